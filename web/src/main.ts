import { mount } from 'svelte';
import './app/colourTokens.css';
import './app/app.css';
import App from './app/App.svelte';
import { networkAddress } from './app/networkAddress.svelte';
import { router } from './app/router.svelte';
import { settings } from './app/settings.svelte';

settings.start();
router.start();
void networkAddress.load().catch(() => undefined);
mount(App, { target: document.getElementById('app') as HTMLElement });

import { mount } from 'svelte';
import './app/tokens.css';
import './app.css';
import App from './App.svelte';
import { around } from './lib/around.svelte';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';

settings.begin();
router.begin();
void around.begin().catch(() => undefined);
mount(App, { target: document.getElementById('app') as HTMLElement });

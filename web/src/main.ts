import { mount } from 'svelte';
import './app/colourTokens.css';
import './app/app.css';
import App from './app/App.svelte';
import { newVersion } from './app/newVersion.svelte';
import { networkAddress } from './app/networkAddress.svelte';
import { mayCarry } from './app/savedSeats';
import { myTables } from './app/myTables.svelte';
import { router } from './app/router.svelte';
import { startServiceWorker } from './app/serviceWorker';
import { recall } from './app/storage';
import { settings } from './app/settings.svelte';

newVersion.watchParts();
settings.start();
router.start();
myTables.start();
void networkAddress.load().catch(() => undefined);
mount(App, { target: document.getElementById('app') as HTMLElement });
// The cipher of carried seats is loaded only where a browser has a code, or a seat to take over.
if (mayCarry()) void import('./carry/carriedSeats').then(({ keepRecovery }) => keepRecovery());
myTables.onawaited = (table) =>
  void import('./notices/openTab').then(({ announce }) => announce(table));
if (recall('person', '')) void import('./notices/person').then(({ keepSeats }) => keepSeats());
void startServiceWorker();

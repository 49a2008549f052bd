/** Registers the service worker, which shows notices and says what is missing without a connection. */
import { newVersion } from './newVersion.svelte';
import { siteUrl } from './siteRoot';

const HOUR = 3_600_000;

/** Browsers have no service workers on pages without https. */
export async function startServiceWorker(): Promise<void> {
  if (!isSecureContext || !('serviceWorker' in navigator)) return;
  try {
    const worker = await navigator.serviceWorker.register(siteUrl('/sw.js'));
    worker.addEventListener('updatefound', () => {
      const found = worker.installing;
      found?.addEventListener('statechange', () => {
        // Without a controller it is this browser's first visit.
        if (found.state === 'installed' && navigator.serviceWorker.controller)
          newVersion.there = true;
      });
    });
    lookForUpdates(worker);
  } catch {
    // A browser that forbids it: the page works without.
  }
}

/** A table may stay open for weeks: asks for a newer version when it is looked at, and each hour. */
function lookForUpdates(worker: ServiceWorkerRegistration): void {
  const look = (): void => void worker.update().catch(() => undefined);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) look();
  });
  setInterval(look, HOUR);
}

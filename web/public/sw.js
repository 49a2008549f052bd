/*
 * The service worker: shows notices that the server pushes, and without a connection a page that says
 * so. It keeps nothing of a game: what a table shows always comes from the server.
 */
const BUILD = '__BUILD__';
const SHELL = ['offline.html', 'offline.js', 'icon.svg'];

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(BUILD).then((cache) => cache.addAll(SHELL)));
});

self.addEventListener('activate', (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) if (name !== BUILD) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  // The page stands at the address that was asked for: its files are known by their names alone.
  const file = SHELL.find((name) => request.url.endsWith(`/${name}`));
  if (request.mode !== 'navigate' && !file) return;
  const kept = file ?? 'offline.html';
  event.respondWith(fetch(request).catch(() => caches.match(kept, { cacheName: BUILD })));
});

const addressOf = (table) => new URL(`t/${table}`, registration.scope).href;

self.addEventListener('push', (event) => {
  const { title, body, table } = event.data.json();
  const show = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (pages.some((page) => page.focused && page.url === addressOf(table))) return;
    const icon = new URL('icon-192.png', registration.scope).href;
    await registration.showNotification(title, { body, tag: table, icon, data: { table } });
  };
  event.waitUntil(show());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = addressOf(event.notification.data.table);
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const page = pages.find(({ url }) => url === address) ?? pages[0];
    if (!page) return self.clients.openWindow(address);
    await page.focus();
    return page.url === address ? page : page.navigate(address);
  };
  event.waitUntil(open());
});

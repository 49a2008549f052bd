/* The page without a connection: in the browser's language; it opens the real page as soon as the server answers. */
const RETRY_MS = 2000;
const { language } = JSON.parse(localStorage.getItem('motherlode.settings') ?? '{}');
if ((language || navigator.language).startsWith('de')) document.documentElement.lang = 'de';
// Browsers report a connection before it can be used, and a server may be down without their notice.
async function reloadIfThere() {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) location.reload();
}
addEventListener('online', () => void reloadIfThere());
setInterval(() => void reloadIfThere(), RETRY_MS);
for (const button of document.querySelectorAll('button'))
  button.addEventListener('click', () => location.reload());

/* The page without a connection: in the reader's language; it opens the real page as soon as the server answers. */
const TEXTS = __TEXTS__;
const RETRY_MS = 2000;
const { language } = JSON.parse(localStorage.getItem('motherlode.settings') ?? '{}');
const wanted = [language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
const chosen = wanted.find((tag) => tag in TEXTS) ?? 'en';
document.documentElement.lang = chosen;
for (const element of document.querySelectorAll('[data-text]'))
  element.textContent = TEXTS[chosen][element.dataset.text];
// Browsers report a connection before it can be used, and a server may be down without their notice.
async function reloadIfThere() {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) location.reload();
}
addEventListener('online', () => void reloadIfThere());
setInterval(() => void reloadIfThere(), RETRY_MS);
document.querySelector('button').addEventListener('click', () => location.reload());

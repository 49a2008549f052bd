/* The page without a connection: in the browser's language; it opens the real page as soon as it can. */
const { language } = JSON.parse(localStorage.getItem('motherlode.settings') ?? '{}');
if ((language || navigator.language).startsWith('de')) document.documentElement.lang = 'de';
addEventListener('online', () => location.reload());
for (const button of document.querySelectorAll('button'))
  button.addEventListener('click', () => location.reload());

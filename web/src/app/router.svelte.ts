import { siteRoot, siteUrl } from './siteRoot';

/** The path of the page's address below the site's root. */
function pathBelowRoot(): string {
  const path = location.pathname;
  return path.startsWith(siteRoot) ? path.slice(siteRoot.length) || '/' : path;
}

/** Chooses the page by the address; links within the site don't reload it. */
class Router {
  path: string = $state(pathBelowRoot());
  query: string = $state(location.search);
  hash: string = $state(location.hash);

  start(): void {
    addEventListener('popstate', () => this.readLocation());
    document.addEventListener('click', (event) => this.followLink(event));
  }

  /** Opens a page by its path below the site's root. */
  go(path: string): void {
    this.open(siteUrl(path));
  }

  private open(address: string): void {
    const before = this.path;
    history.pushState(null, '', address);
    this.readLocation();
    if (this.path === before) return;
    scrollTo({ top: 0, behavior: 'instant' });
    // Screen readers and the keyboard continue at the new page.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  /** Changes the address without leaving the page. */
  replace(path: string): void {
    history.replaceState(null, '', siteUrl(path));
    this.readLocation();
  }

  private readLocation(): void {
    this.path = pathBelowRoot();
    this.query = location.search;
    this.hash = location.hash;
  }

  private followLink(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download'))
      return;
    if (link.pathname.startsWith(siteUrl('/api')) || link.getAttribute('href')?.startsWith('#'))
      return;
    event.preventDefault();
    this.open(link.href);
  }
}

export const router = new Router();

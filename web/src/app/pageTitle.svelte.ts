/** The page's title and icon: both show how many tables await a move of this browser. */
import { onDestroy } from 'svelte';
import { token } from './colourTokens';
import { t } from './language.svelte';
import { siteUrl } from './siteRoot';

class PageTitle {
  /** The title of the page that is open, without a number; '' on a page that has none of its own. */
  private own: string = $state('');

  /** The page whose title it is: the next page may be there before the last one is gone. */
  private owner: symbol | null = null;

  private drawing = '';

  /** Gives the page of a component a title of its own, for as long as it is shown. */
  set(title: () => string): void {
    const page = Symbol();
    $effect(() => {
      this.owner = page;
      this.own = title();
    });
    onDestroy(() => {
      if (this.owner === page) this.own = '';
    });
  }

  /** Shows the title and the icon with a number; 0 shows none. */
  show(count: number): void {
    const title = this.own || t('app.name');
    document.title = count ? `(${count}) ${title}` : title;
    void this.showIcon(count).catch(() => undefined);
    void navigator.setAppBadge?.(count).catch(() => undefined);
  }

  private async showIcon(count: number): Promise<void> {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!icon || icon.dataset['count'] === String(count)) return;
    icon.dataset['count'] = String(count);
    const plain = siteUrl('/icon.svg');
    if (count) this.drawing ||= await fetch(plain).then((answer) => answer.text());
    if (icon.dataset['count'] === String(count)) icon.href = count ? this.numbered(count) : plain;
  }

  /** The icon with a number in its corner. */
  private numbered(count: number): string {
    const mark =
      `<circle cx="21" cy="21" r="11" fill="${token('bad')}"/>` +
      `<text x="21" y="27" font-size="17" font-weight="700" font-family="sans-serif" ` +
      `text-anchor="middle" fill="${token('button-ink')}">${count > 9 ? '9+' : count}</text></svg>`;
    const svg = this.drawing.trim().replace(/<\/svg>$/, mark);
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }
}

export const pageTitle = new PageTitle();

/** The path under which a proxy serves this site: '' at the root, else a path such as /games. */
const meta = document.querySelector<HTMLMetaElement>('meta[name="root-path"]');

export const siteRoot: string = meta?.content ?? '';

/** The address of a page of this site, by its path below the site's root. */
export const siteUrl = (path: string): string => siteRoot + path;

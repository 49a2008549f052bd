/** What speaks for reloading the page. */
class NewVersion {
  /** True once the server has a newer version of the page than the one that is open. */
  there: boolean = $state(false);
  /** True once a part of the page did not load: an upgrade took it away, or the connection is gone. */
  missesPart: boolean = $state(false);

  /** Watches all parts that are loaded when they are needed. */
  watchParts(): void {
    addEventListener('vite:preloadError', () => (this.missesPart = true));
  }
}

export const newVersion = new NewVersion();

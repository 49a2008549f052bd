/**
 * Wishes of a click that take several actions: another ship instead of the one that has its
 * orders, or energy for all three rows. The server still judges every single action; a wish that
 * is not legal when its time comes is dropped, and so are those after it.
 */
import type { BoardTable } from '../board';

export class Wishes {
  /** Each wish is one of several texts: the first that is legal is done. */
  private queue: string[][] = $state.raw([]);

  /** Does the next wish if it is legal now. To be called whenever the legal actions change. */
  follow(table: BoardTable<unknown>): void {
    const next = this.queue[0];
    if (!next || !table.legal.length) return;
    const text = next.find((one) => table.legal.some((action) => action.text === one));
    this.queue = text ? this.queue.slice(1) : [];
    if (text) table.act(text);
    else if (next[0]) table.why(next[0]);
  }

  /** Does these one after the other. */
  all(table: BoardTable<unknown>, ...wishes: string[][]): void {
    this.queue = wishes;
    this.follow(table);
  }

  /** Takes back the order that was begun, then does these. */
  instead(table: BoardTable<unknown>, ...wishes: string[][]): void {
    this.queue = wishes;
    table.takeBack(1);
  }
}

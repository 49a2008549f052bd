/**
 * Clicks that take several actions: a card clicked at the start of a turn means "drill with it", a
 * card clicked out of order means "put it in before the others". The server checks every action; a
 * planned move that is not legal when its time comes is dropped.
 */
import type { BoardTable } from '../board';

export class PlannedMoves {
  private queue: string[] = $state.raw([]);

  /** Does the next planned move if it is legal. Call it whenever the legal actions change. */
  follow(table: BoardTable<unknown>): void {
    const next = this.queue[0];
    if (!next || !table.legal.length) return;
    const legal = table.legal.some((action) => action.text === next);
    this.queue = legal ? this.queue.slice(1) : [];
    if (legal) table.act(next);
    else table.why(next);
  }

  /** Does an action, and after it others. */
  then(table: BoardTable<unknown>, text: string, ...later: string[]): void {
    this.queue = later;
    table.act(text);
  }

  /** Takes cards back that were chosen for a Drill, and chooses these after that. */
  instead(table: BoardTable<unknown>, back: number, cards: string[]): void {
    this.queue = cards.map((card) => `play ${card}`);
    if (back) table.takeBack(back);
    else this.follow(table);
  }
}

/** Cards in the order in which they are chosen: colour by colour, cheapest first. */
export function ordered(cards: string[], order: readonly string[]): string[] {
  const rank = (card: string): number => {
    const [colour = '', number = '0'] = card.split(' ');
    return order.indexOf(colour) * 10 + Number(number);
  };
  return [...cards].sort((one, other) => rank(one) - rank(other));
}

/** How many cards from the front are the same. */
export function same(one: string[], other: string[]): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

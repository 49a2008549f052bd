/**
 * Clicks that take several actions: a card clicked at the start of a turn means "drill with it", a
 * card clicked out of order means "put it in before the others". The server checks every action; a
 * planned move that is not legal when its time comes is dropped.
 */
import type { Action, Game } from '../../wire/games/super_motherload';
import type { BoardTable } from '../boardInterface';
import type { CardName } from './contentLookup';

export class PlannedMoves {
  private queue: Action['text'][] = $state.raw([]);

  /** Does the next planned move if it is legal. Call it whenever the legal actions change. */
  follow(table: BoardTable<Game>): void {
    const next = this.queue[0];
    if (!next || !table.legal.length) return;
    const legal = table.legal.some((action) => action.text === next);
    this.queue = legal ? this.queue.slice(1) : [];
    if (legal) table.act(next);
    else table.why(next);
  }

  /** Does an action, then others. */
  then(table: BoardTable<Game>, text: Action['text'], ...later: Action['text'][]): void {
    this.queue = later;
    table.act(text);
  }

  /** Takes back cards that were chosen for a Drill, then chooses others. */
  instead(table: BoardTable<Game>, back: number, cards: CardName[]): void {
    this.queue = cards.map((card) => `play ${card}` as const);
    if (back) table.takeBack(back);
    else this.follow(table);
  }
}

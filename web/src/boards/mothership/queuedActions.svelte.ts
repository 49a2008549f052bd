/**
 * Clicks that take several actions: another ship instead of the one that has its orders, or energy
 * for all three rows. The server checks every action; a planned move that is not legal when its
 * time comes is dropped, with those after it.
 */
import type { Action, Game } from '../../wire/games/mothership';
import type { BoardTable } from '../boardInterface';

/** A planned move: of its texts the first legal one is done. */
export type PlannedMove = Action['text'][];

export class PlannedMoves {
  private queue: PlannedMove[] = $state.raw([]);

  /** Does the next planned move if it is legal. Call it whenever the legal actions change. */
  follow(table: BoardTable<Game>): void {
    const next = this.queue[0];
    if (!next || !table.legal.length) return;
    const text = next.find((planned) => table.legal.some((action) => action.text === planned));
    this.queue = text ? this.queue.slice(1) : [];
    if (text) table.act(text);
    else if (next[0]) table.why(next[0]);
  }

  /** Does planned moves, one after the other. */
  start(table: BoardTable<Game>, ...planned: PlannedMove[]): void {
    this.queue = planned;
    this.follow(table);
  }

  /** Takes back the order that was begun, then does the planned moves. */
  startInstead(table: BoardTable<Game>, ...planned: PlannedMove[]): void {
    this.queue = planned;
    table.takeBack(1);
  }
}

/** Boards by game: a folder with an `index.ts` each, loaded when a table needs it. */
import type { GameBoard } from './board';

const boards = import.meta.glob<GameBoard>('./*/index.ts');

export async function boardOf(game: string, plain: boolean): Promise<GameBoard> {
  const own = plain ? undefined : boards[`./${game}/index.ts`];
  return (own ?? (boards['./plain/index.ts'] as () => Promise<GameBoard>))();
}

export const hasBoard = (game: string): boolean => `./${game}/index.ts` in boards;

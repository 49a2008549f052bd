/** The mine as a drawing: boards one below the other, tunnels through them. */
import { COLUMNS, ROWS, type View } from '../../wire/games/super_motherload';
import { readSpace, type Cell, type Space } from './spaces';

/** The side of a space, in units of the drawing. */
export const SIDE = 40;
/** The room of the row numbers beside it. */
export const MARGIN = 17;

export interface Layer {
  board: string;
  /** The row of the mine at which the board begins. */
  top: number;
  /** Spaces with rows of the board itself. */
  spaces: Space[];
  dug: boolean[];
}

export function layers(view: View): Layer[] {
  const boards = [view.table.upper_board, view.table.lower_board];
  return boards.flatMap((board, at) => (board !== 'none' ? [layer(view, board, at * ROWS)] : []));
}

function layer(view: View, board: string, top: number): Layer {
  const numbers = view.table.spaces.slice(top * COLUMNS, (top + ROWS) * COLUMNS);
  const spaces = printed(board, numbers);
  const dug = spaces.map(({ row, column }) => isDug(view, { row: top + row, column }));
  return { board, top, spaces, dug };
}

/** The spaces of boards seen before: the same ones for the same numbers, so that nothing is drawn
    again that hasn't changed. */
const known = new Map<string, Space[]>();

function printed(board: string, numbers: number[]): Space[] {
  const key = `${board} ${numbers.join(' ')}`;
  const found =
    known.get(key) ??
    numbers.map((number, at) => readSpace(number, Math.floor(at / COLUMNS), at % COLUMNS));
  known.set(key, found);
  return found;
}

const bit = (mask: number, column: number): boolean => ((mask >> column) & 1) === 1;

/** True if a space is dug; row -1 is the tunnel over the top row. */
export function isDug(view: View, { row, column }: Cell): boolean {
  if (column < 0 || column >= COLUMNS) return false;
  if (row < 0) return row === -1 && bit(view.table.above, column);
  return bit(view.table.covered[row] ?? 0, column);
}

export interface Hole extends Cell {
  key: string;
}
/** A way from a dug space to the one left of it or above it, or `out` of the mine;
    `square` closes a two by two. */
export interface Link extends Hole {
  to: 'left' | 'up' | 'out' | 'square';
}

export function holes({ board, spaces, dug }: Layer): Hole[] {
  return spaces
    .filter((_, at) => dug[at])
    .map(({ row, column }) => ({ row, column, key: `${board} ${row} ${column}` }));
}

export function links(view: View, { board, top, spaces, dug }: Layer): Link[] {
  return spaces.flatMap(({ row, column }, at) => {
    if (!dug[at]) return [];
    const left = isDug(view, { row: top + row, column: column - 1 });
    const up = isDug(view, { row: top + row - 1, column });
    const both = left && up && isDug(view, { row: top + row - 1, column: column - 1 });
    const link = (to: Link['to']): Link => ({
      row,
      column,
      to,
      key: `${board} ${row} ${column} ${to}`,
    });
    return [
      ...(left ? [link('left')] : []),
      ...(up ? [link(top + row > 0 ? 'up' : 'out')] : []),
      ...(both && top + row > 0 ? [link('square')] : []),
    ];
  });
}

/** The mine as a drawing: boards one below the other, tunnels through them. */
import type { BOARD_NAMES, Content, View } from '../../wire/games/super_motherload';
import { mapOf } from './contentLookup';
import { readMap, type Cell, type Space } from './spaces';

/** The side of a space, in units of the drawing. */
export const SIDE = 40;
/** The room of the row numbers beside it. */
export const MARGIN = 17;

export interface Layer {
  board: string;
  /** The row of the mine at which the board begins. */
  top: number;
  rows: number;
  columns: number;
  /** Spaces with rows of the board itself. */
  spaces: Space[];
  dug: boolean[];
}

/** The boards on the table, the upper one first. */
export function layers(view: View, content: Content): Layer[] {
  const { upper_board, lower_board } = view.table;
  if (upper_board === 'none') return [];
  const upper = layer(view, content, upper_board, 0);
  return lower_board === 'none' ? [upper] : [upper, layer(view, content, lower_board, upper.rows)];
}

function layer(
  view: View,
  content: Content,
  board: (typeof BOARD_NAMES)[number],
  top: number,
): Layer {
  const spaces = printedSpaces(mapOf(content, board));
  const dug = spaces.map(({ row, column }) => isDug(view, { row: top + row, column }));
  return { board, top, ...sizeOf(spaces), spaces, dug };
}

/** How many rows and columns a board has. */
export function sizeOf(spaces: Space[]): { rows: number; columns: number } {
  const last = spaces.at(-1) ?? { row: 0, column: 0 };
  return { rows: last.row + 1, columns: last.column + 1 };
}

/** The spaces of maps read before: the same ones for the same map, so that nothing is drawn again
    that hasn't changed. */
const known = new Map<string, Space[]>();

export function printedSpaces(map: string): Space[] {
  const found = known.get(map) ?? readMap(map);
  known.set(map, found);
  return found;
}

const bit = (mask: number, column: number): boolean => ((mask >> column) & 1) === 1;

/** True if a space is dug; row -1 is the tunnel over the top row. */
export function isDug(view: View, { row, column }: Cell): boolean {
  if (column < 0) return false;
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

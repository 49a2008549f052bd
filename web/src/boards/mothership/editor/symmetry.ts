/** The symmetries of a board: where else a mark goes when it is placed on a space. */
import { columnOf, COLUMNS, inside, rowOf, type Chart } from '../hexGrid';

export const SYMMETRIES = ['none', 'half', 'across', 'down', 'both', 'third', 'sixth'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

/** A space by its place around the middle: half spaces to the right, rows down. */
interface Place {
  x: number;
  y: number;
}

const MIRRORS: Record<'none' | 'half' | 'across' | 'down' | 'both', [number, number][]> = {
  none: [[1, 1]],
  half: [
    [1, 1],
    [-1, -1],
  ],
  across: [
    [1, 1],
    [-1, 1],
  ],
  down: [
    [1, 1],
    [1, -1],
  ],
  // Clockwise from the top left, as seats go round the table.
  both: [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ],
};

/** A space and its images, clockwise where it is turned; those off the board are left out. */
export function images(chart: Chart, space: number, symmetry: Symmetry): number[] {
  const turned = symmetry === 'third' || symmetry === 'sixth';
  const middle = middleOf(chart, turned);
  const row = rowOf(space);
  const place = { x: 2 * columnOf(space) + (row & 1) - middle.x, y: row - middle.y };
  const places = turned
    ? turns(place, symmetry === 'third' ? 2 : 1)
    : MIRRORS[symmetry].map(([x, y]) => ({ x: place.x * x, y: place.y * y }));
  const found = places.map(({ x, y }) => spaceAt(chart, x + middle.x, y + middle.y));
  return [...new Set(found)].filter((image) => image >= 0);
}

/** The middle of the board; turns need a space there, so it may lie half a space to the right. */
function middleOf({ columns, rows }: Chart, onSpace: boolean): Place {
  const y = (rows - 1) / 2;
  const x = columns - 1;
  return { x: onSpace && (x - (y & 1)) % 2 ? x + 1 : x, y };
}

/** Turns around the middle by a number of sixths, until it is back at the start. */
function turns(place: Place, sixths: number): Place[] {
  const found: Place[] = [];
  let [q, r] = [(place.x - place.y) / 2, place.y];
  for (let turn = 0; turn < 6; turn += sixths) {
    found.push({ x: 2 * q + r, y: r });
    for (let step = 0; step < sixths; step++) [q, r] = [-r, q + r];
  }
  return found;
}

function spaceAt(chart: Chart, x: number, row: number): number {
  const column = (x - (row & 1)) / 2;
  if (!Number.isInteger(row) || !Number.isInteger(column) || !inside(chart, column, row)) return -1;
  return row * COLUMNS + column;
}

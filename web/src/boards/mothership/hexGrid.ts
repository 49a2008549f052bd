/**
 * Hexes in a rectangle, as the rules number them: a space is `row * 19 + column` on every board,
 * odd rows are shifted right by half a space and one space shorter, `a1` is the top left.
 */
import { COLUMNS, ROWS } from '../../wire/games/mothership';

export { COLUMNS, ROWS };
/** The radius of a hex in drawing units, and how wide it is from side to side. */
export const RADIUS = 30;
export const WIDTH = Math.sqrt(3) * RADIUS;
const LETTERS = 'abcdefghijklmnopqrs';

export interface Point {
  x: number;
  y: number;
}

/** A layout as its text map shows it: the symbol of every space. */
export interface Chart {
  columns: number;
  rows: number;
  marks: Map<number, string>;
}

export const columnOf = (space: number): number => space % COLUMNS;
export const rowOf = (space: number): number => Math.floor(space / COLUMNS);
export const nameOf = (space: number): string => `${LETTERS[columnOf(space)]}${rowOf(space) + 1}`;
export const letterOf = (column: number): string => LETTERS[column] ?? '';

/** The space of a name such as `d4`; -1 for anything else. */
export function spaceOf(name: string): number {
  const found = /^([a-s])(\d+)$/.exec(name);
  const row = Number(found?.[2]) - 1;
  return found && row < ROWS ? row * COLUMNS + LETTERS.indexOf(found[1] ?? '') : -1;
}

/** How many spaces a row has. */
export const rowWidth = (columns: number, row: number): number => columns - (row & 1);

export function inside({ columns, rows }: Chart, column: number, row: number): boolean {
  return row >= 0 && row < rows && column >= 0 && column < rowWidth(columns, row);
}

/** Reads a text map: spaces of a row stand apart, every line is a row. */
export function readChart(map: string): Chart {
  const lines = map
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => line.trim().split(/\s+/));
  const marks = new Map<number, string>();
  lines.forEach((line, row) =>
    line.forEach((mark, column) => marks.set(row * COLUMNS + column, mark)),
  );
  return { columns: Math.max(0, ...lines.map((line) => line.length)), rows: lines.length, marks };
}

/** Where the middle of a space lies in the drawing. */
export function centre(space: number): Point {
  const row = rowOf(space);
  return {
    x: (columnOf(space) + 0.5 + (row & 1) * 0.5) * WIDTH,
    y: row * 1.5 * RADIUS + RADIUS,
  };
}

/** How large the drawing of a board is. */
export const extent = (chart: Chart): Point => ({
  x: chart.columns * WIDTH,
  y: (chart.rows - 1) * 1.5 * RADIUS + 2 * RADIUS,
});

/** The outline of a hex around the origin, with its corners at a radius. */
export function outline(radius = RADIUS): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner + Math.PI / 6;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** The space under a point of the drawing; -1 off the board. */
export function spaceUnder(chart: Chart, { x, y }: Point): number {
  const near = Math.round((y - RADIUS) / (1.5 * RADIUS));
  let best = -1;
  let least = RADIUS * RADIUS;
  for (let row = near - 1; row <= near + 1; row++) {
    const column = Math.round(x / WIDTH - 0.5 - (row & 1) * 0.5);
    if (!inside(chart, column, row)) continue;
    const space = row * COLUMNS + column;
    const at = centre(space);
    const far = (at.x - x) ** 2 + (at.y - y) ** 2;
    if (far < least) [best, least] = [space, far];
  }
  return best;
}

/** The neighbour in a direction (0 east, then clockwise); -1 off the board. */
export function beside(chart: Chart, space: number, direction: number): number {
  const row = rowOf(space);
  const shift = row & 1;
  const steps = [
    [1, 0],
    [shift, 1],
    [shift - 1, 1],
    [-1, 0],
    [shift - 1, -1],
    [shift, -1],
  ];
  const [across = 0, down = 0] = steps[direction] ?? [];
  const column = columnOf(space) + across;
  return inside(chart, column, row + down) ? (row + down) * COLUMNS + column : -1;
}

/** Placements as shapes in the mine: what a text such as `dig d4 across` would cover. */
import type { Action } from '../../wire/games/super_motherload';
import { readCell, type Cell } from './spaces';

type Placing = Extract<Action, { verb: 'dig' | 'blast' }>;

export interface Placement {
  action: Placing;
  cells: Cell[];
  /** `across`, or how a Bomb Pattern is turned. */
  direction: string;
  /** The centre, in spaces. */
  x: number;
  y: number;
}

export const isPlacement = (action: Action): action is Placing =>
  action.verb === 'dig' || action.verb === 'blast';

/** The text of a placement that declines the symbols of some spaces. */
export const placementText = ({ action }: Placement, declined: string[]): Placing['text'] =>
  declined.length ? `${action.verb} ${action.argument} without ${declined.join(' ')}` : action.text;

/** The legal placements of a tunnel of some length, or of a Bomb Pattern. */
export function placementsOf(legal: Action[], length: number, pattern: string): Placement[] {
  return legal.filter(isPlacement).map((action) => {
    const [corner = 'a1', direction = 'across'] = action.argument.split(' ');
    const shape =
      action.verb === 'dig'
        ? line(length, direction)
        : turnPattern(readPattern(pattern), direction);
    const { row, column } = readCell(corner);
    const cells = shape.map((cell) => ({ row: row + cell.row, column: column + cell.column }));
    return { action, cells, direction, ...centre(cells) };
  });
}

function line(length: number, direction: string): Cell[] {
  return Array.from({ length }, (_, at) =>
    direction === 'across' ? { row: 0, column: at } : { row: at, column: 0 },
  );
}

/** The spaces of a Bomb Pattern such as `xx/x.`. */
export function readPattern(text: string): Cell[] {
  return text
    .split('/')
    .flatMap((signs, row) =>
      [...signs].flatMap((sign, column) => (sign === 'x' ? [{ row, column }] : [])),
    );
}

/** A pattern turned: r0-r3 are quarter turns, m0-m3 the same of its mirror image. */
function turnPattern(cells: Cell[], direction: string): Cell[] {
  let shape = direction.startsWith('m')
    ? cells.map((at) => ({ ...at, column: -at.column }))
    : cells;
  for (let turn = Number(direction[1] ?? 0); turn > 0; turn--)
    shape = shape.map(({ row, column }) => ({ row: column, column: -row }));
  const top = Math.min(...shape.map(({ row }) => row));
  const left = Math.min(...shape.map(({ column }) => column));
  return shape.map(({ row, column }) => ({ row: row - top, column: column - left }));
}

function centre(cells: Cell[]): { x: number; y: number } {
  const sum = (of: (cell: Cell) => number): number => cells.reduce((all, at) => all + of(at), 0);
  return {
    x: sum(({ column }) => column) / cells.length + 0.5,
    y: sum(({ row }) => row) / cells.length + 0.5,
  };
}

const covers = (place: Placement, { row, column }: Cell): boolean =>
  place.cells.some((cell) => cell.row === row && cell.column === column);

/** How far a finger may miss a placement, in spaces. */
const REACH = 1.3;

/** The placement that a pointer at (x, y) most likely means. */
export function placementAt(all: Placement[], x: number, y: number): Placement | null {
  const cell = { row: Math.floor(y), column: Math.floor(x) };
  const here = all.filter((place) => covers(place, cell));
  const near = here.length ? here : all.filter((place) => distanceTo(place, x, y) < REACH);
  return cheapest(near, (place) =>
    here.length ? Math.hypot(place.x - x, place.y - y) : distanceTo(place, x, y),
  );
}

function distanceTo({ cells }: Placement, x: number, y: number): number {
  return Math.min(...cells.map(({ row, column }) => Math.hypot(column + 0.5 - x, row + 0.5 - y)));
}

/** The next placement over the same space, turned or shifted. */
export function nextPlacementOver(all: Placement[], now: Placement, over: Cell): Placement {
  const here = all.filter((place) => covers(place, over));
  const at = here.indexOf(now);
  return here[(at + 1) % here.length] ?? now;
}

/** The nearest placement beside another one, turned the same way if there is one. */
export function placementBeside(
  all: Placement[],
  now: Placement,
  dx: number,
  dy: number,
): Placement {
  const ahead = all.filter((place) => (place.x - now.x) * dx + (place.y - now.y) * dy > 0.01);
  const cost = (place: Placement): number => {
    const along = (place.x - now.x) * dx + (place.y - now.y) * dy;
    const aside = Math.abs((place.x - now.x) * dy) + Math.abs((place.y - now.y) * dx);
    return along + 2.5 * aside + (place.direction === now.direction ? 0 : 0.8);
  };
  return cheapest(ahead, cost) ?? now;
}

function cheapest<T>(all: T[], cost: (option: T) => number): T | null {
  let found: T | null = null;
  let least = Infinity;
  for (const option of all) {
    const price = cost(option);
    if (price < least) [found, least] = [option, price];
  }
  return found;
}

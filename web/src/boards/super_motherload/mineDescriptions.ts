/** Spaces of the mine and placements in words. */
import { t } from '../../app/language.svelte';
import type { Counts } from '../../wire/commonGameTypes';
import { MINERALS, type Game } from '../../wire/games/super_motherload';
import type { BoardTable } from '../boardInterface';
import { worth } from './contentLookup';
import { isDeclinable, type Cell, type Space } from './spaces';
import { isDug, type Layer } from './mineLayout';
import type { Placement } from './placements';

/** The terrains that not every tool digs. */
const NEEDS = ['rock', 'red_steel', 'blue_steel', 'yellow_steel'];

export const ground = (kind: string): string => t(`super_motherload.ground.${kind}`);

function spaceAt(boards: Layer[], { row, column }: Cell): Space | undefined {
  const board = boards.findLast(({ top }) => row >= top);
  if (!board || column < 0 || column >= board.columns) return undefined;
  return board.spaces[(row - board.top) * board.columns + column];
}

/** The symbols under a placement that a player may decline. */
export const declinable = (boards: Layer[], place: Placement): Space[] =>
  place.cells
    .map((cell) => spaceAt(boards, cell))
    .flatMap((space, at) =>
      space && isDeclinable(space.symbol) ? [{ ...space, ...place.cells[at]! }] : [],
    );

/** What a space is made of and what lies in it. */
export function spaceInWords(
  { view, content }: BoardTable<Game>,
  boards: Layer[],
  cell: Cell,
): string {
  const space = spaceAt(boards, cell);
  if (!space) return '';
  if (isDug(view, cell)) return t('super_motherload.tunnel');
  const terrain = NEEDS.includes(space.terrain)
    ? t(`super_motherload.needs.${space.terrain}`)
    : ground(space.terrain);
  const mineral = MINERALS.find((kind) => kind === space.symbol);
  if (mineral) return `${terrain}, ${ground(mineral)} ($${content.minerals[mineral]})`;
  return space.symbol === 'empty' ? terrain : `${terrain}, ${ground(space.symbol)}`;
}

/** A placement in words: where, and what it would bring to light. */
export function placeInWords(table: BoardTable<Game>, boards: Layer[], place: Placement): string {
  const finds: Counts = {};
  for (const cell of place.cells) {
    const symbol = spaceAt(boards, cell)?.symbol ?? 'empty';
    if (symbol !== 'empty') finds[symbol] = (finds[symbol] ?? 0) + 1;
  }
  const parts = Object.entries(finds).map(([kind, count]) => `${count} ${ground(kind)}`);
  const minerals = Object.entries(finds).filter(([kind]) =>
    MINERALS.some((known) => known === kind),
  );
  const value = worth(table.content, Object.fromEntries(minerals));
  if (value) parts.push(`$${value}`);
  const { words } = table;
  return `${words.action(place.action)}: ${parts.join(', ') || t('super_motherload.nothing')}`;
}

/** A layout being made: its text map, marks placed on it, and the edition that carries it. */
import type { Layout } from '../../../wire/games/mothership';
import type { Tables } from '../../../wire/commonGameTypes';
import { COLUMNS, ROWS, readChart, rowWidth, type Chart } from '../hexGrid';
import type { ShipType } from '../pieces';
import { images, type Symmetry } from './symmetry';

export const EMPTY = '.';
const from = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, at) => least + at);

export const COLUMN_CHOICES = from(9, COLUMNS);
export const ROW_CHOICES = from(7, ROWS);

const MOST_MAP_SEEDS = 9999;

/** A seed for a generated layout, by chance; it has nothing to do with the seed of a game. */
export const anyMapSeed = (): number => 1 + Math.floor(Math.random() * MOST_MAP_SEEDS);

/** The generator's board that is about as large as one with these columns. */
export const boardSize = (columns: number): string => (columns > 15 ? 'large' : 'small');

/** The marks that may be placed: Stations, and the NPC's fleet for a single player. */
export function symbols(players: number): string[] {
  const stations = Array.from({ length: players }, (_, seat) => String(seat + 1));
  return [EMPTY, '#', 'P', ...stations, ...(players === 1 ? ['F', 'm', 'f', 'b'] : [])];
}

/** The ships of the NPC's fleet, by their marks. */
const SHIP_MARKS: Record<string, ShipType> = { m: 'mothership', f: 'fighter', b: 'bomber' };
export const shipOf = (symbol: string): ShipType | undefined => SHIP_MARKS[symbol];

/** The key of a mark's name in the catalogue. */
export function kindOf(symbol: string): string {
  const kinds: Record<string, string> = {
    [EMPTY]: 'empty',
    '#': 'asteroids',
    P: 'planet',
    F: 'base',
    ...SHIP_MARKS,
  };
  return kinds[symbol] ?? 'station';
}

const isStation = (symbol: string): boolean => /^[1-6]$/.test(symbol);

/** Marks that a map has once: placing one elsewhere moves it. */
const ONCE = /^[1-6Fm]$/;

/** The Station a number of seats after another; '' once every seat has one. */
function following(station: string, after: number, players: number): string | null {
  return after < players ? String(((Number(station) - 1 + after) % players) + 1) : null;
}

export function blank(columns: number, rows: number): string {
  return written({ columns, rows, marks: new Map() });
}

/** A chart as a text map: rows are lines, odd ones indented by one. */
export function written({ columns, rows, marks }: Chart): string {
  const lines = Array.from({ length: rows }, (_, row) => {
    const spaces = Array.from(
      { length: rowWidth(columns, row) },
      (_, column) => marks.get(row * COLUMNS + column) ?? EMPTY,
    );
    return (row & 1 ? ' ' : '') + spaces.join(' ');
  });
  return `${lines.join('\n')}\n`;
}

/** The map on a board of another size: what no longer fits is dropped. */
export function resized(map: string, columns: number, rows: number): string {
  return written({ ...readChart(map), columns, rows });
}

/**
 * The map with a symbol placed on a space and on its images; placing what is there clears it.
 * Stations on images take the numbers that follow.
 */
export function placed(layout: Layout, space: number, symbol: string, symmetry: Symmetry): string {
  const chart = readChart(layout.map);
  const here = chart.marks.get(space) === symbol ? EMPTY : symbol;
  const spaces = images(chart, space, symmetry);
  for (const [at, image] of spaces.entries()) {
    const mark = isStation(here) ? following(here, at, layout.players) : here;
    if (mark === null || (ONCE.test(mark) && at > 0 && !isStation(mark))) continue;
    if (ONCE.test(mark))
      for (const [other, old] of chart.marks) if (old === mark) chart.marks.set(other, EMPTY);
    chart.marks.set(image, mark);
  }
  return written(chart);
}

/** The edition that brings a layout: the option `layout` has to be `custom`. */
export function editionOf({ players, map }: Layout): Tables {
  return { layouts: { custom: { players, map } } };
}

/** The edition as the text of a TOML file. */
export function fileOf({ players, map }: Layout): string {
  return `[layouts.custom]\nplayers = ${players}\nmap = '''\n${map}'''\n`;
}

/** The layout of an edition: the custom one, else its first; null without any. */
export function layoutIn(edition: Tables): Layout | null {
  const { layouts = {} } = edition as { layouts?: { [name: string]: Partial<Layout> } };
  const found = layouts['custom'] ?? Object.values(layouts)[0];
  if (typeof found?.map !== 'string' || !Number.isInteger(found.players)) return null;
  if (found.map.length > 2000 || found.players! < 1 || found.players! > 6) return null;
  const chart = readChart(found.map);
  const fits = chart.columns <= COLUMNS && chart.rows <= ROWS;
  return fits && chart.rows > 0 ? { players: found.players!, map: written(chart) } : null;
}

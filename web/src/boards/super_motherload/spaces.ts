/** Spaces of the mine: their names, and what lies in them. */
import {
  COLOURS,
  SYMBOLS,
  TERRAINS,
  type MINERALS,
  type View,
} from '../../wire/games/super_motherload';

export type Terrain = (typeof TERRAINS)[number];
export type Symbol = (typeof SYMBOLS)[number];
export type Colour = (typeof COLOURS)[number];
export type Mineral = (typeof MINERALS)[number];

/** The letters of the columns. */
export const LETTERS = 'abcdefghijklmnopqrst';

export interface Cell {
  row: number;
  column: number;
}

export interface Space extends Cell {
  terrain: Terrain;
  symbol: Symbol;
}

/** A space of the view: 1 + terrain * 16 + symbol. */
export function readSpace(number: number, row: number, column: number): Space {
  const terrain = TERRAINS[(number - 1) >> 4] ?? 'dirt_1';
  return { row, column, terrain, symbol: SYMBOLS[(number - 1) & 15] ?? 'empty' };
}

export const cellName = ({ row, column }: Cell): string => `${LETTERS[column]}${row + 1}`;

export function readCell(name: string): Cell {
  return { column: LETTERS.indexOf(name[0] ?? 'a'), row: Number(name.slice(1)) - 1 };
}

/** The signs of the content's maps. */
const GROUND = '.,:;#RBY';
const SIGNS = ' igperd*?12';

/** A map of the content files, for a board that is not on the table. */
export function readMap(map: string): Space[] {
  return map
    .trim()
    .split('\n')
    .flatMap((line, row) =>
      line.split(/\s+/).map((signs, column) => {
        const terrain = Math.max(0, GROUND.indexOf(signs[0] ?? '.'));
        const symbol = signs[1] === signs[0] ? 0 : Math.max(0, SIGNS.indexOf(signs[1] ?? ' '));
        return readSpace(1 + terrain * 16 + symbol, row, column);
      }),
    );
}

/** The colour of the current Drill; '' outside a Drill. */
export const drillColour = ({ asked }: View): Colour | '' =>
  asked?.step === 'drill' || asked?.step === 'place_drill' ? (COLOURS[asked.colour] ?? '') : '';

/** Symbols that a player may decline when the tunnel is placed. */
export const isDeclinable = (symbol: Symbol): boolean =>
  ['bomb', 'artifact', 'draw_1', 'draw_2'].includes(symbol);

/** The kinds of things in the box, in the order in which the views number them. */
export const COLOURS = ['red', 'blue', 'yellow', 'wild'] as const;
export const MINERALS = ['iron', 'gold', 'platinum', 'emerald', 'ruby', 'diamond'] as const;
export const DECKS = ['demolition', 'courier', 'archaeology', 'survey'] as const;
export const ARTIFACTS = [
  'extra_action',
  'two_cards',
  'bomb_and_card',
  'free_platinum',
  'gold_and_card',
  'duplicator',
  'into_hand',
  'trophy',
] as const;
const TERRAINS = [
  'dirt_1',
  'dirt_2',
  'dirt_3',
  'dirt_4',
  'rock',
  'red_steel',
  'blue_steel',
  'yellow_steel',
] as const;
const SYMBOLS = ['empty', ...MINERALS, 'bomb', 'artifact', 'draw_1', 'draw_2'] as const;

export type Terrain = (typeof TERRAINS)[number];
export type Symbol = (typeof SYMBOLS)[number];
export type Colour = (typeof COLOURS)[number];

export const COLUMNS = 12;
export const ROWS = 8;
const LETTERS = 'abcdefghijkl';

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

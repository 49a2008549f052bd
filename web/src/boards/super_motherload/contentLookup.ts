/** Rows of the content, by the names that views use for them. */
import type {
  BOARD_NAMES,
  CARD_NAMES,
  Content,
  DECKS,
  Pilot,
} from '../../wire/games/super_motherload';
import { kindsIn, type Counts } from '../../wire/commonGameTypes';
import type { Mineral } from './spaces';

export type DeckName = (typeof DECKS)[number];
export type CardName = (typeof CARD_NAMES)[number];

/** The key of a name in the content: `red_1` of `red 1`. */
type Key<Name extends string> = Name extends `${infer Word} ${infer Rest}`
  ? `${Word}_${Key<Rest>}`
  : Name;

const keyOf = <Name extends string>(name: Name): Key<Name> =>
  name.replaceAll(' ', '_') as Key<Name>;

export const pilotOf = ({ decks }: Content, deck: DeckName, card: CardName): Pilot =>
  decks[deck][keyOf(card)];

/** The text map of a board side. */
export const mapOf = ({ boards }: Content, board: (typeof BOARD_NAMES)[number]): string =>
  boards[keyOf(board)];

/** What Mineral tiles are worth together. */
export const worth = ({ minerals }: Content, tiles: Counts<Mineral>): number =>
  kindsIn(tiles).reduce((sum, [mineral, count]) => sum + minerals[mineral] * count, 0);

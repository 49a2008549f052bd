/** Cards of a deck: their colours and ranks, and the order in which they are chosen. */
import { CARD_NAMES, RANKS, type Pilot } from '../../wire/games/super_motherload';
import type { CardName } from './contentLookup';
import type { Colour } from './spaces';

/** The stack that a card was bought from. */
export const stackOf = (card: CardName): Colour => card.split(' ')[0] as Colour;

/** The colour of a card: a starter says it, the others have that of their stack. */
export const colourOf = (card: CardName, pilot: Pilot): Colour => pilot.colour || stackOf(card);

/** The place of a card in its stack, from 1 on; 0 for a starter. */
export const rankOf = (card: CardName): number =>
  card.startsWith('starter') ? 0 : Number(card.split(' ')[1]);

/** The card of a stack by its rank; null above the highest rank. */
export const cardOf = (colour: Colour, rank: number): CardName | null =>
  rank <= RANKS ? (`${colour} ${rank}` as CardName) : null;

/** Cards in the order in which they are chosen: starters first, then stack by stack. */
export function sortCards(cards: CardName[]): CardName[] {
  return [...cards].sort((first, second) => CARD_NAMES.indexOf(first) - CARD_NAMES.indexOf(second));
}

/** How many cards at the front of two lists are the same. */
export function commonStart(first: CardName[], second: CardName[]): number {
  let at = 0;
  while (at < first.length && first[at] === second[at]) at++;
  return at;
}

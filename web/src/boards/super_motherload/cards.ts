/** Cards of a deck by colour and rank, and the order in which they are chosen. */
import { COLOURS, RANKS } from '../../wire/games/super_motherload';
import type { CardName } from './content';
import type { Colour } from './spaces';

export const colourOf = (card: CardName): Colour => card.split(' ')[0] as Colour;
export const rankOf = (card: CardName): number => Number(card.split(' ')[1]);

/** The card of a colour and rank; null above the highest rank. */
export const cardOf = (colour: Colour, rank: number): CardName | null =>
  rank < RANKS ? (`${colour} ${rank}` as CardName) : null;

/** Cards in the order in which they are chosen: colour by colour, cheapest first. */
export function sortCards(cards: CardName[]): CardName[] {
  const place = (card: CardName): number => COLOURS.indexOf(colourOf(card)) * RANKS + rankOf(card);
  return [...cards].sort((one, other) => place(one) - place(other));
}

/** How many cards at the front of two lists are the same. */
export function commonStart(one: CardName[], other: CardName[]): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

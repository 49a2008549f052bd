/** Cards and goals in words, for labels. */
import { t } from '../../app/language.svelte';
import type { Words } from '../../app/gameWords';
import type { Minor, Pilot } from '../../wire/games/super_motherload';
import type { CardName } from './contentLookup';

/** The name of a card: an edition's own, else a starter is named by its colour. */
export const cardName = (words: Words, card: CardName, pilot: Pilot): string =>
  pilot.name || (pilot.colour ? words.of('starters', pilot.colour) : words.name(card));

/** A Pilot's card in words. */
export function cardLabel(words: Words, card: CardName, pilot: Pilot): string {
  const parts = [cardName(words, card, pilot), t('super_motherload.icons', { count: pilot.icons })];
  if (pilot.drill.length)
    parts.push(
      t('super_motherload.drill_bonus', {
        what: pilot.drill.map((bonus) => words.of('bonuses', bonus)).join(', '),
      }),
    );
  if (pilot.buy !== 'none')
    parts.push(t('super_motherload.buy_bonus', { what: words.of('bonuses', pilot.buy) }));
  if (pilot.pattern)
    parts.push(t('super_motherload.pattern', { count: pilot.pattern.split('x').length - 1 }));
  if (pilot.cost) parts.push(t('super_motherload.cost', { cost: pilot.cost }));
  parts.push(t('super_motherload.points', { points: pilot.points }));
  return parts.join(', ');
}

/** A Minor's goal: what is counted, and within which time. */
export function goalText(words: Words, { what, within, count }: Minor): string {
  const asked = words.of(within === 'held' ? 'held' : 'goals', what, { count });
  return `${asked} ${words.of('within', within)}`.trim();
}

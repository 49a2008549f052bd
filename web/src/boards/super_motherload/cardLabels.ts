/** Cards and goals in words, for labels. */
import { t } from '../../app/language.svelte';
import type { Words } from '../../app/gameWords';
import type { Minor, Pilot } from '../../wire/games/super_motherload';
import type { CardName } from './content';

/** A Pilot's card in words. */
export function cardLabel(words: Words, card: CardName, pilot: Pilot): string {
  const parts = [words.name(card), t('super_motherload.icons', { count: pilot.icons })];
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

export const goalText = (words: Words, { goal, count }: Minor): string =>
  words.of('goals', goal).replace('{count}', String(count));

/** The name of the icon of a bonus. */
export const bonusIcon = (bonus: string): string => (bonus === 'rock' ? 'breaks' : bonus);

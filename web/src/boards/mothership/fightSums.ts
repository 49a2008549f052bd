/** The sums of a fight for the log: what the dice gave and what the bonuses added. */
import { t } from '../../app/language.svelte';
import type { Entry } from '../../wire/apiTypes';
import type { Content, Fact } from '../../wire/games/mothership';
import { lastFight, type Rolled } from './fights';

/** The note of the log on the last entry; empty unless it tells the totals of a fight. */
export function logNote(entries: Entry[], content: Content): string {
  const last = entries.at(-1);
  const facts = (last?.events ?? []) as Fact[];
  const at = facts.findIndex(({ event }) => event === 'totals');
  const totals = facts[at];
  if (!last || totals?.event !== 'totals') return '';
  const upToTotals = { ...last, events: facts.slice(0, at + 1) as Entry['events'] };
  const fight = lastFight({ entries: [...entries.slice(0, -1), upToTotals], content });
  if (!fight?.attack.length || !fight.defence.length) return '';
  const [attack, defence] = [sumOf(fight.attack), sumOf(fight.defence)];
  return t('mothership.sums', {
    attack,
    defence,
    attack_bonus: totals.attack - attack,
    defence_bonus: totals.defence - defence,
  });
}

const sumOf = (dice: Rolled[]): number =>
  dice.reduce((sum, { die, times }) => sum + die * times, 0);

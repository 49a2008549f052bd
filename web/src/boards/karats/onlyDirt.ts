/** Turns that dug up nothing but Dirt, of which nothing can be kept. */
import { t } from '../../app/language.svelte';
import type { Entry } from '../../wire/apiTypes';
import type { Fact } from '../../wire/games/karats';

/** True if the last turn of these entries that discarded cubes had dug up Dirt alone. */
export function onlyDirt(entries: Entry[]): boolean {
  const facts = entries.flatMap((entry) => entry.events as Fact[]);
  const end = facts.findLastIndex(({ event }) => event === 'discarded');
  const turn = facts.slice(0, end).findLastIndex(({ event }) => event === 'turn_began');
  const cubes = facts
    .slice(turn + 1, Math.max(end, 0))
    .flatMap((fact) => (fact.event === 'excavated' ? [fact.cube] : []));
  return cubes.length > 0 && cubes.every((cube) => cube === 'dirt');
}

/** The note of the log on the last entry: why a turn ended without a choice. */
export function logNote(entries: Entry[]): string {
  const last = (entries.at(-1)?.events ?? []) as Fact[];
  const ends = last.some(({ event, ...fact }) => event === 'discarded' && 'seat' in fact);
  return ends && onlyDirt(entries) ? t('karats.only_dirt') : '';
}

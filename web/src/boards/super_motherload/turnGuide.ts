/** The goal and the phases of a turn of Super Motherload. */
import { t } from '../../app/language.svelte';
import type { Game } from '../../wire/games/super_motherload';
import type { BoardTable, TurnGuide } from '../boardInterface';

export function guide({ view }: BoardTable<Game>): TurnGuide {
  const left = view.table.actions_left;
  const discards = view.asked?.step === 'discard';
  return {
    goal: t('super_motherload.goal'),
    phases: ['first', 'last', 'discard'].map((name) => t(`super_motherload.phase_${name}`)),
    now: discards ? 2 : left > 1 ? 0 : left === 1 ? 1 : -1,
  };
}

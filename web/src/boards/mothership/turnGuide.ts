/** The goal and the phases of a turn of Mothership. */
import { t } from '../../app/language.svelte';
import type { BoardTable, TurnGuide } from '../boardInterface';
import type { Game } from '../../wire/games/mothership';
import { goalsOf } from './pieces';

export function guide(table: BoardTable<Game>): TurnGuide {
  const { asked, table: shown } = table.view;
  const counts = shown.mode === 'victory_points';
  const fights = shown.fight !== 'none' || asked?.step === 'join';
  const now = asked?.step === 'place' ? -1 : asked?.step === 'market' ? 2 : fights ? 1 : 0;
  return {
    goal: counts ? t('mothership.target', { target: goalsOf(table) }) : t('mothership.goal'),
    phases: ['orders', 'fight', 'market'].map((name) => t(`mothership.phase_${name}`)),
    now,
  };
}

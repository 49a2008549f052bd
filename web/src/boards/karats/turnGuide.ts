/** The goal and the phases of a turn of Karats. */
import { t } from '../../app/language.svelte';
import type { Game } from '../../wire/games/karats';
import type { BoardTable, TurnGuide } from '../boardInterface';

const PHASES = ['build', 'steam', 'mine', 'use', 'keep', 'end'] as const;
type Phase = (typeof PHASES)[number];
const PHASE_OF: Record<string, Phase> = {
  build: 'build',
  pay: 'build',
  geothermal: 'steam',
  load_steam: 'steam',
  fuel: 'steam',
  mine: 'mine',
  use: 'use',
  boiler_steam: 'use',
  keep: 'keep',
  end: 'end',
  answer: 'end',
  counter: 'end',
  bonus: 'end',
};

export function guide({ content, view }: BoardTable<Game>): TurnGuide {
  const phase = PHASE_OF[view.asked?.step ?? ''];
  return {
    goal: t('karats.goal', { to: content.gold.to_win }),
    phases: PHASES.map((name) => t(`karats.phase_${name}`)),
    now: phase ? PHASES.indexOf(phase) : -1,
  };
}

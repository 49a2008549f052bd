/** Effects that flash on the board for the events of the latest entry. */
import type { Fact } from '../../wire/games/mothership';
import type { BoardContext } from './boardContext.svelte';
import { spaceOf } from './hexGrid';
import { stationOf } from './pieces';

export interface Effect {
  key: string;
  kind: 'blast' | 'flare' | 'pulse';
  space: number;
  colour: string;
}

const KINDS: Partial<Record<Fact['event'], Effect['kind']>> = {
  exploded: 'blast',
  station_exploded: 'blast',
  planet_removed: 'blast',
  hull_hit: 'flare',
  paid_hull: 'pulse',
  shield_broken: 'flare',
  station_hit: 'flare',
  captured: 'pulse',
  respawned: 'pulse',
  warped: 'pulse',
};

export function effectsOf(context: BoardContext): Effect[] {
  const entry = context.table.entries.at(-1);
  if (!entry) return [];
  return (entry.events as Fact[]).flatMap((fact, at) => {
    const kind = KINDS[fact.event];
    const space = kind ? effectSpace(context, fact) : -1;
    if (!kind || space < 0) return [];
    const colour = context.fleet(fact.seat ?? -1)?.colour ?? 'var(--white)';
    return { key: `${entry.number} ${at}`, kind, space, colour };
  });
}

function effectSpace(context: BoardContext, fact: Fact): number {
  if ('space' in fact) return spaceOf(fact.space);
  const seat = fact.seat ?? -1;
  if (fact.event === 'station_hit') return stationOf(context.table.view, seat);
  const ship = context.ships.find((other) => other.seat === seat && other.ship === 0);
  return ship?.space ?? -1;
}

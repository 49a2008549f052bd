/** Which pieces fly where for an event. */
import { kindsIn, type Counts } from '../../wire/commonGameTypes';
import type { Fact } from '../../wire/games/karats';
import type { Flight } from '../../table/playback.svelte';
import type { CubeKind, FlyingKind } from './pieceKinds';

const MOST = 8;

export function animate(events: Fact[]): Flight<FlyingKind>[] {
  return events.flatMap(flights);
}

function flights(fact: Fact): Flight<FlyingKind>[] {
  const seat = fact.seat ?? -1;
  const stock = `inventory ${seat}`;
  const machines = `machines ${seat}`;
  switch (fact.event) {
    case 'excavated':
      return [fly(fact.cube, 'mine', landing(fact))];
    case 'kept':
      return [fly(fact.material, 'tray', stock)];
    case 'discarded':
      return several('dirt', 'tray', 'discard', fact.count);
    case 'paid':
      return [fly(fact.material, stock, 'discard')];
    case 'built':
    case 'engineered':
      return [fly(fact.device, `stack ${fact.device}`, machines)];
    case 'steam_loaded':
      return [fly('steam', 'pool', machines)];
    case 'steam_returned':
      return several('steam', machines, 'pool', fact.count);
    case 'ember_loaded':
      return [fly('ember', stock, machines)];
    case 'dynamite_used':
      return [fly('dynamite', machines, 'mine')];
    case 'gold_discovered':
      return several('gold', 'undiscovered', 'mine', fact.count);
    case 'mine_refilled':
      return several('dirt', 'discard', 'mine', fact.count);
    case 'bonus_taken':
      return [fly(fact.material, 'discard', stock)];
    case 'traded':
      return traded(fact, stock);
    default:
      return [];
  }
}

function landing(fact: Extract<Fact, { event: 'excavated' }>): string {
  if (fact.cube === 'gold') return `gold ${fact.seat ?? 'automaton'}`;
  return fact.seat === undefined ? 'gold automaton' : 'tray';
}

function traded(fact: Extract<Fact, { event: 'traded' }>, ours: string): Flight<FlyingKind>[] {
  const theirs = `inventory ${Number(fact.to.split(' ')[1]) - 1}`;
  return [...bundle(fact.give, ours, theirs), ...bundle(fact.want, theirs, ours)];
}

function bundle(cubes: Counts<CubeKind>, from: string, to: string): Flight<FlyingKind>[] {
  return kindsIn(cubes).flatMap(([kind, count]) => several(kind, from, to, count));
}

function several(piece: FlyingKind, from: string, to: string, count: number): Flight<FlyingKind>[] {
  return Array.from({ length: Math.min(count, MOST) }, () => fly(piece, from, to));
}

const fly = (piece: FlyingKind, from: string, to: string): Flight<FlyingKind> => ({
  piece,
  from,
  to,
});

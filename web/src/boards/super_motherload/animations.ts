/** Which pieces fly where for an event. */
import { kindsIn, type Counts } from '../../wire/commonGameTypes';
import type { Fact } from '../../wire/games/super_motherload';
import type { Flight } from '../../table/playback.svelte';
import type { IconKind } from './art/iconKinds';
import { stackOf } from './cardColoursAndRanks';
import type { Mineral } from './spaces';

const MOST = 6;

export function animate(events: Fact[]): Flight<IconKind>[] {
  let cell = '';
  return events.flatMap((fact) => {
    if (fact.event === 'space_covered') cell = `cell ${fact.cell}`;
    return flights(fact, cell);
  });
}

function flights(fact: Fact, cell: string): Flight<IconKind>[] {
  const seat = fact.seat ?? -1;
  switch (fact.event) {
    case 'collected':
      return [fly(fact.mineral, cell, 'cart')];
    case 'stowed':
      return bundle(fact.minerals, 'cart', `stack ${seat} ${fact.stack}`);
    case 'drew':
      return [fly('cards', `deck ${seat}`, `hand ${seat}`)];
    case 'bomb_taken':
      return [fly('bomb', cell || 'cart', `bombs ${seat}`)];
    case 'artifact_taken':
      return [fly('back', cell || 'cart', `artifacts ${seat}`)];
    case 'bought':
      return [fly('cards', `stack ${seat} ${stackOf(fact.card)}`, `${fact.to} ${seat}`)];
    case 'major_claimed':
      return [fly('trophy', `goal ${fact.major}`, `points ${seat}`)];
    case 'minor_claimed':
      return [fly('trophy', `goal ${fact.minor}`, `points ${seat}`)];
    default:
      return [];
  }
}

function bundle(tiles: Counts<Mineral>, from: string, to: string): Flight<IconKind>[] {
  const each = kindsIn(tiles).flatMap(([kind, count]) => Array<Mineral>(count).fill(kind));
  return each.slice(0, MOST).map((kind) => fly(kind, from, to));
}

const fly = (piece: IconKind, from: string, to: string): Flight<IconKind> => ({ piece, from, to });

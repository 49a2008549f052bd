/** Which piece, card or tile an action is about. Not a rule: only where to click. */
import type { Legal } from '../../wire/types';
import { SHIPS, type View } from '../../wire/games/mothership';
import { spaceOf } from './hexGrid';
import { planetsOf, stationOf } from './pieces';

export type ActionTargets = Map<string, Legal[]>;
export type SpaceActions = Map<number, Legal[]>;

const SPACES = new Set(['place', 'move', 'enter', 'attack', 'target']);
const FOLDED = new Set(['order', 'research', 'sell', 'engines', 'weapons', 'explore']);
const FLEET = new Set(['order', 'join', 'pick']);

/** True if an action is usually done by a click on the board: the prompt folds the list of those. */
export const isOnBoard = ({ verb }: Legal): boolean => SPACES.has(verb) || FOLDED.has(verb);

/** The space that an action is about, or -1. */
function actionSpace({ verb, argument }: Legal, view: View, seat: number): number {
  if (SPACES.has(verb)) return spaceOf(argument);
  if (FLEET.has(verb)) {
    const ship = SHIPS.findIndex((name) => name === argument);
    return (view.seats[fleetOf(verb, view, seat)]?.ships[ship] ?? 0) - 1;
  }
  if (verb === 'explore')
    return planetsOf(view).find(({ index }) => `planet ${index + 1}` === argument)?.space ?? -1;
  if (verb === 'player') return stationOf(view, Number(argument.split(' ')[1]) - 1);
  return -1;
}

/** Whose ships are picked from: in a dogfight always the attacker's. */
function fleetOf(verb: string, view: View, seat: number): number {
  const fighting = view.table.fight !== 'none';
  return verb === 'pick' && fighting ? view.table.attacker : seat;
}

/** The legal actions by the space that they are about. */
export function actionsBySpace(legal: Legal[], view: View, seat: number): SpaceActions {
  const found: SpaceActions = new Map();
  for (const action of legal) {
    const space = actionSpace(action, view, seat);
    if (space >= 0) found.set(space, [...(found.get(space) ?? []), action]);
  }
  return found;
}

/** What an action is about off the board: cards, tiles, seats, the deck, the fight. */
function targetOf({ verb, argument, text }: Legal): string {
  switch (verb) {
    case 'play':
    case 'sell':
      return `card ${argument}`;
    case 'research':
      return `tile ${argument}`;
    case 'overcharge':
      return 'overcharge';
    case 'buy':
    case 'draw':
      return 'deck';
    case 'player':
      return `player ${Number(argument.split(' ')[1]) - 1}`;
    case 'join':
    case 'pick':
      return `ship ${argument}`;
    case 'subsystem':
    case 'use':
      return `${verb} ${argument}`;
    case 'double':
    case 'avoid':
      return 'event';
    default:
      return text;
  }
}

export function actionTargets(legal: Legal[]): ActionTargets {
  const found: ActionTargets = new Map();
  for (const action of legal) {
    const target = targetOf(action);
    found.set(target, [...(found.get(target) ?? []), action]);
  }
  return found;
}

/** Which piece, card or tile an action is about. Not a rule: only where to click. */
import { SHIPS, type Action, type View } from '../../wire/games/mothership';
import { spaceOf } from './hexGrid';
import { planetsOf, stationOf } from './pieces';

export type ActionTargets = Map<string, Action[]>;
export type SpaceActions = Map<number, Action[]>;

type Verb = Action['verb'];
const SPACES = new Set<Verb>(['place', 'move', 'enter', 'attack', 'target']);
const FOLDED = new Set<Verb>([
  'order',
  'research',
  'recharge',
  'sell',
  'engines',
  'weapons',
  'explore',
]);
const FLEET = new Set<Verb>(['order', 'join', 'pick', 'pick_added']);

/** True if an action is usually done by a click on the board: the prompt folds the list of those. */
export const isOnBoard = ({ verb }: Action): boolean => SPACES.has(verb) || FOLDED.has(verb);

/** The space that an action is about, or -1. */
function actionSpace({ verb, argument }: Action, view: View, seat: number): number {
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

/** Whose ships are picked from: in a dogfight the attacker's, of added throws the own ones. */
function fleetOf(verb: Verb, view: View, seat: number): number {
  const { fight, attacker, last_added_defence_die: added } = view.table;
  const defends = fight !== 'none' && attacker !== seat && added > 0;
  return verb === 'pick' && fight !== 'none' && !defends ? attacker : seat;
}

/** The legal actions by the space that they are about. */
export function actionsBySpace(legal: Action[], view: View, seat: number): SpaceActions {
  const found: SpaceActions = new Map();
  for (const action of legal) {
    const space = actionSpace(action, view, seat);
    if (space >= 0) found.set(space, [...(found.get(space) ?? []), action]);
  }
  return found;
}

/** What an action is about off the board: cards, tiles, seats, the deck, the fight. */
function targetOf({ verb, argument, text }: Action): string {
  switch (verb) {
    case 'play':
    case 'sell':
      return `card ${argument}`;
    case 'research':
      return `tile ${argument}`;
    case 'overcharge':
    case 'recharge':
      return 'orange tile';
    case 'buy':
    case 'draw':
      return 'deck';
    case 'player':
      return `player ${Number(argument.split(' ')[1]) - 1}`;
    case 'join':
    case 'pick':
    case 'pick_added':
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

export function actionTargets(legal: Action[]): ActionTargets {
  const found: ActionTargets = new Map();
  for (const action of legal) {
    const target = targetOf(action);
    found.set(target, [...(found.get(target) ?? []), action]);
  }
  return found;
}

/** Which part of the board an action is about. Not a rule: only where to click. */
import type { Action, Pilot } from '../../wire/games/super_motherload';
import { colourOf } from './cardColoursAndRanks';
import type { CardName } from './contentLookup';

export type ActionTargets = Map<string, Action[]>;
export interface HandCard {
  card: CardName;
  pilot: Pilot;
}

/** The parts of the board that an action is about; `hand` names the cards in hand. */
function targetsOf({ verb, argument }: Action, hand: HandCard[]): string[] {
  switch (verb) {
    case 'draw':
      return ['deck'];
    case 'drill':
      return hand
        .filter(({ card, pilot }) => [argument, 'wild'].includes(colourOf(card, pilot)))
        .map(({ card }) => inHand(card));
    case 'bomb':
    case 'play':
    case 'discard':
      return [inHand(argument)];
    case 'stow':
      return [`stack ${argument}`];
    case 'buy':
      return [`stack ${argument.split(' ')[0]}`];
    case 'use':
      return [`artifact ${argument}`];
    case 'duplicate':
      return [`mineral ${argument}`];
    case 'swap':
    case 'claim':
      return [`goal ${argument}`];
    case 'side':
    case 'pick':
      return [`${verb} ${argument}`];
    default:
      return [];
  }
}

const inHand = (card: string): string => `hand ${card}`;

export function actionTargets(legal: Action[], hand: HandCard[]): ActionTargets {
  const found: ActionTargets = new Map();
  for (const action of legal)
    for (const target of targetsOf(action, hand))
      found.set(target, [...(found.get(target) ?? []), action]);
  return found;
}

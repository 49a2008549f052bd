/** Which part of the board an action is about. Not a rule: only where to click. */
import type { Legal } from '../../wire/types';
import { colourOf } from './cards';
import type { CardName } from './content';

export type ActionTargets = Map<string, Legal[]>;

/** The parts of the board that an action is about; `hand` names the cards in hand. */
function targetsOf({ verb, argument }: Legal, hand: CardName[]): string[] {
  switch (verb) {
    case 'draw':
      return ['deck'];
    case 'drill':
      return hand.filter((card) => [argument, 'wild'].includes(colourOf(card))).map(inHand);
    case 'bomb':
    case 'play':
    case 'discard':
      return [inHand(argument)];
    case 'stow':
      return [`stack ${argument}`];
    case 'buy':
      return [`stack ${colourOf(argument as CardName)}`];
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

export function actionTargets(legal: Legal[], hand: CardName[]): ActionTargets {
  const found: ActionTargets = new Map();
  for (const action of legal)
    for (const target of targetsOf(action, hand))
      found.set(target, [...(found.get(target) ?? []), action]);
  return found;
}

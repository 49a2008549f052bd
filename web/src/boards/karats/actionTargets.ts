/** Which part of the board an action is about. Not a rule: only where to click. */
import type { Action } from '../../wire/games/karats';

export const machineTarget = (seat: number, machine: string): string =>
  `machine ${seat} ${machine}`;
export const inventoryTarget = (seat: number, cube: string): string => `inventory ${seat} ${cube}`;

export function targetOf({ verb, argument }: Action, seat: number): string {
  switch (verb) {
    case 'build':
    case 'engineer':
      return `stack ${argument}`;
    case 'load':
      return machineTarget(seat, argument);
    case 'use':
      return usedTarget(argument, seat);
    case 'sabotage': {
      const aim = /^seat (\d+) (.+)$/.exec(argument);
      return machineTarget(Number(aim?.[1]) - 1, aim?.[2] ?? '');
    }
    case 'pay':
      return inventoryTarget(seat, argument);
    case 'keep':
      return `tray ${argument}`;
    case 'take':
      return `discard ${argument}`;
    case 'draft':
      return `profession ${argument}`;
    case 'mine':
      return 'mine';
    default:
      return 'offer';
  }
}

function usedTarget(argument: string, seat: number): string {
  if (argument === 'dynamite') return `dynamite ${seat}`;
  return machineTarget(seat, argument.startsWith('steambot to') ? 'steambot 1' : argument);
}

export type ActionTargets = Map<string, Action[]>;

export function actionTargets(legal: Action[], seat: number): ActionTargets {
  const found: ActionTargets = new Map();
  for (const action of legal) {
    const target = targetOf(action, seat);
    found.set(target, [...(found.get(target) ?? []), action]);
  }
  return found;
}

/** True for offers and counter-offers, which the board composes. */
export const isTrade = ({ verb }: Action): boolean => verb === 'offer' || verb === 'counter';

/** The seats that an offer may be made to now. */
export function tradePartners(legal: Action[]): number[] {
  const offers = legal.filter(({ verb }) => verb === 'offer');
  const seats = offers.map(({ argument }) => Number(/seat (\d+)$/.exec(argument)?.[1]) - 1);
  return [...new Set(seats)].sort((first, second) => first - second);
}

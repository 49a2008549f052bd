/** Which part of the board an action is about. Not a rule: only where to click. */
import type { Legal } from '../../wire/types';
import type { View } from '../../wire/games/karats';

export const machineTarget = (seat: number, machine: string): string =>
  `machine ${seat} ${machine}`;
export const inventoryTarget = (seat: number, cube: string): string => `inventory ${seat} ${cube}`;

export function targetOf({ verb, argument }: Legal, seat: number, view: View): string {
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
    case 'give':
      return inventoryTarget(seat, argument);
    case 'want':
      return inventoryTarget(offeredTo(view), argument);
    case 'keep':
      return `tray ${argument}`;
    case 'take':
      return `discard ${argument}`;
    case 'draft':
      return `profession ${argument}`;
    case 'offer':
      return argument;
    case 'mine':
      return 'mine';
    default:
      return 'offer';
  }
}

/** The seat that an offer is being made to; -1 for none. */
const offeredTo = ({ asked }: View): number => (asked?.step === 'offer' ? asked.to : -1);

function usedTarget(argument: string, seat: number): string {
  if (argument === 'dynamite') return `dynamite ${seat}`;
  return machineTarget(seat, argument.startsWith('steambot to') ? 'steambot 1' : argument);
}

export type ActionTargets = Map<string, Legal[]>;

export function actionTargets(legal: Legal[], seat: number, view: View): ActionTargets {
  const found: ActionTargets = new Map();
  for (const action of legal) {
    const target = targetOf(action, seat, view);
    found.set(target, [...(found.get(target) ?? []), action]);
  }
  return found;
}

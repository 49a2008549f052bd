/** Which thing on the table an action is about. Not a rule: only where to click. */
import type { Legal } from '../../wire/types';
import type { View } from '../../wire/shapes';

export const CUBES = ['dirt', 'iron', 'ember', 'copper', 'gold'] as const;
export const MATERIALS = ['iron', 'ember', 'copper'] as const;
export const DEVICES = ['drill', 'steambot', 'boiler', 'dynamite', 'megalodrill'] as const;
export const PROFESSIONS = ['prospector', 'pilot', 'engineer', 'capitalist', 'saboteur'] as const;

export const machineThing = (seat: number, machine: string): string => `machine ${seat} ${machine}`;
export const inventoryThing = (seat: number, cube: string): string => `inventory ${seat} ${cube}`;

export function thingOf({ verb, argument }: Legal, seat: number, view: View): string {
  switch (verb) {
    case 'build':
    case 'engineer':
      return `stack ${argument}`;
    case 'load':
      return machineThing(seat, argument);
    case 'use':
      return used(argument, seat);
    case 'sabotage': {
      const aim = /^seat (\d+) (.+)$/.exec(argument);
      return machineThing(Number(aim?.[1]) - 1, aim?.[2] ?? '');
    }
    case 'pay':
    case 'give':
      return inventoryThing(seat, argument);
    case 'want':
      return inventoryThing(Number(view.asked?.to ?? -1), argument);
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

function used(argument: string, seat: number): string {
  if (argument === 'dynamite') return `dynamite ${seat}`;
  return machineThing(seat, argument.startsWith('steambot to') ? 'steambot 1' : argument);
}

export type Things = Map<string, Legal[]>;

export function things(legal: Legal[], seat: number, view: View): Things {
  const found: Things = new Map();
  for (const action of legal) {
    const thing = thingOf(action, seat, view);
    found.set(thing, [...(found.get(thing) ?? []), action]);
  }
  return found;
}

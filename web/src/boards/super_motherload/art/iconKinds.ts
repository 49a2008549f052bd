/** The icons of the sprite sheet: what lies in the mine, marks of colours, bonuses, and piles. */
import type { Pilot } from '../../../wire/games/super_motherload';
import type { Colour, Symbol } from '../spaces';

export type Bonus = Exclude<Pilot['drill'][number] | Pilot['buy'], 'none'>;
export type IconKind =
  | Exclude<Symbol, 'empty'>
  | `mark-${Colour}`
  | Exclude<Bonus, 'rock'>
  | 'breaks'
  | 'cards'
  | 'discard'
  | 'back'
  | 'trophy';

/** The icon of a bonus. */
export const bonusIcon = (bonus: Bonus): IconKind => (bonus === 'rock' ? 'breaks' : bonus);

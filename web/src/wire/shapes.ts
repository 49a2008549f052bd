/** The parts of views that every game has; the rest of a view is the game's own. */
import type { Conflict, Ok, Reject, Said, Sync, TableChanged, Throttled, Update } from './types';

export type Counts = Record<string, number>;
export type Shown = string | number | number[] | Counts | null | undefined;

/** What is asked and of whom, with the fields of its step by name. */
export interface Asked {
  step: string;
  seat: number;
  [field: string]: string | number;
}

export interface View {
  over: boolean;
  turn: number;
  asked: Asked | null;
  table: Record<string, Shown>;
  seats: Record<string, Shown>[];
}

export type ServerMessage =
  Sync | Update | TableChanged | Said | Ok | Reject | Conflict | Throttled;
export type Answer = Ok | Reject | Conflict | Throttled | Sync;

/** Whether nothing more is played at a table. */
export const isOver = ({ state }: { state: string }): boolean =>
  state === 'over' || state === 'closed';

export const asView = (view: unknown): View => view as View;
export const asNumber = (shown: Shown): number => (typeof shown === 'number' ? shown : 0);
export const asText = (shown: Shown): string => (typeof shown === 'string' ? shown : '');

/** How many there are of each kind; the view leaves out what there is none of. */
export function asCounts(shown: Shown): Counts {
  return typeof shown === 'object' && shown !== null && !Array.isArray(shown) ? shown : {};
}

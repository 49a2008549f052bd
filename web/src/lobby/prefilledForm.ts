/** Values that another page fills into the form of a new table. */
import type { Tables } from '../wire/commonGameTypes';

export interface Prefill {
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  edition: Tables;
}

let waiting: Prefill | null = null;

export function prefill(given: Prefill): void {
  waiting = given;
}

/** The game whose form is filled in; '' for none. */
export const prefilledGame = (): string => waiting?.game ?? '';

/** Takes the values for a game's form; they are given once. */
export function takePrefill(game: string): Prefill | null {
  const taken = waiting?.game === game ? waiting : null;
  if (taken) waiting = null;
  return taken;
}

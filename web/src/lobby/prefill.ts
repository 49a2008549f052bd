/** What another page hands over to the form of a new table. */
export interface Handed {
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  edition: Record<string, unknown>;
}

let waiting: Handed | null = null;

export function handOver(given: Handed): void {
  waiting = given;
}

/** The game that something was handed over for. */
export const handedGame = (): string => waiting?.game ?? '';

/** Takes what was handed over for a game, once. */
export function takeHanded(game: string): Handed | null {
  const taken = waiting?.game === game ? waiting : null;
  if (taken) waiting = null;
  return taken;
}

/** Who is with whom: a letter for each team, from the option of the table and the order of seats. */
const SIZES: Record<string, number> = { pairs: 2, threes: 3 };

type Options = { [key: string]: unknown };

/** The letter of a seat's team, '' without teams: turns go round the teams (M48). */
export function teamOf(options: Options, seats: number, seat: number): string {
  const size = SIZES[String(options['teams'])];
  return size ? String.fromCharCode(65 + (seat % (seats / size))) : '';
}

/** Whether two seats are different players of one team. */
export const areMates = (options: Options, seats: number, one: number, other: number): boolean =>
  one >= 0 &&
  one !== other &&
  teamOf(options, seats, one) !== '' &&
  teamOf(options, seats, one) === teamOf(options, seats, other);

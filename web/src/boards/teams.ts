/** The team of every seat, as the server sends it; empty in a game without teams. */

/** The letter of a seat's team, '' without teams. */
export const teamOf = (teams: number[], seat: number): string => {
  const team = teams[seat];
  return team === undefined ? '' : String.fromCharCode(65 + team);
};

/** True if two seats are different players of one team. */
export const areMates = (teams: number[], one: number, other: number): boolean =>
  one !== other && teams[one] !== undefined && teams[one] === teams[other];

/** The team of every seat, as the server sends it; empty in a game without teams. */

/** The letter of a seat's team, '' without teams. */
export const teamOf = (teams: number[], seat: number): string => {
  const team = teams[seat];
  return team === undefined ? '' : String.fromCharCode(65 + team);
};

/** True if two seats are different players of one team. */
export const areMates = (teams: number[], first: number, second: number): boolean =>
  first !== second && teams[first] !== undefined && teams[first] === teams[second];

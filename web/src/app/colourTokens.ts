/** Colour tokens as values, for forms and for code that computes with colours. */

const PLAYERS = 6;

/** The value of a token of colourTokens.css. */
export const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** The colour that a seat has until somebody chooses another. */
export const playerColour = (seat: number): string => token(`player-${(seat % PLAYERS) + 1}`);

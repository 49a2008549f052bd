/** What the content files say of cards, goals and prices. */
import type { Content } from '../board';
import { kindsIn, type Counts } from '../../wire/shapes';

export interface Pilot {
  icons: number;
  cost: number;
  points: number;
  drill: string[];
  buy: string;
  pattern: string;
}

export interface Minor {
  goal: string;
  count: number;
  points: number;
}

const BLANK: Pilot = { icons: 0, cost: 0, points: 0, drill: [], buy: 'none', pattern: '' };

function table<T>(content: Content, name: string): Record<string, T> {
  return (content[name] ?? {}) as Record<string, T>;
}

/** A card of a deck by its name, `red 0`. */
export function pilot(content: Content, deck: string, card: string): Pilot {
  const cards = table<Record<string, Partial<Pilot>>>(content, 'decks')[deck];
  return { ...BLANK, ...cards?.[card.replace(' ', '_')] };
}

export const values = (content: Content): Counts => table<number>(content, 'minerals');
export const major = (content: Content, name: string): Counts =>
  table<Counts>(content, 'majors')[name] ?? {};
export const minor = (content: Content, name: string): Minor =>
  table<Minor>(content, 'minors')[name] ?? { goal: '', count: 1, points: 0 };
export const boardMap = (content: Content, board: string): string =>
  table<string>(content, 'boards')[board.replaceAll(' ', '_')] ?? '';
export const trophyPoints = (content: Content): number =>
  table<number>(content, 'trophy')['points'] ?? 0;

/** What tiles are worth together. */
export function worth(content: Content, tiles: Counts): number {
  const each = values(content);
  return kindsIn(tiles).reduce((sum, [kind, count]) => sum + (each[kind] ?? 0) * count, 0);
}

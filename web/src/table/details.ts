/** What a board needs to know of a game, asked once. */
import { get } from '../lib/api';
import type { Content } from '../games/board';
import type { GameDetail } from '../wire/types';

const known = new Map<string, Promise<GameDetail>>();

export function detailsOf(game: string): Promise<GameDetail> {
  let asked = known.get(game);
  if (!asked) {
    asked = get<GameDetail>(`/games/${game}`);
    asked.catch(() => known.delete(game));
    known.set(game, asked);
  }
  return asked;
}

/** Content with an edition's values over it, table by table. */
export function edited(content: Content, edition: Content): Content {
  const whole: Content = { ...content };
  for (const [key, value] of Object.entries(edition)) {
    const before = whole[key];
    whole[key] = isTable(before) && isTable(value) ? edited(before, value) : value;
  }
  return whole;
}

function isTable(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

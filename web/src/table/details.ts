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

/** What an edition calls things anew: `[cards.prod] name` is the name of `prod`, and
 * `[artifacts.1] name` that of `artifact 1`. A name of the box that is said again is none. */
export function givenNames(content: Content, edition: Content): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [table, things] of Object.entries(edition).filter(([, value]) => isTable(value)))
    for (const [key, thing] of Object.entries(things as Content)) {
      const box = (content[table] as Content | undefined)?.[key];
      const name = nameIn(thing);
      if (!name || name === nameIn(box)) continue;
      found[/^\d+$/.test(key) ? `${table.replace(/s$/, '')} ${key}` : key] = name;
    }
  return found;
}

const nameIn = (thing: unknown): string =>
  isTable(thing) && typeof thing['name'] === 'string' ? thing['name'] : '';

function isTable(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

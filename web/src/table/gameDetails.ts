/** Details of games: content, zones and options, fetched once a game. */
import { get } from '../app/api';
import type { EditionTexts } from '../app/words';
import type { Tables } from '../wire/shapes';
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
export function edited(content: Tables, edition: Tables): Tables {
  const whole: Tables = { ...content };
  for (const [key, value] of Object.entries(edition)) {
    const before = whole[key];
    whole[key] = isTable(before) && isTable(value) ? edited(before, value) : value;
  }
  return whole;
}

/** The names and texts that an edition changes. */
export const editionTexts = (content: Tables, edition: Tables): EditionTexts => ({
  names: rewritten(content, edition, 'name'),
  texts: rewritten(content, edition, 'text'),
});

/** `[cards.prod] name` is the name of `prod`, and `[artifacts.1] name` that of `artifact 1`. A text
 * that the box has too is not a change. */
function rewritten(content: Tables, edition: Tables, what: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [table, things] of Object.entries(edition).filter(([, value]) => isTable(value)))
    for (const [key, thing] of Object.entries(things as Tables)) {
      const box = (content[table] as Tables | undefined)?.[key];
      const said = written(thing, what);
      if (!said || said === written(box, what)) continue;
      found[/^\d+$/.test(key) ? `${table.replace(/s$/, '')} ${key}` : key] = said;
    }
  return found;
}

const written = (thing: unknown, what: string): string =>
  isTable(thing) && typeof thing[what] === 'string' ? thing[what] : '';

function isTable(value: unknown): value is Tables {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

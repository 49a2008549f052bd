/** Details of games: content, zones and options, fetched once for each game. */
import { get } from '../app/api';
import type { EditionTexts } from '../app/gameWords';
import { language } from '../app/language.svelte';
import type { Tables } from '../wire/commonGameTypes';
import type { GameDetail } from '../wire/apiTypes';

const requests = new Map<string, Promise<GameDetail>>();

/** A game's details, once its texts are loaded too: what is drawn with them needs both. */
export async function detailsOf(game: string): Promise<GameDetail> {
  const [details] = await Promise.all([once(`/games/${game}`), language.loadGame(game)]);
  return details;
}

/** The game of a table or of its record, which may have earlier rules or an earlier content. */
export async function detailsOfTable(
  game: string,
  begun: { version?: string; base?: string },
  table: string,
): Promise<GameDetail> {
  const now = await detailsOf(game);
  const same = begun.version === now.version && begun.base === now.base;
  return same || !table ? now : once(`/tables/${table}/game`);
}

function once(path: string): Promise<GameDetail> {
  let request = requests.get(path);
  if (!request) {
    request = get<GameDetail>(path);
    request.catch(() => requests.delete(path));
    requests.set(path, request);
  }
  return request;
}

/** Content with an edition's values over it, table by table. */
export function withEdition(content: Tables, edition: Tables): Tables {
  const whole: Tables = { ...content };
  for (const [key, value] of Object.entries(edition)) {
    const before = whole[key];
    whole[key] = isTable(before) && isTable(value) ? withEdition(before, value) : value;
  }
  return whole;
}

/** The names and texts that an edition changes. */
export const editionTexts = (content: Tables, edition: Tables): EditionTexts => ({
  names: changedTexts(content, edition, 'name'),
  texts: changedTexts(content, edition, 'text'),
});

/** `[cards.prod] name` is the name of `prod`, and `[artifacts.1] name` that of `artifact 1`. A text
 * that is the same without the edition is not a change. */
function changedTexts(content: Tables, edition: Tables, what: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [table, rows] of Object.entries(edition).filter(([, value]) => isTable(value)))
    for (const [key, row] of Object.entries(rows as Tables)) {
      const printed = (content[table] as Tables | undefined)?.[key];
      const text = textOf(row, what);
      if (!text || text === textOf(printed, what)) continue;
      found[/^\d+$/.test(key) ? `${table.replace(/s$/, '')} ${key}` : key] = text;
    }
  return found;
}

const textOf = (row: unknown, what: string): string =>
  isTable(row) && typeof row[what] === 'string' ? row[what] : '';

function isTable(value: unknown): value is Tables {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

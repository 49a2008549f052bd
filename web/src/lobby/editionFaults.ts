/** What is wrong with an edition's file, each fault with its file and line. */
import { post } from '../app/api';
import type { Checked, ContentFault } from '../wire/apiTypes';
import type { Tables } from '../wire/commonGameTypes';

export async function editionFaults(game: string, file: File, edition: Tables): Promise<string[]> {
  const { faults } = await post<Checked>(`/games/${game}/check`, { edition });
  const lines = keyLines(await file.text());
  return faults.map((fault) => `${file.name}:${lineOf(lines, fault)}: ${fault.key}: ${fault.text}`);
}

/** The line of a fault's key, or of the nearest table around it. */
function lineOf(lines: Map<string, number>, { key }: ContentFault): number {
  for (let at = key; at; at = at.slice(0, Math.max(at.lastIndexOf('.'), at.lastIndexOf('['), 0))) {
    const line = lines.get(at);
    if (line) return line;
  }
  return 1;
}

/** The line of each key of a TOML text; a text of many lines has `key[0]`, `key[1]` and so on. */
function keyLines(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  let table = '';
  let longText = { mark: '', path: '', first: 0 };
  text.split('\n').forEach((line, index) => {
    if (longText.mark) {
      lines.set(`${longText.path}[${index - longText.first}]`, index + 1);
      if (line.includes(longText.mark)) longText = { mark: '', path: '', first: 0 };
      return;
    }
    const header = /^\s*\[+\s*([^\]]+?)\s*\]/.exec(line)?.[1];
    const [, key, value = ''] = /^\s*([\w.\-"']+)\s*=\s*(.*)/.exec(line) ?? [];
    if (header) table = bare(header);
    const path = key ? [table, bare(key)].filter(Boolean).join('.') : table;
    if ((header || key) && !lines.has(path)) lines.set(path, index + 1);
    const mark = ['"""', "'''"].find((sign) => value.startsWith(sign)) ?? '';
    if (mark && !value.slice(3).includes(mark)) longText = { mark, path, first: index + 1 };
  });
  return lines;
}

const bare = (name: string): string => name.replaceAll(/["'\s]/g, '');

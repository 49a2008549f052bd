/** Bots in words: `search:hard` is a kind of bot and its level. */
import { t } from '../lib/language.svelte';

export function botTitle(name: string): string {
  const [kind = '', level] = name.split(':');
  const known = t(`bots.${kind}`);
  const title = known.startsWith('bots.') ? kind : known;
  if (!level) return title;
  const grade = t(`levels.${level}`);
  return `${title}, ${grade.startsWith('levels.') ? level : grade}`;
}

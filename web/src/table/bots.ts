/** Bots in words: `search:hard` is a kind of bot and its level. */
import { t } from '../lib/language.svelte';

/** What a bot is worth, in a few words. */
export function botAbout(name: string): string {
  const [kind = '', level] = name.split(':');
  const about = t(`bot_about.${level ?? kind}`);
  return about.startsWith('bot_about.') ? '' : about;
}

export function botTitle(name: string): string {
  const [kind = '', level] = name.split(':');
  const known = t(`bots.${kind}`);
  const title = known.startsWith('bots.') ? kind : known;
  if (!level) return title;
  const grade = t(`levels.${level}`);
  return `${title}, ${grade.startsWith('levels.') ? level : grade}`;
}

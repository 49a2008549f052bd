/** Bots in words: `search:hard` is a kind of bot and its level. */
import { t } from '../app/language.svelte';
import type { BotInfo, SeatInfo } from '../wire/apiTypes';

/** The bot that `worth` compares with. */
const YARDSTICK = 'greedy';

/** How a bot decides and how strong it is in a game, in a few words. */
export function botAbout({ name, worth }: BotInfo, game: string): string {
  const [kind = '', level] = name.split(':');
  const about = t(`bot_about.${level ?? kind}`);
  const share = name === YARDSTICK ? undefined : worth?.[game];
  const strength = share === undefined ? '' : t('bot_worth.share', { share });
  return [about.startsWith('bot_about.') ? '' : about, strength].filter(Boolean).join('; ');
}

/** The name of a seat's player; bots without a name get the number of their seat. */
export function nameOf({ seat, kind, name, bot, expected }: SeatInfo): string {
  if (kind === 'open')
    return expected ? t('lobby.seat_for', { name: expected }) : t('lobby.free_seat');
  return name || (bot ? `${botTitle(bot)} ${seat + 1}` : t('lobby.player', { number: seat + 1 }));
}

export function botTitle(name: string): string {
  const [kind = '', level] = name.split(':');
  const known = t(`bots.${kind}`);
  const title = known.startsWith('bots.') ? kind : known;
  if (!level) return title;
  const grade = t(`levels.${level}`);
  return `${title}, ${grade.startsWith('levels.') ? level : grade}`;
}

/** Creates tables: turns the form into the server's request and saves the links. */
import { playerColour } from '../app/colourTokens';
import { post } from '../app/api';
import { t } from '../app/language.svelte';
import { saveTable } from '../app/savedSeats';
import { settings } from '../app/settings.svelte';
import { takeSeat } from '../table/acceptLink';
import { USUAL_ABSENCE } from './absenceLimits';
import type { Tables } from '../wire/commonGameTypes';
import type { BotInfo, Clock, Created, GameInfo, NewSeat, NewTable } from '../wire/apiTypes';

/** Who plays a seat: a player at this screen, a friend with a link, the first to join, a bot. */
export type Sitting = 'here' | 'friend' | 'open' | 'bot';

export interface SeatForm {
  sitting: Sitting;
  name: string;
  colour: string;
  bot: string;
}

export interface TableForm {
  game: string;
  seats: SeatForm[];
  options: Record<string, string | number | boolean>;
  listed: boolean;
  clock: Clock | null;
  edition: Tables;
  hints: boolean;
  spectators: boolean;
  absence: number;
}

const USUAL_BOT = 'search:novice';

/** The bot that is offered first: quick, and not too weak. */
export function usualBot(bots: BotInfo[]): string {
  const usual = bots.find((bot) => bot.name === USUAL_BOT) ?? bots.at(-1);
  return usual?.name ?? 'greedy';
}

export function seatForm(seat: number, sitting: Sitting, bots: BotInfo[]): SeatForm {
  const name = seat === 0 ? settings.now.name || t('lobby.me') : '';
  return {
    sitting,
    name,
    colour: playerColour(seat),
    bot: usualBot(bots),
  };
}

/** Bots are called after parts of machines. */
function botName(seat: number): string {
  const names = t('lobby.bot_names').split(', ');
  return names[seat % names.length] ?? '';
}

function newSeat(form: SeatForm, seat: number): NewSeat {
  const name = form.name.trim().slice(0, 24) || t('lobby.player', { number: seat + 1 });
  const common = { name, colour: form.colour };
  switch (form.sitting) {
    case 'here':
    case 'friend':
      return { kind: 'human', ...common };
    case 'open':
      return { kind: 'open', name: form.name.trim().slice(0, 24) || null, colour: form.colour };
    case 'bot':
      return { kind: 'bot', name: botName(seat), colour: form.colour, bot: form.bot };
  }
}

/** Creates the table, saves its links and sits down; returns its id. */
export async function createTable(form: TableForm): Promise<string> {
  const seats = form.seats.map(newSeat);
  const body: NewTable = { ...form, seats };
  const { game } = form;
  const made = await post<Created>('/tables', body);
  await saveAndSitDown(made, game, form.seats);
  return made.table;
}

/** Saves a new table's links, then adds this browser's bytes for the seats that are played here. */
export async function saveAndSitDown(
  made: Created,
  game: string,
  forms: SeatForm[],
): Promise<void> {
  const isHere = ({ seat }: { seat: number }): boolean => forms[seat]?.sitting === 'here';
  const held = made.seats.filter(isHere).map((link) => ({ ...link, entropy: '' }));
  saveTable({
    table: made.table,
    game,
    host: made.host,
    at: Date.now(),
    commitment: made.commitment,
    seats: held,
    invites: made.seats.filter((link) => !isHere(link)),
  });
  for (const seat of held) await takeSeat(made.table, seat);
}

/** Creates a table against bots with the game's defaults; returns its id. */
export async function playNow(game: GameInfo, bots: BotInfo[]): Promise<string> {
  const number = Math.max(game.least_seats, Math.min(2, game.most_seats));
  const seats = Array.from({ length: number }, (_, seat) =>
    seatForm(seat, seat === 0 ? 'here' : 'bot', bots),
  );
  return createTable({
    game: game.name,
    seats,
    options: {},
    listed: false,
    clock: null,
    edition: {},
    hints: true,
    spectators: true,
    absence: USUAL_ABSENCE,
  });
}

/** An edition's tables, from a TOML or a JSON file. */
export async function readEditionFile(file: File): Promise<Tables> {
  const text = await file.text();
  if (file.name.endsWith('.json')) return JSON.parse(text) as Tables;
  const { parse } = await import('smol-toml');
  return parse(text);
}

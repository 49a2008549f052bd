/** Saved tables: the secret links of the seats that are played in this browser. */
import { recall, remember } from './storage';

export interface SavedSeat {
  seat: number;
  token: string;
  /** The random bytes of the seat that the server confirmed; '' before that. */
  entropy: string;
  /** The random bytes that were sent for it, confirmed or not. */
  offered?: string;
  /** The key that was sent for a link of its own; a second attempt gets the same link. */
  key?: string;
  /** True if somebody had sat down with this link before it was opened here. */
  usedBefore?: boolean;
  /** The key that was sent to end another device's hold of the seat, until the answer comes. */
  endKey?: string;
}

export interface SavedTable {
  table: string;
  game: string;
  host: string;
  seats: SavedSeat[];
  /** Links that were made here for friends; these seats are not played here. */
  invites: { seat: number; token: string }[];
  /** The server's seed commitment as first seen here; the check at the end compares with it. */
  commitment?: string;
  at: number;
  /** True once the game is over: then the table may be forgotten. */
  over?: boolean;
}

const MOST = 60;
/** The window's event after the saved tables changed, here or in another tab. */
export const SAVED_TABLES_CHANGED = 'saved-tables-changed';

addEventListener('storage', ({ key }) => {
  if (key === null || key === 'motherlode.tables') dispatchEvent(new Event(SAVED_TABLES_CHANGED));
});

function keep(all: SavedTable[]): void {
  remember('tables', all);
  dispatchEvent(new Event(SAVED_TABLES_CHANGED));
}

export function savedTables(): SavedTable[] {
  return recall<SavedTable[]>('tables', []);
}

export function savedTable(table: string): SavedTable | undefined {
  return savedTables().find((saved) => saved.table === table);
}

/** Saves a table; beyond the limit, drops the oldest tables whose games are over. */
export function saveTable(saved: SavedTable): void {
  const all = [saved, ...savedTables().filter((other) => other.table !== saved.table)];
  for (let i = all.length - 1; i > 0 && all.length > MOST; i--) if (all[i]?.over) all.splice(i, 1);
  keep(all);
}

/** Marks a saved table as over. */
export function markOver(table: string): void {
  const all = savedTables();
  const saved = all.find((known) => known.table === table);
  if (!saved || saved.over) return;
  saved.over = true;
  keep(all);
}

export function forgetTable(table: string): void {
  keep(savedTables().filter((saved) => saved.table !== table));
}

/** Forgets seats whose links are dead. */
export function forgetSeats(table: string, tokens: string[]): void {
  const saved = savedTable(table);
  if (saved && tokens.length)
    saveTable({ ...saved, seats: saved.seats.filter(({ token }) => !tokens.includes(token)) });
}

/** Forgets the host's link after it was replaced. */
export function forgetHostLink(table: string): void {
  const saved = savedTable(table);
  if (saved) saveTable({ ...saved, host: '' });
}

/** Saves the first seed commitment seen of a table; a later one never replaces it. */
export function saveCommitment(table: string, commitment: string): void {
  const saved = savedTable(table);
  if (saved && commitment && !saved.commitment) saveTable({ ...saved, commitment });
}

/** Saves a friend's new link in place of the old one. */
export function saveInvite(table: string, seat: number, token: string): void {
  const saved = savedTable(table);
  const others = saved?.invites.filter((invite) => invite.seat !== seat) ?? [];
  if (saved) saveTable({ ...saved, invites: [...others, { seat, token }] });
}

/** Saves the bytes that a seat is about to send; a second attempt sends the same bytes. */
export function saveOfferedBytes(table: string, token: string, fresh: string): string {
  const saved = savedTable(table);
  const savedSeat = saved?.seats.find((kept) => kept.token === token);
  if (!saved || !savedSeat) return fresh;
  savedSeat.offered ||= fresh;
  saveTable(saved);
  return savedSeat.offered;
}

/** Saves the key that a seat is about to send for a link of its own. */
export function saveKey(table: string, token: string, fresh: string): string {
  const saved = savedTable(table);
  const savedSeat = saved?.seats.find((kept) => kept.token === token);
  if (!saved || !savedSeat) return fresh;
  savedSeat.key ||= fresh;
  saveTable(saved);
  return savedSeat.key;
}

/** Notes that the seat's link is this browser's alone, or that its player holds the other copies. */
export function forgetUseBefore(table: string, seat: number): void {
  const saved = savedTable(table);
  const savedSeat = saved?.seats.find((kept) => kept.seat === seat);
  if (!saved || !savedSeat) return;
  delete savedSeat.usedBefore;
  saveTable(saved);
}

/** Saves the bytes that the server confirmed, unless the seat was dropped meanwhile. */
export function saveConfirmedBytes(table: string, seat: number, entropy: string): void {
  const saved = savedTable(table);
  const savedSeat = saved?.seats.find((kept) => kept.seat === seat);
  if (!saved || !savedSeat) return;
  savedSeat.entropy = entropy;
  saveTable(saved);
}

/** Saves a seat or a host's link with its table. */
export function saveSeat(
  table: string,
  game: string,
  savedSeat: SavedSeat | null,
  host = '',
): SavedTable {
  const known = savedTable(table);
  const saved = known ?? { table, game, host: '', seats: [], invites: [], at: Date.now() };
  if (host) saved.host = host;
  if (savedSeat) {
    const before = saved.seats.find((seat) => seat.seat === savedSeat.seat);
    const kept = { ...before, ...savedSeat, entropy: savedSeat.entropy || before?.entropy || '' };
    saved.seats = [...saved.seats.filter((seat) => seat.seat !== savedSeat.seat), kept];
    saved.invites = saved.invites.filter((seat) => seat.seat !== savedSeat.seat);
  }
  saveTable(saved);
  return saved;
}

const MOST_WATCHED = 200;

/** Notes that this browser has shown a running game to a spectator. */
export function markWatched(table: string): void {
  const others = recall<string[]>('watched', []).filter((watched) => watched !== table);
  remember('watched', [table, ...others].slice(0, MOST_WATCHED));
}

export function hasWatched(table: string): boolean {
  return recall<string[]>('watched', []).includes(table);
}

/** Saves the token that replaces an invitation's. */
export function replaceToken(table: string, seat: number, token: string): void {
  const saved = savedTable(table);
  const savedSeat = saved?.seats.find((kept) => kept.seat === seat);
  if (!saved || !savedSeat) return;
  savedSeat.token = token;
  saveTable(saved);
}

/** Saves tables that another device carried here; what is saved here already stays. */
export function addCarriedTables(carried: SavedTable[]): void {
  for (const table of [...carried].reverse()) {
    const known = savedTable(table.table);
    if (!known) saveTable(table);
    else {
      const held = new Set(known.seats.map(({ seat }) => seat));
      const more = table.seats.filter(({ seat }) => !held.has(seat));
      saveTable({ ...known, host: known.host || table.host, seats: [...known.seats, ...more] });
    }
  }
}

/** Saves the key that is about to be sent for a seat, to end another device's hold of it. */
export function saveEndKey(table: string, token: string, fresh: string): string {
  const saved = savedTable(table);
  const savedSeat = saved?.seats.find((kept) => kept.token === token);
  if (!saved || !savedSeat) return fresh;
  savedSeat.endKey ||= fresh;
  saveTable(saved);
  return savedSeat.endKey;
}

/** Saves the token that only this device has. */
export function endHold(table: string, seat: number, token: string): void {
  const saved = savedTable(table);
  const savedSeat = saved?.seats.find((kept) => kept.seat === seat);
  if (!saved || !savedSeat) return;
  if (savedSeat.endKey) savedSeat.key = savedSeat.endKey;
  delete savedSeat.endKey;
  savedSeat.token = token;
  saveTable(saved);
}

/** True if this browser has a recovery code to keep, or a seat to take from another device. */
export const mayCarry = (): boolean =>
  recall<unknown>('recovery', null) !== null ||
  savedTables().some(({ seats }) => seats.some(({ endKey }) => endKey));

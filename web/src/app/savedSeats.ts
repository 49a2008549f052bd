/** Saved tables: the secret links of the seats that are played in this browser. */
import { recall, remember } from './storage';

export interface SavedSeat {
  seat: number;
  token: string;
  /** The random bytes of the seat that the server confirmed; '' before that. */
  entropy: string;
  /** The random bytes that were sent for it, confirmed or not. */
  offered?: string;
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

export function savedTables(): SavedTable[] {
  return recall<SavedTable[]>('tables', []);
}

export function savedTable(table: string): SavedTable | undefined {
  return savedTables().find((mine) => mine.table === table);
}

/** Saves a table; beyond the limit, drops the oldest tables whose games are over. */
export function keepTable(mine: SavedTable): void {
  const all = [mine, ...savedTables().filter((other) => other.table !== mine.table)];
  for (let i = all.length - 1; i > 0 && all.length > MOST; i--) if (all[i]?.over) all.splice(i, 1);
  remember('tables', all);
}

/** Marks a saved table as over. */
export function noteOver(table: string): void {
  const all = savedTables();
  const mine = all.find((one) => one.table === table);
  if (!mine || mine.over) return;
  mine.over = true;
  remember('tables', all);
}

export function forgetTable(table: string): void {
  remember(
    'tables',
    savedTables().filter((mine) => mine.table !== table),
  );
}

/** Forgets seats whose links are dead. */
export function dropSeats(table: string, tokens: string[]): void {
  const mine = savedTable(table);
  if (mine && tokens.length)
    keepTable({ ...mine, seats: mine.seats.filter(({ token }) => !tokens.includes(token)) });
}

/** Forgets the host's link after it was replaced. */
export function dropHost(table: string): void {
  const mine = savedTable(table);
  if (mine) keepTable({ ...mine, host: '' });
}

/** Saves the first seed commitment seen of a table; a later one never replaces it. */
export function keepPromise(table: string, commitment: string): void {
  const mine = savedTable(table);
  if (mine && commitment && !mine.commitment) keepTable({ ...mine, commitment });
}

/** Saves a friend's new link in place of the old one. */
export function keepInvite(table: string, seat: number, token: string): void {
  const mine = savedTable(table);
  const others = mine?.invites.filter((invite) => invite.seat !== seat) ?? [];
  if (mine) keepTable({ ...mine, invites: [...others, { seat, token }] });
}

/** Saves the bytes that a seat is about to send; a second attempt sends the same bytes. */
export function offerBytes(table: string, token: string, fresh: string): string {
  const mine = savedTable(table);
  const held = mine?.seats.find((one) => one.token === token);
  if (!mine || !held) return fresh;
  held.offered ||= fresh;
  keepTable(mine);
  return held.offered;
}

/** Saves the bytes that the server confirmed, unless the seat was dropped meanwhile. */
export function keepBytes(table: string, token: string, entropy: string): void {
  const mine = savedTable(table);
  const held = mine?.seats.find((one) => one.token === token);
  if (!mine || !held) return;
  held.entropy = entropy;
  keepTable(mine);
}

/** Saves a seat or a host's link with its table. */
export function keepSeat(
  table: string,
  game: string,
  held: SavedSeat | null,
  host = '',
): SavedTable {
  const known = savedTable(table);
  const mine = known ?? { table, game, host: '', seats: [], invites: [], at: Date.now() };
  if (host) mine.host = host;
  if (held) {
    const before = mine.seats.find((seat) => seat.seat === held.seat);
    const kept = { ...before, ...held, entropy: held.entropy || before?.entropy || '' };
    mine.seats = [...mine.seats.filter((seat) => seat.seat !== held.seat), kept];
    mine.invites = mine.invites.filter((seat) => seat.seat !== held.seat);
  }
  keepTable(mine);
  return mine;
}

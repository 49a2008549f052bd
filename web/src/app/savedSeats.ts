/** My tables: the secrets of the seats that are played in this browser. */
import { recall, remember } from './storage';

export interface Held {
  seat: number;
  token: string;
  /** The bytes that the seat gave, as the server has confirmed. */
  entropy: string;
  /** The bytes that were sent for it, whether an answer came or not. */
  offered?: string;
}

export interface MyTable {
  table: string;
  game: string;
  host: string;
  seats: Held[];
  /** Seats of friends whose links were made here; they are not ours to play. */
  invites: { seat: number; token: string }[];
  /** The server's promise as it was first seen here; the check at the end holds it to it. */
  commitment?: string;
  at: number;
  /** Whether it was seen to be over: then it may be forgotten. */
  over?: boolean;
}

const MOST = 60;

export function myTables(): MyTable[] {
  return recall<MyTable[]>('tables', []);
}

export function myTable(table: string): MyTable | undefined {
  return myTables().find((mine) => mine.table === table);
}

/** Keeps a table; of too many the oldest that are over go, never one that is still played. */
export function keepTable(mine: MyTable): void {
  const all = [mine, ...myTables().filter((other) => other.table !== mine.table)];
  for (let i = all.length - 1; i > 0 && all.length > MOST; i--) if (all[i]?.over) all.splice(i, 1);
  remember('tables', all);
}

/** Notes that a table of ours is over. */
export function noteOver(table: string): void {
  const all = myTables();
  const mine = all.find((one) => one.table === table);
  if (!mine || mine.over) return;
  mine.over = true;
  remember('tables', all);
}

export function forgetTable(table: string): void {
  remember(
    'tables',
    myTables().filter((mine) => mine.table !== table),
  );
}

/** Forgets seats whose links are dead. */
export function dropSeats(table: string, tokens: string[]): void {
  const mine = myTable(table);
  if (mine && tokens.length)
    keepTable({ ...mine, seats: mine.seats.filter(({ token }) => !tokens.includes(token)) });
}

/** Forgets the host's link, which is dead. */
export function dropHost(table: string): void {
  const mine = myTable(table);
  if (mine) keepTable({ ...mine, host: '' });
}

/** Keeps the first promise seen of a table of ours; a later one never takes its place. */
export function keepPromise(table: string, commitment: string): void {
  const mine = myTable(table);
  if (mine && commitment && !mine.commitment) keepTable({ ...mine, commitment });
}

/** Keeps a friend's new link in place of the one that is dead. */
export function keepInvite(table: string, seat: number, token: string): void {
  const mine = myTable(table);
  const others = mine?.invites.filter((invite) => invite.seat !== seat) ?? [];
  if (mine) keepTable({ ...mine, invites: [...others, { seat, token }] });
}

/** Keeps the bytes that a seat of ours will send before they are; those sent once are sent again. */
export function offerBytes(table: string, token: string, fresh: string): string {
  const mine = myTable(table);
  const held = mine?.seats.find((one) => one.token === token);
  if (!mine || !held) return fresh;
  held.offered ||= fresh;
  keepTable(mine);
  return held.offered;
}

/** Keeps the bytes that a seat of ours gave; one that was let go of meanwhile stays so. */
export function keepBytes(table: string, token: string, entropy: string): void {
  const mine = myTable(table);
  const held = mine?.seats.find((one) => one.token === token);
  if (!mine || !held) return;
  held.entropy = entropy;
  keepTable(mine);
}

/** Adds what a token is good for to what is known of its table. */
export function keepSeat(table: string, game: string, held: Held | null, host = ''): MyTable {
  const known = myTable(table);
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

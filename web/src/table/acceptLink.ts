/** Coming to a table by a link: the secret in the address is kept, and taken out of sight. */
import { entropy, get, post, Refused } from '../app/api';
import { keepBytes, keepPromise, keepSeat, myTable, offerBytes, type Held } from '../app/savedSeats';
import { router } from '../app/router.svelte';
import { settings } from '../app/settings.svelte';
import type { Sit, TableInfo, TableStatus } from '../wire/types';

/** Says whether there is a way in: a dead link is none, unless a seat is played here anyway. */
export async function arrive(table: string): Promise<boolean> {
  const token = router.hash.slice(1);
  if (token && !(await adopt(table, token)) && !myTable(table)?.seats.length) return false;
  await sitDown(table);
  return true;
}

async function adopt(table: string, token: string): Promise<boolean> {
  const { you, table: info } = await get<TableStatus>(`/tables/${table}`, token);
  if (you.seat < 0 && !you.host) return false;
  const held = you.seat >= 0 ? { seat: you.seat, token, entropy: '' } : null;
  keepSeat(table, info.game, held, you.host ? token : '');
  keepSeen(table, info);
  router.rename(`/t/${table}`);
  return true;
}

/**
 * Whoever has a name needs no form, adds their bytes and is there: one alone under the name of
 * their own, those who share this browser under the names of the seats.
 */
async function sitDown(table: string): Promise<void> {
  const mine = myTable(table);
  if (!mine?.seats.some((held) => !held.entropy)) return;
  const { table: info } = await get<TableStatus>(`/tables/${table}`);
  keepSeen(table, info);
  const { name } = settings.now;
  if (!name || info.state !== 'waiting') return;
  const who = mine.seats.length === 1 ? { name } : {};
  for (const held of mine.seats)
    if (info.seats[held.seat]?.sat === false) await takeSeat(table, held, who);
}

/** Bytes that don't count: the seat's first ones do, or those of the others alone. */
const TOO_LATE = ['already_sat', 'begun'];

/**
 * Adds this browser's bytes for a seat of ours: only now, when the promise is known. They are kept
 * before they are sent, so that a lost answer loses nothing, and count as given once the server
 * says so: bytes that came too late are none that the check at the end may miss.
 */
export async function takeSeat(table: string, held: Held, who: Partial<Sit> = {}): Promise<void> {
  const bytes = offerBytes(table, held.token, entropy());
  try {
    await post<TableStatus>(`/tables/${table}/sit`, { ...who, entropy: bytes }, held.token);
  } catch (error) {
    if (error instanceof Refused && TOO_LATE.includes(error.problem.code)) return;
    throw error;
  }
  keepBytes(table, held.token, bytes);
}

/** Keeps a promise that is seen while the secret is one: later it would prove nothing. */
export function keepSeen(table: string, info: TableInfo): void {
  if (!info.fairness.secret) keepPromise(table, info.fairness.commitment);
}

/** Accepts a table's link: saves the secret in the address and removes it from there. */
import { entropy, get, post, Refused } from '../app/api';
import {
  keepBytes,
  keepPromise,
  keepSeat,
  savedTable,
  offerBytes,
  type SavedSeat,
} from '../app/savedSeats';
import { router } from '../app/router.svelte';
import { settings } from '../app/settings.svelte';
import type { Sit, TableInfo, TableStatus } from '../wire/types';

/** Opens a table by the page's address; false for a dead link where no seat is saved. */
export async function acceptLink(table: string): Promise<boolean> {
  const token = router.hash.slice(1);
  if (token && !(await adopt(table, token)) && !savedTable(table)?.seats.length) return false;
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
 * Sits down without a form if the settings have a name. A single seat gets that name; several
 * seats of one browser keep their own.
 */
async function sitDown(table: string): Promise<void> {
  const mine = savedTable(table);
  if (!mine?.seats.some((held) => !held.entropy)) return;
  const { table: info } = await get<TableStatus>(`/tables/${table}`);
  keepSeen(table, info);
  const { name } = settings.now;
  if (!name || info.state !== 'waiting') return;
  const who = mine.seats.length === 1 ? { name } : {};
  for (const held of mine.seats)
    if (info.seats[held.seat]?.sat === false) await takeSeat(table, held, who);
}

/** Errors that mean: the seed is complete, these bytes came too late. */
const TOO_LATE = ['already_sat', 'begun'];

/**
 * Adds this browser's bytes for a seat of ours: only now, when the promise is known. They are kept
 * before they are sent, so that a lost answer loses nothing, and count as given once the server
 * says so: bytes that came too late are none that the check at the end may miss.
 */
export async function takeSeat(
  table: string,
  held: SavedSeat,
  who: Partial<Sit> = {},
): Promise<void> {
  const bytes = offerBytes(table, held.token, entropy());
  try {
    await post<TableStatus>(`/tables/${table}/sit`, { ...who, entropy: bytes }, held.token);
  } catch (error) {
    if (error instanceof Refused && TOO_LATE.includes(error.problem.code)) return;
    throw error;
  }
  keepBytes(table, held.token, bytes);
}

/** Saves the seed commitment while the seed is secret: later it would prove nothing. */
export function keepSeen(table: string, info: TableInfo): void {
  if (!info.fairness.secret) keepPromise(table, info.fairness.commitment);
}

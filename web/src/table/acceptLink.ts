/** Accepts a table's link: saves the token in the address and removes it from there. */
import { newEntropy, get, post, Refused } from '../app/api';
import {
  saveConfirmedBytes,
  saveCommitment,
  saveSeat,
  savedTable,
  saveOfferedBytes,
  type SavedSeat,
} from '../app/savedSeats';
import { router } from '../app/router.svelte';
import { settings } from '../app/settings.svelte';
import type { Sit, TableInfo, TableStatus } from '../wire/types';

/** Opens a table by the page's address; false for a dead link where no seat is saved. */
export async function acceptLink(table: string): Promise<boolean> {
  const token = router.hash.slice(1);
  if (token && !(await saveLink(table, token)) && !savedTable(table)?.seats.length) return false;
  await sitDown(table);
  return true;
}

async function saveLink(table: string, token: string): Promise<boolean> {
  const { you, table: info } = await get<TableStatus>(`/tables/${table}`, token);
  if (you.seat < 0 && !you.host) return false;
  const seat = you.seat >= 0 ? { seat: you.seat, token, entropy: '' } : null;
  saveSeat(table, info.game, seat, you.host ? token : '');
  saveSeenCommitment(table, info);
  router.replace(`/t/${table}`);
  return true;
}

/**
 * Sits down without a form if the settings have a name. A single seat gets that name; several
 * seats of one browser keep their own.
 */
async function sitDown(table: string): Promise<void> {
  const saved = savedTable(table);
  if (!saved?.seats.some((seat) => !seat.entropy)) return;
  const { table: info } = await get<TableStatus>(`/tables/${table}`);
  saveSeenCommitment(table, info);
  const { name } = settings.now;
  if (!name || info.state !== 'waiting') return;
  const who = saved.seats.length === 1 ? { name } : {};
  for (const seat of saved.seats)
    if (info.seats[seat.seat]?.sat === false) await takeSeat(table, seat, who);
}

/** Errors that mean: the seed is complete, these bytes came too late. */
const TOO_LATE = ['already_sat', 'begun'];

/**
 * Sits down and adds this browser's bytes for a seat, after the commitment is known. The bytes are
 * saved before they are sent, so that a lost answer loses nothing, and count as confirmed once the
 * server says so: the check at the end doesn't expect bytes that came too late.
 */
export async function takeSeat(
  table: string,
  seat: SavedSeat,
  who: Partial<Sit> = {},
): Promise<void> {
  const bytes = saveOfferedBytes(table, seat.token, newEntropy());
  try {
    await post<TableStatus>(`/tables/${table}/sit`, { ...who, entropy: bytes }, seat.token);
  } catch (error) {
    if (error instanceof Refused && TOO_LATE.includes(error.problem.code)) return;
    throw error;
  }
  saveConfirmedBytes(table, seat.token, bytes);
}

/** Saves the seed commitment while the seed is secret: later it would prove nothing. */
export function saveSeenCommitment(table: string, info: TableInfo): void {
  if (!info.fairness.secret) saveCommitment(table, info.fairness.commitment);
}

/** Accepts a table's link: saves the token in the address and removes it from there. */
import { newEntropy, get, post, Refused } from '../app/api';
import {
  forgetUseBefore,
  replaceToken,
  saveKey,
  saveConfirmedBytes,
  saveCommitment,
  saveSeat,
  savedTable,
  saveOfferedBytes,
  type SavedSeat,
} from '../app/savedSeats';
import { router } from '../app/router.svelte';
import { settings } from '../app/settings.svelte';
import type { Seated, Sit, TableInfo, TableStatus } from '../wire/apiTypes';

/** An invitation to take a seat over from its bot. */
export interface Invitation {
  seat: number;
  token: string;
}

const INVITATION = /^#newcomer-(\d+)-(.+)$/;

/** The hash of the link for a newcomer. */
export const invitationHash = ({ seat, token }: Invitation): string => `newcomer-${seat}-${token}`;

/** The invitation in the page's address; null without one. */
export function readInvitation(hash: string): Invitation | null {
  const [, seat, token] = INVITATION.exec(hash) ?? [];
  return seat && token ? { seat: Number(seat), token } : null;
}

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
  const known = savedTable(table)?.seats.some((kept) => kept.token === token);
  const usedBefore = !known && info.seats[you.seat]?.sat === true && info.state !== 'over';
  const seat = you.seat >= 0 ? { seat: you.seat, token, entropy: '', usedBefore } : null;
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
  for (const seat of saved.seats) if (!seat.entropy) await sitDownAlone(info, seat);
}

/** Sits down at a seat; leaves that to the form if the name is taken here. */
async function sitDownAlone(info: TableInfo, seat: SavedSeat): Promise<void> {
  const { name } = settings.now;
  const alone = savedTable(info.table)?.seats.length === 1;
  const free = info.seats[seat.seat]?.sat === false;
  try {
    // A key that was sent without an answer; or the game began without this seat.
    if (seat.key || (free && info.state === 'playing')) await takeSeat(info.table, seat);
    else if (free && name && info.state === 'waiting')
      await takeSeat(info.table, seat, alone ? { name } : {});
  } catch (error) {
    const known = error instanceof Refused && LEFT_TO_PAGE.includes(error.problem.code);
    if (!known) throw error;
  }
}

/** Errors that the page itself shows: as a form for another name, or as a dead link. */
const LEFT_TO_PAGE = ['name_taken', 'not_allowed', 'practice', 'game_over'];

/** Errors that mean: the seed is complete, these bytes came too late. */
const TOO_LATE = ['already_sat', 'begun'];

/**
 * Sits down with a link of its own: the maker of the seat's link doesn't know the new one. Adds this
 * browser's bytes for the seat, after the commitment is known. Key and bytes are saved before they
 * are sent, so that a lost answer loses nothing. The bytes count as confirmed once the server says
 * so: the check at the end doesn't expect bytes that came too late.
 */
export async function takeSeat(
  table: string,
  seat: SavedSeat,
  who: Partial<Sit> = {},
): Promise<void> {
  const bytes = saveOfferedBytes(table, seat.token, newEntropy());
  const key = saveKey(table, seat.token, newEntropy());
  try {
    await sit(table, seat, { ...who, entropy: bytes, key });
    saveConfirmedBytes(table, seat.seat, bytes);
  } catch (error) {
    const code = error instanceof Refused ? error.problem.code : '';
    if (!TOO_LATE.includes(code)) throw error;
    await sit(table, seat, { ...who, key });
  }
}

/** Gives a seat a link that only this browser knows: the copies of the old one are dead. */
export async function takeSeatAlone(table: string, seat: SavedSeat): Promise<void> {
  await sit(table, seat, { key: saveKey(table, seat.token, newEntropy()) });
  forgetUseBefore(table, seat.seat);
}

/** Sits down and saves the seat's new token. A practice table asks for the host's token too. */
async function sit(table: string, seat: SavedSeat, form: Sit): Promise<void> {
  const host = savedTable(table)?.host;
  const body = host ? { ...form, host } : form;
  const { token } = await post<Seated>(`/tables/${table}/sit`, body, seat.token);
  if (token) replaceToken(table, seat.seat, token);
}

/** Saves the seed commitment while the seed is secret: later it would prove nothing. */
export function saveSeenCommitment(table: string, info: TableInfo): void {
  if (!info.fairness.secret) saveCommitment(table, info.fairness.commitment);
}

/** Carries the seats of this browser to another device, and keeps the box of its recovery code. */
import { newEntropy, post, Refused } from '../app/api';
import {
  addCarriedTables,
  endHold,
  SAVED_TABLES_CHANGED,
  saveEndKey,
  savedTables,
  saveSeat,
  type SavedTable,
} from '../app/savedSeats';
import { addCarriedNotes, carriedNotes, type Note } from '../app/notes';
import { settings } from '../app/settings.svelte';
import { addCarriedWays, carriedWays, type Ways } from '../notices/person';
import { recall, remember } from '../app/storage';
import type { BoxContent, BoxVersion, Joined, Seated, StoredBox } from '../wire/apiTypes';
import { idOf, lock, newCode, unlock } from './seatCode';

/** What is in a box. */
interface Carried {
  tables: SavedTable[];
  name: string;
  /** Notes on the tables; boxes of earlier versions have none. */
  notes?: Note[];
  /** By table, how its turns reach the person; boxes of earlier versions have none. */
  ways?: Record<string, Ways>;
  /** The recovery code of the device that made the box; '' if it has none. */
  recovery: string;
}

/** The recovery code of this browser, and the version of its box at the server. */
export interface Recovery {
  code: string;
  version: number;
  /** When the code was made, or came here. */
  at: number;
}

const KEEP_AFTER = 1_500;
const MOST_CARRIED = 60;

export const recovery = (): Recovery | null => recall<Recovery | null>('recovery', null);

function content(): Carried {
  const playing = savedTables().filter(({ over }) => !over);
  const tables = playing.slice(0, MOST_CARRIED).map((table) => ({ ...table, invites: [] }));
  const ids = tables.map(({ table }) => table);
  return {
    tables,
    name: settings.now.name,
    notes: carriedNotes(ids),
    ways: carriedWays(ids),
    recovery: recovery()?.code ?? '',
  };
}

/** Stores a box for one other device; returns its code and when it expires. */
export async function carryOnce(): Promise<{ code: string; expires: number }> {
  const code = newCode();
  const stored = await post<StoredBox>('/carried-seats', {
    id: idOf(code),
    box: lock(content(), code),
    once: true,
  });
  return { code, expires: stored.expires };
}

/** Makes a recovery code for all seats; an earlier one is void. */
export async function makeRecovery(): Promise<Recovery> {
  const before = recovery();
  const made = { code: newCode(), version: 1, at: Date.now() };
  const box = lock({ ...content(), recovery: made.code }, made.code);
  await post<StoredBox>('/carried-seats', { id: idOf(made.code), box, once: false });
  remember('recovery', made);
  keepRecovery();
  if (before) await post('/carried-seats/forget', { id: idOf(before.code) });
  return made;
}

export async function forgetRecovery(): Promise<void> {
  const known = recovery();
  if (known) await post('/carried-seats/forget', { id: idOf(known.code) });
  remember('recovery', null);
}

/** Opens a box and saves its seats here; returns the number of its tables. */
export async function openCode(code: string, endOthers: boolean): Promise<number> {
  const opened = await post<BoxContent>('/carried-seats/open', {
    id: idOf(code),
    key: deviceKey(),
  });
  const carried = unlock<Carried>(opened.box, code);
  // Before the tables: what is sent after they changed has these wishes.
  addCarriedWays(carried.ways ?? {});
  addCarriedTables(carried.tables);
  addCarriedNotes(carried.notes ?? []);
  if (!settings.now.name) settings.change({ name: carried.name });
  if (!opened.once) await keepCode(code, opened.version);
  else if (carried.recovery && !recovery()) await joinRecovery(carried.recovery);
  if (endOthers) await endOtherHolds(carried.tables.map(({ table }) => table));
  return carried.tables.length;
}

/** Keeps the recovery code of the other device up to date from here too. */
async function joinRecovery(code: string): Promise<void> {
  const body = { id: idOf(code), key: deviceKey() };
  const opened = await post<BoxContent>('/carried-seats/open', body).catch(() => null);
  if (opened) await keepCode(code, opened.version);
}

/** Keeps a recovery code up to date from here; one that this browser had before is void. */
async function keepCode(code: string, version: number): Promise<void> {
  const before = recovery();
  remember('recovery', { code, version, at: Date.now() });
  keepRecovery();
  if (before && before.code !== code)
    await post('/carried-seats/forget', { id: idOf(before.code) });
}

/** Ends the other devices' hold of the seats: from now on only this browser's links are valid. */
async function endOtherHolds(tables: string[]): Promise<void> {
  for (const saved of savedTables().filter(({ table }) => tables.includes(table)))
    for (const seat of saved.seats) saveEndKey(saved.table, seat.token, newEntropy());
  await finishEnding();
  for (const saved of savedTables().filter(({ table }) => tables.includes(table)))
    await takeHosting(saved);
  // The other device knows the recovery code.
  if (recovery()) await makeRecovery();
}

/** Sends what is left to send: an answer may have been lost. */
export async function finishEnding(): Promise<void> {
  for (const { table, seats } of savedTables())
    for (const { seat, token, endKey } of seats)
      if (endKey)
        try {
          const body = { key: endKey };
          const answer = await post<Seated>(`/tables/${table}/sit`, body, token);
          endHold(table, seat, answer.token ?? token);
        } catch (error) {
          // A dead link or a table that is gone: there is nothing to end.
          if (!(error instanceof Refused) || error.problem.code === 'throttled') throw error;
          endHold(table, seat, token);
        }
}

/** Moves the hosting of a carried table to its seat here, or makes a new link for it. */
async function takeHosting({ table, game, host, seats }: SavedTable): Promise<void> {
  if (!host) return;
  try {
    const seat = seats[0]?.seat;
    if (seat !== undefined) await post(`/tables/${table}/host`, { seat }, host);
    else saveSeat(table, game, null, (await post<Joined>(`/tables/${table}/link`, {}, host)).host);
  } catch (error) {
    // Another seat hosts by now, or the table is over.
    if (!(error instanceof Refused)) throw error;
  }
}

/** A key of this device: a retry of a lost request gets the same box. */
function deviceKey(): string {
  const known = recall<string>('device', '') || newEntropy();
  remember('device', known);
  return known;
}

let kept = false;
let keeping: ReturnType<typeof setTimeout> | undefined;

/** Stores a newer box of the recovery code a moment after each change of the saved tables. */
export function keepRecovery(): void {
  if (kept) return;
  kept = true;
  addEventListener(SAVED_TABLES_CHANGED, () => {
    clearTimeout(keeping);
    if (recovery())
      keeping = setTimeout(() => void storeRecovery().catch(() => undefined), KEEP_AFTER);
  });
  void finishEnding().catch(() => undefined);
}

async function storeRecovery(attempts = 3): Promise<void> {
  const known = recovery();
  if (!known) return;
  const id = idOf(known.code);
  const box = lock(content(), known.code);
  try {
    const body = { id, version: known.version, box };
    const { version } = await post<BoxVersion>('/carried-seats/replace', body);
    remember('recovery', { ...known, version });
  } catch (error) {
    const code = error instanceof Refused ? error.problem.code : '';
    if (code === 'no_such_code') remember('recovery', null);
    if (code !== 'conflict' || !attempts) throw error;
    // Another device stored seats of its own: they come here too.
    const opened = await post<BoxContent>('/carried-seats/open', { id, key: deviceKey() });
    const theirs = unlock<Carried>(opened.box, known.code);
    addCarriedWays(theirs.ways ?? {});
    addCarriedTables(theirs.tables);
    addCarriedNotes(theirs.notes ?? []);
    remember('recovery', { ...known, version: opened.version });
    await storeRecovery(attempts - 1);
  }
}

/** Notes of one's own on the tables of this browser: nobody else sees them, the server neither. */
import { SAVED_TABLES_CHANGED, savedTables } from './savedSeats';
import { recall, remember } from './storage';

/** A note on a table, as one of its seats (-1: as a spectator). */
export interface Note {
  table: string;
  seat: number;
  text: string;
  /** When it was written. */
  at: number;
}

export const LONGEST_NOTE = 4_000;
const MOST = 100;
/** Bytes: a box that carries seats has room for so much. */
const MOST_CARRIED = 12_000;

const notes = (): Note[] => recall<Note[]>('notes', []);
const isOf = (table: string, seat: number) => (note: Note) =>
  note.table === table && note.seat === seat;

export const noteOf = (table: string, seat: number): string =>
  notes().find(isOf(table, seat))?.text ?? '';

export function saveNote(table: string, seat: number, text: string): void {
  const others = notes().filter((note) => !isOf(table, seat)(note));
  const own = text ? [{ table, seat, text: text.slice(0, LONGEST_NOTE), at: Date.now() }] : [];
  remember('notes', [...own, ...others].slice(0, MOST));
  // A recovery code carries notes too.
  dispatchEvent(new Event(SAVED_TABLES_CHANGED));
}

/** The latest notes on some tables, as many as a box has room for. */
export function carriedNotes(tables: string[]): Note[] {
  let room = MOST_CARRIED;
  const wanted = notes().filter(({ table }) => tables.includes(table));
  return wanted.filter((note) => {
    room -= new TextEncoder().encode(JSON.stringify(note)).length;
    return room >= 0;
  });
}

/** Saves notes that another device carried here, unless a later one is here. */
export function addCarriedNotes(carried: Note[]): void {
  const known = notes();
  const here = new Set(savedTables().map(({ table }) => table));
  const newer = carried.filter(
    ({ table, seat, at }) => here.has(table) && at > (known.find(isOf(table, seat))?.at ?? 0),
  );
  const kept = known.filter((note) => !newer.some(({ table, seat }) => isOf(table, seat)(note)));
  remember('notes', [...newer, ...kept].slice(0, MOST));
}

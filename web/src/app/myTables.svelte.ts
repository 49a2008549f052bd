/** The tables of this browser, with whose move it is at each: one request that waits for news. */
import { post, Refused } from './api';
import { SAVED_TABLES_CHANGED, markOver, savedTables, type SavedTable } from './savedSeats';
import { isOver } from '../wire/commonGameTypes';
import type { FindMyTables, MyTable, MyTables as Answer } from '../wire/apiTypes';

/** Seconds for which the server waits for news before it answers. */
const WAIT = 25;
const FIRST_RETRY = 2_000;
const LONGEST_RETRY = 30_000;
/** The most tables of a request. */
const MOST = 100;

const tokensOf = ({ seats, host }: SavedTable): string[] =>
  seats.length ? seats.map(({ token }) => token) : [host];

/** The links of the tables that are still played, as the request names them. */
function links(): FindMyTables['tables'] {
  return savedTables()
    .filter((saved) => !saved.over && tokensOf(saved)[0])
    .slice(0, MOST)
    .map((saved) => ({ table: saved.table, tokens: tokensOf(saved) }));
}

class MyTables {
  /** The tables that are not over: those that await somebody here first. */
  all: MyTable[] = $state.raw([]);
  /** The tables whose links are dead, or that are gone. */
  dead: string[] = $state.raw([]);
  /** True once the server has answered. */
  loaded: boolean = $state(false);
  /** True while the server can't be reached. */
  unreachable: boolean = $state(false);
  /** The server's clock minus ours, in milliseconds. */
  skew: number = $state(0);
  /** Called with each table that begins to await somebody here, but not for the first answer. */
  onawaited: (table: MyTable) => void = () => {};

  private version = '';
  private stopped = new AbortController();

  /** The tables that await a move, an answer or a player of this browser. */
  awaiting = $derived(this.all.filter((table) => table.awaits));

  /** The most urgent table that awaits somebody here, other than the one that is open. */
  next(open: string): MyTable | undefined {
    return this.awaiting.find(({ table }) => table !== open);
  }

  start(): void {
    addEventListener(SAVED_TABLES_CHANGED, () => this.stopped.abort());
    void this.follow();
  }

  /** Asks again and again; starts afresh when the saved tables change. */
  private async follow(): Promise<void> {
    for (let retry = FIRST_RETRY; ;) {
      this.stopped = new AbortController();
      const wanted = links();
      try {
        if (wanted.length) this.take(await this.ask(wanted));
        else this.take({ tables: [], dead: [], now: Date.now(), version: '' });
        retry = FIRST_RETRY;
        this.unreachable = false;
        if (!wanted.length) await this.pause(LONGEST_RETRY);
      } catch (error) {
        if (this.stopped.signal.aborted) continue;
        this.unreachable = !(error instanceof Refused);
        await this.pause(retry);
        retry = Math.min(2 * retry, LONGEST_RETRY);
      }
    }
  }

  private ask(tables: FindMyTables['tables']): Promise<Answer> {
    const body = { tables, seen: this.version, wait: this.loaded ? WAIT : 0 };
    return post<Answer>('/my-tables', body, '', this.stopped.signal);
  }

  private take(answer: Answer): void {
    const known = new Set(this.awaiting.map(({ table }) => table));
    const first = !this.loaded;
    this.version = answer.version;
    this.skew = answer.now - Date.now();
    const ended = answer.tables.filter(isOver);
    this.all = answer.tables.filter((table) => !isOver(table));
    this.dead = answer.dead;
    this.loaded = true;
    if (!first)
      for (const table of this.awaiting) if (!known.has(table.table)) this.onawaited(table);
    for (const { table } of ended) markOver(table);
  }

  /** Waits some milliseconds, or until the saved tables change. */
  private pause(milliseconds: number): Promise<void> {
    const { signal } = this.stopped;
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        done();
      });
    });
  }
}

export const myTables = new MyTables();

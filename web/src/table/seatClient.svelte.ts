/**
 * One seat's line to its table. It comes back by itself after a break, asks for what it missed,
 * and sends what was not answered again under the same id, so nothing is done twice.
 */
import type {
  ChatLine,
  Entry,
  MySeat,
  Order,
  Position,
  Sync,
  TableInfo,
  Talk,
  Update,
} from '../wire/types';
import { entropy, get } from '../app/api';
import type { Answer, ServerMessage } from '../wire/shapes';

export type Line = 'connecting' | 'online' | 'offline' | 'dead' | 'missing';
export type Outgoing = { type: string; [key: string]: unknown };

interface Pending {
  message: Outgoing & { id: string };
  settle: (answer: Answer) => void;
}

const DEAD_LINK = 4001;
const NO_TABLE = 4004;
const PING_EVERY = 20_000;
/** How long an answer may take; the first one of a line may, after each try, take longer. */
const PATIENCE = 8_000;
const LONGEST_PATIENCE = 32_000;
const LONGEST_PAUSE = 8_000;

export class SeatClient {
  readonly table: string;
  readonly token: string;
  info: TableInfo | null = $state.raw(null);
  you: MySeat = $state.raw({ seat: -1, host: false });
  position: Position | null = $state.raw(null);
  chat: ChatLine[] = $state.raw([]);
  orders: Order[] = $state.raw([]);
  line: Line = $state('connecting');
  /** The server's clock minus ours, in milliseconds. */
  skew: number = $state(0);

  /** Called with each entry and the position after it, in order. */
  onupdate: (entry: Entry, position: Position) => void = () => {};
  /** Called when the server sends the whole table again; entries are those since the last known. */
  onsync: (sync: Sync) => void = () => {};

  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private count = 0;
  private tries = 0;
  private retry = 0;
  private late = 0;
  private beat = 0;
  private last = -1;
  private ended = false;
  private readonly session = entropy().slice(0, 12);
  private readonly wake = (): void => {
    if (document.visibilityState === 'visible') this.hurry();
  };

  constructor(table: string, token: string) {
    this.table = table;
    this.token = token;
  }

  open(): void {
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  close(): void {
    this.ended = true;
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.drop();
  }

  /** Sends a message and gives its answer, however often the line breaks in between. */
  send(message: Outgoing): Promise<Answer> {
    const id = `${this.session}-${++this.count}`;
    const whole = { ...message, id };
    return new Promise((settle) => {
      this.pending.set(id, { message: whole, settle });
      if (this.line === 'online') this.write(whole);
    });
  }

  /** Reads the lines of chat that came before those known. */
  async earlierChat(): Promise<void> {
    const before = this.chat[0]?.number ?? 1;
    const { lines } = await get<Talk>(`/tables/${this.table}/chat?before=${before}`);
    this.chat = [
      ...lines.filter(({ number }) => number < (this.chat[0]?.number ?? 1)),
      ...this.chat,
    ];
  }

  /** Opens a line; one that doesn't bring the table in time is given up for another. */
  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    const patience = Math.min(LONGEST_PATIENCE, PATIENCE * (1 + this.tries));
    this.late = window.setTimeout(() => this.lost(socket, 0), patience);
    socket.onopen = () => this.write({ type: 'hello', id: this.helloId(), ...this.greeting() });
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      const frame = JSON.parse(String(event.data)) as ServerMessage | ServerMessage[];
      for (const message of [frame].flat()) this.hear(message);
    };
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private helloId(): string {
    return `${this.session}-h${++this.count}`;
  }

  private greeting(): Record<string, unknown> {
    return { token: this.token, last: this.last };
  }

  private write(message: Outgoing): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'sync':
        return this.synced(message);
      case 'update':
        return this.updated(message);
      case 'table':
        this.info = message.table;
        return;
      case 'chat':
        this.chat = [
          ...this.chat.filter((line) => line.number < message.line.number),
          message.line,
        ];
        return;
      case 'throttled':
        setTimeout(() => this.again(message.id), message.retry_after * 1000);
        return;
      default:
        this.answered(message);
    }
  }

  private synced(sync: Sync): void {
    this.info = sync.table;
    this.you = sync.you;
    this.position = sync.position ?? null;
    this.chat = sync.fresh ? sync.chat : joined(this.chat, sync.chat);
    this.orders = sync.orders;
    this.skew = sync.now - Date.now();
    this.last = sync.position?.number ?? sync.table.number;
    clearTimeout(this.late);
    const first = this.line !== 'online';
    this.line = 'online';
    this.tries = 0;
    this.onsync(sync);
    if (first) this.resume();
    else this.answered(sync);
  }

  /** After coming back: what was never answered is sent again, and the line is watched. */
  private resume(): void {
    for (const { message } of this.pending.values()) this.write(message);
    clearInterval(this.beat);
    this.beat = window.setInterval(() => void this.ping(), PING_EVERY);
  }

  private updated(update: Update): void {
    if (update.entry.number !== this.last + 1) {
      if (update.entry.number > this.last) {
        this.write({ type: 'sync', id: this.helloId(), last: this.last });
      }
      return;
    }
    this.last = update.entry.number;
    this.position = update.position;
    // A request for undo is about one position: any new entry ends it.
    if (this.info?.undo_request) this.info = { ...this.info, undo_request: null };
    this.onupdate(update.entry, update.position);
  }

  private answered(answer: Answer): void {
    const waiting = this.pending.get(answer.id);
    this.pending.delete(answer.id);
    waiting?.settle(answer);
  }

  private again(id: string): void {
    const waiting = this.pending.get(id);
    if (waiting) this.write(waiting.message);
  }

  private async ping(): Promise<void> {
    const socket = this.socket;
    const late = setTimeout(() => socket && this.lost(socket, 0), PATIENCE);
    await this.send({ type: 'ping' });
    clearTimeout(late);
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.ended) return;
    this.drop();
    if (code === DEAD_LINK || code === NO_TABLE) {
      this.line = code === DEAD_LINK ? 'dead' : 'missing';
      return;
    }
    this.line = this.last < 0 && this.tries < 2 ? 'connecting' : 'offline';
    const pause = Math.min(LONGEST_PAUSE, 250 * 2 ** this.tries++) * (0.7 + Math.random() * 0.6);
    this.retry = window.setTimeout(() => this.connect(), pause);
  }

  /** Lets go of the line, whatever it may still say, and of all that was timed for it. */
  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (socket) socket.onclose = null;
    socket?.close();
    clearTimeout(this.late);
    clearTimeout(this.retry);
    clearInterval(this.beat);
  }

  /** The network or the reader is back: what works is asked for a sign, what hangs is dropped. */
  private hurry(): void {
    if (this.line === 'online') void this.ping();
    if (this.line !== 'offline' && this.line !== 'connecting') return;
    this.drop();
    this.tries = 0;
    this.connect();
  }
}

/** Old lines stay if the fresh ones follow on them: between them nothing may be missing. */
function joined(old: ChatLine[], fresh: ChatLine[]): ChatLine[] {
  const first = fresh[0]?.number ?? Infinity;
  if (fresh.length && (old.at(-1)?.number ?? 0) < first - 1) return fresh;
  return [...old.filter((line) => line.number < first), ...fresh];
}

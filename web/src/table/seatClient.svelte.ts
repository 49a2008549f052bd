/**
 * One seat's connection to its table. It reconnects by itself, requests the entries that it missed,
 * and resends unanswered messages under the same id, so that nothing is done twice.
 */
import { siteUrl } from '../app/siteRoot';
import type {
  ChatMessage,
  ClientMessage,
  Entry,
  Hello,
  MySeat,
  Order,
  Position,
  ServerMessage,
  Sync,
  TableInfo,
  ChatHistory,
  Update,
  Watcher,
} from '../wire/apiTypes';
import { newEntropy, get } from '../app/api';
import { mergeChat, roomOf, withMessage, type Room } from './chatRooms';
import { isOver, type Answer, type Outgoing } from '../wire/commonGameTypes';

export type Connection = 'connecting' | 'online' | 'offline' | 'dead' | 'missing';

interface Pending {
  message: ClientMessage;
  settle: (answer: Answer) => void;
}

const DEAD_LINK = 4001;
const NO_TABLE = 4004;
const PING_EVERY = 20_000;
/** How long an answer may take. The first one of a connection may take longer after each attempt. */
const ANSWER_TIMEOUT = 8_000;
const LONGEST_TIMEOUT = 32_000;
const LONGEST_RETRY_DELAY = 8_000;

export class SeatClient {
  readonly table: string;
  token: string;
  private readonly host: string;
  info: TableInfo | null = $state.raw(null);
  you: MySeat = $state.raw({ seat: -1, host: false });
  position: Position | null = $state.raw(null);
  chat: ChatMessage[] = $state.raw([]);
  orders: Order[] = $state.raw([]);
  /** The seats whose chat this seat doesn't read. */
  muted: number[] = $state.raw([]);
  /** By seat, the tokens with which newcomers may take it. */
  invitations: Record<string, string> = $state.raw({});
  /** Who watches the replay together, and the own id among them. */
  watchers: Watcher[] = $state.raw([]);
  watcherId: string = $state('');
  connection: Connection = $state('connecting');
  /** The server's clock minus ours, in milliseconds. */
  skew: number = $state(0);

  /** Called with each entry and the position after it, in order. */
  onupdate: (entry: Entry, position: Position) => void = () => {};
  /** The seat's token as it is saved now: a seat gets a new link when it sits down. */
  savedToken: () => string = () => this.token;
  /** Called when the server sends the whole table again, with the entries since the last known. */
  onsync: (sync: Sync) => void = () => {};

  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private count = 0;
  private attempts = 0;
  private retryTimer = 0;
  private openTimeout = 0;
  private pingTimer = 0;
  private last = -1;
  private closed = false;
  private readonly session = newEntropy().slice(0, 12);
  private readonly wake = (): void => {
    if (document.visibilityState === 'visible') this.reconnectNow();
  };

  /** `host` is the host's token if this browser has it: so the server knows that the host is here. */
  constructor(table: string, token: string, host = '') {
    this.table = table;
    this.token = token;
    this.host = host;
  }

  open(): void {
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.closeSocket();
  }

  /** Sends a message and returns its answer, even if the connection breaks in between. */
  send(message: Outgoing): Promise<Answer> {
    const id = `${this.session}-${++this.count}`;
    const whole = { ...message, id };
    return new Promise((settle) => {
      this.pending.set(id, { message: whole, settle });
      if (this.connection === 'online') this.write(whole);
    });
  }

  /** Loads the messages of a room of the chat before the known ones. */
  async earlierChat(room: Room): Promise<void> {
    const first = (): number => this.chat.find((message) => roomOf(message) === room)?.number ?? 1;
    const path = `/tables/${this.table}/chat?before=${first()}&room=${room}`;
    const { messages } = await get<ChatHistory>(path, this.token);
    this.chat = [...messages.filter(({ number }) => number < first()), ...this.chat];
  }

  /** Opens a socket; replaces it if it doesn't send the table in time. */
  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = siteUrl(`/api/tables/${this.table}/socket`);
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    const timeout = Math.min(LONGEST_TIMEOUT, ANSWER_TIMEOUT * (1 + this.attempts));
    this.openTimeout = window.setTimeout(() => this.handleClose(socket, 0), timeout);
    socket.onopen = () => this.write(this.greeting());
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      const frame = JSON.parse(String(event.data)) as ServerMessage | ServerMessage[];
      for (const message of [frame].flat()) this.receive(message);
    };
    socket.onclose = (event) => this.handleClose(socket, event.code);
  }

  private helloId(): string {
    return `${this.session}-h${++this.count}`;
  }

  private greeting(): Hello {
    const { token, last, host } = this;
    return { type: 'hello', id: this.helloId(), token, last, host };
  }

  private write(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'sync':
        return this.handleSync(message);
      case 'update':
        return this.handleUpdate(message);
      case 'table':
        this.handleTable(message.table);
        return;
      case 'chat':
        this.chat = withMessage(this.chat, message.added);
        return;
      case 'watching':
        this.watchers = message.watchers;
        this.watcherId = message.you;
        return;
      case 'watched':
        this.watchers = this.watchers.map((known) =>
          known.id === message.watcher.id ? message.watcher : known,
        );
        return;
      case 'throttled':
        setTimeout(() => this.resend(message.id), message.retry_after * 1000);
        return;
      default:
        this.handleAnswer(message);
    }
  }

  /** Something besides the game changed; what only this seat may know comes with a sync. */
  private handleTable(info: TableInfo): void {
    const before = this.info;
    this.info = info;
    const invited = (of: TableInfo | null): number =>
      of?.seats.filter((s) => s.invited).length ?? 0;
    const ended = isOver(info) && before !== null && !isOver(before);
    if (invited(info) !== invited(before) || (ended && !this.position))
      this.write({ type: 'sync', id: this.helloId(), last: this.last });
  }

  private handleSync(sync: Sync): void {
    this.info = sync.table;
    this.you = sync.you;
    this.position = sync.position ?? null;
    this.chat = sync.fresh ? sync.chat : mergeChat(this.chat, sync.chat);
    this.orders = sync.orders;
    this.muted = sync.muted ?? [];
    this.invitations = sync.invitations ?? {};
    this.skew = sync.now - Date.now();
    this.last = sync.position?.number ?? sync.table.number;
    clearTimeout(this.openTimeout);
    const first = this.connection !== 'online';
    this.connection = 'online';
    this.attempts = 0;
    this.onsync(sync);
    if (first) this.resume();
    else this.handleAnswer(sync);
  }

  /** After reconnecting: resends unanswered messages and starts the pings. */
  private resume(): void {
    for (const { message } of this.pending.values()) this.write(message);
    clearInterval(this.pingTimer);
    this.pingTimer = window.setInterval(() => void this.ping(), PING_EVERY);
  }

  private handleUpdate(update: Update): void {
    if (update.entry.number !== this.last + 1) {
      if (update.entry.number > this.last) {
        this.write({ type: 'sync', id: this.helloId(), last: this.last });
      }
      return;
    }
    this.last = update.entry.number;
    this.position = update.position;
    // The proposal of an undo is about one position: any new entry ends it.
    if (this.info?.proposal?.kind === 'undo') this.info = { ...this.info, proposal: null };
    this.onupdate(update.entry, update.position);
  }

  private handleAnswer(answer: Answer): void {
    const waiting = this.pending.get(answer.id);
    this.pending.delete(answer.id);
    waiting?.settle(answer);
  }

  private resend(id: string): void {
    const waiting = this.pending.get(id);
    if (waiting) this.write(waiting.message);
  }

  private async ping(): Promise<void> {
    const socket = this.socket;
    const late = setTimeout(() => socket && this.handleClose(socket, 0), ANSWER_TIMEOUT);
    await this.send({ type: 'ping' });
    clearTimeout(late);
  }

  private handleClose(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.closed) return;
    this.closeSocket();
    const saved = this.savedToken();
    if (code === DEAD_LINK && saved && saved !== this.token) {
      this.token = saved;
      this.connect();
      return;
    }
    if (code === DEAD_LINK || code === NO_TABLE) {
      this.connection = code === DEAD_LINK ? 'dead' : 'missing';
      return;
    }
    this.connection = this.last < 0 && this.attempts < 2 ? 'connecting' : 'offline';
    const delay =
      Math.min(LONGEST_RETRY_DELAY, 250 * 2 ** this.attempts++) * (0.7 + Math.random() * 0.6);
    this.retryTimer = window.setTimeout(() => this.connect(), delay);
  }

  /** Closes the socket, ignores what it may still send, and clears its timers. */
  private closeSocket(): void {
    const socket = this.socket;
    this.socket = null;
    if (socket) socket.onclose = null;
    socket?.close();
    clearTimeout(this.openTimeout);
    clearTimeout(this.retryTimer);
    clearInterval(this.pingTimer);
  }

  /** The network or the reader is back: pings a working connection, replaces a hanging one. */
  private reconnectNow(): void {
    if (this.connection === 'online') void this.ping();
    if (this.connection !== 'offline' && this.connection !== 'connecting') return;
    this.closeSocket();
    this.attempts = 0;
    this.connect();
  }
}

/** Watching a replay together: who is there, what they see and point at, and what they say of it. */
import { settings } from '../app/settings.svelte';
import { savedTable } from '../app/savedSeats';
import { roomOf } from '../table/chatRooms';
import { SeatClient } from '../table/seatClient.svelte';
import type { Watcher } from '../wire/apiTypes';

/** How often a movement is sent at most, in milliseconds. */
const SEND_EVERY = 250;
const MOST_PAGES = 50;

export class WatchRoom {
  private readonly table: string;
  client: SeatClient = $state.raw(new SeatClient('', ''));
  /** The id of the watcher who leads; '' without a leader. */
  follows: string = $state('');
  private entry = 0;
  private place = '';
  private sent = { entry: -1, follows: '', place: '' };
  private timer = 0;
  private name: string;

  constructor(table: string, entry: number) {
    this.table = table;
    this.entry = entry;
    this.name = settings.now.name;
    this.open(savedTable(table)?.seats.find(({ token }) => token)?.token ?? '');
  }

  watchers = $derived(this.client.watchers);
  own = $derived(this.watchers.find(({ id }) => id === this.client.watcherId));
  others = $derived(this.watchers.filter(({ id }) => id !== this.client.watcherId));
  leader = $derived(this.others.find(({ id }) => id === this.follows));
  followers = $derived(this.others.filter(({ follows }) => follows === this.client.watcherId));
  /** True for people without a seat of the game, who choose a name. */
  isGuest = $derived(this.client.you.seat < 0);
  comments = $derived(
    this.client.chat
      .filter((message) => roomOf(message) === 'replay')
      .sort(
        (first, later) => (first.entry ?? 0) - (later.entry ?? 0) || first.number - later.number,
      ),
  );

  private open(token: string): void {
    const client = new SeatClient(this.table, token);
    client.onsync = () => void this.come();
    this.client = client;
    client.open();
  }

  /** A link that is no longer valid: comes in as a guest. */
  reopen(): void {
    this.client.close();
    this.open('');
  }

  close(): void {
    clearTimeout(this.timer);
    this.client.close();
  }

  /** Comes into the room, after each new connection too. */
  private async come(): Promise<void> {
    const name = this.client.you.seat < 0 ? this.name : '';
    const answer = await this.client.send({ type: 'watch', on: true, name });
    if (answer.type === 'reject' && name) {
      this.name = '';
      return this.come();
    }
    this.sent = { entry: -1, follows: '', place: '' };
    this.sendSoon();
    await this.loadComments();
  }

  async rename(name: string): Promise<boolean> {
    const answer = await this.client.send({ type: 'watch', on: true, name });
    if (answer.type === 'ok') this.name = name;
    return answer.type === 'ok';
  }

  private async loadComments(): Promise<void> {
    for (let page = 0; page < MOST_PAGES; page++) {
      const first = this.client.chat.find((message) => roomOf(message) === 'replay');
      if (!first || first.number <= 1) return;
      await this.client.earlierChat('replay').catch(() => {});
    }
  }

  /** Shows the others the entry that is seen here. */
  show(entry: number): void {
    this.entry = entry;
    this.sendSoon();
  }

  /** Points at a place; '' stops that. */
  point(place: string): void {
    this.place = place;
    this.sendSoon();
  }

  follow(id: string): void {
    this.follows = this.circles(id) ? '' : id;
    this.sendSoon();
  }

  /** True if somebody is led by this reader, directly or by others: leading never goes in a circle. */
  circles(id: string): boolean {
    const seen = new Set<string>();
    for (let at: Watcher | undefined = this.find(id); at && !seen.has(at.id);) {
      if (at.follows === this.client.watcherId && at.follows) return true;
      seen.add(at.id);
      at = this.find(at.follows ?? '');
    }
    return false;
  }

  private find = (id: string): Watcher | undefined => this.watchers.find((row) => row.id === id);

  async comment(text: string, entry: number): Promise<boolean> {
    const name = this.client.you.seat < 0 ? this.name : '';
    const answer = await this.client.send({ type: 'chat', room: 'replay', text, name, entry });
    return answer.type === 'ok';
  }

  /** Sends the newest state, not more often than the server allows. */
  private sendSoon(): void {
    if (!this.timer) this.timer = window.setTimeout(() => void this.sendNow(), SEND_EVERY);
  }

  private async sendNow(): Promise<void> {
    this.timer = 0;
    const { entry, follows, place, client } = this;
    if (client.connection !== 'online' || !client.watcherId) return;
    if (entry !== this.sent.entry || follows !== this.sent.follows)
      await client.send({ type: 'view', entry, follows });
    if (place !== this.sent.place) await client.send({ type: 'point', place });
    this.sent = { entry, follows, place };
  }
}

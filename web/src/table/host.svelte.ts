/** What a seat or the host may do to the table besides playing. */
import { post } from '../lib/api';
import { around } from '../lib/around.svelte';
import { keepSeat, myTable } from '../lib/mine';
import { toasts } from '../ui/toasts.svelte';
import type { Joined, TableStatus } from '../wire/types';

export class Hosting {
  readonly table: string;

  constructor(table: string) {
    this.table = table;
  }

  get host(): string {
    return myTable(this.table)?.host ?? '';
  }

  /** The secret that allows something about a seat: its own, or the host's. */
  private key(seat: number): string {
    return myTable(this.table)?.seats.find((held) => held.seat === seat)?.token || this.host;
  }

  may(seat: number): boolean {
    return this.key(seat) !== '';
  }

  holds(seat: number): boolean {
    return Boolean(myTable(this.table)?.seats.some((held) => held.seat === seat));
  }

  standIn(seat: number, bot: string): Promise<void> {
    return this.ask(`/seats/${seat}/bot`, { bot }, this.key(seat));
  }

  giveBack(seat: number): Promise<void> {
    return this.ask(`/seats/${seat}/back`, {}, this.key(seat));
  }

  kick(seat: number, bot: string): Promise<void> {
    return this.ask(`/seats/${seat}/kick`, { bot }, this.host);
  }

  start(bot: string): Promise<void> {
    return this.ask('/start', { bot }, this.host);
  }

  giveUp(): Promise<void> {
    return this.ask('/close', {}, this.host);
  }

  /** A new link for a seat; the old one is dead. For a seat of ours it is kept here. */
  async link(seat: number): Promise<string> {
    const made = await post<Joined>(`/tables/${this.table}/seats/${seat}/link`, {}, this.key(seat));
    const mine = myTable(this.table);
    if (mine?.seats.some((held) => held.seat === seat)) {
      keepSeat(this.table, mine.game, { seat, token: made.token, entropy: '' });
    }
    return linkOf(this.table, made.token);
  }

  /** A new link for the host; the old one is dead, here and wherever else it was used. */
  async hostLink(): Promise<string> {
    const made = await post<Joined>(`/tables/${this.table}/link`, {}, this.host);
    keepSeat(this.table, myTable(this.table)?.game ?? '', null, made.host);
    return linkOf(this.table, made.host);
  }

  private async ask(path: string, body: unknown, token: string): Promise<void> {
    try {
      await post<TableStatus>(`/tables/${this.table}${path}`, body, token);
    } catch (error) {
      toasts.blame(error);
    }
  }
}

export const linkOf = (table: string, token = ''): string =>
  `${around.origin}/t/${table}${token ? `#${token}` : ''}`;

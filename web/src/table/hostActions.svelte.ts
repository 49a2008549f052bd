/** What a seat or the host may do to the table besides playing. */
import { post, Refused } from '../app/api';
import { networkAddress } from '../app/networkAddress.svelte';
import {
  dropHost,
  dropSeats,
  keepInvite,
  keepSeat,
  savedTable,
  type SavedTable,
} from '../app/savedSeats';
import { toasts } from '../app/toasts.svelte';
import type { Joined, Sit, TableStatus } from '../wire/types';

export class HostActions {
  readonly table: string;
  /** The newest link that was made here for a seat. */
  fresh: { seat: number; link: string } | null = $state.raw(null);
  /** True if the saved host's link turned out to be dead. */
  private deposed = $state(false);

  constructor(table: string) {
    this.table = table;
  }

  /** What this browser keeps of the table, looked up again after each new link. */
  mine(): SavedTable | undefined {
    void this.fresh;
    return savedTable(this.table);
  }

  get host(): string {
    if (this.deposed) return '';
    return savedTable(this.table)?.host ?? '';
  }

  /** The secret that allows something about a seat: its own, or the host's. */
  private key(seat: number): string {
    return savedTable(this.table)?.seats.find((held) => held.seat === seat)?.token || this.host;
  }

  may(seat: number): boolean {
    return this.key(seat) !== '';
  }

  holds(seat: number): boolean {
    return Boolean(savedTable(this.table)?.seats.some((held) => held.seat === seat));
  }

  /** True if other seats are played in this browser too. */
  shares(seat: number): boolean {
    return this.holds(seat) && (savedTable(this.table)?.seats.length ?? 0) > 1;
  }

  /** Lets go of a seat that is played elsewhere; its link is shown, for it is kept nowhere else. */
  letGo(seat: number): void {
    const token = this.key(seat);
    dropSeats(this.table, [token]);
    if (this.host) keepInvite(this.table, seat, token);
    this.fresh = { seat, link: linkOf(this.table, token) };
  }

  standIn(seat: number, bot: string): Promise<void> {
    return this.ask(`/seats/${seat}/bot`, { bot }, this.key(seat));
  }

  giveBack(seat: number): Promise<void> {
    return this.ask(`/seats/${seat}/back`, {}, this.key(seat));
  }

  /** Changes the name and colour of a seat played here. */
  rename(seat: number, who: Partial<Sit>): Promise<void> {
    return this.ask('/sit', who, this.key(seat));
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

  /** A new link for a seat, kept here; the old one is dead. */
  async link(seat: number): Promise<void> {
    const made = await post<Joined>(`/tables/${this.table}/seats/${seat}/link`, {}, this.key(seat));
    const { token } = made;
    if (this.holds(seat))
      keepSeat(this.table, savedTable(this.table)?.game ?? '', { seat, token, entropy: '' });
    else keepInvite(this.table, seat, token);
    this.fresh = { seat, link: linkOf(this.table, token) };
  }

  /** A new link for the host; the old one is dead, here and wherever else it was used. */
  async hostLink(): Promise<string> {
    const { host } = this;
    const made = await post<Joined>(`/tables/${this.table}/link`, {}, host).catch(
      (error: unknown) => {
        this.doubt(error, host);
        throw error;
      },
    );
    keepSeat(this.table, savedTable(this.table)?.game ?? '', null, made.host);
    return linkOf(this.table, made.host);
  }

  private async ask(path: string, body: unknown, token: string): Promise<void> {
    try {
      await post<TableStatus>(`/tables/${this.table}${path}`, body, token);
    } catch (error) {
      this.doubt(error, token);
      toasts.blame(error);
    }
  }

  /** A host may do anything: one who may not has a link that somebody replaced. */
  private doubt(error: unknown, token: string): void {
    if (!(error instanceof Refused) || error.problem.code !== 'not_allowed') return;
    if (token !== this.host) return;
    dropHost(this.table);
    this.deposed = true;
  }
}

export const linkOf = (table: string, token = ''): string =>
  `${networkAddress.origin}/t/${table}${token ? `#${token}` : ''}`;

/** What the host or a seat may do at a table besides playing: links, bots, names, closing. */
import { post, Refused } from '../app/api';
import { networkAddress } from '../app/networkAddress.svelte';
import {
  forgetHostLink,
  forgetSeats,
  saveInvite,
  saveSeat,
  savedTable,
  type SavedTable,
} from '../app/savedSeats';
import { toasts } from '../app/toasts.svelte';
import type { Joined, Sit, TableStatus } from '../wire/types';

export class HostActions {
  readonly table: string;
  /** The newest link that was made here for a seat. */
  newLink: { seat: number; link: string } | null = $state.raw(null);
  /** True if the server refused the saved host link. */
  private hostLinkDead = $state(false);

  constructor(table: string) {
    this.table = table;
  }

  /** The saved table, read again after each new link. */
  saved(): SavedTable | undefined {
    void this.newLink;
    return savedTable(this.table);
  }

  get host(): string {
    if (this.hostLinkDead) return '';
    return savedTable(this.table)?.host ?? '';
  }

  /** The token that allows changes to a seat: its own, or the host's. */
  private tokenFor(seat: number): string {
    return savedTable(this.table)?.seats.find((held) => held.seat === seat)?.token || this.host;
  }

  mayManage(seat: number): boolean {
    return this.tokenFor(seat) !== '';
  }

  playsHere(seat: number): boolean {
    return Boolean(savedTable(this.table)?.seats.some((held) => held.seat === seat));
  }

  /** True if other seats are played in this browser too. */
  sharesBrowser(seat: number): boolean {
    return this.playsHere(seat) && (savedTable(this.table)?.seats.length ?? 0) > 1;
  }

  /** Forgets a seat that is played elsewhere; shows its link, which is saved nowhere else. */
  release(seat: number): void {
    const token = this.tokenFor(seat);
    forgetSeats(this.table, [token]);
    if (this.host) saveInvite(this.table, seat, token);
    this.newLink = { seat, link: linkOf(this.table, token) };
  }

  standIn(seat: number, bot: string): Promise<void> {
    return this.request(`/seats/${seat}/bot`, { bot }, this.tokenFor(seat));
  }

  giveBack(seat: number): Promise<void> {
    return this.request(`/seats/${seat}/back`, {}, this.tokenFor(seat));
  }

  /** Changes the name and colour of a seat played here. */
  rename(seat: number, who: Partial<Sit>): Promise<void> {
    return this.request('/sit', who, this.tokenFor(seat));
  }

  kick(seat: number, bot: string): Promise<void> {
    return this.request(`/seats/${seat}/kick`, { bot }, this.host);
  }

  start(bot: string): Promise<void> {
    return this.request('/start', { bot }, this.host);
  }

  giveUp(): Promise<void> {
    return this.request('/close', {}, this.host);
  }

  /** Makes and saves a new link for a seat; the old one is dead. */
  async newSeatLink(seat: number): Promise<void> {
    const made = await post<Joined>(
      `/tables/${this.table}/seats/${seat}/link`,
      {},
      this.tokenFor(seat),
    );
    const { token } = made;
    if (this.playsHere(seat))
      saveSeat(this.table, savedTable(this.table)?.game ?? '', { seat, token, entropy: '' });
    else saveInvite(this.table, seat, token);
    this.newLink = { seat, link: linkOf(this.table, token) };
  }

  /** Makes and saves a new link for the host; the old one is dead. */
  async newHostLink(): Promise<string> {
    const { host } = this;
    const made = await post<Joined>(`/tables/${this.table}/link`, {}, host).catch(
      (error: unknown) => {
        this.checkHostLink(error, host);
        throw error;
      },
    );
    saveSeat(this.table, savedTable(this.table)?.game ?? '', null, made.host);
    return linkOf(this.table, made.host);
  }

  private async request(path: string, body: unknown, token: string): Promise<void> {
    try {
      await post<TableStatus>(`/tables/${this.table}${path}`, body, token);
    } catch (error) {
      this.checkHostLink(error, token);
      toasts.showError(error);
    }
  }

  /** Forgets the host link if the server refuses it: somebody has replaced it. */
  private checkHostLink(error: unknown, token: string): void {
    if (!(error instanceof Refused) || error.problem.code !== 'not_allowed') return;
    if (token !== this.host) return;
    forgetHostLink(this.table);
    this.hostLinkDead = true;
  }
}

export const linkOf = (table: string, token = ''): string =>
  `${networkAddress.origin}/t/${table}${token ? `#${token}` : ''}`;

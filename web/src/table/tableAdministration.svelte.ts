/** What the host or a seat may do at a table besides playing: links, bots, names, closing. */
import { siteUrl } from '../app/siteRoot';
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
import type { Joined, Sit, TableStatus } from '../wire/apiTypes';

export class TableAdministration {
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

  /** The seat that hosts, as the server says; -1 if the host has a link of its own. */
  hostSeat = $state(-1);

  /** The token that allows the host's actions: the host's link, or the link of the host's seat. */
  get host(): string {
    if (this.hostSeat >= 0) return this.ownToken(this.hostSeat);
    if (this.hostLinkDead) return '';
    return savedTable(this.table)?.host ?? '';
  }

  /** The token of a seat that is played here; '' for any other. */
  private ownToken(seat: number): string {
    return savedTable(this.table)?.seats.find((held) => held.seat === seat)?.token ?? '';
  }

  /** The token that allows changes to a seat: its own, or before the deal the host's. */
  private tokenFor(seat: number): string {
    return this.ownToken(seat) || this.host;
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

  kick(seat: number): Promise<void> {
    return this.request(`/seats/${seat}/kick`, {}, this.host);
  }

  /** Leaves a table that waits; the seat is free again. */
  async leave(seat: number): Promise<void> {
    const token = this.ownToken(seat);
    await this.request('/leave', {}, token);
    forgetSeats(this.table, [token]);
  }

  /** Says whom the host expects at an open seat; '' for anybody. */
  expect(seat: number, name: string): Promise<void> {
    return this.request(`/seats/${seat}/expect`, { name }, this.host);
  }

  giveHosting(seat: number): Promise<void> {
    return this.request('/host', { seat }, this.host);
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
      // The key of the old link is forgotten: sent again, it would end the new one.
      saveSeat(this.table, savedTable(this.table)?.game ?? '', {
        seat,
        token,
        entropy: '',
        key: '',
        usedBefore: false,
      });
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
  networkAddress.origin + siteUrl(`/t/${table}${token ? `#${token}` : ''}`);

/** All seats of one table that are played in this browser; one of them is shown. */
import { markWatched, savedTable } from '../app/savedSeats';
import { isOver } from '../wire/commonGameTypes';
import { SeatClient } from './seatClient.svelte';
import { saveSeenCommitment } from './acceptLink';
import { Playback } from './playback.svelte';

export interface PlayedSeat {
  /** -1 for a spectator. */
  seat: number;
  client: SeatClient;
  playback: Playback;
}

export class SeatsInThisBrowser {
  readonly table: string;
  readonly seats: PlayedSeat[];
  private at: number = $state(0);
  /** The seat that the device is to be passed to; null while the right player has it. */
  passTo: number | null = $state(null);
  private opening = true;

  constructor(table: string) {
    this.table = table;
    const { seats: saved = [], host = '' } = savedTable(table) ?? {};
    this.seats = (saved.length ? saved : [NOBODY]).map((kept) =>
      playedSeat(table, kept.seat, kept.token, host),
    );
    // Anyone who shares this page may have opened or reloaded it.
    if (this.isHotSeat()) this.passTo = this.current.seat;
    this.seats.forEach(({ playback }, index) => (playback.watched = index === 0));
  }

  open(): void {
    for (const { client } of this.seats) client.open();
  }

  close(): void {
    for (const { client } of this.seats) client.close();
  }

  get current(): PlayedSeat {
    return this.seats[this.at] as PlayedSeat;
  }

  /** The tokens of seats whose links are dead. */
  deadTokens(): string[] {
    return this.seats
      .filter(({ client }) => client.connection === 'dead')
      .map((at) => at.client.token);
  }

  isHotSeat(): boolean {
    return this.seats.length > 1;
  }

  /**
   * Covers the board when another seat of this browser is asked, until the device is passed.
   * Seats that a bot plays don't share the device: the only human left passes it to nobody.
   */
  coverIfNeeded(asked: number | null, over: boolean, played: boolean[]): void {
    const sharing = this.seats.map(({ seat }) => seat).filter((seat) => !played[seat]);
    if (over) this.passTo = null;
    else if (this.opening && this.passTo !== null && sharing.length === 1) {
      this.passTo = sharing[0] as number;
      this.passDevice();
    } else if (asked !== null && this.isHotSeat() && sharing.includes(asked))
      if (this.passTo !== null || asked !== this.current.seat) this.passTo = asked;
    this.opening = false;
  }

  /** Shows the asked seat, after the device has been passed. */
  passDevice(): void {
    const next = this.seats.findIndex(({ seat }) => seat === this.passTo);
    if (next >= 0) {
      this.current.playback.watched = false;
      this.at = next;
      this.current.playback.watched = true;
    }
    this.passTo = null;
  }
}

const NOBODY = { seat: -1, token: '' };

function playedSeat(table: string, seat: number, token: string, host: string): PlayedSeat {
  const client = new SeatClient(table, token, host);
  client.savedToken = () =>
    savedTable(table)?.seats.find((saved) => saved.seat === seat)?.token ?? '';
  const playback = new Playback();
  playback.seat = seat;
  playback.hurries = () => {
    const { position } = client;
    if (!position?.legal.length) return false;
    return Boolean(position.window) || position.clock?.seat === seat;
  };
  client.onupdate = (entry, position) => playback.add(entry, position);
  client.onsync = (sync) => {
    saveSeenCommitment(table, sync.table);
    // Who has seen the running game is no newcomer.
    if (seat < 0 && sync.position && !isOver(sync.table)) markWatched(table);
    playback.jump(sync.position ?? null, sync.entries, sync.fresh);
  };
  return { seat, client, playback };
}

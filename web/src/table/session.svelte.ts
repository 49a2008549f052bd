/** All seats of one table that are played in this browser; one of them is looked at. */
import { savedTable } from '../app/savedSeats';
import { SeatClient } from './seatClient.svelte';
import { keepSeen } from './acceptLink';
import { Playback } from './playback.svelte';

export interface Place {
  /** -1 for somebody who watches. */
  seat: number;
  client: SeatClient;
  playback: Playback;
}

export class Session {
  readonly table: string;
  readonly places: Place[];
  private at: number = $state(0);
  /** The seat that the device is to be passed to; null while the right player has it. */
  passTo: number | null = $state(null);
  private opening = true;

  constructor(table: string) {
    this.table = table;
    const held = savedTable(table)?.seats ?? [];
    this.places = (held.length ? held : [NOBODY]).map((one) => place(table, one.seat, one.token));
    // Anyone who shares this page may have opened or reloaded it.
    if (this.hotSeat()) this.passTo = this.here.seat;
    this.places.forEach(({ playback }, index) => (playback.watched = index === 0));
  }

  open(): void {
    for (const { client } of this.places) client.open();
  }

  close(): void {
    for (const { client } of this.places) client.close();
  }

  get here(): Place {
    return this.places[this.at] as Place;
  }

  /** The secrets that the server doesn't know any more. */
  dead(): string[] {
    return this.places.filter(({ client }) => client.line === 'dead').map((at) => at.client.token);
  }

  hotSeat(): boolean {
    return this.places.length > 1;
  }

  /**
   * Covers the board when another seat of this browser is asked, until the device is passed.
   * Seats that a bot plays don't share the device: a player left alone passes it to nobody.
   */
  look(asked: number | null, over: boolean, played: boolean[]): void {
    const sharing = this.places.map(({ seat }) => seat).filter((seat) => !played[seat]);
    if (over) this.passTo = null;
    else if (this.opening && this.passTo !== null && sharing.length === 1) {
      this.passTo = sharing[0] as number;
      this.pass();
    } else if (asked !== null && this.hotSeat() && sharing.includes(asked))
      if (this.passTo !== null || asked !== this.here.seat) this.passTo = asked;
    this.opening = false;
  }

  /** The device has been passed: the asked seat looks now. */
  pass(): void {
    const next = this.places.findIndex(({ seat }) => seat === this.passTo);
    if (next >= 0) {
      this.here.playback.watched = false;
      this.at = next;
      this.here.playback.watched = true;
    }
    this.passTo = null;
  }
}

const NOBODY = { seat: -1, token: '' };

function place(table: string, seat: number, token: string): Place {
  const client = new SeatClient(table, token);
  const playback = new Playback();
  client.onupdate = (entry, position) => playback.add(entry, position);
  client.onsync = (sync) => {
    keepSeen(table, sync.table);
    playback.jump(sync.position ?? null, sync.entries, sync.fresh);
  };
  return { seat, client, playback };
}

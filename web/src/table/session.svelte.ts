/** All seats of one table that are played in this browser; one of them is looked at. */
import { myTable } from '../app/savedSeats';
import { SeatClient } from './seatClient.svelte';
import { keepSeen } from './acceptLink';
import { Stage } from './playback.svelte';

export interface Place {
  /** -1 for somebody who watches. */
  seat: number;
  client: SeatClient;
  stage: Stage;
}

export class Session {
  readonly table: string;
  readonly places: Place[];
  private at: number = $state(0);
  /** The seat that the device is to be passed to; null while it is with whom it belongs. */
  curtain: number | null = $state(null);
  private opening = true;

  constructor(table: string) {
    this.table = table;
    const held = myTable(table)?.seats ?? [];
    this.places = (held.length ? held : [NOBODY]).map((one) => place(table, one.seat, one.token));
    // Whoever has just opened or reloaded the page may be any of those who share it.
    if (this.hotSeat()) this.curtain = this.here.seat;
    this.places.forEach(({ stage }, index) => (stage.watched = index === 0));
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
   * Draws the curtain when another seat of this browser is asked; it stays until it is lifted.
   * Seats that a bot plays don't share the device: whoever is left alone needs no curtain.
   */
  look(asked: number | null, over: boolean, played: boolean[]): void {
    const sharing = this.places.map(({ seat }) => seat).filter((seat) => !played[seat]);
    if (over) this.curtain = null;
    else if (this.opening && this.curtain !== null && sharing.length === 1) {
      this.curtain = sharing[0] as number;
      this.pass();
    } else if (asked !== null && this.hotSeat() && sharing.includes(asked))
      if (this.curtain !== null || asked !== this.here.seat) this.curtain = asked;
    this.opening = false;
  }

  /** The device has been passed: the asked seat looks now. */
  pass(): void {
    const next = this.places.findIndex(({ seat }) => seat === this.curtain);
    if (next >= 0) {
      this.here.stage.watched = false;
      this.at = next;
      this.here.stage.watched = true;
    }
    this.curtain = null;
  }
}

const NOBODY = { seat: -1, token: '' };

function place(table: string, seat: number, token: string): Place {
  const client = new SeatClient(table, token);
  const stage = new Stage();
  client.onupdate = (entry, position) => stage.add(entry, position);
  client.onsync = (sync) => {
    keepSeen(table, sync.table);
    stage.jump(sync.position ?? null, sync.entries, sync.fresh);
  };
  return { seat, client, stage };
}

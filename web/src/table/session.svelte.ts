/** All seats of one table that are played in this browser; one of them is looked at. */
import { myTable } from '../lib/mine';
import { SeatClient } from './client.svelte';
import { keepSeen } from './arrive';
import { Stage } from './stage.svelte';

export interface Place {
  client: SeatClient;
  stage: Stage;
}

export class Session {
  readonly table: string;
  readonly places: Place[];
  private at: number = $state(0);
  /** The seat that the device is to be passed to, or nobody's. */
  curtain: number | null = $state(null);

  constructor(table: string) {
    this.table = table;
    const tokens = (myTable(table)?.seats ?? []).map((held) => held.token);
    this.places = (tokens.length ? tokens : ['']).map((token) => place(table, token));
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

  /** Draws the curtain when another seat of this browser is asked. */
  look(asked: number | null): void {
    if (!this.hotSeat() || asked === null || asked === this.here.client.you.seat) {
      this.curtain = null;
      return;
    }
    const other = this.places.some(({ client }) => client.you.seat === asked);
    this.curtain = other ? asked : null;
  }

  /** The device has been passed: the asked seat looks now. */
  pass(): void {
    const next = this.places.findIndex(({ client }) => client.you.seat === this.curtain);
    if (next >= 0) {
      this.here.stage.watched = false;
      this.at = next;
      this.here.stage.watched = true;
    }
    this.curtain = null;
  }
}

function place(table: string, token: string): Place {
  const client = new SeatClient(table, token);
  const stage = new Stage();
  client.onupdate = (entry, position) => stage.add(entry, position);
  client.onsync = (sync) => {
    keepSeen(table, sync.table);
    stage.jump(sync.position ?? null, sync.entries, sync.fresh);
  };
  return { client, stage };
}

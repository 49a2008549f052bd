/** Shows entries one after the other: first the flying pieces, then the new view. */
import { settings } from '../app/settings.svelte';
import type { Fact } from '../app/gameWords';
import type { Entry, Position } from '../wire/apiTypes';

/** A piece on its way from one anchor of the board to another. */
export interface Flight<Piece extends string = string> {
  piece: Piece;
  from: string;
  to: string;
}

export type Animate = (events: Fact[], entry: Entry) => Flight[];

interface Scene {
  entry: Entry;
  position: Position;
}

const FAR_BEHIND = 40;
const SHORTEST_STAGGER = 30;

export class Playback {
  shown: Position | null = $state.raw(null);
  entries: Entry[] = $state.raw([]);
  flights: Flight[] = $state.raw([]);
  stagger: number = $state(0);
  busy: boolean = $state(false);
  animate: Animate = () => [];
  /** False for seats that are not shown. */
  watched = true;
  /** Called when an entry has been shown. */
  onshown: (entry: Entry) => void = () => {};

  private queue: Scene[] = [];

  /** The number of the earliest known entry; without any, of the next one. */
  get firstEntry(): number {
    return this.entries[0]?.number ?? (this.shown?.number ?? 0) + 1;
  }

  /** Shows a position at once, without animations. */
  jump(position: Position | null, entries: Entry[], fresh: boolean): void {
    // The server doesn't send received entries again: they belong to the log even without flights.
    if (!fresh) this.skip();
    this.queue = [];
    this.flights = [];
    const before = fresh ? [] : this.entries;
    const last = before.at(-1)?.number ?? -1;
    this.entries = [...before, ...entries.filter((entry) => entry.number > last)];
    this.shown = position;
  }

  add(entry: Entry, position: Position): void {
    this.queue.push({ entry, position });
    if (!this.busy) void this.run();
  }

  /** Shows all waiting entries at once. */
  skip(): void {
    const flying = this.flights.length > 0;
    for (const scene of this.queue.splice(0)) this.reveal(scene);
    if (flying) this.flights = [];
  }

  private async run(): Promise<void> {
    this.busy = true;
    for (let scene = this.queue[0]; scene; scene = this.queue[0]) {
      if (this.watched && this.queue.length <= FAR_BEHIND) await this.fly(scene);
      if (this.queue[0] === scene) {
        this.queue.shift();
        this.reveal(scene);
      }
    }
    this.busy = false;
  }

  private reveal(scene: Scene): void {
    this.entries = [...this.entries, scene.entry];
    this.shown = scene.position;
    this.onshown(scene.entry);
  }

  private async fly(scene: Scene): Promise<void> {
    const time = settings.flightTime();
    if (!time) return;
    const flights = this.animate(scene.entry.events as Fact[], scene.entry);
    if (!flights.length) {
      // An action of others without a flight still needs a moment to be read.
      if (scene.entry.events.length && scene.entry.by !== 'player') await pause(time / 2);
      return;
    }
    this.stagger = Math.max(SHORTEST_STAGGER, Math.min(time / 3, (time * 3) / flights.length));
    this.flights = flights;
    await pause(time + this.stagger * flights.length);
    this.flights = [];
  }
}

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

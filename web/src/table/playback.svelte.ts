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
  /** The entry that is being shown; null when everything has been shown. */
  current: Entry | null = $state.raw(null);
  /** How many entries wait behind it. */
  waiting: number = $state(0);
  /** True while the reader has stopped the entries of others. */
  held: boolean = $state(false);
  busy: boolean = $state(false);
  animate: Animate = () => [];
  /** False for seats that are not shown. */
  watched = true;
  /** Called when an entry has been shown. */
  onshown: (entry: Entry) => void = () => {};
  /** True if the seat has little time to answer: then nothing waits to be read. */
  hurries: () => boolean = () => false;
  /** The seat that looks: its own actions need no time to be read. */
  seat = -1;
  private steps = false;
  private interrupt: () => void = () => {};

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
    this.waiting = 0;
    this.flights = [];
    const before = fresh ? [] : this.entries;
    const last = before.at(-1)?.number ?? -1;
    this.entries = [...before, ...entries.filter((entry) => entry.number > last)];
    this.shown = position;
  }

  add(entry: Entry, position: Position): void {
    this.queue.push({ entry, position });
    this.waiting = this.queue.length;
    if (this.hurries()) this.interrupt();
    if (!this.busy) void this.run();
  }

  /** Shows all waiting entries at once. */
  skip(): void {
    const flying = this.flights.length > 0;
    for (const scene of this.queue.splice(0)) this.reveal(scene);
    if (flying) this.flights = [];
    this.held = false;
    this.interrupt();
  }

  /** Stops after the entry that is being shown. */
  hold(): void {
    this.held = true;
  }

  resume(): void {
    this.held = false;
    if (!this.busy) this.current = null;
    this.interrupt();
  }

  /** Shows the next entry and stops again. */
  step(): void {
    this.steps = true;
    this.interrupt();
  }

  private async run(): Promise<void> {
    this.busy = true;
    for (let scene = this.queue[0]; scene; scene = this.queue[0]) {
      const followed = this.watched && this.queue.length <= FAR_BEHIND && !this.hurries();
      if (followed) await this.fly(scene);
      if (this.queue[0] === scene) {
        this.queue.shift();
        this.reveal(scene);
        if (followed) await this.read(scene);
      }
    }
    // At the reader's own move there is nothing left to stop.
    if (this.shown?.legal.length) this.held = false;
    if (!this.held) this.current = null;
    this.busy = false;
  }

  /** Gives time to read what another seat did; waits as long as the reader has stopped. */
  private async read({ entry, position }: Scene): Promise<void> {
    const time = settings.readingTime();
    const others = entry.seat !== this.seat || entry.by !== 'player';
    if (!time || !others || !entry.events.length) return;
    // The reader's own move comes next: it needs no pause before it.
    if (this.queue.length || !position.legal.length) await this.pause(time);
    while (this.held && !this.steps && !this.hurries() && this.queue.length) await this.pause();
    this.steps = false;
  }

  /** Waits for a time, or without one until it is interrupted. */
  private pause(time?: number): Promise<void> {
    return new Promise((done) => {
      const timer = time === undefined ? 0 : setTimeout(done, time);
      this.interrupt = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  private reveal(scene: Scene): void {
    this.current = scene.entry;
    this.waiting = this.queue.length;
    this.entries = [...this.entries, scene.entry];
    this.shown = scene.position;
    this.onshown(scene.entry);
  }

  private async fly(scene: Scene): Promise<void> {
    const time = settings.flightTime();
    if (!time) return;
    const flights = this.animate(scene.entry.events as Fact[], scene.entry);
    if (!flights.length) return;
    this.stagger = Math.max(SHORTEST_STAGGER, Math.min(time / 3, (time * 3) / flights.length));
    this.flights = flights;
    await this.pause(time + this.stagger * flights.length);
    this.flights = [];
  }
}

/** Loads the frames of a record, one run after another. */
import { post } from '../app/api';
import type { Fact } from '../app/gameWords';
import type { Frame, Frames } from '../wire/apiTypes';
import { asView, type GameRecord } from '../wire/commonGameTypes';

export interface Turn {
  number: number;
  seat: number;
}

const RUN = 100;
const LONGEST_PAUSE = 8_000;

export class RecordFrameLoader {
  readonly record: GameRecord;
  about: Frames | null = $state.raw(null);
  frames: Frame[] = $state.raw([]);
  loading: boolean = $state(true);
  /** True if a run of frames failed to load; it is requested again. */
  stalled: boolean = $state(false);
  private ended = false;

  constructor(record: GameRecord) {
    this.record = record;
  }

  /** Fetches the first run, enough to begin; throws if the data is not a record. */
  async loadFirstRun(): Promise<void> {
    await this.fetchRun();
  }

  /** Fetches the other runs, one after another; one that fails is tried again. */
  async loadRest(): Promise<void> {
    let tries = 0;
    while (!this.ended && this.frames.length <= this.total) {
      try {
        await this.fetchRun();
        tries = 0;
        this.stalled = false;
      } catch {
        this.stalled = true;
        await pause(Math.min(LONGEST_PAUSE, 250 * 2 ** tries++) * (0.7 + Math.random() * 0.6));
      }
    }
    this.loading = this.stalled = false;
  }

  /** Stops loading. */
  close(): void {
    this.ended = true;
  }

  private async fetchRun(): Promise<void> {
    const path = `/records/frames?start=${this.frames.length}&count=${RUN}`;
    const run = await post<Frames>(path, JSON.stringify(this.record));
    if (!run.frames.length) throw new TypeError('an empty run');
    this.about = run;
    this.frames = [...this.frames, ...run.frames];
  }

  /** The number of the last loaded entry. */
  get last(): number {
    return Math.max(0, this.frames.length - 1);
  }

  /** The number of the record's last entry, loaded or not. */
  get total(): number {
    return this.about?.total ?? 0;
  }

  /** The entries at which turns begin: another seat has the turn, or an event says so. */
  turns(): Turn[] {
    const found: Turn[] = [];
    this.frames.forEach((frame, number) => {
      const turn = asView(frame.view).turn;
      const before = this.frames[number - 1];
      const begins = (frame.entry.events as Fact[]).some((fact) => fact.event === 'turn_began');
      if (!before || asView(before.view).turn !== turn || begins)
        found.push({ number, seat: turn });
    });
    return found;
  }
}

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

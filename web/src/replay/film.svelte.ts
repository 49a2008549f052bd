/** A record as a film: its frames, fetched in runs and kept. */
import { post } from '../lib/api';
import type { Fact } from '../lib/words';
import type { Frame, Frames } from '../wire/types';
import { asView } from '../wire/shapes';

export interface Turn {
  number: number;
  seat: number;
}

const RUN = 100;

export class Film {
  readonly record: Record<string, unknown>;
  about: Frames | null = $state.raw(null);
  frames: Frame[] = $state.raw([]);
  loading: boolean = $state(true);

  constructor(record: Record<string, unknown>) {
    this.record = record;
  }

  /** Fetches everything, run by run; the first one is enough to begin. */
  async load(): Promise<void> {
    try {
      await this.loadRuns();
    } finally {
      this.loading = false;
    }
  }

  private async loadRuns(): Promise<void> {
    const body = JSON.stringify(this.record);
    do {
      const path = `/records/frames?start=${this.frames.length}&count=${RUN}`;
      const run = await post<Frames>(path, body);
      this.about = run;
      this.frames = [...this.frames, ...run.frames];
      if (!run.frames.length) return;
    } while (this.about && this.frames.length <= this.about.total);
  }

  get last(): number {
    return Math.max(0, this.frames.length - 1);
  }

  /** Where turns begin: another seat's turn, or a fact that says so. */
  turns(): Turn[] {
    const found: Turn[] = [];
    this.frames.forEach((frame, number) => {
      const turn = asView(frame.view).turn;
      const before = this.frames[number - 1];
      const told = (frame.entry.events as Fact[]).some((fact) => fact.event === 'turn_began');
      if (!before || asView(before.view).turn !== turn || told) found.push({ number, seat: turn });
    });
    return found;
  }
}

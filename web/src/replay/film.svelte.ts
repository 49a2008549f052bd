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

  /** Fetches the first run, which is enough to begin; what is no record fails here. */
  async begin(): Promise<void> {
    await this.fetchRun();
  }

  /** Fetches the others, one after another. */
  async load(): Promise<void> {
    try {
      while (this.about && this.frames.length <= this.about.total)
        if (!(await this.fetchRun())) return;
    } finally {
      this.loading = false;
    }
  }

  /** Fetches one run; says whether anything came. */
  private async fetchRun(): Promise<boolean> {
    const path = `/records/frames?start=${this.frames.length}&count=${RUN}`;
    const run = await post<Frames>(path, JSON.stringify(this.record));
    this.about = run;
    this.frames = [...this.frames, ...run.frames];
    return run.frames.length > 0;
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

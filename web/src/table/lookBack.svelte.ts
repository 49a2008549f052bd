/** Looks back through a running game: earlier positions as this seat saw them, while play goes on. */
import { get } from '../app/api';
import { toasts } from '../app/toasts.svelte';
import type { EarlierFrames, Entry, Frame, Position } from '../wire/apiTypes';

const RUN = 50;

export class LookBack {
  /** The entry that is to be shown. */
  at: number = $state(0);
  private frames: Record<number, Frame> = $state.raw({});
  private loading = new Set<number>();
  private readonly table: string;
  private readonly token: () => string;

  constructor(table: string, token: () => string, at: number) {
    this.table = table;
    this.token = token;
    this.go(at);
  }

  /** True until the entry that is to be shown is loaded. */
  waits = $derived(!this.frames[this.at]);
  private shown = $derived.by(() => {
    for (let number = this.at; number >= 0; number--) if (this.frames[number]) return number;
    return -1;
  });
  position: Position | null = $derived.by(() => {
    const frame = this.frames[this.shown];
    if (!frame) return null;
    const nothing = { legal: [], undo: 0, back: 0, clock: null };
    return { number: this.shown, view: frame.view, ...nothing };
  });
  /** The entry after which the table is shown. */
  entry: Entry | null = $derived(this.frames[this.shown]?.entry ?? null);

  go(number: number): void {
    this.at = Math.max(0, number);
    void this.load(Math.floor(this.at / RUN) * RUN);
  }

  /** Loads a run of entries, unless all of it is here. */
  private async load(start: number): Promise<void> {
    if (this.loading.has(start) || this.frames[this.at]) return;
    this.loading.add(start);
    try {
      const path = `/tables/${this.table}/earlier?start=${start}&count=${RUN}`;
      const { frames } = await get<EarlierFrames>(path, this.token());
      const found = Object.fromEntries(frames.map((frame) => [frame.entry.number, frame]));
      this.frames = { ...this.frames, ...found };
    } catch (error) {
      toasts.showError(error);
    }
    this.loading.delete(start);
  }
}

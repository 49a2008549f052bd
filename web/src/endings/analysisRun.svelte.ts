/** One analysis of a record: how far it is while it runs, then its result. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { get, post } from '../app/api';
import { toasts } from '../app/toasts.svelte';
import type { GameRecord } from '../wire/commonGameTypes';
import type { Analysis, AnalysisProgress } from '../wire/apiTypes';

const ASK_EVERY = 700;

export class AnalysisRun {
  result: Analysis | null = $state.raw(null);
  running: boolean = $state(false);
  progress: AnalysisProgress = $state.raw({ waiting: 0, fraction: 0 });

  /** Analyses a record, once; shows an error and may be started again. */
  async start(record: GameRecord): Promise<void> {
    if (this.running || this.result) return;
    this.running = true;
    const body = JSON.stringify(record);
    const timer = setInterval(
      () => void this.ask(bytesToHex(sha256(utf8ToBytes(body)))),
      ASK_EVERY,
    );
    try {
      this.result = await post<Analysis>('/records/analysis', body);
    } catch (error) {
      toasts.showError(error);
    }
    clearInterval(timer);
    this.running = false;
  }

  /** Asks how far the analysis is; a lost answer changes nothing. */
  private async ask(digest: string): Promise<void> {
    try {
      const found = await get<AnalysisProgress>(`/records/analysis/${digest}`);
      if (found.fraction >= this.progress.fraction) this.progress = found;
    } catch {
      return;
    }
  }
}

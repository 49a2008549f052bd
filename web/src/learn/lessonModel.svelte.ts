/** A lesson that is being played: sends the learner's inputs and shows what comes of them. */
import { post } from '../app/api';
import { language } from '../app/language.svelte';
import { settings } from '../app/settings.svelte';
import { toasts } from '../app/toasts.svelte';
import { playerColour } from '../app/colourTokens';
import { t } from '../app/language.svelte';
import type { BoardTable, GameBoard } from '../boards/boardInterface';
import { boardOf } from '../boards/registry';
import { detailsOf } from '../table/gameDetails';
import { Playback } from '../table/playback.svelte';
import { asView, type Tables } from '../wire/commonGameTypes';
import type { GameDetail, LessonRefusal, LessonState, Position } from '../wire/apiTypes';
import { keepProgress, progressOf } from './progress';

const NEXT = '';
const MOST_SKIPPED = 30;

export class LessonModel {
  readonly game: string;
  readonly name: string;
  readonly playback = new Playback();

  state: LessonState | null = $state.raw(null);
  inputs: string[] = $state.raw([]);
  refused: LessonRefusal | null = $state.raw(null);
  board: GameBoard | null = $state.raw(null);
  /** True while an answer is awaited: nothing else is sent meanwhile. */
  sending: boolean = $state(false);
  private details: GameDetail | null = $state.raw(null);

  constructor(game: string, name: string) {
    this.game = game;
    this.name = name;
  }

  /** Loads the board, and the lesson where it was left. */
  async open(): Promise<void> {
    const { inputs, done } = progressOf(this.game, this.name);
    const loading = [boardOf(this.game, settings.now.plain), detailsOf(this.game)] as const;
    [this.board, this.details] = [await loading[0], await loading[1]];
    this.playback.animate = this.board.animate ?? (() => []);
    await this.goTo(done ? [] : inputs);
  }

  /** Shows the lesson at one of its steps, without beginning it: for a picture. */
  async preview(step: string): Promise<void> {
    const path = `/lessons/${this.game}/${this.name}`;
    const [board, details, state] = await Promise.all([
      boardOf(this.game, false),
      detailsOf(this.game),
      post<LessonState>(path, { inputs: [], until: step }),
    ]);
    [this.board, this.details, this.state] = [board, details, { ...state, step: null }];
    this.playback.jump(state.position, [], true);
  }

  /** True if what is shown is the newest position. */
  settled = $derived(
    this.state !== null && this.playback.shown?.number === this.state.position.number,
  );
  step = $derived(this.settled ? (this.state?.step ?? null) : null);
  done = $derived(this.settled && this.state !== null && !this.state.step);
  view = $derived(this.playback.shown ? asView(this.playback.shown.view) : null);
  /** The legal actions: none while a step is only to be read. */
  legal = $derived(
    this.step && !this.step.reads && !this.sending ? (this.state?.position.legal ?? []) : [],
  );
  answers = $derived(this.legal.slice(0, this.legal.length - (this.state?.position.anytime ?? 0)));
  names = $derived(
    (this.state?.seats ?? []).map((name, seat) =>
      seat === this.state?.learner ? settings.now.name || t('lobby.me') : name,
    ),
  );
  words = $derived(
    language.wordsOf(this.state?.info.game ?? '', this.names, undefined, this.state?.learner ?? -1),
  );
  sitters = $derived(this.names.map((name, seat) => ({ name, colour: playerColour(seat) })));
  /** The first action to highlight; boards draw it like a hint. */
  hint = $derived(this.step && !this.step.reads ? (this.step.light[0] ?? '') : '');

  table: BoardTable | null = $derived(
    this.view &&
      this.details &&
      this.state && {
        view: this.view,
        legal: this.legal,
        answers: this.answers,
        seat: this.state.learner,
        sitters: this.sitters,
        words: this.words,
        content: (this.details.content_tables ?? {}) as Tables,
        zones: this.details.zones,
        options: this.state.options,
        teams: this.state.teams,
        forecast: this.settled ? (this.state.position.forecast ?? {}) : {},
        entries: this.playback.entries,
        hint: this.hint,
        undo: 0,
        act: (text: string) => void this.take(text),
        takeBack: () => void this.back(),
        why: (text: string) => void this.take(text),
      },
  );

  private send(inputs: string[], since: number): Promise<LessonState> {
    return post<LessonState>(`/lessons/${this.game}/${this.name}`, { inputs, since });
  }

  /** Shows the lesson after some inputs, at once. */
  async goTo(inputs: string[]): Promise<void> {
    await this.alone(async () => {
      const state = await this.send(inputs, -1);
      this.inputs = inputs.slice(0, state.accepted);
      this.state = state;
      const entries = state.frames.map(({ entry }) => entry);
      this.playback.jump(state.position, entries, true);
    });
  }

  /** Takes an input of the learner: an action's text, or NEXT. */
  async take(text: string): Promise<void> {
    await this.alone(async () => {
      this.playback.skip();
      const state = await this.send([...this.inputs, text], this.state?.position.number ?? -1);
      this.refused = state.refused ?? null;
      if (state.accepted <= this.inputs.length) return;
      this.inputs = [...this.inputs, text];
      this.show(state);
    });
  }

  /** Shows what followed an input, piece by piece. */
  private show(state: LessonState): void {
    this.state = state;
    const last = state.frames.length - 1;
    if (last < 0) this.playback.jump(state.position, [], false);
    state.frames.forEach(({ entry, view }, at) => {
      const between: Position = {
        number: entry.number,
        view,
        legal: [],
        undo: 0,
        back: 0,
        clock: null,
      };
      this.playback.add(entry, at === last ? state.position : between);
    });
  }

  next(): Promise<void> {
    return this.take(NEXT);
  }

  /** Does what the step wants in the learner's place. */
  async skip(): Promise<void> {
    const at = this.state?.step?.number;
    for (let tries = 0; tries < MOST_SKIPPED; tries++) {
      const step = this.state?.step;
      if (!step || step.number !== at) return;
      await this.take(step.reads ? NEXT : (step.light[0] ?? NEXT));
      if (this.refused) return;
    }
  }

  async back(): Promise<void> {
    if (this.inputs.length) await this.goTo(this.inputs.slice(0, -1));
  }

  /** Does one thing at a time, and keeps the progress afterwards. */
  private async alone(work: () => Promise<void>): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.refused = null;
    try {
      await work();
      this.keep();
    } catch (error) {
      toasts.showError(error);
    }
    this.sending = false;
  }

  private keep(): void {
    if (!this.inputs.length) return;
    const before = progressOf(this.game, this.name).done;
    const finished = this.state !== null && !this.state.step;
    keepProgress(this.game, this.name, {
      inputs: finished ? [] : this.inputs,
      step: this.state?.step?.number ?? 0,
      done: before || finished,
    });
  }
}

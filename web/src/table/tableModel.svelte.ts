/** Everything that the page of a table shows, read from the current seat. */
import { untrack } from 'svelte';
import { boardOf } from '../boards/registry';
import type { BoardTable, GameBoard } from '../boards/boardInterface';
import { language } from '../app/language.svelte';
import { settings } from '../app/settings.svelte';
import type { Fact } from '../app/gameWords';
import { asView } from '../wire/commonGameTypes';
import type { Entry, GameDetail, Hint } from '../wire/apiTypes';
import { nameOf } from './botNames';
import type { LookBack } from './lookBack.svelte';
import type { SeatClient } from './seatClient.svelte';
import { editionTexts, detailsOfTable, withEdition } from './gameDetails';
import { SeatCommands } from './seatCommands';
import type { SeatsInThisBrowser } from './seatsInThisBrowser.svelte';

export class TableModel {
  readonly id: string;
  readonly actions: SeatCommands;

  browserSeats: SeatsInThisBrowser | null = $state.raw(null);
  board: GameBoard | null = $state.raw(null);
  /** True while an answer is awaited: nothing else is sent meanwhile. */
  sending: boolean = $state(false);
  /** A bot's hint, with the client that asked: it is shown only to that seat. */
  receivedHint: { to: SeatClient; hint: Hint } | null = $state.raw(null);
  /** The text that screen readers announce. */
  announced: string = $state('');
  private details: GameDetail | null = $state.raw(null);

  constructor(id: string) {
    this.id = id;
    this.actions = new SeatCommands(this);
  }

  current = $derived(this.browserSeats?.current);
  client = $derived(this.current?.client);
  playback = $derived(this.current?.playback);
  info = $derived(this.client?.info ?? null);
  /** Set while somebody looks back through the game; it belongs to the current seat. */
  lookingBack: { of: SeatClient; lookBack: LookBack } | null = $state.raw(null);
  lookBack = $derived(
    this.lookingBack?.of === this.client ? (this.lookingBack?.lookBack ?? null) : null,
  );
  shown = $derived(this.lookBack?.position ?? this.playback?.shown ?? null);
  view = $derived(this.shown ? asView(this.shown.view) : null);
  /** The seat that the device is to be passed to; null while the board is open. */
  passTo = $derived(this.view ? (this.browserSeats?.passTo ?? null) : null);
  seat = $derived(this.client?.you.seat ?? -1);
  /** True if what is shown is the newest position. */
  latest = $derived(
    !this.lookBack && this.shown !== null && this.shown.number === this.client?.position?.number,
  );
  /** The bot that plays the current seat; '' while its player does. */
  standIn = $derived(
    this.info?.state === 'playing' && this.seat >= 0
      ? (this.info.seats[this.seat]?.stand_in ?? '')
      : '',
  );
  paused = $derived(this.info?.state === 'playing' && Boolean(this.info.paused));
  private mayAct = $derived(this.latest && !this.sending && !this.standIn && !this.paused);
  legal = $derived(this.shown && this.mayAct ? this.shown.legal : []);
  /** The legal actions without the any-time ones, which come last. */
  answers = $derived(this.legal.slice(0, this.legal.length - (this.shown?.anytime ?? 0)));
  /** The only choice that is left, where nothing is lost by making it; '' for none.
   *
   * One that was taken back is asked for: it may be wanted to take back more. */
  onlyChoice = $derived.by(() => {
    const [only] = this.legal;
    const free = this.legal.length === 1 && !this.shown?.window && this.passTo === null;
    const tookBack = Boolean(this.playback?.entries.at(-1)?.undo);
    return only && free && !tookBack && this.board?.choices?.includes(only.verb) ? only.text : '';
  });
  /** The hint for the position that is shown, if this seat asked for it. */
  advised = $derived(
    this.mayAct &&
      this.passTo === null &&
      this.receivedHint?.to === this.client &&
      this.receivedHint?.hint.number === this.shown?.number
      ? this.receivedHint?.hint
      : undefined,
  );
  hint = $derived(this.advised?.action.text ?? '');
  names = $derived((this.info?.seats ?? []).map(nameOf));
  sitters = $derived(
    (this.info?.seats ?? []).map((sitter) => ({
      name: this.names[sitter.seat] ?? '',
      colour: sitter.colour || 'var(--brass)',
    })),
  );
  /** The number of humans at the table who have a say. */
  humans = $derived(
    (this.info?.seats ?? []).filter(({ kind, left }) => kind === 'human' && !left).length,
  );
  /** The entries up to what is shown. */
  private entries = $derived.by(() => {
    const known = this.playback?.entries ?? [];
    const past = this.lookBack?.position;
    return past ? known.filter(({ number }) => number <= past.number) : known;
  });
  private printedContent = $derived(this.details?.content_tables ?? {});
  private edition = $derived(this.info?.edition ?? {});
  /** Who reads "you": the browser's own seat, unless several people share the browser. */
  private reader = $derived(
    this.seat < 0 || (this.browserSeats?.seats.length ?? 0) > 1 ? undefined : this.seat,
  );
  words = $derived(
    language.wordsOf(
      this.info?.game ?? '',
      this.names,
      editionTexts(this.printedContent, this.edition),
      this.reader,
    ),
  );
  private content = $derived(withEdition(this.printedContent, this.edition));
  table: BoardTable | null = $derived(
    this.view &&
      this.details && {
        view: this.view,
        legal: this.legal,
        answers: this.answers,
        seat: this.seat,
        sitters: this.sitters,
        words: this.words,
        content: this.content,
        zones: this.details.zones,
        options: this.info?.options ?? {},
        teams: this.info?.teams ?? [],
        forecast: (this.latest && this.shown?.forecast) || {},
        entries: this.entries,
        hint: this.hint,
        undo: this.mayAct ? (this.shown?.undo ?? 0) : 0,
        act: (text) => void this.actions.act(text),
        takeBack: (count) => void this.actions.takeBack(count),
        why: (text) => void this.actions.why(text),
      },
  );
  /** The game's own notes on what is asked. */
  notes = $derived((this.table && this.board?.promptNotes?.(this.table)) || []);
  /** The verbs of actions that are written, because no list has them. */
  unlistedVerbs = $derived(this.details?.unlisted_verbs ?? []);
  /** The steps that ask only raised hands. */
  handSteps = $derived(this.details?.hand_steps ?? []);
  /** Standing orders that are offered as one choice, by name. */
  orderSets = $derived(this.details?.order_sets ?? {});
  /** What may be ordered before it happens, and the actions to choose from. */
  reactions = $derived(this.details?.reactions ?? {});
  tooltips = $derived.by(() => {
    const explain = this.details && this.board?.tooltips;
    return explain ? (fact: Fact) => explain(fact, this.content, this.words) : undefined;
  });

  note = $derived.by(() => {
    const add = this.details && this.board?.logNote;
    return add ? (entries: Entry[]) => add(entries, this.content) : undefined;
  });

  /** Begins to look back, at the entry before the present one. */
  async beginLookingBack(): Promise<void> {
    const { client } = this;
    const last = client?.position?.number ?? 0;
    if (!client || !last) return;
    const { LookBack } = await import('./lookBack.svelte');
    const lookBack = new LookBack(this.id, () => client.savedToken(), last - 1);
    this.lookingBack = { of: client, lookBack };
  }

  /** Loads the board and the details of a game. */
  load(game: string): void {
    void boardOf(game, settings.now.plain).then((found) => (this.board = found));
    // Only another game has other details, not every news of the table.
    const info = untrack(() => this.info);
    void detailsOfTable(game, info ?? {}, info?.table ?? '').then(
      (found) => (this.details = found),
    );
  }
}

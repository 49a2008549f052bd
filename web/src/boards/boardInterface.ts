/** What a board is given, and how its parts reach it. */
import { getContext, setContext, type Component } from 'svelte';
import type { Fact, Words } from '../app/gameWords';
import type { Animate } from '../table/playback.svelte';
import type { Entry, Legal, ZoneInfo } from '../wire/apiTypes';
import type { AnyGame, GameTypes } from '../wire/commonGameTypes';

export interface Sitter {
  name: string;
  colour: string;
}

/** A table as a board sees it; a game's own board names its `Game` of `wire/games/`. */
export interface BoardTable<G extends GameTypes = AnyGame> {
  view: G['view'];
  legal: G['action'][];
  /** The legal actions that answer the question asked; the others may be done at any time. */
  answers: G['action'][];
  /** The seat that looks; -1 for a spectator. */
  seat: number;
  sitters: Sitter[];
  words: Words;
  /** The game's content, with the edition's values, and the tables that its rules fix. */
  content: G['content'];
  zones: ZoneInfo[];
  options: G['options'];
  /** The team of every seat; empty where each plays for itself. */
  teams: number[];
  /** What the game forecasts, such as odds; empty for seats that aren't asked. */
  forecast: Partial<G['forecast']>;
  /** What happened lately, the latest last. */
  entries: Entry[];
  /** The text of the action that a hint points at. */
  hint: string;
  /** How many of the seat's latest actions it may take back at once. */
  undo: number;
  act: (text: G['action']['text']) => void;
  takeBack: (count: number) => void;
  why: (text: G['action']['text']) => void;
}

/** What a card, tile or other component does. */
export interface Tooltip {
  key: string;
  name: string;
  about: string;
  facts?: string;
}

/** What the game is about, and where in the turn it is; texts in the reader's language. */
export interface TurnGuide {
  goal: string;
  phases: string[];
  /** The phase that goes on; -1 for none of them. */
  now: number;
}

/** A list of like things, as a rules page shows it. */
export interface Chapter {
  heading: string;
  rows: Tooltip[];
}

export interface GameBoard {
  Board: Component<{ table: BoardTable }>;
  /** Draws a piece in flight. */
  Piece?: Component<{ kind: string }>;
  animate?: Animate;
  /** True if the board offers an action itself, so that the prompt needn't list it. */
  onBoard?: (action: Legal) => boolean;
  /** Verbs of unlisted actions that the board writes itself, so that nobody needs to type them. */
  composes?: readonly string[];
  /** The goal and the phase of the turn, which stay in sight. */
  guide?: (table: BoardTable) => TurnGuide;
  /** Verbs that end a turn: no digit key does them. */
  endings?: readonly string[];
  /** Verbs of choices that can be taken back: an only choice among them is made for the player. */
  choices?: readonly string[];
  /** What the components named by an event do. */
  tooltips?: (fact: Fact, content: AnyGame['content'], words: Words) => Tooltip[];
  /** A note of the log on the last of some entries; '' for none. */
  logNote?: (entries: Entry[], content: AnyGame['content']) => string;
  /** Notes on what is asked, such as the card that may be forbidden. */
  promptNotes?: (table: BoardTable) => string[];
}

const KEY = Symbol('board');

export function provideBoard<G extends GameTypes>(table: () => BoardTable<G>): void {
  setContext(KEY, table);
}

export function useBoard<G extends GameTypes = AnyGame>(): () => BoardTable<G> {
  return getContext<() => BoardTable<G>>(KEY);
}

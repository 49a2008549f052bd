/** What a board is given, and how its parts reach it. */
import { getContext, setContext, type Component } from 'svelte';
import type { Fact, Words } from '../app/words';
import type { Animate } from '../table/playback.svelte';
import type { Entry, Legal, ZoneInfo } from '../wire/types';
import type { View } from '../wire/shapes';

export interface Sitter {
  name: string;
  colour: string;
}

/** Numbers of the game's content, by table and key. */
export type Content = { [key: string]: unknown };

/** A table as a board sees it; a game's own board knows its view's type. */
export interface BoardTable<V = View> {
  view: V;
  legal: Legal[];
  /** The seat that looks; -1 for a spectator. */
  seat: number;
  sitters: Sitter[];
  words: Words;
  content: Content;
  zones: ZoneInfo[];
  options: { [key: string]: unknown };
  /** The team of every seat; empty where each plays for itself. */
  teams: number[];
  /** What the game forecasts for the seat that is asked, such as odds. */
  forecast: { [key: string]: unknown };
  /** What happened lately, the latest last. */
  entries: Entry[];
  /** The text of the action that a hint points at. */
  hint: string;
  /** How many of the seat's latest actions it may take back at once. */
  undo: number;
  act: (text: string) => void;
  takeBack: (count: number) => void;
  why: (text: string) => void;
}

/** What a card, tile or other component does. */
export interface Tooltip {
  key: string;
  name: string;
  about: string;
  facts?: string;
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
  /** What the components named by an event do. */
  tooltips?: (fact: Fact, content: Content, words: Words) => Tooltip[];
  /** Notes on what is asked, such as the card that may be forbidden. */
  asked?: (table: BoardTable) => string[];
}

const KEY = Symbol('board');

export function provideBoard<V>(table: () => BoardTable<V>): void {
  setContext(KEY, table);
}

export function useBoard<V = View>(): () => BoardTable<V> {
  return getContext<() => BoardTable<V>>(KEY);
}

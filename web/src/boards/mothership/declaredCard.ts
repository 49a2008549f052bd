/** The card that somebody has just declared, while it may be cancelled (M30). */
import type { Fact } from '../../wire/games/mothership';
import { spaceOf } from './hexGrid';
import { cardInWords, type CardName } from './tooltips';
import type { Table } from './pieces';

export interface Declared {
  card: CardName;
  /** Who plays it and, where it is aimed, at what. */
  events: Fact[];
  /** The space that it is aimed at; -1 for none. */
  space: number;
}

export function declaredOf({ view, entries }: Table): Declared | null {
  if (view.asked?.step !== 'cancel') return null;
  const events = entries.flatMap(({ events }) => events as Fact[]);
  const at = events.findLastIndex(({ event }) => event === 'played');
  const played = events[at];
  if (played?.event !== 'played') return null;
  const aimed = events.slice(at + 1).findLast(({ event }) => event.startsWith('aimed_at_'));
  return {
    card: played.card,
    events: aimed ? [played, aimed] : [played],
    space: aimed && 'space' in aimed ? spaceOf(aimed.space) : -1,
  };
}

/** Notes on a card that may be cancelled: who plays it, at whom, and what it does. */
export function promptNotes(table: Table): string[] {
  const declared = declaredOf(table);
  if (!declared) return [];
  return [...table.words.sentences(declared.events), cardInWords(table, declared.card)];
}

/** The offer or counter-offer that is being answered, in words. */
import type { BoardTable } from '../boardInterface';
import type { Fact, Game } from '../../wire/games/karats';

const ANSWERED = { answer: 'offered', counter: 'countered' } as const;

/** A note on what is asked: the terms, so that the prompt says them wherever the page stands. */
export function promptNotes({ view, entries, words }: BoardTable<Game>): string[] {
  const step = view.asked?.step;
  if (step !== 'answer' && step !== 'counter') return [];
  const events = entries.flatMap(({ events }) => events as Fact[]);
  const made = events.findLast(({ event }) => event === ANSWERED[step]);
  return made ? words.sentences([made]) : [];
}

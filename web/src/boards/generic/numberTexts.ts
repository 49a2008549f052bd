// What the numbers of a zone stand for, where the game says so.
import type { Words } from '../../app/words';
import type { Content } from '../board';

type Reads = { zones?: Record<string, string>; texts?: Record<string, string[]> };

/** Reads the numbers of a zone: as texts of the game's, as seats (0 is none), or as they are. */
export function inWords(content: Content, words: Words, zone: string): (n: number) => string {
  const { zones, texts } = (content['reads'] ?? {}) as unknown as Reads;
  const kind = zones?.[zone] ?? '';
  return (n) => {
    if (kind === 'seat') return n > 0 ? words.seat(n - 1) : '-';
    return texts?.[kind]?.[n] ?? String(n);
  };
}

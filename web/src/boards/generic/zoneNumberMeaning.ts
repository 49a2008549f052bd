// What the numbers of a zone stand for, where the game says so.
import type { Words } from '../../app/gameWords';
import type { AnyGame } from '../../wire/commonGameTypes';

/** Returns a function that writes a number of a zone: as a text, as a seat (0: nobody), or as it is. */
export function numberText(
  { reads }: AnyGame['content'],
  words: Words,
  zone: string,
): (n: number) => string {
  const sort = reads?.zones[zone] ?? '';
  return (n) => {
    if (sort === 'seat') return n > 0 ? words.seat(n - 1) : '-';
    return reads?.texts[sort]?.[n] ?? String(n);
  };
}

/** Places on a board, which look alike on every screen: an element of the board, and where in it. */

const MARKED = '[data-anchor], [data-place]';

const nameOf = (element: Element): string =>
  element.getAttribute('data-anchor') ?? element.getAttribute('data-place') ?? '';

const pictures = (board: Element): Element[] => [...board.querySelectorAll('svg')];

/** The place under a pointer: `name@x,y`, with x and y in thousandths of the element's box. */
export function placeAt(board: Element, target: Element, x: number, y: number): string {
  const element = target.closest(MARKED) ?? target.closest('svg') ?? board;
  const inside = board.contains(element) ? element : board;
  const picture = pictures(board).indexOf(inside);
  const name = nameOf(inside) || (picture >= 0 ? `#${picture}` : '');
  const box = inside.getBoundingClientRect();
  const part = (at: number, size: number): number =>
    Math.max(0, Math.min(1000, Math.round((1000 * at) / Math.max(1, size))));
  return `${name}@${part(x - box.left, box.width)},${part(y - box.top, box.height)}`;
}

/** The middle of an element. */
export const placeOf = (name: string): string => `${name}@500,500`;

export const elementOf = (place: string): string => place.split('@')[0] ?? '';

/** Where a place is on this screen, from the board's corner; null if it is not there. */
export function spotOf(board: Element, place: string): { x: number; y: number } | null {
  const found = /^(.*)@(\d{1,4}),(\d{1,4})$/.exec(place);
  if (!found) return null;
  const [, name = '', x, y] = found;
  const quoted = CSS.escape(name);
  let element: Element | null | undefined = board;
  if (name.startsWith('#')) element = pictures(board)[Number(name.slice(1))];
  else if (name)
    element = board.querySelector(`[data-anchor="${quoted}"], [data-place="${quoted}"]`);
  if (!element) return null;
  const box = element.getBoundingClientRect();
  if (!box.width && !box.height) return null;
  const corner = board.getBoundingClientRect();
  return {
    x: box.left - corner.left + (box.width * Number(x)) / 1000,
    y: box.top - corner.top + (box.height * Number(y)) / 1000,
  };
}

/** The names of the markedNames of a board, each once. */
export const markedNames = (board: Element): string[] => [
  ...new Set([...board.querySelectorAll(MARKED)].map(nameOf).filter(Boolean)),
];

/** The keyboard on the star field: arrows move a cursor, Enter clicks, Page keys jump. */
import { clickOn } from './clickAndDragActions';
import type { BoardContext } from './boardContext.svelte';
import { COLUMNS, inside, rowOf } from './hexGrid';
import type { Viewport } from './viewport.svelte';

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
export const ZOOM_STEP = 1.4;

/** Handles a key; false for keys without a meaning here. */
export function pressKey(
  key: string,
  context: BoardContext,
  viewport: Viewport,
  point: (space: number) => void,
): boolean {
  const { actionSpaces, table } = context;
  const at = context.cursor >= 0 ? context.cursor : viewport.startSpace();
  const step = STEPS[key];
  const jumps: Record<string, number | undefined> = {
    Home: actionSpaces[0],
    End: actionSpaces.at(-1),
    PageDown: actionSpaces.find((space) => space > at) ?? actionSpaces[0],
    PageUp: actionSpaces.findLast((space) => space < at) ?? actionSpaces.at(-1),
  };
  if (step) point(neighbour(context, at, context.cursor < 0 ? [0, 0] : step));
  else if (key in jumps) point(jumps[key] ?? at);
  else if (key === 'Enter' || key === ' ') clickOn(context, at);
  else if (key === 'Escape' && context.orderedShip && table.undo) table.takeBack(1);
  else if (key === '+') viewport.zoomBy(ZOOM_STEP);
  else if (key === '-') viewport.zoomBy(1 / ZOOM_STEP);
  else return false;
  return true;
}

/** The space one step away; the same space at the edge of the board. */
function neighbour({ chart }: BoardContext, at: number, [across, down]: [number, number]): number {
  const column = (at % COLUMNS) + across;
  const row = rowOf(at) + down;
  for (const tried of [column, column - 1])
    if (inside(chart, tried, row)) return row * COLUMNS + tried;
  return at;
}

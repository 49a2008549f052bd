/** What lies in front of a seat. */
import { asCounts, type Counts, type View } from '../../wire/shapes';
import type { Content } from '../board';
import { worth } from './content';
import { COLOURS, MINERALS } from './kinds';

const part = (view: View, seat: number, zone: string): Counts => asCounts(view.seats[seat]?.[zone]);

/** The Minerals on one stack; the view has them as `red iron`. */
export function tilesOn(view: View, seat: number, colour: string): Counts {
  const all = part(view, seat, 'minerals');
  return Object.fromEntries(
    MINERALS.flatMap((kind) => {
      const count = all[`${colour} ${kind}`];
      return count ? [[kind, count]] : [];
    }),
  );
}

export const total = (counts: Counts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** How far a seat has come towards a goal, as the table shows it. */
export function progress(view: View, content: Content, seat: number, goal: string): number {
  const own = view.seats[seat];
  if (!own) return 0;
  const stacks = COLOURS.map((colour) => tilesOn(view, seat, colour));
  switch (goal) {
    case 'hold_stacks':
      return stacks.filter((tiles) => total(tiles)).length;
    case 'hold_value':
      return stacks.reduce((sum, tiles) => sum + worth(content, tiles), 0);
    case 'hold_bombs':
      return Number(own['bombs'] ?? 0);
    case 'hold_artifacts':
      return total(asCounts(own['artifacts']));
    case 'hold_cards':
      return total(asCounts(own['hand']));
  }
  if (goal.startsWith('hold_'))
    return stacks.reduce((sum, tiles) => sum + (tiles[goal.slice(5)] ?? 0), 0);
  return view.turn === seat ? (asCounts(view.table['facts'])[goal] ?? 0) : 0;
}

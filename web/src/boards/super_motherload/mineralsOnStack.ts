/** The Mineral tiles on the Pilot Stacks of a seat. */
import type { Counts } from '../../wire/commonGameTypes';
import { MINERALS, type View } from '../../wire/games/super_motherload';
import type { Colour, Mineral } from './spaces';

/** The Minerals on one stack; the view has them as `red iron`. */
export function tilesOn(view: View, seat: number, colour: Colour): Counts<Mineral> {
  const all = view.seats[seat]?.minerals ?? {};
  return Object.fromEntries(
    MINERALS.flatMap((kind) => {
      const count = all[`${colour} ${kind}`];
      return count ? [[kind, count]] : [];
    }),
  );
}

/** How far a seat has come towards Minor Achievements. */
import { total, type Counts } from '../../wire/shapes';
import { COLOURS, type Content, type View } from '../../wire/games/super_motherload';
import { worth } from './content';
import { tilesOn } from './stackTiles';

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
      return own.bombs;
    case 'hold_artifacts':
      return total(own.artifacts);
    case 'hold_cards':
      return total(own.hand);
  }
  if (goal.startsWith('hold_'))
    return stacks.reduce((sum, tiles: Counts) => sum + (tiles[goal.slice(5)] ?? 0), 0);
  const facts: Counts = view.table.facts;
  return view.turn === seat ? (facts[goal] ?? 0) : 0;
}

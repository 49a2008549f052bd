/** How far a seat has come towards Minor Achievements. */
import { total, type Counts } from '../../wire/commonGameTypes';
import {
  COLOURS,
  MINERALS,
  type Content,
  type FACTS,
  type GOALS,
  type Minor,
  type View,
} from '../../wire/games/super_motherload';
import { worth } from './contentLookup';
import type { Mineral } from './spaces';
import { tilesOn } from './mineralsOnStack';

type Facts = Counts<(typeof FACTS)[number]>;
type Done = (typeof GOALS)['action' | 'turn'][number];
type Held = (typeof GOALS)['held'][number];

/** How far a seat has come towards a goal, as the table shows it. */
export function progress(view: View, content: Content, seat: number, goal: Minor): number {
  if (goal.within === 'held') return held(view, content, seat, goal.what as Held);
  if (view.turn !== seat) return 0;
  const { action_facts, turn_facts } = view.table;
  const facts = goal.within === 'turn' ? turn_facts : action_facts;
  return done(content, facts, goal.what as Done);
}

/** What was done within an action or a turn. */
function done(content: Content, facts: Facts, what: Done): number {
  const tiles = mineralsIn(facts);
  switch (what) {
    case 'minerals':
      return total(tiles);
    case 'mineral_kinds':
      return MINERALS.filter((mineral) => tiles[mineral]).length;
    case 'value':
      return worth(content, tiles);
    case 'covered':
      return (facts.drilled ?? 0) + (facts.bombed ?? 0);
    case 'rock':
      return (facts.drilled_rock ?? 0) + (facts.bombed_rock ?? 0);
    default:
      return facts[what] ?? 0;
  }
}

const mineralsIn = (facts: Facts): Counts<Mineral> =>
  Object.fromEntries(MINERALS.filter((kind) => facts[kind]).map((kind) => [kind, facts[kind]]));

/** What a seat has; in its turn, tiles that a buy of the latest action took still count. */
function held(view: View, content: Content, seat: number, what: Held): number {
  const own = view.seats[seat];
  if (!own) return 0;
  const stacks = COLOURS.map((colour) => tilesOn(view, seat, colour));
  const before = view.turn === seat ? view.table : null;
  switch (what) {
    case 'minerals':
      return Math.max(
        stacks.reduce((sum, tiles) => sum + total(tiles), 0),
        before?.tiles_before_buys ?? 0,
      );
    case 'value':
      return Math.max(
        stacks.reduce((sum, tiles) => sum + worth(content, tiles), 0),
        before?.value_before_buys ?? 0,
      );
    case 'stacks':
      return stacks.filter((tiles) => total(tiles)).length;
    case 'bomb_tokens':
      return own.bombs;
    case 'artifacts':
      return total(own.artifacts);
    case 'hand':
      return total(own.hand);
    case 'pilots':
      return total(own.bought);
  }
  const tiles = stacks.reduce((sum, onStack) => sum + (onStack[what] ?? 0), 0);
  return Math.max(tiles, before?.held_before_buys[what] ?? 0);
}

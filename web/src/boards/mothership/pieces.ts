/** Ships, planets and Stations as the view shows them. No rules. */
import type { BoardTable } from '../boardInterface';
import { areMates } from '../teams';
import {
  ATTACKED,
  SHIPS,
  SUBSYSTEMS,
  type Content,
  type Game,
  type View,
} from '../../wire/games/mothership';
import { mothershipGains } from './technologyTree';
import { readChart, type Chart } from './hexGrid';

export type Table = BoardTable<Game>;
export type Subsystem = (typeof SUBSYSTEMS)[number];

export interface Ship {
  seat: number;
  ship: number;
  name: ShipName;
  type: ShipType;
  number: string;
  space: number;
  attacked: boolean;
  moved: number;
  held: boolean;
  /** What cards gave it for this turn. */
  extra: number;
  deflectors: number;
  afterAttack: number;
}

export interface Planet {
  index: number;
  space: number;
  owner: number;
  artifact: number;
}

type ShipName = (typeof SHIPS)[number];
/** `fighter` of `fighter 1`. */
export type ShipType = ShipName extends infer Name
  ? Name extends `${infer Type} ${string}`
    ? Type
    : Name
  : never;

/** `fighter` for the number of a Fighter. */
export const typeOf = (ship: number): ShipType =>
  (SHIPS[ship] ?? 'mothership').split(' ')[0] as ShipType;

/** The layout in play: the chosen one, else the first for this number of players. */
export function chartOf({ content, options, sitters }: Table): Chart {
  const chosen = content.layouts[options.layout];
  const usual = Object.values(content.layouts).find(({ players }) => players === sitters.length);
  return readChart((chosen ?? usual)?.map ?? '');
}

export function shipsOf(view: View): Ship[] {
  return view.seats.flatMap((block, seat) => {
    return block.ships.flatMap((at, ship) => {
      const name = SHIPS[ship];
      if (!at || !name) return [];
      const marks = block.status[ship] ?? 0;
      return {
        seat,
        ship,
        name,
        type: typeOf(ship),
        number: name.split(' ')[1] ?? '',
        space: at - 1,
        attacked: (marks & ATTACKED) !== 0,
        moved: block.spaces_moved[ship] ?? 0,
        held: (block.held[ship] ?? 0) > 0,
        extra: block.extra_engine[ship] ?? 0,
        deflectors: block.deflectors[ship] ?? 0,
        afterAttack: block.spaces_after_attack[ship] ?? 0,
      };
    });
  });
}

export function planetsOf({ table }: View): Planet[] {
  return table.planets.flatMap((at, index) =>
    at
      ? {
          index,
          space: at - 1,
          owner: (table.planet_owners[index] ?? 0) - 1,
          artifact: table.planet_artifacts[index] ?? 0,
        }
      : [],
  );
}

/** Where a seat's Station stands; -1 when it is gone. */
export const stationOf = (view: View, seat: number): number => (view.seats[seat]?.station ?? 0) - 1;

/** True if a Magnetic Storm leaves a Mothership without power (M53). */
export function powerless({ table }: View, seat: number): boolean {
  const own = table.event_player === seat;
  const spared = own ? table.event_answer === 'avoided' : table.event_answer === 'lingering';
  return table.random_event === 'magnetic_storm' && !spared;
}

/** What a subsystem runs on now, with what was drained of it; or would, with so much energy. */
export function power(view: View, seat: number, subsystem: Subsystem, energy?: number): number {
  if (powerless(view, seat)) return 0;
  const block = view.seats[seat];
  const full = energy ?? block?.energy[subsystem] ?? 0;
  return Math.max(0, full - (block?.drained[subsystem] ?? 0));
}

/** What a seat's Artifacts give its Mothership; nothing while that has no power. */
export function artifactGives({ view, content }: Table, seat: number, effect: string): number {
  if (powerless(view, seat)) return 0;
  return planetsOf(view)
    .filter(({ owner, artifact }) => owner === seat && artifact > 0)
    .map(({ artifact }) => content.artifacts[artifact])
    .reduce((sum, found) => sum + (found?.effect === effect ? found.amount : 0), 0);
}

/** The damage that a shield still absorbs in this turn, with the part of Artifacts and tiles. */
export function shieldOf(table: Table, seat: number): number {
  const { view, content } = table;
  const absorbed = givenBy(content, 'shields', power(view, seat, 'shields'));
  const isNpc = view.table.npc === seat && seat > 0;
  const tiles = powerless(view, seat)
    ? 0
    : mothershipGains(content, 'shield', view.seats[seat], isNpc);
  const full = absorbed + artifactGives(table, seat, 'shield') + tiles;
  return Math.max(0, full - (view.seats[seat]?.shield_lost ?? 0));
}

/** What so much energy in a subsystem gives: spaces, the faces of a die, or absorbed damage. */
export const givenBy = (content: Content, subsystem: Subsystem, energy: number): number =>
  content.energy.rows[subsystem][energy] ?? 0;

export function dieOf({ view, content }: Table, seat: number, ship: number): number {
  const type = typeOf(ship);
  if (type === 'mothership') return givenBy(content, 'weapons', power(view, seat, 'weapons'));
  return content[type].die;
}

/** The seats of one side: a seat and its teammates. */
const sideOf = ({ view, teams }: Table, seat: number): number[] =>
  view.seats
    .map((_, other) => other)
    .filter((other) => other === seat || areMates(teams, seat, other));

/** The Victory Points of a seat's side. */
export function pointsOf(table: Table, seat: number): number {
  const { view, content } = table;
  const side = sideOf(table, seat);
  const held = planetsOf(view).filter(({ owner }) => side.includes(owner)).length;
  const kills = side.reduce((sum, other) => sum + (view.seats[other]?.points_for_kills ?? 0), 0);
  return kills + held * content.points.planet;
}

/** The Victory Points with which a seat's side wins: the table's number for each member. */
export const goalOf = (table: Table, seat: number): number =>
  table.options.points * sideOf(table, seat).length;

/** The Victory Points with which sides win; uneven teams need different numbers. */
export const goalsOf = (table: Table): string => {
  const goals = table.view.seats.map((_, seat) => goalOf(table, seat));
  return [...new Set(goals)].sort((first, second) => first - second).join(' / ');
};

/** Ships, planets and Stations as the view shows them. No rules. */
import type { BoardTable } from '../board';
import {
  ATTACKED,
  DEFLECTED,
  MOVES_AFTER_ATTACK,
  SHIPS,
  SUBSYSTEMS,
  type Game,
  type View,
} from '../../wire/games/mothership';
import { readChart, type Chart } from './hexGrid';

export type Table = BoardTable<Game>;
export type Subsystem = (typeof SUBSYSTEMS)[number];

export interface Ship {
  seat: number;
  ship: number;
  name: string;
  type: string;
  number: string;
  space: number;
  attacked: boolean;
  moved: number;
  held: boolean;
  /** What cards gave it for this turn. */
  extra: number;
  /** How often its engine counts by cards; 0: no card was played on it. */
  engineFactor: number;
  deflected: boolean;
  movesAfterAttack: boolean;
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
      const name = SHIPS[ship] ?? '';
      const [type = '', number = ''] = name.split(' ');
      if (!at) return [];
      const marks = block.status[ship] ?? 0;
      return {
        seat,
        ship,
        name,
        type,
        number,
        space: at - 1,
        attacked: (marks & ATTACKED) !== 0,
        moved: block.spaces_moved[ship] ?? 0,
        held: (block.held[ship] ?? 0) > 0,
        extra: block.extra_engine[ship] ?? 0,
        engineFactor: block.engine_factor[ship] ?? 0,
        deflected: (marks & DEFLECTED) !== 0,
        movesAfterAttack: (marks & MOVES_AFTER_ATTACK) !== 0,
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
  const avoided = table.event_player === seat && table.event_answer === 'avoided';
  return table.random_event === 'magnetic_storm' && !avoided;
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
    .reduce((sum, one) => sum + (one?.effect === effect ? one.amount : 0), 0);
}

/** The damage that a shield still absorbs in this turn, with an Artifact's part. */
export function shieldOf(table: Table, seat: number): number {
  const { view } = table;
  const full = power(view, seat, 'shields') + artifactGives(table, seat, 'shield');
  return Math.max(0, full - (view.seats[seat]?.shield_lost ?? 0));
}

/** The faces of the die that so much energy in the weapons rolls. */
export const weaponDie = (energy: number): number => Math.min(energy - (energy % 2), 12);

export function dieOf({ view, content }: Table, seat: number, ship: number): number {
  const type = typeOf(ship);
  if (type === 'mothership') return weaponDie(power(view, seat, 'weapons'));
  return content[type].die;
}

export function pointsOf({ view, content }: Table, seat: number): number {
  const held = planetsOf(view).filter(({ owner }) => owner === seat).length;
  const kills = view.seats[seat]?.points_for_kills ?? 0;
  return kills + held * content.points.planet;
}

/** 20,000 Karats Under the Earth: its kinds, views, events and content. Made by scripts/types; don't edit. */
import type { ActionOf, Counts, ViewOf } from '../commonGameTypes';

export const SEAT_NAMES = [
  'seat 1', 'seat 2', 'seat 3', 'seat 4',
] as const;
export const CUBES = [
  'dirt', 'iron', 'ember', 'copper', 'gold',
] as const;
export const MATERIALS = [
  'iron', 'ember', 'copper',
] as const;
export const DEVICES = [
  'drill', 'steambot', 'boiler', 'dynamite', 'megalodrill',
] as const;
export const CLASS_NAMES = [
  'drill 0', 'drill 1', 'drill 2', 'drill 3', 'drill 4', 'drill 5', 'drill 6', 'drill 7', 'drill 8',
  'steambot 0', 'steambot 1', 'boiler 0', 'boiler 1', 'megalodrill 0', 'megalodrill 1',
  'megalodrill 2', 'megalodrill 3', 'megalodrill 4', 'megalodrill 5', 'megalodrill 6',
  'megalodrill 7', 'megalodrill 8', 'megalodrill 9', 'megalodrill 10', 'megalodrill 11',
  'megalodrill 12',
] as const;
export const MACHINE_NAMES = [
  'drill 0', 'drill 1', 'drill 2', 'drill 3', 'drill 4', 'drill 5', 'drill 6', 'drill 7', 'drill 8',
  'steambot 0', 'steambot 1', 'boiler 0', 'boiler 1', 'megalodrill 0', 'megalodrill 1',
  'megalodrill 2', 'megalodrill 3', 'megalodrill 4', 'megalodrill 5', 'megalodrill 6',
  'megalodrill 7', 'megalodrill 8', 'megalodrill 9', 'megalodrill 10', 'megalodrill 11',
  'megalodrill 12', 'drill 0 sabotaged', 'drill 1 sabotaged', 'drill 2 sabotaged',
  'drill 3 sabotaged', 'drill 4 sabotaged', 'drill 5 sabotaged', 'drill 6 sabotaged',
  'drill 7 sabotaged', 'drill 8 sabotaged', 'steambot 0 sabotaged', 'steambot 1 sabotaged',
  'boiler 0 sabotaged', 'boiler 1 sabotaged', 'megalodrill 0 sabotaged', 'megalodrill 1 sabotaged',
  'megalodrill 2 sabotaged', 'megalodrill 3 sabotaged', 'megalodrill 4 sabotaged',
  'megalodrill 5 sabotaged', 'megalodrill 6 sabotaged', 'megalodrill 7 sabotaged',
  'megalodrill 8 sabotaged', 'megalodrill 9 sabotaged', 'megalodrill 10 sabotaged',
  'megalodrill 11 sabotaged', 'megalodrill 12 sabotaged',
] as const;
export const PROFESSIONS = [
  'none', 'prospector', 'pilot', 'engineer', 'capitalist', 'saboteur',
] as const;
export const DRAFTABLE = [
  'prospector', 'pilot', 'engineer', 'capitalist', 'saboteur',
] as const;
export const AUTOMATON_LEVELS = [
  'off', 'easy', 'hard',
] as const;
export const WINNERS = [
  'nobody', 'automaton', 'seat 1', 'seat 2', 'seat 3', 'seat 4', 'shared',
] as const;
export const DEALS = [
  'drafted', 'random', 'none',
] as const;
export const TRADES = [
  'book', 'few', 'off',
] as const;
export const SKIPPED_PHASES = [
  'none', 'prep', 'mining',
] as const;

export type Asked =
  | { step: 'draft'; seat: number }
  | { step: 'build'; seat: number }
  | { step: 'pay'; seat: number; left: number; device: number }
  | { step: 'geothermal'; seat: number; left: number }
  | { step: 'load_steam'; seat: number; left: number }
  | { step: 'fuel'; seat: number }
  | { step: 'mine'; seat: number }
  | { step: 'use'; seat: number }
  | { step: 'boiler_steam'; seat: number; left: number }
  | { step: 'keep'; seat: number; left: number }
  | { step: 'sabotage'; seat: number; left: number }
  | { step: 'end'; seat: number }
  | { step: 'answer'; seat: number; partner: number }
  | { step: 'counter'; seat: number; partner: number }
  | { step: 'bonus'; seat: number }
  | { step: 'automaton'; seat: number };

export type Action =
  | ActionOf<'done', ''>
  | ActionOf<'draft', (typeof DRAFTABLE)[number]>
  | ActionOf<'build', (typeof DEVICES)[number]>
  | ActionOf<'engineer', (typeof DEVICES)[number]>
  | ActionOf<'pay', (typeof MATERIALS)[number]>
  | ActionOf<'load', (typeof MACHINE_NAMES)[number]>
  | ActionOf<'mine', ''>
  | ActionOf<'skip', 'mining'>
  | ActionOf<'use', string>
  | ActionOf<'keep', (typeof MATERIALS)[number]>
  | ActionOf<'offer', string>
  | ActionOf<'counter', string>
  | ActionOf<'forgo', 'trades'>
  | ActionOf<'accept', ''>
  | ActionOf<'decline', ''>
  | ActionOf<'take', (typeof MATERIALS)[number]>
  | ActionOf<'sabotage', string>
  | ActionOf<'end', 'the turn'>;

/** What lies on the table. */
export interface Table {
  mine: Counts<(typeof CUBES)[number]>;
  discard: Counts<(typeof CUBES)[number]>;
  excavated: Counts<(typeof CUBES)[number]>;
  undiscovered: number;
  steam_pool: number;
  stacks: Counts<(typeof DEVICES)[number]>;
  used_dynamite: number;
  automaton: (typeof AUTOMATON_LEVELS)[number];
  automaton_rate: number;
  automaton_gold: number;
  automaton_steam: number;
  last_player: number;
  round: number;
  excavated_in_round: number;
  idle_rounds: number;
  prep_begun: number;
  engineered: number;
  paid: Counts<(typeof MATERIALS)[number]>;
  skipped_to_sabotage: (typeof SKIPPED_PHASES)[number];
  keeps: number;
  offers_made: number;
  trades_forgone: number;
  give: Counts<(typeof MATERIALS)[number]>;
  want: Counts<(typeof MATERIALS)[number]>;
  winner: (typeof WINNERS)[number];
}

/** What a seat has. */
export interface Seat {
  profession: (typeof PROFESSIONS)[number];
  gold: number;
  inventory: Counts<(typeof MATERIALS)[number]>;
  dynamite: number;
  machines: Counts<(typeof MACHINE_NAMES)[number]>;
  offers_received: number;
  offers_failed: number;
  traded_away: Counts<(typeof MATERIALS)[number]>;
  traded_in: Counts<(typeof MATERIALS)[number]>;
}

export type View = ViewOf<Table, Seat, Asked>;

export type Fact =
  | { event: 'drew_for_draft'; seat?: number; dirt: number }
  | { event: 'drafted'; seat?: number; profession: (typeof PROFESSIONS)[number] }
  | { event: 'dealt'; seat?: number; profession: (typeof PROFESSIONS)[number] }
  | { event: 'turn_began'; seat?: number }
  | { event: 'built'; seat?: number; device: (typeof DEVICES)[number] }
  | { event: 'engineered'; seat?: number; device: (typeof DEVICES)[number] }
  | { event: 'paid'; seat?: number; material: (typeof MATERIALS)[number] }
  | { event: 'steam_loaded'; seat?: number; machine: (typeof MACHINE_NAMES)[number] }
  | { event: 'ember_loaded'; seat?: number }
  | { event: 'steam_returned'; seat?: number; count: number }
  | { event: 'mining_skipped'; seat?: number }
  | { event: 'used'; seat?: number; machine: (typeof CLASS_NAMES)[number] }
  | { event: 'steambot_keeps'; seat?: number }
  | { event: 'dynamite_used'; seat?: number }
  | { event: 'excavated'; seat?: number; cube: (typeof CUBES)[number] }
  | { event: 'gold_claimed'; seat?: number; total: number }
  | { event: 'gold_discovered'; seat?: number; count: number }
  | { event: 'mine_refilled'; seat?: number; count: number }
  | { event: 'kept'; seat?: number; material: (typeof MATERIALS)[number] }
  | { event: 'discarded'; seat?: number; count: number }
  | { event: 'offered'; seat?: number; to: (typeof SEAT_NAMES)[number]; give: Counts<(typeof MATERIALS)[number]>; want: Counts<(typeof MATERIALS)[number]> }
  | { event: 'traded'; seat?: number; to: (typeof SEAT_NAMES)[number]; give: Counts<(typeof MATERIALS)[number]>; want: Counts<(typeof MATERIALS)[number]> }
  | { event: 'countered'; seat?: number; to: (typeof SEAT_NAMES)[number]; give: Counts<(typeof MATERIALS)[number]>; want: Counts<(typeof MATERIALS)[number]> }
  | { event: 'declined'; seat?: number; to: (typeof SEAT_NAMES)[number] }
  | { event: 'bonus_taken'; seat?: number; material: (typeof MATERIALS)[number] }
  | { event: 'machine_sabotaged'; seat?: number; owner: (typeof SEAT_NAMES)[number]; machine: (typeof CLASS_NAMES)[number] }
  | { event: 'machines_freed'; seat?: number; count: number }
  | { event: 'automaton_dug'; seat?: number; rate: number }
  | { event: 'automaton_grew'; seat?: number; rate: number }
  | { event: 'mine_abandoned'; seat?: number; rounds: number }
  | { event: 'win_shared'; seat?: number; winner: (typeof WINNERS)[number] }
  | { event: 'won'; seat?: number; winner: (typeof WINNERS)[number] };

export interface Options {
  automaton: 'off' | 'easy' | 'hard';
  professions: 'drafted' | 'random' | 'none';
  trades: 'book' | 'few' | 'off';
}

export interface Content {
  rebuilt: string[];
  cubes: Cubes;
  gold: Gold;
  turn: Turn;
  drill: Drill;
  steambot: Steambot;
  boiler: Boiler;
  dynamite: Dynamite;
  megalodrill: Megalodrill;
  prospector: Prospector;
  pilot: Pilot;
  engineer: Engineer;
  saboteur: Saboteur;
  automaton: Automaton;
  useless_alone: string[];
}

export type Forecast = Record<never, never>;

/** All types of the game together, for `BoardTable`. */
export interface Game {
  view: View;
  action: Action;
  content: Content;
  options: Options;
  forecast: Forecast;
}

export interface Cubes {
  gold: number;
  iron: number;
  ember: number;
  copper: number;
  dirt: number;
  steam: number;
}

export interface Gold {
  in_mine: number;
  discover: number;
  to_win: number;
}

export interface Turn {
  draft_draw: number;
  basic_mining: number;
  geothermal: number;
  keep: number;
  offers: number;
  few_offers: number;
  failed_offers: number;
  idle_rounds: number;
}

export interface Drill {
  stack: number;
  iron: number;
  ember: number;
  copper: number;
  power: number;
  overhead: number;
  excavate: number;
}

export interface Steambot {
  stack: number;
  iron: number;
  ember: number;
  copper: number;
  excavate: number;
  keep: number;
}

export interface Boiler {
  stack: number;
  iron: number;
  ember: number;
  copper: number;
  steam: number;
}

export interface Dynamite {
  stack: number;
  iron: number;
  ember: number;
  copper: number;
  excavate: number;
}

export interface Megalodrill {
  stack: number;
  iron: number;
  ember: number;
  copper: number;
  power: number;
  overhead: number;
  excavate: number;
}

export interface Prospector {
  basic_mining: number;
  geothermal: number;
}

export interface Pilot {
  basic_mining: number;
  overhead: number;
}

/** The Engineer's benefit: of the printed cubes, without those of a material in `free`, the
 * helped machine costs `percent`, and `fewer` cubes fewer. */
export interface Engineer {
  percent: number;
  fewer: number;
  free: ('copper' | 'ember' | 'iron')[];
}

export interface Saboteur {
  machines: number;
}

export interface Automaton {
  rate: number;
  markers: number;
  per_gold: number;
  easy_alone: number;
  hard_alone: number;
  easy_several: number;
  hard_several: number;
}

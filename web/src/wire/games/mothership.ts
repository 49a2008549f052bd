/** Mothership: its kinds, views, events and content. Made by scripts/types; don't edit. */
import type { ActionOf, Counts, Hidden, ViewOf } from '../commonGameTypes';

export const SHIPS = [
  'mothership', 'fighter 1', 'fighter 2', 'fighter 3', 'bomber 1', 'bomber 2',
] as const;
export const SUBSYSTEMS = [
  'engines', 'weapons', 'shields',
] as const;
export const CARDS = [
  'afterburner', 'backup_generator', 'defence_buff', 'deflector_shields', 'hull_repair',
  'wallet_inspector', 'enhanced_sensors', 'ninja_rope', 'prod', 'wingman', 'recon_droid',
  'git_off_mah_propertay', 'gravity_manipulator', 'antiques_roadshow', 'panic_button', 'punch_it',
  'seismic_charge', 'volt_switch', 'auxiliary_shield', 'convoy', 'forced_update',
  'friendly_negotiations', 'migration', 'replicator', 'trade_blockade', 'cowardly_retreat',
  'expansion_pak', 'last_stand', 'life_support', 'pick_up_two_cards', 'surprise_attack',
  'the_forks', 'dedotated_wam', 'noooooooooooo', 'planet_laser_pointer', 'railguns',
  'shield_breaker', 'wormhole', 'random_event',
] as const;
export const CATEGORIES = [
  'economy', 'combat', 'support',
] as const;
export const BRANCHES = [
  'industry', 'dominion', 'assault', 'bulwark', 'logistics', 'engineering',
] as const;
export const RESEARCH_LINES = [
  'economy', 'combat', 'support', 'industry', 'dominion', 'assault', 'bulwark', 'logistics',
  'engineering',
] as const;
export const ABILITIES = [
  'jump_gates', 'asteroid_mining', 'repair_drones', 'sunslayer_torpedoes', 'nuclear_missile',
  'tractor_beam', 'solar_beam',
] as const;
export const ARTIFACT_EFFECTS = [
  'none', 'mothership_engine', 'engine', 'attack', 'defence', 'shield', 'income', 'hold',
  'discount', 'repair', 'asteroids', 'loot', 'wingman',
] as const;
export const ARTIFACT_NAMES = [
  'artifact 1', 'artifact 2', 'artifact 3', 'artifact 4', 'artifact 5', 'artifact 6', 'artifact 7',
  'artifact 8', 'artifact 9', 'artifact 10', 'artifact 11', 'artifact 12',
] as const;
export const RANDOM_EVENTS = [
  'quiet', 'offworld_trading', 'solar_storm', 'free_samples', 'pirate_raid', 'magnetic_storm',
  'space_virus',
] as const;
export const EVENT_ANSWERS = [
  'undecided', 'doubled', 'avoided', 'lingering',
] as const;
export const FIGHTS = [
  'none', 'ship', 'station', 'planet', 'asteroids', 'throw',
] as const;
export const THROW_CARDS = [
  'none', 'afterburner', 'backup_generator', 'defence_buff', 'deflector_shields', 'hull_repair',
  'wallet_inspector', 'enhanced_sensors', 'ninja_rope', 'prod', 'wingman', 'recon_droid',
  'git_off_mah_propertay', 'gravity_manipulator', 'antiques_roadshow', 'panic_button', 'punch_it',
  'seismic_charge', 'volt_switch', 'auxiliary_shield', 'convoy', 'forced_update',
  'friendly_negotiations', 'migration', 'replicator', 'trade_blockade', 'cowardly_retreat',
  'expansion_pak', 'last_stand', 'life_support', 'pick_up_two_cards', 'surprise_attack',
  'the_forks', 'dedotated_wam', 'noooooooooooo', 'planet_laser_pointer', 'railguns',
  'shield_breaker', 'wormhole', 'random_event',
] as const;
export const MODES = [
  'standard', 'victory_points',
] as const;
export const SEAT_NAMES = [
  'seat 1', 'seat 2', 'seat 3', 'seat 4', 'seat 5', 'seat 6',
] as const;
export const ENERGIES = [
  '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17',
  '18', '19', '20', '21', '22', '23', '24',
] as const;
export const PLANET_NAMES = [
  'planet 1', 'planet 2', 'planet 3', 'planet 4', 'planet 5', 'planet 6', 'planet 7',
] as const;
export const SPACE_KINDS = [
  'a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1', 'i1', 'j1', 'k1', 'l1', 'm1', 'n1', 'o1', 'p1',
  'q1', 'r1', 's1', 'a2', 'b2', 'c2', 'd2', 'e2', 'f2', 'g2', 'h2', 'i2', 'j2', 'k2', 'l2', 'm2',
  'n2', 'o2', 'p2', 'q2', 'r2', 's2', 'a3', 'b3', 'c3', 'd3', 'e3', 'f3', 'g3', 'h3', 'i3', 'j3',
  'k3', 'l3', 'm3', 'n3', 'o3', 'p3', 'q3', 'r3', 's3', 'a4', 'b4', 'c4', 'd4', 'e4', 'f4', 'g4',
  'h4', 'i4', 'j4', 'k4', 'l4', 'm4', 'n4', 'o4', 'p4', 'q4', 'r4', 's4', 'a5', 'b5', 'c5', 'd5',
  'e5', 'f5', 'g5', 'h5', 'i5', 'j5', 'k5', 'l5', 'm5', 'n5', 'o5', 'p5', 'q5', 'r5', 's5', 'a6',
  'b6', 'c6', 'd6', 'e6', 'f6', 'g6', 'h6', 'i6', 'j6', 'k6', 'l6', 'm6', 'n6', 'o6', 'p6', 'q6',
  'r6', 's6', 'a7', 'b7', 'c7', 'd7', 'e7', 'f7', 'g7', 'h7', 'i7', 'j7', 'k7', 'l7', 'm7', 'n7',
  'o7', 'p7', 'q7', 'r7', 's7', 'a8', 'b8', 'c8', 'd8', 'e8', 'f8', 'g8', 'h8', 'i8', 'j8', 'k8',
  'l8', 'm8', 'n8', 'o8', 'p8', 'q8', 'r8', 's8', 'a9', 'b9', 'c9', 'd9', 'e9', 'f9', 'g9', 'h9',
  'i9', 'j9', 'k9', 'l9', 'm9', 'n9', 'o9', 'p9', 'q9', 'r9', 's9', 'a10', 'b10', 'c10', 'd10',
  'e10', 'f10', 'g10', 'h10', 'i10', 'j10', 'k10', 'l10', 'm10', 'n10', 'o10', 'p10', 'q10', 'r10',
  's10', 'a11', 'b11', 'c11', 'd11', 'e11', 'f11', 'g11', 'h11', 'i11', 'j11', 'k11', 'l11', 'm11',
  'n11', 'o11', 'p11', 'q11', 'r11', 's11', 'a12', 'b12', 'c12', 'd12', 'e12', 'f12', 'g12', 'h12',
  'i12', 'j12', 'k12', 'l12', 'm12', 'n12', 'o12', 'p12', 'q12', 'r12', 's12', 'a13', 'b13', 'c13',
  'd13', 'e13', 'f13', 'g13', 'h13', 'i13', 'j13', 'k13', 'l13', 'm13', 'n13', 'o13', 'p13', 'q13',
  'r13', 's13', 'a14', 'b14', 'c14', 'd14', 'e14', 'f14', 'g14', 'h14', 'i14', 'j14', 'k14', 'l14',
  'm14', 'n14', 'o14', 'p14', 'q14', 'r14', 's14', 'a15', 'b15', 'c15', 'd15', 'e15', 'f15', 'g15',
  'h15', 'i15', 'j15', 'k15', 'l15', 'm15', 'n15', 'o15', 'p15', 'q15', 'r15', 's15',
] as const;
export const OWNER_KINDS = [
  'nobody', 'seat 1', 'seat 2', 'seat 3', 'seat 4', 'seat 5', 'seat 6',
] as const;
export const ARTIFACT_KINDS = [
  'nothing', 'artifact 1', 'artifact 2', 'artifact 3', 'artifact 4', 'artifact 5', 'artifact 6',
  'artifact 7', 'artifact 8', 'artifact 9', 'artifact 10', 'artifact 11', 'artifact 12',
] as const;
export const TREE = {
  economy: ['industry', 'dominion'],
  combat: ['assault', 'bulwark'],
  support: ['logistics', 'engineering'],
} as const;
export const MOST_ENERGY = 24;
export const TIERS = 5;
export const ATTACKED = 1;
export const COLUMNS = 19;
export const ROWS = 15;
export const DIE_FACTORS = [
  'expansion_pak',
] as const;
export const ADDED_THROWS = [
  'backup_generator',
] as const;
export const REPEATED_THROWS = [
  'the_forks',
] as const;

export type Asked =
  | { step: 'place'; seat: number; ship: number }
  | { step: 'turn'; seat: number }
  | { step: 'orders'; seat: number; ship: number }
  | { step: 'jump'; seat: number; ship: number; owner: number }
  | { step: 'divert'; seat: number }
  | { step: 'arm'; seat: number; engines: number }
  | { step: 'charge'; seat: number; left: number }
  | { step: 'aim'; seat: number; ship: number; ability: number }
  | { step: 'join'; seat: number; ships: number; space: number; next_ship: number; boost: number }
  | { step: 'before_roll'; seat: number; passes: number }
  | { step: 'roll'; seat: number }
  | { step: 'after_roll'; seat: number; passes: number }
  | { step: 'compare'; seat: number }
  | { step: 'on_loss'; seat: number }
  | { step: 'aftermath'; seat: number }
  | { step: 'reward'; seat: number; loser: number }
  | { step: 'target'; seat: number; card: number }
  | { step: 'cancel'; seat: number; card: number; player: number; target: number; added: number }
  | { step: 'resolve'; seat: number; card: number; player: number; target: number; added: number }
  | { step: 'warp'; seat: number; card: number; owner: number; warped: number }
  | { step: 'push'; seat: number; card: number; owner: number; warped: number; spaces_left: number }
  | { step: 'drain'; seat: number; enemy: number; amount: number }
  | { step: 'choose_ship'; seat: number; card: number; space: number }
  | { step: 'retreat'; seat: number; card: number; space: number; near: number; further: number }
  | { step: 'answer_event'; seat: number }
  | { step: 'end'; seat: number }
  | { step: 'respawn'; seat: number }
  | { step: 'market'; seat: number; turn: number }
  | { step: 'next'; seat: number }
  | { step: 'npc'; seat: number; ship: number };

export type Action =
  | ActionOf<'end', 'turn'>
  | ActionOf<'pass', ''>
  | ActionOf<'fire', ''>
  | ActionOf<'roll', ''>
  | ActionOf<'deploy', ''>
  | ActionOf<'order', (typeof SHIPS)[number]>
  | ActionOf<'join', (typeof SHIPS)[number]>
  | ActionOf<'pick', (typeof SHIPS)[number]>
  | ActionOf<'pick_added', (typeof SHIPS)[number]>
  | ActionOf<'use', (typeof ABILITIES)[number]>
  | ActionOf<'divert', ''>
  | ActionOf<'engines', (typeof ENERGIES)[number]>
  | ActionOf<'weapons', (typeof ENERGIES)[number]>
  | ActionOf<'subsystem', (typeof SUBSYSTEMS)[number]>
  | ActionOf<'buy', 'card'>
  | ActionOf<'sell', (typeof CARDS)[number]>
  | ActionOf<'research', (typeof RESEARCH_LINES)[number]>
  | ActionOf<'recharge', ''>
  | ActionOf<'explore', (typeof PLANET_NAMES)[number]>
  | ActionOf<'play', (typeof CARDS)[number]>
  | ActionOf<'overcharge', ''>
  | ActionOf<'player', (typeof SEAT_NAMES)[number]>
  | ActionOf<'draw', 'card'>
  | ActionOf<'steal', 'card'>
  | ActionOf<'double', 'event'>
  | ActionOf<'avoid', 'event'>
  | ActionOf<'place', string>
  | ActionOf<'move', string>
  | ActionOf<'enter', string>
  | ActionOf<'attack', string>
  | ActionOf<'target', string>;

/** What lies on the table. */
export interface Table {
  mode: (typeof MODES)[number];
  round: number;
  first_seat: number;
  npc: number;
  npc_homes: number[];
  planets: number[];
  planet_owners: number[];
  planet_artifacts: number[];
  planets_tried: number[];
  tokens: Hidden;
  deck: Hidden;
  discard: Counts<(typeof CARDS)[number]>;
  played: Counts<(typeof CARDS)[number]>;
  random_event: (typeof RANDOM_EVENTS)[number];
  event_player: number;
  event_answer: (typeof EVENT_ANSWERS)[number];
  blockade: number;
  fight: (typeof FIGHTS)[number];
  attacker: number;
  attacking_ships: number;
  defender: number;
  defending: number;
  throw_card: (typeof THROW_CARDS)[number];
  fight_space: number;
  ranged: number;
  more_throws: number;
  attack_buff: number;
  defence_buff: number;
  planet_holds_at: number;
  attack_dice: number[];
  defence_die: number;
  added_attack_dice: number[];
  added_defence_die: number;
  last_added_attack_dice: number[];
  last_added_defence_die: number;
  answered_attack_ones: number[];
  answered_defence_one: number;
  attack_factors: number[];
  defence_factor: number;
  attacker_extra_shield: number;
  defender_extra_shield: number;
  overcharged: number;
  doomed_attackers: number;
  doomed_defender: number;
}

/** What a seat has. */
export interface Seat {
  ships: number[];
  station: number;
  station_counters: number;
  hull_points: number;
  energy: Counts<(typeof SUBSYSTEMS)[number]>;
  drained: Counts<(typeof SUBSYSTEMS)[number]>;
  shield_lost: number;
  spaces_moved: number[];
  extra_engine: number[];
  spaces_after_attack: number[];
  status: number[];
  deflectors: number[];
  held: number[];
  respawn: number[];
  diverted: number;
  damaged: number;
  beside_mothership: number;
  technology: Counts<(typeof CATEGORIES)[number]>;
  branches: number[];
  orange_tiles: number;
  discount_used: number;
  points_for_kills: number;
  out: number;
  won: number;
  resources?: number;
  hand: Counts<(typeof CARDS)[number]> | Hidden;
}

export type View = ViewOf<Table, Seat, Asked>;

export type Fact =
  | { event: 'rolled_for_start'; seat?: number; die: number }
  | { event: 'placed'; seat?: number; ship: (typeof SHIPS)[number]; space: (typeof SPACE_KINDS)[number] }
  | { event: 'turn_began'; seat?: number; round: number }
  | { event: 'moved'; seat?: number; ship: (typeof SHIPS)[number]; space: (typeof SPACE_KINDS)[number] }
  | { event: 'warped'; seat?: number; ship: (typeof SHIPS)[number]; space: (typeof SPACE_KINDS)[number] }
  | { event: 'station_warped'; seat?: number; space: (typeof SPACE_KINDS)[number] }
  | { event: 'diverted'; seat?: number; engines: number; weapons: number; shields: number }
  | { event: 'fight_began'; seat?: number; fight: (typeof FIGHTS)[number]; space: (typeof SPACE_KINDS)[number]; owner: (typeof OWNER_KINDS)[number] }
  | { event: 'joined'; seat?: number; ship: (typeof SHIPS)[number] }
  | { event: 'rolled'; seat?: number; ship: (typeof SHIPS)[number]; die: number; faces: number }
  | { event: 'field_rolled'; seat?: number; die: number }
  | { event: 'totals'; seat?: number; attack: number; defence: number }
  | { event: 'station_hit'; seat?: number; counters: number; damage: number }
  | { event: 'hull_hit'; seat?: number; hull: number; shield: number }
  | { event: 'repaired'; seat?: number; hull: number }
  | { event: 'exploded'; seat?: number; ship: (typeof SHIPS)[number]; space: (typeof SPACE_KINDS)[number] }
  | { event: 'station_exploded'; seat?: number; space: (typeof SPACE_KINDS)[number] }
  | { event: 'saved'; seat?: number; ship: (typeof SHIPS)[number] }
  | { event: 'respawned'; seat?: number; ship: (typeof SHIPS)[number]; space: (typeof SPACE_KINDS)[number] }
  | { event: 'held'; seat?: number; ship: (typeof SHIPS)[number] }
  | { event: 'looted'; seat?: number; count: number }
  | { event: 'collected'; seat?: number; count: number }
  | { event: 'gained'; seat?: number; count: number }
  | { event: 'captured'; seat?: number; planet: (typeof PLANET_NAMES)[number]; space: (typeof SPACE_KINDS)[number] }
  | { event: 'held_out'; seat?: number; planet: (typeof PLANET_NAMES)[number]; total: number; needed: number }
  | { event: 'planet_removed'; seat?: number; planet: (typeof PLANET_NAMES)[number]; space: (typeof SPACE_KINDS)[number] }
  | { event: 'planet_freed'; seat?: number; planet: (typeof PLANET_NAMES)[number] }
  | { event: 'artifact_found'; seat?: number; artifact: (typeof ARTIFACT_KINDS)[number]; planet: (typeof PLANET_NAMES)[number] }
  | { event: 'drew'; seat?: number; card?: (typeof CARDS)[number] }
  | { event: 'bought'; seat?: number; card?: (typeof CARDS)[number] }
  | { event: 'sold'; seat?: number; card: (typeof CARDS)[number]; value: number }
  | { event: 'stole'; seat?: number; owner: (typeof SEAT_NAMES)[number]; card?: (typeof CARDS)[number] }
  | { event: 'lost_card'; seat?: number; thief: (typeof SEAT_NAMES)[number]; card?: (typeof CARDS)[number] }
  | { event: 'played'; seat?: number; card: (typeof CARDS)[number] }
  | { event: 'cancelled'; seat?: number; card: (typeof CARDS)[number] }
  | { event: 'took_resource'; seat?: number; owner: (typeof SEAT_NAMES)[number] }
  | { event: 'took_nothing'; seat?: number; owner: (typeof SEAT_NAMES)[number] }
  | { event: 'drained'; seat?: number; subsystem: (typeof SUBSYSTEMS)[number] }
  | { event: 'charged'; seat?: number; subsystem: (typeof SUBSYSTEMS)[number] }
  | { event: 'shield_broken'; seat?: number }
  | { event: 'researched'; seat?: number; technology: (typeof RESEARCH_LINES)[number]; tier: number }
  | { event: 'recharged'; seat?: number; count: number }
  | { event: 'overcharged'; seat?: number }
  | { event: 'used'; seat?: number; ability: (typeof ABILITIES)[number] }
  | { event: 'event_rolled'; seat?: number; random_event: (typeof RANDOM_EVENTS)[number] }
  | { event: 'event_answered'; seat?: number; answer: (typeof EVENT_ANSWERS)[number] }
  | { event: 'event_ended'; seat?: number; random_event: (typeof RANDOM_EVENTS)[number] }
  | { event: 'blockade_began'; seat?: number }
  | { event: 'went_out'; seat?: number }
  | { event: 'won'; seat?: number }
  | { event: 'drawn'; seat?: number }
  | { event: 'threw'; seat?: number; die: number; faces: number }
  | { event: 'paid_hull'; seat?: number; hull: number }
  | { event: 'aimed_at_ship'; seat?: number; owner: (typeof SEAT_NAMES)[number]; ship: (typeof SHIPS)[number]; space: (typeof SPACE_KINDS)[number] }
  | { event: 'aimed_at_station'; seat?: number; owner: (typeof SEAT_NAMES)[number]; space: (typeof SPACE_KINDS)[number] }
  | { event: 'aimed_at_planet'; seat?: number; planet: (typeof PLANET_NAMES)[number]; space: (typeof SPACE_KINDS)[number] }
  | { event: 'aimed_at_added'; seat?: number; owner: (typeof SEAT_NAMES)[number]; ship: (typeof SHIPS)[number] }
  | { event: 'aimed_at_space'; seat?: number; space: (typeof SPACE_KINDS)[number] }
  | { event: 'aimed_at_player'; seat?: number; owner: (typeof SEAT_NAMES)[number] };

export interface Options {
  mode: 'standard' | 'victory_points';
  points: number;
  teams: 'none' | 'pairs' | 'threes' | '1v2' | '1v3' | '1v1v2' | '2v3' | '1v4' | '1v2v2' | '2v4' | '1v5' | '1v2v3';
  exploration: boolean;
  events: boolean;
  lean_deck: boolean;
  level: number;
  planet_retries: boolean;
  round_limit: number;
  layout: string;
  map_seed: number;
  planets: number;
  asteroids: 'none' | 'few' | 'some' | 'many';
  board: 'by_seats' | 'small' | 'large';
  symmetric: 'auto' | 'on' | 'off';
}

export interface Content {
  rebuilt: string[];
  mothership: Mothership;
  station: Station;
  energy: Energy;
  fighter: SmallShip;
  bomber: SmallShip;
  asteroids: Asteroids;
  planet: Planet;
  economy: Economy;
  loot: Loot;
  points: Points;
  random_events: RandomEvents;
  game: GameSection;
  solo: Solo;
  cards: Record<(typeof CARDS)[number], Card>;
  technology: Technology;
  artifacts: Record<string, Artifact>;
  layouts: Record<string, Layout>;
  reads: Reads;
}

export interface Forecast {
  actions: Record<string, OddsReport>;
  targets: Record<string, Target>;
  dangers: Record<string, number>;
  occasion: string;
  card_price: number;
}

/** All types of the game together, for `BoardTable`. */
export interface Game {
  view: View;
  action: Action;
  content: Content;
  options: Options;
  forecast: Forecast;
}

export interface Mothership {
  hull: number;
  respawn_hull: number;
}

export interface Station {
  counters: number;
  counter_hull: number;
}

/** The rows of the Control Panel: what each amount of energy gives, from 0 on (M3). */
export interface EnergyRows {
  engines: number[];
  weapons: number[];
  shields: number[];
}

export interface Energy {
  engines: number;
  weapons: number;
  shields: number;
  most: number;
  rows: EnergyRows;
}

export interface SmallShip {
  engine: number;
  die: number;
}

export interface Asteroids {
  die: number;
}

export interface Planet {
  capture: number;
  income: number;
  explore: number;
}

export interface Economy {
  start_cards: number;
  start_resources: number;
  card_price: number;
  station_income: number;
}

export interface Loot {
  small: number;
  big: number;
}

export interface Points {
  small: number;
  mothership: number;
  station: number;
  planet: number;
}

/** The numbers of the Random Events that have one (M53). */
export interface RandomEvents {
  offworld_trading: number;
  solar_storm: number;
  free_samples: number;
}

export interface GameSection {
  rounds: number;
  placement: number;
}

/** A level of the Solo Challenge: the energy in each subsystem of the NPC, and its tier. */
export interface SoloLevel {
  energy: number;
  tier: number;
}

/** The levels of the Solo Challenge (M54). */
export interface Solo {
  level_1: SoloLevel;
  level_2: SoloLevel;
  level_3: SoloLevel;
  level_4: SoloLevel;
  level_5: SoloLevel;
  level_6: SoloLevel;
  level_7: SoloLevel;
  level_8: SoloLevel;
  level_9: SoloLevel;
}

/** A kind of Action card. Name and text are for editions; the box's are in the catalogues. */
export interface Card {
  count: number;
  value: number;
  amount: number;
  defending: boolean;
  push: number;
  name: string;
  text: string;
}

/** The price of a tile, by its tier. */
export interface Prices {
  tier_1: number;
  tier_2: number;
  tier_3: number;
  tier_4: number;
  tier_5: number;
}

/** An effect of a tile, by its name in the vocabulary, with its numbers.
 * 
 * `ships` and `at` limit it to some kinds of ship and some occasions; empty lists limit nothing. */
export interface TileEffect {
  effect: string;
  amount: number;
  range: number;
  die: number;
  throws: number;
  hull: number;
  ships: string[];
  at: string[];
}

/** A tile of the tree. Name and text are for editions; the box's are in the catalogues. */
export interface Tile {
  effects: TileEffect[];
  mark: string;
  name: string;
  text: string;
}

/** The table `technology`: the prices by tier, and the tile of every place. */
export interface Technology {
  prices: Prices;
  tiles: Record<string, Tile>;
}

/** An Artifact. Name and text are for editions; the box's are in the catalogues. */
export interface Artifact {
  effect: string;
  amount: number;
  name: string;
  text: string;
}

export interface Layout {
  players: number;
  map: string;
}

/** Says which zones hold the numbers of spaces or seats, counted from 1: the client then shows
 * names. */
export interface Reads {
  texts: Record<string, string[]>;
  zones: Record<string, string>;
}

/** The odds of an attack or a field, as numbers of throws. */
export interface OddsReport {
  attack?: number;
  defence?: number;
  hull?: number;
  kind: string;
  lose: number;
  lost?: number[];
  needed?: number;
  ranged?: boolean;
  tie: number;
  win: number;
}

export interface Target {
  now: string[];
  odds?: OddsReport;
  reach: string[];
  wingmen: number;
  with?: string[];
}

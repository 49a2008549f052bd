/** Super Motherload: its kinds, views, events and content. Made by scripts/types; don't edit. */
import type { Counts, Hidden, ViewOf } from '../shapes';

export const SEAT_NAMES = [
  'seat 1', 'seat 2', 'seat 3', 'seat 4',
] as const;
export const DRILL_COLOURS = [
  'red', 'blue', 'yellow',
] as const;
export const COLOURS = [
  'red', 'blue', 'yellow', 'wild',
] as const;
export const CARD_NAMES = [
  'red 0', 'red 1', 'red 2', 'red 3', 'red 4', 'blue 0', 'blue 1', 'blue 2', 'blue 3', 'blue 4',
  'yellow 0', 'yellow 1', 'yellow 2', 'yellow 3', 'yellow 4', 'wild 0', 'wild 1', 'wild 2',
  'wild 3', 'wild 4',
] as const;
export const RED_CARDS = [
  'red 0', 'red 1', 'red 2', 'red 3', 'red 4',
] as const;
export const DECKS = [
  'demolition', 'courier', 'archaeology', 'survey',
] as const;
export const MINERALS = [
  'iron', 'gold', 'platinum', 'emerald', 'ruby', 'diamond',
] as const;
export const TILES = [
  'red iron', 'red gold', 'red platinum', 'red emerald', 'red ruby', 'red diamond', 'blue iron',
  'blue gold', 'blue platinum', 'blue emerald', 'blue ruby', 'blue diamond', 'yellow iron',
  'yellow gold', 'yellow platinum', 'yellow emerald', 'yellow ruby', 'yellow diamond', 'wild iron',
  'wild gold', 'wild platinum', 'wild emerald', 'wild ruby', 'wild diamond',
] as const;
export const USABLE_ARTIFACTS = [
  'extra_action', 'two_cards', 'bomb_and_card', 'free_platinum', 'gold_and_card', 'duplicator',
] as const;
export const ARTIFACTS = [
  'extra_action', 'two_cards', 'bomb_and_card', 'free_platinum', 'gold_and_card', 'duplicator',
  'into_hand', 'trophy',
] as const;
export const DIRTS = [
  'dirt_1', 'dirt_2', 'dirt_3', 'dirt_4',
] as const;
export const STEELS = [
  'red_steel', 'blue_steel', 'yellow_steel',
] as const;
export const TERRAINS = [
  'dirt_1', 'dirt_2', 'dirt_3', 'dirt_4', 'rock', 'red_steel', 'blue_steel', 'yellow_steel',
] as const;
export const SYMBOLS = [
  'empty', 'iron', 'gold', 'platinum', 'emerald', 'ruby', 'diamond', 'bomb', 'artifact', 'draw_1',
  'draw_2',
] as const;
export const FINDS = [
  'bombs', 'cards', 'artifacts',
] as const;
export const CELLS = [
  'a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1', 'i1', 'j1', 'k1', 'l1', 'a2', 'b2', 'c2', 'd2',
  'e2', 'f2', 'g2', 'h2', 'i2', 'j2', 'k2', 'l2', 'a3', 'b3', 'c3', 'd3', 'e3', 'f3', 'g3', 'h3',
  'i3', 'j3', 'k3', 'l3', 'a4', 'b4', 'c4', 'd4', 'e4', 'f4', 'g4', 'h4', 'i4', 'j4', 'k4', 'l4',
  'a5', 'b5', 'c5', 'd5', 'e5', 'f5', 'g5', 'h5', 'i5', 'j5', 'k5', 'l5', 'a6', 'b6', 'c6', 'd6',
  'e6', 'f6', 'g6', 'h6', 'i6', 'j6', 'k6', 'l6', 'a7', 'b7', 'c7', 'd7', 'e7', 'f7', 'g7', 'h7',
  'i7', 'j7', 'k7', 'l7', 'a8', 'b8', 'c8', 'd8', 'e8', 'f8', 'g8', 'h8', 'i8', 'j8', 'k8', 'l8',
  'a9', 'b9', 'c9', 'd9', 'e9', 'f9', 'g9', 'h9', 'i9', 'j9', 'k9', 'l9', 'a10', 'b10', 'c10',
  'd10', 'e10', 'f10', 'g10', 'h10', 'i10', 'j10', 'k10', 'l10', 'a11', 'b11', 'c11', 'd11', 'e11',
  'f11', 'g11', 'h11', 'i11', 'j11', 'k11', 'l11', 'a12', 'b12', 'c12', 'd12', 'e12', 'f12', 'g12',
  'h12', 'i12', 'j12', 'k12', 'l12', 'a13', 'b13', 'c13', 'd13', 'e13', 'f13', 'g13', 'h13', 'i13',
  'j13', 'k13', 'l13', 'a14', 'b14', 'c14', 'd14', 'e14', 'f14', 'g14', 'h14', 'i14', 'j14', 'k14',
  'l14', 'a15', 'b15', 'c15', 'd15', 'e15', 'f15', 'g15', 'h15', 'i15', 'j15', 'k15', 'l15', 'a16',
  'b16', 'c16', 'd16', 'e16', 'f16', 'g16', 'h16', 'i16', 'j16', 'k16', 'l16',
] as const;
export const SIDES = [
  'a', 'b',
] as const;
export const BOARD_NAMES = [
  'depth 1 a', 'depth 1 b', 'depth 2 a', 'depth 2 b', 'depth 3 a', 'depth 3 b', 'depth 4 a',
  'depth 4 b',
] as const;
export const DIRECTIONS = [
  'across', 'down',
] as const;
export const TURNINGS = [
  'r0', 'r1', 'r2', 'r3', 'm0', 'm1', 'm2', 'm3',
] as const;
export const MAJORS = [
  'demolition_crew', 'deep_divers', 'sun_chasers', 'free_spirits', 'full_house', 'fire_and_ice',
  'hazard_team', 'green_machine', 'three_wings', 'old_guard',
] as const;
export const MINORS = [
  'rock_breaker', 'big_bang', 'pay_dirt', 'long_haul', 'steel_nerves', 'hard_head', 'bulk_load',
  'jackpot', 'mixed_bag', 'seam_runner', 'iron_works', 'gold_rush', 'platinum_card', 'green_fever',
  'red_fever', 'crown_jewels', 'well_spread', 'powder_keg', 'collector', 'shopping_spree',
] as const;
export const ACTION_FACTS = [
  'drill_spaces', 'drill_steel', 'drill_rock', 'bomb_spaces', 'bomb_rock', 'bomb_minerals',
  'collect_minerals', 'collect_value', 'collect_kinds', 'collect_symbols', 'cross_seam',
] as const;
export const TURN_FACTS = [
  'turn_spaces', 'turn_bought', 'turn_bombs', 'turn_artifacts',
] as const;
export const FACTS = [
  'drill_spaces', 'drill_steel', 'drill_rock', 'bomb_spaces', 'bomb_rock', 'bomb_minerals',
  'collect_minerals', 'collect_value', 'collect_kinds', 'collect_symbols', 'cross_seam',
  'turn_spaces', 'turn_bought', 'turn_bombs', 'turn_artifacts',
] as const;
export const UPPER_BOARD_KINDS = [
  'none', 'depth 1 a', 'depth 1 b', 'depth 2 a', 'depth 2 b', 'depth 3 a', 'depth 3 b', 'depth 4 a',
  'depth 4 b',
] as const;
export const DECK_KINDS = [
  'none', 'demolition', 'courier', 'archaeology', 'survey',
] as const;
export const TO_KINDS = [
  'discard', 'hand',
] as const;
export const COLUMNS = 12;
export const ROWS = 8;
export const RANKS = 5;

export type Asked =
  | { step: 'choose_side'; seat: number }
  | { step: 'pick_deck'; seat: number }
  | { step: 'act'; seat: number }
  | { step: 'drill'; seat: number; colour: number }
  | { step: 'blast'; seat: number }
  | { step: 'swap'; seat: number; left: number }
  | { step: 'find'; seat: number }
  | { step: 'stow'; seat: number; stack: number; barred: number; split: number }
  | { step: 'claim'; seat: number; after_action: number }
  | { step: 'attach_board'; seat: number; depth: number }
  | { step: 'buy'; seat: number; stack: number; alone: number }
  | { step: 'duplicate'; seat: number; stack: number; barred: number }
  | { step: 'discard'; seat: number; card: number };

/** What lies on the table. */
export interface Table {
  starting_player: (typeof SEAT_NAMES)[number];
  round: number;
  upper_board: (typeof UPPER_BOARD_KINDS)[number];
  lower_board: (typeof UPPER_BOARD_KINDS)[number];
  above: number;
  covered: number[];
  seam: number;
  spaces: number[];
  artifact_spaces_left: number;
  last_turn: number;
  bomb_supply: number;
  artifact_supply: Hidden;
  used_artifacts: Counts<(typeof ARTIFACTS)[number]>;
  majors: Counts<(typeof MAJORS)[number]>;
  minors: Counts<(typeof MINORS)[number]>;
  minor_deck: Hidden;
  under_minor_deck: number[];
  actions_left: number;
  acted: number;
  idle_turns: number;
  major_taken: number;
  minor_taken: number;
  facts: Counts<(typeof FACTS)[number]>;
  loot: Counts<(typeof MINERALS)[number]>;
  found: Counts<(typeof FINDS)[number]>;
}

/** What a seat has. */
export interface Seat {
  deck: (typeof DECK_KINDS)[number];
  draw_deck: Hidden;
  hand: Counts<(typeof CARD_NAMES)[number]> | Hidden;
  played: Counts<(typeof CARD_NAMES)[number]> | Hidden;
  discard: Counts<(typeof CARD_NAMES)[number]>;
  bought: Counts<(typeof COLOURS)[number]>;
  minerals: Counts<(typeof TILES)[number]>;
  bombs: number;
  artifacts: Counts<(typeof ARTIFACTS)[number]> | Hidden;
  majors_won: Counts<(typeof MAJORS)[number]>;
  minors_won: Counts<(typeof MINORS)[number]>;
  points: number;
  final_score: number;
  won: number;
}

export type View = ViewOf<Table, Seat, Asked>;

export type Fact =
  | { event: 'deck_picked'; seat?: number; deck: (typeof DECKS)[number] }
  | { event: 'board_added'; seat?: number; board: (typeof BOARD_NAMES)[number] }
  | { event: 'board_removed'; seat?: number; board: (typeof BOARD_NAMES)[number] }
  | { event: 'turn_began'; seat?: number; round: number }
  | { event: 'passed'; seat?: number }
  | { event: 'drew'; seat?: number; card?: (typeof CARD_NAMES)[number] }
  | { event: 'reshuffled'; seat?: number; count: number }
  | { event: 'card_played'; seat?: number; card: (typeof CARD_NAMES)[number] }
  | { event: 'drilled'; seat?: number; cell: (typeof CELLS)[number]; direction: (typeof DIRECTIONS)[number]; length: number }
  | { event: 'bombed'; seat?: number; cell: (typeof CELLS)[number]; turning: (typeof TURNINGS)[number]; length: number }
  | { event: 'space_covered'; seat?: number; cell: (typeof CELLS)[number]; space: number }
  | { event: 'collected'; seat?: number; mineral: (typeof MINERALS)[number] }
  | { event: 'tiles_lost'; seat?: number; minerals: Counts<(typeof MINERALS)[number]> }
  | { event: 'bomb_taken'; seat?: number; bombs: number }
  | { event: 'no_bomb_left'; seat?: number }
  | { event: 'artifact_taken'; seat?: number; artifact?: (typeof ARTIFACTS)[number] }
  | { event: 'artifact_used'; seat?: number; artifact: (typeof ARTIFACTS)[number] }
  | { event: 'stowed'; seat?: number; minerals: Counts<(typeof MINERALS)[number]>; stack: (typeof COLOURS)[number] }
  | { event: 'bought'; seat?: number; card: (typeof CARD_NAMES)[number]; to: (typeof TO_KINDS)[number] }
  | { event: 'action_gained'; seat?: number }
  | { event: 'duplicated'; seat?: number; mineral: (typeof MINERALS)[number] }
  | { event: 'major_claimed'; seat?: number; major: (typeof MAJORS)[number] }
  | { event: 'minor_claimed'; seat?: number; minor: (typeof MINORS)[number] }
  | { event: 'declined'; seat?: number }
  | { event: 'minor_swapped'; seat?: number; minor: (typeof MINORS)[number] }
  | { event: 'minor_revealed'; seat?: number; minor: (typeof MINORS)[number] }
  | { event: 'last_artifact_found'; seat?: number }
  | { event: 'discarded'; seat?: number; card: (typeof CARD_NAMES)[number] }
  | { event: 'all_passed'; seat?: number }
  | { event: 'scored'; seat?: number; points: number }
  | { event: 'won'; seat?: number };

export interface Options {
  decks: 'picked' | 'random';
}

export interface Content {
  rebuilt: string[];
  minerals: Minerals;
  bombs: Bombs;
  starters: Starters;
  setup: Setup;
  turn: Turn;
  artifacts: Artifacts;
  trophy: Trophy;
  boards: Side;
  decks: Decks;
  majors: Majors;
  minors: Minors;
}

export type Forecast = Record<never, never>;

/** All types of the game together, for `BoardTable`. */
export interface Game {
  view: View;
  content: Content;
  options: Options;
  forecast: Forecast;
}

export interface Minerals {
  iron: number;
  gold: number;
  platinum: number;
  emerald: number;
  ruby: number;
  diamond: number;
}

export interface Bombs {
  tokens: number;
}

export interface Starters {
  red: number;
  blue: number;
  yellow: number;
  wild: number;
}

export interface Setup {
  bombs: number;
  hand: number;
  majors: number;
  minors: number;
}

export interface Turn {
  actions: number;
  draw: number;
  hand_limit: number;
}

export interface Artifacts {
  extra_action: number;
  two_cards: number;
  bomb_and_card: number;
  free_platinum: number;
  gold_and_card: number;
  duplicator: number;
  into_hand: number;
  trophy: number;
}

export interface Trophy {
  points: number;
}

/** The eight board sides as text maps; a key names Depth and side. */
export interface Side {
  depth_1_a: string;
  depth_1_b: string;
  depth_2_a: string;
  depth_2_b: string;
  depth_3_a: string;
  depth_3_b: string;
  depth_4_a: string;
  depth_4_b: string;
}

/** A card. A starter has no cost. */
export interface Pilot {
  icons: number;
  cost: number;
  points: number;
  drill: ('bomb' | 'corner' | 'draw_1' | 'draw_2' | 'rock' | 'split' | 'swap')[];
  buy: 'action' | 'bomb' | 'draw_1' | 'draw_2' | 'duplicate' | 'hand' | 'none' | 'swap';
  pattern: string;
}

export interface Deck {
  red_0: Pilot;
  red_1: Pilot;
  red_2: Pilot;
  red_3: Pilot;
  red_4: Pilot;
  blue_0: Pilot;
  blue_1: Pilot;
  blue_2: Pilot;
  blue_3: Pilot;
  blue_4: Pilot;
  yellow_0: Pilot;
  yellow_1: Pilot;
  yellow_2: Pilot;
  yellow_3: Pilot;
  yellow_4: Pilot;
  wild_0: Pilot;
  wild_1: Pilot;
  wild_2: Pilot;
  wild_3: Pilot;
  wild_4: Pilot;
}

export interface Decks {
  demolition: Deck;
  courier: Deck;
  archaeology: Deck;
  survey: Deck;
}

export interface Major {
  points: number;
  red: number;
  blue: number;
  yellow: number;
  wild: number;
}

export interface Majors {
  demolition_crew: Major;
  deep_divers: Major;
  sun_chasers: Major;
  free_spirits: Major;
  full_house: Major;
  fire_and_ice: Major;
  hazard_team: Major;
  green_machine: Major;
  three_wings: Major;
  old_guard: Major;
}

export interface Minor {
  goal: string;
  count: number;
  points: number;
}

export interface Minors {
  rock_breaker: Minor;
  big_bang: Minor;
  pay_dirt: Minor;
  long_haul: Minor;
  steel_nerves: Minor;
  hard_head: Minor;
  bulk_load: Minor;
  jackpot: Minor;
  mixed_bag: Minor;
  seam_runner: Minor;
  iron_works: Minor;
  gold_rush: Minor;
  platinum_card: Minor;
  green_fever: Minor;
  red_fever: Minor;
  crown_jewels: Minor;
  well_spread: Minor;
  powder_keg: Minor;
  collector: Minor;
  shopping_spree: Minor;
}

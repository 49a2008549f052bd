/** Super Motherload: its kinds, views, events and content. Made by scripts/types; don't edit. */
import type { ActionOf, Counts, Hidden, ViewOf } from '../commonGameTypes';

export const SEAT_NAMES = [
  'seat 1', 'seat 2', 'seat 3', 'seat 4',
] as const;
export const DRILL_COLOURS = [
  'red', 'blue', 'yellow',
] as const;
export const COLOURS = [
  'red', 'blue', 'yellow', 'wild',
] as const;
export const STARTER_NAMES = [
  'starter 1', 'starter 2', 'starter 3', 'starter 4', 'starter 5', 'starter 6', 'starter 7',
] as const;
export const STACK_NAMES = [
  'red 1', 'red 2', 'red 3', 'red 4', 'blue 1', 'blue 2', 'blue 3', 'blue 4', 'yellow 1',
  'yellow 2', 'yellow 3', 'yellow 4', 'wild 1', 'wild 2', 'wild 3', 'wild 4',
] as const;
export const CARD_NAMES = [
  'starter 1', 'starter 2', 'starter 3', 'starter 4', 'starter 5', 'starter 6', 'starter 7',
  'red 1', 'red 2', 'red 3', 'red 4', 'blue 1', 'blue 2', 'blue 3', 'blue 4', 'yellow 1',
  'yellow 2', 'yellow 3', 'yellow 4', 'wild 1', 'wild 2', 'wild 3', 'wild 4',
] as const;
export const BOMB_CARD_NAMES = [
  'starter 1', 'starter 2', 'starter 3', 'starter 4', 'starter 5', 'starter 6', 'starter 7',
  'red 1', 'red 2', 'red 3', 'red 4',
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
  'a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1', 'i1', 'j1', 'k1', 'l1', 'm1', 'n1', 'o1', 'p1',
  'q1', 'r1', 's1', 't1', 'a2', 'b2', 'c2', 'd2', 'e2', 'f2', 'g2', 'h2', 'i2', 'j2', 'k2', 'l2',
  'm2', 'n2', 'o2', 'p2', 'q2', 'r2', 's2', 't2', 'a3', 'b3', 'c3', 'd3', 'e3', 'f3', 'g3', 'h3',
  'i3', 'j3', 'k3', 'l3', 'm3', 'n3', 'o3', 'p3', 'q3', 'r3', 's3', 't3', 'a4', 'b4', 'c4', 'd4',
  'e4', 'f4', 'g4', 'h4', 'i4', 'j4', 'k4', 'l4', 'm4', 'n4', 'o4', 'p4', 'q4', 'r4', 's4', 't4',
  'a5', 'b5', 'c5', 'd5', 'e5', 'f5', 'g5', 'h5', 'i5', 'j5', 'k5', 'l5', 'm5', 'n5', 'o5', 'p5',
  'q5', 'r5', 's5', 't5', 'a6', 'b6', 'c6', 'd6', 'e6', 'f6', 'g6', 'h6', 'i6', 'j6', 'k6', 'l6',
  'm6', 'n6', 'o6', 'p6', 'q6', 'r6', 's6', 't6', 'a7', 'b7', 'c7', 'd7', 'e7', 'f7', 'g7', 'h7',
  'i7', 'j7', 'k7', 'l7', 'm7', 'n7', 'o7', 'p7', 'q7', 'r7', 's7', 't7', 'a8', 'b8', 'c8', 'd8',
  'e8', 'f8', 'g8', 'h8', 'i8', 'j8', 'k8', 'l8', 'm8', 'n8', 'o8', 'p8', 'q8', 'r8', 's8', 't8',
  'a9', 'b9', 'c9', 'd9', 'e9', 'f9', 'g9', 'h9', 'i9', 'j9', 'k9', 'l9', 'm9', 'n9', 'o9', 'p9',
  'q9', 'r9', 's9', 't9', 'a10', 'b10', 'c10', 'd10', 'e10', 'f10', 'g10', 'h10', 'i10', 'j10',
  'k10', 'l10', 'm10', 'n10', 'o10', 'p10', 'q10', 'r10', 's10', 't10', 'a11', 'b11', 'c11', 'd11',
  'e11', 'f11', 'g11', 'h11', 'i11', 'j11', 'k11', 'l11', 'm11', 'n11', 'o11', 'p11', 'q11', 'r11',
  's11', 't11', 'a12', 'b12', 'c12', 'd12', 'e12', 'f12', 'g12', 'h12', 'i12', 'j12', 'k12', 'l12',
  'm12', 'n12', 'o12', 'p12', 'q12', 'r12', 's12', 't12', 'a13', 'b13', 'c13', 'd13', 'e13', 'f13',
  'g13', 'h13', 'i13', 'j13', 'k13', 'l13', 'm13', 'n13', 'o13', 'p13', 'q13', 'r13', 's13', 't13',
  'a14', 'b14', 'c14', 'd14', 'e14', 'f14', 'g14', 'h14', 'i14', 'j14', 'k14', 'l14', 'm14', 'n14',
  'o14', 'p14', 'q14', 'r14', 's14', 't14', 'a15', 'b15', 'c15', 'd15', 'e15', 'f15', 'g15', 'h15',
  'i15', 'j15', 'k15', 'l15', 'm15', 'n15', 'o15', 'p15', 'q15', 'r15', 's15', 't15', 'a16', 'b16',
  'c16', 'd16', 'e16', 'f16', 'g16', 'h16', 'i16', 'j16', 'k16', 'l16', 'm16', 'n16', 'o16', 'p16',
  'q16', 'r16', 's16', 't16', 'a17', 'b17', 'c17', 'd17', 'e17', 'f17', 'g17', 'h17', 'i17', 'j17',
  'k17', 'l17', 'm17', 'n17', 'o17', 'p17', 'q17', 'r17', 's17', 't17', 'a18', 'b18', 'c18', 'd18',
  'e18', 'f18', 'g18', 'h18', 'i18', 'j18', 'k18', 'l18', 'm18', 'n18', 'o18', 'p18', 'q18', 'r18',
  's18', 't18', 'a19', 'b19', 'c19', 'd19', 'e19', 'f19', 'g19', 'h19', 'i19', 'j19', 'k19', 'l19',
  'm19', 'n19', 'o19', 'p19', 'q19', 'r19', 's19', 't19', 'a20', 'b20', 'c20', 'd20', 'e20', 'f20',
  'g20', 'h20', 'i20', 'j20', 'k20', 'l20', 'm20', 'n20', 'o20', 'p20', 'q20', 'r20', 's20', 't20',
  'a21', 'b21', 'c21', 'd21', 'e21', 'f21', 'g21', 'h21', 'i21', 'j21', 'k21', 'l21', 'm21', 'n21',
  'o21', 'p21', 'q21', 'r21', 's21', 't21', 'a22', 'b22', 'c22', 'd22', 'e22', 'f22', 'g22', 'h22',
  'i22', 'j22', 'k22', 'l22', 'm22', 'n22', 'o22', 'p22', 'q22', 'r22', 's22', 't22', 'a23', 'b23',
  'c23', 'd23', 'e23', 'f23', 'g23', 'h23', 'i23', 'j23', 'k23', 'l23', 'm23', 'n23', 'o23', 'p23',
  'q23', 'r23', 's23', 't23', 'a24', 'b24', 'c24', 'd24', 'e24', 'f24', 'g24', 'h24', 'i24', 'j24',
  'k24', 'l24', 'm24', 'n24', 'o24', 'p24', 'q24', 'r24', 's24', 't24', 'a25', 'b25', 'c25', 'd25',
  'e25', 'f25', 'g25', 'h25', 'i25', 'j25', 'k25', 'l25', 'm25', 'n25', 'o25', 'p25', 'q25', 'r25',
  's25', 't25', 'a26', 'b26', 'c26', 'd26', 'e26', 'f26', 'g26', 'h26', 'i26', 'j26', 'k26', 'l26',
  'm26', 'n26', 'o26', 'p26', 'q26', 'r26', 's26', 't26', 'a27', 'b27', 'c27', 'd27', 'e27', 'f27',
  'g27', 'h27', 'i27', 'j27', 'k27', 'l27', 'm27', 'n27', 'o27', 'p27', 'q27', 'r27', 's27', 't27',
  'a28', 'b28', 'c28', 'd28', 'e28', 'f28', 'g28', 'h28', 'i28', 'j28', 'k28', 'l28', 'm28', 'n28',
  'o28', 'p28', 'q28', 'r28', 's28', 't28', 'a29', 'b29', 'c29', 'd29', 'e29', 'f29', 'g29', 'h29',
  'i29', 'j29', 'k29', 'l29', 'm29', 'n29', 'o29', 'p29', 'q29', 'r29', 's29', 't29', 'a30', 'b30',
  'c30', 'd30', 'e30', 'f30', 'g30', 'h30', 'i30', 'j30', 'k30', 'l30', 'm30', 'n30', 'o30', 'p30',
  'q30', 'r30', 's30', 't30', 'a31', 'b31', 'c31', 'd31', 'e31', 'f31', 'g31', 'h31', 'i31', 'j31',
  'k31', 'l31', 'm31', 'n31', 'o31', 'p31', 'q31', 'r31', 's31', 't31', 'a32', 'b32', 'c32', 'd32',
  'e32', 'f32', 'g32', 'h32', 'i32', 'j32', 'k32', 'l32', 'm32', 'n32', 'o32', 'p32', 'q32', 'r32',
  's32', 't32', 'a33', 'b33', 'c33', 'd33', 'e33', 'f33', 'g33', 'h33', 'i33', 'j33', 'k33', 'l33',
  'm33', 'n33', 'o33', 'p33', 'q33', 'r33', 's33', 't33', 'a34', 'b34', 'c34', 'd34', 'e34', 'f34',
  'g34', 'h34', 'i34', 'j34', 'k34', 'l34', 'm34', 'n34', 'o34', 'p34', 'q34', 'r34', 's34', 't34',
  'a35', 'b35', 'c35', 'd35', 'e35', 'f35', 'g35', 'h35', 'i35', 'j35', 'k35', 'l35', 'm35', 'n35',
  'o35', 'p35', 'q35', 'r35', 's35', 't35', 'a36', 'b36', 'c36', 'd36', 'e36', 'f36', 'g36', 'h36',
  'i36', 'j36', 'k36', 'l36', 'm36', 'n36', 'o36', 'p36', 'q36', 'r36', 's36', 't36', 'a37', 'b37',
  'c37', 'd37', 'e37', 'f37', 'g37', 'h37', 'i37', 'j37', 'k37', 'l37', 'm37', 'n37', 'o37', 'p37',
  'q37', 'r37', 's37', 't37', 'a38', 'b38', 'c38', 'd38', 'e38', 'f38', 'g38', 'h38', 'i38', 'j38',
  'k38', 'l38', 'm38', 'n38', 'o38', 'p38', 'q38', 'r38', 's38', 't38', 'a39', 'b39', 'c39', 'd39',
  'e39', 'f39', 'g39', 'h39', 'i39', 'j39', 'k39', 'l39', 'm39', 'n39', 'o39', 'p39', 'q39', 'r39',
  's39', 't39', 'a40', 'b40', 'c40', 'd40', 'e40', 'f40', 'g40', 'h40', 'i40', 'j40', 'k40', 'l40',
  'm40', 'n40', 'o40', 'p40', 'q40', 'r40', 's40', 't40',
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
export const FACTS = [
  'iron', 'gold', 'platinum', 'emerald', 'ruby', 'diamond', 'drilled', 'drilled_rock',
  'drilled_steel', 'bombed', 'bombed_rock', 'bombed_minerals', 'symbols', 'seams', 'actions',
  'bombs', 'cards_drawn', 'cards_played', 'bomb_tokens', 'artifacts', 'artifacts_used', 'pilots',
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
export const COLUMNS = 20;
export const ROWS = 20;
export const RANKS = 4;
export const GOALS = {
  action: ['iron', 'gold', 'platinum', 'emerald', 'ruby', 'diamond', 'drilled', 'drilled_rock', 'drilled_steel', 'bombed', 'bombed_rock', 'bombed_minerals', 'symbols', 'seams', 'cards_played', 'artifacts', 'minerals', 'mineral_kinds', 'value', 'covered', 'rock'],
  turn: ['iron', 'gold', 'platinum', 'emerald', 'ruby', 'diamond', 'drilled', 'drilled_rock', 'drilled_steel', 'bombed', 'bombed_rock', 'bombed_minerals', 'symbols', 'seams', 'actions', 'bombs', 'cards_drawn', 'cards_played', 'bomb_tokens', 'artifacts', 'artifacts_used', 'pilots', 'minerals', 'mineral_kinds', 'value', 'covered', 'rock'],
  held: ['iron', 'gold', 'platinum', 'emerald', 'ruby', 'diamond', 'minerals', 'value', 'stacks', 'bomb_tokens', 'artifacts', 'hand', 'pilots'],
} as const;

export type Asked =
  | { step: 'choose_side'; seat: number }
  | { step: 'pick_deck'; seat: number }
  | { step: 'act'; seat: number }
  | { step: 'drill'; seat: number; colour: number }
  | { step: 'blast'; seat: number }
  | { step: 'swap'; seat: number; left: number }
  | { step: 'place_drill'; seat: number; colour: number; length: number; abilities: number; splits: number }
  | { step: 'place_bomb'; seat: number; card: number }
  | { step: 'find'; seat: number }
  | { step: 'stow'; seat: number; split: number; bombing: number }
  | { step: 'attach_board'; seat: number; depth: number }
  | { step: 'buy'; seat: number; stack: number; alone: number }
  | { step: 'duplicate'; seat: number; stack: number; barred: number }
  | { step: 'put_tile'; seat: number; stack: number; barred: number; mineral: number; cards: number }
  | { step: 'discard'; seat: number; card: number };

export type Action =
  | ActionOf<'pass', ''>
  | ActionOf<'go_on', ''>
  | ActionOf<'draw', ''>
  | ActionOf<'side', (typeof SIDES)[number]>
  | ActionOf<'pick', (typeof DECKS)[number]>
  | ActionOf<'drill', (typeof DRILL_COLOURS)[number]>
  | ActionOf<'bomb', (typeof BOMB_CARD_NAMES)[number]>
  | ActionOf<'play', (typeof CARD_NAMES)[number]>
  | ActionOf<'confirm', ''>
  | ActionOf<'dig', string>
  | ActionOf<'blast', string>
  | ActionOf<'stow', (typeof COLOURS)[number]>
  | ActionOf<'leave', ''>
  | ActionOf<'buy', string>
  | ActionOf<'use', (typeof USABLE_ARTIFACTS)[number]>
  | ActionOf<'duplicate', (typeof MINERALS)[number]>
  | ActionOf<'swap', (typeof MINORS)[number]>
  | ActionOf<'claim', string>
  | ActionOf<'discard', (typeof CARD_NAMES)[number]>;

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
  in_action: number;
  covered_this_round: number;
  idle_rounds: number;
  major_taken: number;
  minor_taken: number;
  action_facts: Counts<(typeof FACTS)[number]>;
  turn_facts: Counts<(typeof FACTS)[number]>;
  held_before_buys: Counts<(typeof MINERALS)[number]>;
  tiles_before_buys: number;
  value_before_buys: number;
  missed: Counts<(typeof MINORS)[number]>;
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
  | { event: 'symbol_declined'; seat?: number; cell: (typeof CELLS)[number] }
  | { event: 'collected'; seat?: number; mineral: (typeof MINERALS)[number] }
  | { event: 'tiles_lost'; seat?: number; minerals: Counts<(typeof MINERALS)[number]> }
  | { event: 'tiles_left'; seat?: number; minerals: Counts<(typeof MINERALS)[number]> }
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
  | { event: 'minor_swapped'; seat?: number; minor: (typeof MINORS)[number] }
  | { event: 'minor_revealed'; seat?: number; minor: (typeof MINORS)[number] }
  | { event: 'last_artifact_found'; seat?: number }
  | { event: 'discarded'; seat?: number; card: (typeof CARD_NAMES)[number] }
  | { event: 'nobody_dug'; seat?: number; rounds: number }
  | { event: 'scored'; seat?: number; points: number }
  | { event: 'won'; seat?: number };

export interface Options {
  starting_player: 'random' | 'seat 1' | 'seat 2' | 'seat 3' | 'seat 4';
  decks: 'chosen' | 'random';
  sides: 'chosen' | 'random';
  depths: 'book' | 'all';
  hand_scores: boolean;
}

export interface Content {
  rebuilt: string[];
  minerals: Minerals;
  bombs: Bombs;
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
  action: Action;
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

/** A card. A starter has no cost and names its colour; the others have that of their stack. The
 * name is for editions. */
export interface Pilot {
  icons: number;
  colour: '' | 'blue' | 'red' | 'wild' | 'yellow';
  cost: number;
  points: number;
  drill: ('bomb' | 'corner' | 'draw_1' | 'draw_2' | 'rock' | 'split' | 'swap')[];
  buy: 'action' | 'bomb' | 'draw_1' | 'draw_2' | 'duplicate' | 'hand' | 'none' | 'swap';
  pattern: string;
  name: string;
}

export interface Deck {
  starter_1: Pilot;
  starter_2: Pilot;
  starter_3: Pilot;
  starter_4: Pilot;
  starter_5: Pilot;
  starter_6: Pilot;
  starter_7: Pilot;
  red_1: Pilot;
  red_2: Pilot;
  red_3: Pilot;
  red_4: Pilot;
  blue_1: Pilot;
  blue_2: Pilot;
  blue_3: Pilot;
  blue_4: Pilot;
  yellow_1: Pilot;
  yellow_2: Pilot;
  yellow_3: Pilot;
  yellow_4: Pilot;
  wild_1: Pilot;
  wild_2: Pilot;
  wild_3: Pilot;
  wild_4: Pilot;
  name: string;
}

export interface Decks {
  demolition: Deck;
  courier: Deck;
  archaeology: Deck;
  survey: Deck;
}

/** Bought Pilots by colour. The name is for editions; the box's are in the catalogues. */
export interface Major {
  points: number;
  red: number;
  blue: number;
  yellow: number;
  wild: number;
  name: string;
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

/** A goal: at least `count` of something, within an action, a turn, or held. The name is for
 * editions; the box's are in the catalogues. */
export interface Minor {
  what: string;
  within: 'action' | 'held' | 'turn';
  count: number;
  points: number;
  name: string;
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

"""The kinds of things in the box of Super Motherload, by number and by name."""

from typing import Final

MOST_SEATS: Final = 4

# Colours of Drill Icons; the Pilot Stacks stand in this order too.
RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
WILD: Final = 3
COLOURS: Final = ("red", "blue", "yellow", "wild")
STACKS: Final = 4

# Pilots of one deck: of each colour the starter (rank 0), then ranks 1 to 4, cheapest first.
RANKS: Final = 5
CARDS: Final = 20
CARD_NAMES: Final = tuple(f"{colour} {rank}" for colour in COLOURS for rank in range(RANKS))
DECKS: Final = ("demolition", "courier", "archaeology", "survey")

# Drill Bonuses, as bits of a card.
DRAW_ONE: Final = 1
DRAW_TWO: Final = 2
BOMB_BONUS: Final = 4
CORNER: Final = 8
ROCK_BONUS: Final = 16
SPLIT: Final = 32
SWAP: Final = 64
DRILL_BONUSES: Final = ("draw_1", "draw_2", "bomb", "corner", "rock", "split", "swap")

# Buy Bonuses; a card shows one at most.
NO_BONUS: Final = 0
BUY_TO_HAND: Final = 1
BUY_ACTION: Final = 2
BUY_DRAW_ONE: Final = 3
BUY_DRAW_TWO: Final = 4
BUY_BOMB: Final = 5
BUY_DUPLICATE: Final = 6
BUY_SWAP: Final = 7
BUY_BONUSES: Final = ("none", "hand", "action", "draw_1", "draw_2", "bomb", "duplicate", "swap")

MINERALS: Final = ("iron", "gold", "platinum", "emerald", "ruby", "diamond")
GOLD: Final = 1
PLATINUM: Final = 2
TILES: Final = tuple(f"{colour} {mineral}" for colour in COLOURS for mineral in MINERALS)

# Artifact Tiles: the first six are used in the own turn, one at a buy, one never.
EXTRA_ACTION: Final = 0
TWO_CARDS: Final = 1
BOMB_AND_CARD: Final = 2
FREE_PLATINUM: Final = 3
GOLD_AND_CARD: Final = 4
DUPLICATE: Final = 5
INTO_HAND: Final = 6
TROPHY: Final = 7
ARTIFACTS: Final = (
    "extra_action",
    "two_cards",
    "bomb_and_card",
    "free_platinum",
    "gold_and_card",
    "duplicator",
    "into_hand",
    "trophy",
)
USABLE: Final = 6

# A space of a board: 1 + terrain * 16 + symbol; 0 is where no board lies.
ROCK: Final = 4
RED_STEEL: Final = 5
TERRAINS: Final = (
    "dirt_1",
    "dirt_2",
    "dirt_3",
    "dirt_4",
    "rock",
    "red_steel",
    "blue_steel",
    "yellow_steel",
)
EMPTY: Final = 0
FIRST_MINERAL: Final = 1
LAST_MINERAL: Final = 6
BOMB_SYMBOL: Final = 7
ARTIFACT_SYMBOL: Final = 8
DRAW_1_SYMBOL: Final = 9
DRAW_2_SYMBOL: Final = 10
SYMBOLS: Final = ("empty", *MINERALS, "bomb", "artifact", "draw_1", "draw_2")

# Boards and what is dug with.
COLUMNS: Final = 12
ROWS: Final = 8
MOST_ROWS: Final = 16
FULL_ROW: Final = 4095
SPACES_OF_BOARD: Final = 96
DEPTHS: Final = 4
SIDES: Final = ("a", "b")
BOARD_NAMES: Final = tuple(f"depth {depth + 1} {side}" for depth in range(DEPTHS) for side in SIDES)
TOOLS: Final = 7
"""Drills in red, blue, yellow; a bomb; drills in red, blue, yellow that break Rock."""
BOMB_TOOL: Final = 3
ROCK_DRILL: Final = 4
ORIENTATIONS: Final = 8
LONGEST: Final = 16
CELLS: Final = tuple(f"{column}{row + 1}" for row in range(MOST_ROWS) for column in "abcdefghijkl")

MAJORS: Final = (
    "demolition_crew",
    "deep_divers",
    "sun_chasers",
    "free_spirits",
    "full_house",
    "fire_and_ice",
    "hazard_team",
    "green_machine",
    "three_wings",
    "old_guard",
)
MINORS: Final = (
    "rock_breaker",
    "big_bang",
    "pay_dirt",
    "long_haul",
    "steel_nerves",
    "hard_head",
    "bulk_load",
    "jackpot",
    "mixed_bag",
    "seam_runner",
    "iron_works",
    "gold_rush",
    "platinum_card",
    "green_fever",
    "red_fever",
    "crown_jewels",
    "well_spread",
    "powder_keg",
    "collector",
    "shopping_spree",
)

# What a Minor Achievement may ask for: facts of one action, of the turn, and of what one has.
DRILL_SPACES: Final = 0
DRILL_STEEL: Final = 1
DRILL_ROCK: Final = 2
BOMB_SPACES: Final = 3
BOMB_ROCK: Final = 4
BOMB_MINERALS: Final = 5
COLLECT_MINERALS: Final = 6
COLLECT_VALUE: Final = 7
COLLECT_KINDS: Final = 8
COLLECT_SYMBOLS: Final = 9
CROSS_SEAM: Final = 10
ACTION_FACTS: Final = 11
TURN_SPACES: Final = 11
TURN_BOUGHT: Final = 12
TURN_BOMBS: Final = 13
TURN_ARTIFACTS: Final = 14
TURN_FACTS: Final = 15
HOLD_IRON: Final = 15
HOLD_STACKS: Final = 21
HOLD_BOMBS: Final = 22
HOLD_ARTIFACTS: Final = 23
HOLD_CARDS: Final = 24
HOLD_VALUE: Final = 25
GOALS: Final = (
    "drill_spaces",
    "drill_steel",
    "drill_rock",
    "bomb_spaces",
    "bomb_rock",
    "bomb_minerals",
    "collect_minerals",
    "collect_value",
    "collect_kinds",
    "collect_symbols",
    "cross_seam",
    "turn_spaces",
    "turn_bought",
    "turn_bombs",
    "turn_artifacts",
    "hold_iron",
    "hold_gold",
    "hold_platinum",
    "hold_emerald",
    "hold_ruby",
    "hold_diamond",
    "hold_stacks",
    "hold_bombs",
    "hold_artifacts",
    "hold_cards",
    "hold_value",
)

SEAT_NAMES: Final = tuple(f"seat {seat + 1}" for seat in range(MOST_SEATS))
DEPTH_NAMES: Final = tuple(f"depth {depth + 1}" for depth in range(DEPTHS))
DIRECTIONS: Final = ("across", "down")
TURNINGS: Final = ("r0", "r1", "r2", "r3", "m0", "m1", "m2", "m3")  # m: mirrored first

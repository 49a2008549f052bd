"""The kinds of things in Super Motherload: their names, and their numbers as typed ids."""

from typing import Final, NewType

from mypy_extensions import i64

from motherlode.kernel.numbered_names import Names, checksum, require_same_rows, rows_of_content

Colour = NewType("Colour", i64)
"""A colour of Drill Icons, and the Pilot Stack of that colour."""
CardKind = NewType("CardKind", i64)
"""A kind of Pilot of one deck: a colour and a rank."""
Mineral = NewType("Mineral", i64)
ArtifactKind = NewType("ArtifactKind", i64)
MajorKind = NewType("MajorKind", i64)
MinorKind = NewType("MinorKind", i64)
DeckKind = NewType("DeckKind", i64)
BoardSide = NewType("BoardSide", i64)
"""One of the eight board sides: a Depth and a side."""
Space = NewType("Space", i64)
"""A space of the boards on the table: a row and a column."""

_PACKAGE: Final = "motherlode.games.super_motherload"

MOST_SEATS: Final = 4
SEAT_NAMES: Final = tuple(f"seat {seat + 1}" for seat in range(MOST_SEATS))

DRILL_COLOURS: Final = ("red", "blue", "yellow")
COLOURS: Final[tuple[str, ...]] = (*DRILL_COLOURS, "wild")
COLOUR_COUNT: Final[i64] = len(COLOURS)
RED: Final[i64] = COLOURS.index("red")
WILD: Final[i64] = COLOURS.index("wild")

# A deck has seven starters of any colour, then the Pilots of the four stacks, the cheapest first.
STARTERS: Final = 7
RANKS: Final = 4
"""How many Pilots a stack has: ranks 1 to 4."""
CARDS: Final[i64] = 23
STARTER_NAMES: Final = tuple(f"starter {number + 1}" for number in range(STARTERS))
STACK_NAMES: Final = tuple(f"{colour} {rank + 1}" for colour in COLOURS for rank in range(RANKS))
CARD_NAMES: Final[tuple[str, ...]] = (*STARTER_NAMES, *STACK_NAMES)
BOMB_CARDS: Final = 11
"""Cards that may show a Bomb Pattern: the starters and the red stack, first of all cards."""
BOMB_CARD_NAMES: Final = CARD_NAMES[:BOMB_CARDS]
DECKS: Final[tuple[str, ...]] = rows_of_content(_PACKAGE, "decks.toml", "decks")

# Abilities: what a Drill Bonus changes about where a line may lie, as bits.
ROUND_CORNERS: Final = 1
THROUGH_ROCK: Final = 2

MINERALS: Final = ("iron", "gold", "platinum", "emerald", "ruby", "diamond")
GOLD: Final[i64] = MINERALS.index("gold")
PLATINUM: Final[i64] = MINERALS.index("platinum")
TILES: Final = tuple(f"{colour} {mineral}" for colour in COLOURS for mineral in MINERALS)

# Artifact Tiles that the action `use` plays, then the others.
_with_action: Final = Names()
EXTRA_ACTION: Final[i64] = _with_action.add("extra_action")
TWO_CARDS: Final[i64] = _with_action.add("two_cards")
BOMB_AND_CARD: Final[i64] = _with_action.add("bomb_and_card")
FREE_PLATINUM: Final[i64] = _with_action.add("free_platinum")
GOLD_AND_CARD: Final[i64] = _with_action.add("gold_and_card")
DUPLICATOR: Final[i64] = _with_action.add("duplicator")
USABLE_ARTIFACTS: Final = tuple(_with_action.names)
_without_action: Final = Names(first=len(USABLE_ARTIFACTS))
INTO_HAND: Final[i64] = _without_action.add("into_hand")
TROPHY: Final[i64] = _without_action.add("trophy")
NO_ARTIFACT: Final = ArtifactKind(-1)
NO_MINOR: Final = MinorKind(-1)
ARTIFACTS: Final[tuple[str, ...]] = (*USABLE_ARTIFACTS, *_without_action.names)

# What is printed on a space: a terrain and a symbol (see `spaces`).
DIRTS: Final = ("dirt_1", "dirt_2", "dirt_3", "dirt_4")
STEELS: Final = ("red_steel", "blue_steel", "yellow_steel")
TERRAINS: Final = (*DIRTS, "rock", *STEELS)
ROCK: Final[i64] = TERRAINS.index("rock")
SYMBOLS: Final = ("empty", *MINERALS, "bomb", "artifact", "draw_1", "draw_2")
EMPTY: Final[i64] = SYMBOLS.index("empty")
BOMB_SYMBOL: Final[i64] = SYMBOLS.index("bomb")
ARTIFACT_SYMBOL: Final[i64] = SYMBOLS.index("artifact")
DRAW_1_SYMBOL: Final[i64] = SYMBOLS.index("draw_1")
DRAW_2_SYMBOL: Final[i64] = SYMBOLS.index("draw_2")

# Symbols that the current action covered and that have not taken effect yet (S26).
_finds: Final = Names()
FOUND_BOMBS: Final[i64] = _finds.add("bombs")
FOUND_CARDS: Final[i64] = _finds.add("cards")
FOUND_ARTIFACTS: Final[i64] = _finds.add("artifacts")
FINDS: Final = tuple(_finds.names)

# Boards: two lie one below the other. Spaces are numbered as on the largest boards (S6).
COLUMN_NAMES: Final = "abcdefghijklmnopqrst"
COLUMNS: Final = 20
ROWS: Final = 20
MOST_ROWS: Final = 40
FULL_ROW: Final[i64] = 1048575
"""The mask of a row with a bit for every column, whether a board lies there or not."""
SPACES: Final = 800
CELLS: Final = tuple(f"{column}{row + 1}" for row in range(MOST_ROWS) for column in COLUMN_NAMES)
EMPTY_ROW: Final[i64] = 0
DEPTHS: Final = 4
SIDES: Final = ("a", "b")
BOARD_NAMES: Final = tuple(f"depth {depth + 1} {side}" for depth in range(DEPTHS) for side in SIDES)

# How a line or a Bomb Pattern lies on the boards; m: mirrored first.
LONGEST_LINE: Final = 40
DIRECTIONS: Final = ("across", "down")
ACROSS: Final[i64] = DIRECTIONS.index("across")
DOWN: Final[i64] = DIRECTIONS.index("down")
PATTERN_SIDE: Final = 6
"""How many spaces long and wide a Bomb Pattern may be."""
TURNINGS: Final = ("r0", "r1", "r2", "r3", "m0", "m1", "m2", "m3")

MAJORS: Final[tuple[str, ...]] = rows_of_content(_PACKAGE, "achievements.toml", "majors")
MINORS: Final[tuple[str, ...]] = rows_of_content(_PACKAGE, "achievements.toml", "minors")
ROWS_CHECKSUM: Final[i64] = checksum(DECKS, MAJORS, MINORS)
require_same_rows("decks.toml or achievements.toml", checksum(DECKS, MAJORS, MINORS), ROWS_CHECKSUM)

# Facts of an action and of a turn that Minor Achievements count (S47), Minerals first.
_facts: Final = Names(first=len(MINERALS))
DRILLED: Final[i64] = _facts.add("drilled")
DRILLED_ROCK: Final[i64] = _facts.add("drilled_rock")
DRILLED_STEEL: Final[i64] = _facts.add("drilled_steel")
BOMBED: Final[i64] = _facts.add("bombed")
BOMBED_ROCK: Final[i64] = _facts.add("bombed_rock")
BOMBED_MINERALS: Final[i64] = _facts.add("bombed_minerals")
SYMBOLS_COVERED: Final[i64] = _facts.add("symbols")
SEAMS: Final[i64] = _facts.add("seams")
ACTIONS: Final[i64] = _facts.add("actions")
BOMBS: Final[i64] = _facts.add("bombs")
CARDS_DRAWN: Final[i64] = _facts.add("cards_drawn")
CARDS_PLAYED: Final[i64] = _facts.add("cards_played")
BOMBS_TAKEN: Final[i64] = _facts.add("bomb_tokens")
ARTIFACTS_TAKEN: Final[i64] = _facts.add("artifacts")
ARTIFACTS_USED: Final[i64] = _facts.add("artifacts_used")
PILOTS: Final[i64] = _facts.add("pilots")
FACTS: Final[tuple[str, ...]] = (*MINERALS, *_facts.names)


def card(colour: Colour, rank: i64) -> CardKind:
    """The Pilot of a stack by its rank; 1 is the cheapest."""
    return CardKind(STARTERS + colour * RANKS + rank - 1)


def bit_of(colour: Colour) -> i64:
    """A colour's bit in a mask of stacks."""
    bit: i64 = 1
    for i in range(colour):
        bit += bit
    return bit


def board_side(depth: i64, side: i64) -> BoardSide:
    """A side of the board of a Depth; 0 is the first Depth."""
    return BoardSide(depth * len(SIDES) + side)


def depth_of(board: BoardSide) -> i64:
    return board // len(SIDES)

"""The table of Super Motherload: its zones, its actions and its events.

Rows of the mine are bit masks, column a lowest. The upper board on the table has rows 1-8, the
lower one rows 9-16; `above` is what connects from over the top row: the surface, or tunnels
that hang over the seam of a board that left.
"""

from typing import Final

from mypy_extensions import i64

from motherlode.games.super_motherload.kinds import (
    ARTIFACTS,
    BOARD_NAMES,
    CARD_NAMES,
    CELLS,
    COLOURS,
    COLUMNS,
    DECKS,
    DEPTHS,
    GOALS,
    MAJORS,
    MINERALS,
    MINORS,
    MOST_ROWS,
    MOST_SEATS,
    SIDES,
    TILES,
    TURN_FACTS,
    USABLE,
)
from motherlode.kernel.actions import ActionTable
from motherlode.kernel.events import Argument, EventTable
from motherlode.kernel.zones import DECK, HAND, Layout

SEAT_NAMES: Final = tuple(f"seat {seat + 1}" for seat in range(MOST_SEATS))
DEPTH_NAMES: Final = tuple(f"depth {depth + 1}" for depth in range(DEPTHS))
DIRECTIONS: Final = ("across", "down")
TURNINGS: Final = ("r0", "r1", "r2", "r3", "m0", "m1", "m2", "m3")  # m: mirrored first

LAYOUT: Final = Layout(seats=MOST_SEATS, deepest=14)

FIRST: Final[i64] = LAYOUT.choice("starting_player", SEAT_NAMES)
ROUND: Final[i64] = LAYOUT.number("round")
UPPER: Final[i64] = LAYOUT.choice("upper_board", ("none", *BOARD_NAMES))
LOWER: Final[i64] = LAYOUT.choice("lower_board", ("none", *BOARD_NAMES))
ABOVE: Final[i64] = LAYOUT.number("above")
COVERED: Final[i64] = LAYOUT.numbers("covered", MOST_ROWS)  # must follow `above`
SEAM: Final[i64] = LAYOUT.number("seam")
SPACES: Final[i64] = LAYOUT.numbers("spaces", MOST_ROWS * COLUMNS)
ARTIFACTS_LEFT: Final[i64] = LAYOUT.number("artifact_spaces_left")
LAST_TURN: Final[i64] = LAYOUT.number("last_turn")
BOMBS: Final[i64] = LAYOUT.number("bomb_supply")
SUPPLY: Final[i64] = LAYOUT.counts("artifact_supply", ARTIFACTS, DECK, pool="artifacts")
USED: Final[i64] = LAYOUT.counts("used_artifacts", ARTIFACTS)
MAJOR_ROW: Final[i64] = LAYOUT.counts("majors", MAJORS)
MINOR_ROW: Final[i64] = LAYOUT.counts("minors", MINORS)
MINOR_DECK: Final[i64] = LAYOUT.counts("minor_deck", MINORS, DECK, pool="minors")
UNDER: Final[i64] = LAYOUT.numbers("under_minor_deck", len(MINORS))
# The turn.
LEFT: Final[i64] = LAYOUT.number("actions_left")
ACTED: Final[i64] = LAYOUT.number("acted")
IDLE: Final[i64] = LAYOUT.number("idle_turns")
MAJOR_TAKEN: Final[i64] = LAYOUT.number("major_taken")
MINOR_TAKEN: Final[i64] = LAYOUT.number("minor_taken")
FACTS: Final[i64] = LAYOUT.counts("facts", GOALS[:TURN_FACTS])
LOOT: Final[i64] = LAYOUT.counts("loot", MINERALS)
FOUND: Final[i64] = LAYOUT.counts("found", ("bombs", "cards", "artifacts"))

# Within a seat's block.
CREW: Final[i64] = LAYOUT.seat_choice("deck", ("none", *DECKS))
DRAW_DECK: Final[i64] = LAYOUT.seat_counts("draw_deck", CARD_NAMES, DECK, pool="cards", apart=True)
IN_HAND: Final[i64] = LAYOUT.seat_counts("hand", CARD_NAMES, HAND, pool="cards", apart=True)
PLAYED: Final[i64] = LAYOUT.seat_counts("played", CARD_NAMES, HAND, pool="cards", apart=True)
DISCARD: Final[i64] = LAYOUT.seat_counts("discard", CARD_NAMES)
BOUGHT: Final[i64] = LAYOUT.seat_counts("bought", COLOURS)
ON_STACKS: Final[i64] = LAYOUT.seat_counts("minerals", TILES)
TOKENS: Final[i64] = LAYOUT.seat_number("bombs")
HELD: Final[i64] = LAYOUT.seat_counts("artifacts", ARTIFACTS, HAND, pool="artifacts")
MAJORS_WON: Final[i64] = LAYOUT.seat_counts("majors_won", MAJORS)
MINORS_WON: Final[i64] = LAYOUT.seat_counts("minors_won", MINORS)
POINTS: Final[i64] = LAYOUT.seat_number("points")
SCORE: Final[i64] = LAYOUT.seat_number("final_score")
WON: Final[i64] = LAYOUT.seat_number("won")

BLOCKS: Final[i64] = LAYOUT.close()
STRIDE: Final[i64] = LAYOUT.stride

ACTIONS: Final = ActionTable()
PASS: Final[i64] = ACTIONS.verb("pass")
DONE: Final[i64] = ACTIONS.verb("done")
DRAW: Final[i64] = ACTIONS.verb("draw")
SIDE: Final[i64] = ACTIONS.verb("side", SIDES)
PICK: Final[i64] = ACTIONS.verb("pick", DECKS)
DRILL: Final[i64] = ACTIONS.verb("drill", COLOURS[:3])
BOMB: Final[i64] = ACTIONS.verb("bomb", CARD_NAMES[:5])
PLAY: Final[i64] = ACTIONS.verb("play", CARD_NAMES)
DIG: Final[i64] = ACTIONS.verb("dig", [f"{cell} {way}" for cell in CELLS for way in DIRECTIONS])
BLAST: Final[i64] = ACTIONS.verb("blast", [f"{cell} {turn}" for cell in CELLS for turn in TURNINGS])
STOW: Final[i64] = ACTIONS.verb("stow", COLOURS)
BUY: Final[i64] = ACTIONS.verb("buy", COLOURS)
BUY_INTO_HAND: Final[i64] = ACTIONS.verb("buy", [f"{colour} to hand" for colour in COLOURS])
USE: Final[i64] = ACTIONS.verb("use", ARTIFACTS[:USABLE])
COPY: Final[i64] = ACTIONS.verb("duplicate", MINERALS)
SWAP_OUT: Final[i64] = ACTIONS.verb("swap", MINORS)
CLAIM_MAJOR: Final[i64] = ACTIONS.verb("claim", MAJORS)
CLAIM_MINOR: Final[i64] = ACTIONS.verb("claim", MINORS)
DECLINE: Final[i64] = ACTIONS.verb("decline")
THROW: Final[i64] = ACTIONS.verb("discard", CARD_NAMES)

CARD: Final = Argument("card", CARD_NAMES)
CELL: Final = Argument("cell", CELLS)

EVENTS: Final = EventTable()
DECK_PICKED: Final[i64] = EVENTS.kind("deck_picked", Argument("deck", DECKS))
BOARD_ADDED: Final[i64] = EVENTS.kind("board_added", Argument("board", BOARD_NAMES))
BOARD_REMOVED: Final[i64] = EVENTS.kind("board_removed", Argument("board", BOARD_NAMES))
TURN_BEGAN: Final[i64] = EVENTS.kind("turn_began", Argument("round"))
PASSED: Final[i64] = EVENTS.kind("passed")
DREW: Final[i64] = EVENTS.kind("drew", Argument("card", CARD_NAMES, secret=True))
RESHUFFLED: Final[i64] = EVENTS.kind("reshuffled", Argument("count"))
CARD_PLAYED: Final[i64] = EVENTS.kind("card_played", CARD)
DRILLED: Final[i64] = EVENTS.kind(
    "drilled", CELL, Argument("direction", DIRECTIONS), Argument("length")
)
BOMBED: Final[i64] = EVENTS.kind("bombed", CELL, Argument("turning", TURNINGS), Argument("length"))
SPACE_COVERED: Final[i64] = EVENTS.kind("space_covered", CELL, Argument("space"))
COLLECTED: Final[i64] = EVENTS.kind("collected", Argument("mineral", MINERALS))
TILES_LOST: Final[i64] = EVENTS.kind("tiles_lost", Argument("minerals", MINERALS, bundle=True))
BOMB_TAKEN: Final[i64] = EVENTS.kind("bomb_taken", Argument("bombs"))
NO_BOMB_LEFT: Final[i64] = EVENTS.kind("no_bomb_left")
ARTIFACT_TAKEN: Final[i64] = EVENTS.kind(
    "artifact_taken", Argument("artifact", ARTIFACTS, secret=True)
)
ARTIFACT_USED: Final[i64] = EVENTS.kind("artifact_used", Argument("artifact", ARTIFACTS))
STOWED: Final[i64] = EVENTS.kind(
    "stowed", Argument("minerals", MINERALS, bundle=True), Argument("stack", COLOURS)
)
BUYS: Final[i64] = EVENTS.kind("bought", CARD, Argument("to", ("discard", "hand")))
ACTION_GAINED: Final[i64] = EVENTS.kind("action_gained")
DUPLICATED: Final[i64] = EVENTS.kind("duplicated", Argument("mineral", MINERALS))
MAJOR_CLAIMED: Final[i64] = EVENTS.kind("major_claimed", Argument("major", MAJORS))
MINOR_CLAIMED: Final[i64] = EVENTS.kind("minor_claimed", Argument("minor", MINORS))
DECLINED: Final[i64] = EVENTS.kind("declined")
MINOR_SWAPPED: Final[i64] = EVENTS.kind("minor_swapped", Argument("minor", MINORS))
MINOR_REVEALED: Final[i64] = EVENTS.kind("minor_revealed", Argument("minor", MINORS))
LAST_ARTIFACT: Final[i64] = EVENTS.kind("last_artifact_found")
DISCARDED: Final[i64] = EVENTS.kind("discarded", CARD)
ALL_PASSED: Final[i64] = EVENTS.kind("all_passed")
SCORED: Final[i64] = EVENTS.kind("scored", Argument("points"))
WINS: Final[i64] = EVENTS.kind("won")


def block(seat: i64) -> i64:
    """The first cell of a seat's block."""
    return BLOCKS + seat * STRIDE

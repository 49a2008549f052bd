"""The events of Super Motherload: every kind of fact that players learn of."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.event_table import Argument, EventTable

from . import kinds

CARD: Final = Argument("card", kinds.CARD_NAMES)
CELL: Final = Argument("cell", kinds.CELLS)

EVENTS: Final = EventTable()
DECK_PICKED: Final[i64] = EVENTS.kind("deck_picked", Argument("deck", kinds.DECKS))
BOARD_ADDED: Final[i64] = EVENTS.kind("board_added", Argument("board", kinds.BOARD_NAMES))
BOARD_REMOVED: Final[i64] = EVENTS.kind("board_removed", Argument("board", kinds.BOARD_NAMES))
TURN_BEGAN: Final[i64] = EVENTS.kind("turn_began", Argument("round"))
PASSED: Final[i64] = EVENTS.kind("passed")
DREW: Final[i64] = EVENTS.kind("drew", Argument("card", kinds.CARD_NAMES, secret=True))
RESHUFFLED: Final[i64] = EVENTS.kind("reshuffled", Argument("count"))
CARD_PLAYED: Final[i64] = EVENTS.kind("card_played", CARD)
DRILLED: Final[i64] = EVENTS.kind(
    "drilled", CELL, Argument("direction", kinds.DIRECTIONS), Argument("length")
)
BOMBED: Final[i64] = EVENTS.kind(
    "bombed", CELL, Argument("turning", kinds.TURNINGS), Argument("length")
)
SPACE_COVERED: Final[i64] = EVENTS.kind("space_covered", CELL, Argument("space"))
SYMBOL_DECLINED: Final[i64] = EVENTS.kind("symbol_declined", CELL)
COLLECTED: Final[i64] = EVENTS.kind("collected", Argument("mineral", kinds.MINERALS))
TILES_LOST: Final[i64] = EVENTS.kind(
    "tiles_lost", Argument("minerals", kinds.MINERALS, bundle=True)
)
TILES_LEFT: Final[i64] = EVENTS.kind(
    "tiles_left", Argument("minerals", kinds.MINERALS, bundle=True)
)
BOMB_TAKEN: Final[i64] = EVENTS.kind("bomb_taken", Argument("bombs"))
NO_BOMB_LEFT: Final[i64] = EVENTS.kind("no_bomb_left")
ARTIFACT_TAKEN: Final[i64] = EVENTS.kind(
    "artifact_taken", Argument("artifact", kinds.ARTIFACTS, secret=True)
)
ARTIFACT_USED: Final[i64] = EVENTS.kind("artifact_used", Argument("artifact", kinds.ARTIFACTS))
STOWED: Final[i64] = EVENTS.kind(
    "stowed", Argument("minerals", kinds.MINERALS, bundle=True), Argument("stack", kinds.COLOURS)
)
BUYS: Final[i64] = EVENTS.kind("bought", CARD, Argument("to", ("discard", "hand")))
ACTION_GAINED: Final[i64] = EVENTS.kind("action_gained")
DUPLICATED: Final[i64] = EVENTS.kind("duplicated", Argument("mineral", kinds.MINERALS))
MAJOR_CLAIMED: Final[i64] = EVENTS.kind("major_claimed", Argument("major", kinds.MAJORS))
MINOR_CLAIMED: Final[i64] = EVENTS.kind("minor_claimed", Argument("minor", kinds.MINORS))
MINOR_SWAPPED: Final[i64] = EVENTS.kind("minor_swapped", Argument("minor", kinds.MINORS))
MINOR_REVEALED: Final[i64] = EVENTS.kind("minor_revealed", Argument("minor", kinds.MINORS))
LAST_ARTIFACT: Final[i64] = EVENTS.kind("last_artifact_found")
DISCARDED: Final[i64] = EVENTS.kind("discarded", CARD)
NOBODY_DUG: Final[i64] = EVENTS.kind("nobody_dug", Argument("rounds"))
SCORED: Final[i64] = EVENTS.kind("scored", Argument("points"))
WINS: Final[i64] = EVENTS.kind("won")

"""The actions of Super Motherload: every verb with its arguments."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.action_table import ActionTable

from . import kinds
from .declined_symbols_notation import BLAST_BOXES, DIG_BOXES, PlacementText
from .kinds import Space

ACTIONS: Final = ActionTable()
PASS: Final[i64] = ACTIONS.verb("pass")
GO_ON: Final[i64] = ACTIONS.verb("go_on")
DRAW: Final[i64] = ACTIONS.verb("draw")
SIDE: Final[i64] = ACTIONS.verb("side", kinds.SIDES)
PICK: Final[i64] = ACTIONS.verb("pick", kinds.DECKS)
DRILL: Final[i64] = ACTIONS.verb("drill", kinds.DRILL_COLOURS)
BOMB: Final[i64] = ACTIONS.verb("bomb", kinds.BOMB_CARD_NAMES)
PLAY: Final[i64] = ACTIONS.verb("play", kinds.CARD_NAMES)
CONFIRM: Final[i64] = ACTIONS.verb("confirm")
DIG: Final[i64] = ACTIONS.verb(
    "dig", [f"{cell} {way}" for cell in kinds.CELLS for way in kinds.DIRECTIONS]
)
BLAST: Final[i64] = ACTIONS.verb(
    "blast", [f"{cell} {turn}" for cell in kinds.CELLS for turn in kinds.TURNINGS]
)
DIG_WITHOUT: Final[i64] = ACTIONS.unlisted("dig", PlacementText(DIG_BOXES))
BLAST_WITHOUT: Final[i64] = ACTIONS.unlisted("blast", PlacementText(BLAST_BOXES))
STOW: Final[i64] = ACTIONS.verb("stow", kinds.COLOURS)
LEAVE: Final[i64] = ACTIONS.verb("leave")
BUY: Final[i64] = ACTIONS.verb("buy", kinds.COLOURS)
BUY_INTO_HAND: Final[i64] = ACTIONS.verb("buy", [f"{colour} to hand" for colour in kinds.COLOURS])
USE: Final[i64] = ACTIONS.verb("use", kinds.USABLE_ARTIFACTS)
COPY: Final[i64] = ACTIONS.verb("duplicate", kinds.MINERALS)
SWAP_OUT: Final[i64] = ACTIONS.verb("swap", kinds.MINORS)
CLAIM_MAJOR: Final[i64] = ACTIONS.verb("claim", kinds.MAJORS)
CLAIM_MINOR: Final[i64] = ACTIONS.verb("claim", kinds.MINORS)
THROW: Final[i64] = ACTIONS.verb("discard", kinds.CARD_NAMES)


def place_argument(space: Space, way: i64, ways: i64) -> i64:
    """The argument of DIG or BLAST for a space and a direction or turning.

    `ways` is the number of directions or turnings, `way` one of them.
    """
    return space * ways + way


def space_of(argument: i64, ways: i64) -> Space:
    """The space in an argument of DIG or BLAST."""
    return Space(argument // ways)


def way_of(argument: i64, ways: i64) -> i64:
    """The direction or turning in an argument of DIG or BLAST."""
    return argument % ways

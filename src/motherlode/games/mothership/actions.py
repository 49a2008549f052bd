"""The actions of Mothership: every verb with its arguments."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.action_table import ActionTable

from . import kinds
from .hexes import NAMES

ACTIONS: Final = ActionTable()
END_TURN: Final[i64] = ACTIONS.verb("end", ["turn"])
PASS: Final[i64] = ACTIONS.verb("pass")
FIRE: Final[i64] = ACTIONS.verb("fire")
ROLL: Final[i64] = ACTIONS.verb("roll")
DEPLOY: Final[i64] = ACTIONS.verb("deploy")
ORDER: Final[i64] = ACTIONS.verb("order", kinds.SHIPS)
JOIN: Final[i64] = ACTIONS.verb("join", kinds.SHIPS)
PICK: Final[i64] = ACTIONS.verb("pick", kinds.SHIPS)
PICK_ADDED: Final[i64] = ACTIONS.verb("pick_added", kinds.SHIPS)
USE: Final[i64] = ACTIONS.verb("use", kinds.ABILITIES)
DIVERT: Final[i64] = ACTIONS.verb("divert")
SET_ENGINES: Final[i64] = ACTIONS.verb("engines", kinds.ENERGIES)
SET_WEAPONS: Final[i64] = ACTIONS.verb("weapons", kinds.ENERGIES)
SUBSYSTEM: Final[i64] = ACTIONS.verb("subsystem", kinds.SUBSYSTEMS)
BUY: Final[i64] = ACTIONS.verb("buy", ["card"])
SELL: Final[i64] = ACTIONS.verb("sell", kinds.CARDS)
RESEARCH: Final[i64] = ACTIONS.verb("research", kinds.RESEARCH_LINES)
RECHARGE: Final[i64] = ACTIONS.verb("recharge")
EXPLORE: Final[i64] = ACTIONS.verb("explore", kinds.PLANET_NAMES)
PLAY: Final[i64] = ACTIONS.verb("play", kinds.CARDS)
OVERCHARGE: Final[i64] = ACTIONS.verb("overcharge")
PLAYER: Final[i64] = ACTIONS.verb("player", kinds.SEAT_NAMES)
DRAW: Final[i64] = ACTIONS.verb("draw", ["card"])
STEAL: Final[i64] = ACTIONS.verb("steal", ["card"])
DOUBLE: Final[i64] = ACTIONS.verb("double", ["event"])
AVOID: Final[i64] = ACTIONS.verb("avoid", ["event"])
PLACE: Final[i64] = ACTIONS.verb("place", NAMES)
MOVE: Final[i64] = ACTIONS.verb("move", NAMES)
ENTER: Final[i64] = ACTIONS.verb("enter", NAMES)
ATTACK: Final[i64] = ACTIONS.verb("attack", NAMES)
TARGET: Final[i64] = ACTIONS.verb("target", NAMES)

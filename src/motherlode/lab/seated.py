"""Who may sit at the lab's tables: our bots, and OpenSpiel's ISMCTS beside them.

`openspiel:200` makes so many simulations a decision, `openspiel:1s` thinks for so long. It plays in
the lab alone, where matches, ladders and runs measure it like any other bot.
"""

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from motherlode import bots
from motherlode.bots.simple import Bot
from motherlode.kernel.errors import BadOptions, UnknownBot

if TYPE_CHECKING:
    from motherlode.lab.match import Match

OPENSPIEL = re.compile(
    r"openspiel:(?:(?P<simulations>[1-9]\d{0,6})|(?P<amount>\d{1,5})(?P<unit>ms|s))"
)
LONGEST = 600.0


def known(name: str) -> bool:
    """Whether `make` makes a bot of that name."""
    return bots.known(name) or _budget(name) is not None


def make(name: str, seed: int, match: "Match") -> Bot:
    """A bot of that name for a seat of the match, whose choices the seed decides."""
    budget = _budget(name)
    if budget is None:
        return bots.make(name, seed)
    simulations, seconds = budget
    peer, game = _openspiel(match)
    found: Bot = peer.PeerBot(game, simulations, seconds, seed)
    return found


def _budget(name: str) -> tuple[int, float] | None:
    """Simulations or seconds a decision, the other 0; none where it is not OpenSpiel's bot."""
    found = OPENSPIEL.fullmatch(name)
    if found is None:
        return None
    if found["simulations"]:
        return int(found["simulations"]), 0.0
    seconds = int(found["amount"]) / (1000 if found["unit"] == "ms" else 1)
    return (0, seconds) if 0 < seconds <= LONGEST else None


@cache
def _openspiel(match: "Match") -> tuple[Any, Any]:
    """The module with their bot, and the game of a match as OpenSpiel loads it."""
    try:
        from motherlode.envs import peer
    except ImportError:
        raise UnknownBot("OpenSpiel's bot needs it: pip install 'motherlode[envs]'") from None
    if match.edition:
        raise BadOptions("OpenSpiel's bot knows games as they are, not editions of them")
    return peer, peer.game_of(match.game, len(match.bots), match.setup().options)

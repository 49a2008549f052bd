"""Who may sit at the lab's tables: our bots, and guests, the bots of other libraries.

A guest is named with what it may spend on a decision: `openspiel:200` makes so many simulations,
`openspiel:1s` thinks for so long. Guests play in the lab alone, where matches, ladders and runs
measure them like any other bot; entry points of the group `motherlode.guests` bring them.
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from motherlode import bots
from motherlode.bots.baselines import Bot
from motherlode.bots.budget import Budget, parse_budget
from motherlode.kernel.errors import UnknownBot
from motherlode.kernel.game import Setup

GROUP = "motherlode.guests"
"""Functions from a setup, simulations, seconds (one of both is 0) and a seed to a bot."""


def known(name: str) -> bool:
    """Whether `make` makes a bot of that name."""
    return bots.is_known(name) or _guest(name) is not None


def make(name: str, seed: int, setup: Setup) -> Bot:
    """A bot of that name for a seat of such a table, whose choices the seed decides."""
    if bots.is_known(name):
        return bots.make(name, seed)
    guest = _guest(name)
    if guest is None:
        raise UnknownBot(unknown_bot(name))
    seat = _guests()[guest.kind].load()
    found: Bot = seat(setup, guest.iterations, guest.seconds, seed)
    return found


def unknown_bot(name: str) -> str:
    """What is said of a name that no bot has."""
    guests = [f"{kind}:{spent}" for kind in _guests() for spent in ("N", "1s")]
    return bots.unknown_bot_text(name, guests)


@cache
def _guests() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _guest(name: str) -> Budget | None:
    """What the guest of that name may spend; none if nobody brings it."""
    found = parse_budget(name)
    return found if found and found.kind in _guests() else None

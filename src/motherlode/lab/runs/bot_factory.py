"""Makes the lab's bots by name: Motherlode's own bots, and guests, the bots of other libraries.

A guest's name includes its budget for a decision: `openspiel:200` runs 200 simulations,
`openspiel:1s` thinks for one second. Guests play only in the lab, in matches, ladders and runs;
entry points of the group `motherlode.guests` provide them.
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from motherlode import bots
from motherlode.bots.baselines import Bot
from motherlode.bots.budget import Budget, parse_budget
from motherlode.kernel.errors import UnknownBot
from motherlode.kernel.game import Setup

GROUP = "motherlode.guests"
"""Entry points: functions (setup, simulations, seconds, seed) -> bot; one of both budgets is 0."""


def is_known_bot(name: str) -> bool:
    """True if `make_bot` can make a bot of this name."""
    return bots.is_known(name) or _guest_budget(name) is not None


def make_bot(name: str, seed: int, setup: Setup) -> Bot:
    """A bot by its name, for a game with this setup; the seed decides its random choices."""
    if bots.is_known(name):
        return bots.make(name, seed)
    guest = _guest_budget(name)
    if guest is None:
        raise UnknownBot(unknown_bot_message(name))
    make_guest = _guests()[guest.kind].load()
    bot: Bot = make_guest(setup, guest.iterations, guest.seconds, seed)
    return bot


def unknown_bot_message(name: str) -> str:
    """The error text for a name that no bot has, with the names there are."""
    guests = [f"{kind}:{example}" for kind in _guests() for example in ("N", "1s")]
    return bots.unknown_bot_text(name, guests)


@cache
def _guests() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _guest_budget(name: str) -> Budget | None:
    """The budget in a guest's name; None if no entry point provides that guest."""
    parsed = parse_budget(name)
    return parsed if parsed and parsed.kind in _guests() else None

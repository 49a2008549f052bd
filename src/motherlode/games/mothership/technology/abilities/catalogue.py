"""All abilities by their number, and what steps and bots ask of all of them."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from ... import actions as act, kinds, step_table as step
from ...kinds import Space
from ...params import Params
from . import combat, economy, jump_gates, support
from .ability import Ability

_KNOWN: Final[list[Ability]] = [
    *jump_gates.ABILITIES,
    *economy.ABILITIES,
    *combat.ABILITIES,
    *support.ABILITIES,
]


def _by_number() -> list[Ability]:
    named = {ability.name: ability for ability in _KNOWN}
    return [named[name] for name in kinds.ABILITIES]


ABILITIES: Final[list[Ability]] = _by_number()
"""By the number of the ability."""
IN_MENU: Final[list[Ability]] = [ability for ability in ABILITIES if ability.is_in_menu()]


def can_use_any(n: Params, s: State, seat: Seat, ship: i64) -> bool:
    """True if a ship on the board can use any ability now."""
    for ability in ABILITIES:
        if ability.usable(n, s, seat, ship):
            return True
    return False


def add_usable(n: Params, s: State, seat: Seat, ship: i64, moves: LegalActions) -> None:
    """Adds every ability that a ship on the board can use now."""
    for ability in ABILITIES:
        if ability.usable(n, s, seat, ship):
            moves.add(act.USE, ability.number)


def add_in_menu(n: Params, s: State, seat: Seat, moves: LegalActions) -> None:
    """Adds every ability that can be used from the menu of the turn now."""
    for ability in IN_MENU:
        if ability.usable_in_menu(n, s, seat):
            moves.add(act.USE, ability.number)


def best_rating(n: Params, s: State, seat: Seat, ship: i64) -> i64:
    """How good the best ability that a ship on the board can use looks to a bot, or -1."""
    best: i64 = -1
    for ability in ABILITIES:
        if ability.usable(n, s, seat, ship):
            best = max(best, ability.rate(n, s, seat, ship))
    return best


def rate_target(n: Params, s: State, seat: Seat, space: Space) -> i64:
    """How good a space looks to a bot that aims an ability."""
    if s.step() == step.JUMPING:
        return jump_gates.rate_sent(n, s, seat, space)
    return ABILITIES[s.field(step.ABILITY)].rate_aim(n, s, seat, s.field(step.SHIP), space)

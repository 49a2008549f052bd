"""All abilities by their number, and functions of steps and bots that go through all of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from ... import actions as act, kinds, step_table as step
from ...kinds import Space
from ...params import Params
from . import combat_abilities, economy_abilities, jump_gates, support_abilities
from .base_ability import Ability

_KNOWN: Final[list[Ability]] = [
    *jump_gates.ABILITIES,
    *economy_abilities.ABILITIES,
    *combat_abilities.ABILITIES,
    *support_abilities.ABILITIES,
]


def _by_number() -> list[Ability]:
    named = {ability.name: ability for ability in _KNOWN}
    return [named[name] for name in kinds.ABILITIES]


ABILITIES: Final[list[Ability]] = _by_number()
"""All abilities, by their number."""
_OF_MOTHERSHIP: Final = vec[i64]([ability.number for ability in ABILITIES])
_OF_ANY_SHIP: Final = vec[i64](
    [ability.number for ability in ABILITIES if ability.is_for_any_ship()]
)
IN_MENU: Final[list[Ability]] = [ability for ability in ABILITIES if ability.is_in_menu()]


def numbers_for(ship: i64) -> vec[i64]:
    """The numbers of the abilities that a ship could ever use."""
    return _OF_MOTHERSHIP if ship == kinds.MOTHERSHIP else _OF_ANY_SHIP


def usable(n: Params, s: State, seat: Seat, ship: i64, ability: i64, owned: i64) -> bool:
    """True if a ship on the board can use an ability now; `owned` is a mask of the seat's own."""
    if (owned >> ability) & 1 == 0:
        return False  # the quick answer for most of them
    return not ABILITIES[ability].why_no_use(n, s, seat, ship)[0]


def can_use_any(n: Params, s: State, seat: Seat, ship: i64) -> bool:
    """True if a ship on the board can use any ability now."""
    owned = n.technology.owned_abilities(s, seat)
    if owned != 0:
        for ability in numbers_for(ship):
            if usable(n, s, seat, ship, ability, owned):
                return True
    return False


def add_usable(n: Params, s: State, seat: Seat, ship: i64, moves: LegalActions) -> None:
    """Adds every ability that a ship on the board can use now."""
    owned = n.technology.owned_abilities(s, seat)
    if owned != 0:
        for ability in numbers_for(ship):
            if usable(n, s, seat, ship, ability, owned):
                moves.add(act.USE, ability)


def add_in_menu(n: Params, s: State, seat: Seat, moves: LegalActions) -> None:
    """Adds every ability that can be used from the menu of the turn now."""
    for ability in IN_MENU:
        if ability.usable_in_menu(n, s, seat):
            moves.add(act.USE, ability.number)


def best_rating(n: Params, s: State, seat: Seat, ship: i64) -> i64:
    """A bot's rating of the best ability that a ship on the board can use now, or -1."""
    best: i64 = -1
    owned = n.technology.owned_abilities(s, seat)
    for ability in numbers_for(ship):
        if usable(n, s, seat, ship, ability, owned):
            best = max(best, ABILITIES[ability].rate(n, s, seat, ship))
    return best


def rate_target(n: Params, s: State, seat: Seat, space: Space) -> i64:
    """A bot's rating of a space as the target of the ability that is being aimed."""
    if s.step() == step.JUMPING:
        return jump_gates.rate_jump_choice(n, s, seat, space)
    return ABILITIES[s.field(step.ABILITY)].rate_aim(n, s, seat, s.field(step.SHIP), space)

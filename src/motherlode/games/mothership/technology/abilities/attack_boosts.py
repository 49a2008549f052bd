"""What an ability adds to an attack that more ships may join, and what it costs (M22, M45)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from ... import cells as cell, events as event
from ...params import Params


class Boost:
    """What strengthens a declared attack. This one is nothing: an ordinary attack has it."""

    def added(self, n: Params) -> i64:
        """What is added to the attack."""
        return 0

    def pay(self, n: Params, s: State, seat: Seat, d: Dealer) -> None:
        """Pays for it when the attack is made."""


@final
class SolarBeamBoost(Boost):
    """Lose 2 HP to add 8."""

    def added(self, n: Params) -> i64:
        return n.technology.beam

    def pay(self, n: Params, s: State, seat: Seat, d: Dealer) -> None:
        s.cells[s.block(seat) + cell.HP] -= n.technology.beam_hull
        d.emit(event.HULL_PAID, seat, n.technology.beam_hull)


BOOSTS: Final[list[Boost]] = [Boost(), SolarBeamBoost()]
"""By the field `boost` of a declared attack; 0 is an ordinary one."""
SOLAR_BEAM: Final = 1

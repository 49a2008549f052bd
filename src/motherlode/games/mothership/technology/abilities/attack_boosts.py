"""Boosts that an ability gives to an attack which more ships may join (M22, M45)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from ... import events as event, state_cells as cell
from ...params import Params


class Boost:
    """The boost of a declared attack; this base class is the boost of an ordinary attack: none."""

    def added(self, n: Params) -> i64:
        """The buff that the boost adds to the attack."""
        return 0

    def pay(self, n: Params, s: State, seat: Seat, d: Dealer) -> None:
        """Pays the cost of the boost when the attack is made."""


@final
class SolarBeamBoost(Boost):
    """The boost of the Solar Beam: the Mothership loses 2 HP to add 8."""

    def added(self, n: Params) -> i64:
        return n.technology.beam

    def pay(self, n: Params, s: State, seat: Seat, d: Dealer) -> None:
        s.cells[s.block(seat) + cell.HP] -= n.technology.beam_hull
        d.emit(event.HULL_PAID, seat, n.technology.beam_hull)


BOOSTS: Final[list[Boost]] = [Boost(), SolarBeamBoost()]
"""All boosts, by the field `boost` of a declared attack; 0 is an ordinary attack."""
SOLAR_BEAM: Final = 1

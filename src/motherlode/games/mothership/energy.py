"""The Control Panel: diverting energy, and energy that technology adds (M13, M44)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.state import State

from . import actions as act, cells as cell, events as event, fleet, kinds, step_table as step
from .base_step import MothershipStep


def total_energy(s: State, seat: i64) -> i64:
    mine = s.block(seat) + cell.ENERGY
    return s.cells[mine] + s.cells[mine + 1] + s.cells[mine + 2]


def may_divert(s: State, seat: i64) -> bool:
    """Once a turn, before the Mothership moves, attacks or uses an ability (M13)."""
    mine = s.block(seat)
    if s.cells[mine + cell.DIVERTED] != 0 or not fleet.alive(s, seat, kinds.MOTHERSHIP):
        return False
    if fleet.has_attacked(s, seat, kinds.MOTHERSHIP):
        return False
    warped = s.cells[mine + cell.STATUS + kinds.MOTHERSHIP] & cell.MOVEMENT_OVER != 0
    return s.cells[mine + cell.MOVED + kinds.MOTHERSHIP] == 0 and not warped


@final
class Diverting(MothershipStep):
    """How much goes to the Engines."""

    def legal(self, s: State, moves: Moves) -> None:
        total = total_energy(s, s.seat())
        most = self.n.most_energy
        for engines in range(max(total - 2 * most, 0), min(total, most) + 1):
            moves.add(act.SET_ENGINES, engines)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        s.become(step.ARMING, s.seat(), argument)


@final
class Arming(MothershipStep):
    """How much goes to the Weapons; the Shields take the rest."""

    def legal(self, s: State, moves: Moves) -> None:
        rest = total_energy(s, s.seat()) - s.field(step.ENGINES)
        most = self.n.most_energy
        for weapons in range(max(rest - most, 0), min(rest, most) + 1):
            moves.add(act.SET_WEAPONS, weapons)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        mine = s.block(seat)
        engines = s.field(step.ENGINES)
        weapons = argument
        shields = total_energy(s, seat) - engines - weapons
        s.cells[mine + cell.ENERGY + kinds.ENGINES] = engines
        s.cells[mine + cell.ENERGY + kinds.WEAPONS] = weapons
        s.cells[mine + cell.ENERGY + kinds.SHIELDS] = shields
        s.cells[mine + cell.DIVERTED] = 1
        d.tell(event.ENERGY_DIVERTED, seat, engines, weapons, shields)
        s.pop()


@final
class Charging(MothershipStep):
    """Energy Boost: the counters that are left are placed, one at a time."""

    def legal(self, s: State, moves: Moves) -> None:
        if s.field(step.LEFT) == 0:
            return
        energy = s.block(s.seat()) + cell.ENERGY
        for subsystem in range(3):
            if s.cells[energy + subsystem] < self.n.most_energy:
                moves.add(act.SUBSYSTEM, subsystem)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        s.cells[s.block(s.seat()) + cell.ENERGY + argument] += 1
        d.tell(event.ENERGY_GAINED, s.seat(), argument)
        s.set_field(step.LEFT, s.field(step.LEFT) - 1)

    def run(self, s: State, d: Dealer) -> None:
        s.pop()

"""The Control Panel: diverting energy, and energy that technology adds (M13, M44)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
from motherlode.kernel.state import State

from . import actions as act, cells as cell, events as event, fleet, kinds, step_table as step
from .numbers import Numbers


def total_energy(s: State, seat: i64) -> i64:
    mine = cell.BLOCKS + seat * cell.STRIDE + cell.ENERGY
    return s.cells[mine] + s.cells[mine + 1] + s.cells[mine + 2]


def may_divert(s: State, seat: i64) -> bool:
    """Once a turn, before the Mothership moves, attacks or uses an ability (M13)."""
    mine = cell.BLOCKS + seat * cell.STRIDE
    if s.cells[mine + cell.DIVERTED] != 0 or not fleet.alive(s, seat, kinds.MOTHERSHIP):
        return False
    if fleet.has_attacked(s, seat, kinds.MOTHERSHIP):
        return False
    warped = s.cells[mine + cell.STATUS + kinds.MOTHERSHIP] & cell.MOVEMENT_OVER != 0
    return s.cells[mine + cell.MOVED + kinds.MOTHERSHIP] == 0 and not warped


@final
class Diverting(Step):
    """How much goes to the Engines."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        total = total_energy(s, s.seat())
        most = self.n.most_energy
        for engines in range(max(total - 2 * most, 0), min(total, most) + 1):
            moves.add(act.SET_ENGINES + engines)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        s.become(step.ARMING, s.seat(), action - act.SET_ENGINES)


@final
class Arming(Step):
    """How much goes to the Weapons, with `a` in the Engines; the Shields take the rest."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        rest = total_energy(s, s.seat()) - s.a()
        most = self.n.most_energy
        for weapons in range(max(rest - most, 0), min(rest, most) + 1):
            moves.add(act.SET_WEAPONS + weapons)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        mine = cell.BLOCKS + seat * cell.STRIDE
        engines = s.a()
        weapons = action - act.SET_WEAPONS
        shields = total_energy(s, seat) - engines - weapons
        s.cells[mine + cell.ENERGY + kinds.ENGINES] = engines
        s.cells[mine + cell.ENERGY + kinds.WEAPONS] = weapons
        s.cells[mine + cell.ENERGY + kinds.SHIELDS] = shields
        s.cells[mine + cell.DIVERTED] = 1
        d.tell(event.ENERGY_DIVERTED, seat, engines, weapons, shields)
        s.pop()


@final
class Charging(Step):
    """Energy Boost: `a` more counters are placed, one at a time."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        if s.a() == 0:
            return
        energy = cell.BLOCKS + s.seat() * cell.STRIDE + cell.ENERGY
        for subsystem in range(3):
            if s.cells[energy + subsystem] < self.n.most_energy:
                moves.add(act.SUBSYSTEM + subsystem)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        subsystem = action - act.SUBSYSTEM
        s.cells[cell.BLOCKS + s.seat() * cell.STRIDE + cell.ENERGY + subsystem] += 1
        d.tell(event.ENERGY_GAINED, s.seat(), subsystem)
        s.set_a(s.a() - 1)

    def run(self, s: State, d: Dealer) -> None:
        s.pop()

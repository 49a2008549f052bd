"""The Control Panel: diverting energy, and energy that technology adds (M13, M44)."""

from typing import final

from mypy_extensions import i64

from motherlode.games.mothership.fleet import alive, has_attacked
from motherlode.games.mothership.kinds import ENGINES, MOTHERSHIP, SHIELDS, WEAPONS
from motherlode.games.mothership.numbers import Numbers
from motherlode.games.mothership.order import ARMING
from motherlode.games.mothership.parts import (
    BLOCKS,
    DIVERTED,
    ENERGY,
    ENERGY_DIVERTED,
    ENERGY_GAINED,
    MOVED,
    MOVEMENT_OVER,
    SET_ENGINES,
    SET_WEAPONS,
    STATUS,
    STRIDE,
    SUBSYSTEM,
)
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
from motherlode.kernel.state import State


def total_energy(s: State, seat: i64) -> i64:
    mine = BLOCKS + seat * STRIDE + ENERGY
    return s.cells[mine] + s.cells[mine + 1] + s.cells[mine + 2]


def may_divert(s: State, seat: i64) -> bool:
    """Once a turn, before the Mothership moves, attacks or uses an ability (M13)."""
    mine = BLOCKS + seat * STRIDE
    if s.cells[mine + DIVERTED] != 0 or not alive(s, seat, MOTHERSHIP):
        return False
    if has_attacked(s, seat, MOTHERSHIP):
        return False
    warped = s.cells[mine + STATUS + MOTHERSHIP] & MOVEMENT_OVER != 0
    return s.cells[mine + MOVED + MOTHERSHIP] == 0 and not warped


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
            moves.add(SET_ENGINES + engines)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        s.become(ARMING, s.seat(), action - SET_ENGINES)


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
            moves.add(SET_WEAPONS + weapons)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        mine = BLOCKS + seat * STRIDE
        engines = s.a()
        weapons = action - SET_WEAPONS
        shields = total_energy(s, seat) - engines - weapons
        s.cells[mine + ENERGY + ENGINES] = engines
        s.cells[mine + ENERGY + WEAPONS] = weapons
        s.cells[mine + ENERGY + SHIELDS] = shields
        s.cells[mine + DIVERTED] = 1
        d.tell(ENERGY_DIVERTED, seat, engines, weapons, shields)
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
        energy = BLOCKS + s.seat() * STRIDE + ENERGY
        for subsystem in range(3):
            if s.cells[energy + subsystem] < self.n.most_energy:
                moves.add(SUBSYSTEM + subsystem)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        subsystem = action - SUBSYSTEM
        s.cells[BLOCKS + s.seat() * STRIDE + ENERGY + subsystem] += 1
        d.tell(ENERGY_GAINED, s.seat(), subsystem)
        s.set_a(s.a() - 1)

    def run(self, s: State, d: Dealer) -> None:
        s.pop()

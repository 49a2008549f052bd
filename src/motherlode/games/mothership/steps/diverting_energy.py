"""The steps of the Control Panel: diverting energy, and placing energy of tiles (M13, M44)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import State

from .. import (
    actions as act,
    events as event,
    fight_setup,
    fleet,
    kinds,
    state_cells as cell,
    step_table as step,
)
from .base_step import MothershipStep


class Sharing(MothershipStep):
    """The base class of the steps that divert energy among the subsystems."""

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb in (act.DIVERT, act.SET_ENGINES, act.SET_WEAPONS):
            return "energy_must_add_up", "M3"
        return super().explain(s, verb, argument)


@final
class Diverting(Sharing):
    """The player chooses the energy of the Engines."""

    def legal(self, s: State, moves: LegalActions) -> None:
        total = fleet.total_energy(s, s.seat())
        most = self.n.energy.most
        for engines in range(max(total - 2 * most, 0), min(total, most) + 1):
            moves.add(act.SET_ENGINES, engines)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        s.become(step.ARMING, s.seat(), argument)


@final
class Arming(Sharing):
    """The player chooses the energy of the Weapons; the Shields get the rest."""

    def legal(self, s: State, moves: LegalActions) -> None:
        rest = fleet.total_energy(s, s.seat()) - s.field(step.ENGINES)
        most = self.n.energy.most
        for weapons in range(max(rest - most, 0), min(rest, most) + 1):
            moves.add(act.SET_WEAPONS, weapons)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        block = s.block(seat)
        engines = s.field(step.ENGINES)
        weapons = argument
        shields = fleet.total_energy(s, seat) - engines - weapons
        s.cells[block + cell.ENERGY + kinds.ENGINES] = engines
        s.cells[block + cell.ENERGY + kinds.WEAPONS] = weapons
        s.cells[block + cell.ENERGY + kinds.SHIELDS] = shields
        s.cells[block + cell.DIVERTED] = 1
        d.emit(event.ENERGY_DIVERTED, seat, engines, weapons, shields)
        s.pop()


@final
class Charging(MothershipStep):
    """The player places the energy of an Energy Boost, one counter at a time."""

    def legal(self, s: State, moves: LegalActions) -> None:
        if s.field(step.LEFT) == 0:
            return
        energy = s.block(s.seat()) + cell.ENERGY
        for subsystem in range(len(kinds.SUBSYSTEMS)):
            if s.cells[energy + subsystem] < self.n.energy.most:
                moves.add(act.SUBSYSTEM, subsystem)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.SUBSYSTEM:
            return "subsystem_is_full", "M3"
        return super().explain(s, verb, argument)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        s.cells[s.block(s.seat()) + cell.ENERGY + argument] += 1
        if argument == kinds.SHIELDS:
            fight_setup.keep_shield_for_next_throw(s, s.seat(), 1)
        d.emit(event.ENERGY_GAINED, s.seat(), argument)
        s.set_field(step.LEFT, s.field(step.LEFT) - 1)

    def run(self, s: State, d: Dealer) -> None:
        s.pop()

"""The Mining phase: basic mining, using Devices, keeping cubes (K22-K30)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from .. import (
    actions as act,
    events as event,
    excavation_and_gold,
    kinds,
    owned_machines,
    sabotage,
    state_cells as cell,
    step_table as step,
)
from ..kinds import Device, Machine, Material
from ..params import Params
from .base_step import KaratsStep, PartOfTurn


@final
class BasicMining(PartOfTurn):
    """Excavate 2 cubes or none (K22); the Saboteur may skip the phase instead (K38)."""

    def legal(self, s: State, moves: LegalActions) -> None:
        moves.add(act.BASIC_MINING)
        moves.add(act.SKIP_MINING)
        sabotage.add_targets(s, s.seat(), moves)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.DONE:
            return "mine_or_skip", "K22"
        return self.explain_elsewhere(s, verb, argument)

    def choose(self, s: State, seat: Seat, verb: i64, argument: i64, d: Dealer) -> None:
        if verb == act.BASIC_MINING:
            s.become(step.USE, seat)
            excavation_and_gold.excavate(self.params, s, seat, self.cubes(s, seat), d)
        elif verb == act.SKIP_MINING:
            d.emit(event.MINING_SKIPPED, seat)
            s.become(step.USE, seat)
        else:
            s.become(step.END, seat)
            sabotage.begin(self.params, s, seat, kinds.MINING_PHASE, argument, d)

    def cubes(self, s: State, seat: Seat) -> i64:
        """How many cubes basic mining gives a seat (K22, K34, K35)."""
        profession = s.cells[s.block(seat) + cell.PROFESSION]
        if profession == kinds.PROSPECTOR:
            return self.params.prospector.basic_mining
        if profession == kinds.PILOT:
            return self.params.pilot.basic_mining
        return self.params.turn.basic_mining


@final
class Using(PartOfTurn):
    """Use fuelled machines and Dynamite, in any order (K23-K28)."""

    def legal(self, s: State, moves: LegalActions) -> None:
        params = self.params
        seat = s.seat()
        overhead = owned_machines.drill_overhead(params, s, seat)
        self.add_uses(s, seat, kinds.DRILL, overhead, params.drill.power, moves)
        self.add_uses(s, seat, kinds.STEAMBOT, 0, 1, moves)
        if owned_machines.count(s, seat, kinds.machine(kinds.STEAMBOT, 1)) > 0:
            moves.add(act.USE_TO_KEEP)
        self.add_uses(s, seat, kinds.BOILER, 0, 1, moves)
        megalodrill = params.megalodrill
        self.add_uses(s, seat, kinds.MEGALODRILL, megalodrill.overhead, megalodrill.power, moves)
        if s.cells[s.block(seat) + cell.STICKS] > 0:
            moves.add(act.BLAST)
        if moves.count > 0:
            moves.add(act.DONE)

    def add_uses(
        self, s: State, seat: Seat, device: Device, overhead: i64, power: i64, moves: LegalActions
    ) -> None:
        """Adds the seat's machines of a Device that hold enough fuel to be used."""
        cells = s.cells
        first = owned_machines.first_cell(s, seat, device)
        for fuel in range(overhead + 1, overhead + power + 1):
            if cells[first + fuel] > 0:
                moves.add(act.USE, kinds.machine(device, fuel))

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.BLAST:
            return "no_dynamite", "K27"
        if verb == act.USE:
            return self.why_not_use(s, Machine(argument))
        if verb == act.USE_TO_KEEP:
            return self.why_not_use(s, kinds.machine(kinds.STEAMBOT, 1))
        return self.explain_elsewhere(s, verb, argument)

    def why_not_use(self, s: State, machine: Machine) -> tuple[str, str]:
        if owned_machines.count(s, s.seat(), machine) > 0:
            return self.why_unpowered(kinds.device_of(machine))
        return why_not_machine(s, machine)

    def why_unpowered(self, device: Device) -> tuple[str, str]:
        if device == kinds.BOILER:
            return "no_ember_loaded", "K26"
        if device == kinds.MEGALODRILL:
            return "too_little_steam", "K28"
        return "too_little_steam", "K25" if device == kinds.STEAMBOT else "K24"

    def choose(self, s: State, seat: Seat, verb: i64, argument: i64, d: Dealer) -> None:
        if verb == act.USE:
            self.use(s, seat, Machine(argument), d)
        elif verb == act.USE_TO_KEEP:
            keep_more(self.params, s, seat, d)
        else:
            self.blast(s, seat, d)

    def run(self, s: State, d: Dealer) -> None:
        s.become(step.KEEP, s.seat(), self.params.turn.keep + s.cells[cell.KEEPS])

    def use(self, s: State, seat: Seat, machine: Machine, d: Dealer) -> None:
        d.emit(event.USED, seat, machine)
        if owned_machines.is_boiler(machine):
            self.burn(s, seat, machine)
        else:
            cubes = self.cubes(s, seat, machine)
            exhaust(s, seat, machine)
            excavation_and_gold.excavate(self.params, s, seat, cubes, d)

    def burn(self, s: State, seat: Seat, boiler: Machine) -> None:
        """Discards a Boiler's Ember and pushes the step that loads its Steam (K26)."""
        owned_machines.change_class(s, seat, boiler, kinds.with_fuel(boiler, -1))
        s.cells[cell.DISCARD + kinds.cube_of(kinds.EMBER)] += 1
        s.push(step.BOILER_STEAM, seat, min(self.params.boiler.steam, s.cells[cell.POOL]))

    def cubes(self, s: State, seat: Seat, machine: Machine) -> i64:
        """How many cubes a machine excavates with its Steam (K24, K25, K28)."""
        params = self.params
        device = kinds.device_of(machine)
        fuel = kinds.fuel_of(machine)
        if device == kinds.STEAMBOT:
            return params.steambot.excavate
        if device == kinds.MEGALODRILL:
            return (fuel - params.megalodrill.overhead) * params.megalodrill.excavate
        return (fuel - owned_machines.drill_overhead(params, s, seat)) * params.drill.excavate

    def blast(self, s: State, seat: Seat, d: Dealer) -> None:
        """Uses a Dynamite card, which leaves the game, and excavates its cubes (K3, K27)."""
        s.cells[s.block(seat) + cell.STICKS] -= 1
        s.cells[cell.BLASTED] += 1
        d.emit(event.BLASTED_ROCK, seat)
        excavation_and_gold.excavate(self.params, s, seat, self.params.dynamite.excavate, d)


def exhaust(s: State, seat: Seat, machine: Machine) -> None:
    """Returns all Steam on the machine to the pool (K10, K23)."""
    fuel = kinds.fuel_of(machine)
    owned_machines.change_class(s, seat, machine, kinds.with_fuel(machine, -fuel))
    s.cells[cell.POOL] += fuel


def can_keep_more(s: State, seat: Seat) -> bool:
    """True if the seat has a loaded Steambot that is not sabotaged, to keep a cube more (K29)."""
    return owned_machines.count(s, seat, kinds.machine(kinds.STEAMBOT, 1)) > 0


def keep_more(params: Params, s: State, seat: Seat, d: Dealer) -> None:
    """Uses up a Steambot's Steam, so that the seat may keep one more cube this turn (K25)."""
    exhaust(s, seat, kinds.machine(kinds.STEAMBOT, 1))
    s.cells[cell.KEEPS] += params.steambot.keep
    d.emit(event.KEEPS_MORE, seat)


def why_not_machine(s: State, machine: Machine) -> tuple[str, str]:
    """Why the deciding seat can't use a machine of a class that it doesn't have."""
    if owned_machines.count(s, s.seat(), kinds.sabotaged(machine)) > 0:
        return "machine_sabotaged", "K38"
    return "no_such_machine", "K23"


@final
class BoilerSteam(KaratsStep):
    """Load the `left` Steam of a Boiler, onto sabotaged machines too (K26, K39)."""

    def legal(self, s: State, moves: LegalActions) -> None:
        if s.field(step.LEFT) > 0:
            owned_machines.add_loads(self.params, s, s.seat(), True, moves)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb != act.LOAD or owned_machines.is_boiler(Machine(argument)):
            return self.explain_pending(verb, "steam_first", "K26")
        return owned_machines.why_not_load(s, s.seat(), Machine(argument), True)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        owned_machines.load_steam(s, s.seat(), Machine(argument), d)
        s.set_field(step.LEFT, s.field(step.LEFT) - 1)

    def run(self, s: State, d: Dealer) -> None:
        owned_machines.emit_steam_returned(s, d)
        s.pop()


@final
class Keeping(PartOfTurn):
    """Keep up to `left` more of the cubes excavated this turn; the rest is discarded (K29).

    A Steambot may still be used to keep one more.
    """

    def legal(self, s: State, moves: LegalActions) -> None:
        if s.field(step.LEFT) > 0:
            for i in range(kinds.MATERIAL_COUNT):
                if s.cells[cell.EXCAVATED + kinds.cube_of(Material(i))] > 0:
                    moves.add(act.KEEP, i)
        if can_keep_more(s, s.seat()):
            moves.add(act.USE_TO_KEEP)
        if moves.count > 0:
            moves.add(act.DONE)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.KEEP:
            return ("not_excavated" if s.field(step.LEFT) > 0 else "keep_limit"), "K29"
        if verb == act.USE_TO_KEEP:
            return why_not_machine(s, kinds.machine(kinds.STEAMBOT, 1))
        return self.explain_elsewhere(s, verb, argument)

    def choose(self, s: State, seat: Seat, verb: i64, argument: i64, d: Dealer) -> None:
        if verb == act.USE_TO_KEEP:
            keep_more(self.params, s, seat, d)
            s.set_field(step.LEFT, s.field(step.LEFT) + self.params.steambot.keep)
        else:
            self.keep(s, seat, Material(argument), d)

    def keep(self, s: State, seat: Seat, material: Material, d: Dealer) -> None:
        s.cells[cell.EXCAVATED + kinds.cube_of(material)] -= 1
        s.cells[s.block(seat) + cell.INVENTORY + material] += 1
        s.set_field(step.LEFT, s.field(step.LEFT) - 1)
        d.emit(event.KEPT, seat, material)

    def run(self, s: State, d: Dealer) -> None:
        excavation_and_gold.discard_excavated(s, s.seat(), d)
        s.become(step.END, s.seat())

"""The Prep phase: building, geothermal Steam, loading Ember (K17-K21, K36, K38)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import SEATS, Seat, State

from .. import (
    actions as act,
    events as event,
    excavation_and_gold,
    kinds,
    offers,
    owned_machines,
    sabotage,
    state_cells as cell,
    step_table as step,
)
from ..kinds import Device, Machine, Material
from ..params import Params
from .base_step import KaratsStep, PartOfTurn, is_engineer


@final
class Building(PartOfTurn):
    """Build any number of Devices in any order (K17)."""

    def legal(self, s: State, moves: LegalActions) -> None:
        seat = s.seat()
        held = offers.inventory(s, seat)
        for i in range(kinds.DEVICE_COUNT):
            if in_stock(s, Device(i)) and can_pay(self.params, s, held, Device(i)):
                moves.add(act.BUILD, i)
        if is_engineer(s, seat) and s.cells[cell.ENGINEERED] == 0:
            self.add_engineered(s, seat, moves)
        sabotage.add_targets(s, seat, moves)
        if moves.count > 0 or offers.trade_possible(self.params, s, seat):
            moves.add(act.DONE)

    def add_engineered(self, s: State, seat: Seat, moves: LegalActions) -> None:
        for i in range(kinds.DEVICE_COUNT):
            device = Device(i)
            machine = device != kinds.DYNAMITE and in_stock(s, device)
            if machine and can_pay_half(self.params, s, seat, device):
                moves.add(act.ENGINEER_BUILD, device)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.BUILD:
            return self.why_not_build(s, Device(argument))
        if verb == act.ENGINEER_BUILD and is_engineer(s, s.seat()):
            return self.why_not_engineer(s, Device(argument))
        return self.explain_elsewhere(s, verb, argument)

    def why_not_build(self, s: State, device: Device) -> tuple[str, str]:
        return ("cant_afford", "K18") if in_stock(s, device) else ("stack_empty", "K3")

    def why_not_engineer(self, s: State, device: Device) -> tuple[str, str]:
        if device == kinds.DYNAMITE:
            return "dynamite_is_no_machine", "K36"
        if s.cells[cell.ENGINEERED] != 0:
            return "engineered_already", "K36"
        return ("cant_afford_half", "K36") if in_stock(s, device) else ("stack_empty", "K3")

    def choose(self, s: State, seat: Seat, verb: i64, argument: i64, d: Dealer) -> None:
        if verb == act.BUILD:
            self.build(s, seat, Device(argument), d)
        elif verb == act.ENGINEER_BUILD:
            self.engineer(s, seat, Device(argument), d)
        else:
            s.become(step.MINE, seat)
            sabotage.begin(self.params, s, seat, kinds.PREP_PHASE, argument, d)

    def run(self, s: State, d: Dealer) -> None:
        s.become(step.GEOTHERMAL, s.seat(), geothermal_steam(self.params, s, s.seat()))

    def build(self, s: State, seat: Seat, device: Device, d: Dealer) -> None:
        cost = self.params.devices[device].cost
        for i in range(kinds.MATERIAL_COUNT):
            spend(s, seat, Material(i), cost[i])
        d.emit(event.BUILT, seat, device)
        put_device(self.params, s, seat, device, d)

    def engineer(self, s: State, seat: Seat, device: Device, d: Dealer) -> None:
        s.cells[cell.ENGINEERED] = 1
        d.emit(event.ENGINEERED_BUILD, seat, device)
        put_device(self.params, s, seat, device, d)
        s.push(step.PAY, seat, self.params.half_prices[device], device)


def in_stock(s: State, device: Device) -> bool:
    """True if the Device's stack is not empty (K3)."""
    at = cell.STACKS + device
    return s.cells[at] > 0


def can_pay(params: Params, s: State, held: i64, device: Device) -> bool:
    """True if an inventory, which begins at the cell `held`, has a Device's printed cost (K18)."""
    cells = s.cells
    costs = params.costs
    first = device * kinds.MATERIAL_COUNT
    for material in range(kinds.MATERIAL_COUNT):
        if cells[held + material] < costs[first + material]:
            return False
    return True


def can_pay_half(params: Params, s: State, seat: Seat, device: Device) -> bool:
    """True if the seat has enough of a machine's printed cubes for the Engineer's price (K36)."""
    cells = s.cells
    costs = params.engineer_costs
    first = device * kinds.MATERIAL_COUNT
    held = offers.inventory(s, seat)
    usable: i64 = 0
    for material in range(kinds.MATERIAL_COUNT):
        usable += min(cells[held + material], costs[first + material])
    return usable >= params.half_prices[device]


def spend(s: State, seat: Seat, material: Material, cubes: i64) -> None:
    """Moves cubes from the inventory to the discard pile (K11)."""
    s.cells[s.block(seat) + cell.INVENTORY + material] -= cubes
    s.cells[cell.DISCARD + kinds.cube_of(material)] += cubes


def put_device(params: Params, s: State, seat: Seat, device: Device, d: Dealer) -> None:
    """Moves a Device from its stack to a seat; the Automaton's rate grows with it (K41)."""
    cells = s.cells
    cells[cell.PREP_BEGUN] = 1
    cells[cell.STACKS + device] -= 1
    if device == kinds.DYNAMITE:
        cells[s.block(seat) + cell.STICKS] += 1
    else:
        cells[owned_machines.first_cell(s, seat, device)] += 1
    level = cells[cell.AUTOMATON]
    if level != kinds.OFF:
        excavation_and_gold.raise_rate(s, params.automaton.per_device(level, cells[SEATS]), d)


@final
class Paying(KaratsStep):
    """The Engineer pays `left` more of the printed cubes of a machine, one at a time (K36)."""

    def legal(self, s: State, moves: LegalActions) -> None:
        if s.field(step.LEFT) == 0:
            return
        held = s.block(s.seat()) + cell.INVENTORY
        for i in range(kinds.MATERIAL_COUNT):
            if s.cells[held + i] > 0 and s.cells[cell.PAID_CUBES + i] < self.cost(s, i):
                moves.add(act.PAY, i)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb != act.PAY:
            return self.explain_pending(verb, "payment_first", "K36")
        if self.cost(s, argument) == 0:
            return "not_in_cost", "K36"
        if s.cells[s.block(s.seat()) + cell.INVENTORY + argument] == 0:
            return "no_such_cube", "K36"
        return "paid_already", "K36"

    def cost(self, s: State, material: i64) -> i64:
        """The cubes of a material that the machine which is paid for may cost."""
        at = s.field(step.DEVICE) * kinds.MATERIAL_COUNT + material
        return self.params.engineer_costs[at]

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        spend(s, s.seat(), Material(argument), 1)
        s.cells[cell.PAID_CUBES + argument] += 1
        s.set_field(step.LEFT, s.field(step.LEFT) - 1)
        d.emit(event.PAID, s.seat(), argument)

    def run(self, s: State, d: Dealer) -> None:
        for material in range(kinds.MATERIAL_COUNT):
            s.cells[cell.PAID_CUBES + material] = 0
        s.pop()


def geothermal_steam(params: Params, s: State, seat: Seat) -> i64:
    """How much geothermal Steam a seat gains in its Prep phase (K9, K19, K34)."""
    gain = params.turn.geothermal
    if s.cells[s.block(seat) + cell.PROFESSION] == kinds.PROSPECTOR:
        gain = params.prospector.geothermal
    return min(gain, s.cells[cell.POOL])


@final
class Geothermal(PartOfTurn):
    """Gain `left` Steam and load all of it that finds room, or gain none (K19)."""

    def legal(self, s: State, moves: LegalActions) -> None:
        if s.field(step.LEFT) > 0:
            owned_machines.add_loads(self.params, s, s.seat(), False, moves)
            if moves.count > 0:
                moves.add(act.DONE)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.LOAD and not owned_machines.is_boiler(Machine(argument)):
            return owned_machines.why_not_load(s, s.seat(), Machine(argument), False)
        return self.explain_elsewhere(s, verb, argument)

    def choose(self, s: State, seat: Seat, verb: i64, argument: i64, d: Dealer) -> None:
        left = s.field(step.LEFT)
        s.become(step.FUEL, seat)
        s.push(step.LOAD_STEAM, seat, left - 1)
        owned_machines.load_steam(s, seat, Machine(argument), d)

    def run(self, s: State, d: Dealer) -> None:
        s.become(step.FUEL, s.seat())


@final
class LoadingSteam(KaratsStep):
    """Load the rest of a gain, `left` Steam, one by one; what finds no room goes back (K19)."""

    def legal(self, s: State, moves: LegalActions) -> None:
        if s.field(step.LEFT) > 0:
            owned_machines.add_loads(self.params, s, s.seat(), False, moves)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb != act.LOAD or owned_machines.is_boiler(Machine(argument)):
            return self.explain_pending(verb, "steam_first", "K19")
        return owned_machines.why_not_load(s, s.seat(), Machine(argument), False)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        owned_machines.load_steam(s, s.seat(), Machine(argument), d)
        s.set_field(step.LEFT, s.field(step.LEFT) - 1)

    def run(self, s: State, d: Dealer) -> None:
        owned_machines.emit_steam_returned(s, d)
        s.pop()


@final
class Fuelling(PartOfTurn):
    """Load one Ember onto each Boiler (K21), except sabotaged ones (K38)."""

    def legal(self, s: State, moves: LegalActions) -> None:
        seat = s.seat()
        boiler = kinds.machine(kinds.BOILER, 0)
        ember = s.cells[s.block(seat) + cell.INVENTORY + kinds.EMBER]
        if ember > 0 and owned_machines.count(s, seat, boiler) > 0:
            moves.add(act.LOAD, boiler)
        if moves.count > 0 or offers.trade_possible(self.params, s, seat):
            moves.add(act.DONE)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.LOAD and owned_machines.is_boiler(Machine(argument)):
            return self.why_not_load(s, Machine(argument))
        return self.explain_elsewhere(s, verb, argument)

    def why_not_load(self, s: State, boiler: Machine) -> tuple[str, str]:
        if owned_machines.count(s, s.seat(), boiler) == 0:
            return "no_such_machine", "K21"
        if kinds.is_sabotaged(boiler):
            return "machine_sabotaged", "K38"
        if kinds.fuel_of(boiler) > 0:
            return "boiler_full", "K21"
        return "no_ember", "K21"

    def choose(self, s: State, seat: Seat, verb: i64, argument: i64, d: Dealer) -> None:
        boiler = Machine(argument)
        s.cells[s.block(seat) + cell.INVENTORY + kinds.EMBER] -= 1
        owned_machines.change_class(s, seat, boiler, kinds.with_fuel(boiler, 1))
        d.emit(event.EMBER_LOADED, seat)

    def run(self, s: State, d: Dealer) -> None:
        s.become(step.MINE if s.cells[cell.ENGINEERED] == 0 else step.END, s.seat())

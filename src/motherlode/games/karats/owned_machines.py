"""Machines: how many a seat has of each class, what they can hold, and loading them."""

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from . import actions as act, events as event, kinds, state_cells as cell, step_table as step
from .kinds import Device, Machine
from .params import Params


def count(s: State, seat: Seat, machine: Machine) -> i64:
    """How many machines of a class a seat has."""
    return s.cells[s.block(seat) + cell.MACHINES + machine]


def first_cell(s: State, seat: Seat, device: Device) -> i64:
    """The cell that counts a seat's machines of a Device without fuel; more fuel follows it."""
    return s.block(seat) + cell.MACHINES + kinds.FIRST_CLASS[device]


def owned(s: State, seat: Seat, device: Device) -> i64:
    """How many machines of a Device a seat has, with any fuel, sabotaged or not."""
    cells = s.cells
    first = first_cell(s, seat, device)
    found: i64 = 0
    for at in range(first, first + kinds.FUEL_LEVELS[device]):
        found += cells[at] + cells[at + kinds.CLASSES]
    return found


def is_boiler(machine: Machine) -> bool:
    return kinds.device_of(machine) == kinds.BOILER


def drill_overhead(params: Params, s: State, seat: Seat) -> i64:
    """How much Steam a Drill Machine uses before it excavates; less for the Pilot (K35)."""
    if s.cells[s.block(seat) + cell.PROFESSION] == kinds.PILOT:
        return params.pilot.overhead
    return params.drill.overhead


def add_loads(params: Params, s: State, seat: Seat, marked_too: bool, moves: LegalActions) -> None:
    """Adds a `load` for each class with room for Steam; if `marked_too`, for sabotaged ones too."""
    drill_full = params.drill.power + drill_overhead(params, s, seat)
    megalodrill_full = params.megalodrill.power + params.megalodrill.overhead
    marked = False
    while True:
        add_loads_of(s, seat, kinds.DRILL, drill_full, marked, moves)
        add_loads_of(s, seat, kinds.STEAMBOT, 1, marked, moves)
        add_loads_of(s, seat, kinds.MEGALODRILL, megalodrill_full, marked, moves)
        if marked or not marked_too:
            return
        marked = True


def add_loads_of(
    s: State, seat: Seat, device: Device, full: i64, marked: bool, moves: LegalActions
) -> None:
    """Adds a `load` for each class of a Device's machines that hold less Steam than `full`."""
    cells = s.cells
    first = first_cell(s, seat, device)
    if marked:
        first += kinds.CLASSES
    for fuel in range(full):
        if cells[first + fuel] > 0:
            machine = kinds.machine(device, fuel)
            moves.add(act.LOAD, kinds.sabotaged(machine) if marked else machine)


def why_not_load(s: State, seat: Seat, machine: Machine, marked_too: bool) -> tuple[str, str]:
    """Why the seat can't load Steam onto a machine: a reason and a rule id."""
    if count(s, seat, machine) == 0:
        return "no_such_machine", "K19"
    if kinds.is_sabotaged(machine) and not marked_too:
        return "machine_sabotaged", "K38"
    return "machine_full", "K20"


def load_steam(s: State, seat: Seat, machine: Machine, d: Dealer) -> None:
    """Moves one Steam from the pool onto a machine of this class."""
    loaded = kinds.with_fuel(machine, 1)
    s.cells[cell.POOL] -= 1
    change_class(s, seat, machine, loaded)
    d.emit(event.STEAM_LOADED, seat, loaded)


def change_class(s: State, seat: Seat, before: Machine, after: Machine) -> None:
    """Moves one machine of the seat from the class `before` to the class `after`."""
    fleet = s.block(seat) + cell.MACHINES
    s.cells[fleet + before] -= 1
    s.cells[fleet + after] += 1


def emit_steam_returned(s: State, d: Dealer) -> None:
    """Emits how much of the step's Steam found no room and goes back to the pool, if any."""
    left = s.field(step.LEFT)
    if left > 0:
        d.emit(event.STEAM_RETURNED, s.seat(), left)

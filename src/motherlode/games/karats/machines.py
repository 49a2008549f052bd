"""Machines: what may be loaded, used and sabotaged, by class (Device and fuel)."""

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.state import SEATS, State

from . import actions as act, cells as cell, events as event, kinds
from .numbers import Numbers


def drill_overhead(n: Numbers, s: State, seat: i64) -> i64:
    """Steam that a Drill Machine needs before it excavates: the Pilot's need less (K35)."""
    if s.cells[cell.block(seat) + cell.PROFESSION] == kinds.PILOT:
        return n.pilot_overhead
    return n.drill_overhead


def owned(s: State, seat: i64, device: i64) -> i64:
    """How many machines of a kind a seat has, whatever their fuel."""
    first: i64 = kinds.DRILLS
    after: i64 = kinds.STEAMBOTS
    if device == kinds.STEAMBOT:
        first, after = kinds.STEAMBOTS, kinds.BOILERS
    elif device == kinds.BOILER:
        first, after = kinds.BOILERS, kinds.MEGALODRILLS
    elif device == kinds.MEGALODRILL:
        first, after = kinds.MEGALODRILLS, kinds.CLASSES
    count: i64 = 0
    machines = cell.block(seat) + cell.MACHINES
    for machine in range(first, after):
        count += s.cells[machines + machine] + s.cells[machines + kinds.CLASSES + machine]
    return count


def add_loads(n: Numbers, s: State, seat: i64, marked_too: bool, moves: Moves) -> None:
    """Adds every way to load one Steam onto a machine of the seat that is not full (K19, K20)."""
    cells = s.cells
    machines = cell.block(seat) + cell.MACHINES
    drill_full = n.drill_power + drill_overhead(n, s, seat)
    mega_full = n.mega_power + n.mega_overhead
    mark: i64 = 0
    while True:
        for fuel in range(drill_full):
            if cells[machines + mark + kinds.DRILLS + fuel] > 0:
                moves.add(act.LOAD + mark + kinds.DRILLS + fuel)
        if cells[machines + mark + kinds.STEAMBOTS] > 0:
            moves.add(act.LOAD + mark + kinds.STEAMBOTS)
        for fuel in range(mega_full):
            if cells[machines + mark + kinds.MEGALODRILLS + fuel] > 0:
                moves.add(act.LOAD + mark + kinds.MEGALODRILLS + fuel)
        if not marked_too or mark != 0:
            return
        mark = kinds.CLASSES


def load_steam(s: State, seat: i64, machine: i64, d: Dealer) -> None:
    """Moves one Steam from the pool onto a machine of this class."""
    s.cells[cell.POOL] -= 1
    refuel(s, seat, machine, machine + 1)
    d.tell(event.STEAM_LOADED, seat, machine + 1)


def refuel(s: State, seat: i64, before: i64, after: i64) -> None:
    """One machine of the seat changes its class."""
    machines = cell.block(seat) + cell.MACHINES
    s.cells[machines + before] -= 1
    s.cells[machines + after] += 1


def add_targets(s: State, saboteur: i64, moves: Moves) -> None:
    """Adds every opponent's machine without a marker (K38, K39)."""
    cells = s.cells
    for seat in range(cells[SEATS]):
        if seat != saboteur:
            machines = cell.block(seat) + cell.MACHINES
            for machine in range(kinds.CLASSES):
                if cells[machines + machine] > 0:
                    moves.add(act.SABOTAGE + seat * kinds.CLASSES + machine)


def free_marked(s: State, seat: i64) -> i64:
    """Takes the sabotage markers off a seat's machines; gives how many there were."""
    cells = s.cells
    machines = cell.block(seat) + cell.MACHINES
    freed: i64 = 0
    for machine in range(machines, machines + kinds.CLASSES):
        marked = cells[machine + kinds.CLASSES]
        if marked != 0:
            cells[machine] += marked
            cells[machine + kinds.CLASSES] = 0
            freed += marked
    return freed


def is_boiler(machine: i64) -> bool:
    return kinds.BOILERS <= machine < kinds.MEGALODRILLS

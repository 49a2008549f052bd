"""Machines: what may be loaded, used and sabotaged, by class (Device and fuel)."""

from mypy_extensions import i64

from motherlode.games.karats.numbers import Numbers
from motherlode.games.karats.parts import (
    BOILER,
    BOILERS,
    CLASSES,
    DRILLS,
    LOAD,
    MACHINES,
    MEGALODRILL,
    MEGALODRILLS,
    PILOT,
    POOL,
    PROFESSION,
    SABOTAGE,
    STEAM_LOADED,
    STEAMBOT,
    STEAMBOTS,
    block,
)
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.state import SEATS, State


def drill_overhead(n: Numbers, s: State, seat: i64) -> i64:
    """Steam that a Drill Machine needs before it excavates: the Pilot's need less (K35)."""
    if s.cells[block(seat) + PROFESSION] == PILOT:
        return n.pilot_overhead
    return n.drill_overhead


def owned(s: State, seat: i64, device: i64) -> i64:
    """How many machines of a kind a seat has, whatever their fuel."""
    first: i64 = DRILLS
    after: i64 = STEAMBOTS
    if device == STEAMBOT:
        first, after = STEAMBOTS, BOILERS
    elif device == BOILER:
        first, after = BOILERS, MEGALODRILLS
    elif device == MEGALODRILL:
        first, after = MEGALODRILLS, CLASSES
    count: i64 = 0
    machines = block(seat) + MACHINES
    for machine in range(first, after):
        count += s.cells[machines + machine] + s.cells[machines + CLASSES + machine]
    return count


def add_loads(n: Numbers, s: State, seat: i64, marked_too: bool, moves: Moves) -> None:
    """Adds every way to load one Steam onto a machine of the seat that is not full (K19, K20)."""
    cells = s.cells
    machines = block(seat) + MACHINES
    drill_full = n.drill_power + drill_overhead(n, s, seat)
    mega_full = n.mega_power + n.mega_overhead
    mark: i64 = 0
    while True:
        for fuel in range(drill_full):
            if cells[machines + mark + DRILLS + fuel] > 0:
                moves.add(LOAD + mark + DRILLS + fuel)
        if cells[machines + mark + STEAMBOTS] > 0:
            moves.add(LOAD + mark + STEAMBOTS)
        for fuel in range(mega_full):
            if cells[machines + mark + MEGALODRILLS + fuel] > 0:
                moves.add(LOAD + mark + MEGALODRILLS + fuel)
        if not marked_too or mark != 0:
            return
        mark = CLASSES


def load_steam(s: State, seat: i64, machine: i64, d: Dealer) -> None:
    """Moves one Steam from the pool onto a machine of this class."""
    s.cells[POOL] -= 1
    refuel(s, seat, machine, machine + 1)
    d.tell(STEAM_LOADED, seat, machine + 1)


def refuel(s: State, seat: i64, before: i64, after: i64) -> None:
    """One machine of the seat changes its class."""
    machines = block(seat) + MACHINES
    s.cells[machines + before] -= 1
    s.cells[machines + after] += 1


def add_targets(s: State, saboteur: i64, moves: Moves) -> None:
    """Adds every opponent's machine without a marker (K38, K39)."""
    cells = s.cells
    for seat in range(cells[SEATS]):
        if seat != saboteur:
            machines = block(seat) + MACHINES
            for machine in range(CLASSES):
                if cells[machines + machine] > 0:
                    moves.add(SABOTAGE + seat * CLASSES + machine)


def free_marked(s: State, seat: i64) -> i64:
    """Takes the sabotage markers off a seat's machines; gives how many there were."""
    cells = s.cells
    machines = block(seat) + MACHINES
    freed: i64 = 0
    for machine in range(machines, machines + CLASSES):
        marked = cells[machine + CLASSES]
        if marked != 0:
            cells[machine] += marked
            cells[machine + CLASSES] = 0
            freed += marked
    return freed


def is_boiler(machine: i64) -> bool:
    return BOILERS <= machine < MEGALODRILLS

"""The kinds of things in Karats: their names, and their numbers as typed ids.

Only the functions at the end compute the number of one kind from that of another.
"""

from itertools import accumulate
from typing import Final, NewType

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.state import Seat

Cube = NewType("Cube", i64)
Material = NewType("Material", i64)
"""A cube that can be kept."""
Device = NewType("Device", i64)
Machine = NewType("Machine", i64)
"""A class of machines: those of the same Device with the same fuel, sabotaged or not."""
Profession = NewType("Profession", i64)

MOST_SEATS: Final = 4
SEAT_NAMES: Final = tuple(f"seat {seat + 1}" for seat in range(MOST_SEATS))
AUTOMATON_SEAT: Final = Seat(-1)
"""The seat number that stands for the Automaton when it draws cubes."""

# Cubes.
DIRT: Final = Cube(0)
GOLD: Final = Cube(4)
CUBES: Final = ("dirt", "iron", "ember", "copper", "gold")
CUBE_COUNT: Final = 5

# Materials: the cubes that can be kept, in the same order as among the cubes.
IRON: Final = Material(0)
EMBER: Final = Material(1)
COPPER: Final = Material(2)
MATERIALS: Final = ("iron", "ember", "copper")
MATERIAL_COUNT: Final[i64] = 3

# Mining Devices.
DRILL: Final = Device(0)
STEAMBOT: Final = Device(1)
BOILER: Final = Device(2)
DYNAMITE: Final = Device(3)
MEGALODRILL: Final = Device(4)
_LEVELS_OF: Final = {
    "drill": 9,
    "steambot": 2,
    "boiler": 2,
    "dynamite": 0,
    "megalodrill": 13,
}
"""How many levels of fuel, empty included, a machine of each Device can have."""
DEVICES: Final = tuple(_LEVELS_OF)
DEVICE_COUNT: Final = 5

# Classes of machines: the fuel levels of each Device, first without markers, then sabotaged.
FUEL_LEVELS: Final = vec[i64](list(_LEVELS_OF.values()))
FIRST_CLASS: Final = vec[i64](list(accumulate(_LEVELS_OF.values(), initial=0))[:-1])
"""For each Device, the class of its machines without fuel."""
CLASS_NAMES: Final = tuple(
    f"{device} {fuel}" for device, levels in _LEVELS_OF.items() for fuel in range(levels)
)
CLASSES: Final = 26
"""The number of classes of machines that are not sabotaged; there are as many sabotaged ones."""
MACHINE_NAMES: Final = CLASS_NAMES + tuple(f"{name} sabotaged" for name in CLASS_NAMES)
DEVICE_OF: Final = vec[i64]([DEVICES.index(name.split()[0]) for name in MACHINE_NAMES])
FUEL_OF: Final = vec[i64]([int(name.split()[1]) for name in MACHINE_NAMES])

# Professions.
UNDRAFTED: Final = Profession(0)
PROSPECTOR: Final = Profession(1)
PILOT: Final = Profession(2)
ENGINEER: Final = Profession(3)
CAPITALIST: Final = Profession(4)
SABOTEUR: Final = Profession(5)
PROFESSIONS: Final = ("none", "prospector", "pilot", "engineer", "capitalist", "saboteur")
DRAFTABLE: Final = PROFESSIONS[1:]
DRAFTABLE_COUNT: Final = 5

# The Automaton.
OFF: Final = 0
EASY: Final = 1
HARD: Final = 2
AUTOMATON_LEVELS: Final = ("off", "easy", "hard")

WINNERS: Final = ("nobody", "automaton", *SEAT_NAMES, "shared")
AUTOMATON_WINS: Final = 1
FIRST_SEAT_WINS: Final = 2
SHARED_WIN: Final = FIRST_SEAT_WINS + MOST_SEATS

# How players get their Professions, and how much they may trade (K45, K47).
DRAFTED: Final = 0
RANDOM: Final = 1
WITHOUT: Final = 2
DEALS: Final = ("drafted", "random", "none")
TRADES: Final = ("book", "few", "off")

# The phase of a turn that the Saboteur skipped to sabotage a machine (K38).
SKIPPED_PHASES: Final = ("none", "prep", "mining")
NO_PHASE: Final = 0
PREP_PHASE: Final = 1
MINING_PHASE: Final = 2


def cube_of(material: Material) -> Cube:
    """The `Cube` of a `Material`: its number is one higher, because Dirt is cube 0."""
    return Cube(1 + material)


def profession_of(draft: i64) -> Profession:
    """The `Profession` of a place in `DRAFTABLE`: one higher, because Profession 0 is "none"."""
    return Profession(1 + draft)


def useless_alone(profession: Profession) -> bool:
    """True for Professions that have no use against the Automaton alone (K45)."""
    return CAPITALIST <= profession <= SABOTEUR


def winner_number(seat: Seat) -> i64:
    """The number in `WINNERS` of a seat or the Automaton."""
    return AUTOMATON_WINS if seat == AUTOMATON_SEAT else FIRST_SEAT_WINS + seat


def machine(device: Device, fuel: i64) -> Machine:
    """The class of a Device's machines that hold `fuel` and are not sabotaged."""
    return Machine(FIRST_CLASS[device] + fuel)


def sabotaged(machine: Machine) -> Machine:
    """The class that `machine` belongs to once it is sabotaged."""
    return Machine(machine + CLASSES)


def is_sabotaged(machine: Machine) -> bool:
    return machine >= CLASSES


def with_fuel(machine: Machine, more: i64) -> Machine:
    """The class that `machine` belongs to with `more` fuel, which may be negative."""
    return Machine(machine + more)


def device_of(machine: Machine) -> Device:
    return Device(DEVICE_OF[machine])


def fuel_of(machine: Machine) -> i64:
    """How much Steam (a Boiler: Ember) a machine of a class holds."""
    return FUEL_OF[machine]

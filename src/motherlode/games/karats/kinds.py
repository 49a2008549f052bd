"""The names and numbers of everything there is in Karats."""

from typing import Final

MOST_SEATS: Final = 4

# Cubes. The three that can be kept come in one order everywhere: Iron, Ember, Copper.
DIRT: Final = 0
IRON: Final = 1
EMBER: Final = 2
COPPER: Final = 3
GOLD: Final = 4
CUBES: Final = ("dirt", "iron", "ember", "copper", "gold")
MATERIALS: Final = ("iron", "ember", "copper")

# Mining Devices.
DRILL: Final = 0
STEAMBOT: Final = 1
BOILER: Final = 2
DYNAMITE: Final = 3
MEGALODRILL: Final = 4
DEVICES: Final = ("drill", "steambot", "boiler", "dynamite", "megalodrill")

# Classes of machines: a run of fuel levels for each kind, first unmarked, then sabotaged.
DRILL_FUEL: Final = 8
MEGALODRILL_FUEL: Final = 12
DRILLS: Final = 0
STEAMBOTS: Final = 9
BOILERS: Final = 11
MEGALODRILLS: Final = 13
CLASSES: Final = 26
CLASS_NAMES: Final = (
    tuple(f"drill {fuel}" for fuel in range(DRILL_FUEL + 1))
    + ("steambot 0", "steambot 1", "boiler 0", "boiler 1")
    + tuple(f"megalodrill {fuel}" for fuel in range(MEGALODRILL_FUEL + 1))
)
MACHINE_NAMES: Final = CLASS_NAMES + tuple(f"{name} sabotaged" for name in CLASS_NAMES)

# Professions; 0 is none yet.
PROSPECTOR: Final = 1
PILOT: Final = 2
ENGINEER: Final = 3
CAPITALIST: Final = 4
SABOTEUR: Final = 5
PROFESSIONS: Final = ("none", "prospector", "pilot", "engineer", "capitalist", "saboteur")

# The Automaton.
OFF: Final = 0
EASY: Final = 1
HARD: Final = 2
AUTOMATON_LEVELS: Final = ("off", "easy", "hard")

NOBODY: Final = 0
AUTOMATON_WINS: Final = 1
FIRST_SEAT_WINS: Final = 2
WINNERS: Final = ("nobody", "automaton", "seat 1", "seat 2", "seat 3", "seat 4")

SEAT_NAMES: Final = tuple(f"seat {seat + 1}" for seat in range(MOST_SEATS))

"""The names and numbers of everything there is: ships, subsystems, cards, tiles, artifacts."""

import tomllib
from importlib.resources import files
from typing import Final, NewType

from mypy_extensions import i64

Space = NewType("Space", i64)
"""A space of the board, by its place among the names of spaces."""
CardId = NewType("CardId", i64)
"""A kind of Action card, by its place in CARDS."""

MOST_SEATS: Final = 6
MOST_PLANETS: Final = 7

# Ships of a fleet, in the order of the Control Panel (M1).
MOTHERSHIP: Final = 0
FIRST_FIGHTER: Final = 1
FIRST_BOMBER: Final = 4
FLEET: Final = 6
SHIPS: Final = ("mothership", "fighter 1", "fighter 2", "fighter 3", "bomber 1", "bomber 2")

ENGINES: Final = 0
WEAPONS: Final = 1
SHIELDS: Final = 2
SUBSYSTEMS: Final = ("engines", "weapons", "shields")
MOST_ENERGY: Final = 12


def _cards_of_the_box() -> tuple[str, ...]:
    """The names of the Action cards, in the order of their rows in the content (M39)."""
    rows = files("motherlode.games.mothership") / "content" / "cards.toml"
    return tuple(tomllib.loads(rows.read_text("utf-8"))["cards"])


CARDS: Final[tuple[str, ...]] = _cards_of_the_box()
CARD_KINDS: Final[i64] = len(CARDS)
NO_CARD: Final = -1


def card(name: str) -> CardId:
    """The number of an Action card; NO_CARD if the content has no row for it."""
    return CardId(CARDS.index(name) if name in CARDS else NO_CARD)


# The Technology Tree (M43, M44).
ECONOMY: Final = 0
COMBAT: Final = 1
SUPPORT: Final = 2
CATEGORIES: Final = ("economy", "combat", "support")
TIERS: Final = 5
BRANCHES: Final = ("industry", "dominion", "assault", "bulwark", "logistics", "engineering")
NO_BRANCH: Final = 0
BRANCH_A: Final = 1
BRANCH_B: Final = 2

# Abilities that a ship uses from its orders: Jump Gates, and the fifth tiers in tree order.
JUMP_GATES: Final = 0
ASTEROID_MINING: Final = 1
REPAIR_DRONES: Final = 2
TORPEDOES: Final = 3
SOLAR_BEAM: Final = 4
TRACTOR_BEAM: Final = 5
NUCLEAR_MISSILE: Final = 6
ABILITIES: Final = (
    "jump_gates",
    "asteroid_mining",
    "repair_drones",
    "sunslayer_torpedoes",
    "solar_beam",
    "tractor_beam",
    "nuclear_missile",
)

# What an Artifact may do (M50); which ones there are is content.
NO_EFFECT: Final = 0
ARTIFACT_MOTHERSHIP_ENGINE: Final = 1
ARTIFACT_ENGINE: Final = 2
ARTIFACT_ATTACK: Final = 3
ARTIFACT_DEFENCE: Final = 4
ARTIFACT_SHIELD: Final = 5
ARTIFACT_INCOME: Final = 6
ARTIFACT_HOLD: Final = 7
ARTIFACT_DISCOUNT: Final = 8
ARTIFACT_REPAIR: Final = 9
ARTIFACT_ASTEROIDS: Final = 10
ARTIFACT_LOOT: Final = 11
ARTIFACT_WINGMAN: Final = 12
EFFECTS: Final = (
    "none",
    "mothership_engine",
    "engine",
    "attack",
    "defence",
    "shield",
    "income",
    "hold",
    "discount",
    "repair",
    "asteroids",
    "loot",
    "wingman",
)
ARTIFACTS: Final = 12
ARTIFACT_NAMES: Final = tuple(f"artifact {number + 1}" for number in range(ARTIFACTS))

# Random Events (M53); 0 is none.
QUIET: Final = 0
OFFWORLD_TRADING: Final = 1
SOLAR_STORM: Final = 2
FREE_SAMPLES: Final = 3
PIRATE_RAID: Final = 4
MAGNETIC_STORM: Final = 5
SPACE_VIRUS: Final = 6
RANDOM_EVENTS: Final = (
    "quiet",
    "offworld_trading",
    "solar_storm",
    "free_samples",
    "pirate_raid",
    "magnetic_storm",
    "space_virus",
)
UNDECIDED: Final = 0
DOUBLED: Final = 1
AVOIDED: Final = 2
EVENT_ANSWERS: Final = ("undecided", "doubled", "avoided")

# What a fight is fought over.
NO_FIGHT: Final = 0
SHIP_FIGHT: Final = 1
STATION_FIGHT: Final = 2
PLANET_FIGHT: Final = 3
ASTEROID_FIGHT: Final = 4
MISSILE_FIGHT: Final = 5
THROW_FIGHT: Final = 6
FIGHTS: Final = ("none", "ship", "station", "planet", "asteroids", "missile", "throw")

# What a throw of one player alone is for, so that cards can act on it as on a dogfight's (M42).
REPLICATOR_THROW: Final = 0
MINING_THROW: Final = 1
EVENT_THROW: Final = 2

STANDARD: Final = 0
VICTORY_POINTS: Final = 1
MODES: Final = ("standard", "victory_points")

SEAT_NAMES: Final = tuple(f"seat {seat + 1}" for seat in range(MOST_SEATS))
ENERGIES: Final = tuple(str(energy) for energy in range(MOST_ENERGY + 1))
PLANET_NAMES: Final = tuple(f"planet {planet + 1}" for planet in range(MOST_PLANETS))

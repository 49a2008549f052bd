"""Names and numbers of ships, subsystems, cards, tiles, Artifacts, events and kinds of fights."""

from typing import Final, NewType

from mypy_extensions import i64

from motherlode.kernel.numbered_names import Names, checksum, require_same_rows, rows_of_content

Space = NewType("Space", i64)
"""A space of the board, by its place among the names of spaces."""
CardId = NewType("CardId", i64)
"""A kind of Action card, by its place in CARDS."""
Category = NewType("Category", i64)
"""A category of the Technology Tree, by its place in CATEGORIES."""
Branch = NewType("Branch", i64)
"""A choice of branch in a category: NO_BRANCH, BRANCH_A or BRANCH_B."""
ResearchLine = NewType("ResearchLine", i64)
"""A research line (a trunk or a branch), by its place in RESEARCH_LINES."""


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
MOST_ENERGY: Final = 24

CARDS: Final[tuple[str, ...]] = rows_of_content(
    "motherlode.games.mothership", "cards.toml", "cards"
)
"""The Action cards (M39)."""
CARD_KINDS: Final[i64] = len(CARDS)
NO_CARD: Final = -1
CARDS_CHECKSUM: Final[i64] = checksum(CARDS)
require_same_rows("cards.toml", checksum(CARDS), CARDS_CHECKSUM)


def card(name: str) -> CardId:
    """The number of an Action card; NO_CARD if the content has no row for it."""
    return CardId(CARDS.index(name) if name in CARDS else NO_CARD)


# The Technology Tree (M43, M44): a trunk for each category, which forks into two branches.
TREE: Final = {
    "economy": ("industry", "dominion"),
    "combat": ("assault", "bulwark"),
    "support": ("logistics", "engineering"),
}
CATEGORIES: Final = tuple(TREE)
BRANCHES: Final = tuple(branch for fork in TREE.values() for branch in fork)
RESEARCH_LINES: Final = CATEGORIES + BRANCHES
"""The research lines: trunks by the name of their category, then the branches."""
TIERS: Final = 5
NO_BRANCH: Final = 0
BRANCH_A: Final = 1
BRANCH_B: Final = 2
SIDES: Final = 3
"""The possible choices in a category: no branch yet, branch A or branch B."""


def category_of(line: str) -> int:
    """The category of a trunk or a branch."""
    for category, fork in enumerate(TREE.values()):
        if line == CATEGORIES[category] or line in fork:
            return category
    raise ValueError(f"a research line must be a trunk or a branch of TREE, not {line!r}")


def side_of(line: str) -> int:
    """The branch that a research line stands for: BRANCH_A, BRANCH_B, or NO_BRANCH for a trunk."""
    first, second = TREE[CATEGORIES[category_of(line)]]
    if line == first:
        return BRANCH_A
    return BRANCH_B if line == second else NO_BRANCH


def line_of(category: int, side: int) -> str:
    """The name of a category's branch, or the category's own for NO_BRANCH."""
    trunk = CATEGORIES[category]
    return trunk if side == NO_BRANCH else TREE[trunk][0 if side == BRANCH_A else 1]


# Abilities that a ship uses from its orders: Jump Gates, and the fifth tiers in tree order.
_ABILITIES: Final = Names()
JUMP_GATES: Final[i64] = _ABILITIES.add("jump_gates")
ASTEROID_MINING: Final[i64] = _ABILITIES.add("asteroid_mining")
REPAIR_DRONES: Final[i64] = _ABILITIES.add("repair_drones")
TORPEDOES: Final[i64] = _ABILITIES.add("sunslayer_torpedoes")
NUCLEAR_MISSILE: Final[i64] = _ABILITIES.add("nuclear_missile")
TRACTOR_BEAM: Final[i64] = _ABILITIES.add("tractor_beam")
SOLAR_BEAM: Final[i64] = _ABILITIES.add("solar_beam")
ABILITIES: Final = tuple(_ABILITIES.names)
NO_ABILITY: Final = -1

# Effects of Artifacts (M50); the content has the Artifacts themselves.
_ARTIFACT_EFFECTS: Final = Names()
NO_EFFECT: Final[i64] = _ARTIFACT_EFFECTS.add("none")
ARTIFACT_MOTHERSHIP_ENGINE: Final[i64] = _ARTIFACT_EFFECTS.add("mothership_engine")
ARTIFACT_ENGINE: Final[i64] = _ARTIFACT_EFFECTS.add("engine")
ARTIFACT_ATTACK: Final[i64] = _ARTIFACT_EFFECTS.add("attack")
ARTIFACT_DEFENCE: Final[i64] = _ARTIFACT_EFFECTS.add("defence")
ARTIFACT_SHIELD: Final[i64] = _ARTIFACT_EFFECTS.add("shield")
ARTIFACT_INCOME: Final[i64] = _ARTIFACT_EFFECTS.add("income")
ARTIFACT_HOLD: Final[i64] = _ARTIFACT_EFFECTS.add("hold")
ARTIFACT_DISCOUNT: Final[i64] = _ARTIFACT_EFFECTS.add("discount")
ARTIFACT_REPAIR: Final[i64] = _ARTIFACT_EFFECTS.add("repair")
ARTIFACT_ASTEROIDS: Final[i64] = _ARTIFACT_EFFECTS.add("asteroids")
ARTIFACT_LOOT: Final[i64] = _ARTIFACT_EFFECTS.add("loot")
ARTIFACT_WINGMAN: Final[i64] = _ARTIFACT_EFFECTS.add("wingman")
ARTIFACT_EFFECTS: Final = tuple(_ARTIFACT_EFFECTS.names)
ARTIFACTS: Final = 12
ARTIFACT_NAMES: Final = tuple(f"artifact {number + 1}" for number in range(ARTIFACTS))

# Random Events (M53).
_RANDOM_EVENTS: Final = Names()
QUIET: Final[i64] = _RANDOM_EVENTS.add("quiet")
OFFWORLD_TRADING: Final[i64] = _RANDOM_EVENTS.add("offworld_trading")
SOLAR_STORM: Final[i64] = _RANDOM_EVENTS.add("solar_storm")
FREE_SAMPLES: Final[i64] = _RANDOM_EVENTS.add("free_samples")
PIRATE_RAID: Final[i64] = _RANDOM_EVENTS.add("pirate_raid")
MAGNETIC_STORM: Final[i64] = _RANDOM_EVENTS.add("magnetic_storm")
SPACE_VIRUS: Final[i64] = _RANDOM_EVENTS.add("space_virus")
RANDOM_EVENTS: Final = tuple(_RANDOM_EVENTS.names)
UNDECIDED: Final = 0
DOUBLED: Final = 1
AVOIDED: Final = 2
LINGERING: Final = 3
"""The event's round is over, but it was doubled: it affects its player until that turn ends."""
EVENT_ANSWERS: Final = ("undecided", "doubled", "avoided", "lingering")

# What a fight is fought over.
NO_FIGHT: Final = 0
SHIP_FIGHT: Final = 1
STATION_FIGHT: Final = 2
PLANET_FIGHT: Final = 3
ASTEROID_FIGHT: Final = 4
THROW_FIGHT: Final = 5
FIGHTS: Final = ("none", "ship", "station", "planet", "asteroids", "throw")

# The purpose of a throw outside a dogfight, so that cards can change it too (M42).
CARD_THROW: Final = 0
MINING_THROW: Final = 1
EVENT_THROW: Final = 2
THROW_CARDS: Final = ("none", *CARDS)
"""The names of the cards that a throw may be for, by the card's number + 1; 0 is no card."""

STANDARD: Final = 0
VICTORY_POINTS: Final = 1
MODES: Final = ("standard", "victory_points")

SEAT_NAMES: Final = tuple(f"seat {seat + 1}" for seat in range(MOST_SEATS))
ENERGIES: Final = tuple(str(energy) for energy in range(MOST_ENERGY + 1))
PLANET_NAMES: Final = tuple(f"planet {planet + 1}" for planet in range(MOST_PLANETS))

"""The tiles of the Technology Tree, one row each, in tree order; clients get the tree from them.

A tile with an effect of `effects` is a row here, a key of its branch in `content.py` with its
number in `content/technology.toml`, and a text under `ui.mothership.tiles` in the words.
"""

from typing import Final

from .. import kinds
from ..content import Technology
from . import effects
from .effects import Effect

AMOUNT: Final = "n"
"""The name of a tile's main number in its text."""


class Tile:
    """A tile. Tier 1 is the trunk of both branches; its numbers are in the first branch's table.

    `amount` is the key of its main number in the branch's table of the content; `others` has the
    keys of its other numbers, by their names in the tile's text.
    """

    def __init__(
        self, branch: str, tier: int, effect: Effect, amount: str = "", **others: str
    ) -> None:
        self.branch = branch
        self.tier = tier
        self.effect = effect
        self.numbers = {AMOUNT: amount, **others} if amount else others

    @property
    def category(self) -> str:
        """The category that the branch belongs to."""
        return kinds.CATEGORIES[kinds.category_of(self.branch)]

    @property
    def line(self) -> str:
        """The research line that the tile belongs to: the category for a trunk, else the branch."""
        return self.category if self.tier == 1 else self.branch

    @property
    def key(self) -> str:
        """The name of the tile's text."""
        return self.line if self.tier == 1 else f"{self.line}_{self.tier}"

    def paths(self) -> dict[str, str]:
        """Its numbers in the content, as paths below `technology`, by their names in its text."""
        return {name: f"{self.branch}.{key}" for name, key in self.numbers.items()}


TILES: Final = (
    Tile("industry", 1, effects.INCOME, "income_1"),
    Tile("industry", 2, effects.INCOME, "income_2"),
    Tile("industry", 3, effects.CARD_PRICE, "card_price"),
    Tile("industry", 4, effects.INCOME, "income_4"),
    Tile("industry", 5, effects.ASTEROID_MINING, "mining_die"),
    Tile("dominion", 2, effects.HOLD, "hold_2"),
    Tile("dominion", 3, effects.PLANETS_FOR_ONE, "planets_for_one"),
    Tile("dominion", 4, effects.HOLD, "hold_4"),
    Tile("dominion", 5, effects.REPAIR_DRONES, "repair_per_planet"),
    Tile("assault", 1, effects.ATTACK, "attack_1"),
    Tile("assault", 2, effects.ATTACK, "attack_2"),
    Tile("assault", 3, effects.OVERCHARGE, "overcharge", price="overcharge_price"),
    Tile("assault", 4, effects.ATTACK, "attack_4"),
    Tile("assault", 5, effects.TORPEDOES, "torpedo_range"),
    Tile("bulwark", 2, effects.DEFENCE, "defence_2"),
    Tile("bulwark", 3, effects.WINGMAN, "wingman"),
    Tile("bulwark", 4, effects.DEFENCE, "defence_4"),
    Tile("bulwark", 5, effects.SOLAR_BEAM, "beam", hull="beam_hull"),
    Tile("logistics", 1, effects.ENGINE, "engine_1"),
    Tile("logistics", 2, effects.ENGINE, "engine_2"),
    Tile("logistics", 3, effects.SIEGE, "siege"),
    Tile("logistics", 4, effects.JUMP_GATES),
    Tile("logistics", 5, effects.TRACTOR_BEAM, "tractor_range"),
    Tile("engineering", 2, effects.ENERGY, "energy_2"),
    Tile("engineering", 3, effects.REPAIR, "repair"),
    Tile("engineering", 4, effects.ENERGY, "energy_4"),
    Tile("engineering", 5, effects.NUCLEAR_MISSILE, "missile_range", die="missile_die"),
)


def with_effect(effect: Effect) -> list[Tile]:
    """The tiles with an effect, which must all be in one category."""
    found = [tile for tile in TILES if tile.effect == effect]
    categories = sorted({tile.category for tile in found})
    if len(categories) > 1:
        raise ValueError(
            f"the effect {effect.name} has tiles in more than one category: {', '.join(categories)}"
        )
    return found


def is_dark(tile: Tile) -> bool:
    """True if the tile has the effect of its category's trunk, so it works for the NPC (M54)."""
    trunks = [trunk for trunk in TILES if trunk.tier == 1 and trunk.category == tile.category]
    return any(tile.effect == trunk.effect for trunk in trunks)


def number_at(technology: Technology, path: str) -> int:
    """The number that the content has at a path of `Tile.paths`."""
    branch, key = path.split(".")
    return int(getattr(getattr(technology, branch), key))


def giving(ability: int) -> Effect:
    """The effect that gives an ability."""
    return next(tile.effect for tile in TILES if tile.effect.ability == ability)


NUMBERS: Final = {tile.key: tile.paths() for tile in TILES}
"""The paths of the numbers in each tile's text, by the name of the text."""


def _ladder(branch: str) -> list[int]:
    """The tiers of a branch in which each tile replaces the one before (M43)."""
    rows = [tile for tile in TILES if tile.branch == branch and not tile.effect.once]
    for tile in rows:
        tiers = [other.tier for other in rows if other.effect == tile.effect]
        if len(tiers) > 1:
            return tiers
    return []


LADDERS: Final = {branch: _ladder(branch) for branch in kinds.BRANCHES if _ladder(branch)}
"""By branch: the tiers in which each tile replaces the one before."""
DARK: Final = [tile.branch for tile in TILES if tile.tier == 1]
"""The branches whose replacing tiles are dark: those that begin with the trunk."""
ABILITY_TILES: Final = {
    tile.effect.name: tile.key for tile in TILES if tile.effect.ability != kinds.NO_ABILITY
}
"""The names of the tiles' texts, by ability."""

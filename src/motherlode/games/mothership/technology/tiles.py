"""The tiles of the Technology Tree, a row each, in tree order; boards learn the tree from them.

A tile with an effect that is there already (see `effects`) is a row here, its number in
`content/technology.toml` and its text under `mothership.tiles` in the words. Where several tiles
of a branch have one effect, the content lists their numbers by tier.
"""

from dataclasses import dataclass
from typing import Any, Final

from .. import kinds
from . import effects
from .effects import Effect, Number


@dataclass(frozen=True)
class Tile:
    """One tile. Tier 1 is the trunk of both branches; its numbers stand with the first branch."""

    branch: str
    tier: int
    effect: Effect

    @property
    def category(self) -> str:
        """The category that the branch belongs to."""
        return kinds.CATEGORIES[kinds.category_of(self.branch)]

    @property
    def line(self) -> str:
        """What a player researches to get the tile: the category for a trunk, else the branch."""
        return self.category if self.tier == 1 else self.branch

    @property
    def key(self) -> str:
        """The name of the tile's text."""
        return self.line if self.tier == 1 else f"{self.line}_{self.tier}"


TILES: Final = (
    Tile("industry", 1, effects.INCOME),
    Tile("industry", 2, effects.INCOME),
    Tile("industry", 3, effects.CARD_PRICE),
    Tile("industry", 4, effects.INCOME),
    Tile("industry", 5, effects.ASTEROID_MINING),
    Tile("dominion", 2, effects.HOLD),
    Tile("dominion", 3, effects.PLANETS_FOR_ONE),
    Tile("dominion", 4, effects.HOLD),
    Tile("dominion", 5, effects.REPAIR_DRONES),
    Tile("assault", 1, effects.ATTACK),
    Tile("assault", 2, effects.ATTACK),
    Tile("assault", 3, effects.OVERCHARGE),
    Tile("assault", 4, effects.ATTACK),
    Tile("assault", 5, effects.TORPEDOES),
    Tile("bulwark", 2, effects.DEFENCE),
    Tile("bulwark", 3, effects.WINGMAN),
    Tile("bulwark", 4, effects.DEFENCE),
    Tile("bulwark", 5, effects.SOLAR_BEAM),
    Tile("logistics", 1, effects.ENGINE),
    Tile("logistics", 2, effects.ENGINE),
    Tile("logistics", 3, effects.SIEGE),
    Tile("logistics", 4, effects.JUMP_GATES),
    Tile("logistics", 5, effects.TRACTOR_BEAM),
    Tile("engineering", 2, effects.ENERGY),
    Tile("engineering", 3, effects.REPAIR),
    Tile("engineering", 4, effects.ENERGY),
    Tile("engineering", 5, effects.NUCLEAR_MISSILE),
)


def in_branch(branch: str, effect: Effect) -> list[Tile]:
    """The tiles of a branch with an effect, by tier."""
    return [tile for tile in TILES if tile.branch == branch and tile.effect == effect]


def numbers_of(branch: str) -> dict[str, tuple[Any, int]]:
    """The keys of a branch's table in the content: their limits, and how many tiles share them."""
    return {
        number.key: (number.limits, len(in_branch(branch, tile.effect)))
        for tile in TILES
        if tile.branch == branch
        for number in tile.effect.numbers.values()
    }


def with_effect(effect: Effect) -> list[Tile]:
    """The tiles with an effect. They are all in one category, so that one read finds the amount."""
    found = [tile for tile in TILES if tile.effect == effect]
    categories = sorted({tile.category for tile in found})
    if len(categories) > 1:
        raise ValueError(f"{effect.name} has tiles in {' and '.join(categories)}")
    return found


def is_dark(tile: Tile) -> bool:
    """True if the tile does what its category's trunk does, so that the NPC has it too (M54)."""
    trunks = [trunk for trunk in TILES if trunk.tier == 1 and trunk.category == tile.category]
    return any(tile.effect == trunk.effect for trunk in trunks)


def path_of(tile: Tile, number: Number) -> str:
    """Where the content has a number of a tile, as a key below `technology`."""
    shared = in_branch(tile.branch, tile.effect)
    place = f".{shared.index(tile)}" if len(shared) > 1 else ""
    return f"{tile.branch}.{number.key}{place}"


def number_at(technology: Any, path: str) -> int:
    """The number that the content has at a path of `path_of`."""
    branch, key, *place = path.split(".")
    found = getattr(getattr(technology, branch), key)
    return int(found[int(place[0])] if place else found)


def amount_of(technology: Any, tile: Tile) -> int:
    """The amount of a tile in the content; 0 for an effect without one."""
    number = tile.effect.numbers.get("n")
    return number_at(technology, path_of(tile, number)) if number else 0


def single_numbers(technology: Any) -> dict[str, int]:
    """The numbers of the content that belong to a single tile, by their keys."""
    return {
        number.key: number_at(technology, path_of(tile, number))
        for tile in TILES
        for number in tile.effect.numbers.values()
        if len(in_branch(tile.branch, tile.effect)) == 1
    }


def giving(ability: int) -> Effect:
    """The effect that gives an ability."""
    return next(tile.effect for tile in TILES if tile.effect.ability == ability)


NUMBERS: Final = {
    tile.key: {hole: path_of(tile, number) for hole, number in tile.effect.numbers.items()}
    for tile in TILES
}
"""By the name of a tile's text: where the content has the numbers that the text names."""


def _ladder(branch: str) -> list[int]:
    """The tiers of a branch of which the higher replaces the lower (M43)."""
    for tile in TILES:
        shared = in_branch(branch, tile.effect)
        if len(shared) > 1 and not tile.effect.once:
            return [step.tier for step in shared]
    return []


LADDERS: Final = {branch: _ladder(branch) for branch in kinds.BRANCHES if _ladder(branch)}
"""By branch: the tiers of which the higher replaces the lower."""
DARK: Final = [tile.branch for tile in TILES if tile.tier == 1]
"""The branches whose ladders are dark: those that begin with the trunk."""
ABILITY_TILES: Final = {
    tile.effect.name: tile.key for tile in TILES if tile.effect.ability != effects.NO_ABILITY
}
"""By ability: the name of the text of its tile."""

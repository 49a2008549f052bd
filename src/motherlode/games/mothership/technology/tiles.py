"""The places of the Technology Tree, and the tiles that the content puts there (M43, M44)."""

from dataclasses import dataclass
from typing import Final

from .. import kinds
from ..content_schema import Technology, Tile, TileEffect
from . import effect_kinds

DARK: Final = "dark"
ORANGE: Final = "orange"
NO_MARK: Final = "none"
MARKS: Final = (NO_MARK, DARK, ORANGE)


@dataclass(frozen=True)
class Place:
    """A place of the tree: a tier of a research line. Tier 1 is the trunk of both branches."""

    line: str
    tier: int

    @property
    def category(self) -> str:
        return kinds.CATEGORIES[kinds.category_of(self.line)]

    @property
    def key(self) -> str:
        """The key of this place's tile in `technology.toml`: `economy`, or `industry_2`."""
        return self.line if self.tier == 1 else f"{self.line}_{self.tier}"


def _places_of(category: str) -> list[Place]:
    branches = kinds.TREE[category]
    tiers = range(2, kinds.TIERS + 1)
    return [Place(category, 1), *(Place(branch, tier) for branch in branches for tier in tiers)]


PLACES: Final = tuple(place for category in kinds.CATEGORIES for place in _places_of(category))
"""All places of the tree, category by category."""
KEYS: Final = tuple(place.key for place in PLACES)


def owned_places(category: str, side: int, tier: int) -> list[Place]:
    """The places of a category that a seat owns with a branch and a tier, the lowest first."""
    line = kinds.line_of(kinds.CATEGORIES.index(category), side)
    return [
        place
        for place in _places_of(category)
        if place.tier <= tier and (place.tier == 1 or place.line == line)
    ]


def counting(tiles: list[Tile]) -> list[Tile]:
    """The tiles that count: of the dark ones only the last, which replaces the others (M43)."""
    replaced = [tile for tile in tiles if tile.mark == DARK][:-1]
    return [tile for tile in tiles if tile not in replaced]


def dark_branches(technology: Technology) -> list[int]:
    """By category: the branch along which the dark tiles go on above the trunk (M54)."""
    return [_dark_branch(technology, category) for category in kinds.CATEGORIES]


def _dark_branch(technology: Technology, category: str) -> int:
    """The branch with more dark tiles; the first if both have as many."""
    count = [
        sum(technology.tiles[place.key].mark == DARK for place in PLACES if place.line == branch)
        for branch in kinds.TREE[category]
    ]
    return kinds.BRANCH_A if count[0] >= count[1] else kinds.BRANCH_B


def orange_place(technology: Technology) -> Place | None:
    """The place of the orange tile, or None if the tree has none."""
    return next((at for at in PLACES if technology.tiles[at.key].mark == ORANGE), None)


def place_of_ability(technology: Technology, ability: str) -> Place | None:
    """The place of the tile that gives an ability, or None if no tile does."""
    return next((at for at in PLACES if effect_on(technology.tiles[at.key], ability)), None)


def effect_on(tile: Tile, name: str) -> TileEffect | None:
    """The first effect of a tile with a name, or None."""
    return next((found for found in tile.effects if found.effect == name), None)


def works_at(found: TileEffect, occasion: str) -> bool:
    """True if an effect works at an occasion; without a list it works at all it can."""
    return occasion in (found.at or effect_kinds.EFFECTS[found.effect].occasions)


def works_for(found: TileEffect, ships: list[str]) -> bool:
    """True if an effect works for one of some kinds of ship; without a list it works for all."""
    return not found.ships or any(kind in found.ships for kind in ships)

"""Constants of the rules that the web client needs; its types are generated from them
(`scripts/types`)."""

import msgspec

from .hexes import NAMES
from .technology import tiles


class Tree(msgspec.Struct):
    """The Technology Tree."""

    ladders: dict[str, list[int]]
    """By branch: the tiers in which each tile replaces the one before."""
    dark: list[str]
    """The branches whose replacing tiles are dark."""
    numbers: dict[str, dict[str, str]]
    """By tile: the paths of the numbers in its text, below `technology`."""


class Reads(msgspec.Struct):
    """Zones whose numbers are spaces or seats, counted from 1, for boards described in words."""

    texts: dict[str, list[str]]
    zones: dict[str, str]


class Facts(msgspec.Struct):
    tree: Tree
    reads: Reads


FACTS = Facts(
    tree=Tree(tiles.LADDERS, tiles.DARK, tiles.NUMBERS),
    reads=Reads(
        texts={"space": ["-", *NAMES]},
        zones={
            "planets": "space",
            "planet_owners": "seat",
            "blockade": "seat",
            "ships": "space",
            "station": "space",
        },
    ),
)

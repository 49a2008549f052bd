"""What the rules fix and boards in the browser need to know. The web client's types are made of
it (`scripts/types`)."""

import msgspec

from .hexes import NAMES
from .technology import tiles


class Tree(msgspec.Struct):
    """The Technology Tree."""

    ladders: dict[str, list[int]]
    """By branch: the tiers of which the higher replaces the lower."""
    dark: list[str]
    """The branches whose ladders are dark."""
    numbers: dict[str, dict[str, str]]
    """By tile: where the technology has the numbers that its text names."""


class Reads(msgspec.Struct):
    """What the numbers of zones stand for, for boards in words: spaces, and seats, from 1 on."""

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

"""Constants of the rules that the web client needs; its types are generated from them
(`scripts/types`)."""

import msgspec

from .hexes import NAMES


class Reads(msgspec.Struct):
    """Says which zones hold the numbers of spaces or seats, counted from 1: the client then shows
    names."""

    texts: dict[str, list[str]]
    zones: dict[str, str]


class Facts(msgspec.Struct):
    reads: Reads


FACTS = Facts(
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

"""Spaces of the boards: where they are, and what is printed on them.

What is printed is one number, as views and events show it: 1 + terrain * 16 + symbol; 0 is where
no board lies.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from . import kinds
from .kinds import Colour, Mineral, Space

NOTHING: Final = -1
SYMBOL_BITS: Final = 4
SYMBOLS: Final = 16
"""How many symbols there is room for in what is printed."""

PRINTS: Final = 1 + len(kinds.TERRAINS) * SYMBOLS
"""How many numbers there are for what is printed on a space."""


def space_at(row: i64, column: i64) -> Space:
    return Space(row * kinds.COLUMNS + column)


def row_of(space: Space) -> i64:
    return space // kinds.COLUMNS


def column_of(space: Space) -> i64:
    return space % kinds.COLUMNS


def mask_of(column: i64) -> i64:
    """A row's mask in which only the bit of `column` is set."""
    mask: i64 = 1
    return mask << column


def printed_number(terrain: i64, symbol: i64) -> i64:
    """The number that stands for a terrain and a symbol printed on a space."""
    return 1 + terrain * SYMBOLS + symbol


def terrain_of(printed: i64) -> i64:
    return (printed - 1) >> SYMBOL_BITS


def symbol_of(printed: i64) -> i64:
    return (printed - 1) & (SYMBOLS - 1)


def _minerals() -> list[int]:
    minerals = list(kinds.MINERALS)
    found = [minerals.index(name) if name in minerals else NOTHING for name in kinds.SYMBOLS]
    return found + [NOTHING] * (SYMBOLS - len(found))


def _steels() -> list[int]:
    colours = [f"{colour}_steel" for colour in kinds.DRILL_COLOURS]
    return [colours.index(name) if name in colours else NOTHING for name in kinds.TERRAINS]


_MINERALS: Final = vec[i64](_minerals())
_STEELS: Final = vec[i64](_steels())


def mineral_of(symbol: i64) -> Mineral:
    """The Mineral that a symbol shows, or NOTHING."""
    return Mineral(_MINERALS[symbol])


def steel_colour(terrain: i64) -> Colour:
    """The colour of a Steel Plate, or NOTHING for other terrain."""
    return Colour(_STEELS[terrain])


def is_rock(printed: i64) -> bool:
    return terrain_of(printed) == kinds.ROCK


def is_steel(printed: i64) -> bool:
    return printed > 0 and steel_colour(terrain_of(printed)) != NOTHING


def cards_drawn(symbol: i64) -> i64:
    """How many cards a symbol lets its finder draw (S25)."""
    if symbol == kinds.DRAW_1_SYMBOL:
        return 1
    return 2 if symbol == kinds.DRAW_2_SYMBOL else 0


def can_be_declined(symbol: i64) -> bool:
    """True for Bomb, Artifact and Draw symbols: they are declined on the placing move (S24)."""
    return symbol != kinds.EMPTY and mineral_of(symbol) == NOTHING

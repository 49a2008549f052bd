"""The terms of a trade as one number: the other party, the cubes given and the cubes wanted.

Offers and counter-offers are actions whose argument is such a number. `SMALL_TRADES` are the terms
that the list of actions holds: one cube for one, two for one, and one for two (K47).
"""

from itertools import combinations_with_replacement
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.state import Seat

from . import kinds

MOST_OF_A_KIND: Final = 127
"""The largest number of cubes of one kind on one side of a trade."""

# The lowest bits of the number hold the partner, the next ones the counts of cubes given of each
# material, the highest ones those wanted.
_PARTNER_BITS: Final = 2
_COUNT_BITS: Final = 7
_GIVEN_BITS: Final = 21  # for three materials


def terms_of(partner: int, given: list[int], wanted: list[int]) -> int:
    """The number of a trade with `partner`, from the counts of each material given and wanted."""
    number = partner
    for material in range(len(kinds.MATERIALS)):
        number += int(giving(material, given[material]))
        number += int(wanting(material, wanted[material]))
    return number


def partner_of(terms: i64) -> Seat:
    """The seat that an offer with these terms is made to."""
    return Seat(terms % kinds.MOST_SEATS)


def given(terms: i64, material: i64) -> i64:
    """How many cubes of a material the offering seat gives in a trade with these terms."""
    return (terms >> (_PARTNER_BITS + _COUNT_BITS * material)) & MOST_OF_A_KIND


def wanted(terms: i64, material: i64) -> i64:
    """How many cubes of a material the offering seat wants in a trade with these terms."""
    return given(terms >> _GIVEN_BITS, material)


def giving(material: i64, cubes: i64) -> i64:
    """The part of a trade's number that says how many cubes of a material are given."""
    return cubes << (_PARTNER_BITS + _COUNT_BITS * material)


def wanting(material: i64, cubes: i64) -> i64:
    """The part of a trade's number that says how many cubes of a material are wanted."""
    return giving(material, cubes) << _GIVEN_BITS


def one_for_one(small_trade: i64) -> bool:
    """True if the trade at a place of `SMALL_TRADES` is of one cube for one."""
    return small_trade % 8 < 2


def _cubes(*materials: int) -> list[int]:
    return [materials.count(material) for material in range(len(kinds.MATERIALS))]


def _small_trades() -> list[tuple[list[int], list[int]]]:
    """The trades of at most three cubes, as cubes given and wanted: eight for each single cube."""
    trades = []
    for single in range(len(kinds.MATERIALS)):
        others = [other for other in range(len(kinds.MATERIALS)) if other != single]
        pairs = [_cubes(*pair) for pair in combinations_with_replacement(others, 2)]
        trades += [(_cubes(other), _cubes(single)) for other in others]
        trades += [(pair, _cubes(single)) for pair in pairs]
        trades += [(_cubes(single), pair) for pair in pairs]
    return trades


SMALL_COUNT: Final = 24
"""How many trades of at most three cubes there are with one partner."""
_SMALL: Final = _small_trades()
SMALL_TRADES: Final = vec[i64](
    [terms_of(seat, *trade) for seat in range(kinds.MOST_SEATS) for trade in _SMALL]
)
"""The terms of the listed offers, seat by seat; those to seat 0 are also the counter-offers."""

"""Piles: sums with weights, removing all pieces, and the kinds that a pile holds."""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel import piles

KINDS = 4
START = 2


def row() -> "vec[i64]":
    """A pile of four kinds between cells that belong to others."""
    return vec[i64]([9, 9, 0, 3, 0, 2, 9])


def test_a_weighted_total_counts_each_piece_with_the_weight_of_its_kind() -> None:
    assert piles.weighted_total(row(), START, vec[i64]([100, 10, 5, 1]), KINDS) == 32


def test_a_cleared_pile_is_empty_and_its_neighbours_stay() -> None:
    cells = row()
    piles.clear(cells, START, KINDS)
    assert list(cells) == [9, 9, 0, 0, 0, 0, 9]


def test_the_kinds_that_a_pile_holds_are_found_one_after_the_other() -> None:
    found = [piles.next_kind(row(), START, kind, KINDS) for kind in range(KINDS + 1)]
    assert found == [1, 1, 3, 3, KINDS]


def test_a_pile_covers_what_it_has_at_least_as_many_of() -> None:
    assert piles.covers(row(), START, vec[i64]([0, 3, 0, 2]), KINDS)
    assert piles.covers(row(), START, vec[i64]([0, 0, 0, 0]), KINDS)
    assert not piles.covers(row(), START, vec[i64]([0, 3, 1, 2]), KINDS)
    assert not piles.covers(row(), START, vec[i64]([0, 4, 0, 0]), KINDS)

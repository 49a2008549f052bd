"""Functions for bags, decks and piles: total them, draw one at random, move all.

A pile is a run of cells, one per kind, that count how many pieces of that kind it holds.
"""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer


def total(cells: vec[i64], start: i64, kinds: i64) -> i64:
    """The number of pieces in the pile of `kinds` cells that begins at `start`."""
    pieces: i64 = 0
    for at in range(start, start + kinds):
        pieces += cells[at]
    return pieces


def weighted_total(cells: vec[i64], start: i64, weights: vec[i64], kinds: i64) -> i64:
    """The sum of the weights of all pieces in a pile; `weights` has one for each kind."""
    weight: i64 = 0
    for kind in range(kinds):
        pieces = cells[start + kind]
        if pieces != 0:
            weight += pieces * weights[kind]
    return weight


def covers(cells: vec[i64], start: i64, needed: vec[i64], kinds: i64) -> bool:
    """True if a pile has at least as many pieces of every kind as are needed."""
    for kind in range(kinds):
        if cells[start + kind] < needed[kind]:
            return False
    return True


def clear(cells: vec[i64], start: i64, kinds: i64) -> None:
    """Removes all pieces of a pile."""
    for at in range(start, start + kinds):
        cells[at] = 0


def next_kind(cells: vec[i64], start: i64, kind: i64, kinds: i64) -> i64:
    """The next kind, from `kind` on, that the pile holds; `kinds` if it holds no more."""
    for at in range(start + kind, start + kinds):
        if cells[at] != 0:
            return at - start
    return kinds


def draw(cells: vec[i64], start: i64, left: i64, d: Dealer) -> i64:
    """Removes one of the pile's `left` pieces, chosen uniformly; returns its kind."""
    rest = d.below(left)
    kind: i64 = 0
    while rest >= cells[start + kind]:
        rest -= cells[start + kind]
        kind += 1
    cells[start + kind] -= 1
    return kind


def move_all(cells: vec[i64], source: i64, target: i64, kinds: i64) -> i64:
    """Moves everything from one pile to another; returns how many pieces were moved."""
    moved: i64 = 0
    for kind in range(kinds):
        pieces = cells[source + kind]
        if pieces != 0:
            cells[target + kind] += pieces
            cells[source + kind] = 0
            moved += pieces
    return moved

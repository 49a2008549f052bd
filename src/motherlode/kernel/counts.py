"""Counts: things of each kind that lie together, one cell a kind.

What games do with bags, decks and piles: count them, draw one at random, move them.
"""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer


def total(cells: vec[i64], start: i64, kinds: i64) -> i64:
    """How many things lie in the `kinds` cells from `start` on."""
    found: i64 = 0
    for at in range(start, start + kinds):
        found += cells[at]
    return found


def draw(cells: vec[i64], start: i64, left: i64, d: Dealer) -> i64:
    """Takes one of the `left` things out at random, each as likely; gives its kind."""
    rest = d.below(left)
    kind: i64 = 0
    while rest >= cells[start + kind]:
        rest -= cells[start + kind]
        kind += 1
    cells[start + kind] -= 1
    return kind


def move_all(cells: vec[i64], source: i64, target: i64, kinds: i64) -> i64:
    """Moves everything from one place to another; gives how many things that is."""
    moved: i64 = 0
    for kind in range(kinds):
        things = cells[source + kind]
        if things != 0:
            cells[target + kind] += things
            cells[source + kind] = 0
            moved += things
    return moved

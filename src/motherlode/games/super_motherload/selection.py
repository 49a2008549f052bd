"""The cards chosen for the action that is being put together."""

from mypy_extensions import i64

from motherlode.kernel.state import State

from . import cells as cell, kinds
from .numbers import Numbers


def played_icons(n: Numbers, s: State, seat: i64) -> i64:
    """The Drill Icons of the cards chosen so far."""
    mine = cell.block(seat)
    first = n.card(s.cells[mine + cell.CREW], 0)
    icons: i64 = 0
    for kind in range(kinds.CARDS):
        icons += s.cells[mine + cell.PLAYED + kind] * n.pilots.icons[first + kind]
    return icons


def played_bonuses(n: Numbers, s: State, seat: i64) -> i64:
    """The kinds of Drill Bonuses on the cards chosen so far."""
    mine = cell.block(seat)
    first = n.card(s.cells[mine + cell.CREW], 0)
    bonuses: i64 = 0
    for kind in range(kinds.CARDS):
        if s.cells[mine + cell.PLAYED + kind] > 0:
            bonuses |= n.pilots.bonuses[first + kind]
    return bonuses


def last_played(s: State, seat: i64) -> i64:
    """The highest kind chosen so far; cards are chosen in order, since it doesn't matter."""
    mine = cell.block(seat)
    for i in range(kinds.CARDS):
        if s.cells[mine + cell.PLAYED + kinds.CARDS - 1 - i] > 0:
            return kinds.CARDS - 1 - i
    return 0


def played_with(n: Numbers, s: State, seat: i64, bonus: i64) -> i64:
    """How many of the cards chosen show a Drill Bonus."""
    mine = cell.block(seat)
    first = n.card(s.cells[mine + cell.CREW], 0)
    cards: i64 = 0
    for kind in range(kinds.CARDS):
        if n.pilots.bonuses[first + kind] & bonus != 0:
            cards += s.cells[mine + cell.PLAYED + kind]
    return cards

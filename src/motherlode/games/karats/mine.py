"""The Mine: excavating cubes, claiming Gold, and what Gold sets off."""

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import State

from . import cells as cell, events as event, kinds
from .numbers import Numbers


def excavate(n: Numbers, s: State, seat: i64, count: i64, d: Dealer) -> None:
    """Draws cubes from the Mine; they lie open until they are kept or discarded (K30).

    Gold is claimed as it comes (K13), for the Automaton when `seat` is -1. The discard pile
    refills an empty Mine (K12).
    """
    cells = s.cells
    left = cubes_in(s, cell.MINE)
    for i in range(count):
        if left == 0:
            left = refill(s, d)
            if left == 0:
                return
        at = d.below(left)
        cube: i64 = kinds.DIRT
        while at >= cells[cell.MINE + cube]:
            at -= cells[cell.MINE + cube]
            cube += 1
        cells[cell.MINE + cube] -= 1
        left -= 1
        d.tell(event.CUBE_EXCAVATED, seat, cube)
        if cube == kinds.GOLD:
            left += claim_gold(n, s, seat, d)
            if s.over():
                return
        else:
            cells[cell.EXCAVATED + cube] += 1


def discard_excavated(s: State, seat: i64, d: Dealer) -> None:
    """What was excavated and not kept goes to the discard pile (K11, K29)."""
    cells = s.cells
    discarded: i64 = 0
    for cube in range(kinds.DIRT, kinds.COPPER + 1):
        discarded += cells[cell.EXCAVATED + cube]
        cells[cell.DISCARD + cube] += cells[cell.EXCAVATED + cube]
        cells[cell.EXCAVATED + cube] = 0
    if discarded > 0:
        d.tell(event.DISCARDED, seat, discarded)


def cubes_in(s: State, pile: i64) -> i64:
    """How many cubes lie in a pile."""
    cells = s.cells
    return cells[pile] + cells[pile + 1] + cells[pile + 2] + cells[pile + 3] + cells[pile + 4]


def refill(s: State, d: Dealer) -> i64:
    """Puts the whole discard pile back into the Mine (K12); gives how many cubes that is."""
    cells = s.cells
    moved: i64 = 0
    for cube in range(kinds.DIRT, kinds.COPPER + 1):
        moved += cells[cell.DISCARD + cube]
        cells[cell.MINE + cube] += cells[cell.DISCARD + cube]
        cells[cell.DISCARD + cube] = 0
    if moved > 0:
        d.tell(event.MINE_REFILLED, -1, moved)
    return moved


def claim_gold(n: Numbers, s: State, seat: i64, d: Dealer) -> i64:
    """A seat or the Automaton takes a drawn Gold; gives how much Gold enters the Mine (K14)."""
    cells = s.cells
    at = cell.AUTOMATON_GOLD if seat < 0 else cell.block(seat) + cell.CLAIMED
    cells[at] += 1
    d.tell(event.GOLD_CLAIMED, seat, cells[at])
    if cells[cell.AUTOMATON] != kinds.OFF:
        grow(s, n.automaton_per_gold, d)
    if cells[at] >= n.gold_to_win:
        cells[cell.WINNER] = kinds.AUTOMATON_WINS if seat < 0 else kinds.FIRST_SEAT_WINS + seat
        d.tell(event.WON, seat, cells[cell.WINNER])
        s.end()
        return 0
    found = min(n.gold_discovered, cells[cell.UNDISCOVERED])
    cells[cell.UNDISCOVERED] -= found
    cells[cell.MINE + kinds.GOLD] += found
    if found > 0:
        d.tell(event.GOLD_DISCOVERED, -1, found)
    return found


def grow(s: State, by: i64, d: Dealer) -> None:
    """The Automaton's rate rises (K41)."""
    s.cells[cell.RATE] += by
    d.tell(event.RATE_GREW, -1, s.cells[cell.RATE])

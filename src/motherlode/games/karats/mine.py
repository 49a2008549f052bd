"""The Mine: excavating cubes, claiming Gold, and what follows a claim (K12-K15, K41)."""

from mypy_extensions import i64

from motherlode.kernel import counts
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from . import cells as cell, events as event, kinds
from .params import Params


def excavate(params: Params, s: State, seat: Seat, cubes: i64, d: Dealer) -> None:
    """Draws cubes from the Mine; they are visible until they are kept or discarded (K30).

    Gold is claimed at once (K13). The discard pile refills an empty Mine (K12).
    """
    left = counts.total(s.cells, cell.MINE, kinds.CUBE_COUNT)
    for i in range(cubes):
        if left == 0:
            left = refill(s, d)
            if left == 0:
                return
        cube = counts.draw(s.cells, cell.MINE, left, d)
        left -= 1
        d.emit(event.CUBE_EXCAVATED, seat, cube)
        if cube == kinds.GOLD:
            left += claim_gold(params, s, seat, d)
            if s.over():
                return
        else:
            s.cells[cell.EXCAVATED + cube] += 1


def discard_excavated(s: State, seat: Seat, d: Dealer) -> None:
    """Moves the excavated cubes that were not kept to the discard pile (K11, K29)."""
    discarded = counts.move_all(s.cells, cell.EXCAVATED, cell.DISCARD, kinds.CUBE_COUNT)
    if discarded > 0:
        d.emit(event.DISCARDED, seat, discarded)


def refill(s: State, d: Dealer) -> i64:
    """Puts the whole discard pile back into the Mine (K12); returns the number of cubes."""
    moved = counts.move_all(s.cells, cell.DISCARD, cell.MINE, kinds.CUBE_COUNT)
    if moved > 0:
        d.emit(event.MINE_REFILLED, -1, moved)
    return moved


def claim_gold(params: Params, s: State, seat: Seat, d: Dealer) -> i64:
    """Gives a drawn Gold to a seat or the Automaton; returns the Gold put into the Mine."""
    cells = s.cells
    at = gold_of(s, seat)
    cells[at] += 1
    d.emit(event.GOLD_CLAIMED, seat, cells[at])
    if cells[cell.AUTOMATON] != kinds.OFF:
        raise_rate(s, params.automaton.per_gold, d)
    if cells[at] < params.gold.to_win:
        return discover_gold(params, s, d)
    cells[cell.WINNER] = kinds.winner_number(seat)
    d.emit(event.WON, seat, cells[cell.WINNER])
    s.end()
    return 0


def gold_of(s: State, seat: Seat) -> i64:
    """The cell that counts the Gold of a seat or of the Automaton."""
    return cell.AUTOMATON_GOLD if seat == kinds.AUTOMATON_SEAT else s.block(seat) + cell.CLAIMED


def discover_gold(params: Params, s: State, d: Dealer) -> i64:
    """Puts undiscovered Gold into the Mine (K14); returns how much."""
    found = min(params.gold.discover, s.cells[cell.UNDISCOVERED])
    s.cells[cell.UNDISCOVERED] -= found
    s.cells[cell.MINE + kinds.GOLD] += found
    if found > 0:
        d.emit(event.GOLD_DISCOVERED, -1, found)
    return found


def raise_rate(s: State, by: i64, d: Dealer) -> None:
    """Raises the Automaton's rate (K41)."""
    s.cells[cell.RATE] += by
    d.emit(event.RATE_GREW, -1, s.cells[cell.RATE])

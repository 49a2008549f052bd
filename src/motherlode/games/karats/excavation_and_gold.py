"""The Mine: excavating cubes, claiming Gold, and how the game ends (K12-K15, K41, K48)."""

from mypy_extensions import i64

from motherlode.kernel import piles
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import SEATS, Seat, State

from . import events as event, kinds, state_cells as cell
from .params import Params


def excavate(params: Params, s: State, seat: Seat, cubes: i64, d: Dealer) -> None:
    """Draws `cubes` cubes from the Mine for a seat, which lie open until kept or discarded (K30).

    Gold is claimed at once (K13). The discard pile refills an empty Mine (K12).
    """
    left = piles.total(s.cells, cell.MINE, kinds.CUBE_COUNT)
    for i in range(cubes):
        if left == 0:
            left = refill(s, d)
            if left == 0:
                return
        cube = piles.draw(s.cells, cell.MINE, left, d)
        left -= 1
        s.cells[cell.EXCAVATED_IN_ROUND] = 1
        d.emit(event.CUBE_EXCAVATED, seat, cube)
        if cube == kinds.GOLD:
            left += claim_gold(params, s, seat, d)
            if s.over():
                return
        else:
            s.cells[cell.EXCAVATED + cube] += 1


def discard_excavated(s: State, seat: Seat, d: Dealer) -> None:
    """Moves the excavated cubes that were not kept to the discard pile (K11, K29)."""
    discarded = piles.move_all(s.cells, cell.EXCAVATED, cell.DISCARD, kinds.CUBE_COUNT)
    if discarded > 0:
        d.emit(event.DISCARDED, seat, discarded)


def refill(s: State, d: Dealer) -> i64:
    """Puts the whole discard pile back into the Mine (K12); returns the number of cubes."""
    moved = piles.move_all(s.cells, cell.DISCARD, cell.MINE, kinds.CUBE_COUNT)
    if moved > 0:
        d.emit(event.MINE_REFILLED, -1, moved)
    return moved


def claim_gold(params: Params, s: State, seat: Seat, d: Dealer) -> i64:
    """Gives a seat or the Automaton a drawn Gold; returns how many Gold enter the Mine for it."""
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
    """Moves undiscovered Gold into the Mine, after a Gold was drawn (K14); returns how many."""
    found = min(params.gold.discover, s.cells[cell.UNDISCOVERED])
    s.cells[cell.UNDISCOVERED] -= found
    s.cells[cell.MINE + kinds.GOLD] += found
    if found > 0:
        d.emit(event.GOLD_DISCOVERED, -1, found)
    return found


def raise_rate(s: State, by: i64, d: Dealer) -> None:
    """Raises the Automaton's rate, the number of cubes that it excavates in a turn (K41)."""
    s.cells[cell.RATE] += by
    d.emit(event.RATE_GREW, -1, s.cells[cell.RATE])


def abandon(s: State, d: Dealer) -> None:
    """Ends a game in which nobody excavates any more: the players with the most Gold win (K48)."""
    d.emit(event.MINE_ABANDONED, -1, s.cells[cell.IDLE_ROUNDS])
    most = most_gold(s)
    sharing = players_with(s, most)
    for i in range(-1, s.cells[SEATS]):
        player = Seat(i)
        if plays(s, player) and s.cells[gold_of(s, player)] == most:
            s.cells[cell.WINNER] = kinds.winner_number(player)
            d.emit(event.WON if sharing == 1 else event.WIN_SHARED, i, s.cells[cell.WINNER])
    if sharing > 1:
        s.cells[cell.WINNER] = kinds.SHARED_WIN
    s.end()


def plays(s: State, player: Seat) -> bool:
    """True if `player` takes part: every seat does, the Automaton only if the table has it."""
    return player != kinds.AUTOMATON_SEAT or s.cells[cell.AUTOMATON] != kinds.OFF


def most_gold(s: State) -> i64:
    """The largest number of Gold that one player, or the Automaton, has claimed."""
    most = s.cells[cell.AUTOMATON_GOLD]
    for i in range(s.cells[SEATS]):
        most = max(most, s.cells[s.block(i) + cell.CLAIMED])
    return most


def players_with(s: State, gold: i64) -> i64:
    """How many players, the Automaton included, have claimed exactly `gold` Gold."""
    players: i64 = 0
    for i in range(-1, s.cells[SEATS]):
        if plays(s, Seat(i)) and s.cells[gold_of(s, Seat(i))] == gold:
            players += 1
    return players

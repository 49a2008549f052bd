"""Offers: to whom a trade may be offered, and the cubes that lie on both sides of it (K31, K32)."""

from mypy_extensions import i64

from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import SEATS, Seat, State

from . import actions as act, cells as cell, kinds, step_table as step
from .params import Params


def stock(s: State, seat: Seat) -> i64:
    """How many cubes a seat has in its inventory."""
    cells = s.cells
    held = inventory(s, seat)
    return cells[held + kinds.IRON] + cells[held + kinds.EMBER] + cells[held + kinds.COPPER]


def could_trade(s: State, seat: Seat, ours: i64, other: Seat) -> bool:
    """True if a seat with `ours` cubes may offer another something: not the same cubes."""
    theirs = stock(s, other)
    if ours == 0 or theirs == 0:
        return False
    return ours > 1 or theirs > 1 or not same_cubes(s, inventory(s, seat), inventory(s, other))


def inventory(s: State, seat: Seat) -> i64:
    return s.block(seat) + cell.INVENTORY


def same_cubes(s: State, one: i64, other: i64) -> bool:
    """True if two zones of materials hold the same."""
    cells = s.cells
    for material in range(kinds.MATERIAL_COUNT):
        if cells[one + material] != cells[other + material]:
            return False
    return True


def add_offers(params: Params, s: State, seat: Seat, moves: LegalActions) -> None:
    """Adds every seat that an offer may be made to."""
    ours = stock(s, seat)
    if ours == 0 or used_up(params, s):
        return
    for i in range(s.cells[SEATS]):
        other = Seat(i)
        if other != seat and could_trade(s, seat, ours, other):
            moves.add(act.OFFER, other)


def used_up(params: Params, s: State) -> bool:
    """True if the seat has made all the offers of its turn."""
    return s.cells[cell.OFFERS] >= params.turn.offers


def why_not(params: Params, s: State, other: Seat) -> tuple[str, str]:
    """Why no offer may be made to a seat, in a step of the offering seat's turn."""
    seat = s.seat()
    if other >= s.cells[SEATS]:
        return "no_such_seat", "K31"
    if other == seat:
        return "offer_to_oneself", "K31"
    if used_up(params, s):
        return "offers_used_up", "K32"
    return why_no_cubes(s, seat, other)


def why_no_cubes(s: State, seat: Seat, other: Seat) -> tuple[str, str]:
    ours = stock(s, seat)
    if ours == 0:
        return "nothing_to_give", "K32"
    if stock(s, other) == 0:
        return "nothing_to_want", "K32"
    return ("choice_pending" if could_trade(s, seat, ours, other) else "same_cubes"), "K32"


def begin(s: State, seat: Seat, other: Seat) -> None:
    """Opens an offer on top of the step that is pending; it counts against the limit now."""
    s.cells[cell.OFFERS] += 1
    clear(s)
    s.push(step.OFFER, seat, other)


def clear(s: State) -> None:
    cells = s.cells
    for material in range(kinds.MATERIAL_COUNT):
        cells[cell.GIVE + material] = 0
        cells[cell.WANT + material] = 0

"""Offers: to which seats a trade may be offered, and the cubes on both sides of it (K31, K32)."""

from mypy_extensions import i64

from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import SEATS, Seat, State

from . import actions as act, cells as cell, kinds, step_table as step
from .params import Params


def inventory_size(s: State, seat: Seat) -> i64:
    """How many cubes a seat has in its inventory."""
    cells = s.cells
    held = inventory(s, seat)
    return cells[held + kinds.IRON] + cells[held + kinds.EMBER] + cells[held + kinds.COPPER]


def could_trade(s: State, seat: Seat, own_size: i64, partner: Seat) -> bool:
    """True if both seats have cubes, and more than the same single cube each.

    `own_size` is the size of the seat's inventory.
    """
    partner_size = inventory_size(s, partner)
    if own_size == 0 or partner_size == 0:
        return False
    return (
        own_size > 1
        or partner_size > 1
        or not same_cubes(s, inventory(s, seat), inventory(s, partner))
    )


def inventory(s: State, seat: Seat) -> i64:
    """The first cell of a seat's inventory."""
    return s.block(seat) + cell.INVENTORY


def same_cubes(s: State, zone_1: i64, zone_2: i64) -> bool:
    """True if two zones of materials hold the same cubes."""
    cells = s.cells
    for material in range(kinds.MATERIAL_COUNT):
        if cells[zone_1 + material] != cells[zone_2 + material]:
            return False
    return True


def add_offers(params: Params, s: State, seat: Seat, moves: LegalActions) -> None:
    """Adds every seat to which an offer may be made."""
    own_size = inventory_size(s, seat)
    if own_size == 0 or all_offers_made(params, s):
        return
    for i in range(s.cells[SEATS]):
        partner = Seat(i)
        if partner != seat and could_trade(s, seat, own_size, partner):
            moves.add(act.OFFER, partner)


def all_offers_made(params: Params, s: State) -> bool:
    """True if the seat has made all the offers of its turn."""
    return s.cells[cell.OFFERS] >= params.turn.offers


def why_not(params: Params, s: State, partner: Seat) -> tuple[str, str]:
    """Why no offer may be made to a seat, in a step of the offering seat's turn."""
    seat = s.seat()
    if partner >= s.cells[SEATS]:
        return "no_such_seat", "K31"
    if partner == seat:
        return "offer_to_oneself", "K31"
    if all_offers_made(params, s):
        return "offers_used_up", "K32"
    return why_no_cubes(s, seat, partner)


def why_no_cubes(s: State, seat: Seat, partner: Seat) -> tuple[str, str]:
    own_size = inventory_size(s, seat)
    if own_size == 0:
        return "nothing_to_give", "K32"
    if inventory_size(s, partner) == 0:
        return "nothing_to_want", "K32"
    return ("choice_pending" if could_trade(s, seat, own_size, partner) else "same_cubes"), "K32"


def begin_offer(s: State, seat: Seat, partner: Seat) -> None:
    """Opens an offer on top of the pending step; it counts against the limit at once."""
    s.cells[cell.OFFERS] += 1
    clear_offer(s)
    s.push(step.OFFER, seat, partner)


def clear_offer(s: State) -> None:
    cells = s.cells
    for material in range(kinds.MATERIAL_COUNT):
        cells[cell.GIVE + material] = 0
        cells[cell.WANT + material] = 0

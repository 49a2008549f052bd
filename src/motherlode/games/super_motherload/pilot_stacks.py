"""Pilot Stacks: the card on top, and whether it can be paid for."""

from mypy_extensions import i64

from motherlode.kernel.state import Seat, State

from . import kinds, state_cells as cell
from .kinds import CardKind, Colour, Mineral
from .mineral_counts import minerals_held, stack_value
from .params import Params


def cards_bought(s: State, seat: Seat, stack: Colour) -> i64:
    """How many cards of a stack a seat has bought."""
    return s.cells[s.block(seat) + cell.BOUGHT + stack]


def for_sale(s: State, seat: Seat, stack: Colour) -> bool:
    """True if a stack still has a card to buy."""
    return cards_bought(s, seat, stack) < kinds.RANKS


def any_for_sale(s: State, seat: Seat) -> bool:
    for stack in range(len(kinds.COLOURS)):
        if for_sale(s, seat, Colour(stack)):
            return True
    return False


def top_card(s: State, seat: Seat, stack: Colour) -> CardKind:
    """The kind of the card on top of a stack that has one."""
    return kinds.card(stack, 1 + cards_bought(s, seat, stack))


def is_paid(params: Params, s: State, seat: Seat, stack: Colour) -> bool:
    """True if a stack has a card to buy and the Minerals on it are worth its cost (S28)."""
    bought = cards_bought(s, seat, stack)
    if bought >= kinds.RANKS:
        return False
    cost = params.deck(s, seat).cost[kinds.card(stack, 1 + bought)]
    return stack_value(s, seat, stack, params.minerals) >= cost


def paid_stacks(params: Params, s: State, seat: Seat) -> i64:
    """A mask with a bit for each stack of which `is_paid` is True."""
    cells = s.cells
    bought = s.block(seat) + cell.BOUGHT
    cost = params.deck(s, seat).cost
    paid: i64 = 0
    bit: i64 = 1
    for stack in range(kinds.COLOUR_COUNT):
        rank = 1 + cells[bought + stack]
        if rank <= kinds.RANKS:
            value = stack_value(s, seat, Colour(stack), params.minerals)
            if value >= cost[kinds.card(Colour(stack), rank)]:
                paid += bit
        bit += bit
    return paid


def can_duplicate(s: State, seat: Seat, barred: i64, stack: Colour) -> bool:
    """True if the seat has a Mineral to copy and a stack for the copy.

    If `barred` is 1, the copy may not go on `stack`.
    """
    return any_mineral(s, seat) and any_stack_takes_tiles(s, seat, barred, stack)


def any_mineral(s: State, seat: Seat) -> bool:
    for mineral in range(len(kinds.MINERALS)):
        if minerals_held(s, seat, Mineral(mineral)) > 0:
            return True
    return False


def any_stack_takes_tiles(s: State, seat: Seat, barred: i64, stack: Colour) -> bool:
    for i in range(len(kinds.COLOURS)):
        if takes_tiles(s, seat, Colour(i), barred, stack):
            return True
    return False


def takes_tiles(s: State, seat: Seat, stack: Colour, barred: i64, barred_stack: Colour) -> bool:
    """True if tiles may be put on a stack (S24, S40)."""
    return for_sale(s, seat, stack) and not (barred != 0 and stack == barred_stack)

"""What a trade is worth to a seat, and which offers are worth making.

The bonus of a Capitalist counts as part of the price, for both sides (K37). Bots make an offer only
if it serves both sides, to each player at most once a turn (K47), and at two moments: when they
build, and at the end of the turn, after keeping.
"""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel import piles
from motherlode.kernel.state import SEATS, TURN, Seat, State

from .. import kinds, offers, state_cells as cell, step_table as step, trade_terms
from ..kinds import Material
from ..params import Params
from .cubes_needed import gain, goal, need, need_with

EFFORT: Final = 1
"""A trade that is worth no more than this is not worth making."""
BONUS: Final = 3
"""What a cube from the discard pile is worth, whatever its kind."""
OUT: Final = 1
IN: Final = -1
"""Which way an offer goes: the seat makes it, or gets it."""
SPARE: Final = 1
WANTED: Final = 4
"""How much a seat needs a cube that it gives away, at most, and one that it asks for, at least."""


def cubes_value(params: Params, s: State, seat: Seat, offered: i64, way: i64) -> i64:
    """What a trade's cubes are worth to a seat that offers it (`OUT`) or is offered it (`IN`)."""
    saved_for = goal(s, seat)
    value: i64 = -EFFORT
    for i in range(kinds.MATERIAL_COUNT):
        change = way * (trade_terms.wanted(offered, i) - trade_terms.given(offered, i))
        if change != 0:
            value += gain(params, s, seat, saved_for, Material(i), change)
    return value


def offer_value(params: Params, s: State, seat: Seat, partner: Seat, offered: i64) -> i64:
    """What terms that a seat offers a partner are worth to the seat; 0 or less is a loss."""
    return cubes_value(params, s, seat, offered, OUT) + bonus_value(s, seat, partner, offered)


def partner_value(params: Params, s: State, seat: Seat, partner: Seat, offered: i64) -> i64:
    """What terms that a seat offers a partner are worth to the partner."""
    return cubes_value(params, s, partner, offered, IN) - bonus_value(s, seat, partner, offered)


def answer_value(params: Params, s: State, seat: Seat, partner: Seat) -> i64:
    """What the terms on the table are worth to the seat that answers them."""
    if s.cells[TURN] == seat:
        return offer_value(params, s, seat, partner, offers.terms_on_table(s, partner))
    return partner_value(params, s, partner, seat, offers.terms_on_table(s, seat))


def bonus_value(s: State, seat: Seat, partner: Seat, offered: i64) -> i64:
    """What the Capitalist's bonus adds to a seat's side of terms that it offers a partner.

    The partner's side loses as much: the bonus of one player is bad for the other.
    """
    value = capitalist_value(s, seat) - capitalist_value(s, partner)
    if value == 0 or offers.swaps_back(s, seat, partner, offered):
        return 0
    return value


def capitalist_value(s: State, seat: Seat) -> i64:
    """What the Capitalist's next bonus is worth; 0 for other players, and if none can be taken."""
    if s.cells[s.block(seat) + cell.PROFESSION] != kinds.CAPITALIST:
        return 0
    first = cell.DISCARD + kinds.cube_of(kinds.IRON)
    return BONUS if piles.total(s.cells, first, kinds.MATERIAL_COUNT) > 0 else 0


def serves_both(params: Params, s: State, seat: Seat, partner: Seat, offered: i64) -> i64:
    """What terms are worth to the seat that offers them, or 0 unless both sides gain."""
    own = cubes_value(params, s, seat, offered, OUT)
    if own + BONUS <= 0:  # most terms fail here: no bonus would help
        return 0
    other = cubes_value(params, s, partner, offered, IN)
    if own + other <= 1:  # a bonus gives one side what it takes from the other
        return 0
    bonus = bonus_value(s, seat, partner, offered)
    return own + bonus if own + bonus > 0 and other - bonus > 0 else 0


def time_to_trade(s: State) -> bool:
    """True at the two moments when bots offer trades: while they build, and at the end of the
    turn."""
    now = s.step()
    return now == step.BUILD or now == step.END


def got_an_offer(s: State, partner: Seat) -> bool:
    """True if a seat got an offer this turn: bots make it no other one."""
    return s.cells[s.block(partner) + cell.RECEIVED_OFFERS] > 0


def looks_for_trades(params: Params, s: State) -> bool:
    """True if the turn's player should look for a trade: another seat's cubes may suit it.

    This quick check comes before the search through all trades.
    """
    if not time_to_trade(s):
        return False
    seat = s.seat()
    for i in range(s.cells[SEATS]):
        partner = Seat(i)
        if partner != seat and not got_an_offer(s, partner) and suit(params, s, seat, partner):
            return True
    return False


def suit(params: Params, s: State, seat: Seat, partner: Seat) -> bool:
    """True if both seats lack something that the other has."""
    return lacks(params, s, seat, partner) and lacks(params, s, partner, seat)


def lacks(params: Params, s: State, seat: Seat, partner: Seat) -> bool:
    """True if a seat has a cube to spare, and needs one that the partner has."""
    return has_spare_cube(params, s, seat) and wants_cube_of(params, s, seat, partner)


def has_spare_cube(params: Params, s: State, seat: Seat) -> bool:
    """True if a seat has a cube that it hardly needs."""
    own = s.block(seat) + cell.INVENTORY
    for i in range(kinds.MATERIAL_COUNT):
        held = s.cells[own + i]
        if held > 0 and need_with(params, s, seat, Material(i), held - 1) <= SPARE:
            return True
    return False


def wants_cube_of(params: Params, s: State, seat: Seat, partner: Seat) -> bool:
    """True if a partner has a cube that a seat needs."""
    other = s.block(partner) + cell.INVENTORY
    for i in range(kinds.MATERIAL_COUNT):
        if s.cells[other + i] > 0 and need(params, s, seat, Material(i)) >= WANTED:
            return True
    return False

"""Offers: who may be offered a trade, which terms are legal, and doing a trade (K31-K33, K47).

The terms of a trade are the cubes given and wanted, always from the side of the seat that offers.
"""

from mypy_extensions import i64

from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import SEATS, TURN, Seat, State

from . import actions as act, kinds, state_cells as cell, trade_terms
from .params import Params


def inventory(s: State, seat: Seat) -> i64:
    """The first cell of a seat's inventory."""
    return s.block(seat) + cell.INVENTORY


def could_trade(s: State, seat: Seat, partner: Seat) -> bool:
    """True if `seat` has a cube of one kind and `partner` has one of another, to trade (K32)."""
    own = kinds_held(s, seat)
    other = kinds_held(s, partner)
    if own == 0 or other == 0:
        return False
    # Nothing to trade if both have the same single kind, whose bit is all that both masks hold.
    return own != other or own & (own - 1) != 0


def kinds_held(s: State, seat: Seat) -> i64:
    """A mask with a bit for each material of which a seat has a cube."""
    cells = s.cells
    held = inventory(s, seat)
    mask: i64 = 0
    bit: i64 = 1
    for at in range(held, held + kinds.MATERIAL_COUNT):
        if cells[at] > 0:
            mask += bit
        bit += bit
    return mask


def may_offer(params: Params, s: State) -> bool:
    """True if the turn's player has offers left and has not given up trading (K32, K47)."""
    return s.cells[cell.OFFERS] < params.offer_limit and s.cells[cell.FORGONE] == 0


def takes_offers(params: Params, s: State, seat: Seat, partner: Seat) -> bool:
    """True if `partner` may get an offer, provided that `may_offer` is True and terms are legal."""
    return partner != seat and not failed_too_often(params, s, partner)


def failed_too_often(params: Params, s: State, partner: Seat) -> bool:
    """True if too many offers to `partner` failed this turn, so that it gets no more (K47)."""
    return s.cells[s.block(partner) + cell.FAILED_OFFERS] >= params.turn.failed_offers


def trade_possible(params: Params, s: State, seat: Seat) -> bool:
    """True if the turn's player may offer somebody a trade."""
    if may_offer(params, s):
        for i in range(s.cells[SEATS]):
            partner = Seat(i)
            if takes_offers(params, s, seat, partner) and could_trade(s, seat, partner):
                return True
    return False


def add_offers(params: Params, s: State, seat: Seat, moves: LegalActions) -> None:
    """Adds the legal offers that lists hold: one cube for one, two for one, one for two (K47)."""
    if not may_offer(params, s):
        return
    for i in range(s.cells[SEATS]):
        partner = Seat(i)
        if takes_offers(params, s, seat, partner):
            verb = act.OFFER + trade_terms.SMALL_COUNT * i
            add_small_trades(s, inventory(s, seat), inventory(s, partner), verb, moves)


def add_small_trades(s: State, own: i64, other: i64, verb: i64, moves: LegalActions) -> None:
    """Adds the trades of `SMALL_TRADES`, in its order, that two inventories can pay."""
    cells = s.cells
    for single in range(kinds.MATERIAL_COUNT):
        first: i64 = 0 if single != 0 else 1
        second: i64 = 2 if single != 2 else 1
        place = 8 * single
        if cells[other + single] > 0:
            add_pairs(cells[own + first], cells[own + second], True, verb, place, moves)
        if cells[own + single] > 0:
            add_pairs(cells[other + first], cells[other + second], False, verb, place + 3, moves)


def add_pairs(
    first: i64, second: i64, singles: bool, verb: i64, place: i64, moves: LegalActions
) -> None:
    """Adds the trades of a pair from two kinds for one of the third; with `singles` one for one."""
    if singles and first > 0:
        moves.add(verb, place)
    if singles and second > 0:
        moves.add(verb, place + 1)
    if first > 1:
        moves.add(verb, place + 2)
    if first > 0 and second > 0:
        moves.add(verb, place + 3)
    if second > 1:
        moves.add(verb, place + 4)


def why_not_offer(params: Params, s: State, offered: i64) -> tuple[str, str]:
    """Why the turn's player can't offer these terms; two empty texts if they are legal."""
    seat = s.seat()
    partner = trade_terms.partner_of(offered)
    if partner == s.cells[SEATS] and s.cells[cell.AUTOMATON] != kinds.OFF:
        return "automaton_never_trades", "K33"
    if partner >= s.cells[SEATS]:
        return "no_such_seat", "K31"
    if partner == seat:
        return "offer_to_oneself", "K31"
    reason, rule = why_no_offers(params, s)
    if reason != "":
        return reason, rule
    if failed_too_often(params, s, partner):
        return "offers_failed", "K47"
    return why_not_terms(s, seat, partner, offered)


def why_no_offers(params: Params, s: State) -> tuple[str, str]:
    """Why the turn's player may make no offer: trades are off, were given up, or are used up.

    Returns a reason and a rule; both are empty if offers are allowed.
    """
    if params.offer_limit == 0:
        return "trades_off", "K47"
    if s.cells[cell.FORGONE] != 0:
        return "trades_forgone", "K32"
    if s.cells[cell.OFFERS] >= params.offer_limit:
        return "offers_used_up", "K47"
    return "", ""


def why_not_terms(s: State, seat: Seat, partner: Seat, offered: i64) -> tuple[str, str]:
    """Why terms that a seat offers a partner are illegal; two empty texts if they are legal."""
    if not two_sided(offered):
        return "one_sided", "K32"
    own = inventory(s, seat)
    other = inventory(s, partner)
    for material in range(kinds.MATERIAL_COUNT):
        give = trade_terms.given(offered, material)
        want = trade_terms.wanted(offered, material)
        if give > 0 and want > 0:
            return "kind_on_both_sides", "K32"
        if give > s.cells[own + material]:
            return "you_have_too_few", "K32"
        if want > s.cells[other + material]:
            return "they_have_too_few", "K32"
    return "", ""


def two_sided(offered: i64) -> bool:
    """True if at least one cube goes each way (K32)."""
    give: i64 = 0
    want: i64 = 0
    for material in range(kinds.MATERIAL_COUNT):
        give += trade_terms.given(offered, material)
        want += trade_terms.wanted(offered, material)
    return give > 0 and want > 0


def set_terms(s: State, offered: i64) -> None:
    """Stores the terms of an offer by the turn's player in the state, until it is answered."""
    for material in range(kinds.MATERIAL_COUNT):
        s.cells[cell.GIVE + material] = trade_terms.given(offered, material)
        s.cells[cell.WANT + material] = trade_terms.wanted(offered, material)


def set_counter_terms(s: State, offered: i64) -> None:
    """Stores the terms of a counter-offer, turned round: the turn's player gives what it wants."""
    for material in range(kinds.MATERIAL_COUNT):
        s.cells[cell.GIVE + material] = trade_terms.wanted(offered, material)
        s.cells[cell.WANT + material] = trade_terms.given(offered, material)


def answers_alike(s: State, counter: i64) -> bool:
    """True if a counter-offer has the same terms as the offer that it answers."""
    for material in range(kinds.MATERIAL_COUNT):
        if s.cells[cell.GIVE + material] != trade_terms.wanted(counter, material):
            return False
        if s.cells[cell.WANT + material] != trade_terms.given(counter, material):
            return False
    return True


def clear_terms(s: State) -> None:
    """Removes the terms of the current offer from the state."""
    for material in range(kinds.MATERIAL_COUNT):
        s.cells[cell.GIVE + material] = 0
        s.cells[cell.WANT + material] = 0


def terms_on_table(s: State, partner: Seat) -> i64:
    """The terms that wait for an answer, seen as an offer by the turn's player to `partner`."""
    offered: i64 = partner
    for material in range(kinds.MATERIAL_COUNT):
        offered += trade_terms.giving(material, s.cells[cell.GIVE + material])
        offered += trade_terms.wanting(material, s.cells[cell.WANT + material])
    return offered


def swaps_back(s: State, seat: Seat, partner: Seat, offered: i64) -> bool:
    """True if a trade would return a kind of cube to the player who gave it away this turn (K37).

    The trade is offered by `seat` to `partner`; one of the two is the turn's player.
    """
    for i in range(kinds.MATERIAL_COUNT):
        if trade_terms.given(offered, i) > 0 and cubes_traded(s, partner, seat, i) > 0:
            return True
        if trade_terms.wanted(offered, i) > 0 and cubes_traded(s, seat, partner, i) > 0:
            return True
    return False


def cubes_traded(s: State, giver: Seat, receiver: Seat, material: i64) -> i64:
    """How many cubes of a material `giver` gave `receiver` in trades of this turn."""
    if s.cells[TURN] == giver:
        return s.cells[s.block(receiver) + cell.TRADED_IN + material]
    return s.cells[s.block(giver) + cell.TRADED_AWAY + material]


def exchange(s: State, player: Seat, partner: Seat) -> None:
    """Moves the cubes of both sides to their new owners, and notes them for `swaps_back`."""
    cells = s.cells
    block = s.block(partner)
    own = inventory(s, player)
    for material in range(kinds.MATERIAL_COUNT):
        give = cells[cell.GIVE + material]
        want = cells[cell.WANT + material]
        cells[own + material] += want - give
        cells[block + cell.INVENTORY + material] += give - want
        cells[block + cell.TRADED_IN + material] += give
        cells[block + cell.TRADED_AWAY + material] += want


def forget_turn(s: State) -> None:
    """Resets the counts of offers and traded cubes when a new turn begins."""
    cells = s.cells
    cells[cell.OFFERS] = 0
    cells[cell.FORGONE] = 0
    for seat in range(cells[SEATS]):
        block = s.block(seat)
        cells[block + cell.RECEIVED_OFFERS] = 0
        cells[block + cell.FAILED_OFFERS] = 0
        for material in range(kinds.MATERIAL_COUNT):
            cells[block + cell.TRADED_AWAY + material] = 0
            cells[block + cell.TRADED_IN + material] = 0

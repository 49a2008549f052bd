"""Trading: offers at any time in a turn, answers, counter-offers, bonuses (K31-K33, K37, K47)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.anytime_actions import AnytimeActions
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.event_table import BUNDLE
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from .. import (
    actions as act,
    events as event,
    kinds,
    offers,
    state_cells as cell,
    step_table as step,
    trade_terms,
)
from ..kinds import Material
from ..params import Params
from .base_step import KaratsStep


@final
class Trades(AnytimeActions):
    """What the turn's player may do at every decision: offer a trade, or give up trading (K32)."""

    def __init__(self, params: Params) -> None:
        super().__init__([act.OFFER, act.OFFER_ANY, act.FORGO_TRADES])
        self.params: Final = params

    def legal(self, s: State, moves: LegalActions) -> None:
        own = moves.count
        offers.add_offers(self.params, s, s.seat(), moves)
        if moves.count > own:
            moves.add(act.FORGO_TRADES)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb != act.FORGO_TRADES:
            return offers.why_not_offer(self.params, s, terms_offered(verb, argument))
        reason, rule = offers.why_no_offers(self.params, s)
        return (reason, rule) if reason != "" else ("no_trade_possible", "K32")

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        if verb == act.FORGO_TRADES:
            s.cells[cell.FORGONE] = 1
        else:
            self.offer(s, s.seat(), terms_offered(verb, argument), d)

    def offer(self, s: State, seat: Seat, offered: i64, d: Dealer) -> None:
        partner = trade_terms.partner_of(offered)
        s.cells[cell.OFFERS] += 1
        s.cells[s.block(partner) + cell.RECEIVED_OFFERS] += 1
        offers.set_terms(s, offered)
        give, want = bundle(s, cell.GIVE), bundle(s, cell.WANT)
        d.emit(event.OFFERED, seat, partner, give, want)
        s.push(step.ANSWER, partner, seat)


def terms_offered(verb: i64, argument: i64) -> i64:
    """The terms of the trade that an action of OFFER, COUNTER or an unlisted verb stands for."""
    if verb == act.OFFER or verb == act.COUNTER:
        return trade_terms.SMALL_TRADES[argument]
    return argument


def is_counter(verb: i64) -> bool:
    return verb == act.COUNTER or verb == act.COUNTER_ANY


def bundle(s: State, zone: i64) -> i64:
    """The counts of a zone of materials, packed into one number for an event."""
    packed: i64 = 0
    for at in range(zone + kinds.MATERIAL_COUNT - 1, zone - 1, -1):
        packed = packed * BUNDLE + s.cells[at]
    return packed


class AnswerStep(KaratsStep):
    """A step that answers an offer or a counter-offer made by the seat `partner`."""

    def trade(self, s: State, player: Seat, partner: Seat, d: Dealer) -> None:
        """Does an accepted trade; a Capitalist takes a bonus, unless cubes only come back (K37)."""
        give, want = bundle(s, cell.GIVE), bundle(s, cell.WANT)
        d.emit(event.TRADED, player, partner, give, want)
        offered = offers.terms_on_table(s, partner)
        bonus = not offers.swaps_back(s, player, partner, offered)
        offers.exchange(s, player, partner)
        offers.clear_terms(s)
        s.pop()
        if bonus:
            ask_capitalist(s, player)
            ask_capitalist(s, partner)

    def fail(self, s: State, partner: Seat, to: Seat, d: Dealer) -> None:
        """Ends an offer without a trade: counts it as failed for `partner`, and emits it (K47)."""
        d.emit(event.DECLINED, s.seat(), to)
        s.cells[s.block(partner) + cell.FAILED_OFFERS] += 1
        offers.clear_terms(s)
        s.pop()


def ask_capitalist(s: State, seat: Seat) -> None:
    """Asks a seat for the bonus of a trade if it is a Capitalist (K37)."""
    if s.cells[s.block(seat) + cell.PROFESSION] == kinds.CAPITALIST:
        s.push(step.BONUS, seat)


@final
class Answering(AnswerStep):
    """The other seat accepts the offer, declines it, or makes a counter-offer."""

    def legal(self, s: State, moves: LegalActions) -> None:
        moves.add(act.ACCEPT)
        moves.add(act.DECLINE)
        first = moves.count
        own = offers.inventory(s, s.seat())
        other = offers.inventory(s, Seat(s.field(step.PARTNER)))
        offers.add_small_trades(s, own, other, act.COUNTER, moves)
        self.drop_alike(s, first, moves)

    def drop_alike(self, s: State, first: i64, moves: LegalActions) -> None:
        """Removes from `moves` the counter-offer that would only repeat the terms of the offer."""
        for i in range(first, moves.count):
            counter = trade_terms.SMALL_TRADES[moves.ids[i] - act.COUNTER]
            if offers.answers_alike(s, counter):
                moves.count -= 1
                moves.ids[i] = moves.ids[moves.count]
                return

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if not is_counter(verb):
            return self.explain_pending(verb, "answer_first", "K32")
        counter = terms_offered(verb, argument)
        if offers.answers_alike(s, counter):
            return "same_terms", "K32"
        return offers.why_not_terms(s, s.seat(), Seat(s.field(step.PARTNER)), counter)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        player = Seat(s.field(step.PARTNER))
        if verb == act.ACCEPT:
            self.trade(s, player, seat, d)
        elif verb == act.DECLINE:
            self.fail(s, seat, player, d)
        else:
            self.counter(s, seat, player, terms_offered(verb, argument), d)

    def counter(self, s: State, seat: Seat, player: Seat, counter: i64, d: Dealer) -> None:
        offers.set_counter_terms(s, counter)
        give, want = bundle(s, cell.WANT), bundle(s, cell.GIVE)
        d.emit(event.COUNTERED, seat, player, give, want)
        s.become(step.COUNTER, player, seat)


@final
class AnsweringCounter(AnswerStep):
    """The player whose turn it is accepts the counter-offer, or declines it."""

    def legal(self, s: State, moves: LegalActions) -> None:
        moves.add(act.ACCEPT)
        moves.add(act.DECLINE)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if is_counter(verb):
            return "one_counter_offer", "K32"
        return self.explain_pending(verb, "answer_first", "K32")

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        partner = Seat(s.field(step.PARTNER))
        if verb == act.ACCEPT:
            self.trade(s, s.seat(), partner, d)
        else:
            self.fail(s, partner, partner, d)


@final
class TakingBonus(KaratsStep):
    """The Capitalist takes a cube from the discard pile, if there is one (K37)."""

    def legal(self, s: State, moves: LegalActions) -> None:
        for i in range(kinds.MATERIAL_COUNT):
            if s.cells[cell.DISCARD + kinds.cube_of(Material(i))] > 0:
                moves.add(act.TAKE, i)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.TAKE:
            return "not_in_discard", "K37"
        return self.explain_pending(verb, "bonus_first", "K37")

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        s.cells[cell.DISCARD + kinds.cube_of(Material(argument))] -= 1
        s.cells[offers.inventory(s, s.seat()) + argument] += 1
        d.emit(event.BONUS_TAKEN, s.seat(), argument)
        s.pop()

    def run(self, s: State, d: Dealer) -> None:
        s.pop()

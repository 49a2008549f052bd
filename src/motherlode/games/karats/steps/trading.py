"""Trading: an offer is built cube by cube, proposed, and accepted or declined (K31-K33, K37)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel import counts
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.events import BUNDLE
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from .. import actions as act, cells as cell, events as event, kinds, offers, step_table as step
from ..kinds import Material
from .base_step import KaratsStep


@final
class Offering(KaratsStep):
    """The seat whose turn it is builds an offer to another seat."""

    def legal(self, s: State, moves: LegalActions) -> None:
        cells = s.cells
        own_cubes = offers.inventory(s, s.seat())
        partner_cubes = offers.inventory(s, Seat(s.field(step.TO)))
        for material in range(kinds.MATERIAL_COUNT):
            if cells[cell.GIVE + material] < cells[own_cubes + material]:
                moves.add(act.GIVE_CUBE, material)
            if cells[cell.WANT + material] < cells[partner_cubes + material]:
                moves.add(act.WANT_CUBE, material)
        if two_sided(s) and not offers.same_cubes(s, cell.GIVE, cell.WANT):
            moves.add(act.PROPOSE)
        moves.add(act.WITHDRAW)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.GIVE_CUBE:
            return "you_have_no_more", "K31"
        if verb == act.WANT_CUBE:
            return "they_have_no_more", "K31"
        if verb == act.PROPOSE:
            return ("same_cubes" if two_sided(s) else "one_sided"), "K32"
        return self.explain_pending(verb, "offer_first", "K32")

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        if verb == act.GIVE_CUBE:
            s.cells[cell.GIVE + argument] += 1
        elif verb == act.WANT_CUBE:
            s.cells[cell.WANT + argument] += 1
        elif verb == act.PROPOSE:
            self.propose(s, s.seat(), Seat(s.field(step.TO)), d)
        else:
            offers.clear_offer(s)
            s.pop()

    def propose(self, s: State, seat: Seat, to: Seat, d: Dealer) -> None:
        d.emit(event.OFFERED, seat, to, bundle_of_zone(s, cell.GIVE), bundle_of_zone(s, cell.WANT))
        s.become(step.ANSWER, to, seat)


def two_sided(s: State) -> bool:
    """True if at least one cube goes each way (K32)."""
    give = counts.total(s.cells, cell.GIVE, kinds.MATERIAL_COUNT)
    return give > 0 and counts.total(s.cells, cell.WANT, kinds.MATERIAL_COUNT) > 0


def bundle_of_zone(s: State, zone: i64) -> i64:
    """The counts of a zone of materials packed for an event."""
    packed: i64 = 0
    for at in range(zone + kinds.MATERIAL_COUNT - 1, zone - 1, -1):
        packed = packed * BUNDLE + s.cells[at]
    return packed


@final
class Answering(KaratsStep):
    """The other seat accepts the offer, or declines it."""

    def legal(self, s: State, moves: LegalActions) -> None:
        moves.add(act.ACCEPT)
        moves.add(act.DECLINE)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        return self.explain_pending(verb, "answer_first", "K32")

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        answerer = s.seat()
        offerer = Seat(s.field(step.OFFERER))
        s.pop()
        if verb == act.ACCEPT:
            self.trade(s, offerer, answerer, d)
        else:
            d.emit(event.DECLINED, answerer, offerer)
        offers.clear_offer(s)

    def trade(self, s: State, offerer: Seat, answerer: Seat, d: Dealer) -> None:
        d.emit(
            event.TRADED,
            offerer,
            answerer,
            bundle_of_zone(s, cell.GIVE),
            bundle_of_zone(s, cell.WANT),
        )
        exchange(s, offerer, answerer)
        for seat in (offerer, answerer):
            if s.cells[s.block(seat) + cell.PROFESSION] == kinds.CAPITALIST:
                s.push(step.BONUS, seat)


def exchange(s: State, offerer: Seat, answerer: Seat) -> None:
    """Moves the cubes of both sides of the offer to their new owners."""
    cells = s.cells
    offerer_cubes = offers.inventory(s, offerer)
    answerer_cubes = offers.inventory(s, answerer)
    for material in range(kinds.MATERIAL_COUNT):
        change = cells[cell.WANT + material] - cells[cell.GIVE + material]
        cells[offerer_cubes + material] += change
        cells[answerer_cubes + material] -= change


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

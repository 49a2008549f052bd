"""Steps after a card: where a warp ends, what is drained, who shoots, the event (M39, M53)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from .. import (
    actions as act,
    events as event,
    fleet,
    kinds,
    shared_effects,
    state_cells as cell,
    step_table as step,
    warp_destinations,
)
from ..fleet import STATION
from ..kinds import Space
from ..params import Params
from ..steps.base_step import MothershipStep
from . import catalogue
from .base_fight_card import only_ship

NOWHERE: Final = 0
"""In place of the start of a Station's warp, which no card needs."""


def add_warp_ends(n: Params, s: State, start: Space, moves: LegalActions) -> None:
    """Adds the free spaces on which the warp of the current card may end."""
    card = catalogue.CARDS[s.field(step.CARD)]
    seat = s.seat()
    for at in n.board.spaces:
        space = Space(at)
        free = s.cells[cell.MAP + space] == cell.EMPTY
        if free and card.warp_ends(n, s, seat, start, space):
            moves.add(act.TARGET, space)


@final
class Warping(MothershipStep):
    """The player of a card chooses where the warped ship, or the own Station, goes."""

    def legal(self, s: State, moves: LegalActions) -> None:
        start = Space(NOWHERE)
        if s.field(step.WARPED) != STATION:
            start = fleet.space_of(s, Seat(s.field(step.OWNER)), s.field(step.WARPED))
        add_warp_ends(self.n, s, start, moves)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb != act.TARGET:
            return super().explain(s, verb, argument)
        taken = s.cells[cell.MAP + argument] != cell.EMPTY
        return "space_taken" if taken else "warp_ends_elsewhere", "M42"

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        owner = Seat(s.field(step.OWNER))
        ship = s.field(step.WARPED)
        s.pop()
        if ship == STATION:
            move_station(s, seat, Space(argument), d)
        else:
            shared_effects.warp_ship(self.n, s, seat, owner, ship, Space(argument), d)


def move_station(s: State, seat: Seat, space: Space, d: Dealer) -> None:
    s.cells[cell.MAP + fleet.station_of(s, seat)] = cell.EMPTY
    s.cells[cell.MAP + space] = fleet.station_entry(seat)
    s.cells[s.block(seat) + cell.STATION_AT] = space + 1
    d.emit(event.STATION_WARPED, seat, space)


@final
class Retreating(MothershipStep):
    """Cowardly Retreat warps the friendly ships on a space and around it, one after another.

    The frame has a bit for each place from which a ship still has to go, and for each ship further
    away that still has to go, so that no ship goes twice.
    """

    def run(self, s: State, d: Dealer) -> None:
        if (s.field(step.NEAR) == 0 and s.field(step.FURTHER) == 0) or not fleet.in_game(
            s, s.seat()
        ):  # its last own ship may be lost in a field (M47)
            s.pop()
            return
        if self.has_end(s):
            occupant = self.next_ship(s)
            owner = fleet.seat_of(occupant)
            s.push(step.WARPING, s.seat(), s.field(step.CARD), owner, fleet.ship_of(occupant))
        else:
            s.pop()

    def next_ship(self, s: State) -> i64:
        """Removes the next ship from the masks; returns its entry of the map."""
        near = s.field(step.NEAR)
        if near != 0:
            place = fleet.first_in(near)
            s.set_field(step.NEAR, near - fleet.bit_of(place))
            space = warp_destinations.place_around(self.n, Space(s.field(step.SPACE)), place)
            return s.cells[cell.MAP + space]
        further = s.field(step.FURTHER)
        ship = fleet.first_in(further)
        s.set_field(step.FURTHER, further - fleet.bit_of(ship))
        return cell.FIRST_SHIP + ship

    def has_end(self, s: State) -> bool:
        """True if there is a space on which a warp may end."""
        card = catalogue.CARDS[s.field(step.CARD)]
        for at in self.n.board.spaces:
            space = Space(at)
            free = s.cells[cell.MAP + space] == cell.EMPTY
            if free and card.warp_ends(self.n, s, s.seat(), space, space):
                return True
        return False


@final
class Draining(MothershipStep):
    """The player of Prod chooses which enemy subsystem loses energy for this turn."""

    def legal(self, s: State, moves: LegalActions) -> None:
        for subsystem in range(len(kinds.SUBSYSTEMS)):
            if fleet.energy(s, Seat(s.field(step.ENEMY)), subsystem) > 0:
                moves.add(act.SUBSYSTEM, subsystem)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.SUBSYSTEM:
            return "subsystem_is_empty", "M39"
        return super().explain(s, verb, argument)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        owner = s.field(step.ENEMY)
        s.cells[s.block(owner) + cell.DRAINED + argument] += s.field(step.AMOUNT)
        d.emit(event.ENERGY_DRAINED, owner, argument)
        s.pop()


@final
class ChoosingShip(MothershipStep):
    """The player of a card chooses which ship makes its attack; a single ship needs no choice."""

    def legal(self, s: State, moves: LegalActions) -> None:
        mask = self.shooters(s)
        if only_ship(mask) >= 0:
            return
        for ship in range(kinds.FLEET):
            if fleet.in_mask(mask, ship):
                moves.add(act.PICK, ship)

    def shooters(self, s: State) -> i64:
        card = catalogue.CARDS[s.field(step.CARD)]
        return card.shooters(self.n, s, s.seat(), Space(s.field(step.SPACE)))

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        card = catalogue.CARDS[s.field(step.CARD)]
        space = Space(s.field(step.SPACE))
        s.pop()
        card.shoot(self.n, s, seat, argument, space, d)

    def run(self, s: State, d: Dealer) -> None:
        self.apply(s, act.PICK, only_ship(self.shooters(s)), d)


@final
class AnsweringEvent(MothershipStep):
    """The player of Random Event doubles the event's effect on itself or avoids it (M53)."""

    def legal(self, s: State, moves: LegalActions) -> None:
        moves.add(act.DOUBLE)
        moves.add(act.AVOID)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        answer: i64 = kinds.AVOIDED if verb == act.AVOID else kinds.DOUBLED
        s.cells[cell.EVENT_ANSWER] = answer
        d.emit(event.EVENT_ANSWERED, seat, answer)
        s.pop()
        if s.cells[cell.EVENT] == kinds.FREE_SAMPLES:
            hand_out_samples(self.n, s, seat, answer, d)
            s.cells[cell.EVENT] = kinds.QUIET


def hand_out_samples(n: Params, s: State, player: Seat, answer: i64, d: Dealer) -> None:
    """Free Samples: everyone draws cards; the event's player draws twice as many or none."""
    cards, seat = n.random_events.free_samples, player
    while True:
        if seat == player:
            shared_effects.draw_cards(s, seat, 2 * cards if answer == kinds.DOUBLED else 0, d)
        elif fleet.in_game(s, seat) and not fleet.is_npc(s, seat):
            shared_effects.draw_cards(s, seat, cards, d)
        seat = s.next_seat(seat)
        if seat == player:
            return

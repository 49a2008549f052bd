"""Steps of cards that ask for one thing more: warps, Prod, who shoots, the event (M39, M53)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.state import SEATS, State

from . import (
    actions as act,
    cells as cell,
    deck,
    effects,
    events as event,
    fight,
    fleet,
    kinds,
    step_table as step,
    targets,
)
from .base_step import MothershipStep
from .board import OPEN_SPACE
from .fleet import STATION
from .hexes import DIRECTIONS
from .numbers import Numbers


def land(n: Numbers, s: State, player: i64, seat: i64, ship: i64, space: i64, d: Dealer) -> None:
    """A ship is somewhere else at once. It ends the movement of an own ship (M37); a field that
    it was not in before attacks it (M42)."""
    before = n.board.fields[fleet.space_of(s, seat, ship)]
    fleet.put_ship(s, seat, ship, space)
    d.tell(event.SHIP_WARPED, seat, ship, space)
    if seat == player:
        fleet.mark(s, seat, ship, cell.MOVEMENT_OVER)
    field = n.board.fields[space]
    deflected = s.cells[s.block(seat) + cell.STATUS + ship] & cell.DEFLECTED != 0
    if field != OPEN_SPACE and field != before and not deflected:
        fight.open_asteroids(n, s, seat, ship, space, d)


@final
class Warping(MothershipStep):
    """Where a ship of an owner, or the own Station, ends up by a card."""

    def legal(self, s: State, moves: Moves) -> None:
        n = self.n
        card = s.field(step.CARD)
        start: i64 = 0
        if s.field(step.WARPED) != STATION:
            start = fleet.space_of(s, s.field(step.OWNER), s.field(step.WARPED))
        for space in n.board.spaces:
            if targets.warp_end(n, s, s.seat(), card, start, space):
                moves.add(act.TARGET, space)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        owner = s.field(step.OWNER)
        ship = s.field(step.WARPED)
        s.pop()
        if ship == STATION:
            move_station(s, seat, argument, d)
        else:
            land(self.n, s, seat, owner, ship, argument, d)


def move_station(s: State, seat: i64, space: i64, d: Dealer) -> None:
    s.cells[cell.MAP + fleet.station_of(s, seat)] = cell.EMPTY
    s.cells[cell.MAP + space] = cell.FIRST_STATION + seat
    s.cells[s.block(seat) + cell.STATION_AT] = space + 1
    d.tell(event.STATION_WARPED, seat, space)


@final
class Retreating(MothershipStep):
    """Cowardly Retreat: the friendly ships on a space and around it, one after the other.

    A bit for each place where one stood at first and has yet to go, and for each ship that stood
    further off, so that none goes twice.
    """

    def legal(self, s: State, moves: Moves) -> None:
        """Nothing is chosen here: every ship gets a warp of its own."""

    def run(self, s: State, d: Dealer) -> None:
        seat = s.seat()
        if not fleet.in_game(s, seat):  # the last own ship was lost in a field: M47
            s.pop()
            return
        if s.field(step.BEGUN) == 0:
            s.set_field(step.BEGUN, 1)
            s.set_field(step.NEAR, self.beside(s, seat))
            s.set_field(step.FURTHER, self.further(s, seat))
        if s.field(step.NEAR) == 0 and s.field(step.FURTHER) == 0:
            s.pop()
            return
        occupant = self.next_ship(s)
        s.push(step.WARPING, seat, kinds.RETREAT, fleet.seat_of(occupant), fleet.ship_of(occupant))
        if not self.has_end(s, seat):
            s.pop()

    def next_ship(self, s: State) -> i64:
        """The ship that goes next, as the map has it; its bit is taken from the masks."""
        near = s.field(step.NEAR)
        if near != 0:
            place = fleet.first_in(near)
            s.set_field(step.NEAR, near - fleet.bit_of(place))
            return s.cells[cell.MAP + self.space(s, place)]
        further = s.field(step.FURTHER)
        ship = fleet.first_in(further)
        s.set_field(step.FURTHER, further - fleet.bit_of(ship))
        return cell.FIRST_SHIP + ship

    def space(self, s: State, place: i64) -> i64:
        """The space of the retreat, or its neighbour in a direction, or -1."""
        centre = s.field(step.SPACE)
        return centre if place == 0 else self.n.board.beside(centre, place - 1)

    def beside(self, s: State, seat: i64) -> i64:
        """A mask of the places on the space and around it where a ship stands that goes."""
        mask: i64 = 0
        for place in range(DIRECTIONS + 1 if self.n.amounts[kinds.RETREAT] > 0 else 1):
            space = self.space(s, place)
            if space >= 0 and self.flees(s, seat, s.cells[cell.MAP + space]):
                mask += fleet.bit_of(place)
        return mask

    def further(self, s: State, seat: i64) -> i64:
        """A mask of the ships that go and stand further off, where the card reaches so far."""
        mask: i64 = 0
        for space in self.n.board.spaces:
            if (
                1
                < self.n.board.distance(s.field(step.SPACE), space)
                <= self.n.amounts[kinds.RETREAT]
            ):
                ship = s.cells[cell.MAP + space]
                if self.flees(s, seat, ship):
                    mask += fleet.bit_of(ship - cell.FIRST_SHIP)
        return mask

    def flees(self, s: State, seat: i64, occupant: i64) -> bool:
        if not fleet.is_ship(occupant) or not fleet.friends(self.n, seat, fleet.seat_of(occupant)):
            return False
        return targets.may_be_warped(
            self.n, s, seat, fleet.seat_of(occupant), fleet.ship_of(occupant)
        )

    def has_end(self, s: State, seat: i64) -> bool:
        for space in self.n.board.spaces:
            if targets.warp_end(self.n, s, seat, kinds.RETREAT, space, space):
                return True
        return False


@final
class Draining(MothershipStep):
    """Prod: which subsystem of an enemy loses energy for this turn."""

    def legal(self, s: State, moves: Moves) -> None:
        for subsystem in range(3):
            if fleet.energy(s, s.field(step.ENEMY), subsystem) > 0:
                moves.add(act.SUBSYSTEM, subsystem)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        owner = s.field(step.ENEMY)
        subsystem = argument
        s.cells[s.block(owner) + cell.DRAINED + subsystem] += self.n.amounts[kinds.PROD]
        d.tell(event.ENERGY_DRAINED, owner, subsystem)
        s.pop()


@final
class ChoosingShip(MothershipStep):
    """Which own ship makes the attack of a card on a space; alone it needs no choice."""

    def legal(self, s: State, moves: Moves) -> None:
        mask = effects.shooters(self.n, s, s.seat(), s.field(step.CARD), s.field(step.SPACE))
        if mask & (mask - 1) == 0:
            return
        for ship in range(kinds.FLEET):
            if fleet.in_mask(mask, ship):
                moves.add(act.PICK, ship)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        self.shoot(s, argument, d)

    def run(self, s: State, d: Dealer) -> None:
        mask = effects.shooters(self.n, s, s.seat(), s.field(step.CARD), s.field(step.SPACE))
        self.shoot(s, fleet.first_in(mask), d)

    def shoot(self, s: State, ship: i64, d: Dealer) -> None:
        seat = s.seat()
        card = s.field(step.CARD)
        space = s.field(step.SPACE)
        s.pop()
        if card == kinds.RAILGUNS:
            effects.fire_railguns(self.n, s, seat, ship, space, d)
        else:
            effects.wam(self.n, s, seat, ship, space, d)


@final
class AnsweringEvent(MothershipStep):
    """The card's player doubles the event for himself or avoids it (M53)."""

    def legal(self, s: State, moves: Moves) -> None:
        moves.add(act.DOUBLE)
        moves.add(act.AVOID)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        answer: i64 = kinds.AVOIDED if verb == act.AVOID else kinds.DOUBLED
        s.cells[cell.EVENT_ANSWER] = answer
        d.tell(event.EVENT_ANSWERED, seat, answer)
        s.pop()
        if s.cells[cell.EVENT] == kinds.FREE_SAMPLES:
            self.hand_out(s, seat, answer, d)
            s.cells[cell.EVENT] = kinds.QUIET

    def hand_out(self, s: State, player: i64, answer: i64, d: Dealer) -> None:
        """Free Samples: a card for everyone, two or none for the card's player."""
        for i in range(s.cells[SEATS]):
            seat = (player + i) % s.cells[SEATS]
            if not fleet.in_game(s, seat) or fleet.is_npc(s, seat):
                continue
            if seat != player:
                deck.draw_card(s, seat, d)
            elif answer == kinds.DOUBLED:
                effects.draw_cards(s, seat, 2, d)

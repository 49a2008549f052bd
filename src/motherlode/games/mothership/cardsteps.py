"""Steps of cards that ask for one thing more: warps, Prod, who shoots, the event (M39, M53)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
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
from .board import OPEN_SPACE
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
    deflected = s.cells[cell.BLOCKS + seat * cell.STRIDE + cell.STATUS + ship] & cell.DEFLECTED != 0
    if field != OPEN_SPACE and field != before and not deflected:
        fight.open_asteroids(n, s, seat, ship, space, d)


@final
class Warping(Step):
    """Where the thing `a` (an entry of the map; 0: the own Station) ends up by card `b`."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        n = self.n
        thing = s.a()
        start: i64 = 0
        if thing != 0:
            start = fleet.space_of(s, fleet.seat_of(thing), fleet.ship_of(thing))
        for space in n.board.spaces:
            if targets.warp_end(n, s, s.seat(), s.b(), start, space):
                moves.add(act.TARGET + space)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        thing = s.a()
        card = s.b()
        space = action - act.TARGET
        s.pop()
        if card == kinds.MIGRATION:
            move_station(s, seat, space, d)
        else:
            land(self.n, s, seat, fleet.seat_of(thing), fleet.ship_of(thing), space, d)


def move_station(s: State, seat: i64, space: i64, d: Dealer) -> None:
    s.cells[cell.MAP + fleet.station_of(s, seat)] = cell.EMPTY
    s.cells[cell.MAP + space] = cell.FIRST_STATION + seat
    s.cells[cell.BLOCKS + seat * cell.STRIDE + cell.STATION_AT] = space + 1
    d.tell(event.STATION_WARPED, seat, space)


BEGUN: Final = 128
"""Above the bits of a space and its neighbours."""
FURTHER: Final = 8
"""The number of the bit from which on every ship has its own."""


@final
class Retreating(Step):
    """Cowardly Retreat: the friendly ships on space `a` and around it, one after the other.

    `b` has a bit for each place where one stood at first and has yet to go, so that none goes
    twice, for those that stood further off one for the ship, and BEGUN once all that is known.
    """

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        """Nothing is chosen here: every ship gets a warp of its own."""

    def run(self, s: State, d: Dealer) -> None:
        seat = s.seat()
        if not fleet.in_game(s, seat):  # the last own ship was lost in a field: M47
            s.pop()
            return
        if s.b() == 0:
            s.set_b(BEGUN + self.beside(s, seat) + self.further(s, seat))
        waiting = s.b() - BEGUN
        if waiting == 0:
            s.pop()
            return
        place: i64 = 0
        while not fleet.in_mask(waiting, place):
            place += 1
        s.set_b(s.b() - fleet.bit_of(place))
        s.push(step.WARPING, seat, self.occupant(s, place), kinds.RETREAT)
        if not self.has_end(s, seat):
            s.pop()

    def occupant(self, s: State, place: i64) -> i64:
        """The ship of a bit."""
        if place >= FURTHER:
            return cell.FIRST_SHIP + place - FURTHER
        return s.cells[cell.MAP + self.space(s, place)]

    def space(self, s: State, place: i64) -> i64:
        """The space `a`, or its neighbour in a direction, or -1."""
        return s.a() if place == 0 else self.n.board.beside(s.a(), place - 1)

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
            if 1 < self.n.board.distance(s.a(), space) <= self.n.amounts[kinds.RETREAT]:
                ship = s.cells[cell.MAP + space]
                if self.flees(s, seat, ship):
                    mask += fleet.bit_of(FURTHER + ship - cell.FIRST_SHIP)
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
class Draining(Step):
    """Prod: which subsystem of seat `a` loses energy for this turn."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        for subsystem in range(3):
            if fleet.energy(s, s.a(), subsystem) > 0:
                moves.add(act.SUBSYSTEM + subsystem)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        owner = s.a()
        subsystem = action - act.SUBSYSTEM
        s.cells[cell.BLOCKS + owner * cell.STRIDE + cell.DRAINED + subsystem] += self.n.amounts[
            kinds.PROD
        ]
        d.tell(event.ENERGY_DRAINED, owner, subsystem)
        s.pop()


@final
class ChoosingShip(Step):
    """Which own ship makes the attack of card `a` on space `b`; alone it needs no choice."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        mask = effects.shooters(self.n, s, s.seat(), s.a(), s.b())
        if mask & (mask - 1) == 0:
            return
        for ship in range(kinds.FLEET):
            if fleet.in_mask(mask, ship):
                moves.add(act.PICK + ship)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        self.shoot(s, action - act.PICK, d)

    def run(self, s: State, d: Dealer) -> None:
        mask = effects.shooters(self.n, s, s.seat(), s.a(), s.b())
        ship: i64 = 0
        while not fleet.in_mask(mask, ship):
            ship += 1
        self.shoot(s, ship, d)

    def shoot(self, s: State, ship: i64, d: Dealer) -> None:
        seat = s.seat()
        card = s.a()
        space = s.b()
        s.pop()
        if card == kinds.RAILGUNS:
            effects.fire_railguns(self.n, s, seat, ship, space, d)
        else:
            effects.wam(self.n, s, seat, ship, space, d)


@final
class AnsweringEvent(Step):
    """The card's player doubles the event for himself or avoids it (M53)."""

    def legal(self, s: State, moves: Moves) -> None:
        moves.add(act.DOUBLE)
        moves.add(act.AVOID)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        answer: i64 = kinds.AVOIDED if action == act.AVOID else kinds.DOUBLED
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

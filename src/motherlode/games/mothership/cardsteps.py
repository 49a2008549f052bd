"""Steps of cards that ask for one thing more: warps, Prod, who shoots, the event (M39, M53)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.games.mothership.board import OPEN_SPACE
from motherlode.games.mothership.deck import draw_card
from motherlode.games.mothership.effects import draw_cards, fire_railguns, shooters, wam
from motherlode.games.mothership.fight import open_asteroids
from motherlode.games.mothership.fleet import (
    bit_of,
    energy,
    friends,
    in_game,
    in_mask,
    is_npc,
    is_ship,
    mark,
    put_ship,
    seat_of,
    ship_of,
    space_of,
    station_of,
)
from motherlode.games.mothership.hex import DIRECTIONS
from motherlode.games.mothership.kinds import (
    AVOIDED,
    DOUBLED,
    FLEET,
    FREE_SAMPLES,
    MIGRATION,
    PROD,
    QUIET,
    RAILGUNS,
    RETREAT,
)
from motherlode.games.mothership.numbers import Numbers
from motherlode.games.mothership.order import WARPING
from motherlode.games.mothership.parts import (
    AVOID,
    BLOCKS,
    DEFLECTED,
    DOUBLE,
    DRAINED,
    EMPTY,
    ENERGY_DRAINED,
    EVENT,
    EVENT_ANSWER,
    EVENT_ANSWERED,
    FIRST_SHIP,
    FIRST_STATION,
    MAP,
    MOVEMENT_OVER,
    PICK,
    SHIP_WARPED,
    STATION_AT,
    STATION_WARPED,
    STATUS,
    STRIDE,
    SUBSYSTEM,
    TARGET,
)
from motherlode.games.mothership.targets import may_be_warped, warp_end
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
from motherlode.kernel.state import SEATS, State


def land(n: Numbers, s: State, player: i64, seat: i64, ship: i64, space: i64, d: Dealer) -> None:
    """A ship is somewhere else at once. It ends the movement of an own ship (M37); a field that
    it was not in before attacks it (M42)."""
    before = n.board.fields[space_of(s, seat, ship)]
    put_ship(s, seat, ship, space)
    d.tell(SHIP_WARPED, seat, ship, space)
    if seat == player:
        mark(s, seat, ship, MOVEMENT_OVER)
    field = n.board.fields[space]
    deflected = s.cells[BLOCKS + seat * STRIDE + STATUS + ship] & DEFLECTED != 0
    if field != OPEN_SPACE and field != before and not deflected:
        open_asteroids(n, s, seat, ship, space, d)


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
            start = space_of(s, seat_of(thing), ship_of(thing))
        for space in n.board.spaces:
            if warp_end(n, s, s.seat(), s.b(), start, space):
                moves.add(TARGET + space)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        thing = s.a()
        card = s.b()
        space = action - TARGET
        s.pop()
        if card == MIGRATION:
            move_station(s, seat, space, d)
        else:
            land(self.n, s, seat, seat_of(thing), ship_of(thing), space, d)


def move_station(s: State, seat: i64, space: i64, d: Dealer) -> None:
    s.cells[MAP + station_of(s, seat)] = EMPTY
    s.cells[MAP + space] = FIRST_STATION + seat
    s.cells[BLOCKS + seat * STRIDE + STATION_AT] = space + 1
    d.tell(STATION_WARPED, seat, space)


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
        if not in_game(s, seat):  # the last own ship was lost in a field: M47
            s.pop()
            return
        if s.b() == 0:
            s.set_b(BEGUN + self.beside(s, seat) + self.further(s, seat))
        waiting = s.b() - BEGUN
        if waiting == 0:
            s.pop()
            return
        place: i64 = 0
        while not in_mask(waiting, place):
            place += 1
        s.set_b(s.b() - bit_of(place))
        s.push(WARPING, seat, self.occupant(s, place), RETREAT)
        if not self.has_end(s, seat):
            s.pop()

    def occupant(self, s: State, place: i64) -> i64:
        """The ship of a bit."""
        if place >= FURTHER:
            return FIRST_SHIP + place - FURTHER
        return s.cells[MAP + self.space(s, place)]

    def space(self, s: State, place: i64) -> i64:
        """The space `a`, or its neighbour in a direction, or -1."""
        return s.a() if place == 0 else self.n.board.beside(s.a(), place - 1)

    def beside(self, s: State, seat: i64) -> i64:
        """A mask of the places on the space and around it where a ship stands that goes."""
        mask: i64 = 0
        for place in range(DIRECTIONS + 1 if self.n.amounts[RETREAT] > 0 else 1):
            space = self.space(s, place)
            if space >= 0 and self.flees(s, seat, s.cells[MAP + space]):
                mask += bit_of(place)
        return mask

    def further(self, s: State, seat: i64) -> i64:
        """A mask of the ships that go and stand further off, where the card reaches so far."""
        mask: i64 = 0
        for space in self.n.board.spaces:
            if 1 < self.n.board.distance(s.a(), space) <= self.n.amounts[RETREAT]:
                ship = s.cells[MAP + space]
                if self.flees(s, seat, ship):
                    mask += bit_of(FURTHER + ship - FIRST_SHIP)
        return mask

    def flees(self, s: State, seat: i64, occupant: i64) -> bool:
        if not is_ship(occupant) or not friends(self.n, seat, seat_of(occupant)):
            return False
        return may_be_warped(self.n, s, seat, seat_of(occupant), ship_of(occupant))

    def has_end(self, s: State, seat: i64) -> bool:
        for space in self.n.board.spaces:
            if warp_end(self.n, s, seat, RETREAT, space, space):
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
            if energy(s, s.a(), subsystem) > 0:
                moves.add(SUBSYSTEM + subsystem)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        owner = s.a()
        subsystem = action - SUBSYSTEM
        s.cells[BLOCKS + owner * STRIDE + DRAINED + subsystem] += self.n.amounts[PROD]
        d.tell(ENERGY_DRAINED, owner, subsystem)
        s.pop()


@final
class ChoosingShip(Step):
    """Which own ship makes the attack of card `a` on space `b`; alone it needs no choice."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        mask = shooters(self.n, s, s.seat(), s.a(), s.b())
        if mask & (mask - 1) == 0:
            return
        for ship in range(FLEET):
            if in_mask(mask, ship):
                moves.add(PICK + ship)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        self.shoot(s, action - PICK, d)

    def run(self, s: State, d: Dealer) -> None:
        mask = shooters(self.n, s, s.seat(), s.a(), s.b())
        ship: i64 = 0
        while not in_mask(mask, ship):
            ship += 1
        self.shoot(s, ship, d)

    def shoot(self, s: State, ship: i64, d: Dealer) -> None:
        seat = s.seat()
        card = s.a()
        space = s.b()
        s.pop()
        if card == RAILGUNS:
            fire_railguns(self.n, s, seat, ship, space, d)
        else:
            wam(self.n, s, seat, ship, space, d)


@final
class AnsweringEvent(Step):
    """The card's player doubles the event for himself or avoids it (M53)."""

    def legal(self, s: State, moves: Moves) -> None:
        moves.add(DOUBLE)
        moves.add(AVOID)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        answer: i64 = AVOIDED if action == AVOID else DOUBLED
        s.cells[EVENT_ANSWER] = answer
        d.tell(EVENT_ANSWERED, seat, answer)
        s.pop()
        if s.cells[EVENT] == FREE_SAMPLES:
            self.hand_out(s, seat, answer, d)
            s.cells[EVENT] = QUIET

    def hand_out(self, s: State, player: i64, answer: i64, d: Dealer) -> None:
        """Free Samples: a card for everyone, two or none for the card's player."""
        for i in range(s.cells[SEATS]):
            seat = (player + i) % s.cells[SEATS]
            if not in_game(s, seat) or is_npc(s, seat):
                continue
            if seat != player:
                draw_card(s, seat, d)
            elif answer == DOUBLED:
                draw_cards(s, seat, 2, d)

"""Setup: each player places the six ships near the own Station (M10); respawns beside it (M52)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.games.mothership.board import OPEN_SPACE
from motherlode.games.mothership.fleet import is_npc, put_ship, station_of
from motherlode.games.mothership.hex import DIRECTIONS, size
from motherlode.games.mothership.kinds import FLEET, MOTHERSHIP
from motherlode.games.mothership.numbers import Numbers
from motherlode.games.mothership.order import MARKET, PLACING
from motherlode.games.mothership.parts import (
    BLOCKS,
    DEPLOY,
    EMPTY,
    FIRST_SEAT,
    HP,
    MAP,
    PLACE,
    PLACED,
    RESPAWN,
    SHIP_RESPAWNED,
    STRIDE,
)
from motherlode.games.mothership.turns import begin_turn
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
from motherlode.kernel.state import SEATS, State

FAR_OFF: Final = 1000
"""More than any rank of a space on its way outward."""


def base_of(n: Numbers, s: State, seat: i64) -> i64:
    """The space that a fleet is placed around: its Station, or the solo fleet's base (M54)."""
    return n.board.fleet_base if n.level > 0 else station_of(s, seat)


def is_free(n: Numbers, s: State, space: i64) -> bool:
    """Free of everything, asteroids too."""
    return s.cells[MAP + space] == EMPTY and n.board.fields[space] == OPEN_SPACE


@final
class Placing(Step):
    """Ship `a` and those after it are placed, one at a time, or all at once by `deploy`."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        n = self.n
        base = base_of(n, s, s.seat())
        room: i64 = 0
        for space in n.board.spaces:
            if n.board.distance(base, space) <= n.placement and is_free(n, s, space):
                room += 1
        if room >= FLEET - s.a():
            moves.add(DEPLOY)
        for space in n.board.spaces:
            if n.board.distance(base, space) <= n.placement and is_free(n, s, space):
                moves.add(PLACE + space)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        ship = s.a()
        if action == DEPLOY:
            while ship < FLEET:
                self.put(s, seat, ship, self.default(s, seat, ship), d)
                ship += 1
        else:
            self.put(s, seat, ship, action - PLACE, d)
            ship += 1
        if ship < FLEET:
            s.set_a(ship)
        else:
            self.next_seat(s, seat, d)

    def put(self, s: State, seat: i64, ship: i64, space: i64, d: Dealer) -> None:
        put_ship(s, seat, ship, space)
        d.tell(PLACED, seat, ship, space)

    def default(self, s: State, seat: i64, ship: i64) -> i64:
        """The usual place: Fighters and Mothership towards the middle, Bombers on guard."""
        n = self.n
        base = base_of(n, s, seat)
        wanted: i64 = n.placement if ship < 4 else 1
        best: i64 = -1
        best_far: i64 = 100 * FAR_OFF
        for space in n.board.spaces:
            far = n.board.distance(base, space)
            if far <= n.placement and is_free(n, s, space):
                score = size(far - wanted) * FAR_OFF + n.board.outward[space]
                if score < best_far:
                    best = space
                    best_far = score
        return best

    def next_seat(self, s: State, seat: i64, d: Dealer) -> None:
        """The next player places; after the last the first turn begins."""
        following = (seat + 1) % s.cells[SEATS]
        if following == s.cells[FIRST_SEAT] or is_npc(s, following):
            s.pop()
            begin_turn(self.n, s, s.cells[FIRST_SEAT], d)
        else:
            s.become(PLACING, following)


@final
class Respawning(Step):
    """Ships that are due come back beside the Station, each where its owner says (M52)."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def due(self, s: State, seat: i64) -> i64:
        """The first ship that is due, or -1."""
        for ship in range(FLEET):
            if s.cells[BLOCKS + seat * STRIDE + RESPAWN + ship] == 1:
                return ship
        return -1

    def legal(self, s: State, moves: Moves) -> None:
        seat = s.seat()
        station = station_of(s, seat)
        if station < 0 or self.due(s, seat) < 0:
            return
        for direction in range(DIRECTIONS):
            space = self.n.board.beside(station, direction)
            if space >= 0 and is_free(self.n, s, space):
                moves.add(PLACE + space)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        mine = BLOCKS + seat * STRIDE
        ship = self.due(s, seat)
        space = action - PLACE
        s.cells[mine + RESPAWN + ship] = 0
        put_ship(s, seat, ship, space)
        if ship == MOTHERSHIP:
            s.cells[mine + HP] = self.n.respawn_hull
        d.tell(SHIP_RESPAWNED, seat, ship, space)

    def run(self, s: State, d: Dealer) -> None:
        seat = s.seat()
        s.become(MARKET, (seat + 1) % s.cells[SEATS], seat)

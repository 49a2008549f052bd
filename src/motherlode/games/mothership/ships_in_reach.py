"""Which ships can fly beside a space and attack there; compiled, for the forecast of every turn."""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.state import SEATS, Seat, State

from . import fleet, kinds, state_cells as cell
from .board import UNREACHED
from .hexes import DIRECTIONS
from .kinds import Space
from .params import Params
from .reach import armed, attackable, reach_of


class Flights:
    """The reach of each ship of a seat that can still attack."""

    def __init__(self, n: Params, s: State, seat: Seat) -> None:
        self.seat = seat
        self.ships = [ship for ship in range(kinds.FLEET) if armed(n, s, seat, ship)]
        self.reach = [reach_of(n, s, seat, ship) for ship in self.ships]

    def attackers(self, n: Params, s: State, space: Space) -> list[int]:
        """The ships that can fly beside a space and attack what stands there."""
        found: list[int] = []
        for i in range(len(self.ships)):
            ship: i64 = self.ships[i]
            if attackable(n, s, self.seat, ship, space) and can_end_beside(
                n, s, self.reach[i], space
            ):
                found.append(ship)
        return found

    def ends(self, n: Params, s: State, ship: int, space: Space) -> list[int]:
        """The spaces beside another where a ship can end its flight."""
        reach = self.reach[self.ships.index(ship)]
        found: list[int] = []
        for direction in range(DIRECTIONS):
            near = n.board.beside(space, direction)
            if near >= 0 and can_end_at(s, reach, near):
                found.append(int(near))
        return found


def can_end_beside(n: Params, s: State, reach: vec[i64], space: Space) -> bool:
    """True if a flight can end on some space beside another."""
    for direction in range(DIRECTIONS):
        near = n.board.beside(space, direction)
        if near >= 0 and can_end_at(s, reach, near):
            return True
    return False


def can_end_at(s: State, reach: vec[i64], space: Space) -> bool:
    """True if a space is within reach and free, or has the ship itself."""
    steps = reach[space]
    return steps == 0 or (steps != UNREACHED and s.cells[cell.MAP + space] == cell.EMPTY)


def spaces_of(s: State, seat: Seat) -> list[Space]:
    """The spaces of a seat's ships."""
    found: list[Space] = []
    for ship in range(kinds.FLEET):
        space = fleet.space_of(s, seat, ship)
        if space >= 0:
            found.append(space)
    return found


def enemies_in_reach(n: Params, s: State, seat: Seat) -> list[int]:
    """For each of `spaces_of`, the number of enemy ships that could reach and attack the ship."""
    spaces = spaces_of(s, seat)
    found = [0] * len(spaces)
    for i in range(s.cells[SEATS]):
        other = Seat(i)
        if fleet.friends(n, seat, other) or not fleet.in_game(s, other):
            continue
        flights = Flights(n, s, other)
        for place in range(len(spaces)):
            found[place] += len(flights.attackers(n, s, spaces[place]))
    return found

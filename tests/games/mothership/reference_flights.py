"""A simple step-by-step search for flights, to check the game's own searches against."""

from motherlode.games.mothership import cells as cell
from motherlode.games.mothership.board import OPEN_SPACE
from motherlode.games.mothership.fleet import power_left, space_of, virus_at
from motherlode.games.mothership.hexes import DIRECTIONS
from motherlode.games.mothership.kinds import Space
from motherlode.games.mothership.params import Params
from motherlode.games.mothership.reach import passable
from motherlode.kernel.state import Seat, State

Reached = tuple[int, bool]
"""A space, and True if an asteroid field was entered on the way to it."""


def flights_step_by_step(
    n: Params, s: State, seat: int, ship: int
) -> tuple[dict[Reached, int], dict[Reached, set[int]]]:
    """The steps to each space, and the spaces where shortest ways enter a field (M14, M31)."""
    safe = s.cells[s.block(seat) + cell.STATUS + ship] & cell.DEFLECTED != 0
    fields = n.board.fields
    start = int(space_of(s, Seat(seat), ship))
    known = {(start, False): 0}
    gates: dict[Reached, set[int]] = {(start, False): set()}
    edge = list(known)
    for steps in range(1, int(power_left(n, s, Seat(seat), ship)) + 1):
        found = set()
        for space, entered in edge:
            if space != start and virus_at(n, s, Seat(seat), Space(space)):
                continue
            for direction in range(DIRECTIONS):
                near = int(n.board.beside(Space(space), direction))
                if near < 0 or not passable(n, s, Seat(seat), Space(near)):
                    continue
                rocks = fields[near] != OPEN_SPACE
                enters = rocks and fields[space] == OPEN_SPACE and not safe
                if entered and not rocks:
                    continue  # the roll comes first: the flight ends in the field
                at = (near, entered or enters)
                found.add(at)
                if at not in known:
                    through = {near} if enters else gates[space, entered]
                    gates.setdefault(at, set()).update(through)
        edge = [at for at in found if at not in known]
        known |= dict.fromkeys(edge, steps)
    return known, gates

"""A simple step-by-step search for flights, to check the game's own searches against."""

from motherlode.games.mothership.board import OPEN_SPACE
from motherlode.games.mothership.fleet import deflectors, power_left, space_of, virus_at
from motherlode.games.mothership.hexes import DIRECTIONS
from motherlode.games.mothership.kinds import Space
from motherlode.games.mothership.params import Params
from motherlode.games.mothership.reach import passable
from motherlode.kernel.state import Seat, State

Reached = tuple[int, bool]
"""A space, and True if an asteroid field attacks on the way to it."""
Flown = tuple[int, bool, int]
"""As `Reached`, and how many Deflector Shields are left."""


def flights_step_by_step(
    n: Params, s: State, seat: int, ship: int
) -> tuple[dict[Reached, int], dict[Reached, set[int]]]:
    """The steps to each space, and the spaces where shortest ways enter a field (M14, M31)."""
    fields = n.board.fields
    start = int(space_of(s, Seat(seat), ship))
    begin = (start, False, int(deflectors(s, Seat(seat), ship)))
    known: dict[Flown, int] = {begin: 0}
    gates: dict[Flown, set[int]] = {begin: set()}
    edge = list(known)
    for steps in range(1, int(power_left(n, s, Seat(seat), ship)) + 1):
        found = set()
        for space, rolled, shielded in edge:
            if space != start and virus_at(n, s, Seat(seat), Space(space)):
                continue
            for direction in range(DIRECTIONS):
                near = int(n.board.beside(Space(space), direction))
                if near < 0 or not passable(n, s, Seat(seat), Space(near)):
                    continue
                rocks = fields[near] != OPEN_SPACE
                enters = rocks and fields[space] == OPEN_SPACE
                if rolled and not rocks:
                    continue  # the roll comes first: the flight ends in the field
                left = max(shielded - 1, 0) if enters else shielded
                at = (near, rolled or (enters and not shielded), left)
                found.add(at)
                if at not in known:
                    attacked = enters and not shielded
                    through = {near} if attacked else gates[space, rolled, shielded]
                    gates.setdefault(at, set()).update(through)
        edge = [at for at in found if at not in known]
        known |= dict.fromkeys(edge, steps)
    return shortest(known, gates)


def shortest(
    known: dict[Flown, int], gates: dict[Flown, set[int]]
) -> tuple[dict[Reached, int], dict[Reached, set[int]]]:
    """The shortest flights, with and without Deflector Shields that are left."""
    steps: dict[Reached, int] = {}
    ways: dict[Reached, set[int]] = {}
    for (space, rolled, shielded), far in sorted(known.items(), key=lambda row: row[1]):
        if steps.setdefault((space, rolled), far) == far:
            ways.setdefault((space, rolled), set()).update(gates[space, rolled, shielded])
    return steps, ways

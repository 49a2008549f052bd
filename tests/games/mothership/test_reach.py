"""Where ships can fly, against a search that follows the rule step by step."""

import pytest

from motherlode.games.mothership import cells as cell, kinds
from motherlode.games.mothership.board import OPEN_SPACE, UNREACHED
from motherlode.games.mothership.fleet import beside_mothership, power_left, space_of, virus_at
from motherlode.games.mothership.hexes import DIRECTIONS
from motherlode.games.mothership.params import Params
from motherlode.games.mothership.reach import ROLLED, edge_of, passable, reach_of, steps_to
from motherlode.kernel import registry
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.state import State

At = tuple[int, bool]
"""A space, and whether a field was entered for it."""


def followed(n: Params, s: State, seat: int, ship: int) -> tuple[dict[At, int], dict[At, set[int]]]:
    """Steps, and where the shortest ways enter a field, one step after the other (M14, M31)."""
    safe = s.cells[s.block(seat) + cell.STATUS + ship] & cell.DEFLECTED != 0
    fields = n.board.fields
    start = int(space_of(s, seat, ship))
    known = {(start, False): 0}
    gates: dict[At, set[int]] = {(start, False): set()}
    edge = list(known)
    for steps in range(1, int(power_left(n, s, seat, ship)) + 1):
        found = set()
        for space, entered in edge:
            if space != start and virus_at(n, s, seat, space):
                continue
            for direction in range(DIRECTIONS):
                near = int(n.board.beside(space, direction))
                if near < 0 or not passable(n, s, seat, near):
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


@pytest.mark.rule("M14", "M31", "M32", "M53")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("virus", [False, True])
def test_reach_is_what_single_steps_reach(seats: int, virus: bool) -> None:
    rules = registry.title("mothership").setup(seats).rules
    n: Params = rules.n  # type: ignore[attr-defined]
    dealer, moves = Dealer(seats), Moves()
    s = rules.start(dealer, moves)
    looked = 0
    for turn in range(1500):
        if s.over():
            break
        rules.advance(s, moves.ids[dealer.below(moves.count)], dealer, moves)
        seat, ship = turn % seats, turn % kinds.FLEET
        if turn % 5 == 0 and space_of(s, seat, ship) >= 0:
            if turn % 3 == 0:
                s.cells[s.block(seat) + cell.STATUS + ship] |= cell.DEFLECTED
            event = int(s.cells[cell.EVENT])
            s.cells[cell.EVENT] = kinds.SPACE_VIRUS if virus else kinds.QUIET
            looked += compare(n, s, seat, ship)
            s.cells[cell.EVENT] = event
    assert looked > (500 if virus else 1000)


def compare(n: Params, s: State, seat: int, ship: int) -> int:
    """Compares every space of the board; gives how many are within reach."""
    known, gates = followed(n, s, seat, ship)
    reach = reach_of(n, s, seat, ship)
    looked = 0
    for space in n.board.spaces:
        free, rolled = known.get((space, False)), known.get((space, True))
        if free is None and rolled is None:
            assert reach[space] == UNREACHED
            continue
        looked += 1
        assert reach[space] == (free if free is not None else ROLLED + (rolled or 0))
        if reach[space] > 0:
            entering = free is None
            steps = steps_to(n, s, seat, ship, space, entering)
            assert steps == reach[space] % ROLLED
            if entering:
                edge = int(edge_of(n, s, seat, ship, space, steps))
                ways = gates[space, True]
                best = {gate for gate in ways if beside_mothership(n, s, seat, gate)}
                assert edge in (best or ways)
    return looked

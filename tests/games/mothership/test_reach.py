"""Where ships can fly, compared with a simple step-by-step search."""

import pytest

from motherlode.games.mothership import kinds, state_cells as cell
from motherlode.games.mothership.board import UNREACHED
from motherlode.games.mothership.fleet import beside_mothership, space_of
from motherlode.games.mothership.kinds import Space
from motherlode.games.mothership.params import Params
from motherlode.games.mothership.reach import ROLLED, edge_of, reach_of, steps_to
from motherlode.kernel import registry
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State
from tests.games.mothership.reference_flights import flights_step_by_step


@pytest.mark.rule("M14", "M31", "M32", "M53")
@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.slow)])
@pytest.mark.parametrize("virus", [False, True])
def test_reach_matches_a_step_by_step_search(seats: int, virus: bool) -> None:
    rules = registry.find_game("mothership").setup(seats).rules
    n: Params = rules.n  # type: ignore[attr-defined]
    dealer, moves = Dealer(seats), LegalActions()
    s = rules.start(dealer, moves)
    looked = 0
    for turn in range(1500):
        if s.over():
            break
        rules.advance(s, moves.ids[dealer.below(moves.count)], dealer, moves)
        seat, ship = turn % seats, turn % kinds.FLEET
        if turn % 5 == 0 and space_of(s, Seat(seat), ship) >= 0:
            if turn % 3 == 0:
                s.cells[s.block(seat) + cell.DEFLECTORS + ship] = 1 + turn % 2
            event = int(s.cells[cell.EVENT])
            s.cells[cell.EVENT] = kinds.SPACE_VIRUS if virus else kinds.QUIET
            looked += compare_with_reference(n, s, seat, ship)
            s.cells[cell.EVENT] = event
    assert looked > (500 if virus else 1000)


def compare_with_reference(n: Params, s: State, seat: int, ship: int) -> int:
    """Compares the reach of every space; returns how many spaces are within reach."""
    known, gates = flights_step_by_step(n, s, seat, ship)
    reach = reach_of(n, s, Seat(seat), ship)
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
            steps = steps_to(n, s, Seat(seat), ship, Space(space), entering)
            assert steps == reach[space] % ROLLED
            if entering:
                edge = int(edge_of(n, s, Seat(seat), ship, Space(space), steps))
                ways = gates[space, True]
                best = {gate for gate in ways if beside_mothership(n, s, Seat(seat), Space(gate))}
                assert edge in (best or ways)
    return looked

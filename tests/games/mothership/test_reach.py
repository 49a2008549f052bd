"""Where ships can fly, compared with a simple step-by-step search."""

import pytest

from motherlode.games.mothership import kinds, state_cells as cell
from motherlode.games.mothership.board import UNREACHED
from motherlode.games.mothership.fleet import beside_mothership, space_of
from motherlode.games.mothership.flight_rows import Flights, flights_of
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


@pytest.mark.parametrize("seats", [2, 6])
def test_flights_that_a_state_keeps_are_those_of_a_new_search(seats: int) -> None:
    rules = registry.find_game("mothership").setup(seats).rules
    n: Params = rules.n  # type: ignore[attr-defined]
    dealer, moves = Dealer(seats), LegalActions()
    s = rules.start(dealer, moves)
    kept = 0
    for turn in range(1500):
        if s.over():
            break
        rules.advance(s, moves.ids[dealer.below(moves.count)], dealer, moves)
        before = s.last_search
        if isinstance(before, Flights) and turn % 3 != 0:
            seat, start, power = Seat(before.seat), Space(before.start), before.power
        else:
            start = Space(n.board.spaces[turn % 100])
            seat, power = Seat(turn % seats), 1 + turn % 4
        found = flights_of(n, s, seat, start, power)
        kept += found is before
        assert list(found.rows) == list(Flights(n, s, seat, start, power).rows)
    assert 10 < kept < 1000


def test_a_kept_search_is_not_part_of_the_state() -> None:
    rules = registry.find_game("mothership").setup(2).rules
    s = rules.start(Dealer(1), LegalActions())
    dump = s.dump()
    flights_of(rules.n, s, Seat(0), Space(100), 3)  # type: ignore[attr-defined]
    assert s.last_search is not None
    assert s.dump() == dump
    assert s.copy().last_search is None


def test_a_kept_search_of_fewer_steps_or_another_seat_is_not_used() -> None:
    rules = registry.find_game("mothership").setup(2).rules
    n: Params = rules.n  # type: ignore[attr-defined]
    s = rules.start(Dealer(1), LegalActions())
    found = flights_of(n, s, Seat(0), Space(100), 3)
    assert flights_of(n, s, Seat(0), Space(100), 2) is found
    assert flights_of(n, s, Seat(1), Space(100), 2) is not found
    found = flights_of(n, s, Seat(0), Space(100), 3)
    assert flights_of(n, s, Seat(0), Space(100), 4) is not found
    found = flights_of(n, s, Seat(0), Space(100), 3)
    assert flights_of(n, s, Seat(0), Space(101), 3) is not found

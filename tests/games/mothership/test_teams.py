"""Teams: even ones by the book, uneven ones by a house rule (M48, M52)."""

import pytest

from motherlode.games.mothership import teams
from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.games.mothership.kinds import MOST_SEATS
from motherlode.kernel.errors import BadOptions
from motherlode.lab.runs.match import Match, run_match
from tests.arrange import table
from tests.games.mothership.arranged_table import begin_turn, empty_board, put_fleet

STATIONS_SIDE_BY_SIDE = """
. . . . . . . . . . . . . . .
 . . . . . . . . . . . . . .
. . 1 3 . . . P . . . . . . .
 . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
 . . . . . . . . . . . . . .
. . . . . . . P . . . . . . .
 . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
 . . . . . . . . . . . . . .
. . . . . . . P . . . 2 4 . .
 . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
"""

TABLES = [
    (seats, choice)
    for seats in range(2, MOST_SEATS + 1)
    for choice in teams.fitting(seats)
    if choice != teams.NO_TEAMS
]


@pytest.mark.rule("M48")
@pytest.mark.parametrize(("seats", "choice"), TABLES)
def test_turns_alternate_between_teams_as_far_as_possible(seats: int, choice: str) -> None:
    order = teams.teams_of(seats, choice)[:seats]
    sizes = sorted(order.count(team) for team in set(order))
    assert sizes == sorted(teams.team_sizes(seats, choice))
    in_a_row = sum(order[seat] == order[(seat + 1) % seats] for seat in range(seats))
    # A team of more than half of the seats can't have an opponent between all its turns.
    assert in_a_row == max(0, 2 * max(sizes) - seats)


@pytest.mark.rule("M48")
def test_mothership_teams_of_equal_size_take_turns_in_the_order_of_their_letters() -> None:
    assert teams.teams_of(4, "pairs")[:4] == [0, 1, 0, 1]
    assert teams.teams_of(6, "pairs") == [0, 1, 2, 0, 1, 2]
    assert teams.teams_of(6, "threes") == [0, 1, 0, 1, 0, 1]


@pytest.mark.rule("M48")
@pytest.mark.parametrize(
    ("seats", "choice", "fitting"),
    [
        (4, "1v2", "none, pairs, 1v3, 1v1v2"),
        (5, "pairs", "none, 2v3, 1v4, 1v2v2"),
        (2, "pairs", "none"),
        (1, "1v2", "none"),
        (3, "threes", "none, 1v2"),
    ],
)
def test_teams_that_do_not_fit_the_seats_are_refused_with_those_that_do(
    seats: int, choice: str, fitting: str
) -> None:
    with pytest.raises(BadOptions) as refused:
        MOTHERSHIP.setup(seats, {"teams": choice})
    fault = refused.value.args[0]
    assert (fault.kind, fault.rule, fault.holes["fitting"]) == ("teams_seats", "M48", fitting)


def test_mothership_has_no_teams_by_default() -> None:
    assert MOTHERSHIP.setup(3).options["teams"] == teams.NO_TEAMS


@pytest.mark.rule("M52")
@pytest.mark.parametrize(
    ("seat", "points", "over"), [(0, 9, False), (0, 10, True), (1, 19, False), (1, 20, True)]
)
def test_uneven_teams_need_victory_points_by_their_size(seat: int, points: int, over: bool) -> None:
    t = empty_board(3, {"teams": "1v2", "mode": "victory_points"})
    for other in range(3):
        put_fleet(t, other, m=("a1", "c1", "e1")[other])
    begin_turn(t, (seat + 2) % 3)
    t.set("points_for_kills", points, seat).play("end turn")
    assert t.over() == over


@pytest.mark.rule("M48")
def test_bots_play_one_against_two_to_the_end_and_partners_win_together() -> None:
    uneven = (("teams", "1v2"), ("layout", "generated"), ("map_seed", "3"))
    result = run_match(Match("mothership", ("greedy",) * 3, 2, "1", options=uneven), workers=1)
    alone, partner, other_partner = result.seat_wins
    assert partner == other_partner == 2 - alone


@pytest.mark.rule("M48", "M7")
def test_teammates_stations_may_stand_side_by_side() -> None:
    edition = {"layouts": {"custom": {"players": 4, "map": STATIONS_SIDE_BY_SIDE}}}
    t = table("mothership", 4, {"teams": "pairs", "layout": "custom"}, edition=edition)
    for _ in range(4):
        t.play("deploy")
    assert t.step == "turn"
    assert all(all(t.get("ships", seat)) for seat in range(4))

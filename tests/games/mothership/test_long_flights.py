"""Flights on a map with much longer ways than the layouts of the box (M7, M14, M31)."""

import pytest

from motherlode.games.mothership.board import OPEN_SPACE
from motherlode.games.mothership.hexes import COLUMNS, ROWS
from tests.games.mothership.arranged_table import begin_turn, empty_board, put_fleet, space_number


def labyrinth_map() -> str:
    """A map with one long winding way between walls of asteroids."""
    rows = [["."] * (COLUMNS - row % 2) for row in range(ROWS)]
    rows[2][2], rows[2][14], rows[2][8], rows[4][12] = "1", "2", "P", "P"
    for number, row in enumerate(range(5, ROWS, 2)):
        gap = len(rows[row]) - 1 if number % 2 == 0 else 0
        rows[row] = ["." if at == gap else "#" for at in range(len(rows[row]))]
    return "\n".join(" " * (number % 2) + " ".join(row) for number, row in enumerate(rows))


@pytest.mark.rule("M14", "M31")
def test_a_flight_of_over_sixty_steps_reaches_its_goal_without_entering_a_field() -> None:
    edition = {"layouts": {"custom": {"players": 2, "map": labyrinth_map()}}}
    t = empty_board(2, {"layout": "custom"}, edition=edition)
    put_fleet(put_fleet(t, 0, f1="a5", m="a1"), 1, f1="s1")
    begin_turn(t.set("extra_engine", [0, 116, 0, 0, 0, 0], 0)).play("order fighter 1")
    fields = t.setup.rules.n.board.fields  # type: ignore[attr-defined]
    entered = [text.split()[1] for text in t.legal("enter")]
    assert entered
    assert all(fields[space_number(name)] != OPEN_SPACE for name in entered)
    t.play("move a15")
    assert t.get("spaces_moved", 0)[1] > 64

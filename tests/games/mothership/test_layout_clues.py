"""The shipped boards keep the clues on where planets and Stations lie (M6, M7)."""

import pytest

from motherlode.games.mothership import hexes
from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.games.mothership.kinds import Space
from motherlode.games.mothership.layout_choice import LAYOUTS
from motherlode.games.mothership.text_maps import Map, read_map

MAPS = {name: read_map(layout.map) for name, layout in MOTHERSHIP.content().value.layouts.items()}
SHARED = {name: seats for name, seats in LAYOUTS.items() if seats > 1}
AT_SIDES = {"narrows": 2, "triad": 1, "pinwheel": 1, "wide_triad": 1}
"""How many Stations of a layout lie at the middle of a side; the game's page says why."""
FROM_EDGE = 3
"""The most spaces between a Station and the edge of the board."""


def middle(board: Map) -> Space:
    return hexes.space_at(board.columns // 2, board.rows // 2)


def is_at_corner(board: Map, space: Space) -> bool:
    """True if a space is in an outer third of the columns and of the rows."""
    column, row = int(hexes.column_of(space)), int(hexes.row_of(space))
    aside = min(column, board.columns - 1 - column) < board.columns / 3
    return aside and min(row, board.rows - 1 - row) < board.rows / 3


def from_edge(board: Map, space: Space) -> int:
    column, row = int(hexes.column_of(space)), int(hexes.row_of(space))
    last = int(hexes.width(board.columns, row)) - 1
    return min(column, last - column, row, board.rows - 1 - row)


@pytest.mark.rule("M7")
@pytest.mark.parametrize("name", SHARED)
def test_the_odd_planet_is_in_the_middle(name: str) -> None:
    """There is one planet more than players; a board with even sizes has no middle space."""
    board = MAPS[name]
    assert len(board.all("P")) == SHARED[name] + 1
    assert min(hexes.distance(middle(board), planet) for planet in board.all("P")) <= 1


@pytest.mark.rule("M6")
@pytest.mark.parametrize("name", LAYOUTS)
def test_stations_are_near_the_corners_and_with_five_and_six_players_near_the_sides(
    name: str,
) -> None:
    board, seats = MAPS[name], LAYOUTS[name]
    stations = [board.all(str(seat + 1))[0] for seat in range(seats)]
    assert all(from_edge(board, station) <= FROM_EDGE for station in stations)
    if seats < 5:
        elsewhere = sum(not is_at_corner(board, station) for station in stations)
        assert elsewhere == AT_SIDES.get(name, 0)

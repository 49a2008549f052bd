"""Properties of the hex grid: neighbours, distances, lines, and symmetries of the board."""

import itertools

import pytest
from hypothesis import given, strategies as st

from motherlode.games.mothership.board import Board
from motherlode.games.mothership.hexes import (
    COLUMNS,
    DIRECTIONS,
    NAMES,
    OFF_BOARD,
    ROWS,
    all_spaces,
    beside,
    column_of,
    distance,
    line,
    row_of,
    space_at,
    width,
)
from motherlode.games.mothership.kinds import Space

SPACES = all_spaces(COLUMNS, ROWS)
a_space = st.sampled_from(SPACES)


def neighbours(space: Space) -> list[Space]:
    found = [beside(COLUMNS, ROWS, space, way) for way in range(DIRECTIONS)]
    return [near for near in found if near != OFF_BOARD]


def turned_by_half(space: Space) -> Space:
    row = int(row_of(space))
    return space_at(width(COLUMNS, row) - 1 - column_of(space), ROWS - 1 - row)


def mirrored(space: Space) -> Space:
    row = int(row_of(space))
    return space_at(width(COLUMNS, row) - 1 - column_of(space), row)


@pytest.mark.rule("M6")
def test_boards_have_189_or_278_spaces_named_by_column_and_row() -> None:
    assert len(all_spaces(15, 13)) == 7 * 15 + 6 * 14
    assert len(all_spaces(19, 15)) == 8 * 19 + 7 * 18
    assert NAMES[0] == "a1"
    assert NAMES[int(space_at(18, 14))] == "s15"


@given(a_space, a_space)
def test_distance_is_symmetric_and_zero_only_to_itself(a: Space, b: Space) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert (distance(a, b) == 1) == (b in neighbours(a))


@given(a_space, a_space, a_space)
def test_distances_obey_the_triangle_inequality(a: Space, b: Space, c: Space) -> None:
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(a_space, a_space)
def test_a_line_is_a_shortest_path(a: Space, b: Space) -> None:
    flight = line(a, b)
    assert flight[0] == a
    assert flight[-1] == b
    assert len(flight) == distance(a, b) + 1
    assert all(distance(x, y) == 1 for x, y in itertools.pairwise(flight))


@given(a_space)
def test_opposite_directions_lead_back(space: Space) -> None:
    for way in range(DIRECTIONS):
        near = beside(COLUMNS, ROWS, space, way)
        if near != OFF_BOARD:
            assert beside(COLUMNS, ROWS, near, (way + 3) % DIRECTIONS) == space


@pytest.mark.rule("M6")
@given(a_space, a_space)
def test_half_turns_and_mirrors_keep_distances(a: Space, b: Space) -> None:
    for turned in (turned_by_half, mirrored):
        assert turned(a) in SPACES
        assert turned(turned(a)) == a
        assert distance(turned(a), turned(b)) == distance(a, b)


@given(st.lists(a_space, max_size=60))
def test_joined_asteroids_are_one_field(asteroids: list[Space]) -> None:
    board = Board(COLUMNS, ROWS, asteroids, [], [])
    for space in SPACES:
        assert (board.field(space) > 0) == (space in asteroids)
        for near in neighbours(space):
            if space in asteroids and near in asteroids:
                assert board.field(space) == board.field(near)

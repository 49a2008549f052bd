"""The part of a row that is within a number of steps, against the distances of all its spaces."""

import pytest

from motherlode.games.mothership.board import Board
from motherlode.games.mothership.hexes import row_of
from motherlode.games.mothership.kinds import Space


@pytest.mark.parametrize(("columns", "rows"), [(19, 15), (12, 9)])
@pytest.mark.parametrize("far", [0, 1, 3, 7, 40])
def test_the_spaces_within_reach_are_those_at_most_so_far_away(
    columns: int, rows: int, far: int
) -> None:
    board = Board(columns, rows, [], [Space(0)], [Space(1)])
    for start in board.spaces:
        first, end = board.rows_within(Space(start), far)
        found: list[int] = []
        for row in range(first, end):
            begin, after = board.part_of_row(Space(start), far, row)
            assert all(row_of(Space(at)) == row for at in range(begin, after))
            found += range(begin, after)
        near = [at for at in board.spaces if board.distance(Space(start), Space(at)) <= far]
        assert found == near

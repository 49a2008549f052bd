"""What a place to dig looks worth, in tenths of a dollar: for the instinct, not for the rules."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.games.super_motherload.digging import (
    drill_tool,
    free_rows,
    near_rows,
    places_in_row,
    rows_in_play,
)
from motherlode.games.super_motherload.kinds import (
    ARTIFACT_SYMBOL,
    BOMB_MINERALS,
    BOMB_ROCK,
    BOMB_SPACES,
    BOMB_SYMBOL,
    BOMB_TOOL,
    COLLECT_KINDS,
    COLLECT_MINERALS,
    COLLECT_VALUE,
    COLUMNS,
    CORNER,
    CROSS_SEAM,
    DRAW_1_SYMBOL,
    DRAW_2_SYMBOL,
    DRILL_SPACES,
    DRILL_STEEL,
    FIRST_MINERAL,
    HOLD_STACKS,
    LAST_MINERAL,
    MINERALS,
    MINORS,
    RED_STEEL,
    ROCK,
    ROWS,
)
from motherlode.games.super_motherload.numbers import Numbers
from motherlode.games.super_motherload.parts import MINOR_ROW, MINOR_TAKEN, SPACES
from motherlode.kernel.state import State

POINT: Final = 40
"""What a victory point is worth in tenths of a dollar."""


@final
class Hauls:
    """Rates shapes on the boards by what lies under them."""

    def __init__(self, n: Numbers) -> None:
        self.n = n
        worths = [0] * 16
        for mineral in range(len(MINERALS)):
            worths[FIRST_MINERAL + mineral] = n.mineral_values[mineral] * 10
        worths[BOMB_SYMBOL] = 25
        worths[ARTIFACT_SYMBOL] = 60
        worths[DRAW_1_SYMBOL] = 20
        worths[DRAW_2_SYMBOL] = 40
        self.worths = vec[i64](worths)
        self.bits = vec[i64]([2**symbol for symbol in range(16)])

    def under(self, s: State, shape: i64, row: i64, column: i64) -> i64:
        """What lies under a shape, and a little for going down."""
        shapes = self.n.shapes
        total = (row + shapes.height[shape]) // 2
        for i in range(shapes.start[shape], shapes.start[shape + 1]):
            at = (row + shapes.rows[i]) * COLUMNS + column + shapes.columns[i]
            total += self.worths[(s.cells[SPACES + at] - 1) & 15]
        return total

    def best_place(self, s: State, shape: i64, free: vec[i64], near: vec[i64], height: i64) -> i64:
        """The most that lies under the shape at any legal place; -1 where there is none."""
        best: i64 = -1
        for row in range(height - self.n.shapes.height[shape] + 1):
            places = places_in_row(self.n.shapes, shape, free, near, row)
            column: i64 = 0
            while places != 0:
                if places & 1 != 0:
                    best = max(best, self.under(s, shape, row, column))
                places >>= 1
                column += 1
        return best

    def best_drill(
        self, s: State, colour: i64, bonuses: i64, shortest: i64, longest: i64, icon: i64
    ) -> i64:
        """The best Drill of some length, less what its icons cost; -1000 where none fits."""
        free = free_rows(self.n.boards, s, drill_tool(colour, bonuses))
        near = near_rows(s, bonuses & CORNER != 0)
        height = rows_in_play(s)
        best: i64 = -1000
        for length in range(shortest, longest + 1):
            across = self.best_place(s, 2 * length - 2, free, near, height)
            down = self.best_place(s, 2 * length - 1, free, near, height)
            if across < 0 and down < 0:
                return best
            best = max(best, max(across, down) - length * icon)
        return best

    def best_bomb(self, s: State, pattern: i64) -> i64:
        """The best Bomb of a pattern; -1 where none fits."""
        shapes = self.n.shapes
        free = free_rows(self.n.boards, s, BOMB_TOOL)
        near = near_rows(s, False)
        best: i64 = -1
        for shape in range(shapes.first_turning[pattern], shapes.first_turning[pattern + 1]):
            best = max(best, self.best_place(s, shape, free, near, rows_in_play(s)))
        return best

    def spreading(self, s: State) -> i64:
        """What a face-up Minor gives for tiles on one more stack."""
        best: i64 = 0
        for minor in range(len(MINORS)):
            if s.cells[MINOR_ROW + minor] > 0 and self.n.minor_goal[minor] == HOLD_STACKS:
                best = max(best, self.n.minor_points[minor] * POINT // 2)
        return best

    def goals(self, s: State, bombing: bool, shape: i64, row: i64, column: i64) -> i64:
        """What the face-up Minors give for digging just here."""
        if s.cells[MINOR_TAKEN] != 0:
            return 0
        shapes = self.n.shapes
        rock: i64 = 0
        steel: i64 = 0
        tiles: i64 = 0
        value: i64 = 0
        kinds: i64 = 0
        seen: i64 = 0
        crosses: i64 = 0
        for i in range(shapes.start[shape], shapes.start[shape + 1]):
            at = (row + shapes.rows[i]) * COLUMNS + column + shapes.columns[i]
            space = s.cells[SPACES + at] - 1
            rock += 1 if space >> 4 == ROCK else 0
            steel += 1 if space >> 4 >= RED_STEEL else 0
            if FIRST_MINERAL <= space & 15 <= LAST_MINERAL:
                tiles += 1
                value += self.n.mineral_values[(space & 15) - FIRST_MINERAL]
                kinds += 1 if (seen >> (space & 15)) & 1 == 0 else 0
                seen |= self.bits[space & 15]
        if row < ROWS < row + shapes.height[shape]:
            crosses = 1
        best: i64 = 0
        for minor in range(len(MINORS)):
            if s.cells[MINOR_ROW + minor] > 0:
                goal = self.n.minor_goal[minor]
                got: i64 = 0
                if goal == COLLECT_MINERALS or (goal == BOMB_MINERALS and bombing):
                    got = tiles
                elif goal == COLLECT_VALUE:
                    got = value
                elif goal == COLLECT_KINDS:
                    got = kinds
                elif goal == CROSS_SEAM:
                    got = crosses
                elif goal == BOMB_ROCK and bombing:
                    got = rock
                elif goal == DRILL_STEEL and not bombing:
                    got = steel
                elif (goal == BOMB_SPACES) == bombing and goal in (BOMB_SPACES, DRILL_SPACES):
                    got = shapes.size(shape)
                if got >= self.n.minor_count[minor]:
                    best = max(best, self.n.minor_points[minor] * POINT)
        return best

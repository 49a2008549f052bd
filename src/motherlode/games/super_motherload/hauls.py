"""What a place to dig looks worth, in tenths of a dollar: for the instinct, not for the rules."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.state import State

from . import cells as cell, digging, kinds
from .numbers import Numbers

POINT: Final = 40
"""What a victory point is worth in tenths of a dollar."""


@final
class Hauls:
    """Rates shapes on the boards by what lies under them."""

    def __init__(self, n: Numbers) -> None:
        self.n = n
        worths = [0] * 16
        for mineral in range(len(kinds.MINERALS)):
            worths[kinds.FIRST_MINERAL + mineral] = n.mineral_values[mineral] * 10
        worths[kinds.BOMB_SYMBOL] = 25
        worths[kinds.ARTIFACT_SYMBOL] = 60
        worths[kinds.DRAW_1_SYMBOL] = 20
        worths[kinds.DRAW_2_SYMBOL] = 40
        self.worths = vec[i64](worths)
        self.bits = vec[i64]([2**symbol for symbol in range(16)])

    def under(self, s: State, shape: i64, row: i64, column: i64) -> i64:
        """What lies under a shape, and a little for going down."""
        shapes = self.n.shapes
        total = (row + shapes.height[shape]) // 2
        for i in range(shapes.start[shape], shapes.start[shape + 1]):
            at = (row + shapes.rows[i]) * kinds.COLUMNS + column + shapes.columns[i]
            total += self.worths[(s.cells[cell.SPACES + at] - 1) & 15]
        return total

    def best_place(self, s: State, shape: i64, free: vec[i64], near: vec[i64], height: i64) -> i64:
        """The most that lies under the shape at any legal place; -1 where there is none."""
        best: i64 = -1
        for row in range(height - self.n.shapes.height[shape] + 1):
            places = digging.places_in_row(self.n.shapes, shape, free, near, row)
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
        free = digging.free_rows(self.n.boards, s, digging.drill_tool(colour, bonuses))
        near = digging.near_rows(s, bonuses & kinds.CORNER != 0)
        height = digging.rows_in_play(s)
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
        free = digging.free_rows(self.n.boards, s, kinds.BOMB_TOOL)
        near = digging.near_rows(s, False)
        best: i64 = -1
        for shape in range(shapes.first_turning[pattern], shapes.first_turning[pattern + 1]):
            best = max(best, self.best_place(s, shape, free, near, digging.rows_in_play(s)))
        return best

    def spreading(self, s: State) -> i64:
        """What a face-up Minor gives for tiles on one more stack."""
        best: i64 = 0
        for minor in range(len(kinds.MINORS)):
            if (
                s.cells[cell.MINOR_ROW + minor] > 0
                and self.n.minor_goal[minor] == kinds.HOLD_STACKS
            ):
                best = max(best, self.n.minor_points[minor] * POINT // 2)
        return best

    def goals(self, s: State, bombing: bool, shape: i64, row: i64, column: i64) -> i64:
        """What the face-up Minors give for digging just here."""
        if s.cells[cell.MINOR_TAKEN] != 0:
            return 0
        shapes = self.n.shapes
        rock: i64 = 0
        steel: i64 = 0
        tiles: i64 = 0
        value: i64 = 0
        sorts: i64 = 0
        seen: i64 = 0
        crosses: i64 = 0
        for i in range(shapes.start[shape], shapes.start[shape + 1]):
            at = (row + shapes.rows[i]) * kinds.COLUMNS + column + shapes.columns[i]
            space = s.cells[cell.SPACES + at] - 1
            rock += 1 if space >> 4 == kinds.ROCK else 0
            steel += 1 if space >> 4 >= kinds.RED_STEEL else 0
            if kinds.FIRST_MINERAL <= space & 15 <= kinds.LAST_MINERAL:
                tiles += 1
                value += self.n.mineral_values[(space & 15) - kinds.FIRST_MINERAL]
                sorts += 1 if (seen >> (space & 15)) & 1 == 0 else 0
                seen |= self.bits[space & 15]
        if row < kinds.ROWS < row + shapes.height[shape]:
            crosses = 1
        best: i64 = 0
        for minor in range(len(kinds.MINORS)):
            if s.cells[cell.MINOR_ROW + minor] > 0:
                goal = self.n.minor_goal[minor]
                got: i64 = 0
                if goal == kinds.COLLECT_MINERALS or (goal == kinds.BOMB_MINERALS and bombing):
                    got = tiles
                elif goal == kinds.COLLECT_VALUE:
                    got = value
                elif goal == kinds.COLLECT_KINDS:
                    got = sorts
                elif goal == kinds.CROSS_SEAM:
                    got = crosses
                elif goal == kinds.BOMB_ROCK and bombing:
                    got = rock
                elif goal == kinds.DRILL_STEEL and not bombing:
                    got = steel
                elif (goal == kinds.BOMB_SPACES) == bombing and goal in (
                    kinds.BOMB_SPACES,
                    kinds.DRILL_SPACES,
                ):
                    got = shapes.size(shape)
                if got >= self.n.minor_count[minor]:
                    best = max(best, self.n.minor_points[minor] * POINT)
        return best

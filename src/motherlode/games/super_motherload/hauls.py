"""What a place to dig looks worth, in tenths of a dollar: for the instinct, not for the rules."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.state import State

from . import achievements, cells as cell, kinds, placement, spaces
from .kinds import Colour, MinorKind, Space
from .params import Params
from .placement import Ground
from .shapes import Pattern, Shape

POINT: Final = 40
"""What a victory point is worth in tenths of a dollar."""
NO_DRILL: Final = -1000
NO_PLACE: Final = -1


@final
class Hauls:
    """Rates shapes on the boards by what lies under them."""

    def __init__(self, params: Params) -> None:
        self.params = params
        worths = [0] * spaces.SYMBOLS
        for symbol in range(len(kinds.SYMBOLS)):
            mineral = spaces.mineral_of(symbol)
            if mineral != spaces.NOTHING:
                worths[symbol] = params.minerals[mineral] * 10
        worths[kinds.BOMB_SYMBOL] = 25
        worths[kinds.ARTIFACT_SYMBOL] = 60
        worths[kinds.DRAW_1_SYMBOL] = 20
        worths[kinds.DRAW_2_SYMBOL] = 40
        self.worths = vec[i64](worths)
        self.facts = vec[i64]([0] * len(kinds.FACTS))
        self.seen = vec[i64]([0] * len(kinds.MINERALS))

    def under(self, s: State, shape: Shape, row: i64, column: i64) -> i64:
        """What lies under a shape, and a little for going down."""
        shapes = self.params.shapes
        total = (row + shapes.height[shape]) // 2
        for i in range(shapes.start[shape], shapes.end[shape]):
            space = spaces.space_at(row + shapes.rows[i], column + shapes.columns[i])
            total += self.worths[spaces.symbol_of(s.cells[cell.SPACES + space])]
        return total

    def best_place(self, s: State, shape: Shape, ground: Ground) -> i64:
        """The most that lies under the shape at any legal place; NO_PLACE without one."""
        shapes = self.params.shapes
        best: i64 = NO_PLACE
        for row in range(ground.height - shapes.height[shape] + 1):
            places = placement.places_in_row(shapes, shape, ground.free, ground.near, row)
            column: i64 = 0
            while places != 0:
                if places & 1 != 0:
                    best = max(best, self.under(s, shape, row, column))
                places >>= 1
                column += 1
        return best

    def best_drill(
        self, s: State, colour: Colour, abilities: i64, shortest: i64, longest: i64, icon: i64
    ) -> i64:
        """The best Drill of some length, less what its icons cost; NO_DRILL where none fits."""
        ground = placement.drill_ground(self.params, s, colour, abilities)
        shapes = self.params.shapes
        best: i64 = NO_DRILL
        for length in range(shortest, longest + 1):
            across = self.best_place(s, shapes.line(length, kinds.ACROSS), ground)
            down = self.best_place(s, shapes.line(length, kinds.DOWN), ground)
            if across == NO_PLACE and down == NO_PLACE:
                return best
            best = max(best, max(across, down) - length * icon)
        return best

    def best_bomb(self, s: State, pattern: Pattern) -> i64:
        """The best Bomb of a pattern; NO_PLACE where none fits."""
        shapes = self.params.shapes
        ground = placement.bomb_ground(self.params, s)
        best: i64 = NO_PLACE
        for shape in range(shapes.first_turned[pattern], shapes.end_turned[pattern]):
            best = max(best, self.best_place(s, Shape(shape), ground))
        return best

    def spreading(self, s: State) -> i64:
        """What a face-up Minor gives for tiles on one more stack."""
        best: i64 = 0
        for i in range(len(kinds.MINORS)):
            minor = self.params.minors[i]
            if achievements.minor_face_up(s, MinorKind(i)) and minor.goal.wants_stacks():
                best = max(best, minor.points * POINT // 2)
        return best

    def goals(self, s: State, bombing: bool, shape: Shape, place: Space) -> i64:
        """What the face-up Minors give for digging just here."""
        if s.cells[cell.MINOR_TAKEN] != 0:
            return 0
        self.foresee(s, bombing, shape, place)
        best: i64 = 0
        for i in range(len(kinds.MINORS)):
            if achievements.minor_face_up(s, MinorKind(i)):
                minor = self.params.minors[i]
                if minor.goal.promised(self.facts) >= minor.count:
                    best = max(best, minor.points * POINT)
        return best

    def foresee(self, s: State, bombing: bool, shape: Shape, place: Space) -> None:
        """Counts the facts of digging here, but for Rock that is drilled and symbols."""
        facts = self.facts
        shapes = self.params.shapes
        row = spaces.row_of(place)
        column = spaces.column_of(place)
        rock: i64 = 0
        steel: i64 = 0
        self.clear()
        for i in range(shapes.start[shape], shapes.end[shape]):
            space = spaces.space_at(row + shapes.rows[i], column + shapes.columns[i])
            printed = s.cells[cell.SPACES + space]
            terrain = spaces.terrain_of(printed)
            if terrain == kinds.ROCK:
                rock += 1
            elif spaces.steel_colour(terrain) != spaces.NOTHING:
                steel += 1
            self.foresee_symbol(spaces.symbol_of(printed))
        if row < kinds.ROWS < row + shapes.height[shape]:
            facts[kinds.CROSS_SEAM] = 1
        if bombing:
            facts[kinds.BOMB_SPACES] = shapes.size(shape)
            facts[kinds.BOMB_ROCK] = rock
            facts[kinds.BOMB_MINERALS] = facts[kinds.COLLECT_MINERALS]
        else:
            facts[kinds.DRILL_SPACES] = shapes.size(shape)
            facts[kinds.DRILL_STEEL] = steel

    def clear(self) -> None:
        for fact in range(len(kinds.FACTS)):
            self.facts[fact] = 0
        for mineral in range(len(kinds.MINERALS)):
            self.seen[mineral] = 0

    def foresee_symbol(self, symbol: i64) -> None:
        mineral = spaces.mineral_of(symbol)
        if mineral == spaces.NOTHING:
            return
        self.facts[kinds.COLLECT_MINERALS] += 1
        self.facts[kinds.COLLECT_VALUE] += self.params.minerals[mineral]
        if self.seen[mineral] == 0:
            self.facts[kinds.COLLECT_KINDS] += 1
            self.seen[mineral] = 1

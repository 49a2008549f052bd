"""The value of places to dig, in tenths of a dollar: for bots, not for the rules."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.state import State

from .. import boards, kinds, placement, spaces, state_cells as cell
from ..dig_shapes import Pattern, Shape
from ..kinds import Colour, MinorKind, Space
from ..params import Params
from ..placement import Ground
from ..steps import achievements

POINT: Final = 40
"""What a victory point is worth in tenths of a dollar."""
NO_DRILL: Final = -1000
NO_PLACE: Final = -1
NO_FACT: Final[i64] = 0


@final
class DigValue:
    """Values shapes on the boards by what lies under them.

    For every number that may be printed on a space, the columns hold its value and what it adds
    to the facts of an action.
    """

    def __init__(self, params: Params) -> None:
        self.params = params
        prints = range(spaces.PRINTS)
        self.worths = vec[i64]([space_value(params, printed) for printed in prints])
        self.minerals = vec[i64]([mineral_on(printed) for printed in prints])
        self.rocks = vec[i64]([1 if spaces.is_rock(printed) else 0 for printed in prints])
        self.steels = vec[i64]([1 if spaces.is_steel(printed) else 0 for printed in prints])
        self.symbols = vec[i64]([1 if is_symbol(printed) else 0 for printed in prints])
        self.artifacts = vec[i64]([1 if has_artifact(printed) else 0 for printed in prints])
        self.facts = vec[i64]([0] * len(kinds.FACTS))

    def value_under(self, s: State, shape: Shape, row: i64, column: i64) -> i64:
        """The value of what lies under a shape, plus a little for each row of depth."""
        shapes = self.params.shapes
        worths = self.worths
        corner = cell.SPACES + spaces.space_at(row, column)
        total = (row + shapes.height[shape]) // 2
        for i in range(shapes.start[shape], shapes.end[shape]):
            total += worths[s.cells[corner + shapes.offsets[i]]]
        return total

    def best_place(self, s: State, shape: Shape, ground: Ground) -> i64:
        """The value of the best legal place of a shape; NO_PLACE if there is none."""
        shapes = self.params.shapes
        best: i64 = NO_PLACE
        for row in range(ground.height - shapes.height[shape] + 1):
            places = placement.places_in_row(shapes, shape, ground.free, ground.near, row)
            column: i64 = 0
            while places != 0:
                if places & 1 != 0:
                    best = max(best, self.value_under(s, shape, row, column))
                places >>= 1
                column += 1
        return best

    def best_drill(
        self, s: State, colour: Colour, abilities: i64, shortest: i64, longest: i64, icon: i64
    ) -> i64:
        """The value of the best Drill, less `icon` for each icon; NO_DRILL if none fits."""
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
        """The value of the best place of a Bomb Pattern; NO_PLACE if it fits nowhere."""
        shapes = self.params.shapes
        ground = placement.bomb_ground(self.params, s)
        best: i64 = NO_PLACE
        for shape in range(shapes.first_turned[pattern], shapes.end_turned[pattern]):
            best = max(best, self.best_place(s, Shape(shape), ground))
        return best

    def spread_value(self, s: State) -> i64:
        """The value of tiles on one more stack for the face-up Minors."""
        best: i64 = 0
        for i in range(len(kinds.MINORS)):
            minor = self.params.minors[i]
            if achievements.minor_face_up(s, MinorKind(i)) and minor.goal.wants_stacks():
                best = max(best, minor.points * POINT // 2)
        return best

    def goal_value(self, s: State, bombing: bool, shape: Shape, place: Space) -> i64:
        """The value of the best face-up Minor whose goal is met by digging at a place.

        It is 0 if no goal would be met, or a Minor was taken in this turn already.
        """
        if s.cells[cell.MINOR_TAKEN] != 0:
            return 0
        self.count_facts(s, bombing, shape, place)
        best: i64 = 0
        for i in range(len(kinds.MINORS)):
            if s.cells[cell.MINOR_ROW + i] > 0:
                minor = self.params.minors[i]
                if minor.goal.progress_by_facts(s, self.facts, self.params.minerals) >= minor.count:
                    best = max(best, minor.points * POINT)
        return best

    def count_facts(self, s: State, bombing: bool, shape: Shape, place: Space) -> None:
        """Counts the facts of digging at a place that the spaces under the shape decide."""
        facts = self.facts
        shapes = self.params.shapes
        for fact in range(len(kinds.FACTS)):
            facts[fact] = 0
        rocks: i64 = 0
        for i in range(shapes.start[shape], shapes.end[shape]):
            printed = s.cells[cell.SPACES + place + shapes.offsets[i]]
            rocks += self.rocks[printed]
            facts[kinds.DRILLED_STEEL] += self.steels[printed]
            facts[kinds.SYMBOLS_COVERED] += self.symbols[printed]
            facts[kinds.ARTIFACTS_TAKEN] += self.artifacts[printed]
            if self.minerals[printed] != spaces.NOTHING:
                facts[self.minerals[printed]] += 1
                facts[kinds.BOMBED_MINERALS] += 1 if bombing else NO_FACT
        row = spaces.row_of(place)
        seam = boards.upper_rows(self.params, s)
        facts[kinds.SEAMS] = 1 if row < seam < row + shapes.height[shape] else NO_FACT
        facts[kinds.BOMBED_ROCK if bombing else kinds.DRILLED_ROCK] = rocks
        facts[kinds.BOMBED if bombing else kinds.DRILLED] = shapes.size(shape)


def space_value(params: Params, printed: int) -> int:
    """The value of a space by what is printed on it."""
    symbol = spaces.symbol_of(printed)
    others = {
        kinds.BOMB_SYMBOL: 25,
        kinds.ARTIFACT_SYMBOL: 60,
        kinds.DRAW_1_SYMBOL: 20,
        kinds.DRAW_2_SYMBOL: 40,
    }
    return others.get(symbol, mineral_value(params, printed) * 10)


def mineral_value(params: Params, printed: int) -> int:
    """The value in dollars of the Mineral printed on a space; 0 without one."""
    mineral = spaces.mineral_of(spaces.symbol_of(printed))
    return 0 if mineral == spaces.NOTHING else params.minerals[mineral]


def mineral_on(printed: int) -> int:
    """The Mineral printed on a space, or NOTHING."""
    return int(spaces.mineral_of(spaces.symbol_of(printed)))


def is_symbol(printed: int) -> bool:
    """True if a Bomb, Artifact or Draw symbol is printed on a space."""
    return printed > 0 and spaces.can_be_declined(spaces.symbol_of(printed))


def has_artifact(printed: int) -> bool:
    return printed > 0 and spaces.symbol_of(printed) == kinds.ARTIFACT_SYMBOL

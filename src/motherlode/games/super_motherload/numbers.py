"""The content as compiled rules read it: rows of integers."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from . import kinds


@final
class Pilots:
    """The cards of the four decks; a card is `deck * CARDS + kind`."""

    def __init__(
        self,
        icons: list[int],
        bonuses: list[int],
        buy_bonus: list[int],
        points: list[int],
        cost: list[int],
        pattern: list[int],
    ) -> None:
        self.icons = vec[i64](icons)
        self.bonuses = vec[i64](bonuses)
        self.buy_bonus = vec[i64](buy_bonus)
        self.points = vec[i64](points)
        self.cost = vec[i64](cost)
        self.pattern = vec[i64](pattern)


@final
class Shapes:
    """Sets of spaces that one action covers, as (row, column) from their upper left corner.

    The first are straight lines: of length n across at 2n - 2, down at 2n - 1. The rest are Bomb
    Patterns: pattern p has the shapes `first_turning[p]` up to `first_turning[p + 1]`, and
    `turning` says how each is turned.
    """

    def __init__(
        self,
        start: list[int],
        rows: list[int],
        columns: list[int],
        height: list[int],
        first_turning: list[int],
        turning: list[int],
    ) -> None:
        self.start = vec[i64](start)
        self.rows = vec[i64](rows)
        self.columns = vec[i64](columns)
        self.height = vec[i64](height)
        self.first_turning = vec[i64](first_turning)
        self.turning = vec[i64](turning)

    def size(self, shape: i64) -> i64:
        """How many spaces the shape covers."""
        return self.start[shape + 1] - self.start[shape]


@final
class Boards:
    """The eight sides; a board is `(depth - 1) * 2 + side`.

    `spaces` are their spaces by row; `open` has, for each board, row and tool, the mask of the
    spaces whose terrain the tool may cover (S23).
    """

    def __init__(self, spaces: list[int], open_to: list[int], artifacts: list[int]) -> None:
        self.spaces = vec[i64](spaces)
        self.open_to = vec[i64](open_to)
        self.artifacts = vec[i64](artifacts)

    def open_mask(self, board: i64, row: i64, tool: i64) -> i64:
        return self.open_to[(board * kinds.ROWS + row) * kinds.TOOLS + tool]


@final
class Numbers:
    """Made by `content.numbers`; the names are those of the content files."""

    def __init__(
        self,
        pilots: Pilots,
        shapes: Shapes,
        boards: Boards,
        mineral_values: list[int],
        bomb_tokens: int,
        artifacts: list[int],
        trophy_points: int,
        starters: list[int],
        setup: list[int],
        turn: list[int],
        major_need: list[int],
        major_points: list[int],
        minor_goal: list[int],
        minor_count: list[int],
        minor_points: list[int],
    ) -> None:
        self.pilots = pilots
        self.shapes = shapes
        self.boards = boards
        self.mineral_values = vec[i64](mineral_values)
        self.bomb_tokens: i64 = bomb_tokens
        self.artifacts = vec[i64](artifacts)
        self.trophy_points: i64 = trophy_points
        self.starters = vec[i64](starters)
        self.first_bombs: i64 = setup[0]
        self.first_hand: i64 = setup[1]
        self.majors: i64 = setup[2]
        self.minors: i64 = setup[3]
        self.actions: i64 = turn[0]
        self.draw: i64 = turn[1]
        self.hand_limit: i64 = turn[2]
        self.major_need = vec[i64](major_need)
        self.major_points = vec[i64](major_points)
        self.minor_goal = vec[i64](minor_goal)
        self.minor_count = vec[i64](minor_count)
        self.minor_points = vec[i64](minor_points)

    def card(self, crew: i64, kind: i64) -> i64:
        """The number of a card by its deck's cell (1 is the first deck) and its kind."""
        return (crew - 1) * kinds.CARDS + kind

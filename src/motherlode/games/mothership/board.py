"""The board: the spaces of a layout, with precomputed neighbours, distances and fields."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from . import hexes
from .hexes import DIRECTIONS, ROWS, SPACES
from .kinds import Space

OPEN_SPACE: Final = 0
"""The field number of a space without asteroids."""

_DISTANCES: Final = hexes.distance_table()
UNREACHED: Final = 4096
"""In place of a number of steps: the search has not reached the space."""
_UNMEASURED: Final = vec[i64]([-1] * SPACES)
_NOWHERE: Final = vec[i64]([UNREACHED] * SPACES)
FIRST_ROW: Final = 1
"""Where the first row of the board is in a list of rows: an empty row comes before it."""
PART: Final = ROWS + 2
"""The length of a list of rows: after the last row of the board comes an empty one."""
MOST_STEPS: Final = SPACES
"""No shortest flight has more steps."""
_QUEUE: Final = vec[i64]([0] * (2 * SPACES))


@final
class Board:
    """The spaces of a layout, its asteroid fields, and the places of planets and Stations."""

    def __init__(
        self,
        columns: int,
        rows: int,
        asteroids: list[Space],
        planets: list[Space],
        stations: list[Space],
        fleet_base: Space = hexes.OFF_BOARD,
        npc: list[Space] | None = None,
    ) -> None:
        self.columns: i64 = columns
        self.rows: i64 = rows
        self.planets: Final = vec[i64](planets)
        self.stations: Final = vec[i64](stations)
        self.fleet_base: Final = fleet_base
        self.npc: Final = vec[i64](npc or [])
        self.spaces: Final = vec[i64](hexes.all_spaces(columns, rows))
        self.neighbours: Final = hexes.neighbour_table(columns, rows)
        self.distances: Final = _DISTANCES
        self.fields: Final = field_numbers(self.neighbours, asteroids)
        self.field_rows: Final = field_rows(self.fields)
        self.search_rows: Final = search_rows(columns, rows)
        self.to_field: Final = distances_to(asteroids)
        self.near_field: Final = near_field_table(self.neighbours, self.fields)
        self.outward: Final = outward_ranks(planets, stations, asteroids)

    def has(self, space: Space) -> bool:
        """True if a space is on this board."""
        for known in self.spaces:
            if known == space:
                return True
        return False

    def distance(self, a: Space, b: Space) -> i64:
        """The steps between two spaces of an empty board."""
        at = a * SPACES + b
        return self.distances[at]

    def beside(self, space: Space, direction: i64) -> Space:
        """The neighbour in one of six directions, or OFF_BOARD."""
        edge = space * DIRECTIONS + direction
        return Space(self.neighbours[edge])

    def field(self, space: Space) -> i64:
        """The asteroid field that a space belongs to, or OPEN_SPACE (M32)."""
        return self.fields[space]

    def rows_within(self, space: Space, far: i64) -> tuple[i64, i64]:
        """The first row at most `far` rows from a space, and the row after the last one."""
        row = hexes.row_of(space)
        return max(row - far, 0), min(row + far + 1, self.rows)

    def part_of_row(self, space: Space, far: i64, row: i64) -> tuple[i64, i64]:
        """The first space of a row at most `far` steps from a space, and the one after the last."""
        down = row - hexes.row_of(space)
        below = hexes.slant(space) + row // 2
        first = max(below - far + max(-down, 0), 0)
        end = min(below + far - max(down, 0) + 1, hexes.width(self.columns, row))
        return hexes.space_at(first, row), hexes.space_at(end, row)

    def unmeasured(self) -> vec[i64]:
        """A new list with -1 for every space, for a search to fill."""
        return _UNMEASURED[:]

    def unreached(self) -> vec[i64]:
        """A new list with UNREACHED for every space, for a search to fill."""
        return _NOWHERE[:]

    def queue(self, far: i64) -> vec[i64]:
        """A new queue for a search of at most `far` steps that visits each space at most twice."""
        return _QUEUE[: min(6 * far * (far + 1) + 2, 2 * SPACES)]


def outward_ranks(planets: list[Space], stations: list[Space], asteroids: list[Space]) -> vec[i64]:
    """Ranks all spaces by their distance from the middle of the planets and Stations.

    Ties are decided by the distances to planets, nearest first, then to Stations and asteroids. The
    ranks have every symmetry of the layout, so that no seat gets an advantage from the numbers of
    its spaces.
    """
    landmarks = [*planets, *stations]
    middle = (
        sum(int(hexes.point(space)[0]) for space in landmarks),
        sum(int(hexes.point(space)[1]) for space in landmarks),
    )
    keys: list[tuple[int, ...]] = []
    for number in range(SPACES):
        space = Space(number)
        key = [squared_distance(scaled_point(space, len(landmarks)), middle)]
        for marks in (planets, stations, asteroids):
            key += sorted(
                [squared_distance(hexes.point(space), hexes.point(mark)) for mark in marks]
            )
        keys.append(tuple(key))
    ranks = {key: rank for rank, key in enumerate(sorted(set(keys)))}
    return vec[i64]([ranks[key] for key in keys])


def scaled_point(space: Space, factor: int) -> tuple[int, int]:
    """The point of a space, with both coordinates multiplied by a factor."""
    east, south = hexes.point(space)
    return int(east) * factor, int(south) * factor


def squared_distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    """The square of the distance between two points of `hexes.point`."""
    east, south = a[0] - b[0], a[1] - b[1]
    return int(east * east + 3 * south * south)


def field_numbers(neighbours: vec[i64], asteroids: list[Space]) -> vec[i64]:
    """The number of each space's field, from 1; joined asteroid spaces have one number (M32)."""
    fields = vec[i64]([OPEN_SPACE] * SPACES)
    waiting = set(asteroids)
    number = 0
    while waiting:
        number += 1
        edge = [min(waiting)]
        waiting.discard(edge[0])
        while edge:
            space = edge.pop()
            fields[space] = number
            for direction in range(DIRECTIONS):
                beside = Space(neighbours[space * DIRECTIONS + direction])
                if beside in waiting:
                    waiting.discard(beside)
                    edge.append(beside)
    return fields


def near_field_table(neighbours: vec[i64], fields: vec[i64]) -> vec[i64]:
    """A table by space: 1 for spaces in or beside an asteroid field, else 0."""
    near = vec[i64]([0] * SPACES)
    for space in range(SPACES):
        if fields[space] != OPEN_SPACE:
            near[space] = 1
        for direction in range(DIRECTIONS):
            beside = neighbours[space * DIRECTIONS + direction]
            if beside >= 0 and fields[beside] != OPEN_SPACE:
                near[space] = 1
    return near


def field_rows(fields: vec[i64]) -> vec[i64]:
    """The spaces of all fields as rows: a number for each row, with a bit for each column."""
    rows = vec[i64]([0] * PART)
    for space in range(SPACES):
        if fields[space] != OPEN_SPACE:
            bit = 2 ** int(hexes.column_of(Space(space)))
            rows[FIRST_ROW + hexes.row_of(Space(space))] += i64(bit)
    return rows


def distances_to(marks: list[Space]) -> vec[i64]:
    """By space number the steps to the nearest of some spaces; UNREACHED if there are none."""
    return vec[i64](
        [
            min([hexes.distance(Space(space), mark) for mark in marks], default=UNREACHED)
            for space in range(SPACES)
        ]
    )


def search_rows(columns: int, rows: int) -> vec[i64]:
    """The rows of a search (see `flight_rows`) on an empty board, before its first step."""
    part = [0] * PART
    for row in range(rows):
        part[FIRST_ROW + row] = 2 ** int(hexes.width(columns, row)) - 1
    return vec[i64](part + part + [0] * (2 * PART * (1 + MOST_STEPS)))

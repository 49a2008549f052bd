"""A board: one layout with everything about it that never changes looked up beforehand."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.games.mothership.hex import (
    DIRECTIONS,
    SPACES,
    all_spaces,
    distance_table,
    neighbour_table,
    point,
)

OPEN_SPACE: Final = 0
"""The field number of a space without asteroids."""

_DISTANCES: Final = distance_table()
_NOWHERE: Final = vec[i64]([-1] * SPACES)


@final
class Board:
    """The spaces of a layout, its asteroid fields, and where planets and Stations begin."""

    def __init__(
        self,
        columns: int,
        rows: int,
        asteroids: list[int],
        planets: list[int],
        stations: list[int],
        fleet_base: int = -1,
        npc: list[int] | None = None,
    ) -> None:
        self.columns: i64 = columns
        self.rows: i64 = rows
        self.planets = vec[i64](planets)
        self.stations = vec[i64](stations)
        self.fleet_base: i64 = fleet_base
        self.npc = vec[i64](npc or [])
        self.spaces = vec[i64](all_spaces(columns, rows))
        self.neighbours = neighbour_table(columns, rows)
        self.distances = _DISTANCES
        self.fields = fields_of(self.neighbours, asteroids)
        self.near_field = near_field(self.neighbours, self.fields)
        self.east, self.south = around_middle([*planets, *stations])

    def distance(self, a: i64, b: i64) -> i64:
        return self.distances[a * SPACES + b]

    def beside(self, space: i64, direction: i64) -> i64:
        """The neighbour in one of six directions, or -1."""
        return self.neighbours[space * DIRECTIONS + direction]

    def field(self, space: i64) -> i64:
        """The asteroid field that a space belongs to; OPEN_SPACE for none (M32)."""
        return self.fields[space]

    def unmeasured(self) -> vec[i64]:
        """A fresh row with -1 for every space, for a search to fill."""
        return _NOWHERE[:]


def around_middle(landmarks: list[int]) -> tuple[vec[i64], vec[i64]]:
    """Where every space lies as seen from the middle of the landmarks, in parts of a step.

    Whatever symmetry a layout has, its Stations and planets have it too: seats that are placed
    alike see the same.
    """
    count = len(landmarks)
    points = [point(space) for space in range(SPACES)]
    east = sum(points[space][0] for space in landmarks)
    south = sum(points[space][1] for space in landmarks)
    return (
        vec[i64]([x * count - east for x, y in points]),
        vec[i64]([y * count - south for x, y in points]),
    )


def fields_of(neighbours: vec[i64], asteroids: list[int]) -> vec[i64]:
    """Numbers the fields: joined asteroid spaces have one number, from 1 (M32)."""
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
                beside = int(neighbours[space * DIRECTIONS + direction])
                if beside in waiting:
                    waiting.discard(beside)
                    edge.append(beside)
    return fields


def near_field(neighbours: vec[i64], fields: vec[i64]) -> vec[i64]:
    """1 for every space that is in a field or beside one."""
    near = vec[i64]([0] * SPACES)
    for space in range(SPACES):
        if fields[space] != OPEN_SPACE:
            near[space] = 1
        for direction in range(DIRECTIONS):
            beside = neighbours[space * DIRECTIONS + direction]
            if beside >= 0 and fields[beside] != OPEN_SPACE:
                near[space] = 1
    return near

"""No seat has an advantage: layouts and the default placement are symmetric (M6, M10)."""

import pytest

from motherlode.games.mothership import kinds
from motherlode.games.mothership.board import squared_distance
from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.games.mothership.hexes import point
from motherlode.games.mothership.kinds import Space
from motherlode.games.mothership.layout_choice import LAYOUTS
from motherlode.games.mothership.text_maps import read_map
from tests.arrange import table

SHARED = {name: seats for name, seats in LAYOUTS.items() if seats > 1}
EQUIVALENT_SEATS: dict[int, list[tuple[int, ...]]] = {
    2: [(0, 1)],
    3: [(0, 1, 2)],
    4: [(0, 1, 2, 3)],
    5: [(1, 4), (2, 3)],  # hexes don't turn by fifths: a mirror through the first Station
    6: [(0, 1, 2, 3, 4, 5)],
}
"""Groups of seats with symmetric places, by the number of players."""

Distances = list[list[int]]


def distances_to_marks(space: Space, marks: list[list[Space]]) -> Distances:
    """Sorted distances from a space to the marks of each kind; mirrors and turns keep them."""
    return [sorted(squared_distance(point(space), point(mark)) for mark in kind) for kind in marks]


def marks_of(name: str) -> list[list[Space]]:
    """Asteroids, planets and Stations of a layout."""
    found = read_map(MOTHERSHIP.content().value.layouts[name].map)
    stations = [found.all(str(seat + 1))[0] for seat in range(SHARED[name])]
    return [found.all("#"), found.all("P"), stations]


@pytest.mark.rule("M6")
@pytest.mark.parametrize("name", list(SHARED))
def test_layouts_look_the_same_from_equivalent_seats(name: str) -> None:
    marks = marks_of(name)
    for group in EQUIVALENT_SEATS[SHARED[name]]:
        views = [distances_to_marks(marks[2][seat], marks) for seat in group]
        assert all(view == views[0] for view in views)


@pytest.mark.rule("M10")
@pytest.mark.parametrize("name", list(SHARED))
def test_default_placement_is_the_same_for_equivalent_seats(name: str) -> None:
    seats, marks = SHARED[name], marks_of(name)
    t = table("mothership", seats, {"layout": name})
    t.play(*["deploy"] * seats)
    for group in EQUIVALENT_SEATS[seats]:
        fleets = [fleet_distances(t.get("ships", seat), marks) for seat in group]
        assert all(fleet == fleets[0] for fleet in fleets)


def fleet_distances(ships: list[int], marks: list[list[Space]]) -> list[tuple[str, Distances]]:
    sorts = [name.split()[0] for name in kinds.SHIPS]
    return sorted(
        (kind, distances_to_marks(Space(cell - 1), marks))
        for kind, cell in zip(sorts, ships, strict=True)
    )

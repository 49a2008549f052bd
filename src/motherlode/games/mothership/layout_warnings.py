"""Warnings of layouts: what is playable, but not how a fair layout would be designed (M7, M54)."""

from collections import deque
from collections.abc import Callable

from motherlode.kernel.content import LocalizableFault

from . import hexes
from .board import squared_distance
from .hexes import NAMES
from .kinds import Space
from .text_maps import SOLO_FLEET, Map, fault, places_near, read_map

Warnings = list[LocalizableFault]


def map_warnings(
    text: str, players: int, engine: int, placement: int = 2, furthest: int = 0
) -> Warnings:
    """All warnings of a layout without errors.

    `engine` is a Fighter's engine power, `furthest` that of the quickest ship if it is larger;
    ships are placed up to `placement` spaces from their Station.
    """
    found = read_map(text)
    if players == 1:
        return _solo_warnings(found)
    stations = {number: found.all(number)[0] for number in "123456"[:players]}
    return [
        *_crowded_stations(found, stations),
        *_crowded_fleets(found, stations, placement),
        *_far_planets(found, stations, max(engine, furthest), placement),
        *_several_planets(found, stations, engine, placement),
        *_walled_in(found, stations),
        *_asymmetry(found, list(stations.values())),
    ]


def _crowded_stations(found: Map, stations: dict[str, Space]) -> Warnings:
    """Warns of Stations with a planet or another Station beside them; teams may want that."""
    return [
        fault("station_crowded", "M7", station=number, at=NAMES[at], space=NAMES[near])
        for number, at in stations.items()
        for near in found.beside(at)
        if found.marks[near] in "P123456"
    ]


def _crowded_fleets(found: Map, stations: dict[str, Space], placement: int) -> Warnings:
    """Pairs of fleets that may be placed on the same spaces."""
    places = {number: places_near(found, at, placement) for number, at in stations.items()}
    return [
        fault("fleets_crowded", "M7", station=number, other=other)
        for number in stations
        for other in stations
        if number < other and places[number] & places[other]
    ]


def _far_planets(found: Map, stations: dict[str, Space], furthest: int, placement: int) -> Warnings:
    """Warns of Stations from which no ship reaches a planet in the first turn."""
    return [
        fault("no_planet_near", "M7", station=number, space=NAMES[at])
        for number, at in stations.items()
        if planets_in_reach(found, at, furthest, placement) == 0
    ]


def _several_planets(
    found: Map, stations: dict[str, Space], engine: int, placement: int
) -> Warnings:
    """Warns of Stations with several planets in reach of a Fighter, if another Station has
    fewer."""
    near = {
        number: planets_in_reach(found, at, engine, placement) for number, at in stations.items()
    }
    least = min(near.values())
    return [
        fault("several_planets_near", "M7", station=number, count=count, least=least)
        for number, count in near.items()
        if count > max(least, 1)
    ]


def planets_in_reach(found: Map, station: Space, engine: int, placement: int) -> int:
    """The number of planets beside which a ship with this engine power can fly in the first turn
    without entering a field."""
    starts = places_near(found, station, placement)
    reached = _spread(found, starts, engine, lambda start, end: found.marks[end] == "."
                      or (found.marks[end] == found.marks[start] == "#"))  # fmt: skip
    planets = {near for space in reached for near in found.beside(space)}
    return sum(found.marks[space] == "P" for space in planets)


def _walled_in(found: Map, stations: dict[str, Space]) -> Warnings:
    """Warns of Stations from which only ways through asteroids lead to another Station."""
    warnings = []
    for number, at in stations.items():
        region = _spread(found, set(found.beside(at)), len(NAMES), lambda _, end: (
            found.marks[end] == "."))  # fmt: skip
        others = [other for other in stations.values() if other != at]
        if not any(region.intersection(found.beside(other)) for other in others):
            warnings.append(fault("walled_in", "M7", station=number, space=NAMES[at]))
    return warnings


def _spread(
    found: Map, starts: set[Space], most: int, passes: Callable[[Space, Space], bool]
) -> set[Space]:
    """The spaces within `most` steps of some others, along steps that `passes` allows."""
    steps = dict.fromkeys(sorted(starts), 0)
    edge = deque(steps)
    while edge:
        space = edge.popleft()
        for near in found.beside(space):
            if steps[space] < most and near not in steps and passes(space, near):
                steps[near] = steps[space] + 1
                edge.append(near)
    return set(steps)


def _asymmetry(found: Map, stations: list[Space]) -> Warnings:
    """A warning if the board looks different from several Stations.

    Mirrors and turns keep distances. With five Stations, a mirror leaves one of them alone.
    """
    marks = [found.all("#"), found.all("P"), stations]
    views = [
        [sorted(squared_distance(hexes.point(at), hexes.point(mark)) for mark in kind)
         for kind in marks]
        for at in stations
    ]  # fmt: skip
    alone = sum(views.count(view) == 1 for view in views)
    return [fault("asymmetric", "M7")] if alone > 1 else []


def _solo_warnings(found: Map) -> Warnings:
    """Warnings of a solo layout: a base or ships of the NPC that are not where M54 puts them."""
    warnings = []
    base = found.all("F")[0]
    if not _opposite(found, base, found.all("1")[0]):
        warnings.append(fault("base_astray", "M54", space=NAMES[base]))
    for symbol in SOLO_FLEET:
        wanted = "1" if symbol == "m" else "P"
        kind = "mothership_astray" if symbol == "m" else "ship_astray"
        warnings += [
            fault(kind, "M54", symbol=repr(symbol), space=NAMES[at])
            for at in found.all(symbol)
            if not any(found.marks[near] == wanted for near in found.beside(at))
        ]
    return warnings


def _opposite(found: Map, base: Space, station: Space) -> bool:
    """True if two spaces lie on opposite sides of the middle, both across and along the board."""
    (east, south), (other_east, other_south) = hexes.point(base), hexes.point(station)
    last_column, last_row = found.columns - 1, found.rows - 1
    across = (east - last_column) * (other_east - last_column)
    along = (2 * south - last_row) * (2 * other_south - last_row)
    return across < 0 and along < 0

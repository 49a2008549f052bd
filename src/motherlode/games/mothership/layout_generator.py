"""Generated layouts: a board from a seed, for 1 to 6 seats, with a fairness figure (M57).

A symmetric board looks the same from every Station: it is made of images of one part, by turns
around the middle or by mirrors. On a free board all but the Stations lies as it falls.
Of many boards with the same seed the first without errors and warnings is taken.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from random import Random

from motherlode.kernel.content import LocalizableFault
from motherlode.kernel.errors import BadOptions

from . import hexes, kinds, layout_warnings, text_maps
from .kinds import Space
from .text_maps import Map, fault

SMALL = "small"
LARGE = "large"
SIZES = {SMALL: (15, 13), LARGE: (17, 15)}
"""Columns and rows of the boards (M6)."""
LARGE_FROM = 5
"""The number of players from which the large board is the usual one (M6)."""
ASTEROIDS = {"none": 0, "few": 8, "some": 16, "many": 28}
"""About how many asteroid spaces a board has."""
ATTEMPTS = 60
SOLO_PLANETS = 3
Cube = tuple[int, int, int]
"""A place relative to the middle of the board, as three numbers that add up to 0."""
Image = Callable[[Cube], Cube]


@dataclass(frozen=True)
class MapOptions:
    """What a layout is generated from; `planets` 0 means the usual number (M7)."""

    seats: int
    seed: int = 0
    planets: int = 0
    asteroids: str = "some"
    board: str = SMALL
    symmetric: bool = True

    @property
    def planet_count(self) -> int:
        usual = SOLO_PLANETS if self.seats == 1 else min(self.seats + 1, kinds.MOST_PLANETS)
        return self.planets or usual


def turn(cube: Cube) -> Cube:
    """The cube coordinates of a place, turned by a sixth around the middle of the board."""
    x, y, z = cube
    return -z, -x, -y


def turned(times: int) -> Image:
    def image(cube: Cube) -> Cube:
        for _ in range(times):
            cube = turn(cube)
        return cube

    return image


def upright(cube: Cube) -> Cube:
    """Mirrors the cube coordinates of a space: left and right are exchanged."""
    x, y, z = cube
    return y, x, z


IMAGES: dict[int, list[Image]] = {
    1: [turned(0)],
    2: [turned(0), turned(3)],
    3: [turned(0), turned(2), turned(4)],
    4: [turned(0), upright, turned(3), lambda cube: turned(3)(upright(cube))],
    6: [turned(times) for times in range(6)],
}
"""The images that make a board look the same from every Station, by the number of seats."""


def why_impossible(options: MapOptions) -> str:
    """Why a layout with these options can't be made, and what would fit, or ''."""
    seats, count = options.seats, options.planet_count
    if seats == 1:
        wrong = count != SOLO_PLANETS
        return fault("solo_has_planets", "M54", count=count, wanted=SOLO_PLANETS) if wrong else ""
    if options.symmetric and seats not in IMAGES:
        return fault("never_symmetric", "M57", seats=seats)
    if options.symmetric and count not in (fitting := symmetric_counts(seats)):
        known = ", ".join(map(str, fitting))
        return fault("symmetric_planets", "M57", seats=seats, known=known, count=count)
    if count < needed(seats):
        return fault("too_few_planets", "M57", seats=seats, least=needed(seats), count=count)
    return ""


def needed(seats: int) -> int:
    """The fewest planets with which every seat has one in reach; a planet can serve two seats."""
    return (seats + 1) // 2


def symmetric_counts(seats: int) -> list[int]:
    """The numbers of planets that a symmetric board can have: whole sets of images, and perhaps
    one planet in the middle."""
    whole = [times * seats for times in range(1, kinds.MOST_PLANETS // seats + 1)]
    return sorted(count for count in {*whole, *(times + 1 for times in whole)} if count <= 7)


def generate(options: MapOptions, engine: int = 5, placement: int = 2) -> str:
    """The text map of a generated layout; raises BadOptions if no board fits the options."""
    if wrong := why_impossible(options):
        raise BadOptions(wrong)
    text = find_board(options, engine, placement)
    if not text:
        raise BadOptions(no_room(options, engine, placement))
    return text


@lru_cache(maxsize=256)
def find_board(options: MapOptions, engine: int, placement: int) -> str:
    """The first board without warnings, else the one with the fewest; '' if no board is playable
    with a planet in first-turn reach of every seat and a way out for each (M57)."""
    best, fewest = "", 1000
    random = Random(f"{options}")
    for _ in range(ATTEMPTS):
        text = Draft(options, random).text()
        complete = text.count("P") == options.planet_count
        if not complete or text_maps.map_faults(text, options.seats, placement):
            continue
        warnings = warnings_of(text, options, engine, placement)
        unfit = any(warning.kind in UNFIT for warning in warnings)
        if not unfit and len(warnings) < fewest:
            best, fewest = text, len(warnings)
        if not warnings:
            break
    return best


UNFIT = ("no_planet_near", "walled_in")
"""Warnings that no generated layout has."""


def warnings_of(
    text: str, options: MapOptions, engine: int, placement: int
) -> list[LocalizableFault]:
    """The warnings of a map, without the asymmetry of a free board."""
    found = layout_warnings.map_warnings(text, options.seats, engine, placement)
    return [warning for warning in found if options.symmetric or warning.kind != "asymmetric"]


def no_room(options: MapOptions, engine: int, placement: int) -> LocalizableFault:
    """Says that no board has what the options ask for, and which change of one option would fit."""
    fits = next(
        (
            f"{name} {getattr(other, name)}"
            for name, other in alternatives(options)
            if not why_impossible(other) and find_board(other, engine, placement)
        ),
        "",
    )
    return fault(
        "no_room" if fits else "no_room_at_all", "M57", seats=options.seats, fits=fits,
        planets=options.planet_count, asteroids=options.asteroids, board=options.board,
    )  # fmt: skip


def alternatives(options: MapOptions) -> list[tuple[str, MapOptions]]:
    """The options with one of them changed: the board, fewer asteroids, then the planets, those
    nearest to the wanted number first; each with the name of the changed option."""
    count, amounts = options.planet_count, list(ASTEROIDS)
    counts = sorted(range(1, kinds.MOST_PLANETS + 1), key=lambda planets: abs(planets - count))
    fewer = reversed(amounts[: amounts.index(options.asteroids)])
    return [
        *(("board", replace(options, board=board)) for board in SIZES if board != options.board),
        *(("asteroids", replace(options, asteroids=amount)) for amount in fewer),
        *(("planets", replace(options, planets=planets)) for planets in counts[1:]),
    ]


class Draft:
    """A layout in the making: marks by space, placed with all their images."""

    def __init__(self, options: MapOptions, random: Random) -> None:
        self.options, self.random = options, random
        self.columns, self.rows = SIZES[options.board]
        self.middle = hexes.space_at(self.columns // 2, self.rows // 2)
        self.marks = dict.fromkeys(hexes.all_spaces(self.columns, self.rows), ".")
        folds = options.seats if options.symmetric and options.seats in IMAGES else 1
        self.images = IMAGES[folds]
        self.image_spaces = image_spaces(self.columns, self.rows, folds)
        self.neighbours = text_maps.neighbours(self.columns, self.rows)
        self.stations = station_spaces(options, self.middle)

    def text(self) -> str:
        """Places Stations, planets and asteroids; returns the text map."""
        if self.options.seats == 1:
            self.place_solo_pieces()
        else:
            for number, space in enumerate(self.stations):
                self.marks[space] = str(number + 1)
            self.place_planets()
        self.place_asteroids()
        return self.written()

    def place_planets(self) -> None:
        """Places planets near Stations first, then others, an odd one in the middle."""
        wanted = self.options.planet_count
        if wanted % len(self.images) and len(self.images) > 1:
            self.marks[self.middle] = "P"
        while self.count("P") < wanted:
            places = self.planet_places()
            if not places:
                return
            self.place("P", self.random.choice(places))

    def planet_places(self) -> list[Space]:
        """Where the next planet may be: near the next Station, or else far from all of them."""
        placed, seats = self.count("P"), self.options.seats
        at = self.stations[placed % seats]
        free = [space for space in self.free(lambda _: True) if self.has_all_images(space)]
        near = [space for space in free if hexes.distance(space, at) in (4, 5, 6)]
        if self.options.symmetric or placed < seats:
            return near
        far = [space for space in free if all(hexes.distance(space, s) > 4 for s in self.stations)]
        return far or near

    def has_all_images(self, space: Space) -> bool:
        """True if a space is not its own image, so that it has as many images as there are."""
        cube = cube_of(space, self.middle)
        return len({image(cube) for image in self.images}) == len(self.images)

    def place_asteroids(self) -> None:
        """Places clumps of asteroids, away from Stations, planets and the NPC's ships."""
        wanted = ASTEROIDS[self.options.asteroids]
        for _ in range(wanted):
            if self.count("#") >= wanted:
                return
            places = self.free(self.is_open)
            if not places:
                return
            at = self.random.choice(places)
            for _ in range(self.random.randint(1, 3)):
                if at is not None and self.is_open(at):
                    self.place("#", at)
                near = [space for space in self.around(at) if self.is_open(space)]
                at = self.random.choice(near) if near else at

    def is_open(self, space: Space) -> bool:
        """True if asteroids may lie on a space: an empty one with no piece beside it."""
        if self.marks.get(space) != ".":
            return False
        return all(self.marks[near] in ".#" for near in self.around(space))

    def place_solo_pieces(self) -> None:
        """Places Station, base, planets and the NPC's fleet of a solo layout (M54)."""
        random, middle = self.random, self.middle
        flip = random.choice((turned(0), upright))
        station = self.moved(flip(cube_of(self.stations[0], middle)))
        base = self.moved(turned(3)(scaled(cube_of(station, middle), 5)))
        self.marks[station], self.marks[base] = "1", "F"
        self.marks[random.choice(self.empty_around(station))] = "m"
        far = self.free(lambda space: hexes.distance(space, station) >= 9
                        and hexes.distance(space, base) >= 4)  # fmt: skip
        planets: list[Space] = []
        while far and len(planets) < SOLO_PLANETS:
            planets.append(random.choice(far))
            far = [space for space in far if hexes.distance(space, planets[-1]) >= 4]
        planets.sort(key=lambda space: int(hexes.distance(space, station)))
        for planet, fleet in zip(planets, ("fb", "fb", "f"), strict=False):
            self.marks[planet] = "P"
            for ship in fleet:
                if around := self.empty_around(planet):
                    self.marks[random.choice(around)] = ship

    # Places

    def place(self, mark: str, space: Space) -> None:
        """Puts a mark on a space and on all its images that are free."""
        cube = cube_of(space, self.middle)
        for image in self.images:
            at = self.moved(image(cube))
            if self.marks.get(at) == ".":
                self.marks[at] = mark

    def moved(self, cube: Cube) -> Space:
        """The space at a place relative to the middle; -1 if it is outside the board."""
        return space_of(cube, self.middle, self.columns, self.rows)

    def free(self, fits: Callable[[Space], bool]) -> list[Space]:
        """The empty spaces that fit, whose images are all on the board, two from each other and
        not beside a Station."""
        return [space for space in self.marks if self.is_free(space) and fits(space)]

    def is_free(self, space: Space) -> bool:
        for at in self.image_spaces[space]:
            if self.marks.get(at) != ".":
                return False
            for near in self.neighbours[at]:
                if self.marks[near] in "123456P":
                    return False
        return True

    def around(self, space: Space) -> list[Space]:
        return self.neighbours[space]

    def empty_around(self, space: Space) -> list[Space]:
        return [near for near in self.around(space) if self.marks[near] == "."]

    def count(self, mark: str) -> int:
        return list(self.marks.values()).count(mark)

    def written(self) -> str:
        """The generated layout as a text map."""
        lines: list[str] = []
        for row in range(self.rows):
            spaces = [space for space in self.marks if hexes.row_of(space) == row]
            lines.append(" " * (row % 2) + " ".join(self.marks[space] for space in spaces))
        return "\n" + "\n".join(lines) + "\n"


@cache
def image_spaces(columns: int, rows: int, folds: int) -> dict[Space, frozenset[Space]]:
    """The spaces of the images of every space of a board; OFF_BOARD for those outside."""
    middle = hexes.space_at(columns // 2, rows // 2)
    return {
        space: frozenset(
            space_of(image(cube_of(space, middle)), middle, columns, rows)
            for image in IMAGES[folds]
        )
        for space in hexes.all_spaces(columns, rows)
    }


STATIONS: dict[int, list[Cube]] = {
    1: [(7, -3, -4)],
    2: [(-3, 7, -4), (3, -7, 4)],
    3: [turned(2 * times)((5, -5, 0)) for times in range(3)],
    4: [(-2, 6, -4), (6, -2, -4), (2, -6, 4), (-6, 2, 4)],
    5: [(3, 2, -5), (6, -5, -1), (1, -6, 5), (-6, 1, 5), (-5, 6, -1)],
    6: [turned(times)((5, -5, 0)) for times in range(6)],
}
"""Where the Stations of a small board are, relative to the middle; on a large one further out."""


def station_spaces(options: MapOptions, middle: Space) -> list[Space]:
    columns, rows = SIZES[options.board]
    more = 1 if options.board == LARGE else 0
    cubes = [scaled(cube, 100, more) for cube in STATIONS[options.seats]]
    return [space_of(cube, middle, columns, rows) for cube in cubes]


def scaled(cube: Cube, most: int, more: int = 0) -> Cube:
    """A place in the same direction from the middle, `more` further out, at most `most` away."""
    far = max(abs(part) for part in cube)
    wanted = min(far + more, most)
    x, z = round(cube[0] * wanted / far), round(cube[2] * wanted / far)
    return x, -x - z, z


def cube_of(space: Space, middle: Space) -> Cube:
    """The cube coordinates of a space, relative to the middle space."""
    (x, z), (middle_x, middle_z) = _axial(space), _axial(middle)
    return x - middle_x, -(x - middle_x) - (z - middle_z), z - middle_z


def _axial(space: Space) -> tuple[int, int]:
    row = int(hexes.row_of(space))
    return int(hexes.column_of(space)) - (row - (row & 1)) // 2, row


def space_of(cube: Cube, middle: Space, columns: int, rows: int) -> Space:
    """The space at a place relative to the middle; OFF_BOARD if there is none."""
    x, z = _axial(middle)
    row = z + cube[2]
    column = x + cube[0] + (row - (row & 1)) // 2
    inside = 0 <= row < rows and hexes.inside(columns, rows, column, row)
    return hexes.space_at(column, row) if inside else Space(hexes.OFF_BOARD)


# --- the fairness figure


def seat_figures(
    found: Map, sides: list[int], engine: int = 5, placement: int = 2
) -> list[dict[str, int]]:
    """What every seat has on a layout: planets in first-turn reach, the distances to the nearest
    planet and to all planets together, and to the nearest Station of another side (M57).

    `sides` has the team of every seat. A single player's fleet starts from its base (M54)."""
    if len(sides) == 1:
        base = found.all("F")[0]
        return [figures_at(found, {base: 0}, base, engine, placement)]
    stations = {found.all(str(seat + 1))[0]: side for seat, side in enumerate(sides)}
    return [figures_at(found, stations, at, engine, placement) for at in stations]


def figures_at(
    found: Map, stations: dict[Space, int], at: Space, engine: int, placement: int
) -> dict[str, int]:
    """Distances to planets and to the nearest rival, for the seat whose fleet starts at `at`.

    It also counts the planets in reach. A single player has no rival.
    """
    far = [int(hexes.distance(at, planet)) for planet in found.all("P")]
    rivals = [
        int(hexes.distance(at, other)) for other, side in stations.items() if side != stations[at]
    ]
    figures = {
        "planets_in_reach": layout_warnings.planets_in_reach(found, at, engine, placement),
        "nearest_planet": min(far),
        "all_planets": sum(far),
    }
    return figures | ({"nearest_rival": min(rivals)} if rivals else {})


def fairness(figures: list[dict[str, int]]) -> int:
    """How alike the seats are, in percent: 100 if all their figures are the same (M57)."""
    shares = []
    for name in figures[0]:
        values = [row[name] + 1 for row in figures]
        shares.append(min(values) / max(values))
    return round(100 * sum(shares) / len(shares))

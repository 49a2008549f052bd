"""Text maps: reading a layout from text, and finding what makes it unplayable (M6, M7).

A row of the map is a line; spaces of a row stand two characters apart and odd rows are indented
by one, so that the text looks like the board:

    . . # . .        .  empty space        1-6  Colony Station of that seat
     . P . .         #  asteroids          F    where a solo fleet starts
    . . 1 . .        P  planet             m f b  the NPC's Mothership, Fighters, Bombers (solo)
"""

from collections import Counter
from dataclasses import dataclass, field
from functools import cache

from motherlode.i18n.catalogue import ENGLISH, message_id, words_messages
from motherlode.kernel.content import LocalizableFault
from motherlode.kernel.package_folder import package_folder

from . import hexes, kinds
from .board import Board
from .hexes import COLUMNS, DIRECTIONS, NAMES, ROWS
from .kinds import Space

WORDS = package_folder(__package__) / "words"
SMALLEST_COLUMNS = 9
SMALLEST_ROWS = 7
SYMBOLS = ".#P123456Fmfb"
SOLO_FLEET = {"m": 1, "f": 3, "b": 2}


@dataclass
class Map:
    """The symbols of a text map by space; `faults` has what can't be read."""

    columns: int
    rows: int
    marks: dict[Space, str]
    faults: list[LocalizableFault] = field(default_factory=list)

    def all(self, symbol: str) -> list[Space]:
        """The spaces with a symbol, row by row."""
        return [space for space, mark in self.marks.items() if mark == symbol]

    def beside(self, space: Space) -> list[Space]:
        """The neighbours of a space that are on the map."""
        return neighbours(self.columns, self.rows)[space]


@cache
def neighbours(columns: int, rows: int) -> dict[Space, list[Space]]:
    """The neighbours of every space of a board."""
    return {
        space: [
            near
            for way in range(DIRECTIONS)
            if (near := hexes.beside(columns, rows, space, way)) != hexes.OFF_BOARD
        ]
        for space in hexes.all_spaces(columns, rows)
    }


def fault(kind: str, rule: str, **holes: object) -> LocalizableFault:
    """An error of a map in the words of the catalogue, with the rule that it breaks."""
    text = words_messages(WORDS, ENGLISH).text(message_id("faults", kind), holes)
    return LocalizableFault(
        f"{text} ({rule})",
        kind,
        rule,
        {key: hole if isinstance(hole, int) else str(hole) for key, hole in holes.items()},
    )


def read_map(text: str) -> Map:
    """Reads a text map; errors name the row, counted from 1 at the top."""
    lines = [line.split() for line in text.strip("\n").splitlines()]
    columns = max((len(line) for line in lines), default=0)
    found = Map(columns, len(lines), {})
    if not SMALLEST_COLUMNS <= columns <= COLUMNS or not SMALLEST_ROWS <= len(lines) <= ROWS:
        found.faults.append(
            fault("board_size", "M6", columns=columns, rows=len(lines),
                  least_columns=SMALLEST_COLUMNS, most_columns=COLUMNS,
                  least_rows=SMALLEST_ROWS, most_rows=ROWS)
        )  # fmt: skip
        return found
    for row, line in enumerate(lines):
        _read_row(found, row, line)
    return found


def _read_row(found: Map, row: int, line: list[str]) -> None:
    wanted = int(hexes.width(found.columns, row))
    if len(line) != wanted:
        found.faults.append(fault("row_length", "M6", row=row + 1, count=len(line), wanted=wanted))
    for column, symbol in enumerate(line[:wanted]):
        if symbol not in SYMBOLS or len(symbol) != 1:
            found.faults.append(
                fault("unknown_symbol", "M6", row=row + 1, symbol=repr(symbol[:10]))
            )
        found.marks[hexes.space_at(column, row)] = symbol


def map_faults(text: str, players: int, placement: int = 2) -> list[LocalizableFault]:
    """All errors of a layout: what makes it unplayable for a number of players (M7).

    Ships are placed up to `placement` spaces from their Station."""
    found = read_map(text)
    if found.faults:
        return found.faults
    faults = _station_faults(found, players)
    planets = found.all("P")
    if not 1 <= len(planets) <= kinds.MOST_PLANETS:
        faults.append(fault("planet_count", "M7", count=len(planets), most=kinds.MOST_PLANETS))
    if not faults and players == 1:
        faults = _solo_faults(found)
    return faults or _room_faults(found, "F" if players == 1 else "123456"[:players], placement)


def _room_faults(found: Map, bases: str, placement: int) -> list[LocalizableFault]:
    """Errors for fleets that might find too little room if others are placed first (M10)."""
    room = {base: places_near(found, found.all(base)[0], placement) for base in bases}
    faults = []
    for base, free in room.items():
        others = [free & other for name, other in room.items() if name != base]
        lost = min(len(set().union(*others)), sum(min(len(other), kinds.FLEET) for other in others))
        if len(free) - lost < kinds.FLEET:
            kind = "no_room_at_base" if base == "F" else "no_room_for_fleet"
            faults.append(
                fault(kind, "M10", station=base, space=NAMES[found.all(base)[0]],
                      count=len(free) - lost, wanted=int(kinds.FLEET), reach=placement)
            )  # fmt: skip
    return faults


def places_near(found: Map, base: Space, placement: int) -> set[Space]:
    """The spaces where ships of a base can be placed on an empty board, in fields too (M10)."""
    return {
        space
        for space, mark in found.marks.items()
        if mark in ".#F" and hexes.distance(space, base) <= placement
    }


def _station_faults(found: Map, players: int) -> list[LocalizableFault]:
    faults: list[LocalizableFault] = []
    for number in range(1, kinds.MOST_SEATS + 1):
        spaces = found.all(str(number))
        wanted = 1 if number <= players else 0
        if len(spaces) != wanted:
            faults.append(
                fault("station_count", "M7", station=number, count=len(spaces), wanted=wanted)
            )
        for space in spaces:
            ring = found.beside(space)
            if len(ring) < DIRECTIONS:
                faults.append(fault("station_at_edge", "M7", station=number, space=NAMES[space]))
            faults += [
                fault("station_at_asteroids", "M7", station=number, at=NAMES[space],
                      space=NAMES[near])
                for near in ring if found.marks[near] == "#"
            ]  # fmt: skip
    for symbol in "Fmfb" if players > 1 else "":
        if found.all(symbol):
            faults.append(fault("solo_symbol", "M54", symbol=repr(symbol)))
    return faults


def _solo_faults(found: Map) -> list[LocalizableFault]:
    """Errors of a solo layout: it needs three planets, a fleet base and the NPC's ships (M54)."""
    faults = []
    marks = Counter(found.marks.values())
    if marks["P"] != 3:
        faults.append(fault("solo_planets", "M54", count=marks["P"]))
    if marks["F"] != 1:
        faults.append(fault("solo_base", "M54", count=marks["F"]))
    for symbol, wanted in SOLO_FLEET.items():
        if marks[symbol] != wanted:
            faults.append(
                fault("solo_fleet", "M54", symbol=repr(symbol), count=marks[symbol], wanted=wanted)
            )
    return faults


def board_of(text: str, players: int) -> Board:
    """The board of a layout without errors."""
    found = read_map(text)
    npc = found.all("m") + found.all("f") + found.all("b") if players == 1 else []
    return Board(
        columns=found.columns,
        rows=found.rows,
        asteroids=found.all("#"),
        planets=found.all("P"),
        stations=[found.all(str(seat + 1))[0] for seat in range(players)],
        fleet_base=found.all("F")[0] if players == 1 else hexes.OFF_BOARD,
        npc=npc,
    )

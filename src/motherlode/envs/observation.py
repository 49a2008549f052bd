"""Observation tensors: what a seat may see of a state, as one row of named pieces.

Seats are numbered relative to the observer: `seat 0` is the observer, `seat 1` plays after it. A
visible zone is written as its cells (a choice as one-hot), a zone whose count is visible as one
number, and a hidden zone is left out. NPCs come after the seats, as `party`. Cells and frame fields
that contain seat numbers use absolute ones; `place` is the observer's absolute number, as one-hot.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from motherlode.envs.observation_writer import Writer
from motherlode.kernel.rules import Rules
from motherlode.kernel.state import State
from motherlode.kernel.zones import ALL, COUNT, Zone

Row = NDArray[np.float32]


@dataclass(frozen=True)
class Piece:
    """A named part of the tensor: its start, its size, and the names of its numbers."""

    name: str
    start: int
    size: int
    kinds: tuple[str, ...] = ()


class Tensors:
    """Writes what a seat sees of a state into a row of numbers; all rows have the same size."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seats = int(rules.seats)
        self.parties = int(rules.parties)
        self.pieces: list[Piece] = []
        self.size = 0
        self._names = tuple(
            f"seat {n}" if n < self.seats else f"party {n}" for n in range(self.parties)
        )
        self._piece("place", self.seats)
        self._piece("turn", self.parties, self._names)
        self._piece("asked", self.seats, self._names[: self.seats])
        self._piece("step", len(rules.steps), tuple(s.name for s in rules.steps))
        self._piece("fields", max(len(step.fields) for step in rules.steps))
        self._zones = self.size
        self._lay_out()
        self._writers = [self.writer(seat) for seat in range(self.seats)]
        self._rows = [_array(writer) for writer in self._writers]

    def _piece(self, name: str, size: int, kinds: tuple[str, ...] = ()) -> int:
        self.pieces.append(Piece(name, self.size, size, kinds))
        self.size += size
        return self.pieces[-1].start

    def _lay_out(self) -> None:
        layout = self.rules.layout
        for zone in layout.common:
            self._zone_piece(zone.name, zone, int(zone.audience.others))
        for away, name in enumerate(self._names):
            for zone in layout.owned:
                shows = zone.audience.others if away else zone.audience.owner
                self._zone_piece(f"{name}.{zone.name}", zone, int(shows))

    def _zone_piece(self, name: str, zone: Zone, shows: int) -> None:
        if shows == ALL:
            choice = zone.form == "choice"
            self._piece(name, len(zone.kinds) if choice else int(zone.size), zone.kinds)
        elif shows == COUNT:
            self._piece(name, 1)

    def writer(self, seat: int) -> Writer:
        """Makes a writer, which copies a seat's visible cells to their places in its row."""
        writer, at = Writer(self.size, self.rules, seat), self._zones
        layout = self.rules.layout
        for zone in layout.common:
            at = _take(writer, zone, int(zone.start), int(zone.audience.others), at)
        for away in range(self.parties):
            party = (seat + away) % self.seats if away < self.seats else away
            block = int(layout.block(party))
            for zone in layout.owned:
                shows = zone.audience.others if away else zone.audience.owner
                at = _take(writer, zone, block + int(zone.start), int(shows), at)
        return writer

    def write(self, s: State, seat: int, out: Row | None = None) -> Row:
        """Writes what `seat` sees of `s` into `out`, or into a new row; returns the row."""
        self._writers[seat].write(s)
        row = self._rows[seat]
        if out is None:
            return row.astype(np.float32)
        out[:] = row
        return out

    def named(self, row: Row) -> dict[str, Row]:
        """The named pieces of an observation, such as zones: slices of `row`."""
        return {piece.name: row[piece.start : piece.start + piece.size] for piece in self.pieces}


def _array(writer: Writer) -> NDArray[np.float64]:
    """A writer's row as a numpy array that shares its memory."""
    return np.frombuffer(writer.row, np.float64)  # type: ignore[call-overload,no-any-return]


def _take(writer: Writer, zone: Zone, start: int, shows: int, at: int) -> int:
    """Makes `writer` write a zone at index `at` of the row; returns the next free index."""
    if shows == COUNT:
        writer.total(start, int(zone.size), at)
        return at + 1
    if shows != ALL:
        return at
    if zone.form == "choice":
        writer.choice(start, at)
        return at + len(zone.kinds)
    writer.run(start, int(zone.size), at)
    return at + int(zone.size)

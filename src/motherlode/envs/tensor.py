"""Observation tensors: a game's zones as a seat may see them, as one row of named pieces.

Seats are told from the observer's own: `seat 0` is itself, `seat 1` plays after it, and so on. A
zone that is seen whole is its cells (a choice is one-hot), one that is only counted is its
number, one that is hidden is not there.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from motherlode.kernel.rules import Rules
from motherlode.kernel.state import SEATS, TURN, State
from motherlode.kernel.zones import ALL, COUNT, Zone

Row = NDArray[np.float32]


@dataclass(frozen=True)
class Piece:
    """A named part of the tensor: where it starts, how long it is, what its numbers are of."""

    name: str
    start: int
    size: int
    kinds: tuple[str, ...] = ()


class Tensors:
    """Writes what a seat sees of a state into rows of one length."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seats = int(rules.seats)
        self.pieces: list[Piece] = []
        self.size = 0
        seats = tuple(f"seat {n}" for n in range(self.seats))
        self._me = self._piece("place", self.seats)
        self._turn = self._piece("turn", self.seats, seats)
        self._asked = self._piece("asked", self.seats, seats)
        self._step = self._piece("step", len(rules.steps), tuple(s.name for s in rules.steps))
        self._frame = self._piece("frame", 2, ("a", "b"))
        self._zones = self.size
        self._lay_out()
        self._plans = [self._plan(seat) for seat in range(self.seats)]

    def _piece(self, name: str, size: int, kinds: tuple[str, ...] = ()) -> int:
        self.pieces.append(Piece(name, self.size, size, kinds))
        self.size += size
        return self.pieces[-1].start

    def _lay_out(self) -> None:
        layout = self.rules.layout
        for zone in layout.common:
            self._zone_piece(zone.name, zone, int(zone.audience.others))
        for away in range(self.seats):
            for zone in layout.owned:
                shows = zone.audience.others if away else zone.audience.owner
                self._zone_piece(f"seat {away}.{zone.name}", zone, int(shows))

    def _zone_piece(self, name: str, zone: Zone, shows: int) -> None:
        if shows == ALL:
            choice = zone.form == "choice"
            self._piece(name, len(zone.kinds) if choice else int(zone.size), zone.kinds)
        elif shows == COUNT:
            self._piece(name, 1)

    def _plan(self, seat: int) -> "Plan":
        """Which cells go where for an observing seat."""
        plan, at = Plan(), self._zones
        layout = self.rules.layout
        for zone in layout.common:
            at = plan.take(zone, int(zone.start), int(zone.audience.others), at)
        for away in range(self.seats):
            block = int(layout.block((seat + away) % self.seats))
            for zone in layout.owned:
                shows = zone.audience.others if away else zone.audience.owner
                at = plan.take(zone, block + int(zone.start), int(shows), at)
        return plan.closed()

    def write(self, s: State, seat: int, out: Row | None = None) -> Row:
        """What `seat` sees, into `out` or a new row."""
        if out is None:
            out = np.zeros(self.size, np.float32)
        else:
            out.fill(0)
        row = np.frombuffer(s.cells, np.int64)  # type: ignore[call-overload]
        out[self._me + seat] = 1
        out[self._turn + (row[TURN] - seat) % row[SEATS]] = 1
        if not s.over():
            out[self._asked + (int(s.seat()) - seat) % self.seats] = 1
            out[self._step + int(s.step())] = 1
            out[self._frame], out[self._frame + 1] = int(s.a()), int(s.b())
        self._plans[seat].write(row, out)
        return out

    def named(self, row: Row) -> dict[str, Row]:
        """The pieces of a row by name."""
        return {piece.name: row[piece.start : piece.start + piece.size] for piece in self.pieces}


class Plan:
    """Index rows: plain cells, choices that become one-hot, and zones that are summed."""

    def __init__(self) -> None:
        self._from: Any = []
        self._to: Any = []
        self._choice_from: Any = []
        self._choice_to: Any = []
        self._counted: Any = []
        self._runs: Any = []
        self._count_to: Any = []

    def take(self, zone: Zone, start: int, shows: int, at: int) -> int:
        """Adds a zone that starts at a cell; gives where the next piece begins."""
        size = int(zone.size)
        if shows == COUNT:
            self._runs.append(len(self._counted))
            self._counted += range(start, start + size)
            self._count_to.append(at)
            return at + 1
        if shows != ALL:
            return at
        if zone.form == "choice":
            self._choice_from.append(start)
            self._choice_to.append(at)
            return at + len(zone.kinds)
        self._from += range(start, start + size)
        self._to += range(at, at + size)
        return at + size

    def closed(self) -> "Plan":
        self._from, self._to = np.array(self._from, np.int64), np.array(self._to, np.int64)
        self._choice_from = np.array(self._choice_from, np.int64)
        self._choice_to = np.array(self._choice_to, np.int64)
        self._counted = np.array(self._counted, np.int64)
        self._count_to = np.array(self._count_to, np.int64)
        return self

    def write(self, row: NDArray[np.int64], out: Row) -> None:
        out[self._to] = row[self._from]
        out[self._choice_to + row[self._choice_from]] = 1
        if self._runs:
            out[self._count_to] = np.add.reduceat(row[self._counted], self._runs)

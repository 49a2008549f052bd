"""Compiled writers: a state's cells into an observation row, legal actions into a mask."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.rules import Rules
from motherlode.kernel.state import TURN, State


@final
class Writer:
    """Fills an observation row: copies runs of cells, writes choices as one-hot, adds up runs.

    The row begins with the observer's seat, the seat whose turn it is and the deciding seat (both
    relative to the observer), the step, and the fields of its frame.
    """

    def __init__(self, size: int, rules: Rules, seat: int) -> None:
        self.row = vec[float]([0.0] * size)
        self._seat: i64 = seat
        self._seats: i64 = rules.seats
        self._parties: i64 = rules.parties
        self._steps: i64 = len(rules.steps)
        self._fields: i64 = max([len(step.fields) for step in rules.steps])
        self._runs = vec[i64]()
        self._choices = vec[i64]()
        self._sums = vec[i64]()
        self._ones = vec[i64]()

    def run(self, start: i64, size: i64, to: i64) -> None:
        """Adds a run of cells to copy to the row, beginning at `to`."""
        self._runs = append(append(append(self._runs, start), size), to)

    def choice(self, cell: i64, to: i64) -> None:
        """Adds a cell to write as one-hot, beginning at `to`."""
        self._ones = append(self._ones, to)
        self._choices = append(append(self._choices, cell), to)

    def total(self, start: i64, size: i64, to: i64) -> None:
        """Adds a run of cells whose sum is written at `to`."""
        self._sums = append(append(append(self._sums, start), size), to)

    def write(self, s: State) -> None:
        """Fills the row from a state, and clears the 1s of the last call."""
        cells = s.cells
        row = self.row
        self._write_asked(s)
        runs = self._runs
        at: i64 = 0
        while at < len(runs):
            start = runs[at]
            to = runs[at + 2]
            for i in range(runs[at + 1]):
                row[to + i] = float(cells[start + i])
            at += 3
        choices = self._choices
        ones = self._ones
        at = 0
        for i in range(len(ones)):
            hot = choices[at + 1] + cells[choices[at]]
            row[ones[i]] = 0.0
            row[hot] = 1.0
            ones[i] = hot
            at += 2
        sums = self._sums
        at = 0
        while at < len(sums):
            total: i64 = 0
            for i in range(sums[at], sums[at] + sums[at + 1]):
                total += cells[i]
            row[sums[at + 2]] = float(total)
            at += 3

    def _write_asked(self, s: State) -> None:
        row = self.row
        turn = self._seats
        deciding = turn + self._parties
        step = deciding + self._seats
        frame = step + self._steps
        for i in range(frame + self._fields):
            row[i] = 0.0
        row[self._seat] = 1.0
        row[turn + self._away(s.cells[TURN])] = 1.0
        if not s.over():
            row[deciding + self._away(s.seat())] = 1.0
            row[step + s.step()] = 1.0
            for field in range(self._fields):
                row[frame + field] = float(s.field(field))

    def _away(self, party: i64) -> i64:
        """A seat's number relative to the observer; NPCs keep their number."""
        seats = self._seats
        return (party + seats - self._seat) % seats if party < seats else party


@final
class Mask:
    """The action masks of `games` games, one after the other: 1 for each legal action."""

    def __init__(self, actions: int, games: int = 1) -> None:
        self.flags = vec[u8]([0] * (actions * games))
        self._actions: i64 = actions
        self._last = vec[i64]([0] * (actions * games))
        self._counts = vec[i64]([0] * games)

    def write(self, moves: LegalActions, game: i64 = 0) -> None:
        """Clears the 1s of a game's last call and sets those of its legal actions."""
        flags = self.flags
        last = self._last
        first = game * self._actions
        for i in range(first, first + self._counts[game]):
            at = first + last[i]
            flags[at] = 0
        for i in range(moves.count):
            action = moves.ids[i]
            flags[first + action] = 1
            last[first + i] = action
        self._counts[game] = moves.count

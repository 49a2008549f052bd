"""Arranged positions for tests of any game: set zones by name, go to a step, play action texts.

A Table is a real game with real rules; nothing is patched, so it works compiled and interpreted.
Random results are forced by the contents (a bag with one kind of cube) or by a seed.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from motherlode.kernel import registry
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.game import Setup
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.position import Position, start_game
from motherlode.kernel.record import replay_to
from motherlode.kernel.state import FRAME, TOP, TURN, State
from motherlode.kernel.zones import Zone
from motherlode.plugin_types import TestPlugin
from motherlode.records.file_or_link import Place, load_place

Fact = dict[str, Any]
Value = int | str | list[int] | Mapping[str, int]


class Table:
    """A game whose state a test can change: `set` zones, `stand` at a step, then `play`."""

    def __init__(self, setup: Setup, seed: int = 1) -> None:
        self.setup = setup
        self.dealer = Dealer(seed)
        self.dealer.record_events()
        self.position: Position = start_game(setup.rules, self.dealer)
        self.automatic: Callable[[Table], str] = play_nothing
        """Returns the action that is played without being asked for, or an empty text."""
        self.events: list[Fact] = self._latest_events()

    @property
    def state(self) -> State:
        return self.position.state

    def set(self, zone: str, value: Value, seat: int | None = None) -> "Table":
        """Sets the contents of a zone; kinds that the mapping leaves out become 0."""
        declared = self.setup.game.layout.zone(zone)
        first = self._first(declared, seat)
        for i, number in enumerate(_cells(declared, value)):
            self.state.cells[first + i] = number
        return self

    def put(self, zone: str, kind: str, number: int, seat: int | None = None) -> "Table":
        """Sets the number of one kind in a zone; other kinds stay as they are."""
        declared = self.setup.game.layout.zone(zone)
        self.state.cells[self._first(declared, seat) + declared.kinds.index(kind)] = number
        return self

    def get(self, zone: str, seat: int | None = None) -> Any:
        """The contents of a zone: a mapping, number, word or list, depending on its form."""
        declared = self.setup.game.layout.zone(zone)
        first = self._first(declared, seat)
        cells = [int(self.state.cells[first + i]) for i in range(declared.size)]
        if declared.form == "counts":
            return {kind: n for kind, n in zip(declared.kinds, cells, strict=True) if n}
        if declared.form == "choice":
            return declared.kinds[cells[0]]
        return cells[0] if declared.form == "number" else cells

    def count(self, zone: str, kind: str, seat: int | None = None) -> int:
        return int(self.get(zone, seat).get(kind, 0))

    def stand(self, step: str, seat: int = 0, **fields: int) -> "Table":
        """Removes all frames, makes it the seat's turn, and continues at a step.

        `fields` are the fields of the step's frame, by name; others are 0.
        """
        layout = self.setup.game.layout
        cells = self.state.cells
        cells[TOP] = layout.first + layout.stride * layout.seats - FRAME
        cells[TURN] = seat
        names = [known.name for known in self.setup.rules.steps]
        number = names.index(step)
        known = self.setup.rules.steps[number].fields
        assert set(fields) <= set(known), f"{step} has the fields {known}, not {list(fields)}"
        self.state.push(number, seat, *(fields.get(field, 0) for field in known))
        return self.settle()

    def field(self, name: str) -> int:
        """The value of a named field in the frame of the current decision."""
        fields = self.setup.rules.steps[self.state.step()].fields
        return int(self.state.field(fields.index(name)))

    def settle(self) -> "Table":
        """Runs automatic steps up to the next decision, and computes its legal actions again."""
        self.dealer.record_events()
        moves = LegalActions()
        self.setup.rules.settle(self.state, self.dealer, moves)
        self.position = Position(self.setup.rules, self.state, moves)
        self.events = self._latest_events() + self._play_automatic()
        return self

    def play(self, *texts: str) -> list[Fact]:
        """Plays actions, each of which must be legal; returns their events."""
        events: list[Fact] = []
        for text in texts:
            events += self._play_one(text) + self._play_automatic()
        self.events = events
        return events

    def _play_one(self, text: str) -> list[Fact]:
        action = self.setup.game.actions.parse(text)
        assert self.position.allows(action), f"{text!r} is not among {self.legal()}"
        self.dealer.record_events()
        self.position.advance(action, self.dealer)
        return self._latest_events()

    def _play_automatic(self) -> list[Fact]:
        events: list[Fact] = []
        while text := self.automatic(self):
            events += self._play_one(text)
        return events

    def reseed(self, seed: int) -> "Table":
        self.dealer.reseed(seed)
        return self

    def legal(self, verb: str = "") -> list[str]:
        """The sorted texts of all legal actions, or with `verb` only of that verb's."""
        rows = [self.setup.game.actions.rows[action] for action in self.position.legal()]
        return sorted(row.text for row in rows if not verb or row.verb == verb)

    def answers(self) -> list[str]:
        """The sorted texts of the legal actions of the pending step, without any-time actions."""
        own = self.position.legal()[: self.position.moves.own]
        return sorted(self.setup.game.actions.text(action) for action in own)

    def refused(self, text: str) -> tuple[str, str]:
        """The reason and the rule id for which an action is refused; fails if it is legal."""
        action = self.setup.game.actions.parse(text)
        assert not self.position.allows(action), f"{text!r} is legal"
        return self.setup.rules.why_not(self.state, action)

    @property
    def step(self) -> str:
        return str(self.setup.rules.steps[self.state.step()].name)

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return int(self.position.seat())

    @property
    def turn(self) -> int:
        return int(self.state.cells[TURN])

    def over(self) -> bool:
        return self.position.over()

    def payoffs(self) -> list[float]:
        return self.position.payoffs()

    def conserved(self) -> dict[str, int]:
        return self.setup.game.plugin(TestPlugin).conserved(self.setup.rules, self.state)

    def copy(self, seed: int = 1) -> "Table":
        """An independent table in the same position, with another seed."""
        twin = Table(self.setup, seed)
        twin.position = self.position.copy()
        twin.automatic = self.automatic
        twin.events = []
        return twin

    def events_of(self, kind: str) -> list[Fact]:
        """Those of the latest events that have a given kind."""
        return [fact for fact in self.events if fact["event"] == kind]

    def _first(self, zone: Zone, seat: int | None) -> int:
        if zone.per_seat:
            assert seat is not None, f"{zone.name} is a zone of a seat"
            return int(self.setup.game.layout.block(seat) + zone.start)
        return int(zone.start)

    def _latest_events(self) -> list[Fact]:
        events = self.setup.game.events
        return [events.redact(event, event.seat) for event in self.dealer.events]


def play_nothing(t: Table) -> str:
    return ""


def table(
    game: str,
    seats: int = 2,
    options: dict[str, Any] | None = None,
    edition: Path | dict[str, Any] | None = None,
    seed: int = 1,
) -> Table:
    """A new game at its first decision."""
    return Table(registry.find_game(game).setup(seats, options, edition), seed)


def from_record(place: Place, at: int | None = None, seed: int = 1) -> Table:
    """A table in a position of a record (a file or a link), with its own seed.

    The position is after the first `at` entries; by default after the file's last one, or the one
    that the link names.
    """
    loaded = load_place(place)
    play = replay_to(loaded.record, loaded.at if at is None else at)
    arranged = Table(play.setup, seed)
    arranged.position = play.position
    arranged.events = []
    return arranged


def _cells(zone: Zone, value: Value) -> list[int]:
    if isinstance(value, Mapping):
        unknown = set(value) - set(zone.kinds)
        assert not unknown, f"{zone.name} has no {unknown}"
        return [value.get(kind, 0) for kind in zone.kinds]
    if isinstance(value, str):
        return [zone.kinds.index(value)]
    return [value] if isinstance(value, int) else value

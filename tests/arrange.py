"""Arranged positions for tests of any game: set zones by name, stand at a step, play texts.

A table is a real game of real rules; nothing is patched, so it works compiled and interpreted.
Chance is forced by what lies there (a bag of one kind of cube) or by a seed.
"""

from collections.abc import Mapping
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
from motherlode.records.source import Place, load_place

Fact = dict[str, Any]
Value = int | str | list[int] | Mapping[str, int]


class Table:
    """A game whose state a test may set: `set`, `stand`, then `play` and look."""

    def __init__(self, setup: Setup, seed: int = 1) -> None:
        self.setup = setup
        self.dealer = Dealer(seed)
        self.dealer.record_events()
        self.position: Position = start_game(setup.rules, self.dealer)
        self.events: list[Fact] = self._told()

    @property
    def state(self) -> State:
        return self.position.state

    def set(self, zone: str, value: Value, seat: int | None = None) -> "Table":
        """Fills a zone (of a seat): what is not named in a mapping becomes 0."""
        found = self.setup.game.layout.zone(zone)
        first = self._first(found, seat)
        for i, number in enumerate(_cells(found, value)):
            self.state.cells[first + i] = number
        return self

    def put(self, zone: str, kind: str, number: int, seat: int | None = None) -> "Table":
        """Sets how many of one kind lie in a zone; the rest stays."""
        found = self.setup.game.layout.zone(zone)
        self.state.cells[self._first(found, seat) + found.kinds.index(kind)] = number
        return self

    def get(self, zone: str, seat: int | None = None) -> Any:
        """What lies in a zone: a mapping, a number, a word or a list, after the zone's form."""
        found = self.setup.game.layout.zone(zone)
        first = self._first(found, seat)
        cells = [int(self.state.cells[first + i]) for i in range(found.size)]
        if found.form == "counts":
            return {kind: n for kind, n in zip(found.kinds, cells, strict=True) if n}
        if found.form == "choice":
            return found.kinds[cells[0]]
        return cells[0] if found.form == "number" else cells

    def count(self, zone: str, kind: str, seat: int | None = None) -> int:
        return int(self.get(zone, seat).get(kind, 0))

    def stand(self, step: str, seat: int = 0, **fields: int) -> "Table":
        """Drops all pending work, makes it the seat's turn at a step, and goes on from there.

        `fields` are those of the step's frame, by name; 0 where none is given.
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
        """A field of what is asked now."""
        fields = self.setup.rules.steps[self.state.step()].fields
        return int(self.state.field(fields.index(name)))

    def settle(self) -> "Table":
        """Lists the legal actions again, after steps that need no choice have run."""
        self.dealer.record_events()
        moves = LegalActions()
        self.setup.rules.settle(self.state, self.dealer, moves)
        self.position = Position(self.setup.rules, self.state, moves)
        self.events = self._told()
        return self

    def play(self, *texts: str) -> list[Fact]:
        """Does these actions, each of which must be legal; gives what happened since the first."""
        told: list[Fact] = []
        for text in texts:
            action = self.setup.game.actions.parse(text)
            assert self.position.allows(action), f"{text!r} is not among {self.legal()}"
            self.dealer.record_events()
            self.position.advance(action, self.dealer)
            told += self._told()
        self.events = told
        return told

    def reseed(self, seed: int) -> "Table":
        self.dealer.reseed(seed)
        return self

    def legal(self, verb: str = "") -> list[str]:
        """The legal actions in words (of one verb), sorted."""
        rows = [self.setup.game.actions.rows[action] for action in self.position.legal()]
        return sorted(row.text for row in rows if not verb or row.verb == verb)

    def refused(self, text: str) -> tuple[str, str]:
        """Why an action, which must not be legal, is refused: the reason and the rule."""
        action = self.setup.game.actions.parse(text)
        assert not self.position.allows(action), f"{text!r} is legal"
        return self.setup.rules.why_not(self.state, action)

    @property
    def step(self) -> str:
        return str(self.setup.rules.steps[self.state.step()].name)

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return int(self.position.seat())

    @property
    def turn(self) -> int:
        return int(self.state.cells[TURN])

    def over(self) -> bool:
        return self.position.over()

    def payoffs(self) -> list[float]:
        return self.position.payoffs()

    def conserved(self) -> dict[str, int]:
        return self.setup.game.conserved(self.setup.rules, self.state)

    def copy(self, seed: int = 1) -> "Table":
        """A table of its own in the same position, with other chance."""
        twin = Table(self.setup, seed)
        twin.position = self.position.copy()
        twin.events = []
        return twin

    def told(self, event: str) -> list[Fact]:
        """The events of one kind among the latest."""
        return [fact for fact in self.events if fact["event"] == event]

    def _first(self, zone: Zone, seat: int | None) -> int:
        if zone.per_seat:
            assert seat is not None, f"{zone.name} is a zone of a seat"
            return int(self.setup.game.layout.block(seat) + zone.start)
        return int(zone.start)

    def _told(self) -> list[Fact]:
        events = self.setup.game.events
        return [events.redact(event, event.seat) for event in self.dealer.events]


def table(
    game: str,
    seats: int = 2,
    options: dict[str, Any] | None = None,
    edition: Path | dict[str, Any] | None = None,
    seed: int = 1,
) -> Table:
    """A new game of a registered title at its first decision."""
    return Table(registry.find_game(game).setup(seats, options, edition), seed)


def from_record(place: Place, at: int | None = None, seed: int = 1) -> Table:
    """A table in a position of a record, a file or a link, with chance of its own.

    It is after the first `at` entries; without a number after the file's last, or where the link
    leads.
    """
    begun = load_place(place)
    play = replay_to(begun.record, begun.at if at is None else at)
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

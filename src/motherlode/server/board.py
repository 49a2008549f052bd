"""The board: the game of one table in memory, and how each seat sees it. It does no waiting."""

import secrets
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from motherlode.kernel.dealer import Dealer, Event
from motherlode.kernel.play import UNDO, Done, Play
from motherlode.kernel.title import Setup, Title, no_forecast
from motherlode.server.bodies import Clock
from motherlode.server.messages import ClockState, Entry, Legal, Position
from motherlode.server.store.store import Line

RECENT = 64
"""So many entries are kept with their events for those who come back after a short absence."""

PLAYER, BY_BOT, BY_ORDER, BY_CLOCK, BY_TABLE = "player", "bot", "order", "clock", "table"


class Snapshot(msgspec.Struct):
    """A board after some entry. `free` says of each standing action whether it is free to undo,
    `told` has the events of the latest entries: the log alone doesn't know them."""

    rules: str
    dump: list[int]
    free: str
    banks: list[int]
    since: int
    told: list[list[tuple[int, int, int, int, int]]] = []


@dataclass(slots=True)
class Kept:
    """An entry with its events as they truly were."""

    number: int
    seat: int
    by: str
    text: str
    undo: int
    events: list[Event]


@cache
def legal_rows(title: Title) -> list[Legal]:
    """Every action of a game as clients see it, by id."""
    return [Legal(row.id, row.text, row.verb, row.argument) for row in title.actions.rows]


def told_by(kept: Kept, seat: int, whole: bool) -> str:
    """How an entry was made, as far as a seat may know: an order is its own seat's alone before
    the end, since being passed for want of an answer tells of the hand."""
    secret = kept.by == BY_ORDER and kept.seat != seat and not whole
    return PLAYER if secret else kept.by


def undo_count(text: str) -> int:
    """How many actions an entry takes back; 0 for one that is an action."""
    verb, _, count = text.partition(" ")
    return int(count) if verb == UNDO and count.isdecimal() else 0


class Board:
    """A game being played at a table, with its clock."""

    def __init__(self, play: Play, clock: Clock | None, since: int) -> None:
        self.play = play
        self.clock = clock
        self.since = since
        self.restarts: dict[int, int] = {}
        """When decisions' time began anew, by the entry before them."""
        self.banks = [(clock.bank if clock else 0) * 1000] * play.setup.seats
        self.recent: deque[Kept] = deque(maxlen=RECENT)
        self._legal = legal_rows(play.setup.title)
        if not play.log:
            self.recent.append(Kept(0, -1, BY_TABLE, "", 0, play.events))

    @property
    def number(self) -> int:
        return len(self.play.log)

    def enter(self, number: int, seat: int, by: str, text: str, at: int) -> Kept:
        """Does a stored entry: the next one of the log."""
        if number != self.number + 1:
            raise ValueError(f"entry {number} doesn't follow entry {self.number}")
        asked = self.play.asked()
        events = self.play.enter(text)
        self._charge(asked, at)
        kept = Kept(number, seat, by, text, undo_count(text), events)
        self.recent.append(kept)
        if self.restarts:
            self.restart()
        return kept

    # --- what a seat sees

    def entry(self, kept: Kept, seat: int) -> Entry:
        """An entry as a seat (-1: a spectator) may know it."""
        shown = self.play.setup.title.events.shown
        over = self.play.over()
        text = kept.text if kept.seat == seat or kept.undo or over else ""
        events = [shown(event, seat) for event in kept.events]
        return Entry(kept.number, kept.seat, told_by(kept, seat, over), text, kept.undo, events)

    def since_number(self, last: int, seat: int) -> tuple[bool, list[Entry]]:
        """The entries after `last`, and whether they join on to it."""
        first = self.recent[0].number if self.recent else self.number + 1
        joins = first - 1 <= last <= self.number
        wanted = [kept for kept in self.recent if not joins or kept.number > last]
        return joins, [self.entry(kept, seat) for kept in wanted]

    def positions(self, seats: list[int]) -> dict[int, Position]:
        """The table as each of some seats sees it."""
        asked = self.play.asked()
        clock = self.running()
        return {
            seat: Position(
                self.number,
                view,
                self.legal() if seat == asked else [],
                self.play.undoable(seat) if seat >= 0 else 0,
                self.back(seat) if seat >= 0 else 0,
                clock,
                self.forecast(seat) if seat == asked else {},
                seat == asked and self.aside(),
            )
            for seat, view in self.play.views(seats).items()
        }

    def legal(self) -> list[Legal]:
        rows = self._legal
        return [rows[action] for action in self.play.legal()]

    def step(self) -> str:
        """What the seat that is asked is asked to do."""
        return self.play.setup.rules.steps[self.play.position.state.step()].name

    def aside(self) -> bool:
        """Whether it is asked beside the turns, where seats may want to pass always."""
        title = self.play.setup.title
        return self.step() in (*title.windows, *(step for step, _action in title.habits))

    def forecast(self, seat: int) -> dict[str, Any]:
        """What the game foretells a seat, in a world where all it can't know is dealt again."""
        setup = self.play.setup
        if setup.title.forecast is no_forecast:
            return {}
        dealer = Dealer(secrets.randbits(63))
        world = self.play.outlook(dealer).imagine(dealer)
        return setup.title.forecast(setup.rules, world, seat)

    def back(self, seat: int) -> int:
        """How many actions go back to the seat's own latest one; 0 where it did none."""
        done = self.play.done
        for i in range(len(done) - 1, -1, -1):
            if done[i].seat == seat:
                return len(done) - i
        return 0

    # --- the clock

    def _charge(self, seat: int | None, at: int) -> None:
        """Takes from the bank what a decision took beyond its own time."""
        if self.clock is not None and seat is not None:
            over = at - self.since - self.clock.per_move * 1000
            self.banks[seat] = max(0, self.banks[seat] - max(0, over))
        self.since = at

    def restart(self) -> bool:
        """Lets the time of what is asked now run anew where it did; whether that is news.

        The bank pays for what went before.
        """
        at = self.restarts.get(self.number, 0)
        if at <= self.since:
            return False
        self._charge(self.play.asked(), at)
        return True

    def running(self) -> ClockState | None:
        """Whose time runs, and until when."""
        asked = self.play.asked()
        if self.clock is None or asked is None:
            return None
        return ClockState(asked, self.since + self.clock.per_move * 1000 + self.banks[asked])

    # --- snapshots

    def snapshot(self) -> Snapshot:
        free = "".join("1" if done.free else "0" for done in self.play.done)
        dump = self.play.position.state.dump()
        told = [[(e.kind, e.seat, e.x, e.y, e.z) for e in kept.events] for kept in self.recent]
        return Snapshot(rules_of(self.play.setup), dump, free, list(self.banks), self.since, told)


def rules_of(setup: Setup) -> str:
    return f"{setup.title.version} {setup.content.hash}"


def open_board(
    setup: Setup,
    seed: bytes,
    clock: Clock | None,
    begun: int,
    snapshot: tuple[int, str] | None,
    entries: list[Line],
    restarts: dict[int, int] | None = None,
) -> Board:
    """A board from its log, the quick way where a snapshot fits."""
    board = _resumed(setup, seed, clock, snapshot, entries) if snapshot else None
    if board is None:
        board = Board(Play(setup, seed, checking=False), clock, begun)
    board.restarts = restarts or {}
    board.restart()
    for line in entries[board.number :]:
        board.enter(line.number, line.seat, line.by, line.text, line.at)
    return board


def _resumed(
    setup: Setup,
    seed: bytes,
    clock: Clock | None,
    kept: tuple[int, str],
    entries: list[Line],
) -> Board | None:
    """The board of a snapshot, or nothing if it is of other rules or a log we don't have."""
    number, body = kept
    snapshot = msgspec.json.decode(body, type=Snapshot)
    if snapshot.rules != rules_of(setup) or number > len(entries) or not snapshot.told:
        return None
    log = [line.text for line in entries[:number]]
    done = _standing(setup, entries[:number], snapshot.free)
    if done is None:
        return None
    board = Board(Play.resumed(setup, seed, log, done, snapshot.dump), clock, snapshot.since)
    board.banks = snapshot.banks
    board.recent.clear()
    board.recent.extend(_told(snapshot, number, entries))
    return board


def _told(snapshot: Snapshot, number: int, entries: list[Line]) -> Iterator[Kept]:
    """The latest entries of a snapshot; entry 0 is the deal."""
    for i, events in enumerate(snapshot.told, number + 1 - len(snapshot.told)):
        told = [Event(*event) for event in events]
        if i == 0:
            yield Kept(0, -1, BY_TABLE, "", 0, told)
        else:
            line = entries[i - 1]
            yield Kept(i, line.seat, line.by, line.text, undo_count(line.text), told)


def _standing(setup: Setup, entries: list[Line], free: str) -> list[Done] | None:
    """The actions that stand after a log."""
    standing: list[tuple[int, int, int]] = []
    for line in entries:
        count = undo_count(line.text)
        if count:
            del standing[len(standing) - count :]
        else:
            standing.append((line.number, line.seat, setup.title.actions.parse(line.text)))
    if len(standing) != len(free):
        return None
    return [Done(*row, free=mark == "1") for row, mark in zip(standing, free, strict=True)]

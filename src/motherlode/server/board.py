"""The board: the game of one table in memory, and how each seat sees it. It does no waiting."""

import secrets
from bisect import bisect_right
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from motherlode.kernel.dealer import Dealer, Event
from motherlode.kernel.play import UNDO, Done, Play
from motherlode.kernel.plugins import ServerPlugin, WebPlugin
from motherlode.kernel.title import Setup, Title
from motherlode.server.bodies import Clock
from motherlode.server.messages import ClockState, Entry, Legal, Position
from motherlode.server.store.lulls import Lull
from motherlode.server.store.store import Line
from motherlode.server.timing import Decision, Times, Timing

RECENT = 64
"""So many entries are kept with their events for those who come back after a short absence."""

PLAYER, BY_BOT, BY_ORDER, BY_CLOCK, BY_TABLE = "player", "bot", "order", "clock", "table"


class Snapshot(msgspec.Struct):
    """A board after some entry. `free` says of each standing action whether it is free to undo,
    `told` has the events of the latest entries: the log alone doesn't know them."""

    rules: str
    dump: list[int]
    free: str
    times: Times
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

    def __init__(
        self, play: Play, clock: Clock | None, since: int, lulls: Sequence[Lull] = ()
    ) -> None:
        self.play = play
        self.clock = clock
        self.before = 0
        """So many entries are of the record that the table goes on from: they stay."""
        self.time = Timing(clock, play.setup.seats, since, lulls)
        self.restarts: dict[int, int] = {}
        """When decisions' time began anew, by the entry before them."""
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
        undo = undo_count(text)
        payer = self._payer(seat, undo)
        events = self.play.enter(text)
        if payer is not None:
            self.time.charge(payer, at)
        if undo:
            self.time.wind_back(len(self.play.done), seat)
        kept = Kept(number, seat, by, text, undo, events)
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
                min(self.play.undoable(seat), self.own()) if seat >= 0 else 0,
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
        habits = title.plugin(ServerPlugin).habits
        return self.step() in (*title.windows, *(step for step, _action in habits))

    def forecast(self, seat: int) -> dict[str, Any]:
        """What the game foretells a seat, in a world where all it can't know is dealt again."""
        rules, forecast = self.play.setup.rules, self.play.setup.title.plugin(WebPlugin).forecast
        if forecast is None:
            return {}
        dealer = Dealer(secrets.randbits(63))
        world = self.play.outlook(dealer).imagine(dealer)
        return forecast(rules, world, seat)

    def back(self, seat: int) -> int:
        """How many actions go back to the seat's own latest one; 0 where it did none."""
        done = self.play.done
        for i in range(1, self.own() + 1):
            if done[-i].seat == seat:
                return i
        return 0

    def own(self) -> int:
        """How many of the actions that stand were done at this table."""
        done = self.play.done
        return len(done) - bisect_right(done, self.before, key=lambda one: one.entry)

    # --- the clock

    def _deciding(self) -> Decision | None:
        """The decision that is asked for, if the game is on."""
        asked = self.play.asked()
        return None if asked is None else (len(self.play.done), asked)

    def _payer(self, seat: int, undo: int) -> Decision | None:
        """The decision that the running time is charged to, if `seat` makes an entry now.

        That is the one that is asked for. But who takes back alone while another seat is asked
        pays for what that one thought in vain, at the decision that it goes back to.
        """
        deciding = self._deciding()
        others = deciding is not None and deciding[1] != seat
        if undo and others and undo <= self.play.undoable(seat):
            return len(self.play.done) - undo, seat
        return deciding

    def affords(self, seat: int, undo: int, at: int) -> bool:
        """Whether the decision that a seat's undo leads back to would have any time left."""
        if self.clock is None:
            return True
        decision = len(self.play.done) - undo, self.play.done[-undo].seat
        if decision[1] != seat:
            return True  # It was another's, who has all its time for it.
        taken = self.time.taken(at) if self._payer(seat, undo) == decision else 0
        return self.time.left(decision) > taken

    def restart(self) -> bool:
        """Lets the time of what is asked now run anew where it did; whether that is news."""
        at, deciding = self.restarts.get(self.number), self._deciding()
        return at is not None and deciding is not None and self.time.renew(deciding, at)

    def running(self) -> ClockState | None:
        """Whose time runs, and until when."""
        deciding = self._deciding()
        if self.clock is None or deciding is None:
            return None
        return ClockState(deciding[1], self.time.deadline(deciding))

    # --- snapshots

    def snapshot(self) -> Snapshot:
        free = "".join("1" if done.free else "0" for done in self.play.done)
        dump = self.play.position.state.dump()
        told = [[(e.kind, e.seat, e.x, e.y, e.z) for e in kept.events] for kept in self.recent]
        return Snapshot(rules_of(self.play.setup), dump, free, self.time.times(), told)


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
    lulls: Sequence[Lull] = (),
) -> Board:
    """A board from its log, the quick way where a snapshot fits."""
    board = _resumed(setup, seed, clock, snapshot, entries, lulls) if snapshot else None
    if board is None:
        board = Board(Play(setup, seed, checking=False), clock, begun, lulls)
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
    lulls: Sequence[Lull],
) -> Board | None:
    """The board of a snapshot, or nothing if it is of other rules or a log we don't have."""
    number, body = kept
    try:
        snapshot = msgspec.json.decode(body, type=Snapshot)
    except msgspec.ValidationError:
        return None  # It was kept by a server that knew less of the time.
    if snapshot.rules != rules_of(setup) or number > len(entries) or not snapshot.told:
        return None
    log = [line.text for line in entries[:number]]
    done = _standing(setup, entries[:number], snapshot.free)
    if done is None:
        return None
    board = Board(Play.resumed(setup, seed, log, done, snapshot.dump), clock, 0, lulls)
    board.time.go_on(snapshot.times)
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

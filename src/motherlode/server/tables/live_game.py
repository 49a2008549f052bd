"""The running game of one table in memory, and what each seat may see of it. Nothing here waits."""

import secrets
from bisect import bisect_right
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from motherlode.kernel.dealer import Dealer, Event
from motherlode.kernel.game import Game, Setup
from motherlode.kernel.play import UNDO, AppliedAction, CheckedAction, Play
from motherlode.plugins import ServerPlugin, WebPlugin
from motherlode.server.api.rest_schema import Clock
from motherlode.server.api.socket_schema import ClockState, Entry, Legal, Position
from motherlode.server.store.downtime import Downtime
from motherlode.server.store.store import StoredRow
from motherlode.server.tables.clock import Decision, Timekeeper, TimekeeperSnapshot

RECENT = 64
"""Number of latest entries kept with their events, for clients that reconnect soon."""

PLAYER, BY_BOT, BY_ORDER, BY_CLOCK, BY_TABLE = "player", "bot", "order", "clock", "table"


class Snapshot(msgspec.Struct):
    """A game after some entry. `free` marks for each standing action whether it is free to undo;
    `recent_events` holds the events of the latest entries, which the log doesn't store."""

    rules: str
    dump: list[int]
    free: str
    times: TimekeeperSnapshot
    recent_events: list[list[tuple[int, int, int, int, int]]] = msgspec.field(
        name="told", default_factory=list
    )


@dataclass(slots=True)
class PlayedEntry:
    """An entry of the log with its complete events, secrets included."""

    number: int
    seat: int
    by: str
    text: str
    undo: int
    events: list[Event]


@cache
def legal_rows(game: Game) -> list[Legal]:
    """Every action of a game as clients see it, by id."""
    return [Legal(row.id, row.text, row.verb, row.argument) for row in game.actions.rows]


def visible_author(played: PlayedEntry, seat: int, everything: bool) -> str:
    """Who made an entry, as far as a seat may know.

    A standing order is visible to its own seat alone until the game is over: that a seat was
    passed automatically tells others something about its hand.
    """
    secret = played.by == BY_ORDER and played.seat != seat and not everything
    return PLAYER if secret else played.by


def undo_count(text: str) -> int:
    """The number of actions that an entry takes back; 0 for an entry that is an action."""
    verb, _, count = text.partition(" ")
    return int(count) if verb == UNDO and count.isdecimal() else 0


class LiveGame:
    """A game that is played at a table, with its clock."""

    def __init__(
        self, play: Play, clock: Clock | None, since: int, downtimes: Sequence[Downtime] = ()
    ) -> None:
        self.play = play
        self.clock = clock
        self.number = len(play.log)
        """The number of the last entry."""
        self.inherited_entries = 0
        """Number of entries taken over from a record; they can't be undone."""
        self.timekeeper = Timekeeper(clock, play.setup.seats, since, downtimes)
        self.restarts: dict[int, int] = {}
        """When a decision got its full time again, by the number of the entry before it."""
        self.recent: deque[PlayedEntry] = deque(maxlen=RECENT)
        game = play.setup.game
        self._legal = legal_rows(game)
        self._forecast = game.plugin(WebPlugin).forecast
        habits = game.plugin(ServerPlugin).standing_orders
        self._steps_beside_turns = {*game.reaction_steps, *(step for step, _action in habits)}
        if not play.log:
            self.recent.append(PlayedEntry(0, -1, BY_TABLE, "", 0, play.events))

    def apply_entry(
        self,
        number: int,
        seat: int,
        by: str,
        text: str,
        at: int,
        checked: CheckedAction | None = None,
    ) -> PlayedEntry:
        """Applies a stored entry, which has to be the next one of the log.

        `checked` is its action if that was parsed and checked before the entry was stored.
        """
        if number != self.number + 1:
            raise ValueError(f"entry {number} doesn't follow entry {self.number}")
        undo = undo_count(text) if text.startswith(UNDO) else 0
        charged = self._charged_decision(seat, undo) if self.clock else None
        events = self.play.enter(text) if checked is None else self.play.play_checked(checked)
        played = PlayedEntry(number, seat, by, text, undo, events)
        self.number = number
        if charged is not None:
            self.timekeeper.charge(charged, at)
        if undo:
            self.timekeeper.forget_undone(len(self.play.applied), seat)
        self.recent.append(played)
        if self.restarts:
            self.restart_clock()
        return played

    # --- what a seat may see

    def entry_for(self, played: PlayedEntry, seat: int) -> Entry:
        """An entry as a seat may know it; -1 is a spectator."""
        shown, over = self.play.setup.game.events.redact, self.play.over()
        text = played.text if played.seat == seat or played.undo or over else ""
        by = visible_author(played, seat, over) if played.by == BY_ORDER else played.by
        events = [shown(event, seat) for event in played.events]
        return Entry(played.number, played.seat, by, text, played.undo, events)

    def entries_since(self, last: int, seat: int) -> tuple[bool, list[Entry]]:
        """The entries after `last`, and True if none is missing between `last` and the first."""
        first = self.recent[0].number if self.recent else self.number + 1
        complete = first - 1 <= last <= self.number
        wanted = [played for played in self.recent if not complete or played.number > last]
        return complete, [self.entry_for(played, seat) for played in wanted]

    def positions(self, seats: list[int]) -> dict[int, Position]:
        """The table as each of some seats sees it."""
        play, asked, done = self.play, self.play.deciding_seat(), self.play.applied
        clock = self.running_clock() if self.clock else None
        undoable = self.undoable_here() if self.inherited_entries else len(done)
        found: dict[int, Position] = {}
        for seat, view in play.views(seats).items():
            position = found[seat] = Position(self.number, view, [], 0, 0, clock)
            if seat >= 0:
                position.undo = min(play.undo_limit(seat), undoable)
                back = (i for i in range(1, undoable + 1) if done[-i].seat == seat)
                position.back = next(back, 0)
            if seat == asked:
                position.legal = [self._legal[action] for action in play.legal()]
                position.forecast = self.forecast(seat) if self._forecast else {}
                step = play.setup.rules.steps[play.position.state.step()].name
                position.aside = step in self._steps_beside_turns
        return found

    def legal(self) -> list[Legal]:
        """The legal actions of the seat that is asked."""
        return [self._legal[action] for action in self.play.legal()]

    def step(self) -> str:
        """The name of the decision that is asked for."""
        return self.play.setup.rules.steps[self.play.position.state.step()].name

    def forecast(self, seat: int) -> dict[str, Any]:
        """What the game predicts for a seat, computed in a world where all it can't know is
        redealt, so that nothing hidden leaks."""
        if self._forecast is None:
            return {}
        dealer = Dealer(secrets.randbits(63))
        world = self.play.outlook(dealer).imagine(dealer)
        return dict(self._forecast(self.play.setup.rules, world, seat))

    def undoable_here(self) -> int:
        """The number of standing actions that were made at this table."""
        done = self.play.applied
        inherited = bisect_right(done, self.inherited_entries, key=lambda action: action.entry)
        return len(done) - inherited

    # --- the clock

    def _open_decision(self) -> Decision | None:
        """The decision that is asked for; None after the end of the game."""
        asked = self.play.deciding_seat()
        return None if asked is None else (len(self.play.applied), asked)

    def _charged_decision(self, seat: int, undo: int) -> Decision | None:
        """The decision that pays for the running time if `seat` makes an entry now.

        That is the open decision. But a seat that undoes its own action while another seat thinks
        pays for that time itself, at the decision that it returns to.
        """
        open_decision = self._open_decision()
        others = open_decision is not None and open_decision[1] != seat
        if undo and others and undo <= self.play.undo_limit(seat):
            return len(self.play.applied) - undo, seat
        return open_decision

    def can_afford_undo(self, seat: int, undo: int, at: int) -> bool:
        """True if the decision that an undo returns to would have any time left."""
        if self.clock is None:
            return True
        decision = len(self.play.applied) - undo, self.play.applied[-undo].seat
        if decision[1] != seat:
            return True  # It belongs to another seat, which gets its full time for it.
        charged = self._charged_decision(seat, undo) == decision
        elapsed = self.timekeeper.elapsed(at) if charged else 0
        return self.timekeeper.time_left(decision) > elapsed

    def restart_clock(self) -> bool:
        """Restarts the time of the open decision where the config says so; False if unchanged."""
        at, decision = self.restarts.get(self.number), self._open_decision()
        return at is not None and decision is not None and self.timekeeper.restart(decision, at)

    def running_clock(self) -> ClockState | None:
        """The seat whose time runs, and its deadline."""
        decision = self._open_decision()
        if self.clock is None or decision is None:
            return None
        return ClockState(decision[1], self.timekeeper.deadline(decision))

    # --- snapshots

    def snapshot(self) -> Snapshot:
        """The state to store, so that the game can be opened without replaying its log."""
        free = "".join("1" if done.can_undo else "0" for done in self.play.applied)
        dump = self.play.position.state.dump()
        events = [[(e.kind, e.seat, e.x, e.y, e.z) for e in entry.events] for entry in self.recent]
        rules = rules_id(self.play.setup)
        return Snapshot(rules, dump, free, self.timekeeper.snapshot(), events)


def rules_id(setup: Setup) -> str:
    """Identifies the rules and content of a game: a snapshot of other ones is not used."""
    return f"{setup.game.version} {setup.content.hash}"


def open_live_game(
    setup: Setup,
    seed: bytes,
    clock: Clock | None,
    begun: int,
    snapshot: tuple[int, str] | None,
    entries: list[StoredRow],
    restarts: dict[int, int] | None = None,
    downtimes: Sequence[Downtime] = (),
) -> LiveGame:
    """Opens a game from its log, starting at the snapshot if that can be used."""
    opened = _from_snapshot(setup, seed, clock, snapshot, entries, downtimes) if snapshot else None
    game = opened or LiveGame(Play(setup, seed, checking=False), clock, begun, downtimes)
    game.restarts = restarts or {}
    game.restart_clock()
    for row in entries[game.number :]:
        game.apply_entry(row.number, row.seat, row.by, row.text, row.at)
    return game


def _from_snapshot(
    setup: Setup,
    seed: bytes,
    clock: Clock | None,
    stored: tuple[int, str],
    entries: list[StoredRow],
    downtimes: Sequence[Downtime],
) -> LiveGame | None:
    """The game of a snapshot; None if it has other rules or belongs to a log we don't have."""
    number, body = stored
    try:
        snapshot = msgspec.json.decode(body, type=Snapshot)
    except msgspec.ValidationError:
        return None  # An older version of the server stored it, with other fields.
    if snapshot.rules != rules_id(setup) or number > len(entries) or not snapshot.recent_events:
        return None
    log = [row.text for row in entries[:number]]
    done = _standing_actions(setup, entries[:number], snapshot.free)
    if done is None:
        return None
    game = LiveGame(Play.from_snapshot(setup, seed, log, done, snapshot.dump), clock, 0, downtimes)
    game.timekeeper.restore(snapshot.times)
    game.recent.clear()
    game.recent.extend(_recent_entries(snapshot, number, entries))
    return game


def _recent_entries(
    snapshot: Snapshot, number: int, entries: list[StoredRow]
) -> Iterator[PlayedEntry]:
    """The latest entries of a snapshot; entry 0 is the deal."""
    first = number + 1 - len(snapshot.recent_events)
    for i, rows in enumerate(snapshot.recent_events, first):
        events = [Event(*row) for row in rows]
        if i == 0:
            yield PlayedEntry(0, -1, BY_TABLE, "", 0, events)
        else:
            row = entries[i - 1]
            yield PlayedEntry(i, row.seat, row.by, row.text, undo_count(row.text), events)


def _standing_actions(
    setup: Setup, entries: list[StoredRow], free: str
) -> list[AppliedAction] | None:
    """The actions of a log that were not undone; None if `free` has another number of them."""
    standing: list[tuple[int, int, int]] = []
    for row in entries:
        count = undo_count(row.text)
        if count:
            del standing[len(standing) - count :]
        else:
            standing.append((row.number, row.seat, setup.game.actions.parse(row.text)))
    if len(standing) != len(free):
        return None
    return [
        AppliedAction(*row, can_undo=mark == "1") for row, mark in zip(standing, free, strict=True)
    ]

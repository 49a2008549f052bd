"""The running game of one table in memory, and what each seat may see of it. Nothing here waits."""

import secrets
from bisect import bisect_right
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from motherlode.kernel.dealer import Event
from motherlode.kernel.entry_authors import PLAYER, TABLE, WITHOUT_ASKING, split_author
from motherlode.kernel.game import Game, Setup
from motherlode.kernel.play import UNDO, AppliedAction, CheckedAction, Play
from motherlode.kernel.release import release_of
from motherlode.kernel.state import TURN
from motherlode.kernel.view import SPECTATOR
from motherlode.plugin_types import WebPlugin
from motherlode.server.api.rest_schema import Clock
from motherlode.server.api.socket_schema import ClockState, Entry, Legal, Position, WindowState
from motherlode.server.store.downtime import Downtime
from motherlode.server.store.store import StoredRow
from motherlode.server.tables import response_windows
from motherlode.server.tables.clock import Decision, Timekeeper, TimekeeperSnapshot
from motherlode.server.tables.rule_watchdog import AT_WORK, RulesStopped, watched

RECENT = 64
"""Number of latest entries kept with their events, for clients that reconnect soon."""


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
    asked_since: list[int] = []
    turn_began: int = 0
    turns: list[tuple[int, int]] = []
    window: tuple[int, int, list[int]] | None = None
    """The entry after which the open window opened, its time, and the seats that acted in it."""


SNAPSHOT = msgspec.json.Decoder(Snapshot)


@dataclass(slots=True)
class PlayedEntry:
    """An entry of the log with its complete events, secrets included.

    `by` is the text of who or what chose it, as the log stores it: see `kernel/entry_authors.py`.
    """

    number: int
    seat: int
    by: str
    text: str
    undo: int
    events: list[Event]
    at: int = 0


@cache
def legal_rows(game: Game) -> list[Legal]:
    """Every action of a game as clients see it, by id."""
    return [Legal(row.id, row.text, row.verb, row.argument) for row in game.actions.rows]


def visible_author(played: PlayedEntry, seat: int, everything: bool) -> str:
    """Who made an entry, as far as a seat may know.

    What was played without asking is visible to its own seat alone until the game is over: that a
    seat was passed automatically tells others something about its hand.
    """
    secret = played.by in WITHOUT_ASKING and played.seat != seat and not everything
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
        self.fault = ""
        """Why the rules were stopped; empty if they weren't."""
        self.on_fault: Callable[[str], None] | None = None
        self.number = len(play.log)
        """The number of the last entry."""
        self.inherited_entries = 0
        """Number of entries taken over from a record; they can't be undone."""
        self.last_redeal = max(play.redeals, default=-1)
        """The number of the entry before the last redeal; -1 if there was none."""
        self.timekeeper = Timekeeper(clock, play.setup.seats, since, downtimes)
        self.restarts: dict[int, int] = {}
        """When a decision got its full time again, by the number of the entry before it."""
        self.added: Sequence[tuple[int, int, int]] = ()
        """Time added to banks: the entry after which, the seat, the seconds."""
        self.asked_since = [0] * play.setup.seats
        """When each seat was first asked after its last own entry; 0 if it was not."""
        self.returned = [0] * play.setup.seats
        """When each seat was taken back last."""
        self.last_takeover = 0
        """Entries up to this one can't be undone: the human of some seat left after it."""
        self.nobody_can_agree = False
        """True if an undo that needs consent is impossible: all who could agree left."""
        self.recent: deque[PlayedEntry] = deque(maxlen=RECENT)
        self._decision: Decision | None = None
        """The decision that is asked for; None after the end of the game."""
        self.clock_state: ClockState | None = None
        """The seat whose time runs, and its deadline, as `update_clock` found them last."""
        self.update_clock()
        if self._decision is not None:
            self.asked_since[self._decision[1]] = since
        game = play.setup.game
        self._legal = legal_rows(game)
        self._forecast = game.plugin(WebPlugin).forecast
        self.window_ms = response_windows.WINDOW_MS
        self.window = response_windows.next_window(None, play, self.number, since)
        """The open window; None if the pending step is not a window."""
        self.turn_began = 0
        """The entry after which the present turn began."""
        self.turns = [(0, response_windows.turn_of(play))]
        """The entry after which each turn began, and whose it is; turns that were taken back are
        not among them."""
        self.own_turns = [0] * play.setup.seats
        """How many turns each seat has begun."""
        self._count_turns()
        if not play.log:
            self.recent.append(PlayedEntry(0, -1, TABLE, "", 0, play.events))

    def stop(self, fault: str) -> None:
        """Runs no rules any more: the watchdog stopped them."""
        self.fault = fault
        if self.on_fault is not None:
            self.on_fault(fault)

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
        charged = self._charged_decision(seat, undo) if undo else self._decision
        AT_WORK.section = (self,)
        try:
            events = self.play.enter(text) if checked is None else self.play.play_checked(checked)
        finally:
            AT_WORK.section = None
        played = PlayedEntry(number, seat, by, text, undo, events, at)
        self.number = number
        if self.clock and charged is not None:
            self.timekeeper.charge(charged, at)
        if undo:
            self.timekeeper.forget_undone(len(self.play.applied), seat)
        self.recent.append(played)
        if by in {PLAYER, *WITHOUT_ASKING}:
            self.asked_since[seat] = 0
        if self.added:
            self.timekeeper.add_time(self.added, number)
        position = self.play.position
        if position.window() or position.in_pause():
            self.window = response_windows.next_window(self.window, self.play, number, at, seat)
        else:
            self.window = None
        if undo:
            self._drop_undone_turns()
        turn = int(position.state.cells[TURN])
        if self.turns[-1][1] != turn:
            self.turns.append((number, turn))
            self.own_turns[turn] += 1
            self.turn_began = number
        self.update_clock()
        if self._decision is not None and not self.asked_since[self._decision[1]]:
            self.asked_since[self._decision[1]] = at
        if self.restarts:
            self.restart_clock()
        return played

    def _drop_undone_turns(self) -> None:
        """Forgets the turns that began with entries that were taken back."""
        last = self.play.applied[-1].entry if self.play.applied else 0
        standing = [turn for turn in self.turns[1:] if turn[0] <= last]
        if len(standing) + 1 < len(self.turns):
            self.turns, self.turn_began = [self.turns[0], *standing], self.number
            self._count_turns()

    def use_turns(self, turns: list[tuple[int, int]]) -> None:
        """Takes over the turns of a snapshot; one of an older version has none."""
        self.turns = turns or self.turns
        self._count_turns()

    def _count_turns(self) -> None:
        begun = Counter(seat for _, seat in self.turns)
        self.own_turns = [begun[seat] for seat in range(self.play.setup.seats)]

    def waiting_since(self) -> int:
        """When the deciding seat was asked or took its seat back; 0 after the end."""
        if self._decision is None:
            return 0
        seat = self._decision[1]
        return max(self.asked_since[seat], self.returned[seat])

    def unanswered_since(self, seat: int) -> int:
        """Since when a seat that is asked has not answered; 0 if it is not asked."""
        asked = self._decision is not None and self._decision[1] == seat
        return self.waiting_since() if asked else 0

    def absence(self, seat: int, at: int) -> int:
        """The milliseconds for which a seat that is asked has not answered; 0 if it is not asked.

        Pauses and downtime don't count.
        """
        if not (since := self.unanswered_since(seat)):
            return 0
        return max(0, at - since - self.timekeeper.uncounted_between(since, at))

    # --- what a seat may see

    def entry_for(self, played: PlayedEntry, seat: int) -> Entry:
        """An entry as a seat may know it; -1 is a spectator."""
        return self.entries_for(played, [seat])[seat]

    def entries_for(self, played: PlayedEntry, seats: list[int]) -> dict[int, Entry]:
        """An entry as each of some seats may know it; -1 is a spectator.

        An entry before a redeal is shown as to a spectator: no seat holds what was hidden then.
        """
        if played.number <= self.last_redeal and seats != [SPECTATOR]:
            return dict.fromkeys(seats, self.entry_for(played, SPECTATOR))
        shown, over = self.play.setup.game.events.redact, self.play.over()
        found: dict[int, Entry] = {}
        (kind, bot), unasked = split_author(played.by), played.by in WITHOUT_ASKING
        for seat in seats:
            text = played.text if played.seat == seat or played.undo or over else ""
            by = PLAYER if unasked and played.seat != seat and not over else kind
            events = [shown(event, seat) for event in played.events]
            found[seat] = Entry(
                played.number, played.seat, by, text, played.undo, events, bot, played.at
            )
        return found

    def entries_since(self, last: int, seat: int) -> tuple[bool, list[Entry]]:
        """The entries after `last`, and True if none is missing between `last` and the first."""
        first = self.recent[0].number if self.recent else self.number + 1
        complete = first - 1 <= last <= self.number
        wanted = [played for played in self.recent if not complete or played.number > last]
        return complete, [self.entry_for(played, seat) for played in wanted]

    def positions(self, seats: list[int]) -> dict[int, Position]:
        """The table as each of some seats sees it; raises RulesStopped if rules were stopped."""
        if self.fault:
            raise RulesStopped
        AT_WORK.section = (self,)
        try:
            play, asked, done = self.play, self.play.deciding_seat(), self.play.applied
            kept = self.inherited_entries or self.last_takeover
            undoable = self.undoable_here() if kept else len(done)
            window = self.window_state() if self.window else None
            at_once = response_windows.answers_at_once(play) if self.window else {}
            found: dict[int, Position] = {}
            since = max(self.asked_since[asked], self.returned[asked]) if asked is not None else 0
            for seat, view in play.views(seats).items():
                position = found[seat] = Position(self.number, view, [], 0, 0, self.clock_state)
                position.asked_since = since
                position.window, position.turn_began = window, self.turn_began
                if seat >= 0:
                    position.own_turns = self.own_turns[seat]
                    position.undo = min(play.undo_limit(seat), undoable)
                    most = position.undo if self.nobody_can_agree else undoable
                    back = (i for i in range(1, most + 1) if done[-i].seat == seat)
                    position.back = next(back, 0)
                if seat == asked:
                    position.legal = [self._legal[action] for action in play.legal()]
                    position.anytime = len(play.position.anytime())
                    position.pause = play.position.in_pause()
                    position.forecast = self.forecast(seat) if self._forecast else {}
                    position.aside = play.position.window() != ""
                elif seat in at_once:
                    position.legal = [self._legal[action] for action in at_once[seat]]
                    position.aside = True
            return found
        finally:
            AT_WORK.section = None

    def window_state(self) -> WindowState | None:
        """The open window as clients see it."""
        if self.window is None:
            return None
        until = self.window.at + self.window.delay(self.clock, self.window_ms)
        return WindowState(self.window.kind, self.step(), self.window.opened, until)

    def legal(self) -> list[Legal]:
        """The legal actions of the seat that is asked."""
        return [self._legal[action] for action in self.legal_ids()]

    def legal_ids(self) -> list[int]:
        """The ids of the legal actions of the seat that is asked."""
        with watched(self):
            return self.play.legal()

    def answers(self) -> list[Legal]:
        """The legal actions that answer the question asked; the others are any-time actions."""
        legal = self.legal()
        return legal[: len(legal) - len(self.play.position.anytime())]

    def step(self) -> str:
        """The name of the decision that is asked for."""
        return self.play.setup.rules.steps[self.play.position.state.step()].name

    def forecast(self, seat: int) -> dict[str, Any]:
        """What the game predicts for a seat, computed in a world where all it can't know is
        redealt, so that nothing hidden leaks."""
        if self._forecast is None:
            return {}
        dealer = release_of(self.play.setup).dealer(secrets.randbits(63))
        world = self.play.outlook(dealer).imagine(dealer)
        return dict(self._forecast(self.play.setup.rules, world, seat))

    def undoable_here(self) -> int:
        """The number of standing actions that may be undone: made here, and after any takeover."""
        done, first = self.play.applied, max(self.inherited_entries, self.last_takeover)
        return len(done) - bisect_right(done, first, key=lambda action: action.entry)

    def undoable_by(self, seat: int) -> int:
        """The number of standing actions that a seat may undo, with consent where it is needed."""
        undoable = self.undoable_here()
        return min(undoable, self.play.undo_limit(seat)) if self.nobody_can_agree else undoable

    # --- the clock

    def _charged_decision(self, seat: int, undo: int) -> Decision | None:
        """The decision that pays for the running time if `seat` makes an entry now.

        That is the open decision. But a seat that undoes its own action while another seat thinks
        pays for that time itself, at the decision that it returns to.
        """
        open_decision = self._decision
        others = open_decision is not None and open_decision[1] != seat
        if undo and others and undo <= self.play.undo_limit(seat):
            return len(self.play.applied) - undo, seat
        return open_decision

    def can_afford_undo(self, seat: int, undo: int, at: int) -> bool:
        """True if the decision that an undo returns to would have any time left.

        That is always so without a clock, or if another seat decides there, which gets its full
        time.
        """
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
        at, decision = self.restarts.get(self.number), self._decision
        if at is None or decision is None or not self.timekeeper.restart(decision, at):
            return False
        self.update_clock()
        return True

    def update_clock(self) -> None:
        """Finds the open decision and its deadline: after an entry, a restart or a downtime."""
        asked = self.play.deciding_seat()
        self._decision = None if asked is None else (len(self.play.applied), asked)
        self.clock_state = None
        pauses = self.timekeeper.pauses
        paused = bool(pauses) and not pauses[-1][1]
        if self.clock is not None and self._decision is not None and not paused:
            deadline = self.timekeeper.deadline(self._decision)
            self.clock_state = ClockState(self._decision[1], deadline)

    def use_times(
        self, pauses: Sequence[tuple[int, int]], added: Sequence[tuple[int, int, int]]
    ) -> bool:
        """Takes over the table's pauses and added time; False if they are known already."""
        keeper = self.timekeeper
        if (list(keeper.pauses), list(self.added)) == (list(pauses), list(added)):
            return False
        keeper.pauses, self.added = pauses, added
        keeper.add_time(added, self.number)
        self.update_clock()
        return True

    def running_clock(self) -> ClockState | None:
        """The seat whose time runs, and its deadline now."""
        self.update_clock()
        return self.clock_state

    # --- snapshots

    def snapshot(self) -> Snapshot:
        """The state to store, so that the game can be opened without replaying its log."""
        free = "".join("1" if done.can_undo else "0" for done in self.play.applied)
        dump = self.play.position.state.dump()
        events = [[(e.kind, e.seat, e.x, e.y, e.z) for e in entry.events] for entry in self.recent]
        rules = rules_id(self.play.setup)
        times = self.timekeeper.snapshot()
        window = (open_.opened, open_.at, sorted(open_.acted)) if (open_ := self.window) else None
        return Snapshot(
            rules,
            dump,
            free,
            times,
            events,
            self.asked_since,
            self.turn_began,
            self.turns,
            window,
        )


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
    pauses: Sequence[tuple[int, int]] = (),
    added: Sequence[tuple[int, int, int]] = (),
    redeals: Mapping[int, bytes] | None = None,
) -> LiveGame:
    """Opens a game from its log, starting at the snapshot if that can be used."""
    game = None
    if snapshot:
        game = _from_snapshot(setup, seed, clock, snapshot, entries, downtimes, redeals)
    if game is None:
        play = release_of(setup).play(setup, seed, checking=False, redeals=redeals)
        game = LiveGame(play, clock, begun, downtimes)
    game.restarts = restarts or {}
    game.use_times(pauses, added)
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
    redeals: Mapping[int, bytes] | None,
) -> LiveGame | None:
    """The game of a snapshot; None if it has other rules or belongs to a log we don't have."""
    number, body = stored
    try:
        snapshot = SNAPSHOT.decode(body)
    except msgspec.ValidationError:
        return None  # An older version of the server stored it, with other fields.
    if snapshot.rules != rules_id(setup) or number > len(entries) or not snapshot.recent_events:
        return None
    log = [row.text for row in entries[:number]]
    done = _standing_actions(setup, entries[:number], snapshot.free)
    if done is None:
        return None
    release = release_of(setup)
    play = release.play.from_snapshot(setup, seed, log, done, snapshot.dump, redeals)
    game = LiveGame(play, clock, 0, downtimes)
    game.timekeeper.restore(snapshot.times)
    game.turn_began = snapshot.turn_began
    game.use_turns(snapshot.turns)
    if game.window is not None and snapshot.window is not None:
        game.window.opened, game.window.at, acted = snapshot.window
        game.window.acted = set(acted)
    game.update_clock()
    asked = game.play.deciding_seat()
    game.asked_since = snapshot.asked_since or [0] * setup.seats
    if asked is not None and not game.asked_since[asked]:
        game.asked_since[asked] = snapshot.times.since
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
            yield PlayedEntry(0, -1, TABLE, "", 0, events)
        else:
            row = entries[i - 1]
            undo = undo_count(row.text)
            yield PlayedEntry(i, row.seat, row.by, row.text, undo, events, row.at)


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

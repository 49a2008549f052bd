"""Play: a real game, with checked actions, an append-only log, and undo that reveals nothing.

An undo is an entry of the log (`undo 2`). Random numbers depend on the entry's number, so an action
repeated after an undo gets new ones. A redeal deals everything hidden again, from its own seed;
nothing before it can be undone.
"""

import hashlib
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass

from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.dealer import Dealer, Event
from motherlode.kernel.errors import (
    CantRedeal,
    CantUndo,
    GameOver,
    IllegalAction,
    NotYourDecision,
    UnreadableAction,
)
from motherlode.kernel.game import Setup
from motherlode.kernel.position import Position, position_at, start_game
from motherlode.kernel.rules import AT_ONCE, BY_TURNS
from motherlode.kernel.seeds import entry_seed
from motherlode.kernel.state import State, load
from motherlode.kernel.view import SPECTATOR, View, view, views
from motherlode.kernel.zones import hidden_counts, redeal

UNDO = "undo"
CHECK_LENGTH = 16
MOST_REDEALS = 1000
CHECKPOINT_INTERVAL = 64
"""Actions between two saved copies of the state; an undo replays from the latest copy."""


@dataclass(frozen=True, slots=True)
class AppliedAction:
    """An action that was applied and not undone: its log entry, its seat and its id.

    `can_undo` is True if the seat may undo it without asking anybody: it used no random number, no
    seat learned anything hidden, no other seat was offered a reaction (how long a seat thinks
    about one may reveal its hand), and its verb is not among the game's `asking_verbs`.
    """

    entry: int
    seat: int
    action: int
    can_undo: bool


@dataclass(frozen=True, slots=True)
class CheckedAction:
    """An action that was legal as entry number `entry`: it can be played without another check."""

    entry: int
    action: int
    text: str


def draws_text(dealer: Dealer) -> str:
    """The draws that a dealer kept, as records list them: `6:3 52:17` (bound and value)."""
    pairs = zip(dealer.kept[::2], dealer.kept[1::2], strict=True)
    return " ".join(f"{bound}:{value}" for bound, value in pairs)


def is_undo(text: str) -> bool:
    """True if the text of a log entry is an undo, such as `undo 2`."""
    return text.partition(" ")[0] == UNDO


class Play:
    """One game from its seed: `log` has all entries, `applied` the actions that were not undone.

    `redeals` has the seed of each redeal, by the number of the entry after which it happens.

    With `checking` a digest is computed after every entry, as records need it. Then `deciders` has
    the seat of every entry (for an undo: the seat that decides again), `draws` the random numbers
    of the deal and of every entry, and `redeal_draws` those of the redeals, by entry. The
    server leaves it off and computes all this only when it exports a record.
    """

    def __init__(
        self,
        setup: Setup,
        seed: bytes,
        checking: bool = True,
        redeals: Mapping[int, bytes] | None = None,
    ) -> None:
        self.setup = setup
        self.seed = seed
        self.redeals: Mapping[int, bytes] = redeals or {}
        self.checking = checking
        self.log: list[str] = []
        self.checks: list[str] = []
        self.deciders: list[int] = []
        self.draws: list[str] = []
        self.redeal_draws: dict[int, str] = {}
        self._begin()
        self.check = self._digest("") if checking else ""

    @classmethod
    def from_snapshot(
        cls,
        setup: Setup,
        seed: bytes,
        log: list[str],
        applied: list[AppliedAction],
        dump: list[int],
        redeals: Mapping[int, bytes] | None = None,
    ) -> "Play":
        """Restores a game from a snapshot (its log and its state's dump), without digests."""
        play = cls.__new__(cls)
        play.setup, play.seed, play.checking = setup, seed, False
        play.redeals = redeals or {}
        play.log, play.checks, play.deciders, play.check = log, [], [], ""
        play.draws, play.redeal_draws = [], {}
        play.applied, play.events = applied, []
        play.position = position_at(setup.rules, load(dump, int(setup.rules.layout.size)))
        play._hidden = play._hidden_from_each()
        play._checkpoints = []
        play._save_checkpoint()
        return play

    def _begin(self) -> None:
        self.applied: list[AppliedAction] = []
        self._checkpoints: list[tuple[int, State]] = []
        dealer = self.dealer_of(0)
        self.position: Position = start_game(self.setup.rules, dealer)
        if self.checking:
            self.draws = self.draws or [draws_text(dealer)]
        self.events: list[Event] = dealer.events
        self.position = self.redeal_between(self.position, 0, 1)
        self._hidden = self._hidden_from_each()
        self._save_checkpoint()

    def _save_checkpoint(self) -> None:
        """Saves a copy of the state with the number of applied actions."""
        self._checkpoints.append((len(self.applied), self.position.state.copy()))

    def dealer_of(self, entry: int) -> Dealer:
        """Makes the dealer (random generator and event list) of entry number `entry`."""
        latest = max((cut for cut in self.redeals if cut < entry), default=None)
        seed = self.seed if latest is None else self.redeals[latest]
        dealer = Dealer(entry_seed(seed, entry))
        dealer.record_events()
        if self.checking:
            dealer.keep_draws()
        return dealer

    def redeal_between(self, position: Position, entry: int, later: int) -> Position:
        """Applies the redeals after entry `entry` and before entry `later`; returns the position.

        Applying a redeal a second time, before any other action, leads to the same state.
        """
        for cut in sorted(self.redeals):
            if entry <= cut < later:
                position = self._redealt(position.state, cut)
        return position

    def _redealt(self, state: State, cut: int) -> Position:
        """Redeals `state` after entry `cut`, again until the deciding seat has a legal action.

        In the middle of a move that needs certain cards, a hand without them is impossible.
        """
        dealer = Dealer(entry_seed(self.redeals[cut], cut))
        dealer.keep_draws()
        for _ in range(MOST_REDEALS):
            redeal(self.setup.rules.layout, state, SPECTATOR, dealer)
            position = position_at(self.setup.rules, state)
            if position.over() or position.legal():
                self.redeal_draws[cut] = draws_text(dealer)
                return position
        raise CantRedeal(
            f"the position after entry {cut} can't be dealt again: take an earlier or a later entry"
        )

    def over(self) -> bool:
        return self.position.over()

    def deciding_seat(self) -> int | None:
        """The seat that decides now, or None when the game is over."""
        return None if self.over() else int(self.position.seat())

    def legal(self) -> list[int]:
        return self.position.legal()

    def legal_texts(self) -> list[str]:
        return [self.setup.game.actions.text(action) for action in self.legal()]

    def view(self, seat: int) -> View:
        return view(self.setup.rules, self.position.state, seat)

    def views(self, seats: list[int]) -> dict[int, View]:
        """The views of `seats`, by seat; takes little longer than one view."""
        return views(self.setup.rules, self.position.state, seats)

    def outlook(self, dealer: Dealer) -> Outlook:
        """What a bot may know when it decides for the deciding seat: its Outlook."""
        position = self.position
        return Outlook(position.rules, position.state, position.seat(), dealer, position.moves)

    def parse(self, text: str) -> int:
        return self.setup.game.actions.parse(text, self.legal())

    def play(self, action: int, seat: int | None = None) -> list[Event]:
        """Checks and applies an action; returns its events. A refused action changes nothing."""
        return self.play_checked(self.check_action(action, seat))

    def play_text(self, text: str, seat: int | None = None) -> list[Event]:
        return self.play(self.parse(text), seat)

    def check_action(self, action: int, seat: int | None = None) -> CheckedAction:
        """Returns the action, checked for the next entry; raises an error if it is not legal."""
        self.refuse_illegal(action, seat)
        return CheckedAction(len(self.log) + 1, action, self.setup.game.actions.text(action))

    def play_checked(self, checked: CheckedAction) -> list[Event]:
        """Applies an action that `check_action` returned for the next entry; returns its events.

        The server stores a move between the two calls, so that it need not check the move twice.
        """
        if checked.entry != len(self.log) + 1:
            raise ValueError(
                f"the action was checked for entry {checked.entry}, "
                f"but the next entry is {len(self.log) + 1}"
            )
        decider = int(self.position.seat())
        self.events = self._advance(checked.entry, checked.action)
        self._enter(checked.text, decider)
        return self.events

    def refuse_illegal(self, action: int, seat: int | None = None) -> None:
        """Raises an error if the action is illegal, or if a `seat` is given that doesn't decide."""
        if self.over():
            raise GameOver
        deciding = int(self.position.seat())
        if seat is not None and seat != deciding:
            raise NotYourDecision(seat, deciding, self._rule_of_turns(action))
        if not self.setup.game.actions.has(action):
            raise UnreadableAction(str(action)[:20], [])
        if not self.position.allows(action):
            reason, rule = self.setup.rules.why_not(self.position.state, action)
            raise IllegalAction(self.setup.game.actions.text(action), reason, rule)

    def _rule_of_turns(self, action: int) -> str:
        """The id of the rule by which another seat decides; '' if the game names none."""
        game, rules = self.setup.game, self.setup.rules
        step = rules.steps[self.position.state.step()].name
        known = game.actions.has(action)
        if step not in game.turn_rules and known and rules.anytime.takes(rules.verb_of(action)):
            return game.anytime_rule
        return game.turn_rules.get(step, game.turn_rules.get("", ""))

    def undo_limit(self, seat: int) -> int:
        """The number of latest actions that a seat may undo without asking anybody."""
        count = 0
        for action in reversed(self.applied):
            if not action.can_undo or action.seat != seat:
                break
            count += 1
        return min(count, self.undoable()) if self.redeals else count

    def undoable(self) -> int:
        """The number of latest actions that can be undone: those after the last redeal."""
        latest = max((cut for cut in self.redeals if cut <= len(self.log)), default=0)
        return len(self.applied) - bisect_right(
            self.applied, latest, key=lambda action: action.entry
        )

    def undo(self, count: int = 1) -> None:
        """Undoes the latest actions. The caller decides who may undo and how many."""
        if not 1 <= count <= self.undoable():
            raise CantUndo(f"can't undo {count} actions: {self.undoable()} can be undone")
        decider = self.applied[-count].seat
        self._rewind(self.applied[: len(self.applied) - count])
        self.events = []
        if self.checking:
            self.draws.append("")
        self._enter(f"{UNDO} {count}", decider)

    def _rewind(self, kept: list[AppliedAction]) -> None:
        """Restores the state after the actions `kept`, from a checkpoint and a replay."""
        while self._checkpoints and self._checkpoints[-1][0] > len(kept):
            self._checkpoints.pop()
        if self._checkpoints:
            count, state = self._checkpoints[-1]
            self.applied = kept[:count]
            self.position = position_at(self.setup.rules, state.copy())
        else:
            self._begin()
        entry = self.applied[-1].entry if self.applied else 0
        for applied in kept[len(self.applied) :]:
            self.position = self.redeal_between(self.position, entry, applied.entry)
            self.position.advance(applied.action, self.dealer_of(applied.entry))
            self._append(applied)
            entry = applied.entry
        self.position = self.redeal_between(self.position, entry, len(self.log) + 1)
        self._hidden = self._hidden_from_each()

    def enter(self, text: str) -> list[Event]:
        """Applies an entry of a log: an action or an undo. Returns its events."""
        verb, _, count = text.partition(" ")
        if verb == UNDO and count.isdecimal() and len(count) < 6:
            self.undo(int(count))
            return []
        return self.play(self.setup.game.actions.parse(text, self.legal()))

    def _advance(self, entry: int, action: int) -> list[Event]:
        seat = int(self.position.seat())
        dealer = self.dealer_of(entry)
        self.position.advance(action, dealer)
        before, self._hidden = self._hidden, self._hidden_from_each()
        can_undo = (
            dealer.draws == 0
            and self._hidden == before
            and not self._offers_reaction_after(seat)
            and not self._asks_another_seat(action)
        )
        self._append(AppliedAction(entry, seat, action, can_undo))
        if self.checking:
            self.draws.append(draws_text(dealer))
        return dealer.events

    def _offers_reaction_after(self, seat: int) -> bool:
        """True if the pending decision is a reaction window of another seat than `seat`."""
        if self.deciding_seat() in (seat, None):
            return False
        return self.position.window() in (BY_TURNS, AT_ONCE)

    def _asks_another_seat(self, action: int) -> bool:
        game = self.setup.game
        return game.actions.row(action).verb in game.asking_verbs

    def _append(self, applied: AppliedAction) -> None:
        self.applied.append(applied)
        if len(self.applied) - self._checkpoints[-1][0] >= CHECKPOINT_INTERVAL:
            self._save_checkpoint()

    def _hidden_from_each(self) -> list[dict[str, list[int]]]:
        """What is hidden from spectators and from each seat; changes if one of them learns more."""
        layout, state = self.setup.rules.layout, self.position.state
        return [hidden_counts(layout, state, seat) for seat in range(-1, self.setup.seats)]

    def _enter(self, text: str, decider: int) -> None:
        self.log.append(text)
        if self.checking:
            self.check = self._digest(text)
            self.checks.append(self.check)
            self.deciders.append(decider)
        if len(self.log) in self.redeals:
            self.position = self.redeal_between(self.position, len(self.log), len(self.log) + 1)
            self._hidden = self._hidden_from_each()
            self._save_checkpoint()

    def _digest(self, text: str) -> str:
        """A chained digest of the log and the state; shows where two games begin to differ."""
        before = self.checks[-1] if self.checks else ""
        row = f"{before}|{text}|{self.position.state.dump()}"
        return hashlib.sha256(row.encode()).hexdigest()[:CHECK_LENGTH]

"""A game being played: every action checked, numbered and kept; undo that can't peek.

The log is append-only. Taking back is an entry of its own (`undo 2`), and chance belongs to the
entry's number, so a draw that was taken back never comes again.
"""

import hashlib
from dataclasses import dataclass

from motherlode.kernel.dealer import Dealer, Event
from motherlode.kernel.errors import (
    GameOver,
    IllegalAction,
    MotherlodeError,
    NotYourDecision,
    UnreadableAction,
)
from motherlode.kernel.game import Setup
from motherlode.kernel.outlook import Outlook
from motherlode.kernel.position import Position, position_at, start_game
from motherlode.kernel.seeds import entry_seed
from motherlode.kernel.state import State, load
from motherlode.kernel.view import View, view, views
from motherlode.kernel.zones import hidden_counts

UNDO = "undo"
CHECK_LENGTH = 16
STRIDE = 64
"""After so many actions a copy of the state is kept, so that an undo plays fewer of them again."""


@dataclass(frozen=True, slots=True)
class AppliedAction:
    """An action that stands: its entry in the log, who did it, and whether it may be taken back.

    `free`: no chance was used, no seat learned anything that was hidden from it, and no other
    seat was asked for a reaction: how long it takes over one may tell of its hand.
    """

    entry: int
    seat: int
    action: int
    can_undo: bool


class CantUndo(MotherlodeError):
    """Nothing can be taken back without showing somebody what comes."""


class Play:
    """One game from its seed: `log` is what was entered, `done` what stands of it.

    Without `checking` no digests are kept: a server makes them when a game's record is wanted.
    """

    def __init__(self, setup: Setup, seed: bytes, checking: bool = True) -> None:
        self.setup = setup
        self.seed = seed
        self.checking = checking
        self.log: list[str] = []
        self.checks: list[str] = []
        self._begin()
        self.check = self._digest("") if checking else ""

    @classmethod
    def from_snapshot(
        cls, setup: Setup, seed: bytes, log: list[str], done: list[AppliedAction], dump: list[int]
    ) -> "Play":
        """A game as it stood after `log`, from a snapshot of it: it keeps no digests."""
        play = cls.__new__(cls)
        play.setup, play.seed, play.checking = setup, seed, False
        play.log, play.checks, play.check = log, [], ""
        play.applied, play.events = done, []
        play.position = position_at(setup.rules, load(dump, int(setup.rules.layout.size)))
        play._known = play._unknown()
        play._marks = []
        play._mark()
        return play

    def _begin(self) -> None:
        self.applied: list[AppliedAction] = []
        self._marks: list[tuple[int, State]] = []
        dealer = self._dealer(0)
        self.position: Position = start_game(self.setup.rules, dealer)
        self.events: list[Event] = dealer.events
        self._known = self._unknown()
        self._mark()

    def _mark(self) -> None:
        """Keeps the state as it is after the actions that stand."""
        self._marks.append((len(self.applied), self.position.state.copy()))

    def _dealer(self, entry: int) -> Dealer:
        dealer = Dealer(entry_seed(self.seed, entry))
        dealer.record_events()
        return dealer

    def over(self) -> bool:
        return self.position.over()

    def deciding_seat(self) -> int | None:
        """The seat that decides now, or nobody when the game is over."""
        return None if self.over() else int(self.position.seat())

    def legal(self) -> list[int]:
        return self.position.legal()

    def legal_texts(self) -> list[str]:
        return [self.setup.game.actions.text(action) for action in self.legal()]

    def view(self, seat: int) -> View:
        return view(self.setup.rules, self.position.state, seat)

    def views(self, seats: list[int]) -> dict[int, View]:
        """The views of several seats at once, which costs little more than one."""
        return views(self.setup.rules, self.position.state, seats)

    def outlook(self, dealer: Dealer) -> Outlook:
        """What the deciding seat may know, for a bot."""
        return Outlook(self.setup.rules, self.position.state, self.position.seat(), dealer)

    def parse(self, text: str) -> int:
        return self.setup.game.actions.parse(text, self.legal())

    def play(self, action: int, seat: int | None = None) -> list[Event]:
        """Does an action after checking it; gives what happened. A refusal changes nothing."""
        self.refuse_illegal(action, seat)
        self.events = self._advance(len(self.log) + 1, action)
        self._enter(self.setup.game.actions.text(action))
        return self.events

    def play_text(self, text: str, seat: int | None = None) -> list[Event]:
        return self.play(self.parse(text), seat)

    def refuse_illegal(self, action: int, seat: int | None = None) -> None:
        """Raises what is wrong with an action, if anything is."""
        if self.over():
            raise GameOver
        asked = int(self.position.seat())
        if seat is not None and seat != asked:
            raise NotYourDecision(seat, asked)
        if not 0 <= action < len(self.setup.game.actions):
            raise UnreadableAction(str(action)[:20], [])
        if not self.position.allows(action):
            reason, rule = self.setup.rules.why_not(self.position.state, action)
            raise IllegalAction(self.setup.game.actions.text(action), reason, rule)

    def undo_limit(self, seat: int) -> int:
        """How many of its latest actions a seat may take back without asking anybody."""
        count = 0
        for done in reversed(self.applied):
            if not done.can_undo or done.seat != seat:
                break
            count += 1
        return count

    def undo(self, count: int = 1) -> None:
        """Takes actions back; who may do so, and how far, is the caller's to ask."""
        if not 1 <= count <= len(self.applied):
            raise CantUndo(f"{len(self.applied)} actions stand, {count} can't be taken back")
        self._rewind(self.applied[: len(self.applied) - count])
        self.events = []
        self._enter(f"{UNDO} {count}")

    def _rewind(self, standing: list[AppliedAction]) -> None:
        """Goes back to the latest state kept of these actions, and does the rest of them again."""
        while self._marks and self._marks[-1][0] > len(standing):
            self._marks.pop()
        if self._marks:
            count, state = self._marks[-1]
            self.applied = standing[:count]
            self.position = position_at(self.setup.rules, state.copy())
        else:
            self._begin()
        for done in standing[len(self.applied) :]:
            self.position.advance(done.action, self._dealer(done.entry))
            self._stand(done)
        self._known = self._unknown()

    def enter(self, text: str) -> list[Event]:
        """Does an entry of a log, an action or an undo."""
        verb, _, count = text.partition(" ")
        if verb == UNDO and count.isdecimal() and len(count) < 6:
            self.undo(int(count))
            return []
        return self.play(self.setup.game.actions.parse(text, self.legal()))

    def _advance(self, entry: int, action: int) -> list[Event]:
        seat = int(self.position.seat())
        dealer = self._dealer(entry)
        self.position.advance(action, dealer)
        known, self._known = self._known, self._unknown()
        free = dealer.draws == 0 and self._known == known and not self._sounds(seat)
        self._stand(AppliedAction(entry, seat, action, free))
        return dealer.events

    def _sounds(self, seat: int) -> bool:
        """Whether somebody else than `seat` is asked in a window for reactions now."""
        if self.deciding_seat() in (seat, None):
            return False
        step = self.setup.rules.steps[self.position.state.step()]
        return step.name in self.setup.game.reaction_steps

    def _stand(self, done: AppliedAction) -> None:
        self.applied.append(done)
        if len(self.applied) - self._marks[-1][0] >= STRIDE:
            self._mark()

    def _unknown(self) -> list[dict[str, list[int]]]:
        """For every seat and for spectators, what is hidden from them."""
        layout, state = self.setup.rules.layout, self.position.state
        return [hidden_counts(layout, state, seat) for seat in range(-1, self.setup.seats)]

    def _enter(self, text: str) -> None:
        self.log.append(text)
        if self.checking:
            self.check = self._digest(text)
            self.checks.append(self.check)

    def _digest(self, text: str) -> str:
        """A chained digest of the log and the state: it tells where two games part."""
        before = self.checks[-1] if self.checks else ""
        row = f"{before}|{text}|{self.position.state.dump()}"
        return hashlib.sha256(row.encode()).hexdigest()[:CHECK_LENGTH]

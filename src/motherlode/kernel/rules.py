"""Step: the rules of one kind of decision. Rules: all steps of a game, and the loop that runs them.

`Heuristic` is what a game tells bots about its positions.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motherlode.kernel.anytime_actions import AnytimeActions
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import RunawayRules
from motherlode.kernel.legal_actions import (
    FIRST_UNLISTED,
    ActionColumns,
    LegalActions,
    is_unlisted,
    unlisted_verb_of,
)
from motherlode.kernel.state import FRAME, HEADER, OVER, SEATS, TOP, TURN, State
from motherlode.kernel.zones import Layout, Unseen, blank

BY_TURNS: Final = "by_turns"
"""The window of a step whose seats react one after the other."""
AT_ONCE: Final = "at_once"
"""The window of a step whose seats react at the same time: the first reaction counts."""
ON_REQUEST: Final = "on_request"
"""The window of a step that is only for seats that asked for it."""

MOST_STEPS_ALONE: Final = 100_000
"""More automatic steps than this in a row mean that the rules loop for ever."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One kind of decision: lists its legal actions and applies the chosen one.

    A step is stateless: it reads and writes the game's state. Its own frame is on top of the
    stack while it works; it pops the frame, replaces it, or leaves it to decide again. `name`,
    `fields` and the rest come from its row in the step table.

    In an `interruptible` step the player whose turn it is may also choose any-time actions. A step
    that `pauses` asks that player even if there are only any-time actions to choose.

    A step with a `window` is a reaction window: it asks every seat that could react by what
    everybody sees, even if its hand has no reaction, so that the question reveals nothing. The
    first action that it lists is to pass. Where humans play, a pass takes effect after a delay.
    """

    def __init__(self, params: object = None) -> None:
        self.name = ""
        self.fields: tuple[str, ...] = ()
        self.interruptible = True
        self.pauses = False
        self.window = ""

    def legal(self, s: State, moves: LegalActions) -> None:
        """Adds every legal action to `moves`; if it adds none, the rules call `run`."""

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        """Applies an action without checking that it is legal."""
        raise NotImplementedError(self.name)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        """Returns why an action is illegal now: a reason (key of the word lists) and a rule id.

        For a legal unlisted action it returns two empty texts.
        """
        return "not_now", ""

    def run(self, s: State, d: Dealer) -> None:
        """Does the step's work when there is nothing to choose."""
        raise NotImplementedError(self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """A game's estimates for bots: how good an action looks, how well a seat stands.

    Its states are sampled ones that fit what the seat knows, so it can't use secrets.
    """

    def fast_score(self, s: State, verb: i64, argument: i64) -> i64:
        """Quick score of a legal action for the deciding seat; higher is better."""
        return 0

    def score(self, s: State, verb: i64, argument: i64) -> i64:
        """Careful score of a legal action, used by search and rollouts; higher is better."""
        return self.fast_score(s, verb, argument)

    def wants_anytime(self, s: State) -> bool:
        """True if a rollout should consider any-time actions at this decision."""
        return True

    def forbids(self, s: State, verb: i64, argument: i64) -> bool:
        """True if bots must never choose this legal action, even if its score is the best."""
        return False

    def value(self, s: State, seat: i64) -> float:
        """Estimates the seat's payoff, from 0 to 1."""
        return 0.5

    def rollout_rounds(self) -> i64:
        """Number of rounds after which a rollout stops and uses `value`; 0: plays to the end."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """A game's steps bound to its options and content: starts, advances and scores games.

    `parties` counts the seats plus the NPCs, which have a block of cells like a seat's.
    """

    def __init__(
        self,
        layout: Layout,
        actions: ActionColumns,
        steps: list[Step],
        seats: int,
        heuristic: Heuristic,
        npcs: int = 0,
        anytime: AnytimeActions | None = None,
    ) -> None:
        self.layout: Final = layout
        self._verbs: Final = actions.verbs
        self.steps: Final = vec[Step](steps)
        self.seats: i64 = seats
        self.parties: i64 = seats + npcs
        self.heuristic: Final = heuristic
        self.anytime = anytime or AnytimeActions([])
        self.has_anytime: Final[bool] = anytime is not None
        self._unseen: list[Unseen | None] = [None] * (1 + seats + npcs)

    def begin(self, s: State, d: Dealer) -> None:
        """Sets up a new game: fills the zones and pushes the first frames."""
        raise NotImplementedError

    def payoff(self, s: State, seat: i64) -> float:
        """A seat's result of an ended game: 1 for a sole win, 0 for a loss, a share for a tie."""
        raise NotImplementedError

    def unseen(self, seat: i64) -> Unseen:
        """What a seat (-1: a spectator) can't see at this table."""
        known = self._unseen[seat + 1]
        if known is None:
            known = Unseen(self.layout, self.parties, seat)
            self._unseen[seat + 1] = known
        return known

    def why_not(self, s: State, action: i64) -> tuple[str, str]:
        """Returns why an action is illegal now: a reason (key of the word lists) and a rule id.

        For a legal unlisted action it returns two empty texts.
        """
        step = self.steps[s.step()]
        verb = self.verb_of(action)
        if _is_anytime(self, s, step, verb):
            return self.anytime.explain(s, verb, action - verb)
        return step.explain(s, verb, action - verb)

    def allows(self, s: State, action: i64, moves: LegalActions) -> bool:
        """True if an action is legal: it is in `moves`, or is unlisted and nothing forbids it."""
        if is_unlisted(action):
            return self.why_not(s, action)[0] == ""
        return moves.has(action)

    def verb_of(self, action: i64) -> i64:
        """The verb id of an action; the action's id minus the verb id is its argument id."""
        return unlisted_verb_of(action) if is_unlisted(action) else self._verbs[action]

    def fast_score(self, s: State, action: i64) -> i64:
        """Quick score of a legal action for the deciding seat; higher is better."""
        return self.heuristic.fast_score(s, self._verbs[action], action - self._verbs[action])

    def score(self, s: State, action: i64) -> i64:
        """Careful score of a legal action, used by search and rollouts; higher is better."""
        return self.heuristic.score(s, self._verbs[action], action - self._verbs[action])

    def forbids(self, s: State, action: i64) -> bool:
        """True if no bot may choose this legal action."""
        return self.heuristic.forbids(s, self._verbs[action], action - self._verbs[action])

    def legal(self, s: State, moves: LegalActions) -> None:
        """Fills `moves` with the legal actions of the state's pending decision."""
        moves.count = 0
        _list(self, s, self.steps[s.step()], moves)

    def start(self, d: Dealer, moves: LegalActions) -> State:
        """Returns a new game at its first decision; puts the legal actions into `moves`."""
        s = blank(self.layout)
        s.cells[SEATS] = self.parties
        self.begin(s, d)
        self.settle(s, d, moves)
        return s

    def settle(self, s: State, d: Dealer, moves: LegalActions) -> None:
        """Runs automatic steps up to the next decision; puts its legal actions into `moves`."""
        alone: i64 = 0
        while alone < MOST_STEPS_ALONE:
            moves.count = 0
            if s.cells[OVER] != 0:
                return
            top = s.cells[TOP]
            pending = s.cells[top]
            step = self.steps[pending]
            _list(self, s, step, moves)
            if moves.count > 0:
                return
            step.run(s, d)
            alone += 1
        raise _runaway(self.steps[s.step()])

    def advance(self, s: State, action: i64, d: Dealer, moves: LegalActions) -> None:
        """Applies a legal action, without checking it, and runs on to the next decision."""
        top = s.cells[TOP]
        pending = s.cells[top]
        verb = self._verbs[action] if action < FIRST_UNLISTED else unlisted_verb_of(action)
        _apply(self, s, self.steps[pending], verb, action - verb, d)
        self.settle(s, d, moves)

    def play_out(self, s: State, d: Dealer, moves: LegalActions, most: i64) -> i64:
        """Plays random legal actions until the game ends or `most` decisions have been made.

        `moves` holds the legal actions of the first decision. Returns the number of decisions.
        """
        decisions: i64 = 0
        while s.cells[OVER] == 0 and decisions < most:
            self.advance(s, moves.ids[d.below(moves.count)], d, moves)
            decisions += 1
        return decisions

    def play_on(
        self, s: State, d: Dealer, moves: LegalActions, turns: i64, guided: i64, most: i64
    ) -> None:
        """Plays until `turns` turns have passed, `most` decisions were made or the game ends.

        `guided` percent of the choices take the best score of the heuristic, the rest are random.
        `moves` holds the legal actions of the first decision.
        """
        moves.in_rollout = True
        turn = s.cells[TURN]
        decisions: i64 = 0
        while s.cells[OVER] == 0 and turns > 0 and decisions < most:
            if d.below(100) < guided:
                action = self.best_rated(s, d, moves)
            else:
                action = moves.ids[d.below(moves.count)]
            self.advance(s, action, d, moves)
            decisions += 1
            if s.cells[TURN] != turn:
                turn = s.cells[TURN]
                turns -= 1
        moves.in_rollout = False

    def best_rated(self, s: State, d: Dealer, moves: LegalActions) -> i64:
        """Returns the action in `moves` with the highest score.

        Of actions with equal scores it takes the first, counted from a random one.
        """
        count = moves.count
        if count == 1:
            return moves.ids[0]
        at = d.below(count)
        best = moves.ids[at]
        best_rating = self.score(s, best)
        for i in range(1, count):
            at = at + 1 if at + 1 < count else 0
            rating = self.score(s, moves.ids[at])
            if rating > best_rating:
                best = moves.ids[at]
                best_rating = rating
        return best


# Functions, because a call of a method that a subclass might replace is never inlined.


def _runaway(step: Step) -> RunawayRules:
    return RunawayRules(step.name)


def _interruptible(s: State, step: Step) -> bool:
    """True if the step is interruptible and the player whose turn it is decides."""
    decider = s.cells[TOP] + 1
    return step.interruptible and s.cells[decider] == s.cells[TURN]


def _is_anytime(rules: Rules, s: State, step: Step, verb: i64) -> bool:
    """True if the verb is an any-time action that may be chosen in this step."""
    return rules.has_anytime and rules.anytime.takes(verb) and _interruptible(s, step)


def _list(rules: Rules, s: State, step: Step, moves: LegalActions) -> None:
    """Adds the legal actions of the step, and the any-time actions if it is interruptible."""
    step.legal(s, moves)
    moves.own = moves.count
    if not rules.has_anytime or not _interruptible(s, step):
        return
    if not moves.in_rollout or rules.heuristic.wants_anytime(s):
        _add_anytime(rules, s, step, moves)


def _add_anytime(rules: Rules, s: State, step: Step, moves: LegalActions) -> None:
    """Adds the any-time actions to `moves`; in a pause, first adds the action that ends it."""
    if moves.count == 0 and step.pauses and rules.anytime.may_use(s, s.seat()):
        moves.add(rules.anytime.go_on)
        moves.own = 1
    if moves.count > 0:
        rules.anytime.legal(s, moves)


def _apply(rules: Rules, s: State, step: Step, verb: i64, argument: i64, d: Dealer) -> None:
    """Applies an action of the step, an any-time action, or the action that ends a pause."""
    if not rules.has_anytime:
        step.apply(s, verb, argument, d)
    elif step.pauses and verb == rules.anytime.go_on:
        step.run(s, d)
    elif rules.anytime.takes(verb) and _interruptible(s, step):
        rules.anytime.apply(s, verb, argument, d)
    else:
        step.apply(s, verb, argument, d)


__all__ = [
    "AT_ONCE",
    "BY_TURNS",
    "FRAME",
    "HEADER",
    "ON_REQUEST",
    "OVER",
    "SEATS",
    "TOP",
    "TURN",
    "Heuristic",
    "Rules",
    "Step",
]

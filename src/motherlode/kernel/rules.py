"""Steps are the rules of one kind of decision; rules are the steps of one game, ready to run."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import RunawayRules
from motherlode.kernel.legal_actions import ActionColumns, LegalActions
from motherlode.kernel.state import FRAME, HEADER, OVER, SEATS, TOP, TURN, State
from motherlode.kernel.zones import Layout, blank

MOST_STEPS_ALONE: Final = 100_000
"""More steps than this without a decision mean that the rules go round in a circle."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """What is asked and what an answer does. Stateless: all it knows is in the state.

    A step's frame is on top while it works. It takes the frame off, replaces it, or leaves it
    to be asked again. `name` and `fields` are those of its row in the step table.
    """

    def __init__(self, params: object = None) -> None:
        self.name = ""
        self.fields: tuple[str, ...] = ()

    def legal(self, s: State, moves: LegalActions) -> None:
        """Adds every action that may be chosen now; none means that the step runs by itself."""

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        """Does a legal action; trusts that it is one."""
        raise NotImplementedError(self.name)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        """Why an action that is not legal now is not: a key of the words and a rule id."""
        return "not_now", ""

    def run(self, s: State, d: Dealer) -> None:
        """Does what happens when there is nothing to choose."""
        raise NotImplementedError(self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """What a game says of its own positions to bots: how good an action looks, how a seat stands.

    It sees only worlds that a seat may imagine, so it can't know more than the seat.
    """

    def fast_score(self, s: State, verb: i64, argument: i64) -> i64:
        """How good a legal action looks to the deciding seat; more is better."""
        return 0

    def score(self, s: State, verb: i64, argument: i64) -> i64:
        """How good it looks to one who plays the game well: what a search begins with."""
        return self.fast_score(s, verb, argument)

    def value(self, s: State, seat: i64) -> float:
        """An estimate of the seat's payoff, 0 to 1."""
        return 0.5

    def rollout_rounds(self) -> i64:
        """After so many rounds `worth` tells as much as playing on; 0: it never does."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """A game bound to its options and content: what a driver, a bot or a search needs to play.

    `parties`: the seats, and after them what the game itself plays and keeps in a seat's block.
    """

    def __init__(
        self,
        layout: Layout,
        actions: ActionColumns,
        steps: list[Step],
        seats: int,
        heuristic: Heuristic,
        npcs: int = 0,
    ) -> None:
        self.layout = layout
        self._verbs = actions.verbs
        self._arguments = actions.arguments
        self.steps = vec[Step](steps)
        self.seats: i64 = seats
        self.parties: i64 = seats + npcs
        self.heuristic = heuristic

    def begin(self, s: State, d: Dealer) -> None:
        """Sets the table up: fills the zones and pushes the first frames."""
        raise NotImplementedError

    def payoff(self, s: State, seat: i64) -> float:
        """What the ended game gives a seat: 1 for a win alone, 0 for a loss, a share between."""
        raise NotImplementedError

    def why_not(self, s: State, action: i64) -> tuple[str, str]:
        """For an action that is not legal now: a reason (a key of the words) and a rule id."""
        step = self.steps[s.step()]
        return step.explain(s, self._verbs[action], self._arguments[action])

    def fast_score(self, s: State, action: i64) -> i64:
        """How good a legal action looks to the deciding seat; more is better."""
        return self.heuristic.fast_score(s, self._verbs[action], self._arguments[action])

    def score(self, s: State, action: i64) -> i64:
        """How good it looks to one who plays the game well: what a search begins with."""
        return self.heuristic.score(s, self._verbs[action], self._arguments[action])

    def legal(self, s: State, moves: LegalActions) -> None:
        """Fills `moves` with the legal actions of the decision that a state stands at."""
        moves.count = 0
        self.steps[s.step()].legal(s, moves)

    def start(self, d: Dealer, moves: LegalActions) -> State:
        """A new game at its first decision, whose legal actions are in `moves`."""
        s = blank(self.layout)
        s.cells[SEATS] = self.parties
        self.begin(s, d)
        self.settle(s, d, moves)
        return s

    def settle(self, s: State, d: Dealer, moves: LegalActions) -> None:
        """Runs the steps that need no choice until one does; its actions are then in `moves`."""
        steps = self.steps
        cells = s.cells
        for i in range(MOST_STEPS_ALONE):
            moves.count = 0
            if cells[OVER] != 0:
                return
            step = steps[cells[cells[TOP]]]
            step.legal(s, moves)
            if moves.count > 0:
                return
            step.run(s, d)
        raise RunawayRules(self.steps[s.step()].name)

    def advance(self, s: State, action: i64, d: Dealer, moves: LegalActions) -> None:
        """Does a legal action, unchecked, and goes on to the next decision."""
        top = s.cells[TOP]
        pending = s.cells[top]
        step = self.steps[pending]
        step.apply(s, self._verbs[action], self._arguments[action], d)
        self.settle(s, d, moves)

    def play_out(self, s: State, d: Dealer, moves: LegalActions, most: i64) -> i64:
        """Plays at random from the decision in `moves` to the end, `most` decisions at most."""
        decisions: i64 = 0
        while s.cells[OVER] == 0 and decisions < most:
            self.advance(s, moves.ids[d.below(moves.count)], d, moves)
            decisions += 1
        return decisions

    def play_on(
        self, s: State, d: Dealer, moves: LegalActions, turns: i64, guided: i64, most: i64
    ) -> None:
        """Plays by the heuristic from the decision in `moves` until so many turns have passed.

        Of a hundred choices so many are `guided`, the rest random; `most` decisions at most.
        """
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

    def best_rated(self, s: State, d: Dealer, moves: LegalActions) -> i64:
        """The action in `moves` that looks best; of equals the first from a random one on."""
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


__all__ = ["FRAME", "HEADER", "OVER", "SEATS", "TOP", "TURN", "Heuristic", "Rules", "Step"]

"""The search bot: information-set Monte Carlo tree search (ISMCTS).

Each iteration samples a state that fits what the seat knows, walks down the tree of information
sets (each seat maximises its own result), plays the game on, and adds the result to all nodes on
the way. Random events are drawn as in the game. The same seed, decisions and number of iterations
give the same choices.
"""

import time
from collections.abc import Callable
from math import log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.baselines import Bot, Hint
from motherlode.bots.infoset_key import InfosetKey
from motherlode.bots.search_tree import NONE, Tree, double_length
from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import CAPACITY, LegalActions
from motherlode.kernel.rules import Rules
from motherlode.kernel.state import TURN, State

DEEPEST: Final = 256
"""The largest number of decisions in the tree before an iteration switches to a rollout."""
MOST_NODES: Final = 200_000
MOST_DECISIONS: Final = 20_000
"""The largest number of decisions of a rollout; a game still running then is estimated."""
UNRATED: Final = 1.0
"""The handicap of an action that was not legal when its node was expanded."""
NO_LIMIT: Final = 1 << 40


@final
class Trust:
    """The parameters of the search's selection formula.

    An untried action is expected to do as well as its node's average, minus `doubt` times its
    handicap. This prior weighs as much as `faith` results, because one decision of a long game
    rarely changes much and results are noisy. `explore` is the weight of exploration.
    """

    def __init__(self, explore: float, doubt: float, faith: float) -> None:
        self.explore = explore
        self.doubt = doubt
        self.faith = faith


SOON: Final = Trust(0.05, 0.05, 10.0)
LATER: Final = Trust(0.05, 0.05, 100.0)
IN_GAMES: Final = Trust(0.02, 0.03, 1000.0)
"""For estimates after one round, after more rounds, and for finished games: the later the result,
the more it depends on luck."""
FOR_HINTS: Final = Trust(0.05, 0.05, 100.0)
"""For finished games when hints are wanted: every action is tried."""


@final
class Style:
    """Settings of a search; the defaults were the strongest in the lab's matches.

    - `guided`: percentage of rollout choices that follow the heuristic; the others are random.
    - `rounds`: rounds after which a rollout is estimated; 0: never; None: as the heuristic says.
    - `curious`: explores all actions, for hints, instead of only finding the best one.
    - `overlooks`: percentage of actions ignored in the final choice, to make mistakes as people do.
    """

    def __init__(
        self,
        guided: int = 100,
        rounds: int | None = None,
        curious: bool = False,
        overlooks: int = 0,
    ) -> None:
        self.guided: i64 = guided
        self.rounds = rounds
        self.curious = curious
        self.overlooks: i64 = overlooks


@final
class SearchBot(Bot):
    """Searches for a number of iterations, or for a number of seconds, before each choice."""

    def __init__(
        self,
        seed: int,
        iterations: int = 0,
        seconds: float = 0.0,
        style: Style | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._dealer = Dealer(seed)
        self._iterations: i64 = iterations
        self._seconds = seconds
        self._style = style or Style()
        self._clock = clock
        self._tree = Tree(MOST_NODES)
        self._moves = LegalActions()
        self._rules: Rules | None = None
        self._seat: i64 = -1
        self._infoset_key: InfosetKey | None = None
        self._marks = vec[i64]([0] * CAPACITY)
        self._mark: i64 = 0
        self._order = vec[i64]([0] * CAPACITY)
        self._ratings = vec[i64]([0] * CAPACITY)
        self._path = vec[i64]([0] * DEEPEST)
        self._nodes = vec[i64]([0] * DEEPEST)
        self._deciders = vec[i64]([0] * DEEPEST)
        self._values = vec[float]([0.0] * 64)
        self._rounds: i64 = 0
        self._trust = IN_GAMES
        self._turn: i64 = 0
        self._turns_left: i64 = 0
        self.iterations_done: i64 = 0

    def choose(self, outlook: Outlook) -> int:
        allowed = outlook.allowed
        if len(allowed) == 1:
            return allowed[0]
        return self._best(self.think(outlook), allowed)

    def take_as_long(self, outlook: Outlook) -> None:
        self.think(outlook)

    def hints(self, outlook: Outlook, most: int = 3) -> list[Hint]:
        """The actions tried most, best first, each with its average result."""
        root = self.think(outlook)
        tree = self._tree
        hints: list[Hint] = []
        edge = tree.first[root]
        while edge != NONE:
            share = tree.sum[edge] / max(float(tree.tried[edge]), 1.0)
            hints.append(Hint(tree.action[edge], share, tree.tried[edge]))
            edge = tree.following[edge]
        hints.sort(key=lambda hint: (-hint.tried, -hint.share))
        return hints[:most]

    def think(self, outlook: Outlook) -> i64:
        """Searches until the iterations or the time are used up; returns the root node."""
        began = self._clock()
        root = self._root(outlook)
        budget: i64 = NO_LIMIT
        if self._iterations > 0:
            # Iterations of the turn's earlier decisions count, but a quarter is always added.
            known = self._tree.visits[root]
            budget = max(self._iterations - known, (self._iterations + 3) // 4)
        done: i64 = 0
        longest = 0.0
        before = began
        while done < budget:
            self._iterate(outlook, root)
            done += 1
            if self._seconds > 0.0:
                now = self._clock()
                longest = max(longest, now - before)
                before = now
                if now + longest - began >= self._seconds:
                    break
        self.iterations_done += done
        return root

    def _root(self, outlook: Outlook) -> i64:
        """Returns the current information set's node; starts a new tree if it isn't in the tree."""
        rules = outlook.rules
        infoset_key = self._infoset_key
        if infoset_key is None or self._rules is not rules or self._seat != outlook.seat:
            infoset_key = InfosetKey(rules, outlook.seat)
            self._infoset_key = infoset_key
            self._rules = rules
            self._seat = outlook.seat
            rounds = self._style.rounds
            self._rounds = rules.heuristic.rollout_rounds() if rounds is None else rounds
            in_games = FOR_HINTS if self._style.curious else IN_GAMES
            in_estimates = SOON if self._rounds == 1 else LATER
            self._trust = in_estimates if self._rounds > 0 else in_games
            self._tree.clear()
        tree = self._tree
        key = infoset_key.key(outlook.first_world())
        root = tree.find(key)
        if root == NONE or 2 * tree.nodes > tree.most:
            tree.clear()
            root = tree.grow(key)
        return root

    def _best(self, root: i64, allowed: list[int]) -> i64:
        """The allowed action with the best expected result, by its tries and the prior."""
        best = self._best_seen(root, self._style.overlooks, allowed)
        if best == NONE:
            best = self._best_seen(root, 0, allowed)
        return self._tree.action[best]

    def _best_seen(self, root: i64, overlooks: i64, allowed: list[int]) -> i64:
        """The best allowed action's edge, with `overlooks` percent skipped; NONE if all are."""
        tree = self._tree
        mean = tree.yielded[root] / max(float(tree.visits[root]), 1.0)
        best: i64 = NONE
        best_value = 0.0
        edge = tree.first[root]
        while edge != NONE:
            seen = overlooks == 0 or self._dealer.below(100) >= overlooks
            if seen and tree.action[edge] in allowed:
                value = self._expected(edge, mean)
                if best == NONE or value > best_value:
                    best = edge
                    best_value = value
            edge = tree.following[edge]
        return best

    def _expected(self, edge: i64, mean: float) -> float:
        """The expected result of an edge: its own average, mixed with the average `mean` of its
        node."""
        tree = self._tree
        trust = self._trust
        prior = trust.faith * (mean - trust.doubt * tree.handicap[edge])
        return (tree.sum[edge] + prior) / (trust.faith + float(tree.tried[edge]))

    def _iterate(self, outlook: Outlook, root: i64) -> None:
        """Does one iteration: samples a state, walks down the tree, does a rollout, adds it."""
        rules = outlook.rules
        infoset_key = self._infoset_key
        assert infoset_key is not None
        tree = self._tree
        d = self._dealer
        moves = self._moves
        s = outlook.imagine(d)
        rules.legal(s, moves)
        self._turn = s.cells[TURN]
        self._turns_left = self._rounds * rules.seats if self._rounds > 0 else NO_LIMIT
        node = root
        depth: i64 = 0
        while depth < DEEPEST:
            tree.visits[node] += 1
            edge = self._select(rules, node, s)
            self._nodes[depth] = node
            self._path[depth] = edge
            self._deciders[depth] = s.seat()
            depth += 1
            rules.advance(s, tree.action[edge], d, moves)
            if self._at_end(s):
                break
            key = infoset_key.key(s)
            node = tree.find(key)
            if node == NONE:
                if not tree.full():
                    tree.grow(key)
                break
        self._play_out(rules, s)
        for i in range(depth):
            edge = self._path[i]
            tree.tried[edge] += 1
            value = self._values[self._deciders[i]]
            tree.sum[edge] += value
            tree.yielded[self._nodes[i]] += value

    # Walking down the tree

    def _select(self, rules: Rules, node: i64, s: State) -> i64:
        """The edge to follow: the one with the best sum of expected result and exploration."""
        tree = self._tree
        if tree.first[node] == NONE:
            self._expand(rules, node, s)
        # The legal actions of other seats depend on the sampled state; the seat's own don't.
        differs = s.seat() != self._seat
        if differs:
            self._mark_legal(rules, node, s)
        visits = float(tree.visits[node])
        faith = self._trust.faith
        urge = self._trust.explore * sqrt(faith * log(visits + 1.0))
        mean = tree.yielded[node] / max(visits - 1.0, 1.0)
        best: i64 = NONE
        best_score = 0.0
        edge = tree.first[node]
        while edge != NONE:
            if not differs or self._marks[tree.action[edge]] == self._mark:
                tried = tree.tried[edge]
                score = self._expected(edge, mean) + urge / sqrt(faith + float(tried))
                if best == NONE or score > best_score:
                    best = edge
                    best_score = score
                if tried == 0:
                    break  # the edges after it are untried too, and have lower scores
            edge = tree.following[edge]
        return best

    def _expand(self, rules: Rules, node: i64, s: State) -> None:
        """Adds an edge to a node for every legal action, best score first, ties in random order."""
        moves = self._moves
        count = moves.count
        while len(self._order) < count:
            self._order = double_length(self._order)
            self._ratings = double_length(self._ratings)
        order = self._order
        ratings = self._ratings
        for i in range(count):
            j = self._dealer.below(i + 1)
            order[i] = order[j]
            order[j] = moves.ids[i]
        for i in range(count):
            action = order[i]
            rating = rules.score(s, action)
            j = i
            while j > 0 and ratings[j - 1] < rating:
                ratings[j] = ratings[j - 1]
                order[j] = order[j - 1]
                j -= 1
            ratings[j] = rating
            order[j] = action
        for i in range(count):
            self._tree.attach(node, order[i], 1.0 - 1.0 / float(i + 1))

    def _mark_legal(self, rules: Rules, node: i64, s: State) -> None:
        """Marks the actions that are legal in `s`; adds an edge for each that has none."""
        tree = self._tree
        moves = self._moves
        self._mark += 1
        mark = self._mark
        missing = moves.count
        for i in range(moves.count):
            while moves.ids[i] >= len(self._marks):
                self._marks = double_length(self._marks)
            self._marks[moves.ids[i]] = mark
        edge = tree.first[node]
        while edge != NONE:
            if self._marks[tree.action[edge]] == mark:
                missing -= 1
            edge = tree.following[edge]
        if missing > 0:
            self._attach_missing(node)

    def _attach_missing(self, node: i64) -> None:
        tree = self._tree
        moves = self._moves
        for i in range(moves.count):
            edge = tree.first[node]
            while edge != NONE and tree.action[edge] != moves.ids[i]:
                edge = tree.following[edge]
            if edge == NONE:
                tree.attach(node, moves.ids[i], UNRATED)

    # Rollouts

    def _play_out(self, rules: Rules, s: State) -> None:
        """Does a rollout of at most `_turns_left` turns; stores each seat's result in `_values`."""
        style = self._style
        if style.guided == 0 and self._rounds == 0:
            rules.play_out(s, self._dealer, self._moves, MOST_DECISIONS)
        else:
            turns = self._turns_left
            rules.play_on(s, self._dealer, self._moves, turns, style.guided, MOST_DECISIONS)
        over = s.over()
        for seat in range(rules.seats):
            if over:
                self._values[seat] = rules.payoff(s, seat)
            else:
                self._values[seat] = rules.heuristic.value(s, seat)

    def _at_end(self, s: State) -> bool:
        """Counts a new turn; True if the game is over or the rollout has no turns left."""
        if s.cells[TURN] != self._turn:
            self._turn = s.cells[TURN]
            self._turns_left -= 1
        return s.over() or self._turns_left <= 0

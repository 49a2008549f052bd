"""Rollouts: actions are applied to a sampled state, then the heuristic plays the game on.

The same seed gives the same sampled state and the same random numbers for any action. So two
actions are compared under equal conditions, and most of the luck cancels out.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt

from motherlode.bots.search import MOST_DECISIONS
from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.rules import Rules
from motherlode.kernel.state import TURN, State

GUIDED = 100
"""Percentage of choices that follow the game's heuristic."""
NO_ACTION = -1


def rollout(outlook: Outlook, action: int, seed: int) -> list[float]:
    """Every seat's result of a rollout after `action`; after `NO_ACTION`, of one from here."""
    return rollout_after(outlook, [] if action == NO_ACTION else [action], seed)


def rollout_after(outlook: Outlook, actions: list[int], seed: int) -> list[float]:
    """Every seat's result of a rollout after `actions`.

    The result is an estimate if the game isn't over after `rounds_before_estimate` rounds.
    """
    rules = outlook.rules
    dealer = Dealer(seed)
    world = outlook.imagine(dealer)
    moves = LegalActions()
    rules.legal(world, moves)
    turns = rounds_before_estimate(rules) * rules.seats or MOST_DECISIONS
    for action in actions:
        turn = world.cells[TURN]
        rules.advance(world, action, dealer, moves)
        turns -= world.cells[TURN] != turn
    rules.play_on(world, dealer, moves, turns, GUIDED, MOST_DECISIONS)
    return outcome(rules, world)


def rounds_before_estimate(rules: Rules) -> int:
    """The number of rounds after which a rollout stops and is estimated; 0: at the game's end.

    Estimates compare seats with each other, so solo games are always played to the end.
    """
    return int(rules.heuristic.rollout_rounds()) if rules.seats > 1 else 0


def follow_heuristic(outlook: Outlook, actions: list[int], seed: int) -> list[int]:
    """Returns `actions` up to the first where the heuristic would choose another action.

    That action is replaced by the heuristic's choice. All actions but the last must use no random
    numbers. Ties of the heuristic are broken by a generator of their own, so that they don't
    change any other random number.
    """
    rules = outlook.rules
    world = outlook.imagine(Dealer(seed))
    moves, tie_breaker, unused = LegalActions(), Dealer(~seed), Dealer(seed)
    rules.legal(world, moves)
    for place, action in enumerate(actions):
        preferred = int(rules.best_rated(world, tie_breaker, moves))
        if preferred != action:
            return [*actions[:place], preferred]
        if place < len(actions) - 1:
            rules.advance(world, action, unused, moves)
    return actions


def outcome(rules: Rules, world: State) -> list[float]:
    """Each seat's payoff, or its estimate, scaled so that the sum is at most 1."""
    if world.over():
        return [float(rules.payoff(world, seat)) for seat in range(rules.seats)]
    estimates = [float(rules.heuristic.value(world, seat)) for seat in range(rules.seats)]
    total = max(sum(estimates), 1.0)
    return [share / total for share in estimates]


@dataclass(frozen=True)
class Difference:
    """How much more one action gained each seat than another action, on average."""

    gained: list[float]
    spread: float
    """The standard error of the deciding seat's gain."""
    pairs: int

    def loss(self, seat: int) -> float:
        return -self.gained[seat]


def rollout_differences(
    outlook: Outlook, action: int, other: int, seeds: range
) -> Iterator[list[float]]:
    """For each seed, how much more `action` gained each seat than `other`."""
    for seed in seeds:
        pair = (rollout(outlook, action, seed), rollout(outlook, other, seed))
        yield [first - second for first, second in zip(*pair, strict=True)]


def average(rows: list[list[float]], seat: int) -> Difference:
    """The average of `rows`, with the standard error of the differences of `seat`."""
    gained = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    squares = sum((row[seat] - gained[seat]) ** 2 for row in rows)
    return Difference(gained, sqrt(squares / max(len(rows) - 1, 1) / len(rows)), len(rows))

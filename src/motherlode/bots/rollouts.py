"""Tries: an action done in an imagined world, and the game played on from there by the heuristic.

The same seed is the same world and the same chance after it, whatever the action: so two actions
are compared in the same worlds, and most of what is only luck falls out of their difference.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt

from motherlode.bots.search import MOST_DECISIONS
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.outlook import Outlook
from motherlode.kernel.rules import Rules
from motherlode.kernel.state import TURN, State

GUIDED = 100
"""Of a hundred choices all follow the game's heuristic."""
NO_ACTION = -1


def rollout(outlook: Outlook, action: int, seed: int) -> list[float]:
    """What every seat gets; `NO_ACTION` leaves the first choice to the heuristic too."""
    return rollout_after(outlook, [] if action == NO_ACTION else [action], seed)


def rollout_after(outlook: Outlook, actions: list[int], seed: int) -> list[float]:
    """What every seat gets when these actions are done first, one after the other.

    Where the game says that an estimate serves as well as its end, it is estimated after so many
    rounds (`told_after`).
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
    """The rounds after which an estimate serves as well as playing on; 0: none does.

    Estimates compare a seat with the others. Who plays alone has nobody to be compared with, and
    how hard the game itself plays is seen at the end only.
    """
    return int(rules.heuristic.rollout_rounds()) if rules.seats > 1 else 0


def follow_heuristic(outlook: Outlook, actions: list[int], seed: int) -> list[int]:
    """These actions as far as the heuristic does the same in that world, and what it does then.

    All but the last of them must leave nothing to chance. Of equals the heuristic takes any, by a
    chance of its own, so that nothing after it differs.
    """
    rules = outlook.rules
    world = outlook.imagine(Dealer(seed))
    moves, any_of_equals, unused = LegalActions(), Dealer(~seed), Dealer(seed)
    rules.legal(world, moves)
    for place, action in enumerate(actions):
        done = int(rules.best_rated(world, any_of_equals, moves))
        if done != action:
            return [*actions[:place], done]
        if place < len(actions) - 1:
            rules.advance(world, action, unused, moves)
    return actions


def outcome(rules: Rules, world: State) -> list[float]:
    """Each seat's share of the win, or its estimate; what is missing to 1 is the game's own."""
    if world.over():
        return [float(rules.payoff(world, seat)) for seat in range(rules.seats)]
    found = [float(rules.heuristic.value(world, seat)) for seat in range(rules.seats)]
    most = max(sum(found), 1.0)
    return [share / most for share in found]


@dataclass(frozen=True)
class Difference:
    """What one action brought each seat more than another, on average; how sure that is."""

    gained: list[float]
    spread: float
    """The standard error of the deciding seat's number."""
    pairs: int

    def loss(self, seat: int) -> float:
        return -self.gained[seat]


def rollout_differences(
    outlook: Outlook, action: int, other: int, seeds: range
) -> Iterator[list[float]]:
    """What an action brought each seat more than another in the world of each seed."""
    for seed in seeds:
        pair = (rollout(outlook, action, seed), rollout(outlook, other, seed))
        yield [one - two for one, two in zip(*pair, strict=True)]


def average(rows: list[list[float]], seat: int) -> Difference:
    """The average difference, and how sure the number of a seat is."""
    gained = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    squares = sum((row[seat] - gained[seat]) ** 2 for row in rows)
    return Difference(gained, sqrt(squares / max(len(rows) - 1, 1) / len(rows)), len(rows))

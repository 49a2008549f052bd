"""Hints: the best actions of a seat with their chances, for people who ask."""

import time

from motherlode.bots.baselines import Hint
from motherlode.bots.rollouts import rollout, rounds_before_estimate
from motherlode.bots.search import SearchBot, Style
from motherlode.kernel.game import Setup
from motherlode.kernel.outlook import Outlook

ITERATIONS = 2000
FEWEST, MOST = 50, 300
"""Tries of each action that is told of, at least and at most."""
LONGEST = 5.0
"""Seconds after which fewer tries have to do: alone at the table each is a whole game."""
SEARCHING, TRYING = 0.6, 0.4
"""Seconds: first the search looks for the best actions, then each of them is tried as often."""


def find_hints(outlook: Outlook, setup: Setup, seed: int, most: int = 3) -> list[Hint]:
    """The best actions of a seat with its chances of winning, best first.

    The search hardly tries what it likes less, and a share of few tries says little. So those
    that are told of are tried again, all in the same worlds, and all tries count.
    """
    style = Style(rounds=rounds_before_estimate(outlook.rules), curious=True)
    search = SearchBot(seed, ITERATIONS, SEARCHING, style)
    found = search.hints(outlook, most)
    if len(found) > 1:
        found = add_rollouts(outlook, found, seed)
    seat = int(outlook.seat)
    told = [
        Hint(hint.action, setup.win_probability(seat, hint.share), hint.tried) for hint in found
    ]
    return sorted(told, key=lambda hint: -hint.share)


def add_rollouts(outlook: Outlook, found: list[Hint], seed: int) -> list[Hint]:
    """The same actions after as many more tries of each as time allows."""
    seat = int(outlook.seat)
    won = [hint.share * hint.tried for hint in found]
    rounds = 0
    began = time.perf_counter()
    while rounds < MOST:
        if time.perf_counter() > began + (TRYING if rounds >= FEWEST else LONGEST):
            break
        for place, hint in enumerate(found):
            won[place] += rollout(outlook, hint.action, seed + rounds)[seat]
        rounds += 1
    return [
        Hint(hint.action, sum_ / (hint.tried + rounds), hint.tried + rounds)
        for hint, sum_ in zip(found, won, strict=True)
    ]

"""Hints for people: a seat's best actions with its probability of winning after each."""

import time

from motherlode.bots.baselines import Hint
from motherlode.bots.rollouts import rollout, rounds_before_estimate
from motherlode.bots.search import SearchBot, Style
from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.game import Setup

ITERATIONS = 2000
FEWEST, MOST = 50, 300
"""Rollouts of each hinted action, at least and at most."""
LONGEST = 5.0
"""Seconds after which fewer rollouts are enough (in solo games each one is a whole game)."""
SEARCHING, TRYING = 0.6, 0.4
"""Seconds for the search, and then for equally many rollouts of each of its best actions."""


def find_hints(outlook: Outlook, setup: Setup, seed: int, most: int = 3) -> list[Hint]:
    """The best actions of a seat with its probability of winning after each, best first.

    The search tries weaker actions only a few times, so their averages are unreliable. That is
    why every hinted action gets more rollouts, all from the same sampled states.
    """
    style = Style(rounds=rounds_before_estimate(outlook.rules), curious=True)
    search = SearchBot(seed, ITERATIONS, SEARCHING, style)
    hints = search.hints(outlook, most)
    if len(hints) > 1:
        hints = add_rollouts(outlook, hints, seed)
    seat = int(outlook.seat)
    converted = [
        Hint(hint.action, setup.win_probability(seat, hint.share), hint.tried) for hint in hints
    ]
    return sorted(converted, key=lambda hint: -hint.share)


def add_rollouts(outlook: Outlook, hints: list[Hint], seed: int) -> list[Hint]:
    """Adds the same number of rollouts to every hint, `MOST` or as many as time allows."""
    seat = int(outlook.seat)
    won = [hint.share * hint.tried for hint in hints]
    rounds = 0
    began = time.perf_counter()
    while rounds < MOST:
        if time.perf_counter() > began + (TRYING if rounds >= FEWEST else LONGEST):
            break
        for place, hint in enumerate(hints):
            won[place] += rollout(outlook, hint.action, seed + rounds)[seat]
        rounds += 1
    return [
        Hint(hint.action, sum_ / (hint.tried + rounds), hint.tried + rounds)
        for hint, sum_ in zip(hints, won, strict=True)
    ]

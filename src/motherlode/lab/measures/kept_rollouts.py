"""The rollouts of `bots.rollouts`, by the release of the rules that an outlook is of."""

from collections.abc import Iterator

from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.release import release_of

ROLLOUTS = "bots.rollouts"


def rollout(outlook: Outlook, action: int, seed: int) -> list[float]:
    result: list[float] = release_of(outlook).module(ROLLOUTS).rollout(outlook, action, seed)
    return result


def rollout_after(outlook: Outlook, actions: list[int], seed: int) -> list[float]:
    rollouts = release_of(outlook).module(ROLLOUTS)
    result: list[float] = rollouts.rollout_after(outlook, actions, seed)
    return result


def follow_heuristic(outlook: Outlook, actions: list[int], seed: int) -> list[int]:
    rollouts = release_of(outlook).module(ROLLOUTS)
    followed: list[int] = rollouts.follow_heuristic(outlook, actions, seed)
    return followed


def rollout_differences(
    outlook: Outlook, action: int, other: int, seeds: range
) -> Iterator[list[float]]:
    rollouts = release_of(outlook).module(ROLLOUTS)
    yield from rollouts.rollout_differences(outlook, action, other, seeds)

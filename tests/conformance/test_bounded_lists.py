"""In random games the lists of legal actions stay short, so that search trees stay small."""

import pytest

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.position import start_game
from motherlode.kernel.registry import all_games
from tests.counts import count

MOST_LISTED = 350
"""Decisions of random games with shipped content list fewer actions than this."""
MOST_DECISIONS = 3000
SEEDS = range(count(3, 100))


def longest_list(game: str, seats: int, seed: int) -> int:
    """The most actions that a random game lists at a decision."""
    setup = all_games()[game].setup(seats)
    dealer, pick = Dealer(seed), Dealer(seed + 1)
    position = start_game(setup.rules, dealer)
    longest = 0
    for _ in range(MOST_DECISIONS):
        if position.over():
            break
        legal = position.legal()
        longest = max(longest, len(legal))
        position.advance(legal[pick.below(len(legal))], dealer)
    return longest


@pytest.mark.parametrize("game", sorted(all_games()))
def test_no_decision_of_a_random_game_lists_more_actions_than_the_limit(game: str) -> None:
    seats = all_games()[game].seats
    for table in {seats[0], seats[-1], min(2, seats[-1])}:
        lists = [longest_list(game, table, seed) for seed in SEEDS]
        assert 1 < max(lists) < MOST_LISTED

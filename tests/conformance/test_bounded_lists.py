"""In games of bots the lists of legal actions stay short, so that search trees stay small."""

import pytest

from motherlode import bots
from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.game import Setup
from motherlode.kernel.position import start_game
from motherlode.kernel.registry import all_games
from tests.conformance.every_table import every_table
from tests.counts import count

MOST_LISTED = 350
"""Decisions of games with shipped content list fewer actions than this."""
MOST_DECISIONS = 3000
RANDOM_GAMES = count(1, 20)
GREEDY_GAMES = count(2, 50)
"""How many games are played at each table; greedy bots get furthest, and to the longest lists."""


def longest_list(setup: Setup, bot: str, seed: int) -> int:
    """The most actions that a game of one kind of bot lists at a decision."""
    dealer, player = Dealer(seed), bots.make(bot, seed)
    position = start_game(setup.rules, dealer)
    longest = 0
    for number in range(MOST_DECISIONS):
        if position.over():
            break
        longest = max(longest, len(position.legal()))
        outlook = Outlook(setup.rules, position.state, position.seat(), Dealer(number))
        position.advance(player.choose(outlook), dealer)
    return longest


@every_table
def test_no_decision_of_a_random_game_lists_more_actions_than_the_limit(setup: Setup) -> None:
    lists = [longest_list(setup, "random", seed) for seed in range(RANDOM_GAMES)]
    assert 1 < max(lists) < MOST_LISTED


@pytest.mark.slow
@pytest.mark.parametrize("name", list(all_games()))
def test_no_decision_of_a_greedy_game_lists_more_actions_than_the_limit(name: str) -> None:
    for seats in all_games()[name].seats:
        setup = all_games()[name].setup(seats)
        lists = [longest_list(setup, "greedy", seed) for seed in range(GREEDY_GAMES)]
        assert 1 < max(lists) < MOST_LISTED

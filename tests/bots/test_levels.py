"""Tests of the search bot's levels and of their ratings."""

import pytest

from motherlode import bots
from motherlode.bots.elo_ratings_file import ratings
from motherlode.bots.levels import LEVELS
from motherlode.bots.search import SearchBot, Style
from motherlode.kernel.registry import all_games
from tests.bots.positions import after, outlook, table

GAMES = list(all_games())


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_that_overlooks_more_misses_the_best_action_more_often(name: str) -> None:
    position = after(table(name), 4, 25)

    def choices(overlooks: int) -> list[int]:
        style = Style(rounds=1, overlooks=overlooks)
        return [SearchBot(seed, 10, 0.0, style).choose(outlook(position)) for seed in range(80)]

    careful = choices(0)
    assert choices(0) == careful
    strays = [sum(a != b for a, b in zip(choices(share), careful)) for share in (1, 12, 50)]
    assert strays[0] < strays[1] < strays[2]
    assert set(choices(100)) <= set(position.legal())


@pytest.mark.parametrize("name", GAMES)
def test_each_level_has_a_higher_rating_than_the_one_below(name: str) -> None:
    rated = ratings()[name]
    known = [level for level in LEVELS if f"search:{level}" in rated]
    assert known == list(LEVELS)[: len(known)]
    assert len(known) >= 3
    levels = [rated["random"]] + [rated[f"search:{level}"] for level in known]
    assert levels == sorted(set(levels))


def test_the_share_of_wins_against_greedy_is_known_for_rated_bots_only() -> None:
    assert bots.share_against_yardstick("karats", "greedy") == 0.5
    assert bots.share_against_yardstick("karats", "nobody") is None
    assert bots.share_against_yardstick("chess", "greedy") is None
    shares = [bots.share_against_yardstick("karats", name) or 0 for name in ("random", "greedy")]
    assert shares[0] < 0.1 < shares[1]

"""Wilson's interval of a share."""

import pytest
from statsmodels.stats.proportion import proportion_confint

from motherlode.lab.measures.confidence_interval import wilson


@pytest.mark.parametrize("games", range(1, 400))
def test_a_wilson_interval_contains_its_share(games: int) -> None:
    for wins in {0, 1, games // 2, games - 1, games}:
        low, high = wilson(wins, games)
        assert 0 <= low <= wins / games <= high <= 1
    assert wilson(0, games)[0] == 0
    assert wilson(games, games)[1] == 1


@pytest.mark.parametrize("games", [1, 7, 400])
def test_an_interval_is_the_one_that_statsmodels_computes(games: int) -> None:
    for wins in (0.0, 0.5, games / 3, float(games)):
        expected = proportion_confint(wins, games, method="wilson")
        assert wilson(wins, games) == pytest.approx(expected, abs=1e-12)

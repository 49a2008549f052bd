"""Wilson's interval of a share."""

import pytest

from motherlode.lab.measures.confidence_interval import wilson


@pytest.mark.parametrize("games", range(1, 400))
def test_an_interval_contains_its_share(games: int) -> None:
    for wins in {0, 1, games // 2, games - 1, games}:
        low, high = wilson(wins, games)
        assert 0 <= low <= wins / games <= high <= 1
    assert wilson(0, games)[0] == 0
    assert wilson(games, games)[1] == 1

"""Solo games by level: early losses, and levels that get harder."""

import pytest

from motherlode.lab.measures.game_summary import GameSummary
from motherlode.lab.measures.gates import KEPT, MISSED, UNKNOWN, outcome
from motherlode.lab.measures.solo_levels import comparisons, level_result


def games(won: int, lost: int, turns: int = 5) -> list[GameSummary]:
    """Solo games, some won and some lost, each with this number of the player's turns."""
    return [GameSummary([1.0], [], turns=turns) for _ in range(won)] + [
        GameSummary([0.0], [], turns=turns) for _ in range(lost)
    ]


def outcomes(shares: list[int]) -> dict[str, str]:
    """The outcomes of comparing levels, each with this many wins in 200 games."""
    levels = [level_result(at + 1, games(won, 200 - won)) for at, won in enumerate(shares)]
    return {each.statement: each.outcome for each in comparisons(levels)}


@pytest.mark.parametrize(("turns", "share"), [(0, 0.5), (1, 0.5), (2, 0.0)])
def test_a_solo_game_is_lost_early_if_the_player_had_no_second_turn(
    turns: int, share: float
) -> None:
    assert level_result(1, games(0, 4, turns) + games(4, 0, 1)).lost_early.value == share


def test_early_losses_of_solo_games_are_kept_below_two_percent_and_missed_above() -> None:
    early = {lost: games(0, lost, 1) + games(200 - lost, 0) for lost in (0, 3, 20)}
    found = [outcome(level_result(1, played).lost_early) for played in early.values()]
    assert found == [KEPT, UNKNOWN, MISSED]


def test_solo_levels_may_be_alike_next_to_each_other_but_not_from_end_to_end() -> None:
    found = outcomes([190, 188, 140, 138, 60])
    assert set(found.values()) == {KEPT}
    assert len(found) == 6


def test_a_solo_level_that_is_easier_beyond_error_is_missed() -> None:
    found = outcomes([190, 100, 150])
    assert found["level 2 is not easier than level 1"] == KEPT
    assert found["level 3 is not easier than level 2"] == MISSED
    assert found["level 3 is harder than level 2 beyond error"] == MISSED


def test_first_middle_and_last_level_that_overlap_are_not_known_yet() -> None:
    found = outcomes([150, 145, 140])
    assert found["level 2 is harder than level 1 beyond error"] == UNKNOWN
    assert found["level 3 is not easier than level 2"] == KEPT


def test_levels_are_compared_in_their_order_whatever_the_order_of_the_runs() -> None:
    levels = [level_result(2, games(50, 150)), level_result(1, games(150, 50))]
    assert [each.outcome for each in comparisons(levels)] == [KEPT]

"""Ladders: ratings follow from the results, and the same seed gives the same ratings."""

import json

import pytest

from motherlode.bots import is_slow
from motherlode.cli.main import main
from motherlode.kernel.errors import BadOptions
from motherlode.lab.runs.ladder import ELO, Ladder, Standings, fit_strengths, rate
from motherlode.lab.runs.match import Result, Standing
from motherlode.lab.runs.resumable_run import play_run
from motherlode.lab.runs.worker_pool import WorkerPool, open_pool


def test_three_wins_in_four_are_191_elo_points() -> None:
    strengths, errors = fit_strengths(2, [(0, 1, 250.0, 750.0)])
    assert strengths[0] == 0.0
    assert abs(ELO * strengths[1] - 190.85) < 1.0
    assert abs(errors[1] - (1 / (1001 * 0.75 * 0.25)) ** 0.5) < 1e-3


def test_equal_win_shares_give_equal_rating_differences() -> None:
    strengths, _ = fit_strengths(3, [(0, 1, 300.0, 700.0), (1, 2, 300.0, 700.0)])
    assert abs(strengths[2] - 2 * strengths[1]) < 1e-6


def test_winning_every_game_gives_a_finite_rating() -> None:
    strengths, errors = fit_strengths(2, [(0, 1, 0.0, 400.0)])
    assert 5 < strengths[1] < 8
    assert errors[1] > 1


def test_the_ratings_of_a_known_ladder_are_the_fit_with_half_a_win_more_for_each_side() -> None:
    """Expected numbers are from Newton's method on the likelihood, with 17 digits.

    The likelihood counts half a win more for each side of every pairing.
    """
    wins = [(0, 1, 10.5, 189.5), (0, 2, 3.0, 197.0), (1, 2, 60.0, 140.0)]
    wins += [(1, 3, 0.0, 200.0), (2, 3, 44.5, 155.5)]
    strengths, errors = fit_strengths(4, wins)
    assert strengths == pytest.approx([0, 2.8608413282, 3.9983322673, 5.6106314097], abs=1e-9)
    assert errors == pytest.approx([0, 0.2713062818, 0.2895024656, 0.3194378523], abs=1e-9)


def play_ladder(ladder: Ladder, pool: WorkerPool) -> Standings:
    return rate(ladder, play_run(ladder.run(), pool))


def test_greedy_is_rated_above_random_with_any_worker_pool() -> None:
    ladder = Ladder("karats", ("random", "greedy"), 20)
    with open_pool(1) as small_pool, open_pool(2) as large_pool:
        first, second = play_ladder(ladder, small_pool), play_ladder(ladder, large_pool)
    assert first.as_data() == second.as_data()
    assert first.rungs[1].rating - first.rungs[1].spread > 0


LEVELS = ("random", "greedy", "search:50", "search:80", "search:800")


def standings_for(wins: dict[tuple[str, str], int]) -> Standings:
    """Standings after 100 games a pairing, given the wins of the upper bot (default: 80)."""
    ladder = Ladder("karats", LEVELS, 100, slow_games=30)
    results = []
    for lower, upper in ladder.pairings():
        match = ladder.match(lower, upper)
        won = wins.get((LEVELS[lower], LEVELS[upper]), 80)
        found = [Standing(LEVELS[lower], 100.0 - won, 100), Standing(LEVELS[upper], won, 100)]
        results.append(Result(match, found, 100))
    return rate(ladder, results)


def test_a_ladder_is_ordered_even_if_greedy_beats_the_bot_above_it() -> None:
    assert standings_for({}).ordered()
    assert standings_for({("greedy", "search:50"): 10}).ordered()
    assert not standings_for({("search:50", "search:80"): 55}).ordered()
    assert not standings_for({("random", "search:50"): 40}).ordered()


def test_pairings_with_slow_bots_can_have_fewer_games() -> None:
    matches = Ladder("karats", LEVELS, 100, slow_games=30).run().matches
    assert {match.games for match in matches if "search:800" in match.bots} == {30}
    assert {match.games for match in matches if "search:800" not in match.bots} == {100}
    assert {match.games for match in Ladder("karats", LEVELS, 100).run().matches} == {100}
    for slow in ("search:1s", "openspiel:1s", "search:adept"):
        assert is_slow(slow)
    for fast in ("search:apprentice", "search:12", "openspiel:12", "greedy"):
        assert not is_slow(fast)


def test_a_ladder_with_a_bot_named_twice_is_refused() -> None:
    with pytest.raises(BadOptions):
        Ladder("karats", ("random", "random"), 2).run()


def test_ladder_prints_ratings_and_refuses_unknown_bots(
    capsys: pytest.CaptureFixture[str],
) -> None:
    command = "ladder karats --bots random,greedy --games 4 --workers 1"
    assert main(command.split()) == 0
    assert "greedy" in capsys.readouterr().out
    assert main([*command.split(), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games_a_pairing"] == 4
    assert main(["ladder", "karats", "--bots", "random,nobody", "--games", "4"]) == 2

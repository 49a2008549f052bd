"""The ladder: ratings that follow from the results, the same for the same seed."""

import json

import pytest

from motherlode.bots import takes_time
from motherlode.cli.main import main
from motherlode.kernel.errors import BadOptions
from motherlode.lab.runs.ladder import ELO, Ladder, Standings, inverted, most_likely, standings
from motherlode.lab.runs.match import Result, Standing
from motherlode.lab.runs.run import play_run
from motherlode.lab.runs.workers import WorkerPool, open_pool


def test_three_wins_in_four_are_191_points() -> None:
    strengths, errors = most_likely(2, [(0, 1, 250.0, 750.0)])
    assert strengths[0] == 0.0
    assert abs(ELO * strengths[1] - 190.85) < 1.0
    assert abs(errors[1] - (1 / (1001 * 0.75 * 0.25)) ** 0.5) < 1e-3


def test_ratings_add_up() -> None:
    strengths, _ = most_likely(3, [(0, 1, 300.0, 700.0), (1, 2, 300.0, 700.0)])
    assert abs(strengths[2] - 2 * strengths[1]) < 1e-6


def test_a_clean_sweep_stays_finite() -> None:
    strengths, errors = most_likely(2, [(0, 1, 0.0, 400.0)])
    assert 5 < strengths[1] < 8
    assert errors[1] > 1


def test_inverse() -> None:
    assert inverted([[0.0, 2.0], [4.0, 0.0]]) == [[0.0, 0.25], [0.5, 0.0]]


def climb(ladder: Ladder, pool: WorkerPool) -> Standings:
    return standings(ladder, play_run(ladder.run(), pool))


def test_greedy_is_above_random() -> None:
    ladder = Ladder("karats", ("random", "greedy"), 20)
    with open_pool(1) as one, open_pool(2) as two:
        first, second = climb(ladder, one), climb(ladder, two)
    assert first.as_data() == second.as_data()
    assert first.rungs[1].rating - first.rungs[1].spread > 0


LEVELS = ("random", "greedy", "search:50", "search:80", "search:800")


def of_wins(wins: dict[tuple[str, str], int]) -> Standings:
    """A ladder's standings when the upper bot of each pairing won so many of 100 games."""
    ladder = Ladder("karats", LEVELS, 100, dear=30)
    results = []
    for lower, upper in ladder.pairings():
        match = ladder.match(lower, upper)
        won = wins.get((LEVELS[lower], LEVELS[upper]), 80)
        found = [Standing(LEVELS[lower], 100.0 - won, 100), Standing(LEVELS[upper], won, 100)]
        results.append(Result(match, found, 100))
    return standings(ladder, results)


def test_levels_are_ordered_wherever_greedy_stands() -> None:
    assert of_wins({}).ordered()
    assert of_wins({("greedy", "search:50"): 10}).ordered()
    assert not of_wins({("search:50", "search:80"): 55}).ordered()
    assert not of_wins({("random", "search:50"): 40}).ordered()


def test_bots_that_take_their_time_may_play_fewer_games() -> None:
    matches = Ladder("karats", LEVELS, 100, dear=30).run().matches
    assert {match.games for match in matches if "search:800" in match.bots} == {30}
    assert {match.games for match in matches if "search:800" not in match.bots} == {100}
    assert {match.games for match in Ladder("karats", LEVELS, 100).run().matches} == {100}
    for dear in ("search:1s", "openspiel:1s", "search:adept"):
        assert takes_time(dear)
    for cheap in ("search:apprentice", "search:12", "openspiel:12", "greedy"):
        assert not takes_time(cheap)


def test_bots_named_twice_are_refused() -> None:
    with pytest.raises(BadOptions):
        Ladder("karats", ("random", "random"), 2).run()


def test_command(capsys: pytest.CaptureFixture[str]) -> None:
    line = "ladder karats --bots random,greedy --games 4 --workers 1"
    assert main(line.split()) == 0
    assert "greedy" in capsys.readouterr().out
    assert main([*line.split(), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games_a_pairing"] == 4
    assert main(["ladder", "karats", "--bots", "random,nobody", "--games", "4"]) == 2

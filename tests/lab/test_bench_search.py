"""The benchmark of the search and the environments: it is complete, and its ratios are right."""

import json

import pytest

from motherlode.cli.main import main
from motherlode.lab.bench.engine import is_compiled
from motherlode.lab.bench.search import measure_search


def test_the_share_of_a_search_benchmark_is_iterations_per_random_game() -> None:
    progress: list[int] = []
    figures = measure_search("karats", 0.04, progress.append)
    assert figures.share == figures.iterations_per_s / figures.games_per_s
    assert progress == [1, 2, 3, 4]


def test_a_classic_with_twice_our_observation_is_comparable_and_with_under_half_is_not() -> None:
    classics = pytest.importorskip("motherlode.lab.bench.pettingzoo_classics")
    ours = classics.Rate("ours", 600.0, 200)
    rates = [classics.Rate("small", 300.0, 99), classics.Rate("like", 200.0, 400)]
    small, similar = (classics.compare_rates(ours, rate) for rate in rates)
    assert (small.times, similar.times) == (2.0, 3.0)
    assert not small.comparable
    assert similar.comparable


@pytest.mark.filterwarnings("ignore")
def test_every_classic_game_of_pettingzoo_is_measured() -> None:
    """With all packages that CI installs, no classic is skipped."""
    classics = pytest.importorskip("motherlode.lab.bench.pettingzoo_classics")
    for needed in ("pygame", "chess", "rlcard", "shimmy"):
        pytest.importorskip(needed)
    with classics.silence_warnings():
        found = {name: classics.steps_per_s(env, 0.001) for name, env in classics.classics()}
    assert len(found) == len(classics.CLASSICS)
    assert all(rate > 0 and size > 0 for rate, size in found.values())
    assert found["go_v5 5x5"][1] == 17 * 25


@pytest.mark.skipif(not is_compiled(), reason="takes a minute interpreted")
def test_bench_search_prints_ratios_that_follow_from_its_rates(
    capsys: pytest.CaptureFixture[str],
) -> None:
    pytest.importorskip("pyspiel")
    assert main(["bench", "search", "--game", "karats", "--seconds", "1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["times_openspiel"] == figures["iterations_per_s"] / figures["openspiel_per_s"]
    assert figures["steps_per_s"] > 0
    assert figures["vector_steps_per_s"] > 0
    assert figures["sync_vector_steps_per_s"] > 0
    for classic in figures["classics"]:
        assert classic["times"] == figures["steps_per_s"] / classic["steps_per_s"]
        assert classic["times"] > 3 or not classic["comparable"]

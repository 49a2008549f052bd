"""The benchmark of search and environments: complete, and its ratios follow from its rates."""

import json

import pytest

from motherlode.cli.main import main
from motherlode.lab.bench.engine import is_compiled
from motherlode.lab.bench.search import measure_search


def test_ratios_follow_from_rates() -> None:
    heard: list[int] = []
    figures = measure_search("karats", 0.04, heard.append)
    assert figures.share == figures.iterations_per_s / figures.games_per_s
    assert heard == [1, 2, 3, 4]


def test_classics_of_comparable_size() -> None:
    classics = pytest.importorskip("motherlode.lab.bench.classics")
    ours = classics.Rate("ours", 600.0, 200)
    rates = [classics.Rate("small", 300.0, 99), classics.Rate("like", 200.0, 400)]
    small, like = (classics.beside(ours, rate) for rate in rates)
    assert (small.times, like.times) == (2.0, 3.0)
    assert not small.comparable
    assert like.comparable


@pytest.mark.filterwarnings("ignore")
def test_every_classic_is_measured() -> None:
    """All that CI installs: none is left out in silence."""
    classics = pytest.importorskip("motherlode.lab.bench.classics")
    for needed in ("pygame", "chess", "rlcard", "shimmy"):
        pytest.importorskip(needed)
    with classics.quietly():
        found = {name: classics.steps_per_s(env, 0.001) for name, env in classics.classics()}
    assert len(found) == len(classics.CLASSICS)
    assert all(rate > 0 and size > 0 for rate, size in found.values())
    assert found["go_v5 5x5"][1] == 17 * 25


@pytest.mark.skipif(not is_compiled(), reason="a minute from source, and the same command")
def test_command(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyspiel")
    assert main(["bench", "search", "--game", "karats", "--seconds", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["times_openspiel"] == told["iterations_per_s"] / told["openspiel_per_s"]
    assert told["steps_per_s"] > 0
    for peer in told["classics"]:
        assert peer["times"] == told["steps_per_s"] / peer["steps_per_s"]
        assert peer["times"] > 3 or not peer["comparable"]

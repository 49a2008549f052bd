"""The benchmark of search and environments: complete, and its ratios follow from its rates."""

import json

import pytest

from motherlode.cli.main import main
from motherlode.lab.bench import is_compiled
from motherlode.lab.bench_search import measure_search


def test_ratios_follow_from_rates() -> None:
    heard: list[int] = []
    figures = measure_search("karats", 0.04, heard.append)
    assert figures.share == figures.iterations_per_s / figures.games_per_s
    assert heard == [1, 2, 3, 4]


def test_the_classic_of_nearest_size() -> None:
    classics = pytest.importorskip("motherlode.envs.classics")
    assert classics.nearest(200, {"small": 18, "middle": 84, "large": 6000}) == "middle"


@pytest.mark.skipif(not is_compiled(), reason="a minute from source, and the same command")
def test_command(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyspiel")
    assert main(["bench", "search", "--game", "karats", "--seconds", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["times_openspiel"] == told["iterations_per_s"] / told["openspiel_per_s"]
    assert told["steps_per_s"] > 0

"""Tests of the training example and of the code in the page for researchers."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

pytest.importorskip("gymnasium")

from motherlode.envs.gymnasium import SeatEnv
from motherlode.envs.observation import Tensors
from motherlode.kernel.registry import find_game
from motherlode.lab.bench.engine import is_compiled

ROOT = Path(__file__).parents[2]


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_example", ROOT / "examples" / "train.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.proof
@pytest.mark.skipif(not is_compiled(), reason="slow from source, and the same games")
def test_the_trained_agent_beats_random() -> None:
    train = example()
    agent = train.train("karats", 240)
    _, (low, _) = train.share_of_wins("karats", agent, 60, "random")
    assert low > 0.5


def test_the_agents_choice_depends_on_its_observation() -> None:
    train = example()
    agent = train.train("karats", 4, batch=2)
    seen, info = SeatEnv("karats", ("random",)).reset(seed=1)
    legal = np.flatnonzero(info["action_mask"])
    here = agent.policy(train.features_of(seen), legal)
    elsewhere = agent.policy(train.features_of(np.zeros_like(seen)), legal)
    assert np.abs(agent.weights[:, 1:]).max() > 0
    assert not np.allclose(here, elsewhere)


@pytest.mark.parametrize(
    ("arguments", "cause"),
    [
        (["karats", "--games", "0"], "at least 1"),
        (["karats", "--trials", "-3"], "at least 1"),
        (["chess"], "no game is called 'chess'"),
    ],
)
def test_wrong_arguments_of_the_training_example_are_errors(
    arguments: list[str], cause: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        example().main(arguments)
    assert cause in capsys.readouterr().err


def test_the_page_for_researchers_has_the_right_observation_sizes() -> None:
    page = (ROOT / "docs" / "researchers.md").read_text(encoding="utf-8")
    match = re.search(r"numbers observed in each \| (\d+) \| (\d+) \| (\d+) \|", page)
    assert match is not None
    games = ("karats", "super_motherload", "mothership")
    sizes = [Tensors(find_game(game).setup(2).rules).size for game in games]
    assert [int(number) for number in match.groups()] == sizes


def test_the_code_of_the_page_for_researchers_runs() -> None:
    page = (ROOT / "docs" / "researchers.md").read_text(encoding="utf-8")
    match = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert match is not None
    names: dict[str, object] = {}
    exec(match.group(1), names)
    assert names["over"] is True

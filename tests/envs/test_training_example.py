"""Tests of the training example and of the code in the page for researchers."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium")

from motherlode.envs.gymnasium import SeatEnv
from motherlode.envs.observation import Tensors
from motherlode.games.mothership import kinds as mothership
from motherlode.games.super_motherload import kinds as super_motherload
from motherlode.kernel.registry import find_game
from motherlode.lab.bench.engine import is_compiled
from tests.games.mothership.box_cards import BOX_CARDS
from tests.games.super_motherload.box_achievements import BOX_MAJORS, BOX_MINORS

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
def test_the_agent_of_the_training_example_beats_random_bots_at_karats() -> None:
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
    row = r"numbers observed in each, with the cards of the box \| (\d+) \| (\d+) \| (\d+) \|"
    match = re.search(row, page)
    assert match is not None
    games = ("karats", "super_motherload", "mothership")
    assert [int(number) for number in match.groups()] == [size_by_box(game) for game in games]


BOX = {*BOX_CARDS, "random_event", *BOX_MAJORS, *BOX_MINORS}
LISTS = {"under_minor_deck": super_motherload.MINORS}
"""Pieces of numbers without names that have a place for each of these."""


def size_by_box(game: str) -> int:
    """The size of a game's observation without the cards and Achievements that are added."""
    added = {*mothership.CARDS, *super_motherload.MAJORS, *super_motherload.MINORS} - BOX
    tensors = Tensors(find_game(game).setup(2).rules)
    names = [name for at in tensors.pieces for name in at.kinds or LISTS.get(at.name, ())]
    return tensors.size - sum(name in added for name in names)


def test_the_code_of_the_page_for_researchers_runs() -> None:
    page = (ROOT / "docs" / "researchers.md").read_text(encoding="utf-8")
    one_game, many_games = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    names: dict[str, Any] = {}
    exec(one_game, names)
    assert names["over"] is True
    exec(many_games, names)
    assert names["rewards"].shape == (64,)

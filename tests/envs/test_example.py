"""The training example learns, and the page for researchers runs."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

pytest.importorskip("gymnasium")

from motherlode.envs.tensor import Tensors
from motherlode.kernel.registry import title
from motherlode.lab.bench import is_compiled

ROOT = Path(__file__).parents[2]


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_example", ROOT / "examples" / "train.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.skipif(not is_compiled(), reason="slow from source, and the same games")
def test_the_trained_agent_beats_random() -> None:
    train = example()
    agent = train.train("karats", 240)
    _, (low, _) = train.share_of_wins("karats", agent, 60, "random")
    assert low > 0.5


def test_the_page_counts_what_is_observed() -> None:
    page = (ROOT / "docs" / "researchers.md").read_text(encoding="utf-8")
    found = re.search(r"numbers observed in each \| (\d+) \| (\d+) \| (\d+) \|", page)
    assert found is not None
    games = ("karats", "super_motherload", "mothership")
    sizes = [Tensors(title(game).setup(2).rules).size for game in games]
    assert [int(number) for number in found.groups()] == sizes


def test_the_page_runs() -> None:
    page = (ROOT / "docs" / "researchers.md").read_text(encoding="utf-8")
    found = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert found is not None
    names: dict[str, object] = {}
    exec(found.group(1), names)
    assert names["over"] is True

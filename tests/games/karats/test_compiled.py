"""Compiled and interpreted give the same at the extremes, where random games never come."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.games.karats import extremes

ROOT = Path(__file__).parents[3]


def run(pure: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", extremes.__name__],
        env={**os.environ, "MOTHERLODE_PURE": pure},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.slow
def test_compiled_and_interpreted_extremes_are_the_same() -> None:
    source, compiled = run("1"), run("0")
    assert source.pop("module").endswith(".py")
    if compiled.pop("module").endswith(".py"):
        pytest.skip("nothing is compiled here")
    assert compiled == source


@pytest.mark.parametrize("make", extremes.TABLES, ids=lambda make: str(make.__name__))
def test_extreme_tables_keep_their_cubes_and_cards(make: Any) -> None:
    t = make()
    before = t.conserved()
    for _ in range(200):
        if t.over():
            break
        t.play(t.legal()[t.dealer.below(len(t.legal()))])
        assert t.conserved() == before
        assert min(t.state.dump()) >= 0

"""Compiled and interpreted rules agree on extreme tables, which random games do not reach."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.games.karats import extreme_tables

ROOT = Path(__file__).parents[3]


def run_extreme_tables(pure: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", extreme_tables.__name__],
        env={**os.environ, "MOTHERLODE_PURE": pure},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.slow
def test_compiled_and_interpreted_rules_agree_on_extreme_tables() -> None:
    source, compiled = run_extreme_tables("1"), run_extreme_tables("0")
    assert source.pop("module").endswith(".py")
    if compiled.pop("module").endswith(".py"):
        pytest.skip("nothing is compiled here")
    assert compiled == source


@pytest.mark.parametrize("make", extreme_tables.TABLES, ids=lambda make: str(make.__name__))
def test_random_play_at_extreme_karats_tables_conserves_cubes_and_cards(make: Any) -> None:
    t = make()
    before = t.conserved()
    for _ in range(200):
        if t.over():
            break
        t.play(t.legal()[t.dealer.below(len(t.legal()))])
        assert t.conserved() == before
        assert min(t.state.dump()) >= 0

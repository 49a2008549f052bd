"""Tests of running from source: the replacement for `vec`, and imports of `.py` files."""

import json
import os
import subprocess
import sys

import pytest

from motherlode._run_from_source import _Vec

BLOCK_LIBRT = """
import sys
class Block:
    def find_spec(self, name, path=None, target=None):
        if name == "librt" or name.startswith("librt."):
            raise ImportError(name)
sys.meta_path.insert(0, Block())
"""
GAME = """
import json
from motherlode.kernel import registry
from motherlode.kernel.play import Play
import librt.vecs
import motherlode.kernel.state as state
play = Play(registry.find_game("karats").setup(3, {"automaton": "hard"}), bytes(range(32)))
i = 0
while not play.over():
    play.play(play.legal()[(5 * i) % len(play.legal())])
    i += 1
print(json.dumps({"checks": play.checks, "vec": librt.vecs.vec.__name__, "file": state.__file__}))
"""


def run(code: str, pure: bool) -> dict[str, object]:
    env = {**os.environ, "MOTHERLODE_PURE": "1" if pure else "0"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_the_replacement_for_vec_can_be_indexed_and_sliced() -> None:
    row = _Vec.__class_getitem__(int)([1, 2, 3])
    copy = row[:]
    row[0] += 5
    assert (list(row), list(copy), len(row)) == ([6, 2, 3], [1, 2, 3], 3)


@pytest.mark.slow
def test_a_game_interpreted_without_librt_has_the_same_digests_as_with_it() -> None:
    without = run(BLOCK_LIBRT + GAME, pure=True)
    with_it = run(GAME, pure=True)
    assert without["vec"] == "_Vec"
    assert with_it["vec"] != "_Vec"
    assert without["checks"] == with_it["checks"]


def test_source_files_are_imported_even_if_compiled_modules_exist() -> None:
    assert str(run(GAME, pure=True)["file"]).endswith("state.py")

"""The order of rows in action and step tables has no effect on the games."""

import ast
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from motherlode.kernel.registry import all_games
from tests.counts import count

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts" / "same_games.py"
GAMES = str(count(1, 20))
"""Games of each title."""
TABLES = {"actions.py": ("ACTIONS", "verb"), "step_table.py": ("STEPS", "step")}


def is_row(node: ast.stmt, table: str, method: str) -> bool:
    """True if a statement assigns the result of the table's method to a constant."""
    call = node.value if isinstance(node, ast.AnnAssign) else None
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
        return False
    called = call.func
    return called.attr == method and isinstance(called.value, ast.Name) and called.value.id == table


def shuffle_rows(file: Path, table: str, method: str) -> int:
    """Shuffles the rows of a table file; returns their number."""
    source = file.read_text(encoding="utf-8")
    rows = [node for node in ast.parse(source).body if is_row(node, table, method)]
    lines = source.splitlines(keepends=True)
    texts = ["".join(lines[row.lineno - 1 : row.end_lineno]) for row in rows]
    mixed = random.Random(file.parent.name).sample(texts, len(texts))
    for row, text in reversed(list(zip(rows, mixed, strict=True))):
        lines[row.lineno - 1 : row.end_lineno] = [text]
    file.write_text("".join(lines), encoding="utf-8")
    return len(rows)


@pytest.fixture(scope="module")
def shuffled_checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout whose action and step tables have their rows shuffled."""
    checkout = tmp_path_factory.mktemp("shuffled")
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "static")
    shutil.copytree(ROOT / "src", checkout / "src", ignore=ignored)
    for name in all_games():
        for file, (table, method) in TABLES.items():
            path = checkout / "src" / "motherlode" / "games" / name / file
            assert shuffle_rows(path, table, method) > 5, path
    return checkout


def same_games(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(SCRIPT), *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT)


@pytest.mark.parametrize("name", list(all_games()))
def test_shuffled_tables_play_the_same_games(
    name: str, shuffled_checkout: Path, tmp_path: Path
) -> None:
    games = str(tmp_path / "games.json")
    few = ("--games", GAMES, "--no-golden", "--title", name)
    played = same_games("play", str(ROOT), games, "--exact", *few)
    assert played.returncode == 0, played.stdout + played.stderr
    compared = same_games("compare", games, str(shuffled_checkout), "--exact")
    assert compared.returncode == 0, compared.stdout + compared.stderr
    assert f"{GAMES} games" in compared.stdout

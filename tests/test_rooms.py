"""The import arrows of the house: each room knows only the rooms below it."""

import ast
import re
from pathlib import Path

import pytest

import motherlode

HOUSE = Path(motherlode.__file__).parent

ALLOWED: dict[str, set[str]] = {
    "kernel": set(),
    "games": {"kernel"},
    "bots": {"kernel"},
    "records": {"kernel"},
    "lab": {"kernel", "games", "bots", "records"},
    "envs": {"kernel", "games", "bots", "records"},
    "server": {"kernel", "games", "bots", "lab", "envs"},
    "cli": {"kernel", "games", "bots", "records", "lab", "envs", "server"},
}


def rooms_imported(file: Path) -> set[str]:
    """The rooms of the house that a file imports from, anywhere in it."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module == "motherlode":
            names = [f"motherlode.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module]
        found |= {name.split(".")[1] for name in names if name.startswith("motherlode.")}
    return found


@pytest.mark.parametrize("room", list(ALLOWED))
def test_a_room_imports_only_the_rooms_below_it(room: str) -> None:
    for file in (HOUSE / room).rglob("*.py"):
        beyond = rooms_imported(file) - ALLOWED[room] - {room}
        assert not beyond, f"{file.relative_to(HOUSE)} imports {beyond}"


@pytest.mark.parametrize("outside", ["http", "socket", "urllib", "rich"])
def test_the_kernel_knows_no_network_and_no_terminal(outside: str) -> None:
    for file in (HOUSE / "kernel").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert not re.search(rf"^\s*(from|import) {outside}\b", text, re.MULTILINE), file


def test_a_game_knows_no_other_game() -> None:
    for game in (path for path in (HOUSE / "games").iterdir() if path.is_dir()):
        for file in game.rglob("*.py"):
            for other in (HOUSE / "games").iterdir():
                if other != game and other.is_dir():
                    assert f"games.{other.name}" not in file.read_text(encoding="utf-8"), file


def test_the_kernel_names_no_game() -> None:
    names = [path.name for path in (HOUSE / "games").iterdir() if (path / "title.py").exists()]
    for file in (HOUSE / "kernel").rglob("*.py"):
        text = file.read_text(encoding="utf-8").lower()
        assert not [name for name in names if name in text], file

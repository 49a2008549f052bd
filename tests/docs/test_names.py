"""The pages name only files, folders and modules that exist."""

import re
import subprocess
from fnmatch import fnmatch
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
ENDINGS = r"(?:\.(?:py|toml|ts|svelte|css|md|txt|svg|yml)|/)"
SPAN = re.compile(r"`([^`\n]+)`")
TREE = re.compile(r"^```\n(.*?)^```$", re.DOTALL | re.MULTILINE)
"""A block without a language, as the tour has for its folders."""
NAME = re.compile(rf"[\w.<>*-]+(?:/[\w.<>*-]+)*{ENDINGS}")
MODULE = re.compile(r"\bmotherlode(?:\.[a-z_]\w*)+")
WRITTEN_BY_READERS = {"pebbles.py", "cheaper.toml", "players.toml", "mine.toml"}
MADE_BY_COMMANDS = {"screenshots/", "src/motherlode/server/static/"}
NO_MODULES = {"motherlode.guests", "motherlode.db"}
"""A group of entry points, and the server's database."""


@cache
def known_paths() -> frozenset[str]:
    """Every file of the checkout and every folder that holds one, with a slash at its end."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    files = [line for line in listed.stdout.splitlines() if (ROOT / line).exists()]
    return frozenset([*files, *(f"{folder}/" for file in files for folder in Path(file).parents)])


def named_paths(text: str) -> list[str]:
    """The files and folders that a page names between backticks or in a tree of folders."""
    words = [*SPAN.findall(text), *(word for tree in TREE.findall(text) for word in tree.split())]
    names = [word for word in words if NAME.fullmatch(word)]
    return [name for name in names if name not in WRITTEN_BY_READERS | MADE_BY_COMMANDS]


def exists(name: str, paths: frozenset[str]) -> bool:
    """True if a path ends with the name; `<game>` stands for any word."""
    pattern = re.sub(r"<\w+>", "*", name)
    return any(fnmatch(path, pattern) or fnmatch(path, f"*/{pattern}") for path in paths)


def module_exists(name: str) -> bool:
    """True if a dotted name is a module or something in one."""
    parts = name.split(".")
    for end in range(len(parts), 1, -1):
        module = ".".join(parts[:end])
        try:
            if find_spec(module) is not None:
                return end >= len(parts) - 1
        except ModuleNotFoundError:
            continue
    return hasattr(__import__("motherlode"), parts[1])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_file_and_module_that_a_page_names_exists(page: Path) -> None:
    text, paths = page.read_text(encoding="utf-8"), known_paths()
    assert [name for name in named_paths(text) if not exists(name, paths)] == []
    modules = set(MODULE.findall(" ".join(SPAN.findall(text)))) - NO_MODULES
    assert [name for name in modules if not module_exists(name)] == []


def test_a_name_that_is_not_there_is_found() -> None:
    paths = frozenset({"src/motherlode/kernel/play.py", "src/motherlode/kernel/"})
    text = "`kernel/play.py` `plan.py` `x y.py`\n```\n  kernel/   what\n```\n"
    assert named_paths(text) == ["kernel/play.py", "plan.py", "kernel/"]
    assert exists("kernel/play.py", paths)
    assert exists("src/<name>/kernel/", paths)
    assert not exists("ernel/play.py", paths)
    assert not exists("plan.py", paths)
    assert module_exists("motherlode.kernel.play.Play")
    assert not module_exists("motherlode.kernel.played.Play")

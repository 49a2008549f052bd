"""The pages name only files, folders and modules that exist."""

import re
import subprocess
from collections.abc import Iterable
from fnmatch import filter as filter_names
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
ENDINGS = r"(?:\.(?:py|toml|ftl|ts|svelte|css|md|txt|svg|yml)|/)"
SPAN = re.compile(r"`([^`\n]+)`")
TREE = re.compile(r"^```\n(.*?)^```$", re.DOTALL | re.MULTILINE)
"""A block without a language, as the tour has for its folders."""
NAME = re.compile(rf"[\w.<>*-]+(?:/[\w.<>*-]+)*{ENDINGS}")
MODULE = re.compile(r"\bmotherlode(?:\.[a-z_]\w*)+")
GAME_BY_READERS = {"pebbles.py", "pebbles_words/en.ftl", "en.ftl", "one_cube.toml"}
WRITTEN_BY_READERS = {
    "cheaper.toml",
    "players.toml",
    "mine.toml",
    "one_cube.toml",
    *GAME_BY_READERS,
}
NAMED_BY_OLD_DECISIONS = {"i18n/en.toml"}
MADE_BY_COMMANDS = {"build/", "dist/", "screenshots/", "src/motherlode/server/static/"}
NO_MODULES = {"motherlode.guests", "motherlode.db", "motherlode.conf"}
"""A group of entry points, the server's database, and a file of nginx."""
SUFFIXES = (".py", ".ts", ".svelte")
PYTHON_NAMES = {"TypedDict", "WebPlugin", "MOTHERLODE_CHROMIUM"}
"""Names on the page of the client that are not the client's."""


@cache
def known_names() -> frozenset[str]:
    """Every way to name a file or folder of the checkout; a folder has a slash at its end."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return endings(line for line in listed.stdout.splitlines() if (ROOT / line).exists())


def endings(files: Iterable[str]) -> frozenset[str]:
    """The paths of files and of their folders, from any folder on: `kernel/play.py`, `kernel/`."""
    names: set[str] = set()
    for file in files:
        parts = file.split("/")
        for first in range(len(parts)):
            names.add("/".join(parts[first:]))
            names |= {"/".join(parts[first:last]) + "/" for last in range(first + 1, len(parts))}
    return frozenset(names)


def named_paths(text: str) -> list[str]:
    """The files and folders that a page names between backticks or in a tree of folders."""
    words = [*SPAN.findall(text), *(word for tree in TREE.findall(text) for word in tree.split())]
    names = [word for word in words if NAME.fullmatch(word)]
    elsewhere = WRITTEN_BY_READERS | MADE_BY_COMMANDS | NAMED_BY_OLD_DECISIONS
    return [name for name in names if name not in elsewhere]


def exists(name: str, names: frozenset[str]) -> bool:
    """True if a file or folder has the name; `<game>` stands for any word."""
    pattern = re.sub(r"<\w+>", "*", name)
    return name in names or ("*" in pattern and bool(filter_names(names, pattern)))


def module_exists(name: str) -> bool:
    """True if a dotted name is a module, or something that a module mentions."""
    path = SOURCES.joinpath(*name.split("."))
    if path.is_dir() or path.with_suffix(".py").exists():
        return True
    holders = [path.parent.with_suffix(".py"), path.parent / "__init__.py"]
    return any(
        re.search(rf"\b{path.name}\b", file.read_text()) for file in holders if file.exists()
    )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_file_and_module_that_a_page_names_exists(page: Path) -> None:
    text, names = page.read_text(encoding="utf-8"), known_names()
    assert [name for name in named_paths(text) if not exists(name, names)] == []
    modules = set(MODULE.findall(" ".join(SPAN.findall(text)))) - NO_MODULES
    assert [name for name in modules if not module_exists(name)] == []


def test_sources_name_only_files_and_modules_that_exist() -> None:
    names = known_names()
    for path in source_files():
        text = path.read_text(encoding="utf-8")
        files = [name for name in named_paths(text) if not name.endswith(("/", ".toml", ".txt"))]
        assert [name for name in files if not exists(name, names)] == [], path
        modules = set(MODULE.findall(" ".join(SPAN.findall(text)))) - NO_MODULES
        assert [name for name in modules if not module_exists(name)] == [], path


def source_files() -> list[Path]:
    """The Python, TypeScript and Svelte files, without this one."""
    folders = [ROOT / name for name in ("src/motherlode", "tests", "scripts", "web/src")]
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in SUFFIXES]
    assert len(files) > 500
    return [path for path in files if path != Path(__file__)]


def test_the_page_of_the_kernel_lists_every_module_once() -> None:
    page = (ROOT / "docs" / "kernel.md").read_text(encoding="utf-8").partition("\n## ")[0]
    cells = re.findall(r"^\| (`.*?) \|", page, re.MULTILINE)
    listed = [name for cell in cells for name in SPAN.findall(cell)]
    modules = [path.stem for path in (SOURCES / "motherlode" / "kernel").glob("[!_]*.py")]
    assert sorted(listed) == sorted(modules)


def test_names_in_code_style_on_the_client_page_occur_in_the_clients_sources() -> None:
    words = {path.name.partition(".")[0] for path in (ROOT / "web" / "src").rglob("*")}
    for path in source_files():
        if path.suffix in (".ts", ".svelte"):
            words |= set(re.findall(r"\w+", path.read_text(encoding="utf-8")))
    page = (ROOT / "docs" / "web.md").read_text(encoding="utf-8")
    named = {name for name in SPAN.findall(page) if name.isidentifier()}
    assert named - words - PYTHON_NAMES == set()


def test_a_page_that_names_a_missing_file_or_module_is_detected() -> None:
    names = endings(["src/motherlode/kernel/play.py"])
    text = "`kernel/play.py` `plan.py` `x y.py`\n```\n  kernel/   what\n```\n"
    assert named_paths(text) == ["kernel/play.py", "plan.py", "kernel/"]
    assert exists("kernel/play.py", names)
    assert exists("src/<name>/kernel/", names)
    assert not exists("ernel/play.py", names)
    assert not exists("plan.py", names)
    assert module_exists("motherlode.kernel.play.Play")
    assert not module_exists("motherlode.kernel.played.Play")

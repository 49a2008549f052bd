"""The code blocks of a page as edits of the sources: the first line names the file and the place.

Places: `at the end`, `under [table]` (of a TOML file), `at the end of NAME` (a list or a
dictionary), and `before`, `after` or `instead of` a line that is quoted, without its indentation.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.counts import PROOF

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"```\w+\n# (\S+), (.+?)\n(.*?)```", re.DOTALL)


def edited_copy(page: str, folder: Path) -> Path:
    """Copies the package, uncompiled, and its tests to a folder, and makes a page's edits there."""
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "static", "*.record.json")
    for name in ("src/motherlode", "docs/games", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", folder)
    blocks = BLOCK.findall((ROOT / "docs" / page).read_text(encoding="utf-8"))
    assert blocks
    for name, place, text in blocks:
        file = folder / name
        file.write_text(edited(file.read_text(encoding="utf-8"), place, text), encoding="utf-8")
    return folder / "src"


def edited(old: str, place: str, text: str) -> str:
    """A file's text with a block put in its place."""
    if place == "at the end":
        return old + text
    lines = old.splitlines(keepends=True)
    if place.startswith("at the end of "):
        at = end_of_list(lines, place.removeprefix("at the end of "))
        return "".join([*lines[:at], text, *lines[at:]])
    how, quoted = place.split(" ", 1) if place.startswith("under [") else place.split(" `", 1)
    at = line_of(lines, quoted.removesuffix("`"))
    before, after = (at, at) if how == "before" else (at, at + 1)
    kept = lines[before:after] if how in ("after", "under") else []
    return "".join([*lines[:before], *kept, text, *lines[after:]])


def line_of(lines: list[str], quoted: str) -> int:
    found = [at for at, line in enumerate(lines) if line.strip() == quoted]
    assert len(found) == 1, f"{quoted!r} is there {len(found)} times"
    return found[0]


def end_of_list(lines: list[str], name: str) -> int:
    """The line that closes a list or a dictionary of this name."""
    start = next(at for at, line in enumerate(lines) if re.match(rf"{name}\b.*[\[{{]$", line))
    return next(at for at in range(start, len(lines)) if lines[at][0] in "]}")


def run_python(source: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Runs Python in an edited copy, with the sources and the tests of the copy."""
    return subprocess.run(
        [sys.executable, *command],
        env={
            **os.environ,
            "PYTHONPATH": f"{source}:{source.parent}",
            "MOTHERLODE_PROOF": "0",
        },
        cwd=source.parent,
        capture_output=True,
        text=True,
    )


def failed_checks(source: Path, game: str, *tests: str) -> str:
    """What the linter and the game's tests say of an edited copy, if they fail.

    `make proof` runs all tests of the game, `make test` only the tests of reasons and of the game's
    page, and those that are named.
    """
    chosen = ["test_reasons_hold", "test_docs_page", *tests]
    files = [f"tests/games/{game}" + ("" if PROOF else f"/{name}.py") for name in chosen]
    pytest = ["pytest", "-q", "-m", "not slow and not proof", *dict.fromkeys(files)]
    commands = (["ruff", "check", "."], ["ruff", "format", "src", "tests"], pytest)
    done = [run_python(source, "-m", *command) for command in commands]
    return "".join(run.stdout + run.stderr for run in done if run.returncode)

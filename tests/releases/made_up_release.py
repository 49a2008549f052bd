"""A made-up next release: a copy of the sources with another rule and number in each game."""

import os
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import motherlode

ROOT = Path(__file__).parents[2]
PACKAGE = Path(motherlode.__file__).parent
sys.path += [str(ROOT / "scripts")]

import release as release_script  # noqa: E402

write_archive = release_script.write_archive
archived_sources = release_script.archived_sources

NOW = motherlode.__version__.partition(".dev")[0]
"""The release that this checkout is, or becomes."""
MAJOR, MINOR, _ = NOW.split(".")
NEXT = f"{MAJOR}.{int(MINOR) + 1}.0"
GAMES = ("karats", "super_motherload", "mothership")

NUMBERS = {
    "karats/content/karats.toml": ("iron = 50", "iron = 45"),
    "super_motherload/content/super_motherload.toml": ("hand = 4", "hand = 3"),
    "mothership/content/numbers.toml": ("[mothership]            # M2, M52\nhull = 12",
                                        "[mothership]            # M2, M52\nhull = 11"),
}  # fmt: skip
"""In each game a number that the deal shows."""
RULES = {
    "karats/steps/mining_phase.py": (
        "        moves.add(act.SKIP_MINING)\n",
        "",
    ),
    "super_motherload/steps/turn_actions.py": (
        "            moves.add(act.PASS)\n",
        "",
    ),
    "mothership/steps/turns.py": (
        "        if fleet.may_divert(s, seat):\n",
        "        if fleet.may_divert(s, seat) and s.cells[cell.ROUND] > 1:\n",
    ),
}
"""In each game a rule: nobody skips the mining, passes an action, or diverts in the first round."""


@dataclass(frozen=True)
class Change:
    """How clients notice the changed rule and number of a game."""

    step: str
    """The first decision of this step offers `verb` under the rules of this release alone."""
    verb: str
    kept: int
    """The changed number at that decision, under the content of this release."""
    changed: int
    read: Callable[[Any, int], int]
    """Reads the number in the view of a seat."""


CHANGES = {
    "karats": Change(
        "mine", "skip mining", 50, 45, lambda view, seat: int(view["table"]["mine"]["iron"])
    ),
    "super_motherload": Change(
        "act", "pass", 4, 3, lambda view, seat: sum(view["seats"][seat]["hand"].values())
    ),
    "mothership": Change(
        "turn", "divert", 12, 11, lambda view, seat: int(view["seats"][seat]["hull_points"])
    ),
}


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{file.name} has changed: choose another text"
    file.write_text(text.replace(old, new), encoding="utf-8")


def rules_version(game: str) -> str:
    """The line with the version of a game's rules, as it is in its sources."""
    lines = (PACKAGE / "games" / game / "game.py").read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if line.startswith("    version="))


def make_next_release(package: Path) -> None:
    """Copies the package and makes the next release of it, which keeps the rules of this one."""
    unwanted = shutil.ignore_patterns("*.so", "__pycache__")
    shutil.copytree(PACKAGE, package, ignore=unwanted)
    make_this_release(package)
    change_to_next(package)


def make_this_release(package: Path) -> None:
    """Makes a copy of the package the release that it becomes, with its archive."""
    archive_this_release(package)
    set_version(package, NOW)


def archive_this_release(package: Path) -> None:
    """Adds to a copy of the package the archive that it has as a release."""
    releases = package / "kernel" / "releases"
    if not (releases / f"{NOW}.zip").exists():
        write_archive(releases, NOW, package)


def change_to_next(package: Path) -> None:
    """Changes the rule and the number of each game, and the versions."""
    for file, (old, new) in {**NUMBERS, **RULES}.items():
        change(package / "games" / file, old, new)
    for game in GAMES:
        change(package / "games" / game / "game.py", rules_version(game), f'    version="{NEXT}",')
    set_version(package, NEXT)


def set_version(package: Path, version: str) -> None:
    file = package / "__init__.py"
    text = release_script.with_version(file.read_text(encoding="utf-8"), version)
    file.write_text(text, encoding="utf-8")


def environment_of(package: Path) -> dict[str, str]:
    """The environment in which `python -m motherlode.cli.main` runs a copy of the package."""
    return {"PYTHONPATH": os.pathsep.join([str(package.parent)]), "MOTHERLODE_PURE": "1"}

"""The code blocks of a page as edits of the sources: the first line names the file and the place.

Places: `at the end`, `under [table]` (of a TOML file), `at the end of NAME` (a list), and
`before`, `after` or `instead of` a line that is quoted.
"""

import re
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"```\w+\n# (\S+), (.+?)\n(.*?)```", re.DOTALL)


def edited_copy(page: str, folder: Path) -> Path:
    """Copies the package to a folder, uncompiled, and makes a page's edits there."""
    source = folder / "src"
    ignored = shutil.ignore_patterns("*.so", "__pycache__")
    shutil.copytree(ROOT / "src" / "motherlode", source / "motherlode", ignore=ignored)
    blocks = BLOCK.findall((ROOT / "docs" / page).read_text(encoding="utf-8"))
    assert blocks
    for name, place, text in blocks:
        file = folder / name
        file.write_text(edited(file.read_text(encoding="utf-8"), place, text), encoding="utf-8")
    return source


def edited(old: str, place: str, text: str) -> str:
    """A file's text with a block put in its place."""
    if place == "at the end":
        return old + text
    if place.startswith("under ["):
        return put(old, f"\n{place.removeprefix('under ')}\n", after=text)
    if place.startswith("at the end of "):
        opening = place.removeprefix("at the end of ")
        start = re.search(rf"^{opening}\b.*\[$", old, re.MULTILINE)
        assert start is not None, place
        end = old.index("\n]", start.end()) + 1
        return old[:end] + text + old[end:]
    how, line = place.split(" `")
    quoted = line.removesuffix("`") + "\n"
    if how == "instead of":
        return put(old, quoted).replace(quoted, text)
    return put(old, quoted, after=text) if how == "after" else put(old, quoted, before=text)


def put(old: str, quoted: str, before: str = "", after: str = "") -> str:
    assert old.count(quoted) == 1, f"{quoted!r} is there {old.count(quoted)} times"
    return old.replace(quoted, before + quoted + after)

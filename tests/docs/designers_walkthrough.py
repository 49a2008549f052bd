"""The designers' page as something that can be done: its files and its commands."""

import re
import shlex
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "designers.md"


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def write_files(folder: Path) -> list[str]:
    """Writes the files that the page shows: the first line of each is its name."""
    names = []
    for block in blocks("toml"):
        name = block.splitlines()[0].removeprefix("# ")
        (folder / name).write_text(block, encoding="utf-8")
        names.append(name)
    return names


def commands() -> list[list[str]]:
    """The page's command lines, without the name of the program."""
    lines = [line for block in blocks("sh") for line in block.splitlines()]
    return [shlex.split(line)[1:] for line in lines]

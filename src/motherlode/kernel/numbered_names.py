"""Names of a game's things, numbered in their order: declared in code, or the rows of its content.

The build compiles numbers into the code. So a game that numbers the rows of its content keeps a
checksum of them as a constant too, and refuses to start with other rows (`require_same_rows`).
"""

import tomllib
from importlib.resources import files
from zlib import crc32


class Names:
    """Numbers the names of one kind of thing, from `first` on, in the order of declaration."""

    def __init__(self, first: int = 0) -> None:
        self.first = first
        self.names: list[str] = []

    def add(self, name: str) -> int:
        """Adds a name and returns its number."""
        self.names.append(name)
        return self.first + len(self.names) - 1


def rows_of_content(package: str, file: str, table: str) -> tuple[str, ...]:
    """The names of a table's rows, in the order of a content file of a game's package."""
    text = (files(package) / "content" / file).read_text("utf-8")
    return tuple(tomllib.loads(text)[table])


def checksum(*tables: tuple[str, ...]) -> int:
    """A checksum of names and their order, below 2^31."""
    return crc32("\n".join(name for names in tables for name in names).encode()) & 0x7FFFFFFF


def require_same_rows(file: str, now: int, compiled: int) -> None:
    """Raises ImportError if the checksum of a content file's rows is not the compiled one."""
    if now != compiled:
        raise ImportError(
            f"the rows of {file} have changed since Motherlode was compiled: "
            "make install compiles it again"
        )

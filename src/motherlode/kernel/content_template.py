"""Templates of editions: the text of all values that a game's content declares as rebuilt.

A template is cut out of the content files themselves, with their comments, so that it always
agrees with them. Unchanged, it is an edition that changes nothing.
"""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from motherlode.kernel.content import read_folder

HEADER = re.compile(r"\s*\[\[?\s*([\w.\-\"' ]+?)\s*\]\]?\s*(#.*)?$")
KEY = re.compile(r"\s*([\w.\-\"']+)\s*=")


@dataclass
class Table:
    """A table of a content file: its header with the comments above it, and its values.

    `values` are pairs of a path (`table.key`) and the text of the value, comments included.
    """

    path: str
    header: list[str]
    values: list[tuple[str, list[str]]] = field(default_factory=list)


def template(folder: Path) -> str:
    """The text of an edition with every rebuilt value of the content in a folder.

    Tables come in the order in which the content's `rebuilt` names them.
    """
    rebuilt = [name for source in read_folder(folder) for name in source.tables.get("rebuilt", [])]
    tables = [
        table
        for path in sorted(folder.glob("*.toml"))
        for table in read_tables(path.read_text(encoding="utf-8"))
    ]
    chosen = [_only(table, rebuilt) for table in tables]
    chosen = [table for table in chosen if table.values]
    chosen.sort(key=lambda table: min(_rank(path, rebuilt) for path, _ in table.values))
    return "\n\n".join("\n".join(_lines(table)) for table in chosen) + "\n"


def read_tables(text: str) -> list[Table]:
    """The tables of a TOML file in order; the first has no header, for values above all headers."""
    tables = [Table("", [])]
    comments: list[str] = []
    lines = iter(text.splitlines())
    for line in lines:
        if header := HEADER.match(line):
            tables.append(Table(_bare(header.group(1)), [*comments, line]))
            comments = []
        elif key := KEY.match(line):
            path = f"{tables[-1].path}.{_bare(key.group(1))}".strip(".")
            tables[-1].values.append((path, [*comments, *_whole_value(line, lines)]))
            comments = []
        else:
            comments.append(line)
    return tables


def _whole_value(line: str, rest: Iterator[str]) -> Iterator[str]:
    """The lines of a TOML value: `line`, and lines of `rest` until the value is complete."""
    text = line
    yield line
    while not _is_toml(text):
        line = next(rest)
        text = f"{text}\n{line}"
        yield line


def _is_toml(text: str) -> bool:
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return False
    return True


def _only(table: Table, rebuilt: list[str]) -> Table:
    """A copy of `table` that has only the values that a name in `rebuilt` covers."""
    values = [value for value in table.values if _rank(value[0], rebuilt) < len(rebuilt)]
    return Table(table.path, table.header, values)


def _rank(path: str, rebuilt: list[str]) -> int:
    """The index of the first name in `rebuilt` that covers a path; `len(rebuilt)` if none does."""
    return next((at for at, name in enumerate(rebuilt) if covers(name, path)), len(rebuilt))


def covers(name: str, path: str) -> bool:
    """True if a name in `rebuilt` covers a key: it is the key, or a table around it.

    `*` in the name stands for every key of a table.
    """
    parts, of_path = name.split("."), path.split(".")
    return len(parts) <= len(of_path) and all(
        part in ("*", key) for part, key in zip(parts, of_path, strict=False)
    )


def _lines(table: Table) -> Iterator[str]:
    yield from _without_outer_blanks(table.header)
    for at, (_, text) in enumerate(table.values):
        yield from text if at else _without_outer_blanks(text)


def _without_outer_blanks(lines: list[str]) -> list[str]:
    return "\n".join(lines).strip("\n").splitlines()


def _bare(name: str) -> str:
    """Removes quotes and spaces from a key."""
    return re.sub(r"[\"'\s]", "", name)

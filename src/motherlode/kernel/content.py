"""Content: components as TOML tables, checked, with errors that name file and line.

A game's content folder holds TOML files whose tables lie side by side. An edition overrides any
of their values: it has the same form and holds only what differs.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from motherlode.kernel.errors import BadContent

LARGEST_FILE = 1_000_000
NAME = r"([\w.\-\"'][\w.\-\"' ]*?)"
"""A key or the name of a table, quoted or not."""

T = TypeVar("T")
Tables = dict[str, Any]


@dataclass(frozen=True)
class Source:
    """A file of tables: its name, what it says, and the line of each key."""

    name: str
    tables: Tables
    lines: dict[str, int]


@dataclass(frozen=True)
class Content(Generic[T]):
    """Checked content: the values, a hash that names them, and the edition that made them so."""

    value: T
    hash: str
    edition: Tables = field(default_factory=dict)


def read_source(path: Path) -> Source:
    """Reads a TOML file; what is no TOML is refused with its line."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise BadContent(f"{path}: can't be read: {error.strerror}") from None
    if len(raw) > LARGEST_FILE:
        raise BadContent(f"{path}:1: larger than {LARGEST_FILE} bytes")
    try:
        text = raw.decode()
        return Source(str(path), tomllib.loads(text), key_lines(text))
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise BadContent(f"{path}:{line}: not UTF-8 text") from None
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"line (\d+)", str(error))
        where = f"{path}:{at.group(1)}" if at else f"{path}:{text.count(chr(10)) + 1}"
        raise BadContent(f"{where}: not TOML: {error}") from None
    except RecursionError:
        raise BadContent(f"{path}:1: nested too deeply") from None


def read_folder(folder: Path) -> list[Source]:
    return [read_source(path) for path in sorted(folder.glob("*.toml"))]


def from_tables(name: str, tables: Tables) -> Source:
    """An edition that comes from a record instead of a file: all its keys are on line 1."""
    lines: dict[str, int] = {}
    open_tables: list[tuple[str, Tables]] = [("", tables)]
    while open_tables:
        path, table = open_tables.pop()
        for key, value in table.items():
            lines[f"{path}{key}"] = 1
            if isinstance(value, dict):
                open_tables.append((f"{path}{key}.", value))
    return Source(name, tables, lines)


def check_content(
    base: list[Source],
    edition: Source | None,
    schema: type[T],
    faults: Callable[[T], list[tuple[str, str]]],
) -> Content[T]:
    """Merges, converts and checks; the first fault is raised with its place.

    `faults` gives (key, what is wrong). Where several keys are at odds it names them all, split
    by spaces: the edition's own is blamed.
    """
    tables: Tables = {}
    for source in base:
        tables = merged(tables, source.tables)
    if edition is not None:
        _refuse_unknown(tables, edition)
        tables = merged(tables, edition.tables)
    sources = [edition, *base] if edition is not None else base
    try:
        value = msgspec.convert(tables, schema)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `$")
        key = path.rstrip("`").removeprefix(".").replace("[...]", "")
        if unknown := re.fullmatch(r"Object contains unknown field `(.*)`", message):
            key = f"{key}.{unknown.group(1)}".strip(".")
        raise BadContent(f"{_place(sources, key)}: {message}") from None
    for key in tables.get("rebuilt", []):
        if not _has(tables, key):
            raise BadContent(
                f"{_place(sources, 'rebuilt')}: rebuilt names {key!r}, which is not there"
            )
    for keys, fault in faults(value):
        ours = [key for key in keys.split() if key in sources[0].lines]
        key = (ours or keys.split())[0]
        raise BadContent(f"{_place(sources, key)}: {key}: {fault}")
    return Content(value, content_hash(tables), edition.tables if edition else {})


def content_hash(tables: Tables) -> str:
    canonical = json.dumps(tables, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()


def merged(base: Tables, over: Tables) -> Tables:
    """Tables are merged key by key; anything else is replaced."""
    result = dict(base)
    for key, value in over.items():
        both = isinstance(value, dict) and isinstance(result.get(key), dict)
        result[key] = merged(result[key], value) if both else value
    return result


def key_lines(text: str) -> dict[str, int]:
    """The line of each key, as `table.key` and `list[0].key`; of long texts also `key[line]`."""
    lines: dict[str, int] = {}
    table = ""
    seen: dict[str, int] = {}
    path = quote = ""
    begun = 0
    for number, line in enumerate(text.splitlines(), 1):
        if quote:
            lines.setdefault(f"{path}[{number - begun - 1}]", number)
            quote = "" if quote in line else quote
            continue
        if header := re.match(rf"\s*\[\[\s*{NAME}\s*\]\]", line):
            name = _bare(header.group(1))
            seen[name] = seen.get(name, -1) + 1
            table = f"{name}[{seen[name]}]"
            lines.setdefault(name, number)
            lines.setdefault(table, number)
        elif header := re.match(rf"\s*\[\s*{NAME}\s*\]", line):
            table = _bare(header.group(1))
            lines.setdefault(table, number)
        elif key := re.match(rf"\s*{NAME}\s*=\s*(.*)", line):
            path = f"{table}.{_bare(key.group(1))}".strip(".")
            lines.setdefault(path, number)
            for mark in ('"""', "'''"):
                if key.group(2).startswith(mark) and mark not in key.group(2)[3:]:
                    quote = mark
                    begun = number
    return lines


def _bare(name: str) -> str:
    """A key as errors name it: without quotes, and without spaces around its dots."""
    return re.sub(r"[\"'\s]", "", name)


def _place(sources: list[Source], key: str) -> str:
    """File and line of a key, of the nearest table around it, or of the last file."""
    while key:
        for source in sources:
            if key in source.lines:
                return f"{source.name}:{source.lines[key]}"
        key = key[: max(key.rfind("."), key.rfind("["), 0)]
    return f"{sources[0].name}:1"


def _refuse_unknown(tables: Tables, edition: Source) -> None:
    for key in edition.tables:
        if key not in tables:
            raise BadContent(
                f"{_place([edition], key)}: there is nothing called {key!r:.60} to override"
            )


def _has(tables: Tables, key: str) -> bool:
    at: Any = tables
    for part in key.split("."):
        if not isinstance(at, dict) or part not in at:
            return False
        at = at[part]
    return True

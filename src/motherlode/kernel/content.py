"""Content: components as TOML tables, checked, with errors that name file and line.

A game's content folder holds TOML files whose tables lie side by side. An edition overrides any
of their values: it has the same form and holds only what differs.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Generic, TypeVar, get_args, get_origin

import msgspec

from motherlode.kernel.errors import BadContent

LARGEST_FILE = 1_000_000
MOST_FAULTS = 20
NAME = r"([\w.\-\"'][\w.\-\"' ]*?)"
"""A key or the name of a table, quoted or not."""

T = TypeVar("T")
Tables = dict[str, Any]
Fault = tuple[str, str]
"""A key and what is wrong with it."""


class LocalizableFault(str):
    """What is wrong, in English, and what that was made of, to be said in other languages.

    `kind` names the form among a game's words, `holes` fill it, `rule` is the rule that is broken.
    """

    kind: str
    rule: str
    holes: dict[str, str]

    def __new__(cls, text: str, kind: str, rule: str, holes: dict[str, str]) -> "LocalizableFault":
        said = super().__new__(cls, text)
        said.kind, said.rule, said.holes = kind, rule, holes
        return said


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
    """Merges, converts and checks; all faults are raised together, each with its place and key.

    `faults` gives (key, what is wrong). Where several keys are at odds it names them all, split
    by spaces, first where it shows: the edition's own is blamed.
    """
    sources = [edition, *base] if edition is not None else base
    tables, found = content_faults(base, edition, schema, faults)
    _refuse(sources, found)
    value = msgspec.convert(tables, schema)
    return Content(value, content_hash(tables), edition.tables if edition else {})


def content_faults(
    base: list[Source],
    edition: Source | None,
    schema: type[T],
    faults: Callable[[T], list[tuple[str, str]]],
) -> tuple[Tables, list[Fault]]:
    """All tables merged, and everything that is wrong with them."""
    tables: Tables = {}
    for source in base:
        tables = merge_tables(tables, source.tables)
    found = _unknown_faults(tables, edition) if edition is not None else []
    known = (
        {key: value for key, value in edition.tables.items() if key in tables} if edition else {}
    )
    tables = merge_tables(tables, known)
    if found := [*found, *type_faults(tables, schema)]:
        return tables, found
    return tables, [*_rebuilt_faults(tables), *faults(msgspec.convert(tables, schema))]


def _refuse(sources: list[Source], faults: list[Fault]) -> None:
    """Raises the faults that there are, a line for each, in the order of their places."""
    placed = sorted({_placed(sources, keys, fault) for keys, fault in faults})
    lines = [f"{file}:{line}: {' '.join(fault.split())}" for file, line, fault in placed]
    if len(lines) > MOST_FAULTS:
        lines[MOST_FAULTS:] = [f"and {len(lines) - MOST_FAULTS} faults more"]
    if lines:
        raise BadContent("\n".join(lines))


def _placed(sources: list[Source], keys: str, fault: str) -> tuple[str, int, str]:
    """File, line, and the fault with its key, and with that where it shows if it is another."""
    key = key_to_blame(sources[0], keys)
    shows = keys.split()[0] if key else ""
    named = key if key == shows else f"{key} against {shows}"
    return (*_place(sources, key), f"{named}: {fault}" if key else fault)


def key_to_blame(source: Source, keys: str) -> str:
    """Of keys that are at odds the first that a file sets itself, else the first."""
    odds = keys.split() or [""]
    return next((key for key in odds if _owns(source, key)), odds[0])


def type_faults(value: Any, kind: Any, path: str = "") -> Iterator[Fault]:
    """What keeps a value from being of its kind, looked for in every part of it."""
    origin, inner = get_origin(kind), get_args(kind)
    if isinstance(value, dict) and isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield from _struct_faults(value, kind, path)
    elif isinstance(value, list) and origin is list:
        for at, item in enumerate(value):
            yield from type_faults(item, inner[0], f"{path}[{at}]")
    elif isinstance(value, dict) and origin is dict:
        for key, item in value.items():
            yield from type_faults(item, inner[1], f"{path}.{key}".strip("."))
    else:
        try:
            msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            yield path, str(error).partition(" - at `$")[0]


def _struct_faults(table: Tables, kind: type[msgspec.Struct], path: str) -> Iterator[Fault]:
    """The faults of a table: keys it must not have, keys it lacks, and those of its values."""
    fields = {known.encode_name: known for known in msgspec.structs.fields(kind)}
    for key in table:
        if key not in fields and kind.__struct_config__.forbid_unknown_fields:
            yield f"{path}.{key}".strip("."), f"unknown; {_known(key, list(fields))}"
    for key, known in fields.items():
        if key in table:
            yield from type_faults(table[key], known.type, f"{path}.{key}".strip("."))
        elif known.required:
            yield path, f"{key!r} is missing"


def _known(key: str, names: list[str]) -> str:
    """What could have been meant by a key that is not known."""
    near = get_close_matches(key, names, 1)
    return f"did you mean {near[0]!r}?" if near else f"known here: {', '.join(names)}"


def _rebuilt_faults(tables: Tables) -> list[Fault]:
    names = tables.get("rebuilt", [])
    return [
        ("rebuilt", f"names {key!r}, which is not there") for key in names if not _has(tables, key)
    ]


def content_hash(tables: Tables) -> str:
    canonical = json.dumps(tables, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()


def merge_tables(base: Tables, over: Tables) -> Tables:
    """Tables are merged key by key; anything else is replaced."""
    result = dict(base)
    for key, value in over.items():
        both = isinstance(value, dict) and isinstance(result.get(key), dict)
        result[key] = merge_tables(result[key], value) if both else value
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


def _place(sources: list[Source], key: str) -> tuple[str, int]:
    """File and line of a key, or of the nearest table around it, in the file that sets it."""
    owner = next((source for source in sources if _owns(source, key)), None)
    for source in [owner] if owner else sources:
        at = key
        while at:
            if at in source.lines:
                return source.name, source.lines[at]
            at = at[: max(at.rfind("."), at.rfind("["), 0)]
    return (owner or sources[0]).name, 1


def _owns(source: Source, key: str) -> bool:
    """Whether a file sets the value of a key, or the value that the key is a part of."""
    at: Any = source.tables
    for part in re.split(r"[.\[]", key):
        if not isinstance(at, dict):
            return True
        if part not in at:
            return False
        at = at[part]
    return True


def _unknown_faults(tables: Tables, edition: Source) -> list[Fault]:
    return [
        (key, f"there is nothing called {key!r:.60} to override; {_known(key, list(tables))}")
        for key in edition.tables
        if key not in tables
    ]


def _has(tables: Tables, key: str) -> bool:
    at: Any = tables
    for part in key.split("."):
        if not isinstance(at, dict) or part not in at:
            return False
        at = at[part]
    return True

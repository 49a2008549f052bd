"""Content: a game's components as TOML tables, checked, with errors that name file and line.

The tables of all TOML files in a game's content folder are merged. An edition overrides any of
their values: it has the same form and contains only what differs.
"""

import hashlib
import json
import re
import threading
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar, get_args, get_origin

import msgspec

from motherlode.kernel.accepted_content_values import expected
from motherlode.kernel.errors import BadContent
from motherlode.kernel.whole_rows import with_blanks

LARGEST_FILE = 1_000_000
NAME = r"([\w.\-\"'][\w.\-\"' ]*?)"
"""A key or a table's name, quoted or not."""

T = TypeVar("T")
Tables = dict[str, Any]
Fault = tuple[str, str]
"""A key and what is wrong with it."""


class LocalizableFault(str):
    """An error in content, in English, with the parts needed to translate it.

    `kind` is the key of the sentence in a game's words, `holes` are the values to fill in, and
    `rule` is the id of the broken rule.
    """

    kind: str
    rule: str
    holes: dict[str, str | int]

    def __new__(
        cls, text: str, kind: str, rule: str, holes: dict[str, str | int]
    ) -> "LocalizableFault":
        fault = super().__new__(cls, text)
        fault.kind, fault.rule, fault.holes = kind, rule, holes
        return fault


@dataclass(frozen=True)
class Source:
    """A parsed TOML file: its name, its tables, and the line of each key."""

    name: str
    tables: Tables
    lines: dict[str, int]


@dataclass(frozen=True)
class Content(Generic[T]):
    """Checked content: the values, their hash, and the edition that is part of them.

    `base` are the tables without the edition.
    """

    value: T
    hash: str
    edition: Tables = field(default_factory=dict)
    base: Tables = field(default_factory=dict)

    @cached_property
    def base_hash(self) -> str:
        return ordered_hash(self.base)


def read_source(path: Path) -> Source:
    """Reads a TOML file; raises `BadContent` with the line of a syntax error."""
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
        raise BadContent(
            f"{path}:1: nested too deeply: use fewer tables or lists inside each other"
        ) from None


def read_folder(folder: Path) -> list[Source]:
    files = [path for path in folder.iterdir() if path.name.endswith(".toml")]
    return [read_source(path) for path in sorted(files, key=lambda path: path.name)]


def from_tables(name: str, tables: Tables) -> Source:
    """Makes a source from tables instead of a file; all its keys are on line 1."""
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
    """Merges, converts and checks content; raises one `BadContent` that lists all errors.

    `faults` returns pairs of a key and what is wrong with it. If several keys contradict each
    other it names all of them, separated by spaces; a key that the edition sets is blamed first.
    """
    edition = whole(base, edition, schema)
    sources = [edition, *base] if edition is not None else base
    tables, all_faults = content_faults(base, edition, schema, faults)
    _refuse(sources, all_faults)
    value = msgspec.convert(tables, schema)
    return Content(value, content_hash(tables), edition.tables if edition else {}, merged(base))


def whole(base: list[Source], edition: Source | None, schema: Any) -> Source | None:
    """The edition, in which rows that say all of a component have no value of the box left."""
    if edition is None:
        return None
    return replace(edition, tables=with_blanks(merged(base), edition.tables, schema))


_PREPARING = threading.Lock()


def prepare_type(kind: Any) -> None:
    """Makes msgspec build its decoder for a type now, so that threads can use the type.

    msgspec builds it at the first value, and crashes if a second thread reads one meanwhile.
    """
    with _PREPARING:
        msgspec.json.Decoder(kind)


def content_faults(
    base: list[Source],
    edition: Source | None,
    schema: type[T],
    faults: Callable[[T], list[tuple[str, str]]],
) -> tuple[Tables, list[Fault]]:
    """Merges the tables of `base` and `edition`; returns them and all their errors."""
    prepare_type(schema)
    edition = whole(base, edition, schema)
    tables = merged(base)
    all_faults = _unknown_faults(tables, edition) if edition is not None else []
    known = (
        {key: value for key, value in edition.tables.items() if key in tables} if edition else {}
    )
    tables = merge_tables(tables, known)
    if all_faults := [*all_faults, *type_faults(tables, schema)]:
        return tables, all_faults
    return tables, [*_rebuilt_faults(tables), *faults(msgspec.convert(tables, schema))]


def _refuse(sources: list[Source], faults: list[Fault]) -> None:
    """Raises `BadContent` with one line per error, sorted by file and line, if there are any."""
    if lines := placed_lines(sources, faults):
        raise BadContent("\n".join(lines))


def placed_lines(sources: list[Source], faults: list[Fault]) -> list[str]:
    """Errors or warnings as lines with file, line number and key, sorted by file and line."""
    placed = sorted({_placed(sources, keys, fault) for keys, fault in faults})
    return [f"{file}:{line}: {' '.join(fault.split())}" for file, line, fault in placed]


def _placed(sources: list[Source], keys: str, fault: str) -> tuple[str, int, str]:
    """The file, the line and the text of an error.

    The text names the key to blame, and the key where the error was noticed if that is another.
    """
    key = key_to_blame(sources[0], keys)
    shows = keys.split()[0] if key else ""
    named = key if key == shows else f"{key} against {shows}"
    return (*_place(sources, key), f"{named}: {fault}" if key else fault)


def key_to_blame(source: Source, keys: str) -> str:
    """Of `keys`, which contradict each other, the first that `source` sets; else the first."""
    candidates = keys.split() or [""]
    return next((key for key in candidates if owns(source, key)), candidates[0])


def type_faults(value: Any, kind: Any, path: str = "") -> Iterator[Fault]:
    """All type errors of a value and of everything nested in it."""
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
            fault = str(error).partition(" - at `$")[0]
            right = expected(kind, value)
            yield path, f"{fault}; it should be {right}" if right else fault


def _struct_faults(table: Tables, kind: type[msgspec.Struct], path: str) -> Iterator[Fault]:
    """The errors of a table: unknown keys, missing keys, and errors of its values."""
    fields = {known.encode_name: known for known in msgspec.structs.fields(kind)}
    for key in table:
        if key not in fields and kind.__struct_config__.forbid_unknown_fields:
            yield f"{path}.{key}".strip("."), f"unknown; {_suggestion(key, list(fields))}"
    for key, known in fields.items():
        if key in table:
            yield from type_faults(table[key], known.type, f"{path}.{key}".strip("."))
        elif known.required:
            yield path, f"{key!r} is missing"


def _suggestion(key: str, names: list[str]) -> str:
    """Suggests the known key most similar to an unknown one, or lists all known keys."""
    near = get_close_matches(key, names, 1)
    return f"did you mean {near[0]!r}?" if near else f"known here: {', '.join(names)}"


def _rebuilt_faults(tables: Tables) -> list[Fault]:
    names = tables.get("rebuilt", [])
    return [
        ("rebuilt", f"names {key!r}, which doesn't exist")
        for key in names
        if not _has(tables, key.split("."))
    ]


def content_hash(tables: Tables) -> str:
    canonical = json.dumps(tables, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()


def ordered_hash(tables: Tables) -> str:
    """A hash that depends on the order of the keys too: cards are numbered in that order."""
    return hashlib.sha256(ordered_text(tables).encode()).hexdigest()


def ordered_text(tables: Tables) -> str:
    """Tables as JSON, with their keys in order, to be stored."""
    return json.dumps(tables, separators=(",", ":"))


def merged(sources: list[Source]) -> Tables:
    """The tables of several files as one."""
    tables: Tables = {}
    for source in sources:
        tables = merge_tables(tables, source.tables)
    return tables


def merge_tables(base: Tables, over: Tables) -> Tables:
    """`base` overridden by `over`: tables are merged key by key, other values are replaced."""
    result = dict(base)
    for key, value in over.items():
        both = isinstance(value, dict) and isinstance(result.get(key), dict)
        result[key] = merge_tables(result[key], value) if both else value
    return result


def key_lines(text: str) -> dict[str, int]:
    """The line number of each key (`table.key`, `list[0].key`).

    The lines of a multi-line string get keys too: `table.key[0]`, `table.key[1]`.
    """
    lines: dict[str, int] = {}
    table = ""
    seen: dict[str, int] = {}
    path = quote = ""
    first_line = 0
    for number, line in enumerate(text.splitlines(), 1):
        if quote:
            lines.setdefault(f"{path}[{number - first_line - 1}]", number)
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
                    first_line = number
    return lines


def _bare(name: str) -> str:
    """Removes quotes and spaces from a key."""
    return re.sub(r"[\"'\s]", "", name)


def _place(sources: list[Source], key: str) -> tuple[str, int]:
    """The file and line where a key is set, or of the nearest table around it."""
    owner = next((source for source in sources if owns(source, key)), None)
    for source in [owner] if owner else sources:
        at = key
        while at:
            if at in source.lines:
                return source.name, source.lines[at]
            at = at[: max(at.rfind("."), at.rfind("["), 0)]
    return (owner or sources[0]).name, 1


def owns(source: Source, key: str) -> bool:
    """True if `source` sets the key, or a value such as a list that contains the key."""
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
        (key, f"there is nothing called {key!r:.60} to override; {_suggestion(key, list(tables))}")
        for key in edition.tables
        if key not in tables
    ]


def _has(tables: Any, parts: list[str]) -> bool:
    """True if the tables have a key, given in parts; `*` stands for every key of a table."""
    if not parts or not isinstance(tables, dict):
        return not parts
    names = list(tables) if parts[0] == "*" else [parts[0]]
    return all(name in tables and _has(tables[name], parts[1:]) for name in names)

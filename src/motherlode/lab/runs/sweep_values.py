"""Axes of a sweep: a value of the content, and what it is set to in turn."""

import difflib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from motherlode.kernel.content import Tables, merge_tables, read_folder
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.game import Game

MOST_VALUES = 100

Value = int | float | str | bool


class BadSweep(MotherlodeError):
    """A key that is not in the content, or values that it can't have."""


@dataclass(frozen=True)
class Axis:
    """A key, as its path in the content files, its values, and the value that it has there."""

    key: str
    values: tuple[Value, ...]
    usual: Value

    @property
    def numeric(self) -> bool:
        return all(isinstance(v, int | float) and not isinstance(v, bool) for v in self.values)


def tables_of(game: Game, edition: Tables) -> Tables:
    """The content of a game as its files say it, with an edition over it."""
    tables: Tables = {}
    for source in read_folder(game.content_folder) if game.content_folder else ():
        tables = merge_tables(tables, source.tables)
    return merge_tables(tables, edition)


def read_axis(text: str, tables: Tables) -> Axis:
    """An axis from `key=4..8`, `key=4..8:2` or `key=a,b,c`."""
    key, found, values = text.partition("=")
    key = key.strip()
    if not found or not key or not values.strip():
        raise BadSweep(f"{text!r:.60} sets nothing: write KEY=4..8, KEY=4..8:2 or KEY=1,2,5")
    usual = value_at(tables, key)
    read = tuple(dict.fromkeys(_values(key, values.strip(), usual)))
    return Axis(key, read, usual)


def value_at(tables: Tables, key: str) -> Value:
    """What the content has at a key; lists are gone into by number, from 0."""
    at: Any = tables
    for part in key.split("."):
        if isinstance(at, dict) and part in at:
            at = at[part]
        elif isinstance(at, list) and part.isdecimal() and int(part) < len(at):
            at = at[int(part)]
        else:
            raise BadSweep(f"there is no {key!r:.60} in the content{_meant(tables, key)}")
    if isinstance(at, dict | list):
        inside = [name for name in keys(at, f"{key}.")][:3]
        listed = f", such as {', '.join(inside)}" if inside else ""
        raise BadSweep(f"{key!r:.60} is no single value: name one in it{listed}")
    found: Value = at
    return found


def _meant(tables: Tables, key: str) -> str:
    near = difflib.get_close_matches(key, list(keys(tables)), 1, 0.6)
    return f"; did you mean {near[0]}?" if near else ""


def keys(at: Any, path: str = "") -> Iterator[str]:
    """The paths of all single values."""
    inside = at.items() if isinstance(at, dict) else enumerate(at)
    for key, value in inside:
        if isinstance(value, dict | list):
            yield from keys(value, f"{path}{key}.")
        else:
            yield f"{path}{key}"


def _values(key: str, text: str, usual: Value) -> list[Value]:
    if ".." not in text:
        return [_value(key, part.strip(), usual) for part in text.split(",")]
    span, _, step = text.partition(":")
    low, high = (_value(key, part.strip(), usual) for part in span.split("..", 1))
    by = _value(key, step.strip(), usual) if step else 1
    if isinstance(low, bool | str) or isinstance(high, bool | str) or isinstance(by, bool | str):
        raise BadSweep(f"{key} is {usual!r}: it has no range, list its values with commas")
    if high < low or by <= 0:
        raise BadSweep(f"{text!r:.40} is empty: write the lower end first, and a step above 0")
    count = int((high - low) / by + 1e-9) + 1
    if count > MOST_VALUES:
        raise BadSweep(f"{text!r:.40} has more than {MOST_VALUES} values")
    return [round(low + n * by, 9) for n in range(count)]


def _value(key: str, text: str, usual: Value) -> Value:
    """A value of the same type as the one it takes the place of."""
    words = {"true": True, "on": True, "false": False, "off": False}
    try:
        if isinstance(usual, bool):
            return words[text.lower()]
        if isinstance(usual, int):
            return int(text)
        return float(text) if isinstance(usual, float) else text
    except (KeyError, ValueError):
        kind = {bool: "on or off", int: "a whole number", float: "a number"}[type(usual)]
        raise BadSweep(f"{key} is {kind}, not {text!r:.40}") from None


def with_value(tables: Tables, edition: Tables, key: str, value: Value) -> Tables:
    """The edition with a key set; a list is taken over whole, since editions replace lists."""
    head, *rest = key.split(".")
    return {**edition, head: _set(tables[head], edition.get(head), rest, value)}


def _set(base: Any, over: Any, path: list[str], value: Value) -> Any:
    if not path:
        return value
    head, *rest = path
    if isinstance(base, list):
        copied = list(base if over is None else over)
        copied[int(head)] = _set(copied[int(head)], copied[int(head)], rest, value)
        return copied
    over = over or {}
    return {**over, head: _set(base[head], over.get(head), rest, value)}

"""Parameters of a sweep: a key of the content and the values it takes, read from `key=4..8`."""

import difflib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from motherlode.kernel.content import Tables, merge_tables
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.game import Game

MAX_VALUES = 100

Value = int | float | str | bool


class BadSweep(MotherlodeError):
    """A sweep that can't be played: an unknown key, or a value that the key can't have."""


@dataclass(frozen=True)
class SweepParameter:
    """A value of the content by its dotted path (`key`), the values to try, and its default."""

    key: str
    values: tuple[Value, ...]
    default: Value

    @property
    def numeric(self) -> bool:
        """True if all values that the parameter takes are numbers."""
        return all(isinstance(v, int | float) and not isinstance(v, bool) for v in self.values)


def content_tables(game: Game, edition: Tables) -> Tables:
    """The tables of a game's content files, overridden by an edition."""
    tables: Tables = {}
    for source in game.content_files.sources():
        tables = merge_tables(tables, source.tables)
    return merge_tables(tables, edition)


def read_parameter(text: str, tables: Tables) -> SweepParameter:
    """Reads a parameter of a sweep from `key=4..8`, `key=4..8:2` or `key=a,b,c`."""
    key, equals, values = text.partition("=")
    key = key.strip()
    if not equals or not key or not values.strip():
        raise BadSweep(f"{text!r:.60} sets nothing: write KEY=4..8, KEY=4..8:2 or KEY=1,2,5")
    default = value_at(tables, key)
    parsed = tuple(dict.fromkeys(_parse_values(key, values.strip(), default)))
    return SweepParameter(key, parsed, default)


def value_at(tables: Tables, key: str) -> Value:
    """The single value at a dotted key; a number in the key is an index into a list, from 0."""
    at: Any = tables
    for part in key.split("."):
        if isinstance(at, dict) and part in at:
            at = at[part]
        elif isinstance(at, list) and part.isdecimal() and int(part) < len(at):
            at = at[int(part)]
        else:
            raise BadSweep(f"there is no {key!r:.60} in the content{_did_you_mean(tables, key)}")
    if isinstance(at, dict | list):
        inside = [path for path in value_paths(at, f"{key}.")][:3]
        examples = f", such as {', '.join(inside)}" if inside else ""
        raise BadSweep(f"{key!r:.60} is not a single value: name one inside it{examples}")
    value: Value = at
    return value


def _did_you_mean(tables: Tables, key: str) -> str:
    near = difflib.get_close_matches(key, list(value_paths(tables)), 1, 0.6)
    return f"; did you mean {near[0]}?" if near else ""


def value_paths(at: Any, prefix: str = "") -> Iterator[str]:
    """The dotted paths of all single values inside a table or list."""
    inside = at.items() if isinstance(at, dict) else enumerate(at)
    for key, value in inside:
        if isinstance(value, dict | list):
            yield from value_paths(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}"


def _parse_values(key: str, text: str, default: Value) -> list[Value]:
    """The values of a range `4..8`, `4..8:2` or of a list `a,b,c`."""
    if ".." not in text:
        return [_parse_value(key, part.strip(), default) for part in text.split(",")]
    span, _, step_text = text.partition(":")
    low, high = (_parse_value(key, part.strip(), default) for part in span.split("..", 1))
    step = _parse_value(key, step_text.strip(), default) if step_text else 1
    if isinstance(low, bool | str) or isinstance(high, bool | str) or isinstance(step, bool | str):
        raise BadSweep(f"{key} is {default!r}, not a number: list its values with commas")
    if high < low or step <= 0:
        raise BadSweep(
            f"the range {text!r:.40} is empty: write the lower end first, and a step above 0"
        )
    count = int((high - low) / step + 1e-9) + 1
    if count > MAX_VALUES:
        raise BadSweep(f"{text!r:.40} has more than {MAX_VALUES} values")
    return [round(low + n * step, 9) for n in range(count)]


def _parse_value(key: str, text: str, default: Value) -> Value:
    """Reads a value to try; it must have the type of the content's own value."""
    words = {"true": True, "on": True, "false": False, "off": False}
    try:
        if isinstance(default, bool):
            return words[text.lower()]
        if isinstance(default, int):
            return int(text)
        return float(text) if isinstance(default, float) else text
    except (KeyError, ValueError):
        kind = {bool: "on or off", int: "a whole number", float: "a number"}[type(default)]
        raise BadSweep(f"{key} must be {kind}, not {text!r:.40}") from None


def edition_with(tables: Tables, edition: Tables, key: str, value: Value) -> Tables:
    """The edition with a key set to a value; lists are copied, since editions replace them."""
    head, *rest = key.split(".")
    return {**edition, head: _set(tables[head], edition.get(head), rest, value)}


def _set(base: Any, over: Any, path: list[str], value: Value) -> Any:
    """Returns edition `over`, changed so that it sets the key at `path` of content `base`."""
    if not path:
        return value
    head, *rest = path
    if isinstance(base, list):
        copied = list(base if over is None else over)
        copied[int(head)] = _set(copied[int(head)], copied[int(head)], rest, value)
        return copied
    over = over or {}
    return {**over, head: _set(base[head], over.get(head), rest, value)}

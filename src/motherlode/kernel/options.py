"""Options of a new game: typed, with defaults and ranges; forms are generated from them."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from motherlode.kernel.errors import BadOptions

Value = str | int | bool
Options = dict[str, Value]


CONTENT_NAME = r"[\w\-]{1,40}"
"""The regular expression of a content table's key that an option accepts as a value."""


@dataclass(frozen=True)
class Choice:
    """An option whose value is one of a few words; True and False are read as `on` and `off`.

    `content_table` is the content's table whose keys are values too: an edition adds its own. Such
    a value is only read here; `check_content_names` refuses it if the content has no such key.
    """

    name: str
    choices: tuple[str, ...]
    default: str
    content_table: str = ""

    def read(self, value: object) -> Value:
        if isinstance(value, bool) and {"on", "off"} <= set(self.choices):
            value = "on" if value else "off"
        if value not in self.choices and not self._is_content_name(value):
            raise BadOptions(self.refusal(self.choices, value))
        return str(value)

    def _is_content_name(self, value: object) -> bool:
        named = self.content_table and isinstance(value, str)
        return bool(named and re.fullmatch(CONTENT_NAME, str(value)))

    def refusal(self, choices: Iterable[str], value: object) -> str:
        return f"{self.name} is one of {', '.join(choices)}, not {value!r:.40}"

    def schema(self) -> dict[str, Any]:
        if not self.content_table:
            return {"type": "string", "enum": list(self.choices), "default": self.default}
        named = {"examples": list(self.choices), "pattern": f"^{CONTENT_NAME}$"}
        return {"type": "string", "default": self.default, **named, **self._table()}

    def _table(self) -> dict[str, str]:
        """The schema's hint where an edition's own values come from."""
        return {"content_table": self.content_table}


@dataclass(frozen=True)
class Number:
    """An option whose value is a whole number within a range."""

    name: str
    low: int
    high: int
    default: int

    def read(self, value: object) -> Value:
        if isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,9}", value):
            value = int(value)
        if type(value) is int and self.low <= value <= self.high:
            return value
        wanted = f"a whole number from {self.low} to {self.high}"
        raise BadOptions(f"{self.name} is {wanted}, not {value!r:.40}")

    def schema(self) -> dict[str, Any]:
        kind = {"type": "integer", "default": self.default}
        return {**kind, "minimum": self.low, "maximum": self.high}


@dataclass(frozen=True)
class Flag:
    """An option that is on or off."""

    name: str
    default: bool

    def read(self, value: object) -> Value:
        words = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}
        if isinstance(value, str) and value.lower() in words:
            return words[value.lower()]
        if not isinstance(value, bool):
            raise BadOptions(f"{self.name} is on or off, not {value!r:.40}")
        return value

    def schema(self) -> dict[str, Any]:
        return {"type": "boolean", "default": self.default}


Option = Choice | Number | Flag


def read_options(known: tuple[Option, ...], given: dict[str, Any]) -> Options:
    """Checks the given options and adds the defaults of the others; raises `BadOptions`."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            listed = ", ".join(names) or "none"
            raise BadOptions(f"there is no option {name!r:.40}; the options are: {listed}")
    return {
        option.name: option.read(given[option.name]) if option.name in given else option.default
        for option in known
    }


def check_content_names(known: tuple[Option, ...], read: Options, content: object) -> None:
    """Raises `BadOptions` if an option names something that its table of the content hasn't."""
    for option in known:
        if isinstance(option, Choice) and option.content_table:
            named = getattr(content, option.content_table)
            choices = dict.fromkeys([*option.choices, *named])
            if read[option.name] not in choices:
                raise BadOptions(option.refusal(choices, read[option.name]))


def options_schema(known: tuple[Option, ...], help_text: Callable[[str], str]) -> dict[str, Any]:
    """The options as a JSON schema; `help_text` returns the description of an option."""
    properties = {
        option.name: {**option.schema(), "description": help_text(option.name)} for option in known
    }
    return {"type": "object", "properties": properties, "additionalProperties": False}

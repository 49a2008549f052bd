"""Messages: texts in Fluent's format, with their variables filled in.

Files are written in Fluent (https://projectfluent.org), which the browser reads too. A message that
a translation lacks is taken from English.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, FluentSerializer, ast

from motherlode.kernel.errors import MotherlodeError

ID = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)

LONGEST_VALUE = 2400
"""Characters of a value; Fluent gives up a text with a longer one."""


class BadWords(MotherlodeError):
    """A file of texts with a syntax error; the text names file and line."""


class UnfilledVariable(MotherlodeError):
    """A text has a variable for which no value was given."""


class Messages:
    """The texts of one source in a language, by id."""

    def __init__(self, language: str, source: str, name: str = "") -> None:
        resource = parse(source, name)
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(resource)
        self._ids = tuple(m.id.name for m in resource.body if isinstance(m, ast.Message))

    def __contains__(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def __iter__(self) -> Iterator[str]:
        return iter(self._ids)

    def attributes(self, id: str) -> tuple[str, ...]:
        """The names of a message's attributes, such as `you`."""
        return tuple(self._bundle.get_message(id).attributes) if id in self else ()

    def text(self, id: str, values: Mapping[str, Any], attribute: str = "") -> str:
        """The text of a message or of its attribute; raises `UnfilledVariable`."""
        text, missing = self.lenient_text(id, values, attribute)
        if missing:
            raise UnfilledVariable(f"{id}: {text}")
        return text

    def lenient_text(
        self, id: str, values: Mapping[str, Any], attribute: str = ""
    ) -> tuple[str, bool]:
        """The text, and True if a variable of it has no value."""
        message = self._bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        filled = {key: fluent_value(value) for key, value in values.items()}
        if pattern is None:
            return id, True
        text, errors = self._bundle.format_pattern(pattern, filled)
        return str(text), bool(errors)


def fluent_value(value: Any) -> Any:
    """A value as Fluent takes it; whole numbers choose plurals and are written without commas."""
    if isinstance(value, int) and not isinstance(value, bool):
        return fluent_number(value, useGrouping=False)
    text = str(value)
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}…"


def parse(source: str, name: str = "") -> ast.Resource:
    """A source's syntax tree; raises `BadWords` with the line of the first error."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            mistake = entry.annotations[0]
            at = mistake.span.start if mistake.span else 0
            line = source.count("\n", 0, at) + 1
            raise BadWords(f"{name}:{line}: {mistake.message}")
    return resource


def ids_in(source: str) -> set[str]:
    """The ids of all messages of a source."""
    return set(ID.findall(source))


def with_missing_messages(source: str, english: str) -> str:
    """A translation's source with the English messages that it lacks at its end."""
    missing = ids_in(english) - ids_in(source)
    if not missing:
        return source
    return source + "\n" + selected_messages(english, missing)


def selected_messages(source: str, ids: Collection[str]) -> str:
    """The source of some of a source's messages."""
    chosen: list[ast.EntryType] = [
        entry
        for entry in parse(source).body
        if isinstance(entry, ast.Message) and entry.id.name in ids
    ]
    return FluentSerializer().serialize(ast.Resource(chosen))

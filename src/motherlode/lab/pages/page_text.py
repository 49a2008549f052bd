"""What the lab's pages say, from the table `lab` of the words, in the language of the page."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from motherlode.i18n.words import ENGLISH, Words, catalogue

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)
HOLE = re.compile(r"\{(\w+)\}")


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Everything said within is said in this language."""
    before = _language.set(language)
    try:
        yield
    finally:
        _language.reset(before)


def language() -> str:
    """The language of the page that is being written."""
    return _language.get()


def phrase(key: str, /, **holes: object) -> str:
    """The words of a dotted key, with their {holes} filled."""
    at: Any = catalogue(language())["lab"]
    for part in key.split("."):
        at = at[part]
    return str(at).format(**holes)


def game_title(name: str, otherwise: str) -> str:
    """What a game is called in the language of the page."""
    return str(catalogue(language()).get(name, {}).get("title", otherwise))


def gate_name(name: str, words: Words) -> str:
    """A gate by its name in this language: the first form of `lab.gates` that is like it.

    Forms have the English name, with holes, for their key; what fills a hole is named by the
    game's words. A name that no form is like stays as it is.
    """
    for form, said in catalogue(language())["lab"].get("gates", {}).items():
        if found := re.fullmatch(_pattern(form), name):
            holes = {
                hole: words.of("picks", text) if hole == "kind" else words.name(text)
                for hole, text in found.groupdict().items()
            }
            return str(said).format(**holes)
    return name


def _pattern(form: str) -> str:
    pieces = HOLE.split(form)
    return "".join(
        f"(?P<{piece}>.+)" if at % 2 else re.escape(piece) for at, piece in enumerate(pieces)
    )

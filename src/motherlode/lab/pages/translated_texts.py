"""The texts of the lab's pages, from the catalogue's table `lab`, in the page's language."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from motherlode.i18n.words import ENGLISH, Words, catalogue

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)
HOLE = re.compile(r"\{(\w+)\}")


@contextmanager
def page_language(language: str) -> Iterator[None]:
    """Writes pages in this language inside the block."""
    before = _language.set(language)
    try:
        yield
    finally:
        _language.reset(before)


def language() -> str:
    """The language of the current page."""
    return _language.get()


def phrase(key: str, /, **holes: object) -> str:
    """The text of a dotted key, with its {holes} filled."""
    at: Any = catalogue(language())["lab"]
    for part in key.split("."):
        at = at[part]
    return str(at).format(**holes)


def game_title(name: str, default: str) -> str:
    """A game's title in the page's language; `default` if the catalogue has none."""
    return str(catalogue(language()).get(name, {}).get("title", default))


def figure_name(name: str) -> str:
    """The name of a figure of the balance report; its English id if there is no translation."""
    return str(catalogue(language())["lab"]["figures"].get(name, name.replace("_", " ")))


def figure_explanation(name: str) -> str:
    """A sentence on a figure of the balance report; empty if the catalogue has none."""
    return str(catalogue(language())["lab"]["figures"].get(f"{name}_explained", ""))


def gate_name(name: str, words: Words) -> str:
    """A gate's name in the page's language; the English name if there is no translation.

    The keys of `lab.gates` are English names with {holes}; the first that matches is used. The
    game's words translate what fills a hole.
    """
    for english, translated in catalogue(language())["lab"].get("gates", {}).items():
        if match := re.fullmatch(_pattern(english), name):
            holes = {
                hole: words.of("picks", text) if hole == "kind" else words.name(text)
                for hole, text in match.groupdict().items()
            }
            return str(translated).format(**holes)
    return name


def _pattern(text: str) -> str:
    """A regular expression that matches a text with its {holes} filled."""
    pieces = HOLE.split(text)
    return "".join(
        f"(?P<{piece}>.+)" if at % 2 else re.escape(piece) for at, piece in enumerate(pieces)
    )

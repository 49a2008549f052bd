"""The texts of the lab's pages, from the catalogue's part `lab`, in the page's language."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from motherlode.i18n import catalogue
from motherlode.i18n.catalogue import ENGLISH, message_id, platform_messages, platform_text
from motherlode.i18n.messages import Messages
from motherlode.i18n.words import Words
from motherlode.kernel.registry import all_games

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)


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


def phrase(key: str, /, **values: object) -> str:
    """The text of a dotted key, with its variables filled in."""
    return platform_text("lab", key, language(), **values)


def game_title(name: str, default: str) -> str:
    """A game's title in the page's language; `default` if the catalogue has none."""
    game = all_games().get(name)
    return catalogue.game_title(game, language()) if game else default


def figure_name(name: str) -> str:
    """The name of a figure of the balance report; its English id if there is no translation."""
    return _figure_text(name) or name.replace("_", " ")


def figure_explanation(name: str) -> str:
    """A sentence on a figure of the balance report; empty if the catalogue has none."""
    return _figure_text(f"{name}_explained")


def _figure_text(key: str) -> str:
    messages, id = platform_messages("lab", language()), message_id("figures", key)
    return messages.text(id, {}) if id in messages else ""


def gate_name(name: str, words: Words) -> str:
    """A gate's name in the page's language; the English name if there is no translation.

    The English texts of the section `gates` are the names of gates with variables; the first that
    matches is translated. The game's words translate what stands for a variable.
    """
    english, translated = platform_messages("lab"), platform_messages("lab", language())
    for id in english:
        if id.startswith("gates-") and (match := re.fullmatch(_pattern(english, id), name)):
            values = {
                key: words.of("picks", text) if key == "kind" else words.name(text)
                for key, text in match.groupdict().items()
            }
            return translated.text(id, values)
    return name


GATE_VARIABLES = ("seats", "seat", "it", "kind", "other")


def _pattern(messages: Messages, id: str) -> str:
    """A regular expression that matches a text with its variables filled in."""
    text = messages.text(id, {key: f"\0{key}\0" for key in GATE_VARIABLES})
    pieces = text.split("\0")
    return "".join(
        f"(?P<{piece}>.+)" if at % 2 else re.escape(piece) for at, piece in enumerate(pieces)
    )

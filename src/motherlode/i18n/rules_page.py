"""The rules page of a game, read: sections of rules, each with its id, sources and text."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from motherlode.i18n.words import ENGLISH, languages
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.game import Game

RULE = re.compile(r"- ([A-Z]+\d+) (\[(?:book|ruling|rebuilt)\] .+)")
HEADING = re.compile(r"#+ (.+)")
SOURCE = re.compile(r"\[(book|ruling|rebuilt)\]")


class UnknownRule(MotherlodeError):
    """An id that no rule of the game has."""


@dataclass(frozen=True)
class Rule:
    """A line of the page. `text` marks where each part of it comes from, as the page does."""

    id: str
    section: str
    text: str

    @property
    def sources(self) -> tuple[str, ...]:
        """Where it comes from: `book`, `ruling`, `rebuilt`."""
        return tuple(dict.fromkeys(SOURCE.findall(self.text)))


@cache
def parse_rules(page: Path) -> dict[str, Rule]:
    """The rules of a page by id, in the order of the page."""
    rules: dict[str, Rule] = {}
    section = ""
    for line in page.read_text(encoding="utf-8").splitlines():
        if heading := HEADING.fullmatch(line):
            section = heading.group(1)
        elif rule := RULE.fullmatch(line):
            rules[rule.group(1)] = Rule(rule.group(1), section, rule.group(2))
    return rules


def page_of(game: Game, language: str = ENGLISH) -> tuple[Path | None, str]:
    """A game's page and its language: `rules.de.md` lies beside `rules.md`, or it is English."""
    page = game.rules_page
    if page is None or not page.exists():
        return None, ENGLISH
    translated = page.with_suffix(f".{language}{page.suffix}")
    there = language in languages() and translated.exists()
    return (translated, language) if there else (page, ENGLISH)


def rules_of(game: Game, language: str = ENGLISH) -> dict[str, Rule]:
    """The rules of a game by id; none where it has no page."""
    page, _ = page_of(game, language)
    return parse_rules(page) if page is not None else {}


def rule(game: Game, id: str, language: str = ENGLISH) -> Rule:
    """A rule by its id, in whatever case it is written."""
    known = rules_of(game, language)
    if id.upper() not in known:
        span = f"; there are {next(iter(known))} to {list(known)[-1]}" if known else ""
        raise UnknownRule(f"no rule of {game.title} is called {id!r:.20}{span}")
    return known[id.upper()]

"""Parses a game's rules page: every rule with its id, section, sources and text."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path
from string import ascii_uppercase

from motherlode.i18n.catalogue import ENGLISH, game_title, languages, platform_text
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.game import Game

RULE = re.compile(r"- ([A-Z]+\d+) (\[(?:book|ruling|rebuilt)\] .+)")
HEADING = re.compile(r"#+ (.+)")
SOURCE = re.compile(r"\[(book|ruling|rebuilt)\]")


class UnknownRule(MotherlodeError):
    """No rule of the game has this id."""


@dataclass(frozen=True)
class RulesFile:
    """A game's plug-in that names its English rules page; translations are in the same folder."""

    path: Path | None = None


@dataclass(frozen=True)
class Rule:
    """A rule of the page. `text` includes the marks of its sources, such as `[book]`."""

    id: str
    section: str
    text: str

    @property
    def sources(self) -> tuple[str, ...]:
        """The sources of the rule: `book`, `ruling`, `rebuilt`."""
        return tuple(dict.fromkeys(SOURCE.findall(self.text)))


@cache
def parse_rules(page: Path) -> dict[str, Rule]:
    """The rules of a page, by id, in the order of the page."""
    rules: dict[str, Rule] = {}
    section = ""
    for line in page.read_text(encoding="utf-8").splitlines():
        if heading := HEADING.fullmatch(line):
            section = heading.group(1)
        elif rule := RULE.fullmatch(line):
            rules[rule.group(1)] = Rule(rule.group(1), section, rule.group(2))
    return rules


def page_of(game: Game, language: str = ENGLISH) -> tuple[Path | None, str]:
    """The file of a game's rules page, and its language: English if there is no translation."""
    page = game.plugin(RulesFile).path
    if page is None or not page.is_file():
        return None, ENGLISH
    translated = translation(page, language)
    exists = language in languages() and translated.is_file()
    return (translated, language) if exists else (page, ENGLISH)


def translation(page: Path, language: str) -> Path:
    """The file beside a page, with the language in its name: `rules.de.md`."""
    stem, _, ending = page.name.rpartition(".")
    return page.parent / f"{stem}.{language}.{ending}"


def rules_of(game: Game, language: str = ENGLISH) -> dict[str, Rule]:
    """The rules of a game as a dict from rule id to rule; empty if it has no rules page."""
    page, _ = page_of(game, language)
    return parse_rules(page) if page is not None else {}


def rule(game: Game, id: str, language: str = ENGLISH) -> Rule:
    """The rule with this id, in upper or lower case; raises `UnknownRule`."""
    known = rules_of(game, language)
    if id.upper() not in known:
        values = {"game": game_title(game, language), "id": f"{id!r:.20}"}
        if known:
            values["ids"] = id_ranges(known)
        key = "rules.unknown" if known else "rules.no_rules"
        raise UnknownRule(platform_text("cli", key, language, **values))
    return known[id.upper()]


def id_ranges(ids: Iterable[str]) -> str:
    """Rule ids in order, with ranges where no id is missing: `K13-K16, K48`."""
    numbered = sorted((id.rstrip("0123456789"), int(id.lstrip(ascii_uppercase))) for id in ids)
    runs = groupby(enumerate(numbered), key=lambda at: (at[1][0], at[1][1] - at[0]))
    ranges = []
    for _, run in runs:
        names = [f"{letters}{number}" for _, (letters, number) in run]
        ranges.append(names[0] if len(names) == 1 else f"{names[0]}-{names[-1]}")
    return ", ".join(ranges)

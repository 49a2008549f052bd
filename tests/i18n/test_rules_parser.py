"""Tests of rules pages: every language has the same rules, sources and numbers."""

import re
from collections.abc import Iterator

import pytest

from motherlode.i18n.rules_parser import SOURCE, Rule, RulesFile, parse_rules, rules_of
from motherlode.i18n.words import ENGLISH, catalogue, languages
from motherlode.kernel import registry

OTHERS = [language for language in languages() if language != ENGLISH]
SHORTEST = 7

pages = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in registry.all_games() for language in OTHERS]
)


def pairs(game: str, language: str) -> Iterator[tuple[Rule, Rule]]:
    """Pairs of every rule of a game in English and in a language."""
    title = registry.find_game(game)
    page = title.plugin(RulesFile).path
    assert page is not None
    english = rules_of(title)
    translated = parse_rules(page.with_suffix(f".{language}.md"))
    assert list(translated) == list(english)
    yield from zip(english.values(), translated.values())


def mentions(rule: Rule) -> list[str]:
    """The ids of other rules that a rule's text names."""
    return re.findall(rf"\b{rule.id[0]}\d+\b", rule.text)


@pages
def test_every_language_has_the_same_rules_from_the_same_sources(game: str, language: str) -> None:
    for rule, translated in pairs(game, language):
        assert SOURCE.findall(translated.text) == SOURCE.findall(rule.text), rule.id
        assert mentions(translated) == mentions(rule), rule.id


@pages
def test_numbers_are_the_same_in_every_language(game: str, language: str) -> None:
    for rule, translated in pairs(game, language):
        assert re.findall(r"\d+", translated.text) == re.findall(r"\d+", rule.text), rule.id


@pages
def test_translated_rules_use_the_names_that_the_game_uses(game: str, language: str) -> None:
    """A component named in an English rule has its translated name in the translated rule."""
    english, other = catalogue()[game]["names"], catalogue(language)[game]["names"]
    names = {key: name for key, name in english.items() if len(name) >= SHORTEST}
    for rule, translated in pairs(game, language):
        text = rule.text
        for key in sorted(names, key=lambda key: -len(names[key])):
            text, found = re.subn(rf"\b{re.escape(names[key])}(?!\w)", "", text)
            # Compare only the beginning of a name: its ending changes with case and number.
            stem = other[key].split()[-1][:6].lower()
            assert not found or stem in translated.text.lower(), (rule.id, names[key], other[key])

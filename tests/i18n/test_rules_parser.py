"""Tests of rules pages: every language has the same rules, sources and numbers."""

import re
from collections.abc import Iterator

import pytest

from motherlode.i18n import rules_parser
from motherlode.i18n.catalogue import ENGLISH, languages, words_messages
from motherlode.i18n.rules_parser import (
    SOURCE,
    Rule,
    RulesFile,
    UnknownRule,
    id_ranges,
    parse_rules,
    rules_of,
)
from motherlode.kernel import registry
from tests.texts import texts

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
def test_translated_rules_have_the_same_numbers_as_the_english_ones(
    game: str, language: str
) -> None:
    for rule, translated in pairs(game, language):
        assert re.findall(r"\d+", translated.text) == re.findall(r"\d+", rule.text), rule.id


@pages
def test_translated_rules_use_the_names_that_the_game_uses(game: str, language: str) -> None:
    """A component named in an English rule has its translated name in the translated rule."""
    folder = registry.find_game(game).words
    english, other = texts(words_messages(folder)), texts(words_messages(folder, language))
    names = {
        id: name
        for id, name in english.items()
        if id.startswith("names-") and len(name) >= SHORTEST
    }
    for rule, translated in pairs(game, language):
        text = rule.text
        for key in sorted(names, key=lambda key: -len(names[key])):
            text, found = re.subn(rf"\b{re.escape(names[key])}(?!\w)", "", text)
            # Compare only the beginning of a name: its ending changes with case and number.
            stem = other[key].split()[-1][:6].lower()
            assert not found or stem in translated.text.lower(), (rule.id, names[key], other[key])


@pytest.mark.parametrize(
    ("ids", "ranges"),
    [
        (["K13", "K14", "K15", "K16", "K48"], "K13-K16, K48"),
        (["K31", "K32", "K47", "K33"], "K31-K33, K47"),
        (["K9", "K10"], "K9-K10"),
        (["S40"], "S40"),
        (["A2", "A1", "B3"], "A1-A2, B3"),
        ([], ""),
    ],
)
def test_rule_ids_are_sorted_and_a_range_ends_where_an_id_is_missing(
    ids: list[str], ranges: str
) -> None:
    assert id_ranges(ids) == ranges


@pytest.mark.parametrize("game", registry.all_games())
def test_the_ranges_of_a_games_rule_ids_hold_every_id_and_no_other(game: str) -> None:
    known = rules_of(registry.find_game(game))
    listed = []
    for part in id_ranges(known).split(", "):
        first, last = part.split("-") if "-" in part else (part, part)
        listed += [f"{first[0]}{number}" for number in range(int(first[1:]), int(last[1:]) + 1)]
    assert sorted(listed) == sorted(known)


def test_an_unknown_rule_id_is_answered_with_all_ids_in_every_language() -> None:
    game = registry.find_game("karats")
    with pytest.raises(UnknownRule, match=r"no rule .* 'K46'; there are K1-K45, K47-K48"):
        rules_parser.rule(game, "K46")
    with pytest.raises(UnknownRule, match=r"keine Regel .* 'K46'; es gibt K1-K45, K47-K48"):
        rules_parser.rule(game, "K46", "de")

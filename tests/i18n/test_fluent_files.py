"""Tests of the Fluent files: the same texts and variables in every language, all well formed."""

import pytest
from fluent.syntax import ast, visitor

from motherlode.i18n.catalogue import ENGLISH, LANGUAGES
from motherlode.i18n.messages import parse
from tests.texts import files, patterns, variables

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
FILES = sorted(files(ENGLISH))


def defining(language: str, name: str) -> list[str]:
    """The ids that a file defines, in order, with repetitions."""
    path = files(language)[name]
    entries = parse(path.read_text(encoding="utf-8"), str(path)).body
    return [entry.id.name for entry in entries if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_defined_twice(language: str, name: str) -> None:
    ids = defining(language, name)
    assert sorted(set(ids)) == sorted(ids)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_texts_in_the_same_files(language: str, name: str) -> None:
    english, other = defining(ENGLISH, name), defining(language, name)
    assert set(other) == set(english)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_translations_use_no_variable_that_the_english_text_has_not(
    language: str, name: str
) -> None:
    """Grammar of a variable, such as `$device_a`, may differ; the server's `$text` is English."""
    english, other = patterns(files(ENGLISH)[name]), patterns(files(language)[name])
    for id, pattern in other.items():
        known = variables(english.get(id) or english[id.partition(".")[0]])
        own, arguments = variables(pattern), stems(known)
        if id.endswith(".counted"):
            arguments.add("count")
        assert {v for v in own if not stems({v}) & arguments} == set(), id
        if "." not in id:
            assert known - own <= {"text"} or name in GAMES, id


def stems(names: set[str]) -> set[str]:
    """Variables with and without the grammar at their end: `device_a` is also `device`."""
    return {*names, *(name.rpartition("_")[0] for name in names)} - {""}


GAMES = {"karats", "super_motherload", "mothership"}


class Selectors(visitor.Visitor):
    """Finds selections by a variable and the keys of their variants."""

    def __init__(self) -> None:
        self.found: list[tuple[str, set[str]]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {v.key.name if isinstance(v.key, ast.Identifier) else "" for v in node.variants}
        if isinstance(node.selector, ast.VariableReference):
            self.found.append((node.selector.id.name, keys))
        self.generic_visit(node)


PLURALS = {"zero", "one", "two", "few", "many", "other"}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_has_a_form_for_one_and_one_for_others(language: str, name: str) -> None:
    for id, pattern in patterns(files(language)[name]).items():
        selectors = Selectors()
        selectors.visit(pattern)
        for variable, keys in selectors.found:
            if keys & PLURALS and not variable.endswith("_is"):
                assert {"one", "other"} <= keys, (id, variable)

"""Translations: complete, with the {holes} of the English texts, and used in the terminal."""

import string
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from motherlode.i18n.words import FOLDER, catalogue, languages
from motherlode.kernel import registry
from tests.cli.run_command import Shell


def phrases(table: dict[str, Any], prefix: str = "") -> Iterator[tuple[str, str]]:
    """All texts inside a table, with their dotted keys."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from phrases(value, f"{prefix}{key}.")
        else:
            yield prefix + key, value


def holes(form: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(form) if name}


@pytest.mark.parametrize("language", languages())
def test_translated_texts_have_the_same_holes_to_fill_as_the_english_texts(language: str) -> None:
    english = dict(phrases(catalogue()["cli"]))
    for key, form in phrases(catalogue(language)["cli"]):
        assert holes(form) == holes(english[key]), key


@pytest.mark.parametrize("language", languages())
def test_no_text_lacks_a_translation(language: str) -> None:
    """In the games, the web client, the terminal and the lab's pages."""
    path = FOLDER / f"{language}.toml"
    own = dict(phrases(tomllib.loads(path.read_text(encoding="utf-8"))))
    parts = (*registry.all_games(), "ui", "lab", "cli.play", "cli.replay", "cli.picture")
    english = {key: form for key, form in phrases(catalogue()) if key.startswith(parts)}
    assert set(english) - set(own) == set()
    for key, form in english.items():
        assert holes(own[key]) <= holes(form), key


@pytest.mark.parametrize("language", languages())
def test_a_game_can_be_played_in_every_language(shell: Shell, language: str) -> None:
    lines = "?\n? 1\nhint\n1\nundo\nlog\nrules\nsave x.json\n1\nquit\nno\n"
    game = ("play", "karats", "--seed", "1", "--seats", "you,greedy", "--language", language)
    result = shell(*game, lines=lines)
    assert result.code == 0
    assert shell("replay", "x.json", "--language", language).code == 0


def test_the_play_command_answers_in_german_with_language_de(shell: Shell) -> None:
    result = shell("play", "karats", "--language", "de", lines="draft pilott\n")
    assert "Meintest du" in result.out


def test_rules_are_printed_in_the_language_of_the_game(shell: Shell) -> None:
    result = shell("play", "mothership", "--language", "de", lines="rules\nrules m33\n? 1\n")
    assert "Wirtschaft und Karten" in result.out
    assert "Ein Planet wird durch einen Angriff" in result.out
    assert "M10 [book] Jede Person stellt" in result.out

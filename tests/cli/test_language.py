"""Translations in the terminal."""

import pytest

from motherlode.i18n.catalogue import languages
from tests.cli.run_command import Shell


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

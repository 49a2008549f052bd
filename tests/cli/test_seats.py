"""Several people at one keyboard, secrets, and games without a picture of their own."""

import pytest

from motherlode.kernel import registry
from tests.cli.secrets import SECRETS
from tests.cli.shell import Shell


@pytest.fixture(autouse=True)
def secrets_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    games = {**registry.all_games(), "secrets": SECRETS}
    monkeypatch.setattr(registry, "all_games", lambda: games)


GAME = ("play", "secrets", "--seed", "1", "--seats", "you:Red,you:Blue")


def test_the_keyboard_is_passed_where_there_are_secrets(shell: Shell) -> None:
    said = shell(*GAME, lines="1\n\n1\n\n")
    assert "Pass the keyboard to Blue" in said.out
    assert "Pass the keyboard to Red" in said.out


def test_nobody_is_asked_to_look_away_without_secrets(shell: Shell) -> None:
    said = shell("play", "karats", "--seed", "1", "--seats", "you,you", lines="1\n1\n")
    assert "Pass the keyboard" not in said.out


def test_each_sees_their_own_hand_only(shell: Shell) -> None:
    said = shell(*GAME, lines="")
    rows = [line for line in said.out.splitlines() if line.startswith("│ hand")]
    assert rows[0].count("2 hidden") == 1
    assert said.out.count("Red drew ?") == 0
    assert said.out.count("Blue drew ?") == 2


def test_a_game_without_a_picture_is_played_to_its_end(shell: Shell) -> None:
    said = shell(*GAME, lines="1\n\n1\n\n1\n\n1\n\n")
    assert said.code == 0
    assert "won." in said.out or "shared win" in said.out


def test_a_curtain_that_nobody_opens_leaves_the_table(shell: Shell) -> None:
    said = shell(*GAME, lines="1\n")
    assert said.code == 0
    assert "not saved" in said.err


def test_bots_sit_at_any_game(shell: Shell) -> None:
    assert shell("play", "secrets", "--seats", "greedy,random").code == 0


@pytest.mark.parametrize(
    ("options", "cause"),
    [
        (["--open-discard", "maybe"], "open_discard is on or off"),
        (["--rounds", "10"], "rounds is from 1 to 9"),
        (["--rounds", "ten"], "rounds is a whole number"),
    ],
)
def test_options_come_from_the_schema(shell: Shell, options: list[str], cause: str) -> None:
    said = shell("play", "secrets", *options)
    assert said.code == 2
    assert cause in said.err


def test_help_lists_a_games_options(shell: Shell) -> None:
    said = shell("play", "secrets", "--help")
    assert said.code == 0
    assert "--open-discard" in said.out
    assert "1-9" in said.out


def test_names_that_come_twice_are_numbered(shell: Shell) -> None:
    said = shell("play", "karats", "--seats", "you,greedy,greedy", lines="")
    assert "greedy 2" in said.out

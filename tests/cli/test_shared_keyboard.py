"""Several people at one keyboard: secrets, options from the schema, games without a picture."""

import pytest

from motherlode.kernel import registry
from tests.cli.run_command import Shell
from tests.cli.secret_hands_game import SECRETS


@pytest.fixture(autouse=True)
def secrets_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    games = {**registry.all_games(), "secrets": SECRETS}
    monkeypatch.setattr(registry, "all_games", lambda: games)


GAME = ("play", "secrets", "--seed", "1", "--seats", "you:Red,you:Blue")


def test_in_a_game_with_secrets_people_are_asked_to_pass_the_keyboard(shell: Shell) -> None:
    result = shell(*GAME, lines="1\n\n1\n\n")
    assert "Pass the keyboard to Blue" in result.out
    assert "Pass the keyboard to Red" in result.out


def test_in_a_game_without_secrets_people_are_not_asked_to_pass_the_keyboard(shell: Shell) -> None:
    result = shell("play", "karats", "--seed", "1", "--seats", "you,you", lines="1\n1\n")
    assert "Pass the keyboard" not in result.out


def test_a_player_at_a_shared_keyboard_sees_only_the_own_hand(shell: Shell) -> None:
    result = shell(*GAME, lines="")
    rows = [line for line in result.out.splitlines() if line.startswith("│ hand")]
    assert rows[0].count("2 hidden") == 1
    assert result.out.count("Red drew king") == result.out.count("Red drew queen") == 1
    blue = [line.strip() for line in result.out.splitlines() if line.startswith("  Blue")]
    assert blue == ["Blue: drew"] * 2


def test_a_game_without_a_picture_can_be_played_to_its_end(shell: Shell) -> None:
    result = shell(*GAME, lines="1\n\n1\n\n1\n\n1\n\n")
    assert result.code == 0
    assert "won." in result.out or "shared win" in result.out


def test_end_of_input_at_the_request_to_pass_the_keyboard_ends_the_command(shell: Shell) -> None:
    result = shell(*GAME, lines="1\n")
    assert result.code == 0
    assert "not saved" in result.err


def test_bots_can_play_a_third_party_game(shell: Shell) -> None:
    assert shell("play", "secrets", "--seats", "greedy,random").code == 0


@pytest.mark.parametrize(
    ("options", "cause"),
    [
        (["--open-discard", "maybe"], "open_discard is on or off"),
        (["--rounds", "10"], "rounds is a whole number from 1 to 9"),
        (["--rounds", "ten"], "rounds is a whole number"),
    ],
)
def test_the_play_command_refuses_wrong_values_of_a_games_options(
    shell: Shell, options: list[str], cause: str
) -> None:
    result = shell("play", "secrets", *options)
    assert result.code == 2
    assert cause in result.err


def test_help_lists_a_games_options(shell: Shell) -> None:
    result = shell("play", "secrets", "--help")
    assert result.code == 0
    assert "--open-discard" in result.out
    assert "1-9" in result.out


def test_players_with_the_same_name_get_a_number_added(shell: Shell) -> None:
    result = shell("play", "karats", "--seats", "you,greedy,greedy", lines="")
    assert "greedy 2" in result.out

"""`motherlode preview`, and the generated board that `play` shows before the first move (M57)."""

import pytest

from motherlode.games.mothership.layout_generator import MapOptions, generate
from tests.cli.run_command import Shell

GENERATED = ("--layout", "generated", "--map-seed", "12")


def drawn_symbols(text: str) -> list[str]:
    """The marks of a drawn board, row by row, in the symbols of text maps."""
    rows = [line.split()[2:-1] for line in text.splitlines() if line[2:4].strip().isdigit()]
    return [mark.replace("·", ".").removeprefix("S") for row in rows for mark in row]


@pytest.mark.rule("M57")
@pytest.mark.parametrize("players", range(1, 7))
def test_preview_shows_the_board_and_a_row_of_figures_for_each_seat(
    shell: Shell, players: int
) -> None:
    result = shell("preview", "mothership", "--players", str(players), *GENERATED)
    assert result.code == 0
    board = "large" if players > 4 else "small"
    options = MapOptions(players, 12, board=board, symmetric=players not in (1, 5))
    assert drawn_symbols(result.out) == generate(options).split()
    for station in range(1, players + 1):
        assert f"Station {station} " in result.out
    assert ("Alike by " in result.out) == (players > 1)


def test_the_preview_command_prints_german_with_language_de(shell: Shell) -> None:
    result = shell("preview", "mothership", *GENERATED, "--language", "de")
    assert "Zu 100 % gleich" in result.out


@pytest.mark.rule("M57")
def test_play_shows_a_generated_board_before_the_first_move(shell: Shell) -> None:
    seats = ("--seats", "you,greedy", "--seed", "1")
    result = shell("play", "mothership", *seats, *GENERATED, lines="quit\n")
    assert result.out.index("Alike by 100 %") < result.out.index("place your ships")
    usual = shell("play", "mothership", *seats, lines="quit\n")
    assert "Alike by" not in usual.out


def test_preview_refuses_a_layout_for_other_players_and_names_layouts_that_fit(
    shell: Shell,
) -> None:
    result = shell("preview", "mothership", "--players", "3", "--layout", "duel")
    assert (result.code, result.out) == (2, "")
    assert "would fit: triad, pinwheel, wide_triad (M7)" in result.err


@pytest.mark.rule("M57")
def test_the_lab_takes_generated_layouts_and_says_what_would_fit(shell: Shell) -> None:
    match = ("match", "mothership", "--bots", "random,random", "--games", "1", "--workers", "1")
    assert shell(*match, *GENERATED, "--round-limit", "1").code == 0
    refused = shell(*match, *GENERATED, "--planets", "1", "--symmetric", "on")
    assert refused.code == 2
    assert "a symmetric board for 2 has 2, 3, 4, 5, 6, 7 planets, not 1 (M57)" in refused.err
    balance = ("balance", "mothership", "--players", "3", "--games", "1", "--workers", "1")
    assert shell(*balance, *GENERATED, "--teams", "1v2", "--round-limit", "1").code in (0, 1)
    sweep = ("sweep", "mothership", "--set", "fighter.engine=4,5", "--games", "1", "--workers", "1")
    assert shell(*sweep, *GENERATED, "--round-limit", "1").code == 0


@pytest.mark.rule("M57")
@pytest.mark.parametrize("command", [
    ("match", "mothership", "--bots", "random,random,random"),
    ("balance", "mothership", "--bot", "random", "--players", "3"),
    ("sweep", "mothership", "--bots", "random,random,random", "--set", "fighter.die=6,8"),
])  # fmt: skip
def test_the_lab_shows_a_generated_board_before_it_plays(
    shell: Shell, command: tuple[str, ...]
) -> None:
    few = ("--games", "1", "--workers", "1", "--round-limit", "1", "--json")
    preview = shell("preview", "mothership", "--players", "3", *GENERATED).out
    result = shell(*command, *few, *GENERATED)
    assert result.err.count("Alike by") == 1
    assert drawn_symbols(result.err) == drawn_symbols(preview)
    assert result.out.startswith("{")
    assert "Alike by" not in shell(*command, *few).err

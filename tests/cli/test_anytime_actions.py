"""Any-time actions at the prompt: listed apart, chosen by number; unlisted ones can be typed."""

import pytest

from motherlode.kernel import registry
from tests.cli.run_command import Shell
from tests.kernel.gem_game import GEM

GAME = ("play", "gem", "--seed", "1", "--seats", "you:Red,you:Blue")
DIG = "dig\n\nrest\n\n"
"""A turn up to its pause: each answer, and Enter for a keyboard that may be passed."""


@pytest.fixture(autouse=True)
def gem_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    games = {**registry.all_games(), "gem": GEM}
    monkeypatch.setattr(registry, "all_games", lambda: games)


def choices(out: str) -> list[str]:
    """The lines of the last list of choices that was printed."""
    lines = [line.strip() for line in out.split("Red: ")[-1].splitlines()]
    return [line for line in lines if line[:1].isdecimal() or "any time" in line]


def test_the_terminal_lists_anytime_actions_under_their_own_heading(shell: Shell) -> None:
    first, heading, second = choices(shell(*GAME, lines=DIG).out)
    assert first.split() == ["1", "go", "on"]
    assert heading == "At any time:"
    assert second.split()[:2] == ["2", "spend"]


def test_a_step_without_anytime_actions_has_no_heading_for_them(shell: Shell) -> None:
    assert "At any time" not in shell(*GAME, lines="").out


def test_an_anytime_action_is_chosen_by_its_number(shell: Shell) -> None:
    out = shell(*GAME, lines=DIG + "2\n\n").out
    assert "spent" in out.split("At any time:")[-1]


def test_question_mark_shows_anytime_actions_under_their_heading_too(shell: Shell) -> None:
    out = shell(*GAME, lines=DIG + "?\n").out
    assert out.count("At any time:") == 2


def test_an_unlisted_action_that_is_typed_and_refused_names_the_rule(shell: Shell) -> None:
    out = shell(*GAME, lines=DIG + "swap 7 red for blue\n")
    assert "(G3)" in out.out + out.err


def test_a_pause_asks_to_go_on_instead_of_naming_the_step(shell: Shell) -> None:
    assert "Red: go on, or use something first" in shell(*GAME, lines=DIG).out

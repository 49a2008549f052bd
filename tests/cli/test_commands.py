"""Everything that can be said at the table, by somebody who types blindly into a pipe."""

from pathlib import Path

import pytest

from motherlode.cli import game_commands
from motherlode.kernel.record import load_record
from tests.cli.shell import GAME, Shell, played, saved


def test_answers_by_number_and_by_text_choose_the_same(shell: Shell) -> None:
    by_number = shell(*GAME, lines="1\n")
    by_text = shell(*GAME, lines="  DRAFT   Prospector \n")
    assert "Prospector" in by_number.out.split("Miner>")[1]
    assert by_number.out == by_text.out


def test_a_game_left_open_says_that_it_was_not_saved(shell: Shell) -> None:
    said = shell(*GAME, lines="1\n")
    assert said.code == 0
    assert "not saved" in said.err
    assert shell(*GAME, lines="").err == ""  # nothing happened, nothing is lost


def test_an_empty_answer_asks_again(shell: Shell) -> None:
    assert shell(*GAME, lines="\n\n1\n").out.count("Miner>") == 4


@pytest.mark.parametrize(
    ("answer", "reply"),
    [
        ("0", "Choose a number from 1 to 5"),
        ("6", "Choose a number from 1 to 5"),
        ("9" * 50, "Choose a number from 1 to 5"),
        ("hint 5", "Say hint alone"),
        ("hint foo", "Say hint alone"),
        ("draft pilott", "Did you mean 2 (draft pilot)?"),
        ("saboteur", "Did you mean 5 (draft saboteur)?"),
        ("undoo", "Did you mean undo?"),
        ("qqqqqq", "Type ? to see them all"),
        ("mine", "That can't be done now (mine): choose a Profession first"),
        ("\x1b[2J", "none of the choices"),
        ("x" * 100_000, "none of the choices"),
        ("\udcff\x00", "none of the choices"),
        ("undo many", "Say undo"),
        ("undo 99999", "Say undo"),
        ("? 77", "Choose a number from 1 to 5"),
        ("? dragon", "none of the choices"),
        ("rules Z1", "no rule of"),
        ("save \x00", "null byte"),
        ("save " + "x" * 5000, "File name too long"),
        ("save nowhere/game.json", "No such file or directory"),
        ("save .", "is a folder"),
    ],
)
def test_what_is_no_answer_is_said_in_a_line(shell: Shell, answer: str, reply: str) -> None:
    said = shell(*GAME, lines=f"{answer}\n")
    shown = said.out.split("Miner> ")[1]
    assert reply in " ".join(shown.split())
    assert "\x1b" not in shown
    assert said.code == 0


def test_question_mark_explains_every_choice(shell: Shell) -> None:
    said = shell(*GAME, lines="?\n")
    listed = said.out.split("Miner> ")[1]
    for text in ("draft prospector", "K34", "become the Prospector", "undo [N]", "save [FILE]"):
        assert text in listed


def test_an_action_that_is_not_legal_now_is_refused_with_its_rule(shell: Shell) -> None:
    lines = "draft engineer\ndraft engineer\n"
    said = shell("play", "karats", "--seed", "1", "--seats", "you:Red,you:Blue", lines=lines)
    assert "That can't be done now (become the Engineer): somebody has that" in said.out
    assert "(K6)" in said.out


def test_hint_names_a_legal_choice(shell: Shell) -> None:
    said = shell(*GAME, lines="hint\n")
    assert "would choose" in said.out.split("Miner> ")[1]


def test_log_tells_what_happened(shell: Shell) -> None:
    said = shell(*GAME, lines="1\nlog\nlog all\n")
    assert "Miner became the Prospector" in said.out.split("Miner> ")[2]
    assert "Dirt for the draft" in said.out.split("Miner> ")[3]


def test_undo_goes_back_as_far_as_no_chance_was_used(shell: Shell) -> None:
    """A draft can be taken back; cubes drawn from the Mine can't, nor what was before them."""
    game = ("play", "karats", "--seed", "1", "--seats", "you:Red,you:Blue")
    said = shell(*game, lines="1\nundo\n2\n1\nmine\nundo\nsave x.json\n")
    assert "Red: choose a Profession" in said.out.split("> ")[2]
    assert "Nothing can be taken back" in said.out.split("> ")[6]
    assert load_record(Path("x.json")).actions[:4] == [
        "draft prospector",
        "undo 1",
        "draft pilot",
        "draft prospector",
    ]
    assert shell("verify", "x.json").code == 0


def test_undo_refuses_more_than_there_is(shell: Shell) -> None:
    said = shell("play", "karats", "--seed", "1", "--seats", "you,you", lines="1\nundo 2\n")
    assert "Only 1 can be taken back" in said.out


def test_save_and_load_go_on_where_it_was(shell: Shell) -> None:
    said = shell(*GAME, lines="1\nsave\n1\n")
    assert "motherlode play karats --load karats.json" in said.out
    record = load_record(Path("karats.json"))
    assert record.actions[0] == "draft prospector"
    again = shell("play", "karats", "--load", "karats.json", lines="1\n")
    assert again.out.split("Miner> ")[1] == said.out.split("Miner> ")[3]
    assert again.code == 0


def test_a_loaded_game_is_saved_over_its_own_file(shell: Shell) -> None:
    shell(*GAME, lines="1\nsave mine.json\n")
    said = shell("play", "karats", "--load", "mine.json", lines="1\nsave\nquit\n")
    assert said.err == ""
    assert len(load_record(Path("mine.json")).actions) > 2
    assert [path.name for path in Path().iterdir()] == ["mine.json"]


def test_save_writes_over_no_other_file_unless_told_to(shell: Shell) -> None:
    Path("karats.json").write_text("precious")
    said = shell(*GAME, lines="1\nsave karats.json\nsave\n")
    assert "exists already" in said.out
    assert Path("karats.json").read_text() == "precious"
    assert Path("karats-2.json").exists()
    shell(*GAME, lines="1\nsave! karats.json\n")
    assert load_record(Path("karats.json")).game == "karats"


def test_quit_asks_once_about_a_game_that_is_not_saved(shell: Shell) -> None:
    assert shell(*GAME, lines="quit\n").code == 0
    stayed = shell(*GAME, lines="1\nquit\nmaybe\n")
    assert "play on" in stayed.out
    assert "not saved" not in shell(*GAME, lines="1\nquit\nno\n").err
    shell(*GAME, lines="1\nquit\nyes\n")
    assert load_record(Path("karats.json")).game == "karats"


def test_every_command_is_in_the_help(shell: Shell) -> None:
    listed = shell(*GAME, lines="?\n").out
    for name in game_commands.COMMANDS:
        assert name in listed or name in ("exit", "help")  # other words for quit and ?


def test_after_the_end_the_record_can_be_saved_and_the_log_read(
    shell: Shell, tmp_path: Path
) -> None:
    path = str(saved(tmp_path, played()))
    seats = ("--seats", "you,greedy")
    said = shell("play", "karats", "--load", path, *seats, lines="log\nsave x.json\n1\nK\n\n")
    assert "won the game" in said.out
    assert "The game is over" in said.out
    assert "Saved. See it again with: motherlode replay x.json --step" in said.out
    assert shell("verify", "x.json").code == 0


def test_bots_alone_play_to_the_end(shell: Shell) -> None:
    said = shell("play", "karats", "--seed", "1", "--seats", "greedy,random")
    assert said.code == 0
    assert "won." in said.out


def test_the_same_seed_gives_the_same_game(shell: Shell) -> None:
    game = ("play", "karats", "--seed", "7", "--seats", "greedy,random", "--automaton", "hard")
    assert shell(*game).out == shell(*game).out

"""The command on a pseudo-terminal: whole games, Ctrl-C, odd terminals, and no traceback."""

import subprocess
from pathlib import Path

import pytest

from motherlode.kernel.record import load_record
from tests.cli.pseudo_terminal import COMMAND, Terminal
from tests.cli.run_command import bots_record, save

GAME = ("play", "karats", "--seed", "1", "--seats", "you,greedy")


def check_no_traceback(terminal: Terminal) -> None:
    assert "Traceback" not in terminal.shown()
    assert "internal error" not in terminal.shown()


def play_to_the_end(terminal: Terminal, answer: str) -> int:
    """Gives the same answer at every prompt; returns the number of prompts."""
    for asked in range(3000):
        screen = terminal.expect("Miner> ", "still work > ")
        if screen.endswith("still work > "):
            return asked
        terminal.send(f"{answer}\n")
    raise AssertionError("the game didn't end after 3000 answers")


@pytest.mark.parametrize("options", [("--automaton", "hard"), ("--automaton", "off")])
def test_a_whole_game_of_first_choices_can_be_played_and_saved(
    tmp_path: Path, options: tuple[str, ...]
) -> None:
    with Terminal(tmp_path, *GAME, *options) as terminal:
        assert play_to_the_end(terminal, "1") > 10
        terminal.send("save whole.json\n")
        terminal.expect("Saved.")
        terminal.send("\n")
        assert terminal.end() == 0
        check_no_traceback(terminal)
    record = load_record(tmp_path / "whole.json")
    assert len(record.actions) > 10
    assert subprocess.run([*COMMAND, "verify", "whole.json"], cwd=tmp_path).returncode == 0


def test_a_game_can_be_played_by_following_the_hint_at_each_choice(tmp_path: Path) -> None:
    """Asks for a hint at each choice, takes it, and sometimes asks for its rules."""
    with Terminal(tmp_path, *GAME, columns=80, rows=24) as terminal:
        for number in range(12):
            terminal.expect("Miner> ")
            terminal.send("hint\n")
            terminal.expect("would choose ")
            choice = terminal.expect(":").rstrip(":")
            terminal.expect("Miner> ")
            if number % 7 == 0:
                terminal.send(f"? {choice}\n")
                terminal.expect("Miner> ")
            terminal.send(f"{choice}\n")
        terminal.expect("Miner> ")
        terminal.send("quit\n")
        terminal.expect("Save the game first?")
        terminal.send("no\n")
        assert terminal.end() == 0
        check_no_traceback(terminal)


def test_ctrl_c_warns_once_and_then_leaves(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        terminal.expect("Miner> ")
        terminal.send("1\n")
        terminal.expect("Miner> ")
        terminal.send("\x03")
        terminal.expect("Ctrl-C again")
        terminal.expect("Miner> ")
        terminal.send("hint\n")  # playing on
        terminal.expect("would choose")
        terminal.expect("Miner> ")
        terminal.send("\x03")
        terminal.expect("Ctrl-C again")
        terminal.expect("Miner> ")
        terminal.send("\x03")
        assert terminal.end() == 130
        check_no_traceback(terminal)


def test_ctrl_d_warns_once_and_then_leaves(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        terminal.expect("Miner> ")
        terminal.send("1\n")
        terminal.expect("Miner> ")
        terminal.send("\x04")
        terminal.expect("Ctrl-D again")
        terminal.expect("Miner> ")
        terminal.send("\x04")
        assert terminal.end() == 0
        check_no_traceback(terminal)


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_ctrl_c_and_ctrl_d_before_the_first_action_leave_at_once(tmp_path: Path, key: str) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        terminal.expect("Miner> ")
        terminal.send(key)
        assert terminal.end() in (0, 130)
        check_no_traceback(terminal)


def test_tab_completes_an_action(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        terminal.expect("Miner> ")
        terminal.send("draft pil\t\n")
        terminal.expect("You became the Pilot")
        check_no_traceback(terminal)


@pytest.mark.parametrize("columns", [1, 2, 10, 24, 60, 300])
def test_karats_can_be_played_in_terminals_of_1_to_300_columns(
    tmp_path: Path, columns: int
) -> None:
    with Terminal(tmp_path, *GAME, "--automaton", "easy", columns=columns) as terminal:
        for _ in range(3):
            terminal.expect("Miner> ")
            terminal.send("1\n")
        terminal.expect("Miner> ")
        check_no_traceback(terminal)


ODD_TERMINALS = [
    {"TERM": "dumb"},
    {"TERM": "no-such-terminal"},
    {"TERM": ""},
    {"NO_COLOR": "1"},
    {"PYTHONIOENCODING": "ascii"},
    {"PYTHONIOENCODING": "latin-1"},
    {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    {"COLUMNS": "0"},
    {"COLUMNS": "many"},
]


@pytest.mark.parametrize("env", ODD_TERMINALS)
def test_on_odd_terminals_every_answer_is_followed_by_the_prompt_and_no_traceback(
    tmp_path: Path, env: dict[str, str]
) -> None:
    with Terminal(tmp_path, *GAME, env=env) as terminal:
        for answer in ("?\n", "1\n", "log\n", "\xe9\xff\u2028\n"):
            terminal.expect("Miner> ")
            terminal.send(answer)
        terminal.expect("Miner> ")
        check_no_traceback(terminal)


def test_with_no_color_nothing_is_coloured(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME, env={"NO_COLOR": "1"}) as terminal:
        terminal.expect("Miner> ")
        assert b"\x1b[3" not in terminal.raw
        assert b"\x1b[1;3" not in terminal.raw
        assert "ddddd" in terminal.shown()  # the bar of the Mine in letters


def test_an_ascii_terminal_gets_only_ascii(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME, env={"PYTHONIOENCODING": "ascii"}) as terminal:
        terminal.expect("Miner> ")
        assert terminal.shown().isascii()
        assert "?" not in terminal.shown().split("Miner: choose")[0]  # nothing had to be replaced


def test_play_without_a_game_asks_for_everything(tmp_path: Path) -> None:
    """`motherlode play` alone asks for the game, the seats and each option."""
    with Terminal(tmp_path, "play") as terminal:
        for label, answer in [
            ("Which game", "chess"),
            ("Which game", "karats"),
            ("Players", "you"),
            ("automaton [off]", "gentle"),
            ("automaton [off]", "hard"),
            ("professions [drafted]", "drafted"),
            ("trades [book]", "few"),
        ]:
            terminal.expect(label)
            terminal.expect(": ")
            terminal.send(f"{answer}\n")
        terminal.expect("The Automaton (hard)")
        terminal.expect("No use when you play alone: Capitalist, Saboteur")
        terminal.expect("Miner> ")
        check_no_traceback(terminal)


@pytest.mark.rule("K45")
def test_a_game_with_one_player_gets_the_automaton_by_default(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "karats", "--seats", "you") as terminal:
        terminal.expect("The Automaton (easy)")
        terminal.expect("Miner> ")
        check_no_traceback(terminal)


def test_ctrl_c_and_ctrl_d_at_the_questions_for_a_new_game_end_the_command(tmp_path: Path) -> None:
    for key in "\x03\x04":
        with Terminal(tmp_path, "play") as terminal:
            terminal.expect("Which game")
            terminal.expect(": ")
            terminal.send(key)
            assert terminal.end() == 130
            check_no_traceback(terminal)


def test_a_closed_pipe_gives_no_error_output(tmp_path: Path) -> None:
    path = str(save(tmp_path, bots_record()))
    with subprocess.Popen(
        [*COMMAND, "replay", path], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode in (0, 141)  # 0 where the pipe took it all before it closed


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_standard_streams_give_no_traceback(tmp_path: Path, closed: str) -> None:
    command = " ".join([*COMMAND, *GAME, closed])
    done = subprocess.run(["sh", "-c", command], cwd=tmp_path, input=b"1\n", capture_output=True)
    assert done.returncode in (0, 2)
    assert b"Traceback" not in done.stderr


def test_a_full_disk_is_reported_in_one_line(tmp_path: Path) -> None:
    command = " ".join([*COMMAND, "about", "> /dev/full"])
    done = subprocess.run(["sh", "-c", command], cwd=tmp_path, capture_output=True)
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
    assert b"No space left" in done.stderr


def test_progress_is_shown_only_if_standard_error_is_a_terminal(tmp_path: Path) -> None:
    with Terminal(tmp_path, "match", "karats", "--games", "60", "--workers", "1") as terminal:
        terminal.expect("95 % interval")
        assert terminal.end() == 0
        assert "Playing" in terminal.shown()
    match = [*COMMAND, "match", "karats", "--games", "30", "--workers", "1", "--json"]
    done = subprocess.run(match, cwd=tmp_path, capture_output=True)
    assert done.stdout.startswith(b"{")
    assert done.stdout.count(b"\n") == 1
    assert done.stderr == b""


def test_twenty_five_unreadable_answers_in_a_row_do_not_end_a_terminal_game(tmp_path: Path) -> None:
    with Terminal(tmp_path, *GAME) as terminal:
        for number in range(25):
            terminal.expect("Miner> ")
            terminal.send("nonsense\n")
        terminal.expect("Miner> ")
        terminal.send("quit\n")
        assert terminal.end() == 0
        check_no_traceback(terminal)

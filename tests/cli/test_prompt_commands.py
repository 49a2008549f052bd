"""Answers and commands at the prompt of a local game, with piped input."""

from pathlib import Path

import pytest

from motherlode.cli import prompt_commands
from motherlode.cli.local_game import LocalGame
from motherlode.cli.parse_seats import Player
from motherlode.cli.prompt_view import ways_to_type_others
from motherlode.kernel.play import Play
from motherlode.kernel.record import load_record
from tests.arrange import Table
from tests.cli.run_command import GAME, Shell, bots_record, save
from tests.games.karats.arranged_table import karats_table


def test_a_number_and_a_text_choose_the_same_action(shell: Shell) -> None:
    by_number = shell(*GAME, lines="1\n")
    by_text = shell(*GAME, lines="  DRAFT   Prospector \n")
    assert "Prospector" in by_number.out.split("Miner>")[1]
    assert by_number.out == by_text.out


def test_leaving_an_unsaved_game_prints_a_warning(shell: Shell) -> None:
    result = shell(*GAME, lines="1\n")
    assert result.code == 0
    assert "not saved" in result.err
    assert shell(*GAME, lines="").err == ""  # without an action nothing is lost


def test_after_an_empty_answer_the_prompt_comes_again(shell: Shell) -> None:
    assert shell(*GAME, lines="\n\n1\n").out.count("Miner>") == 4


@pytest.mark.parametrize(
    ("answer", "reply"),
    [
        ("0", "Choose a number from 1 to 5"),
        ("6", "Choose a number from 1 to 5"),
        ("9" * 50, "Choose a number from 1 to 5"),
        ("hint 5", "Type hint alone"),
        ("hint foo", "Type hint alone"),
        ("draft pilott", "Did you mean 2 (draft pilot)?"),
        ("saboteur", "Did you mean 5 (draft saboteur)?"),
        ("undoo", "Did you mean undo?"),
        (
            "offer gold for iron to seat 2",
            "You can trade only Iron, Ember and Copper. (K16)",
        ),
        ("qqqqqq", "Type ? to see them all"),
        ("mine", "dig by hand: Choose a Profession first."),
        ("\x1b[2J", "not one of the choices"),
        ("x" * 100_000, "not one of the choices"),
        ("\udcff\x00", "not one of the choices"),
        ("undo many", "Type undo"),
        ("undo 99999", "Type undo"),
        ("? 77", "Choose a number from 1 to 5"),
        ("? dragon", "not one of the choices"),
        ("rules Z1", "no rule of"),
        ("save \x00", "null byte"),
        ("save " + "x" * 5000, "File name too long"),
        ("save nowhere/game.json", "No such file or directory"),
        ("save .", "is a folder"),
    ],
)
def test_a_wrong_answer_at_the_prompt_gets_a_one_line_reply(
    shell: Shell, answer: str, reply: str
) -> None:
    result = shell(*GAME, lines=f"{answer}\n")
    shown = result.out.split("Miner> ")[1]
    assert reply in " ".join(shown.split())
    assert "\x1b" not in shown
    assert result.code == 0


def karats_game(t: Table, language: str) -> LocalGame:
    """A game in the terminal that stands where an arranged table stands."""
    play = Play(t.setup, bytes(32))
    play.position = t.position
    return LocalGame(play, [Player("Red"), Player("Blue")], language)


@pytest.mark.parametrize(
    ("language", "offer", "counter"),
    [
        ("en", "Or type any other offer", "Or type any other counter-offer"),
        ("de", "Oder tippe ein anderes Angebot", "Oder tippe ein anderes Gegenangebot"),
    ],
)
def test_the_lines_under_the_choices_say_how_to_type_other_offers_and_counter_offers(
    language: str, offer: str, counter: str
) -> None:
    rich = {"iron": 3, "ember": 3, "copper": 3}
    t = karats_table("pilot", "prospector").set("inventory", rich, 0).set("inventory", rich, 1)
    [line] = ways_to_type_others(karats_game(t.stand("build", 0), language))
    assert offer in line
    t.play(line[line.index(": offer ") + 2 :])
    [line] = ways_to_type_others(karats_game(t, language))
    assert counter in line
    t.play(line[line.index(": counter ") + 2 :])
    assert ways_to_type_others(karats_game(t, language)) == []


def test_question_mark_says_how_to_type_an_offer_only_where_offers_are_legal(shell: Shell) -> None:
    game = ("play", "karats", "--professions", "none", "--seats", "you:Red,you:Blue", "--seed", "5")
    lines = "?\nmine\nkeep iron\nmine\nkeep copper\n?\n"
    before, after = shell(*game, lines=lines).out.split("kept 1 Copper")
    assert "Or type any other offer" not in before
    assert "offer 2 iron + copper for ember to seat 2" in after


def test_question_mark_lists_every_choice_and_command(shell: Shell) -> None:
    result = shell(*GAME, lines="?\n")
    listed = result.out.split("Miner> ")[1]
    for text in ("draft prospector", "K34", "become the Prospector", "undo [N]", "save [FILE]"):
        assert text in listed


def test_an_illegal_action_is_refused_with_its_rule(shell: Shell) -> None:
    lines = "draft engineer\ndraft engineer\n"
    result = shell("play", "karats", "--seed", "1", "--seats", "you:Red,you:Blue", lines=lines)
    assert "become the Engineer: Somebody has that" in result.out
    assert "(K6)" in result.out


def test_the_hint_command_prints_a_recommended_choice(shell: Shell) -> None:
    result = shell(*GAME, lines="hint\n")
    assert "would choose" in result.out.split("Miner> ")[1]


def test_the_log_command_prints_the_events_of_the_game(shell: Shell) -> None:
    result = shell(*GAME, lines="1\nlog\nlog all\n")
    assert "You became the Prospector" in result.out.split("Miner> ")[2]
    assert "Dirt to decide who chooses first" in result.out.split("Miner> ")[3]


def test_undo_stops_where_luck_was_involved(shell: Shell) -> None:
    """A draft can be undone; a draw of cubes from the Mine can't, nor any action before it."""
    game = ("play", "karats", "--seed", "1", "--seats", "you:Red,you:Blue")
    result = shell(*game, lines="1\nundo\n2\n1\nmine\nundo\nsave x.json\n")
    assert "Red: choose a Profession" in result.out.split("> ")[2]
    assert "Nothing can be undone" in result.out.split("> ")[6]
    assert load_record(Path("x.json")).actions[:4] == [
        "draft prospector",
        "undo 1",
        "draft pilot",
        "draft prospector",
    ]
    assert shell("verify", "x.json").code == 0


def test_undo_refuses_more_actions_than_can_be_undone(shell: Shell) -> None:
    result = shell("play", "karats", "--seed", "1", "--seats", "you,you", lines="1\nundo 2\n")
    assert "Only 1 can be undone" in result.out


def test_a_saved_game_can_be_resumed(shell: Shell) -> None:
    result = shell(*GAME, lines="1\nsave\n1\n")
    assert "motherlode play karats --load karats.json" in result.out
    record = load_record(Path("karats.json"))
    assert record.actions[0] == "draft prospector"
    again = shell("play", "karats", "--load", "karats.json", lines="1\n")
    assert again.out.split("Miner> ")[1] == result.out.split("Miner> ")[3]
    assert again.code == 0


def test_saving_a_loaded_game_overwrites_its_own_file(shell: Shell) -> None:
    shell(*GAME, lines="1\nsave mine.json\n")
    result = shell("play", "karats", "--load", "mine.json", lines="1\nsave\nquit\n")
    assert result.err == ""
    assert len(load_record(Path("mine.json")).actions) > 2
    assert [path.name for path in Path().iterdir()] == ["mine.json"]


def test_save_overwrites_an_existing_file_only_with_an_exclamation_mark(shell: Shell) -> None:
    Path("karats.json").write_text("precious")
    result = shell(*GAME, lines="1\nsave karats.json\nsave\n")
    assert "exists already" in result.out
    assert Path("karats.json").read_text() == "precious"
    assert Path("karats-2.json").exists()
    shell(*GAME, lines="1\nsave! karats.json\n")
    assert load_record(Path("karats.json")).game == "karats"


def test_quit_asks_whether_to_save_an_unsaved_game(shell: Shell) -> None:
    assert shell(*GAME, lines="quit\n").code == 0
    stayed = shell(*GAME, lines="1\nquit\nmaybe\n")
    assert "The game continues" in stayed.out
    assert "not saved" not in shell(*GAME, lines="1\nquit\nno\n").err
    shell(*GAME, lines="1\nquit\nyes\n")
    assert load_record(Path("karats.json")).game == "karats"


def test_every_command_is_in_the_help(shell: Shell) -> None:
    listed = shell(*GAME, lines="?\n").out
    for name in prompt_commands.COMMANDS:
        assert name in listed or name in ("exit", "help")  # aliases of quit and ?


def test_after_the_end_the_record_can_be_saved_and_the_log_read(
    shell: Shell, tmp_path: Path
) -> None:
    path = str(save(tmp_path, bots_record()))
    seats = ("--seats", "you,greedy")
    result = shell("play", "karats", "--load", path, *seats, lines="log\nsave x.json\n1\nK\n\n")
    assert "won the game" in result.out
    assert "The game is over" in result.out
    assert "Saved. Replay with: motherlode replay x.json --step" in result.out
    assert shell("verify", "x.json").code == 0


def test_a_game_of_bots_is_played_to_the_end(shell: Shell) -> None:
    result = shell("play", "karats", "--seed", "1", "--seats", "greedy,random")
    assert result.code == 0
    assert "won." in result.out


@pytest.mark.rule("K45")
def test_one_player_of_karats_meets_the_automaton_and_sees_what_has_no_use(shell: Shell) -> None:
    out = shell("play", "karats", "--seed", "7", "--seats", "you", lines="1\nquit\n").out
    assert "The Automaton (easy)" in out
    assert "No use when you play alone: Capitalist, Saboteur" in out


def test_the_play_command_prints_the_same_game_of_bots_for_the_same_seed(shell: Shell) -> None:
    game = ("play", "karats", "--seed", "7", "--seats", "greedy,random", "--automaton", "hard")
    assert shell(*game).out == shell(*game).out

"""Any-time actions and unlisted actions, in a small game."""

import pytest

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import IllegalAction, NotYourDecision, UnreadableAction
from motherlode.kernel.play import Play
from motherlode.testing import conformance
from tests.kernel.gem_game import ACTIONS, HELD, SPENT, SWAP, gem_setup

SEED = bytes(32)


def play_with(red: int = 0, blue: int = 0) -> Play:
    """A game in which seat 0 holds these gems and must choose between digging and resting."""
    play = Play(gem_setup(), SEED)
    at = int(play.position.state.block(0)) + HELD
    play.position.state.cells[at] = red
    play.position.state.cells[at + 1] = blue
    play.setup.rules.legal(play.position.state, play.position.moves)
    return play


def test_any_time_actions_are_listed_after_the_actions_of_the_step() -> None:
    play = play_with(red=1)
    assert play.legal_texts() == ["dig", "rest", "spend red"]
    assert [ACTIONS.text(action) for action in play.position.anytime()] == ["spend red"]


def test_the_interrupted_step_asks_again_after_an_any_time_action() -> None:
    play = play_with(red=2)
    play.play_text("spend red")
    assert play.legal_texts() == ["dig", "rest", "spend red"]
    assert play.position.state.cells[SPENT] == 1


def test_an_any_time_action_can_be_undone() -> None:
    play = play_with(red=1)
    play.play_text("spend red")
    assert play.undo_limit(0) == 1


def test_a_step_that_cannot_be_interrupted_offers_no_any_time_action() -> None:
    play = play_with(red=1)
    play.play_text("dig")
    assert play.legal_texts() == ["rest"]
    with pytest.raises(IllegalAction) as error:
        play.play_text("spend red")
    assert (error.value.reason, error.value.rule) == ("not_now", "G1")


def test_a_pause_asks_a_seat_that_may_use_an_any_time_action() -> None:
    play = play_with(red=1)
    play.play_text("rest")
    assert play.legal_texts() == ["go on", "spend red"]
    assert [ACTIONS.text(action) for action in play.position.anytime()] == ["spend red"]
    play.play_text("go on")
    assert play.deciding_seat() == 1


def test_a_pause_is_skipped_if_the_seat_holds_no_gem_to_spend() -> None:
    play = play_with()
    play.play_text("rest")
    assert play.deciding_seat() == 1


def test_a_seat_may_not_use_an_any_time_action_in_another_seats_turn() -> None:
    play = play_with(red=1)
    with pytest.raises(NotYourDecision):
        play.play_text("spend red", seat=1)


def test_an_unlisted_action_is_checked_and_applied_but_not_listed() -> None:
    play = play_with(red=3, blue=1)
    play.play_text("spend blue")
    assert not any(text.startswith("swap") for text in play.legal_texts())
    play.play_text("Swap  2 red for blue")
    assert play.log[-1] == "swap 2 red for blue"
    assert play.view(0)["seats"][0]["held"] == {"red": 1, "blue": 1}


@pytest.mark.parametrize(
    ("text", "reason"),
    [("swap 4 red for blue", "too_few_gems"), ("swap 1 red for blue", "none_spent")],
)
def test_an_illegal_unlisted_action_gets_a_reason_and_changes_nothing(
    text: str, reason: str
) -> None:
    play = play_with(red=3)
    before = play.position.state.dump()
    with pytest.raises(IllegalAction) as error:
        play.play_text(text)
    assert (error.value.reason, error.value.rule) == (reason, "G3")
    assert play.position.state.dump() == before
    assert play.log == []


@pytest.mark.parametrize("text", ["swap", "swap red", "swap 1 red for red", "swap x red for blue"])
def test_an_unlisted_action_with_unreadable_arguments_is_refused(text: str) -> None:
    with pytest.raises(UnreadableAction):
        play_with(red=3).play_text(text)


def test_unreadable_arguments_give_their_reason_and_near_texts() -> None:
    with pytest.raises(UnreadableAction) as refused:
        play_with(red=3).play_text("swap 1 red for red")
    assert (refused.value.reason, refused.value.rule) == ("same_gem", "G3")
    assert str(refused.value) == "no action is called 'swap 1 red for red': same gem (G3)"
    error = UnreadableAction("swap", ["spend red"], "same_gem")
    assert str(error) == "no action is called 'swap': same gem; did you mean 'spend red'?"


def test_unreadable_arguments_without_a_known_reason_give_an_empty_reason() -> None:
    with pytest.raises(UnreadableAction) as refused:
        play_with(red=3).play_text("swap red")
    assert (refused.value.reason, refused.value.rule) == ("", "")


def test_an_action_id_of_an_unknown_unlisted_verb_is_refused() -> None:
    with pytest.raises(UnreadableAction):
        play_with().play(2 * SWAP)


def test_a_record_with_unlisted_actions_replays() -> None:
    play = Play(gem_setup(), SEED)
    pick = Dealer(5)
    while not play.over():
        play.play(conformance.pick_action(play.setup, play.position, pick))
    assert any(text.startswith("swap") for text in play.log)
    again = replay_game(play)
    assert again.log == play.log
    assert again.position.state.same(play.position.state)


def replay_game(play: Play) -> Play:
    """The game played again from its log."""
    again = Play(play.setup, play.seed)
    for text in play.log:
        again.enter(text)
    return again


@pytest.mark.parametrize("seed", range(3))
def test_a_game_with_any_time_actions_passes_the_conformance_suite(seed: int) -> None:
    conformance.check_random_game(gem_setup(), seed)
    conformance.check_secrecy(gem_setup(), seed)

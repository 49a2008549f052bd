"""Tests of Play: checked actions, an append-only log, and undo that reveals nothing."""

import pytest

from motherlode.kernel import registry
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import (
    CantUndo,
    GameOver,
    IllegalAction,
    NotYourDecision,
    UnreadableAction,
)
from motherlode.kernel.play import CHECKPOINT_INTERVAL, Play
from motherlode.kernel.rules import BY_TURNS
from motherlode.kernel.view import SPECTATOR
from tests.games.mothership.adjacent_fleets import START_SPACES, edition_with_deck_of
from tests.kernel.tiny_game import EVENTS, tiny_setup

SEED = bytes(range(32))


def karats(*texts: str) -> Play:
    play = Play(registry.find_game("karats").setup(2), SEED)
    for text in texts:
        play.play_text(text)
    return play


DRAFTED = ("draft pilot", "draft engineer")


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    games = [Play(registry.find_game("karats").setup(3), SEED) for _ in range(2)]
    for _ in range(200):
        if games[0].over():
            break
        action = games[0].legal()[len(games[0].log) % len(games[0].legal())]
        events = [[event.numbers() for event in play.play(action)] for play in games]
        assert events[0] == events[1]
    assert games[0].position.state.same(games[1].position.state)
    assert games[0].checks == games[1].checks


def test_another_seed_gives_another_game() -> None:
    setup = registry.find_game("karats").setup(2)
    plays = [Play(setup, bytes([i]) * 32) for i in range(20)]
    assert len({play.check for play in plays}) > 1


def test_a_refused_action_changes_nothing() -> None:
    play = karats()
    before = (play.position.state.dump(), play.check, list(play.log))
    deciding = play.deciding_seat()
    assert deciding is not None
    with pytest.raises(IllegalAction) as illegal:
        play.play_text("build drill")
    assert (illegal.value.reason, illegal.value.rule) == ("draft_first", "K6")
    with pytest.raises(NotYourDecision, match=f"seat {deciding + 1}'s decision"):
        play.play_text("draft pilot", 1 - deciding)
    with pytest.raises(UnreadableAction, match="draft pilot"):
        play.play_text("draft pylot")
    for action in (-1, 10_000, 2**70):
        with pytest.raises(UnreadableAction):
            play.play(action)
    assert (play.position.state.dump(), play.check, list(play.log)) == before


def test_no_action_is_accepted_after_the_end() -> None:
    play = Play(tiny_setup(), SEED)
    while not play.over():
        shows = [text for text in play.legal_texts() if text.startswith("show")]
        play.play_text(shows[0] if shows else "draw")
    assert (play.deciding_seat(), play.legal()) == (None, [])
    with pytest.raises(GameOver, match="the game is over"):
        play.play_text("pass")


def test_an_undo_is_added_to_the_log_and_removes_no_entry() -> None:
    play = karats(*DRAFTED)
    texts = ["mine"]
    for text in texts:
        play.play_text(text)
    play.undo()
    play.undo(2)
    assert play.log == [*DRAFTED, "mine", "undo 1", "undo 2"]
    assert len(play.checks) == len(play.log)
    assert len(set(play.checks)) == len(play.checks)
    assert [done.entry for done in play.applied] == []
    fresh = karats()
    assert play.position.state.same(fresh.position.state)


def test_undo_restores_the_exact_state() -> None:
    play = karats(*DRAFTED)
    dumps = [play.position.state.dump()]
    for _ in range(25):
        play.play(play.legal()[0])
        dumps.append(play.position.state.dump())
    for back in (1, 3, 10, 11):
        play.undo(back)
        del dumps[-back:]
        assert play.position.state.dump() == dumps[-1]


@pytest.mark.parametrize("from_snapshot", [False, True])
def test_an_undo_in_a_long_game_replays_only_the_actions_since_a_checkpoint(
    from_snapshot: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = Play(registry.find_game("mothership").setup(2), SEED)
    dumps = [play.position.state.dump()]
    while len(play.applied) < 5 * CHECKPOINT_INTERVAL:
        play.play(play.legal()[len(play.log) % len(play.legal())])
        dumps.append(play.position.state.dump())
    done = list(play.applied)
    if from_snapshot:
        play = Play.from_snapshot(play.setup, SEED, list(play.log), list(done), dumps[-1])
        play.undo(2 * CHECKPOINT_INTERVAL)  # undoes more than one checkpoint
    played: list[int] = []
    deal = Play.dealer_of

    def counted(self: Play, entry: int) -> Dealer:
        played.append(entry)
        return deal(self, entry)

    monkeypatch.setattr(Play, "dealer_of", counted)
    for back in (1, 1, 2, CHECKPOINT_INTERVAL - 1, CHECKPOINT_INTERVAL):
        played.clear()
        play.undo(back)
        assert len(played) < CHECKPOINT_INTERVAL
        assert play.applied == done[: len(play.applied)]
        assert play.position.state.dump() == dumps[len(play.applied)]


def test_more_actions_than_were_applied_can_not_be_undone() -> None:
    play = karats(*DRAFTED)
    for count in (0, -1, 3, 1000):
        with pytest.raises(CantUndo, match=": 2 can be undone"):
            play.undo(count)
    assert play.log == [*DRAFTED]


def test_undo_does_not_reveal_random_numbers() -> None:
    """After an undo over a random draw, the same action draws other random numbers."""
    drawn = set()
    play = karats(*DRAFTED)
    for _ in range(12):
        play.play_text("mine")
        drawn.add(tuple(play.position.state.dump()))
        play.undo()
    assert len(drawn) > 4


def test_undo_goes_back_to_the_draw_made_after_an_earlier_undo() -> None:
    """The state is replayed with the random numbers of the second draw, not the undone one."""
    play = karats(*DRAFTED, "mine")
    play.undo()
    play.play_text("mine")
    state = play.position.state.dump()
    play.play(play.legal()[-1])
    play.undo()
    assert play.position.state.dump() == state


def test_a_random_draw_can_not_be_undone_without_asking() -> None:
    play = karats(*DRAFTED)
    seat = play.deciding_seat()
    assert seat is not None
    play.play_text("mine")
    assert not play.applied[-1].can_undo
    assert play.undo_limit(seat) == 0


def test_a_seat_can_undo_only_its_own_actions() -> None:
    play = karats()
    first = play.deciding_seat()
    assert first is not None
    play.play_text("draft pilot")
    assert play.undo_limit(first) == 1
    assert play.undo_limit(1 - first) == 0
    play.play_text("draft engineer")
    assert play.undo_limit(first) == 0
    assert play.undo_limit(1 - first) == 1


def test_showing_a_hidden_card_can_not_be_undone_without_asking() -> None:
    play = Play(tiny_setup(), SEED)
    play.play_text("pass")
    assert play.applied[-1].can_undo
    card = next(text for text in play.legal_texts() if text.startswith("show"))
    play.play_text(card)
    assert not play.applied[-1].can_undo
    play.play_text("draw")
    assert not play.applied[-1].can_undo


def test_an_action_that_offers_a_reaction_can_not_be_undone_without_asking() -> None:
    setup = tiny_setup()
    setup.rules.steps[0].window = BY_TURNS
    asking = Play(setup, SEED)
    asking.play_text("pass")
    assert not asking.applied[-1].can_undo
    assert asking.undo_limit(0) == 0
    asking.undo()
    assert asking.deciding_seat() == 0, "undo with the others' consent is still possible"


def test_an_action_can_be_undone_until_another_seat_is_offered_a_reaction() -> None:
    setup = registry.find_game("mothership").setup(
        2, {"layout": "custom"}, edition_with_deck_of("replicator")
    )
    play = Play(setup, SEED)
    for _ in range(12):
        seat = int(play.deciding_seat() or 0)
        placed = sum(done.seat == seat for done in play.applied)
        play.play_text(f"place {START_SPACES[seat][placed]}")
    attacker = int(play.deciding_seat() or 0)
    play.play_text("order fighter 1")
    play.play_text(f"attack {START_SPACES[1 - attacker][1]}")
    assert play.deciding_seat() == attacker, "the attacker reacts first (M29)"
    assert play.undo_limit(attacker) == 2
    play.play_text("pass")
    assert play.deciding_seat() == 1 - attacker
    assert play.undo_limit(attacker) == 0


def test_entering_the_log_of_a_game_gives_that_game_and_bad_entries_are_refused() -> None:
    play = karats(*DRAFTED, "mine")
    play.undo()
    twin = Play(play.setup, SEED)
    for text in play.log:
        twin.enter(text)
    assert twin.checks == play.checks
    for bad in ("undo", "undo x", "undo -1", "undo 99999999", "redo 1", "undo 1 1"):
        with pytest.raises(UnreadableAction):
            twin.enter(bad)
    with pytest.raises(CantUndo):
        twin.enter("undo 50")
    assert twin.log == play.log


def test_secret_event_arguments_are_shown_only_to_their_seat() -> None:
    play = Play(tiny_setup(), SEED)
    (event,) = play.play_text("draw")
    own_view = EVENTS.redact(event, 0)
    assert set(own_view) == {"event", "seat", "card"}
    assert (
        EVENTS.redact(event, 1) == EVENTS.redact(event, SPECTATOR) == {"event": "drew", "seat": 0}
    )


def test_a_game_played_without_digests_has_the_same_states() -> None:
    plain = Play(registry.find_game("karats").setup(2), SEED, checking=False)
    for text in DRAFTED:
        plain.play_text(text)
    assert (plain.checks, plain.check) == ([], "")
    assert plain.position.state.same(karats(*DRAFTED).position.state)


def test_a_checked_action_is_played_once_and_only_as_the_next_entry() -> None:
    play, other = karats(), karats()
    checked = play.check_action(play.parse("draft pilot"), play.deciding_seat())
    assert play.log == []
    play.play_checked(checked)
    other.play_text("draft pilot")
    assert (play.log, play.check) == (other.log, other.check)
    with pytest.raises(ValueError, match="checked for entry 1, but the next entry is 2"):
        play.play_checked(checked)


def test_check_action_refuses_illegal_actions_and_other_seats() -> None:
    play, asked = karats(), karats().deciding_seat()
    assert asked is not None
    with pytest.raises(IllegalAction):
        play.check_action(play.parse("build drill"))
    with pytest.raises(NotYourDecision):
        play.check_action(play.parse("draft pilot"), 1 - asked)

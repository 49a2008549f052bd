"""Redeals: everything hidden is dealt again from another seed, and what everybody saw stays."""

import random

import pytest

from motherlode.kernel import registry
from motherlode.kernel.errors import CantRedeal, CantUndo
from motherlode.kernel.play import MOST_REDEALS, Play
from motherlode.kernel.provably_fair import Unfair
from motherlode.kernel.record import (
    Continuation,
    Seat,
    cut_record,
    from_json,
    record_of,
    replay,
    replay_to,
    to_json,
)
from motherlode.kernel.view import SPECTATOR
from motherlode.plugin_types import TestPlugin

GAMES = ("karats", "super_motherload", "mothership")
HIDING = ("super_motherload", "mothership")
SEED, OTHER, THIRD = bytes(range(32)), bytes([7]) * 32, bytes([8]) * 32
CUT = 40


def play_random(play: Play, entries: int, seed: int = 1) -> Play:
    """Plays random actions until the log has a number of entries."""
    rng = random.Random(seed)
    while len(play.log) < entries and not play.over():
        play.play(rng.choice(play.legal()))
    return play


def started(name: str, redeals: dict[int, bytes] | None = None) -> Play:
    return Play(registry.find_game(name).setup(2), SEED, redeals=redeals)


def continued(name: str, seed: bytes) -> Play:
    """A game that is redealt after CUT entries."""
    play = started(name, {CUT: seed})
    for text in play_random(started(name), CUT).log:
        play.enter(text)
    return play


@pytest.mark.parametrize("name", GAMES)
def test_a_redeal_keeps_what_a_spectator_sees(name: str) -> None:
    before, after = play_random(started(name), CUT), continued(name, OTHER)
    assert after.view(SPECTATOR) == before.view(SPECTATOR)
    assert after.checks == before.checks
    conserved = after.setup.game.plugin(TestPlugin).conserved
    rules = after.setup.rules
    assert conserved(rules, after.position.state) == conserved(rules, before.position.state)


@pytest.mark.parametrize("name", HIDING)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_redeal_changes_the_hand_of_every_seat(name: str, seat: int) -> None:
    """Of twelve redeals at least one gives the seat another hand of the same size."""
    old = started(name)
    while not all(sum(old.view(i)["seats"][i]["hand"].values()) >= 2 for i in (0, 1)):
        old.play(old.legal()[0])
    hands = []
    for number in range(12):
        play = started(name, {len(old.log): bytes([number]) * 32})
        for text in old.log:
            play.enter(text)
        hands.append(play.view(seat)["seats"][seat]["hand"])
    known = old.view(seat)["seats"][seat]["hand"]
    assert any(hand != known for hand in hands)
    assert {sum(hand.values()) for hand in hands} == {sum(known.values())}


@pytest.mark.parametrize("name", GAMES)
def test_the_record_of_a_redealt_game_replays(name: str) -> None:
    play = play_random(continued(name, OTHER), CUT + 30)
    record = record_of(play, [Seat("Red"), Seat("Blue")])
    draws = play.redeal_draws[CUT]
    assert record.continues == [Continuation("", CUT, OTHER.hex(), draws=draws)]
    again = replay(from_json(to_json(record)))
    assert again.position.state.dump() == play.position.state.dump()
    assert replay_to(record, CUT).view(0) == continued(name, OTHER).view(0)
    assert cut_record(record, CUT - 1).continues == []


def test_a_record_with_a_changed_redeal_seed_does_not_replay() -> None:
    record = record_of(play_random(continued("mothership", OTHER), CUT + 60), [Seat("a")] * 2)
    record.continues[0].seed = THIRD.hex()
    with pytest.raises(Exception, match=r"action \d+"):
        replay(record)


def test_a_redeals_proof_of_its_seed_is_checked_at_replay() -> None:
    record = record_of(continued("karats", OTHER), [Seat("a")] * 2)
    record.continues[0].fairness = {
        "scheme": "commit-reveal 1",
        "table": "t",
        "commitment": "00" * 32,
        "secret": "00" * 32,
        "contributions": {},
    }
    with pytest.raises(Unfair):
        replay(record)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("snapshot", [False, True])
def test_actions_before_a_redeal_can_not_be_undone_and_an_undo_keeps_it(
    name: str, snapshot: bool
) -> None:
    play = continued(name, OTHER)
    dump, standing = play.position.state.dump(), len(play.applied)
    play_random(play, CUT + 9)
    if snapshot:
        log, done = list(play.log), list(play.applied)
        state = play.position.state.dump()
        play = Play.from_snapshot(play.setup, SEED, log, done, state, {CUT: OTHER})
    made = len(play.applied) - standing
    assert play.undoable() == made
    with pytest.raises(CantUndo):
        play.undo(made + 1)
    play.undo(made)
    assert play.position.state.dump() == dump
    assert play.undoable() == 0
    assert [play.undo_limit(seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.parametrize("name", GAMES)
def test_a_redeal_before_the_first_entry_keeps_what_spectators_see(name: str) -> None:
    plain, redealt = started(name), started(name, {0: OTHER})
    assert plain.view(SPECTATOR) == redealt.view(SPECTATOR)
    assert redealt.legal()


def test_the_record_of_a_game_with_two_redeals_replays() -> None:
    play = started("mothership", {CUT: OTHER, CUT + 20: THIRD})
    for text in play_random(started("mothership"), CUT).log:
        play.enter(text)
    play_random(play, CUT + 35)
    assert replay(record_of(play, [Seat("a"), Seat("b")])).log == play.log


def test_every_position_of_super_motherload_can_be_redealt() -> None:
    """Also in the middle of a drill, which needs certain cards: hands without them are skipped."""
    play = started("super_motherload")
    rng, drills = random.Random(3), 0
    for number in range(200):
        if play.over():
            break
        play.play(rng.choice(play.legal()))
        if play.over():
            break
        step = play.setup.rules.steps[play.position.state.step()].name
        drills += step in ("drill", "blast")
        state = play.position.state.dump()
        trial = Play.from_snapshot(play.setup, SEED, [], [], state, {0: bytes([number]) * 32})
        assert trial.redeal_between(trial.position, 0, 1).legal()
    assert drills > 0


def test_a_position_that_cannot_be_redealt_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.kernel.play.MOST_REDEALS", 0)
    assert MOST_REDEALS > 100
    with pytest.raises(CantRedeal):
        started("karats", {0: OTHER})

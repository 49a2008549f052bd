"""Reactions: windows open in order, can nest, always end, and reveal no hand (M28-M30)."""

import pytest

from motherlode.games.mothership import kinds
from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.games.mothership.standing_order_triggers import REACTIONS, happening, occasion
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.game import Setup
from motherlode.kernel.position import start_game
from tests.arrange import Table
from tests.games.mothership.arranged_table import (
    begin_turn,
    empty_board,
    play_until,
    put_fleet,
    set_hand,
)


def attack_with_onlooker(*hands: tuple[str, ...]) -> Table:
    """Seat 0 attacks seat 1, Fighter against Fighter; seat 2 is not involved."""
    t = empty_board(3)
    put_fleet(t, 0, f1="c13", f3="a1")
    put_fleet(t, 1, f1="d13", f3="o1")
    put_fleet(t, 2, f1="h1")
    for seat, cards in enumerate(hands):
        set_hand(t, seat, *cards)
    begin_turn(t).play("order fighter 1", "attack d13")
    return t


@pytest.mark.rule("M28", "M29")
def test_attacker_and_defender_alternate_until_both_pass() -> None:
    t = attack_with_onlooker(
        ("prod", "seismic_charge"), ("defence_buff", "defence_buff", "prod"), ()
    )
    assert (t.step, t.seat) == ("before_roll", 0)
    t.play("pass")
    assert t.seat == 1
    t.play("play defence_buff", "pass")  # the attacker could cancel it
    assert (t.step, t.seat) == ("before_roll", 0)
    t.play("pass")
    assert t.seat == 1
    t.play("play defence_buff", "pass", "pass", "pass")
    assert t.step == "after_roll"
    assert t.get("defence_buff") == 2
    assert t.refused("play defence_buff") == ("card_not_held", "M36")


@pytest.mark.rule("M29")
def test_reaction_windows_come_in_order() -> None:
    t = attack_with_onlooker((), ("the_forks", "life_support", "last_stand"), ())
    steps = [t.step]
    t = play_until(t, ["pass"], lambda t: t.step == "after_roll")
    steps.append(t.step)
    assert t.legal() == ["pass", "play the_forks"]
    t = play_until(t, ["pass"], lambda t: True)
    while t.step == "after_roll":
        t.play("pass")
    assert steps == ["before_roll", "after_roll"]


@pytest.mark.slow
@pytest.mark.rule("M29")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_order_of_questions_does_not_reveal_which_card_is_held(holder: int) -> None:
    """The same seats are asked in the same order, no matter which card is held."""
    windows = set()
    for seed in range(8):
        paths = set()
        for card in [name for name in kinds.CARDS if name != "random_event"]:
            hands = [(card,) if seat == holder else () for seat in range(3)]
            t = attack_with_onlooker(*hands).copy(seed)
            asked = []
            while t.step in ("before_roll", "after_roll", "on_loss"):
                asked.append((t.step, t.seat))
                t.play("pass")
            paths.add(tuple(asked))
        assert len(paths) == 1
        windows |= {step for step, _ in paths.pop()}
    assert windows == {"before_roll", "after_roll", "on_loss"}


@pytest.mark.rule("M29")
def test_standing_orders_distinguish_the_motherships_dogfights() -> None:
    t = attack_with_onlooker(("prod",), ("prod",), ())
    assert (t.seat, occasion(t.state)) == (0, "before_roll small")
    t.play("pass")
    assert (t.seat, occasion(t.state)) == (1, "before_roll small")
    t = empty_board(2)
    put_fleet(put_fleet(t, 0, f1="c13"), 1, m="d13")
    set_hand(set_hand(t, 0, "prod"), 1, "prod")
    begin_turn(t).play("order fighter 1", "attack d13")
    assert (t.seat, occasion(t.state)) == (0, "before_roll small")
    t.play("pass")
    assert (t.seat, occasion(t.state)) == (1, "")
    assert occasion(begin_turn(t).state) == ""


@pytest.mark.rule("M29")
def test_players_without_cards_are_not_asked() -> None:
    assert attack_with_onlooker((), (), ("prod",)).step == "turn"


@pytest.mark.rule("M29")
def test_no_reaction_is_asked_for_when_all_its_cards_were_played() -> None:
    t = attack_with_onlooker((), ("prod",), ())
    t.set("discard", {"the_forks": 2, "backup_generator": 4, "last_stand": 2, "life_support": 2})
    t.play("pass")
    assert t.step == "turn"


@pytest.mark.rule("M30")
def test_every_other_player_may_cancel_a_card_in_turn_order() -> None:
    t = empty_board(3)
    for seat, where in enumerate(("a1", "c1", "e1")):
        put_fleet(t, seat, f1=where)
    set_hand(t, 0, "replicator", "noooooooooooo")
    set_hand(t, 1, "prod")
    set_hand(t, 2, "noooooooooooo")
    t.set("discard", {}).set("deck", {"noooooooooooo": 0, "prod": 1})
    begin_turn(t).play("play replicator")
    assert (t.step, t.seat, t.legal()) == ("cancel", 1, ["pass"])
    assert t.refused("play prod") == ("only_a_cancelling_card", "M30")
    t.play("pass")
    assert t.seat == 2


@pytest.mark.rule("M30")
def test_a_cancelling_card_can_be_cancelled() -> None:
    edition = {"cards": {"noooooooooooo": {"count": 2}}}
    t = empty_board(2, edition=edition)
    put_fleet(put_fleet(t, 0, f1="a1"), 1, f1="c1")
    set_hand(set_hand(t, 0, "replicator", "noooooooooooo"), 1, "noooooooooooo")
    begin_turn(t).play("play replicator", "play noooooooooooo")
    assert (t.step, t.seat) == ("cancel", 0)
    t.play("play noooooooooooo")
    assert t.get("resources", 0) in range(1, 5)
    assert t.count("discard", "noooooooooooo") == 2
    assert t.refused("play noooooooooooo") == ("card_not_held", "M36")


@pytest.mark.rule("M30")
def test_a_cancelling_card_needs_a_card_to_cancel() -> None:
    t = begin_turn(
        set_hand(put_fleet(put_fleet(empty_board(), 0, f1="a1"), 1, f1="c1"), 0, "noooooooooooo")
    )
    assert t.refused("play noooooooooooo") == ("nothing_to_cancel", "M30")


@pytest.mark.rule("M29", "M30")
def test_reactions_end_when_six_players_always_react() -> None:
    """Every window ends even if all players play cards whenever they can."""
    setup = MOTHERSHIP.setup(6, {"mode": "victory_points", "exploration": True, "events": True})
    play, sell = "play", "sell"
    for seed in (1, 2):
        d = Dealer(seed)
        position = start_game(setup.rules, d)
        deepest = 0
        for _ in range(4000):
            if position.over():
                break
            rows = [setup.game.actions.rows[action] for action in position.legal()]
            eager = [row for row in rows if row.verb in (play, "buy")]
            chosen = eager or [row for row in rows if row.verb != sell] or rows
            position.advance(chosen[d.below(len(chosen))].id, d)
            deepest = max(deepest, (int(position.state.cells[0]) - first_frame_cell(setup)) // 4)
        assert deepest < setup.game.layout.deepest


def first_frame_cell(setup: Setup) -> int:
    layout = setup.game.layout
    return int(layout.first + layout.stride * layout.seats)


@pytest.mark.rule("M29")
@pytest.mark.parametrize(
    ("target", "names"),
    [("m", ("attacked mothership", "attacked ship")), ("f1", ("attacked ship",))],
)
@pytest.mark.parametrize("card", [name for name in kinds.CARDS if name != "random_event"])
def test_every_card_that_answers_an_attack_may_be_ordered_in_advance(
    target: str, names: tuple[str, ...], card: str
) -> None:
    for seed in range(3):
        t = empty_board(2)
        put_fleet(put_fleet(t, 0, f1="c13", m="c12"), 1, **{target: "d13", "f2": "d14"})
        set_hand(set_hand(t, 0, "prod"), 1, card)
        t = begin_turn(t).copy(seed)
        t.play("order fighter 1", "attack d13")
        if "fire" in t.legal():
            t.play("fire")
        while t.step in ("before_roll", "after_roll", "on_loss"):
            if t.seat == 1:
                assert happening(t.state) == names
                plays = {text for text in t.legal() if text.startswith("play ")}
                assert plays <= set(REACTIONS[names[0]])
                assert plays <= set(REACTIONS["attacked ship"])
            else:
                assert happening(t.state) == ("attacking",)
            t.play("pass")
    assert happening(t.state) == ()

"""Reactions: windows in the right order, nested, bounded, and telling nothing (M28-M30)."""

import pytest

from motherlode.games.mothership import kinds
from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.games.mothership.standing_order_triggers import occasion
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.game import Setup
from motherlode.kernel.position import start_game
from tests.arrange import Table
from tests.games.mothership.desk import desk, hand, ships, turn, until


def three(*hands: tuple[str, ...]) -> Table:
    """Seat 1 attacks seat 2 Fighter against Fighter; seat 3 looks on."""
    t = desk(3)
    ships(t, 0, f1="c13", f3="a1")
    ships(t, 1, f1="d13", f3="o1")
    ships(t, 2, f1="h1")
    for seat, cards in enumerate(hands):
        hand(t, seat, *cards)
    turn(t).play("order fighter 1", "attack d13")
    return t


@pytest.mark.rule("M28", "M29")
def test_attacker_and_defender_alternate_until_both_pass() -> None:
    t = three(("prod", "seismic_charge"), ("defence_buff", "defence_buff", "prod"), ())
    assert (t.step, t.seat) == ("before_roll", 0)
    t.play("pass")
    assert t.seat == 1
    t.play("play defence_buff", "pass")  # the other one could forbid it
    assert (t.step, t.seat) == ("before_roll", 0)
    t.play("pass")
    assert t.seat == 1
    t.play("play defence_buff", "pass", "pass", "pass")
    assert t.step == "after_roll"
    assert t.get("defence_buff") == 2
    assert t.refused("play defence_buff") == ("card_not_held", "M36")


@pytest.mark.rule("M29")
def test_the_windows_come_in_order() -> None:
    t = three((), ("the_forks", "life_support", "last_stand"), ())
    steps = [t.step]
    t = until(t, ["pass"], lambda t: t.step == "after_roll")
    steps.append(t.step)
    assert t.legal() == ["pass", "play the_forks"]
    t = until(t, ["pass"], lambda t: True)
    while t.step == "after_roll":
        t.play("pass")
    assert steps == ["before_roll", "after_roll"]


@pytest.mark.slow
@pytest.mark.rule("M29")
@pytest.mark.parametrize("holder", [0, 1])
def test_being_asked_tells_only_that_there_is_a_card(holder: int) -> None:
    """Whatever the one card is, the same seats are asked in the same order."""
    windows = set()
    for seed in range(8):
        paths = set()
        for card in kinds.CARDS[:-1]:
            hands = [(card,) if seat == holder else () for seat in range(3)]
            t = three(*hands).copy(seed)
            asked = []
            while t.step in ("before_roll", "after_roll", "on_loss"):
                asked.append((t.step, t.seat))
                t.play("pass")
            paths.add(tuple(asked))
        assert len(paths) == 1
        windows |= {step for step, _ in paths.pop()}
    assert windows == {"before_roll", "after_roll", "on_loss"}


@pytest.mark.rule("M29")
def test_orders_can_tell_the_mothership_from_small_ships() -> None:
    t = three(("prod",), ("prod",), ())
    assert (t.seat, occasion(t.state)) == (0, "before_roll small")
    t.play("pass")
    assert (t.seat, occasion(t.state)) == (1, "before_roll small")
    t = desk(2)
    ships(ships(t, 0, f1="c13"), 1, m="d13")
    hand(hand(t, 0, "prod"), 1, "prod")
    turn(t).play("order fighter 1", "attack d13")
    assert (t.seat, occasion(t.state)) == (0, "before_roll small")
    t.play("pass")
    assert (t.seat, occasion(t.state)) == (1, "")
    assert occasion(turn(t).state) == ""


@pytest.mark.rule("M29")
def test_without_cards_nobody_is_asked() -> None:
    assert three((), (), ("prod",)).step == "turn"


@pytest.mark.rule("M29")
def test_a_spent_kind_is_not_waited_for() -> None:
    t = three((), ("prod",), ())
    t.set("discard", {"the_forks": 2, "backup_generator": 4, "last_stand": 2, "life_support": 2})
    t.play("pass")
    assert t.step == "turn"


@pytest.mark.rule("M30")
def test_anyone_may_forbid_in_turn_order_and_be_forbidden() -> None:
    t = desk(3)
    for seat, where in enumerate(("a1", "c1", "e1")):
        ships(t, seat, f1=where)
    hand(t, 0, "replicator", "noooooooooooo")
    hand(t, 1, "prod")
    hand(t, 2, "noooooooooooo")
    t.set("discard", {}).set("deck", {"noooooooooooo": 0, "prod": 1})
    turn(t).play("play replicator")
    assert (t.step, t.seat, t.legal()) == ("cancel", 1, ["pass"])
    assert t.refused("play prod") == ("only_a_cancelling_card", "M30")
    t.play("pass")
    assert t.seat == 2


@pytest.mark.rule("M30")
def test_a_forbidding_card_can_be_forbidden() -> None:
    edition = {"cards": {"noooooooooooo": {"count": 2}}}
    t = desk(2, edition=edition)
    ships(ships(t, 0, f1="a1"), 1, f1="c1")
    hand(hand(t, 0, "replicator", "noooooooooooo"), 1, "noooooooooooo")
    turn(t).play("play replicator", "play noooooooooooo")
    assert (t.step, t.seat) == ("cancel", 0)
    t.play("play noooooooooooo")
    assert t.get("resources", 0) in range(1, 5)
    assert t.count("discard", "noooooooooooo") == 2
    assert t.refused("play noooooooooooo") == ("card_not_held", "M36")


@pytest.mark.rule("M30")
def test_nothing_to_forbid() -> None:
    t = turn(hand(ships(ships(desk(), 0, f1="a1"), 1, f1="c1"), 0, "noooooooooooo"))
    assert t.refused("play noooooooooooo") == ("nothing_to_cancel", "M30")


@pytest.mark.rule("M29", "M30")
def test_six_who_always_react_never_deadlock() -> None:
    """Everybody plays a card whenever one may be played: every window ends all the same."""
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
            deepest = max(deepest, (int(position.state.cells[0]) - first(setup)) // 4)
        assert deepest < setup.game.layout.deepest


def first(setup: Setup) -> int:
    layout = setup.game.layout
    return int(layout.first + layout.stride * layout.seats)

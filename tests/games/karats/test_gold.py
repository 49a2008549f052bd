"""Claiming Gold, discovering more, and winning (K13-K16)."""

import pytest

from motherlode.games.karats import actions as act, kinds
from tests.games.karats.arranged_table import (
    NEUTRAL,
    cubes_in_mine,
    excavated_count,
    fill_mine_with,
    karats_table,
)


@pytest.mark.rule("K13")
def test_gold_is_claimed_at_once_and_is_not_a_kept_cube() -> None:
    t = karats_table(NEUTRAL, "pilot").set("mine", {"gold": 1, "iron": 1}).set("undiscovered", 0)
    t.stand("mine", 0)
    t.play("mine")
    assert t.get("gold", 0) == 1
    assert t.get("excavated") == {"iron": 1}
    assert t.legal() == ["done", "keep iron"]
    t.set("mine", {"iron": 50}).play("keep iron")
    assert t.get("inventory", 0) == {"iron": 1}
    assert t.get("gold", 0) == 1
    assert t.count("discard", "gold") == 0


@pytest.mark.rule("K13")
def test_gold_drawn_by_a_steambot_is_claimed() -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "gold", 1).set("undiscovered", 0)
    t.set("machines", {"steambot 1": 1}, 0).stand("use", 0)
    t.play("use steambot to dig")
    assert t.get("gold", 0) == 1
    assert t.get("excavated") == {}


@pytest.mark.rule("K13")
def test_the_event_of_claimed_gold_has_the_players_total() -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "gold", 2).set("undiscovered", 0)
    t.set("inventory", {"iron": 1}, 0).set("inventory", {"copper": 1}, 1).stand("mine", 0)
    t.play("mine")
    assert [fact["total"] for fact in t.events_of("gold_claimed")] == [1, 2]
    assert not t.over()


@pytest.mark.rule("K14")
@pytest.mark.parametrize(
    ("aside", "after", "in_mine"),
    [(8, 6, 2), (6, 4, 2), (2, 0, 2), (1, 0, 1), (0, 0, 0)],
)
def test_each_claimed_gold_puts_two_undiscovered_gold_into_the_mine(
    aside: int, after: int, in_mine: int
) -> None:
    t = karats_table("pilot", NEUTRAL).set("mine", {"gold": 1}).set("undiscovered", aside)
    t.set("discard", {"iron": 5}).set("inventory", {"iron": 1}, 1)
    t.set("inventory", {"ember": 1}, 0).stand("mine", 0)
    t.play("mine")
    assert t.get("undiscovered") == after
    assert t.count("mine", "gold") == in_mine
    found = [fact["count"] for fact in t.events_of("gold_discovered")]
    assert found == ([aside - after] if aside else [])


@pytest.mark.rule("K14")
def test_gold_that_enters_the_mine_may_be_drawn_in_the_same_excavation() -> None:
    """The only Gold of the Mine is drawn; the second cube is a Gold that was put in for it."""
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "gold", 1).set("discard", {"dirt": 50})
    t.set("inventory", {"ember": 1}, 0).set("inventory", {"iron": 1}, 1).stand("mine", 0)
    t.play("mine")
    assert [fact["event"] for fact in t.events if fact["event"] != "turn_began"] == [
        "excavated",
        "gold_claimed",
        "gold_discovered",
        "excavated",
        "gold_claimed",
        "gold_discovered",
    ]
    assert t.get("gold", 0) == 2
    assert t.get("undiscovered") == 4
    assert t.count("mine", "gold") == 3


@pytest.mark.rule("K14")
def test_all_eight_undiscovered_gold_enter_the_mine() -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot", "engineer", "saboteur"), "gold", 2)
    for seat, cube in enumerate(("iron", "copper", "iron", "iron")):
        t.set("inventory", {cube: 1}, seat)
    left = []
    for seat in (0, 2, 3):
        t.stand("mine", seat)
        t.play("mine")
        left.append((t.get("undiscovered"), t.count("mine", "gold")))
    assert left == [(4, 4), (0, 6), (0, 4)]


@pytest.mark.rule("K15")
@pytest.mark.parametrize("had", [0, 1, 2])
def test_the_third_gold_ends_the_game_in_the_middle_of_an_excavation(had: int) -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "gold", 2).set("gold", had, 0)
    t.set("machines", {"megalodrill 8": 1}, 0).stand("use", 0)
    t.play("use megalodrill 8")
    assert t.over()
    assert t.get("gold", 0) == 3
    assert excavated_count(t) == 3 - had
    assert t.get("winner") == "seat 1"
    assert t.payoffs() == [1.0, 0.0]
    assert t.events_of("won") == [{"event": "won", "seat": 0, "winner": "seat 1"}]
    assert t.events[-1]["event"] == "won"
    assert t.legal() == []


@pytest.mark.rule("K15")
def test_the_winning_gold_brings_no_gold_into_the_mine_and_ends_the_game_at_once() -> None:
    t = karats_table(NEUTRAL, "pilot", automaton="easy").set("mine", {"gold": 1, "iron": 0})
    t.set("gold", 2, 1).set("automaton_rate", 10).stand("mine", 1)
    t.play("mine")
    assert t.over()
    assert (t.get("undiscovered"), cubes_in_mine(t)) == (8, 0)
    assert t.get("winner") == "seat 2"
    assert t.payoffs() == [0.0, 1.0]
    assert t.events_of("automaton_dug") == []


@pytest.mark.rule("K15")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_player_of_any_seat_who_mines_a_third_gold_wins_alone(seat: int) -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot", "engineer", "saboteur"), "gold").set(
        "gold", 2, seat
    )
    t.stand("mine", seat)
    t.play("mine")
    assert t.payoffs() == [1.0 if other == seat else 0.0 for other in range(4)]


@pytest.mark.rule("K15")
def test_two_gold_do_not_win() -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "gold", 2).set("undiscovered", 0)
    t.set("inventory", {"iron": 1}, 0).set("inventory", {"copper": 1}, 1).stand("mine", 0)
    t.play("mine")
    assert (t.get("gold", 0), t.over(), t.get("winner")) == (2, False, "nobody")


@pytest.mark.rule("K16")
def test_no_action_spends_trades_or_discards_gold() -> None:
    assert not [row.text for row in act.ACTIONS.rows if "gold" in row.text]
    assert "gold" not in kinds.MATERIALS


@pytest.mark.rule("K16")
def test_claimed_gold_never_decreases() -> None:
    for seed in range(1, 8):
        t = karats_table(NEUTRAL, "saboteur", "engineer", seed=seed).set(
            "inventory", {"iron": 9}, 0
        )
        t.set("inventory", {"copper": 9, "ember": 9}, 1).stand("build", 0)
        had = [0, 0, 0]
        for _ in range(300):
            if t.over():
                break
            t.play(t.legal()[t.dealer.below(len(t.legal()))])
            has = [t.get("gold", seat) for seat in range(3)]
            assert all(now >= before for now, before in zip(has, had, strict=True))
            assert sum(has) + t.get("undiscovered") + t.count("mine", "gold") == 10
            had = has

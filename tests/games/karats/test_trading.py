"""Offers of any cubes, answers to them, and their limits (K31-K33)."""

import pytest

from motherlode.games.karats import actions as act, kinds
from tests.arrange import Table
from tests.games.karats.arranged_table import (
    fill_mine_with,
    finish_turn,
    karats_table,
    play_least_action,
)

Cubes = dict[str, int]
RICH = {"iron": 3, "ember": 3, "copper": 3}


def table_to_trade(own: Cubes, partner: Cubes, seats: int = 2) -> Table:
    """Seats 0 and 1 have cubes, and no seat is the Capitalist."""
    t = karats_table(*("prospector", "pilot", "engineer")[:seats])
    return t.set("inventory", own, 0).set("inventory", partner, 1)


def build_offer(t: Table, give: Cubes, want: Cubes, to: int = 1) -> None:
    t.play(f"offer seat {to + 1}")
    for verb, cubes in (("give", give), ("want", want)):
        for cube, count in cubes.items():
            t.play(*[f"{verb} {cube}"] * count)


@pytest.mark.rule("K31", "K32")
@pytest.mark.parametrize(
    ("give", "want"),
    [
        ({"iron": 1}, {"copper": 1}),
        ({"iron": 2}, {"copper": 1}),
        ({"iron": 1}, {"ember": 2}),
        ({"iron": 3, "ember": 3, "copper": 3}, {"iron": 1}),
        ({"ember": 1}, {"iron": 3, "ember": 3, "copper": 3}),
        ({"iron": 2, "ember": 1}, {"iron": 1, "copper": 2}),
        ({"iron": 1}, {"iron": 2}),
    ],
)
def test_any_cubes_may_be_traded_for_any_others(give: Cubes, want: Cubes) -> None:
    t = table_to_trade(RICH, RICH).stand("build", 0)
    build_offer(t, give, want)
    t.play("propose")
    assert (t.step, t.seat, t.turn) == ("answer", 1, 0)
    assert t.legal() == ["accept", "decline"]
    assert t.events == [{"event": "offered", "seat": 0, "to": "seat 2", "give": give, "want": want}]
    t.play("accept")
    for cube in kinds.MATERIALS:
        change = want.get(cube, 0) - give.get(cube, 0)
        assert t.count("inventory", cube, 0) == 3 + change
        assert t.count("inventory", cube, 1) == 3 - change
    assert t.told("traded") == [
        {"event": "traded", "seat": 0, "to": "seat 2", "give": give, "want": want}
    ]
    assert (t.step, t.seat) == ("build", 0)
    assert t.get("give") == t.get("want") == {}


@pytest.mark.rule("K31")
def test_offers_go_to_any_player_and_only_in_ones_own_turn() -> None:
    t = table_to_trade(RICH, RICH, 3).set("inventory", {"ember": 1}, 2).stand("build", 0)
    assert t.legal("offer") == ["offer seat 2", "offer seat 3"]
    assert t.refused("offer seat 1") == ("offer_to_oneself", "K31")
    assert t.refused("offer seat 4") == ("no_such_seat", "K31")
    build_offer(t, {"iron": 1}, {"ember": 1}, 2)
    t.play("propose")
    assert t.seat == 2
    assert t.legal() == ["accept", "decline"]
    assert t.refused("offer seat 1") == ("answer_first", "K32")
    t.play("accept")
    assert t.get("inventory", 2) == {"iron": 1}
    assert t.count("inventory", "ember", 0) == 4


@pytest.mark.rule("K31", "K32")
def test_offers_are_made_between_the_steps_of_a_turn() -> None:
    machines = {"drill 0": 1, "boiler 0": 2, "steambot 1": 1}
    t = (
        fill_mine_with(table_to_trade(RICH, RICH), "iron")
        .set("machines", machines, 0)
        .stand("build", 0)
    )
    for step in ("build", "geothermal", "fuel", "mine", "use", "keep"):
        assert t.step == step
        assert t.legal("offer") == ["offer seat 2"]
        play_least_action(t)
    assert t.turn == 1


@pytest.mark.rule("K31", "K32", "K38")
def test_the_saboteur_may_offer_before_mining() -> None:
    t = fill_mine_with(karats_table("saboteur", "pilot"), "iron").set("machines", {"drill 0": 1}, 1)
    t.set("inventory", RICH, 0).set("inventory", RICH, 1).stand("mine", 0)
    assert t.legal("offer") == ["offer seat 2"]


@pytest.mark.rule("K32")
def test_no_offer_is_made_while_steam_is_loaded_or_cubes_are_kept() -> None:
    t = fill_mine_with(table_to_trade(RICH, RICH), "iron").set(
        "machines", {"drill 0": 1, "boiler 1": 1}, 0
    )
    t.stand("build", 0).play("done", "load drill 0")
    assert t.legal() == ["done", "load drill 1"]
    assert t.refused("offer seat 2") == ("choice_pending", "K32")
    t.play("done", "mine", "use boiler 1")
    assert t.step == "boiler_steam"
    assert t.legal("offer") == []
    assert t.refused("offer seat 2") == ("boiler_steam_first", "K26")
    t.play("done")
    t.set("excavated", {"iron": 2}).stand("keep", 0, left=2).play("keep iron")
    assert t.refused("offer seat 2") == ("choice_pending", "K32")
    t.stand("build", 0).play("offer seat 2")
    assert t.refused("offer seat 2") == ("offer_first", "K32")


@pytest.mark.rule("K32", "K36")
def test_no_offer_is_made_while_the_engineer_pays() -> None:
    t = karats_table("engineer", "pilot").set("inventory", RICH, 0).set("inventory", RICH, 1)
    t.stand("build", 0).play("engineer drill")
    assert t.refused("offer seat 2") == ("payment_first", "K36")


@pytest.mark.rule("K32")
def test_declining_ends_the_offer() -> None:
    t = table_to_trade(RICH, {"copper": 1}).stand("build", 0)
    build_offer(t, {"iron": 1}, {"copper": 1})
    t.play("propose", "decline")
    assert t.told("declined") == [{"event": "declined", "seat": 1, "to": "seat 1"}]
    assert (t.get("inventory", 0), t.get("inventory", 1)) == (RICH, {"copper": 1})
    assert (t.step, t.seat) == ("build", 0)
    assert t.get("give") == t.get("want") == {}


@pytest.mark.rule("K32")
def test_an_offer_has_cubes_on_both_sides() -> None:
    t = table_to_trade(RICH, RICH).stand("build", 0)
    t.play("offer seat 2")
    assert t.refused("propose") == ("one_sided", "K32")
    t.play("give iron")
    assert t.refused("propose") == ("one_sided", "K32")
    t.play("want copper")
    assert "propose" in t.legal()
    t.play("withdraw", "offer seat 2", "want copper")
    assert t.refused("propose") == ("one_sided", "K32")


@pytest.mark.rule("K32")
def test_an_offer_of_the_same_cubes_is_refused() -> None:
    t = table_to_trade(RICH, RICH).stand("build", 0)
    build_offer(t, {"iron": 1, "ember": 1}, {"iron": 1})
    assert "propose" in t.legal()
    t.play("want ember")
    assert "propose" not in t.legal()
    assert t.refused("propose") == ("same_cubes", "K32")
    t.play("give copper")
    assert "propose" in t.legal()


@pytest.mark.rule("K32")
def test_an_offer_is_limited_to_the_cubes_of_both_players() -> None:
    t = table_to_trade({"iron": 2}, {"copper": 1}).stand("build", 0)
    t.play("offer seat 2")
    assert t.legal() == ["give iron", "want copper", "withdraw"]
    assert t.refused("give ember") == ("you_have_no_more", "K31")
    t.play("give iron", "give iron", "want copper")
    assert t.legal() == ["propose", "withdraw"]
    assert t.refused("give iron") == ("you_have_no_more", "K31")
    assert t.refused("want copper") == ("they_have_no_more", "K31")


@pytest.mark.rule("K32")
@pytest.mark.parametrize("answer", ["accept", "decline", "withdraw"])
def test_at_most_three_offers_are_made_in_a_turn(answer: str) -> None:
    t = fill_mine_with(table_to_trade(RICH, RICH), "iron").stand("build", 0)
    for _ in range(3):
        build_offer(t, {"iron": 1}, {"copper": 1})
        t.play(*(["withdraw"] if answer == "withdraw" else ["propose", answer]))
    assert t.legal("offer") == []
    assert t.refused("offer seat 2") == ("offers_used_up", "K32")
    finish_turn(t)
    assert t.legal("offer") == ["offer seat 1"]


@pytest.mark.rule("K32")
@pytest.mark.parametrize(
    ("own", "partner", "reason"),
    [
        ({}, {"iron": 1}, "nothing_to_give"),
        ({"iron": 1, "copper": 1}, {}, "nothing_to_want"),
        ({"iron": 1}, {"iron": 1}, "same_cubes"),
        ({"iron": 1}, {"copper": 1}, ""),
        ({"iron": 2}, {"iron": 1}, ""),
        ({"iron": 1}, {"iron": 2}, ""),
    ],
)
def test_an_offer_is_opened_only_if_one_can_be_proposed(
    own: Cubes, partner: Cubes, reason: str
) -> None:
    t = (
        table_to_trade(own, partner)
        .set("machines", {"drill 0": 1}, 0)
        .stand("geothermal", 0, left=3)
    )
    if reason:
        assert t.refused("offer seat 2") == (reason, "K32")
    else:
        assert t.legal("offer") == ["offer seat 2"]


@pytest.mark.rule("K32")
def test_a_withdrawn_offer_moves_no_cubes() -> None:
    t = table_to_trade(RICH, RICH).stand("build", 0)
    build_offer(t, {"iron": 2}, {"copper": 1})
    t.play("withdraw")
    assert t.get("inventory", 0) == t.get("inventory", 1) == RICH
    assert (t.step, t.seat, t.get("give"), t.get("want")) == ("build", 0, {}, {})


@pytest.mark.rule("K33")
def test_no_offer_is_made_to_the_automaton() -> None:
    t = karats_table("prospector", "pilot", automaton="hard").set("inventory", RICH, 0)
    t.set("inventory", RICH, 1).stand("build", 0)
    assert t.legal("offer") == ["offer seat 2"]
    t = karats_table("prospector", automaton="hard").set("inventory", RICH, 0).stand("build", 0)
    assert t.legal("offer") == []
    offers = [row.argument for row in act.ACTIONS.rows if row.verb == "offer"]
    assert offers == ["seat 1", "seat 2", "seat 3", "seat 4"]

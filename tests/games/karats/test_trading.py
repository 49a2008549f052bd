"""Offers at any time in a turn, answers, counter-offers, and their bounds (K16, K31-K33, K47)."""

import pytest

from motherlode.games.karats import kinds, offer_text, trade_terms
from motherlode.games.karats.game import KARATS
from motherlode.kernel.errors import IllegalAction, NotYourDecision, UnreadableAction
from motherlode.kernel.play import Play
from tests.arrange import Table
from tests.games.karats.arranged_table import (
    fill_mine_with,
    finish_turn,
    karats_table,
    play_least_action,
    random_positions,
)

Cubes = dict[str, int]
RICH = {"iron": 3, "ember": 3, "copper": 3}


def table_to_trade(own: Cubes, partner: Cubes, seats: int = 2, trades: str = "book") -> Table:
    """Seats 0 and 1 have cubes, and no seat is the Capitalist."""
    t = karats_table(*("prospector", "pilot", "engineer")[:seats], trades=trades)
    return t.set("inventory", own, 0).set("inventory", partner, 1)


def partners(t: Table) -> set[str]:
    """The seats that listed offers are made to."""
    return {text.rpartition(" to ")[2] for text in t.legal("offer")}


@pytest.mark.rule("K31", "K32", "K47")
@pytest.mark.parametrize(
    ("text", "give", "want"),
    [
        ("iron for copper", {"iron": 1}, {"copper": 1}),
        ("2 iron for copper", {"iron": 2}, {"copper": 1}),
        ("iron for 2 ember", {"iron": 1}, {"ember": 2}),
        ("3 iron + 2 ember for 3 copper", {"iron": 3, "ember": 2}, {"copper": 3}),
        ("ember for 3 iron + 3 copper", {"ember": 1}, {"iron": 3, "copper": 3}),
    ],
)
def test_an_offer_of_any_cubes_is_one_action(text: str, give: Cubes, want: Cubes) -> None:
    t = table_to_trade(RICH, RICH).stand("build", 0)
    t.play(f"offer {text} to seat 2")
    assert (t.step, t.seat, t.turn) == ("answer", 1, 0)
    assert (t.get("give"), t.get("want")) == (give, want)
    assert t.events == [{"event": "offered", "seat": 0, "to": "seat 2", "give": give, "want": want}]
    t.play("accept")
    for cube in kinds.MATERIALS:
        change = want.get(cube, 0) - give.get(cube, 0)
        assert t.count("inventory", cube, 0) == 3 + change
        assert t.count("inventory", cube, 1) == 3 - change
    assert t.events_of("traded") == [
        {"event": "traded", "seat": 0, "to": "seat 2", "give": give, "want": want}
    ]
    assert (t.step, t.seat) == ("build", 0)
    assert t.get("give") == t.get("want") == {}


@pytest.mark.rule("K47")
def test_the_listed_offers_are_one_cube_for_one_two_for_one_and_one_for_two() -> None:
    t = table_to_trade(RICH, RICH).stand("build", 0)
    listed = [offer_text.OfferText().read(text.removeprefix("offer ")) for text in t.legal("offer")]
    sizes = [
        tuple(
            sum(int(side(trade, i)) for i in range(3))
            for side in (trade_terms.given, trade_terms.wanted)
        )
        for trade in listed
    ]
    assert sorted(sizes) == [(1, 1)] * 6 + [(1, 2)] * 9 + [(2, 1)] * 9


@pytest.mark.rule("K47", "K32")
def test_an_offer_of_at_most_three_cubes_is_listed_exactly_if_it_is_legal() -> None:
    """The list and the reasons agree at every decision of random games."""
    small = [row for row in KARATS.actions.rows if row.verb in ("offer", "counter")]
    seen = set()
    for t in random_positions(3, "off", 3, 250):
        for row in small:
            legal = t.setup.rules.why_not(t.state, row.id)[0] == ""
            assert legal == t.position.allows(row.id), (t.step, row.text)
            seen.add((row.verb, legal))
    assert len(seen) == 4


@pytest.mark.rule("K31")
def test_offers_go_to_any_player_and_only_in_ones_own_turn() -> None:
    t = table_to_trade(RICH, RICH, 3).set("inventory", {"ember": 1}, 2).stand("build", 0)
    assert partners(t) == {"seat 2", "seat 3"}
    assert t.refused("offer iron for copper to seat 1") == ("offer_to_oneself", "K31")
    assert t.refused("offer iron for copper to seat 4") == ("no_such_seat", "K31")
    t.play("offer iron for ember to seat 3")
    assert t.seat == 2
    assert t.legal("offer") == []
    assert t.refused("offer ember for iron to seat 1") == ("answer_first", "K32")
    t.play("accept")
    assert t.get("inventory", 2) == {"iron": 1}
    assert t.count("inventory", "ember", 0) == 4


@pytest.mark.rule("K31", "K32")
def test_a_trade_may_be_offered_at_every_decision_of_the_turn() -> None:
    machines = {"drill 0": 1, "boiler 0": 2, "steambot 1": 1}
    t = (
        fill_mine_with(table_to_trade({"iron": 9}, {"ember": 9}), "iron")
        .set("machines", machines, 0)
        .stand("build", 0)
    )
    for step in ("build", "geothermal", "fuel", "mine", "use", "keep", "end"):
        assert t.step == step
        t.play("offer iron for ember to seat 2", "accept")
        assert (t.step, t.seat) == (step, 0)
        play_least_action(t)
    assert t.turn == 1


@pytest.mark.rule("K32")
def test_a_player_who_can_only_trade_is_asked_in_every_part_of_the_turn() -> None:
    t = fill_mine_with(table_to_trade({"iron": 1}, {"copper": 1}), "dirt").stand("build", 0)
    for step, last in (("build", "done"), ("fuel", "done"), ("mine", "skip mining"), ("end", "")):
        assert t.step == step
        assert t.legal() == sorted(
            [
                "forgo trades",
                "offer iron for copper to seat 2",
                last or "end the turn",
                *(["mine"] if step == "mine" else []),
            ]
        )
        t.play(last or "end the turn")
    assert t.turn == 1


@pytest.mark.rule("K32")
def test_between_two_uses_and_while_keeping_a_trade_may_be_offered() -> None:
    t = fill_mine_with(table_to_trade(RICH, RICH), "iron").set("machines", {"steambot 1": 3}, 0)
    t.stand("use", 0).play("use steambot to dig")
    t.play("offer iron for ember to seat 2", "decline", "use steambot to keep", "done")
    assert t.step == "keep"
    t.play("keep iron", "offer iron for ember to seat 2", "accept")
    assert t.step == "keep"
    assert t.get("excavated") == {}


@pytest.mark.rule("K32")
def test_excavated_cubes_are_no_part_of_a_trade_until_they_are_kept() -> None:
    t = fill_mine_with(table_to_trade({"iron": 1}, {"copper": 2}), "ember").stand("mine", 0)
    t.play("mine")
    assert t.get("excavated") == {"ember": 3}
    refusal = t.refused("offer ember for copper to seat 2")
    assert refusal == ("you_have_too_few", "K32")
    t.play("keep ember", "offer ember for copper to seat 2", "accept")
    assert t.get("inventory", 0) == {"iron": 1, "copper": 1}


@pytest.mark.rule("K32", "K37")
def test_the_capitalist_may_take_unkept_cubes_only_once_keeping_is_over() -> None:
    t = fill_mine_with(karats_table("capitalist", "pilot"), "ember").set("inventory", RICH, 0)
    t.set("inventory", RICH, 1).stand("mine", 0)
    t.play("mine", "offer iron for copper to seat 2", "accept")
    assert t.step == "keep"
    t.play("done", "offer 2 iron for copper to seat 2", "accept")
    assert (t.step, t.legal()) == ("bonus", ["take ember"])
    t.play("take ember")
    assert t.step == "end"


@pytest.mark.rule("K32", "K36", "K38")
@pytest.mark.parametrize(
    ("profession", "first"),
    [
        ("engineer", ["engineer boiler", "pay ember", "done", "done"]),
        ("saboteur", ["done", "done", "sabotage seat 2 drill 0"]),
    ],
)
def test_a_player_can_trade_at_the_end_of_a_turn_without_a_mining_phase(
    profession: str, first: list[str]
) -> None:
    t = karats_table(profession, "pilot").set("inventory", RICH, 0).set("inventory", RICH, 1)
    t.set("machines", {"drill 0": 1}, 1).stand("build", 0)
    t.play(*first)
    assert (t.step, t.turn) == ("end", 0)
    t.play("offer iron for copper to seat 2", "accept", "end the turn")
    assert t.turn == 1


@pytest.mark.rule("K32", "K38")
def test_a_trade_may_be_offered_after_a_skipped_prep_phase() -> None:
    t = karats_table("saboteur", "pilot").set("inventory", RICH, 0).set("inventory", RICH, 1)
    t.set("machines", {"drill 0": 1}, 1).stand("build", 0)
    t.play("sabotage seat 2 drill 0", "offer iron for copper to seat 2", "accept")
    assert (t.step, t.seat) == ("mine", 0)
    assert t.count("inventory", "copper", 0) == RICH["copper"] + 1
    assert t.refused("build steambot") == ("prep_skipped_to_sabotage", "K38")


@pytest.mark.rule("K32")
@pytest.mark.parametrize("trades", ["book", "off"])
def test_a_turn_without_a_possible_trade_passes_by_itself(trades: str) -> None:
    own = {} if trades == "book" else {"iron": 1}
    t = table_to_trade(own, {"copper": 1}, trades=trades)
    fill_mine_with(t, "dirt").stand("build", 0)
    assert (t.step, t.legal()) == ("mine", ["mine", "skip mining"])
    t.play("mine")
    assert t.turn == 1


@pytest.mark.rule("K32")
def test_a_player_may_forgo_the_trades_of_a_turn() -> None:
    t = fill_mine_with(table_to_trade({"iron": 1}, {"copper": 1}), "dirt").stand("build", 0)
    t.play("forgo trades")
    assert t.step == "mine"
    assert t.legal() == ["mine", "skip mining"]
    assert t.refused("offer iron for copper to seat 2") == ("trades_forgone", "K32")
    assert t.refused("forgo trades") == ("trades_forgone", "K32")
    t.play("mine")
    assert t.turn == 1
    assert t.legal("offer") == ["offer copper for iron to seat 1"]


@pytest.mark.rule("K32")
def test_no_offer_interrupts_loading_steam_paying_or_taking_a_bonus() -> None:
    t = fill_mine_with(table_to_trade(RICH, RICH), "iron").set(
        "machines", {"drill 0": 1, "boiler 1": 1}, 0
    )
    offer = "offer iron for copper to seat 2"
    t.stand("build", 0).play("done", "load drill 0")
    assert t.legal() == ["load drill 1"]
    assert t.refused(offer) == ("steam_first", "K19")
    t.play("load drill 1", "done", "mine", "use boiler 1")
    assert t.step == "boiler_steam"
    assert t.refused(offer) == ("steam_first", "K26")
    t = karats_table("engineer", "pilot").set("inventory", RICH, 0).set("inventory", RICH, 1)
    t.stand("build", 0).play("engineer drill")
    assert t.refused(offer) == ("payment_first", "K36")
    t = karats_table("capitalist", "pilot").set("inventory", RICH, 0).set("inventory", RICH, 1)
    t.set("discard", {"iron": 1}).stand("build", 0).play(offer, "accept")
    assert t.refused(offer) == ("bonus_first", "K37")


@pytest.mark.rule("K32", "K47")
def test_declining_ends_the_offer() -> None:
    t = table_to_trade(RICH, {"copper": 1}).stand("build", 0)
    t.play("offer iron for copper to seat 2", "decline")
    assert t.events_of("declined") == [{"event": "declined", "seat": 1, "to": "seat 1"}]
    assert (t.get("inventory", 0), t.get("inventory", 1)) == (RICH, {"copper": 1})
    assert (t.step, t.seat, t.get("offers_failed", 1)) == ("build", 0, 1)
    assert t.get("give") == t.get("want") == {}


@pytest.mark.rule("K32")
@pytest.mark.parametrize("accepted", [True, False])
def test_an_offer_may_be_answered_with_a_counter_offer(accepted: bool) -> None:
    t = table_to_trade(RICH, RICH).stand("build", 0)
    t.play("offer iron for copper to seat 2")
    t.play("counter 2 copper for ember + 3 iron")
    assert t.events == [
        {
            "event": "countered",
            "seat": 1,
            "to": "seat 1",
            "give": {"copper": 2},
            "want": {"iron": 3, "ember": 1},
        }
    ]
    assert (t.step, t.seat, t.turn) == ("counter", 0, 0)
    assert t.legal() == ["accept", "decline"]
    assert t.refused("counter iron for ember") == ("one_counter_offer", "K32")
    assert t.refused("counter 3 iron + ember for 2 copper") == ("one_counter_offer", "K32")
    t.play("accept" if accepted else "decline")
    gained = {"ember": 2, "copper": 5} if accepted else RICH
    assert t.get("inventory", 0) == gained
    assert (t.step, t.seat) == ("build", 0)
    assert (t.get("offers_made"), t.get("offers_failed", 1)) == (1, int(not accepted))


@pytest.mark.rule("K32")
def test_a_counter_offer_differs_and_keeps_the_rules_of_offers() -> None:
    t = table_to_trade(RICH, RICH).stand("build", 0)
    t.play("offer iron for copper to seat 2")
    assert "counter copper for iron" not in t.legal()
    assert len(t.legal("counter")) == 23
    assert t.refused("counter copper for iron") == ("same_terms", "K32")
    assert t.refused("counter 4 copper for iron") == ("you_have_too_few", "K32")
    assert t.refused("counter copper for 4 iron") == ("they_have_too_few", "K32")
    assert t.refused("counter nothing for iron") == ("one_sided", "K32")
    assert t.refused("counter copper + iron for iron") == ("kind_on_both_sides", "K32")


@pytest.mark.rule("K32")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("iron for nothing", "one_sided"),
        ("nothing for iron", "one_sided"),
        ("iron + copper for iron", "kind_on_both_sides"),
        ("iron for iron", "kind_on_both_sides"),
        ("3 iron for copper", "you_have_too_few"),
        ("ember for copper", "you_have_too_few"),
        ("iron for 2 copper", "they_have_too_few"),
        ("2 iron for ember + copper", "they_have_too_few"),
    ],
)
def test_a_refused_offer_names_its_reason_and_changes_nothing(text: str, reason: str) -> None:
    t = table_to_trade({"iron": 2}, {"copper": 1}).stand("build", 0)
    before = t.state.dump()
    assert t.refused(f"offer {text} to seat 2") == (reason, "K32")
    assert t.state.dump() == before


@pytest.mark.rule("K16")
@pytest.mark.parametrize("cube", ["gold", "dirt", "steam", "0 gold", "silver"])
def test_gold_and_dirt_are_never_part_of_a_trade(cube: str) -> None:
    t = table_to_trade(RICH, RICH).set("gold", 2, 0).set("gold", 2, 1).stand("build", 0)
    for text in (f"offer {cube} for iron to seat 2", f"offer iron for {cube} to seat 2"):
        with pytest.raises(UnreadableAction):
            KARATS.actions.parse(text)
    assert not [text for text in t.legal("offer") if "gold" in text]


@pytest.mark.rule("K47")
@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("Offer 1 IRON for  copper to seat 2", "offer iron for copper to seat 2"),
        ("offer copper, 2 iron for ember to seat 3", "offer 2 iron + copper for ember to seat 3"),
        ("offer iron and iron for ember to seat 1", "offer 2 iron for ember to seat 1"),
        ("counter 4 ember + 5 iron for copper", "counter 5 iron + 4 ember for copper"),
    ],
)
def test_an_offer_may_be_written_freely_and_has_one_canonical_text(
    written: str, canonical: str
) -> None:
    assert KARATS.actions.text(KARATS.actions.parse(written)) == canonical


@pytest.mark.parametrize(
    ("text", "reason", "rule"),
    [
        ("offer", "offer_names_no_seat", "K32"),
        ("offer iron", "offer_names_no_seat", "K32"),
        ("offer iron for copper", "offer_names_no_seat", "K32"),
        ("offer iron for copper to seat 5", "offer_names_no_seat", "K32"),
        ("offer for copper to seat 2", "trade_is_cubes_for_cubes", "K32"),
        ("offer -1 iron for copper to seat 2", "trade_is_cubes_for_cubes", "K32"),
        ("offer iron ++ ember for copper to seat 2", "trade_is_cubes_for_cubes", "K32"),
        ("offer 1234567890 iron for copper to seat 2", "trade_is_cubes_for_cubes", "K32"),
        ("offer gold for copper to seat 2", "only_materials_are_traded", "K16"),
        ("offer 2 steam for copper to seat 2", "only_materials_are_traded", "K16"),
        ("offer 128 iron for copper to seat 2", "too_many_of_a_kind", "K32"),
        ("offer 1000 iron for copper to seat 2", "too_many_of_a_kind", "K32"),
        ("offer 99 iron + 99 iron for copper to seat 2", "too_many_of_a_kind", "K32"),
        ("counter iron for copper to seat 2", "trade_is_cubes_for_cubes", "K32"),
    ],
)
def test_an_offer_that_can_not_be_read_is_refused_with_its_reason(
    text: str, reason: str, rule: str
) -> None:
    with pytest.raises(UnreadableAction) as refused:
        KARATS.actions.parse(text)
    assert (refused.value.reason, refused.value.rule) == (reason, rule)
    cause = f"{reason.replace('_', ' ')} ({rule})"
    assert str(refused.value).startswith(f"no action is called {text!r}: {cause}")


@pytest.mark.rule("K47")
@pytest.mark.parametrize("answer", [["decline"], ["counter 2 copper for ember", "decline"]])
def test_after_three_failed_offers_a_player_gets_no_more_this_turn(answer: list[str]) -> None:
    t = fill_mine_with(table_to_trade(RICH, RICH, 3), "iron").set("inventory", RICH, 2)
    t.stand("build", 0)
    for _ in range(3):
        assert partners(t) == {"seat 2", "seat 3"}
        t.play("offer iron for copper to seat 2", *answer)
    assert partners(t) == {"seat 3"}
    assert t.refused("offer iron for copper to seat 2") == ("offers_failed", "K47")
    assert t.refused("offer 3 iron for copper to seat 2") == ("offers_failed", "K47")
    finish_turn(t)
    assert partners(t) == {"seat 1", "seat 3"}


@pytest.mark.rule("K47")
def test_offers_that_lead_to_a_trade_do_not_count_as_failed() -> None:
    t = table_to_trade({"iron": 9}, {"copper": 9}).stand("build", 0)
    for _ in range(4):
        t.play("offer iron for copper to seat 2", "accept")
    t.play("offer iron for copper to seat 2", "counter copper for 2 iron", "accept")
    assert t.get("offers_failed", 1) == 0


@pytest.mark.rule("K47")
@pytest.mark.parametrize(("trades", "limit"), [("book", 12), ("few", 3)])
def test_the_offers_of_a_turn_are_limited(trades: str, limit: int) -> None:
    t = table_to_trade({"iron": 20}, {"copper": 20}, trades=trades)
    fill_mine_with(t, "iron").stand("build", 0)
    for _ in range(limit):
        t.play("offer iron for copper to seat 2", "accept")
    assert t.legal("offer") == []
    assert t.refused("offer iron for copper to seat 2") == ("offers_used_up", "K47")
    assert t.refused("forgo trades") == ("offers_used_up", "K47")
    finish_turn(t)
    assert t.turn == 1
    assert partners(t) == {"seat 1"}


@pytest.mark.rule("K47", "K45")
def test_trades_may_be_switched_off() -> None:
    t = table_to_trade(RICH, RICH, trades="off").stand("build", 0)
    assert t.legal("offer") == []
    assert t.refused("offer iron for copper to seat 2") == ("trades_off", "K47")
    assert t.refused("offer 3 iron for copper to seat 2") == ("trades_off", "K47")


@pytest.mark.rule("K32")
@pytest.mark.parametrize(
    ("own", "partner", "possible"),
    [
        ({}, {"iron": 1}, False),
        ({"iron": 1}, {}, False),
        ({"iron": 3}, {"iron": 2}, False),
        ({"iron": 1}, {"copper": 1}, True),
        ({"iron": 1}, {"iron": 1, "ember": 1}, True),
    ],
)
def test_a_step_asks_for_a_trade_only_if_one_is_possible(
    own: Cubes, partner: Cubes, possible: bool
) -> None:
    t = fill_mine_with(table_to_trade(own, partner), "dirt").stand("fuel", 0)
    assert (t.step == "fuel") == possible
    assert bool(t.legal("offer")) == possible
    assert ("forgo trades" in t.legal()) == possible
    if not possible:
        assert t.refused("forgo trades") == ("no_trade_possible", "K32")


@pytest.mark.rule("K33")
def test_an_offer_to_the_automatons_place_is_refused_because_it_never_trades() -> None:
    t = karats_table("prospector", "pilot", automaton="hard").set("inventory", RICH, 0)
    t.set("inventory", RICH, 1).stand("build", 0)
    assert partners(t) == {"seat 2"}
    assert t.refused("offer iron for copper to seat 3") == ("automaton_never_trades", "K33")
    assert t.refused("offer 3 iron for copper to seat 3") == ("automaton_never_trades", "K33")
    assert t.refused("offer iron for copper to seat 4") == ("no_such_seat", "K31")
    t = karats_table("prospector", automaton="hard").set("inventory", RICH, 0).stand("build", 0)
    assert t.legal("offer") == []
    assert t.refused("offer iron for copper to seat 2") == ("automaton_never_trades", "K33")


@pytest.mark.rule("K47", "K31")
def test_an_illegal_offer_raises_an_error_with_its_rule_and_adds_no_log_entry() -> None:
    play = Play(table_to_trade(RICH, RICH).setup, bytes(32))
    while play.setup.rules.steps[play.position.state.step()].name == "draft":
        play.play(play.legal()[0])
    turn = play.deciding_seat()
    assert turn is not None
    entries, before = len(play.log), play.position.state.dump()
    other = f"seat {2 - turn}"
    with pytest.raises(IllegalAction) as refused:
        play.play_text(f"offer 5 iron for 2 copper + ember to {other}", turn)
    assert (refused.value.reason, refused.value.rule) == ("you_have_too_few", "K32")
    with pytest.raises(NotYourDecision):
        play.play_text(f"offer 5 iron for 2 copper to seat {turn + 1}", 1 - turn)
    assert (len(play.log), play.position.state.dump()) == (entries, before)


@pytest.mark.rule("K47", "K32")
@pytest.mark.parametrize("text", ["offer iron for copper", "offer 3 iron for 2 copper"])
@pytest.mark.parametrize("counter", ["counter copper for 2 iron", "counter copper for 4 iron"])
def test_neither_an_offer_nor_a_counter_offer_is_taken_back_alone(text: str, counter: str) -> None:
    t = table_to_trade({"iron": 5, "copper": 2}, {"copper": 5}).stand("build", 0)
    play = Play(t.setup, bytes(32))
    play.position = t.position
    play.play_text("build steambot")
    assert play.undo_limit(0) == 1
    play.play_text(f"{text} to seat 2")
    assert (play.deciding_seat(), play.undo_limit(0)) == (1, 0)
    play.play_text(counter)
    assert (play.deciding_seat(), play.undo_limit(1)) == (0, 0)
    play.play_text("decline")
    assert play.undo_limit(0) == 1, "the answer alone can be taken back"

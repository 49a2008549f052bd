"""Prices of cards: a discount on buying lowers what a sale pays, so trading makes no profit."""

from collections.abc import Callable

import pytest

from tests.arrange import Table
from tests.games.mothership.arranged_table import (
    begin_turn,
    give_planets,
    give_tiles,
    put_artifact,
    set_hand,
    two_fleets,
)

EXPLORATION: dict[str, object] = {"exploration": True}


def table_with_dominion() -> Table:
    return give_tiles(two_fleets({"f1": "c13"}, {}), 0, "economy", 3, "b")


def table_with_broker_artifact() -> Table:
    return put_artifact(give_planets(two_fleets({"f1": "c13"}, {}, EXPLORATION), 0, 0), 8, 0)


def table_without_discount() -> Table:
    return two_fleets({"f1": "c13"}, {})


def sell(t: Table, card: str) -> int:
    before = t.get("resources", 0)
    t.play(f"sell {card}")
    assert t.events_of("sold")[0]["value"] == t.get("resources", 0) - before
    return int(t.get("resources", 0) - before)


def table_with_both() -> Table:
    """A table on which tile and Artifact lower the price together."""
    return give_tiles(table_with_broker_artifact(), 0, "economy", 3, "b")


BARGAINS = [table_with_dominion, table_with_broker_artifact, table_with_both]


@pytest.mark.rule("M36", "M44", "M50")
@pytest.mark.parametrize("bargain", [*BARGAINS, table_without_discount])
def test_cards_sell_for_the_printed_value(bargain: Callable[[], Table]) -> None:
    cards = ("afterburner", "cowardly_retreat", "wormhole")
    t = begin_turn(set_hand(bargain(), 0, *cards))
    assert [sell(t, card) for card in cards] == [1, 2, 3]


@pytest.mark.rule("M36", "M50")
@pytest.mark.parametrize("bargain", BARGAINS)
def test_one_card_in_each_own_turn_is_cheaper(bargain: Callable[[], Table]) -> None:
    t = begin_turn(bargain().set("resources", 9, 0))
    t.play("buy card", "buy card")
    assert t.get("resources", 0) == 9 - 1 - 2  # never below 1, and only once
    t.play("end turn")
    while t.turn == 0 or t.step != "turn":
        t.play("pass")
    t.set("hand", {}, 1).play("end turn")
    before = t.get("resources", 0)
    if t.step == "market":
        t.play("buy card")  # the end of another's turn: no discount
        assert t.get("resources", 0) == before - 2
        t.play("pass")
    before = t.get("resources", 0)
    t.play("buy card")
    assert t.get("resources", 0) == before - 1


@pytest.mark.rule("M36", "M44")
def test_a_tile_makes_one_card_cheaper_even_after_another_was_bought() -> None:
    t = give_tiles(two_fleets({"f1": "c13"}, {}), 0, "economy", 2, "b").set("resources", 20, 0)
    begin_turn(t).play("buy card", "research dominion", "buy card", "buy card")
    assert t.get("resources", 0) == 20 - 2 - 4 - 1 - 2


@pytest.mark.rule("M36", "M44", "M50")
@pytest.mark.parametrize("bargain", [*BARGAINS, table_without_discount])
def test_cycling_through_the_deck_loses_resources(bargain: Callable[[], Table]) -> None:
    """A player who buys and sells every card of the deck in one turn has fewer Resources."""
    t = begin_turn(bargain().set("resources", 200, 0))
    while "buy card" in t.legal():
        t.play("buy card")
        t.play(t.legal("sell")[0])
    assert t.get("deck") == {}
    assert t.get("resources", 0) < 200

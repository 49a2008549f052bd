"""Prices of cards: a discount on buying lowers what a sale pays, so trading makes no profit."""

from collections.abc import Callable

import pytest

from motherlode.games.mothership.forecast import forecast
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


def table_with_industry() -> Table:
    return give_tiles(two_fleets({"f1": "c13"}, {}), 0, "economy", 3, "a")


def table_with_broker_artifact() -> Table:
    return put_artifact(give_planets(two_fleets({"f1": "c13"}, {}, EXPLORATION), 0, 0), 8, 0)


def table_without_discount() -> Table:
    return two_fleets({"f1": "c13"}, {})


def sell(t: Table, card: str) -> int:
    before = t.get("resources", 0)
    t.play(f"sell {card}")
    assert t.told("sold")[0]["value"] == t.get("resources", 0) - before
    return int(t.get("resources", 0) - before)


@pytest.mark.rule("M36", "M44", "M50")
@pytest.mark.parametrize("bargain", [table_with_industry, table_with_broker_artifact])
def test_a_discount_lowers_sale_prices_too(bargain: Callable[[], Table]) -> None:
    cards = ("afterburner", "cowardly_retreat", "wormhole")
    t = begin_turn(set_hand(bargain(), 0, *cards))
    assert [sell(t, card) for card in cards] == [0, 1, 2]
    t = begin_turn(set_hand(table_without_discount(), 0, *cards))
    assert [sell(t, card) for card in cards] == [1, 2, 3]


@pytest.mark.rule("M36", "M44", "M50")
@pytest.mark.parametrize(
    "bargain", [table_with_industry, table_with_broker_artifact, table_without_discount]
)
def test_buying_and_selling_cards_makes_no_profit(bargain: Callable[[], Table]) -> None:
    """On average a player who starts with 6 Resources and buys and sells 20 times has fewer."""
    ends = []
    for seed in range(30):
        t = begin_turn(bargain().set("resources", 6, 0))
        t.dealer.reseed(seed)
        for _ in range(20):
            if "buy card" in t.legal():
                t.play("buy card")
                for text in t.legal("sell"):
                    t.play(text)
        ends.append(t.get("resources", 0))
    assert sum(ends) / len(ends) < 6


@pytest.mark.rule("M36", "M44")
def test_the_forecast_has_sale_prices() -> None:
    t = begin_turn(set_hand(table_with_industry(), 0, "wormhole"))
    assert forecast(t.setup.rules, t.state, 0)["sales"]["wormhole"] == sell(t, "wormhole") == 2
    t = begin_turn(set_hand(table_without_discount(), 0, "wormhole"))
    assert forecast(t.setup.rules, t.state, 0)["sales"]["wormhole"] == 3

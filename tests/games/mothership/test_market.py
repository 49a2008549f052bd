"""What cards are sold for, and that a discount makes no Resources out of nothing."""

from collections.abc import Callable

import pytest

from motherlode.games.mothership.forecast import forecast
from tests.arrange import Table
from tests.games.mothership.desk import find, hand, own, tech, turn, two

EXPLORATION: dict[str, object] = {"exploration": True}


def industry() -> Table:
    return tech(two({"f1": "c13"}, {}), 0, "economy", 3, "a")


def broker() -> Table:
    return find(own(two({"f1": "c13"}, {}, EXPLORATION), 0, 0), 8, 0)


def nothing() -> Table:
    return two({"f1": "c13"}, {})


def sold(t: Table, card: str) -> int:
    before = t.get("resources", 0)
    t.play(f"sell {card}")
    assert t.told("sold")[0]["value"] == t.get("resources", 0) - before
    return int(t.get("resources", 0) - before)


@pytest.mark.rule("M36", "M44", "M50")
@pytest.mark.parametrize("bargain", [industry, broker])
def test_who_buys_for_less_sells_for_as_much_less(bargain: Callable[[], Table]) -> None:
    cards = ("afterburner", "cowardly_retreat", "wormhole")
    t = turn(hand(bargain(), 0, *cards))
    assert [sold(t, card) for card in cards] == [0, 1, 2]
    t = turn(hand(nothing(), 0, *cards))
    assert [sold(t, card) for card in cards] == [1, 2, 3]


@pytest.mark.rule("M36", "M44", "M50")
@pytest.mark.parametrize("bargain", [industry, broker, nothing])
def test_buying_and_selling_is_no_money_machine(bargain: Callable[[], Table]) -> None:
    """Whatever the price, 6 Resources run out in a few cards, or grow by luck alone."""
    ends = []
    for seed in range(30):
        t = turn(bargain().set("resources", 6, 0))
        t.dealer.reseed(seed)
        for _ in range(20):
            if "buy card" in t.legal():
                t.play("buy card")
                for text in t.legal("sell"):
                    t.play(text)
        ends.append(t.get("resources", 0))
    assert sum(ends) / len(ends) < 6


@pytest.mark.rule("M36", "M44")
def test_boards_are_told_what_a_sale_pays() -> None:
    t = turn(hand(industry(), 0, "wormhole"))
    assert forecast(t.setup.rules, t.state, 0)["sales"]["wormhole"] == sold(t, "wormhole") == 2
    t = turn(hand(nothing(), 0, "wormhole"))
    assert forecast(t.setup.rules, t.state, 0)["sales"]["wormhole"] == 3

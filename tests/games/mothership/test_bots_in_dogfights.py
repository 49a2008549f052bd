"""What bots buy and sell in the middle of a dogfight, and that they waste nothing there (M36)."""

from collections.abc import Callable

import pytest

from motherlode.games.mothership import kinds
from tests.arrange import Table, play_nothing
from tests.games.mothership.arranged_table import begin_turn, play_until, set_hand, two_fleets

MARKET = ("buy", "sell", "research", "recharge", "explore")


def before_roll(*cards: str, **discarded: int) -> Table:
    """Seat 0 attacks a Fighter with a Fighter: it has 20 Resources and these cards."""
    t = two_fleets({"f1": "c13"}, {"f1": "d13"})
    t.automatic = play_nothing
    set_hand(t, 0, *cards).set("resources", 20, 0).set("discard", discarded)
    begin_turn(t).play("order fighter 1", "attack d13")
    return t


def all_but(*cards: str) -> dict[str, int]:
    """The numbers of all cards of the box but these kinds."""
    params = two_fleets({}, {}).setup.rules.n  # type: ignore[attr-defined]
    counts = zip(kinds.CARDS, params.cards.count, strict=True)
    return {card: int(count) for card, count in counts if card not in cards}


def after_roll(won: bool, **discarded: int) -> Table:
    def is_wanted(t: Table) -> bool:
        return t.step == "after_roll" and (t.get("attack_dice")[1] > t.get("defence_die")) == won

    return play_until(before_roll(**discarded), ["pass"], is_wanted)


def on_loss(**discarded: int) -> Table:
    texts = ["pass", "pass"]
    return play_until(before_roll(**discarded), texts, lambda t: (t.step, t.seat) == ("on_loss", 0))


def bought(t: Table) -> set[str]:
    """The purchases and sales that the heuristic rates above passing."""
    table, rules = t.setup.game.actions, t.setup.rules
    passing = rules.fast_score(t.state, table.parse("pass"))
    market = [text for text in t.legal() if text.split()[0] in MARKET]
    return {text for text in market if rules.fast_score(t.state, table.parse(text)) > passing}


@pytest.mark.rule("M36")
def test_before_a_roll_that_may_be_lost_bots_buy_a_combat_tile_and_sell_nothing() -> None:
    assert bought(before_roll("prod")) == {"research combat"}


@pytest.mark.rule("M36")
def test_before_a_roll_that_is_as_good_as_won_bots_buy_nothing() -> None:
    t = before_roll("prod").set("attack_buff", 6)
    assert bought(t) == set()


@pytest.mark.rule("M36")
@pytest.mark.parametrize(
    ("make", "useful", "wanted"),
    [
        (before_roll, "expansion_pak", {"research combat", "buy card"}),
        (lambda **discarded: after_roll(False, **discarded), "the_forks", {"buy card"}),
        (on_loss, "life_support", {"buy card"}),
    ],
)
def test_bots_buy_a_card_in_a_dogfight_if_the_cards_left_are_likely_to_help(
    make: Callable[..., Table], useful: str, wanted: set[str]
) -> None:
    assert bought(make(**all_but(useful))) == wanted
    assert "buy card" not in bought(make())


@pytest.mark.rule("M36")
def test_bots_who_have_won_the_roll_buy_nothing_after_it() -> None:
    assert bought(after_roll(True, **all_but("the_forks"))) == set()


@pytest.mark.rule("M36")
@pytest.mark.parametrize("texts", [[], ["attack d13"]])
def test_bots_answer_what_a_ships_order_asks_before_they_buy(texts: list[str]) -> None:
    """Two Fighters can attack, so that the order and the join are both asked."""
    t = two_fleets({"f1": "c13", "f2": "e13"}, {"f1": "d13"})
    t.automatic = play_nothing
    set_hand(t, 0, "prod").set("resources", 20, 0)
    begin_turn(t).play("order fighter 1", *texts)
    best = t.setup.rules.best_rated(t.state, t.dealer, t.position.moves)
    assert {"buy card", "sell prod", "research combat"} <= set(t.legal())
    assert t.setup.game.actions.row(best).verb not in MARKET

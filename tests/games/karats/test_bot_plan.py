"""The scores with which the search of Karats begins: plans beyond the fast heuristic."""

import pytest

from motherlode import bots
from motherlode.games.karats import kinds, trade_terms
from motherlode.games.karats.ai import trade_value
from motherlode.games.karats.params import Params
from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat
from motherlode.lab.runs.match import Match, run_match
from tests.arrange import Table, table
from tests.games.karats.arranged_table import karats_table

POOR = {"dirt": 98, "gold": 2}
RICH = {"dirt": 92, "gold": 8}


def score_of(position: Table, text: str) -> int:
    """The score of an action for the search; that of `done` is 10."""
    action = position.setup.game.actions.parse(text)
    return int(position.setup.rules.score(position.state, action))


def table_with_dynamite(
    in_mine: dict[str, int], sticks: int = 1, gold: tuple[int, int] = (0, 0)
) -> Table:
    table = karats_table("saboteur", "engineer").set("mine", in_mine).set("dynamite", sticks, 0)
    for seat in (0, 1):
        table.set("gold", gold[seat], seat)
    return table.stand("use", 0)


def test_bots_use_dynamite_only_when_the_mine_is_rich_in_gold() -> None:
    assert score_of(table_with_dynamite(POOR), "use dynamite") < 10
    assert score_of(table_with_dynamite(RICH), "use dynamite") > 10


def test_bots_with_much_dynamite_use_it_in_a_poor_mine_too() -> None:
    assert score_of(table_with_dynamite(POOR, sticks=13), "use dynamite") > 10


def test_bots_use_dynamite_in_a_poorer_mine_once_a_player_has_two_gold() -> None:
    in_mine = {"dirt": 955, "gold": 45}
    assert score_of(table_with_dynamite(in_mine), "use dynamite") < 10
    assert score_of(table_with_dynamite(in_mine, gold=(2, 0)), "use dynamite") > 10
    assert score_of(table_with_dynamite(in_mine, gold=(0, 2)), "use dynamite") > 10


TRADE = "offer iron for copper to seat 2"


def table_with_spare_cubes(other: str = "saboteur", step: str = "build") -> Table:
    """Seat 0 needs Copper and has Iron to spare; for seat 1 it is the other way round."""
    table = karats_table("pilot", other).set("inventory", {"iron": 2}, 0)
    return table.set("inventory", {"copper": 2}, 1).stand(step, 0)


@pytest.mark.parametrize("step", ["build", "end"])
def test_bots_offer_a_trade_that_serves_both_when_building_and_after_keeping(step: str) -> None:
    table = table_with_spare_cubes(step=step)
    assert score_of(table, TRADE) > 10
    assert score_of(table, "offer iron for 2 copper to seat 2") < 10
    assert score_of(table, "offer 2 iron for copper to seat 2") < score_of(table, TRADE)


@pytest.mark.rule("K47")
def test_bots_offer_a_player_one_trade_a_turn() -> None:
    table = table_with_spare_cubes()
    assert table.setup.rules.heuristic.wants_anytime(table.state)
    table.play(TRADE, "decline")
    assert score_of(table, TRADE) < 10
    assert not table.setup.rules.heuristic.wants_anytime(table.state)
    outlook = Outlook(table.setup.rules, table.state, 0, Dealer(1))
    assert {table.setup.game.actions.row(action).verb for action in outlook.allowed} == {
        "done",
        "forgo",
    }


@pytest.mark.rule("K37")
def test_bots_count_the_capitalists_bonus_as_part_of_a_trades_price() -> None:
    table = table_with_spare_cubes("capitalist").set("inventory", {"iron": 1, "ember": 1}, 1)
    fair = "offer iron for ember to seat 2"
    with_bonus, without = table.copy().set("discard", {"iron": 1}), table.copy()
    values = []
    for trading in (with_bonus, without):
        trading.play(fair)
        values.append(score_of(trading, "accept"))
    assert values[0] == values[1] + 3


@pytest.mark.rule("K37")
@pytest.mark.parametrize("professions", [("pilot", "capitalist"), ("capitalist", "pilot")])
@pytest.mark.parametrize(("back", "bonus"), [("ember for iron", 0), ("iron for ember", 3)])
def test_bots_expect_no_bonus_for_swapping_back(
    professions: tuple[str, str], back: str, bonus: int
) -> None:
    """After iron for ember, seat 1 judges an offer, and seat 0 a counter-offer."""
    table = table_after_trade(*professions)
    table.play(f"offer {back} to seat 2")
    sign = 1 if professions[1] == "capitalist" else -1
    assert gain_by_discard(table, "accept") == sign * bonus
    table = table_after_trade(*professions)
    give, want = back.split(" for ")
    table.play("offer copper for ember to seat 2", f"counter {want} for {give}")
    assert gain_by_discard(table, "accept") == -sign * bonus


def table_after_trade(*professions: str) -> Table:
    """Seat 0 gave Iron to seat 1 for Ember this turn, while no bonus lay in the discard pile."""
    table = karats_table(*professions)
    for seat in (0, 1):
        table.set("inventory", {"iron": 3, "ember": 3, "copper": 3}, seat)
    table.stand("build", 0).play("offer iron for ember to seat 2", "accept")
    return table


def gain_by_discard(table: Table, text: str) -> int:
    """How much higher an action is scored if there is a cube to take as a bonus."""
    return score_of(table.copy().set("discard", {"iron": 1}), text) - score_of(table, text)


@pytest.mark.rule("K37")
@pytest.mark.parametrize("professions", [("pilot", "capitalist"), ("capitalist", "pilot")])
@pytest.mark.parametrize(("given", "wanted", "bonus"), [("ember", "iron", 0), ("iron", "ember", 3)])
def test_bots_value_no_bonus_in_an_offer_or_counter_offer_that_swaps_back(
    professions: tuple[str, str], given: str, wanted: str, bonus: int
) -> None:
    """The values of terms that are not on the table yet, for both sides."""
    table = table_after_trade(*professions)
    offered = trade_terms.terms_of(1, one_cube(given), one_cube(wanted))
    counter = trade_terms.terms_of(0, one_cube(wanted), one_cube(given))
    own = bonus if professions[0] == "capitalist" else -bonus
    assert values_by_discard(table, 0, 1, offered) == (own, -own)
    assert values_by_discard(table, 1, 0, counter) == (-own, own)


def one_cube(material: str) -> list[int]:
    """One side of a trade: a cube of a material."""
    return [int(name == material) for name in kinds.MATERIALS]


def values_by_discard(table: Table, seat: int, partner: int, offered: int) -> tuple[int, int]:
    """How much a bonus in the discard pile adds to terms, for the seat and for its partner."""
    args = Seat(seat), Seat(partner), offered
    without, with_bonus = table.state, table.copy().set("discard", {"iron": 1}).state
    params = Params(table.setup.game.content().value, "book")
    own, other = trade_value.offer_value, trade_value.partner_value
    return (
        int(own(params, with_bonus, *args) - own(params, without, *args)),
        int(other(params, with_bonus, *args) - other(params, without, *args)),
    )


def test_bots_answer_a_bad_offer_with_a_fair_counter_offer() -> None:
    table = table_with_spare_cubes()
    table.play("offer iron for 2 copper to seat 2")
    assert score_of(table, "accept") <= 10
    assert score_of(table, "counter copper for iron") > 10
    assert score_of(table, "counter copper for 2 iron") <= 10


@pytest.mark.rule("K45")
@pytest.mark.parametrize("bot", ["greedy", "search:5"])
def test_a_bot_alone_drafts_neither_capitalist_nor_saboteur(bot: str) -> None:
    position = table("karats", 1)
    for seed in range(5):
        outlook = Outlook(position.setup.rules, position.state, 0, Dealer(seed))
        chosen = position.setup.game.actions.text(bots.make(bot, seed).choose(outlook))
        assert chosen not in ("draft capitalist", "draft saboteur")


def test_bots_prefer_mining_to_skipping_and_ending_the_turn_to_forgoing_trades() -> None:
    position = karats_table("pilot", "saboteur").stand("mine", 0)
    assert score_of(position, "mine") > score_of(position, "skip mining")
    position = karats_table("pilot", "saboteur").set("inventory", {"iron": 1}, 0)
    position.set("inventory", {"copper": 1}, 1).set("offers_received", 1, 1).stand("end", 0)
    assert score_of(position, "end the turn") > score_of(position, "forgo trades")


def test_bots_build_machines_in_a_fixed_order() -> None:
    table = (
        karats_table("saboteur", "engineer")
        .set("inventory", {"iron": 9, "ember": 9, "copper": 9}, 0)
        .stand("build", 0)
    )
    for machine in ("steambot", "boiler", "drill", "megalodrill"):
        liked = [m for m in ("steambot", "boiler", "drill", "megalodrill") if would_build(table, m)]
        assert liked == [machine]
        table.put("machines", f"{machine} 0", 1, 0)


def would_build(table: Table, machine: str) -> bool:
    return score_of(table, f"build {machine}") > 10


@pytest.mark.slow
def test_a_short_search_beats_the_greedy_bot() -> None:
    """The search wins about two thirds of 200 games; 115 are more than luck explains."""
    result = run_match(Match("karats", ("search:1", "greedy"), 200), 1)
    assert result.standings[0].wins >= 115

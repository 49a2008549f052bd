"""The scores with which the search of Karats begins: plans beyond the fast heuristic."""

import pytest

from motherlode.lab.runs.match import Match, run_match
from tests.arrange import Table
from tests.games.karats.arranged_table import karats_table

POOR = {"dirt": 98, "gold": 2}
RICH = {"dirt": 92, "gold": 8}


def score_of(table: Table, text: str) -> int:
    """The score of an action for the search; that of `done` is 10."""
    action = table.setup.game.actions.parse(text)
    return int(table.setup.rules.score(table.state, action))


def table_with_dynamite(
    mine: dict[str, int], sticks: int = 1, gold: tuple[int, int] = (0, 0)
) -> Table:
    table = karats_table("saboteur", "engineer").set("mine", mine).set("dynamite", sticks, 0)
    for seat in (0, 1):
        table.set("gold", gold[seat], seat)
    return table.stand("use", 0)


def test_dynamite_waits_until_the_mine_is_rich() -> None:
    assert score_of(table_with_dynamite(POOR), "use dynamite") < 10
    assert score_of(table_with_dynamite(RICH), "use dynamite") > 10


def test_much_dynamite_is_used_at_once() -> None:
    assert score_of(table_with_dynamite(POOR, sticks=13), "use dynamite") > 10


def test_dynamite_needs_a_less_rich_mine_near_the_end() -> None:
    mine = {"dirt": 955, "gold": 45}
    assert score_of(table_with_dynamite(mine), "use dynamite") < 10
    assert score_of(table_with_dynamite(mine, gold=(2, 0)), "use dynamite") > 10
    assert score_of(table_with_dynamite(mine, gold=(0, 2)), "use dynamite") > 10


def test_no_trade_is_offered_to_a_capitalist() -> None:
    for profession, wanted in (("saboteur", True), ("capitalist", False)):
        table = karats_table("saboteur", "engineer").set("profession", profession, 1)
        table.set("inventory", {"iron": 9}, 0).set("inventory", {"copper": 1}, 1).stand("build", 0)
        assert (score_of(table, "offer seat 2") > 10) is wanted


def test_machines_are_built_in_a_fixed_order() -> None:
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

"""Foresight: what the search of Karats begins with, where the first glance is too quick."""

import pytest

from motherlode.lab.runs.match import Match, run_match
from tests.arrange import Table
from tests.games.karats.desk import karats

POOR = {"dirt": 98, "gold": 2}
RICH = {"dirt": 92, "gold": 8}


def judged(table: Table, text: str) -> int:
    """How an action looks to one who plays well; `done` is 10."""
    action = table.setup.game.actions.parse(text)
    return int(table.setup.rules.score(table.state, action))


def with_dynamite(mine: dict[str, int], sticks: int = 1, gold: tuple[int, int] = (0, 0)) -> Table:
    table = karats("saboteur", "engineer").set("mine", mine).set("dynamite", sticks, 0)
    for seat in (0, 1):
        table.set("gold", gold[seat], seat)
    return table.stand("use", 0)


def test_dynamite_waits_until_the_mine_is_rich() -> None:
    assert judged(with_dynamite(POOR), "use dynamite") < 10
    assert judged(with_dynamite(RICH), "use dynamite") > 10


def test_much_dynamite_waits_no_longer() -> None:
    assert judged(with_dynamite(POOR, sticks=13), "use dynamite") > 10


def test_less_is_rich_enough_at_the_end() -> None:
    mine = {"dirt": 955, "gold": 45}
    assert judged(with_dynamite(mine), "use dynamite") < 10
    assert judged(with_dynamite(mine, gold=(2, 0)), "use dynamite") > 10
    assert judged(with_dynamite(mine, gold=(0, 2)), "use dynamite") > 10


def test_nobody_feeds_a_capitalist() -> None:
    for profession, wanted in (("saboteur", True), ("capitalist", False)):
        table = karats("saboteur", "engineer").set("profession", profession, 1)
        table.set("inventory", {"iron": 9}, 0).set("inventory", {"copper": 1}, 1).stand("build", 0)
        assert (judged(table, "offer seat 2") > 10) is wanted


def test_one_machine_after_the_other() -> None:
    table = (
        karats("saboteur", "engineer")
        .set("inventory", {"iron": 9, "ember": 9, "copper": 9}, 0)
        .stand("build", 0)
    )
    for machine in ("steambot", "boiler", "drill", "megalodrill"):
        liked = [m for m in ("steambot", "boiler", "drill", "megalodrill") if wants(table, m)]
        assert liked == [machine]
        table.put("machines", f"{machine} 0", 1, 0)


def wants(table: Table, machine: str) -> bool:
    return judged(table, f"build {machine}") > 10


@pytest.mark.slow
def test_a_moment_of_thought_beats_the_first_glance() -> None:
    """Two hundred games: more than half by more than chance (about two in three are won)."""
    result = run_match(Match("karats", ("search:1", "greedy"), 200), 1)
    assert result.standings[0].wins >= 115

"""Draws are exact and fair; all information is open except future draws (K43, K44)."""

import pytest

from motherlode.games.karats import state_cells as cell
from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.view import view
from motherlode.kernel.zones import OPEN, places
from tests.arrange import Table, table
from tests.games.karats.arranged_table import NEUTRAL, cubes_in_mine, excavated_count, karats_table


def drawn_cubes(t: Table) -> list[str]:
    return [fact["cube"] for fact in t.events_of("excavated")]


@pytest.mark.rule("K43")
def test_an_excavation_takes_exactly_its_number_of_cubes() -> None:
    for seed in range(1, 40):
        t = karats_table(NEUTRAL, "pilot", seed=seed).set("machines", {"megalodrill 8": 1}, 0)
        t.stand("use", 0)
        before = cubes_in_mine(t)
        t.play("use megalodrill 8")
        gold = t.get("gold", 0)
        assert (excavated_count(t), t.over()) == (18, False) or gold == 3
        if not t.over():
            assert cubes_in_mine(t) == before - 18 + 2 * gold
            assert sum(t.get("excavated").values()) == 18 - gold


@pytest.mark.rule("K43")
def test_every_cube_in_the_mine_is_equally_likely_to_be_drawn() -> None:
    """Counts the first cube of 4,000 draws from 10 Dirt, 20 Iron, 30 Ember and 40 Copper."""
    t = karats_table("pilot", NEUTRAL).set(
        "mine", {"dirt": 10, "iron": 20, "ember": 30, "copper": 40}
    )
    seen = {"dirt": 0, "iron": 0, "ember": 0, "copper": 0}
    for seed in range(4000):
        twin = t.copy(seed + 1)
        twin.set("inventory", {"iron": 1}, 0).set("inventory", {"copper": 1}, 1).stand("mine", 0)
        twin.play("mine")
        seen[drawn_cubes(twin)[0]] += 1
    expected = {"dirt": 400, "iron": 800, "ember": 1200, "copper": 1600}
    chi = sum((seen[cube] - n) ** 2 / n for cube, n in expected.items())
    assert chi < 20, seen


@pytest.mark.rule("K43")
def test_cubes_are_drawn_without_replacement() -> None:
    """Four draws from one cube of each kind give each kind once, in every order."""
    kinds = {"dirt": 1, "iron": 1, "ember": 1, "copper": 1}
    orders = set()
    for seed in range(1, 200):
        t = (
            karats_table(NEUTRAL, "pilot", seed=seed)
            .set("mine", kinds)
            .set("machines", {"drill 3": 1}, 0)
        )
        t.stand("use", 0)
        t.play("use drill 3")
        assert sorted(drawn_cubes(t)) == sorted(kinds)
        orders.add(tuple(drawn_cubes(t)))
    assert len(orders) == 24


@pytest.mark.rule("K44")
def test_every_zone_of_karats_is_public() -> None:
    assert all(zone.audience is OPEN for zone in [*cell.LAYOUT.common, *cell.LAYOUT.owned])


@pytest.mark.rule("K44")
def test_all_views_are_the_same() -> None:
    t = karats_table(NEUTRAL, "pilot").set("machines", {"drill 3": 1, "boiler 1 sabotaged": 1}, 0)
    t.set("inventory", {"iron": 2}, 0).set("discard", {"dirt": 3}).stand("build", 0)
    t.set("mine", {"dirt": 7, "gold": 1}).set("steam_pool", 17)
    seen = [view(t.setup.rules, t.state, seat) for seat in (-1, 0, 1)]
    assert seen[0] == seen[1] == seen[2]
    shown = seen[0]
    assert shown["table"]["mine"] == {"dirt": 7, "gold": 1}
    assert shown["table"]["discard"] == {"dirt": 3}
    assert shown["table"]["steam_pool"] == 17
    assert shown["table"]["stacks"]["megalodrill"] == 4
    assert shown["seats"][0]["machines"] == {"drill 3": 1, "boiler 1 sabotaged": 1}
    assert shown["seats"][0]["inventory"] == {"iron": 2}


@pytest.mark.rule("K44")
def test_the_state_stores_no_order_of_cubes() -> None:
    """All cells are counts, and copies of one state draw different cubes."""
    counted = sum(place.zone.size for place in places(cell.LAYOUT, 2))
    assert counted == sum(z.size for z in cell.LAYOUT.common) + 2 * sum(
        z.size for z in cell.LAYOUT.owned
    )
    t = karats_table(NEUTRAL, "pilot").set("machines", {"drill 5": 1}, 0).stand("use", 0)
    first = {tuple(twin.play("use drill 5")[1].items()) for twin in map(t.copy, range(1, 60))}
    assert len(first) > 3


@pytest.mark.rule("K44")
def test_redealing_hidden_information_changes_nothing_because_all_is_open() -> None:
    t = table("karats", 3, seed=4)
    world = Outlook(t.setup.rules, t.state, t.seat, Dealer(9)).imagine(Dealer(10))
    assert world.dump() == t.state.dump()

"""The contents of the box, and where they lie at the start (K1-K4)."""

import pytest

from motherlode.games.karats import kinds
from motherlode.kernel import registry
from tests.arrange import table
from tests.games.karats.arranged_table import NEUTRAL, cubes_in_mine, fill_mine_with, karats_table


@pytest.mark.rule("K1")
def test_there_are_230_cubes_of_six_colours() -> None:
    cubes = {k: n for k, n in table("karats").conserved().items() if k.endswith("cubes")}
    assert cubes == {
        "gold cubes": 10,
        "iron cubes": 50,
        "ember cubes": 50,
        "copper cubes": 50,
        "dirt cubes": 50,
        "steam cubes": 20,
    }
    assert sum(cubes.values()) == 230


@pytest.mark.rule("K2")
def test_there_are_44_devices_of_five_kinds_and_five_professions() -> None:
    t = table("karats")
    assert t.get("stacks") == {
        "drill": 8,
        "steambot": 12,
        "boiler": 8,
        "dynamite": 12,
        "megalodrill": 4,
    }
    assert sum(t.get("stacks").values()) == 44
    assert len(kinds.DEVICES) == 5
    assert t.legal() == sorted(f"draft {name}" for name in kinds.PROFESSIONS[1:])
    assert len(t.legal()) == 5


@pytest.mark.rule("K2", "K27", "K36")
def test_the_content_lists_exactly_its_rebuilt_values() -> None:
    content = registry.find_game("karats").content().value
    stacks = {f"{device}.stack" for device in kinds.DEVICES}
    others = {"dynamite.excavate", "engineer.percent", "engineer.fewer", "saboteur.machines"}
    assert set(content.rebuilt) == stacks | others


@pytest.mark.rule("K3")
@pytest.mark.parametrize("device", kinds.DEVICES)
def test_nothing_is_built_from_an_empty_stack(device: str) -> None:
    t = karats_table(NEUTRAL, "pilot").set("inventory", {"iron": 9, "ember": 9, "copper": 9}, 0)
    t.put("stacks", device, 1).stand("build", 0)
    t.play(f"build {device}")
    assert t.count("stacks", device) == 0
    assert f"build {device}" not in t.legal()
    assert t.refused(f"build {device}") == ("stack_empty", "K3")
    others = [f"build {other}" for other in kinds.DEVICES if other != device]
    assert set(t.legal("build")) <= set(others)


@pytest.mark.rule("K3")
def test_the_engineer_builds_nothing_from_an_empty_stack() -> None:
    t = karats_table("engineer", "pilot").set("inventory", {"iron": 9, "ember": 9, "copper": 9}, 0)
    t.put("stacks", "drill", 0).stand("build", 0)
    assert t.legal("engineer") == ["engineer boiler", "engineer megalodrill", "engineer steambot"]


@pytest.mark.rule("K3", "K27")
def test_used_dynamite_lies_with_the_discarded_cubes_and_never_returns() -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "iron", 3).put("stacks", "dynamite", 0)
    t.set("discard", {"dirt": 9}).set("dynamite", 1, 0).stand("use", 0)
    t.play("use dynamite")
    assert t.events_of("mine_refilled") == [{"event": "mine_refilled", "count": 9}]
    assert t.count("stacks", "dynamite") == 0
    assert t.get("dynamite", 0) == 0
    assert t.get("used_dynamite") == 1


@pytest.mark.rule("K4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_mine_starts_with_202_cubes_and_8_gold_are_undiscovered(seats: int) -> None:
    t = table("karats", seats)
    assert t.get("mine") == {"iron": 50, "ember": 50, "copper": 50, "dirt": 50, "gold": 2}
    assert cubes_in_mine(t) == 202
    assert t.get("undiscovered") == 8
    assert t.get("steam_pool") == 20
    assert t.get("discard") == {}
    for seat in range(seats):
        assert t.get("inventory", seat) == {}
        assert t.get("gold", seat) == 0
        assert t.get("machines", seat) == {}

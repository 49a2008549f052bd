"""Editions: every value of the content file reaches the rules; errors are refused by line."""

from pathlib import Path
from typing import Any

import pytest

from motherlode.games.karats.content_schema import Content, check, warnings
from motherlode.games.karats.game import KARATS
from motherlode.kernel import registry
from motherlode.kernel.errors import BadContent
from tests.arrange import Table, table
from tests.games.karats.arranged_table import NEUTRAL, excavated_count, fill_mine_with, karats_table

RICH = {"iron": 20, "ember": 20, "copper": 20}


def table_with_edition(
    edition: dict[str, Any], profession: str = NEUTRAL, level: str = "off"
) -> Table:
    """A table of an edition: a Mine of Iron, and many cubes for seat 0."""
    other = "saboteur" if profession != "saboteur" else NEUTRAL
    t = fill_mine_with(karats_table(profession, other, edition=edition, automaton=level), "iron")
    return t.set("inventory", RICH, 0)


def test_an_edition_sets_stacks_and_costs() -> None:
    edition = {"drill": {"stack": 1, "iron": 0, "ember": 3, "copper": 0}}
    t = table_with_edition(edition).stand("build", 0)
    t.play("build drill")
    assert t.get("discard") == {"ember": 3}
    assert t.refused("build drill") == ("stack_empty", "K3")


def test_an_edition_sets_cubes_and_gold() -> None:
    edition = {
        "cubes": {"gold": 20, "iron": 1, "ember": 2, "copper": 3, "dirt": 4, "steam": 5},
        "gold": {"in_mine": 7, "discover": 3, "to_win": 4},
    }
    t = table("karats", 2, {}, edition)
    assert t.get("mine") == {"gold": 7, "iron": 1, "ember": 2, "copper": 3, "dirt": 4}
    assert (t.get("undiscovered"), t.get("steam_pool")) == (13, 5)
    t.set("profession", NEUTRAL, 0).set("profession", "pilot", 1).set("dynamite", 1, 0)
    fill_mine_with(t, "gold", 1).set("gold", 2, 0).stand("use", 0)
    t.play("use dynamite")
    assert (t.get("gold", 0), t.get("undiscovered"), excavated_count(t)) == (4, 10, 2)
    assert t.over()


def test_an_edition_sets_the_numbers_of_a_turn() -> None:
    edition = {"turn": {"basic_mining": 5, "geothermal": 1, "keep": 2, "offers": 1}}
    t = (
        table_with_edition(edition)
        .set("machines", {"drill 0": 1}, 0)
        .set("inventory", {"iron": 3}, 1)
    )
    t.stand("build", 0)
    t.play("offer ember for iron to seat 2", "decline")
    assert t.refused("offer ember for iron to seat 2") == ("offers_used_up", "K47")
    t.play("done", "load drill 0", "mine")
    assert (t.step, t.get("excavated"), t.field("left")) == ("keep", {"iron": 5}, 2)


def test_an_edition_sets_what_machines_do() -> None:
    edition = {
        "drill": {"power": 5, "overhead": 3, "excavate": 7},
        "megalodrill": {"power": 8, "overhead": 4, "excavate": 1},
        "steambot": {"excavate": 3, "keep": 2},
        "boiler": {"steam": 6},
        "dynamite": {"excavate": 9},
    }
    t = table_with_edition(edition).set("dynamite", 1, 0)
    machines = {"drill 8": 1, "megalodrill 12": 1, "steambot 1": 2, "boiler 1": 1}
    t.set("machines", machines, 0).stand("use", 0)
    for use, cubes in (("drill 8", 35), ("megalodrill 12", 8), ("steambot to dig", 3)):
        t.play(f"use {use}")
        assert excavated_count(t) == cubes
    t.play("use dynamite", "use steambot to keep", "use boiler 1")
    assert excavated_count(t) == 9
    assert t.field("left") == 6
    assert t.get("keeps") == 2


def test_an_edition_sets_how_much_steam_machines_hold() -> None:
    edition = {"drill": {"power": 5, "overhead": 3}, "megalodrill": {"power": 8, "overhead": 4}}
    t = table_with_edition(edition).set("machines", {"drill 7": 1, "megalodrill 11": 1}, 0)
    t.stand("geothermal", 0, left=3)
    t.play("load drill 7", "load megalodrill 11")
    assert t.get("machines", 0) == {"drill 8": 1, "megalodrill 12": 1}


def test_an_edition_sets_the_numbers_of_professions() -> None:
    edition = {
        "prospector": {"basic_mining": 4, "geothermal": 1},
        "pilot": {"basic_mining": 6, "overhead": 2},
        "engineer": {"percent": 25},
    }
    t = (
        table_with_edition(edition, "prospector")
        .set("machines", {"drill 0": 1}, 0)
        .stand("build", 0)
    )
    t.play("done", "load drill 0", "mine")
    assert t.get("excavated") == {"iron": 4}
    t = table_with_edition(edition, "pilot").stand("mine", 0)
    t.play("mine")
    assert t.get("excavated") == {"iron": 6}
    t.set("machines", {"drill 3": 1, "drill 2": 1}, 0).stand("use", 0)
    assert t.legal("use") == ["use drill 3"]
    t = table_with_edition(edition, "engineer").stand("build", 0)
    t.play("engineer megalodrill", "pay iron", "pay copper")
    assert t.step == "build"


@pytest.mark.parametrize(("percent", "cubes"), [(1, 1), (25, 1), (26, 2), (50, 2), (51, 3)])
def test_the_engineers_share_of_the_cost_is_rounded_up(percent: int, cubes: int) -> None:
    t = table_with_edition({"engineer": {"percent": percent}}, "engineer").stand("build", 0)
    t.play("engineer drill")
    assert t.field("left") == cubes


@pytest.mark.rule("K36")
@pytest.mark.parametrize(
    ("benefit", "cubes"),
    [
        ({"percent": 100, "fewer": 1}, 3),
        ({"percent": 100, "fewer": 3}, 1),
        ({"percent": 50, "fewer": 1}, 1),
    ],
)
def test_an_edition_may_let_the_engineer_pay_some_cubes_less(
    benefit: dict[str, int], cubes: int
) -> None:
    t = table_with_edition({"engineer": benefit}, "engineer").stand("build", 0)
    t.play("engineer drill")
    assert t.field("left") == cubes


@pytest.mark.rule("K36")
def test_an_edition_may_let_the_engineer_pay_no_cube_of_a_material() -> None:
    iron = KARATS.content().value.megalodrill.iron
    benefit = {"percent": 100, "fewer": 0, "free": ["copper"]}
    t = table_with_edition({"engineer": benefit}, "engineer")
    t.set("inventory", {"iron": iron, "copper": 2}, 0).stand("build", 0)
    t.play("engineer megalodrill")
    assert t.field("left") == iron
    assert t.refused("pay copper") == ("not_in_cost", "K36")
    t.play(*["pay iron"] * iron)
    assert t.get("machines", 0) == {"megalodrill 0": 1}
    assert t.get("discard") == {"iron": iron}


@pytest.mark.rule("K36")
@pytest.mark.parametrize("benefit", [{"percent": 0}, {"percent": 100, "fewer": 20}])
def test_an_edition_may_let_the_engineer_build_for_nothing(benefit: dict[str, int]) -> None:
    t = table_with_edition({"engineer": benefit}, "engineer").set("inventory", {}, 0)
    t.stand("build", 0).play("engineer megalodrill")
    assert t.get("machines", 0) == {"megalodrill 0": 1}
    assert t.get("discard") == {}


@pytest.mark.rule("K38")
@pytest.mark.parametrize(("phase", "then"), [("build", "mine"), ("mine", "end")])
def test_an_edition_sets_how_many_machines_are_sabotaged(phase: str, then: str) -> None:
    t = table_with_edition({"saboteur": {"machines": 2}}, "saboteur").stand(phase, 0)
    t.set("machines", {"drill 3": 1, "boiler 0": 2}, 1).set("inventory", RICH, 1).settle()
    t.play("sabotage seat 2 boiler 0")
    assert (t.step, t.field("left")) == ("sabotage", 1)
    assert t.legal() == ["sabotage seat 2 boiler 0", "sabotage seat 2 drill 3"]
    assert t.refused("offer iron for copper to seat 2") == ("sabotage_first", "K38")
    assert t.refused("sabotage seat 1 drill 3") == ("own_machine", "K38")
    assert t.refused("sabotage seat 3 drill 3") == ("no_such_seat", "K38")
    t.play("sabotage seat 2 drill 3")
    assert (t.step, t.legal("sabotage")) == (then, [])
    marked = {"drill 3 sabotaged": 1, "boiler 0": 1, "boiler 0 sabotaged": 1}
    assert t.get("machines", 1) == marked


@pytest.mark.rule("K38", "K39")
def test_sabotage_ends_when_every_machine_has_a_marker() -> None:
    t = table_with_edition({"saboteur": {"machines": 9}}, "saboteur")
    t.set("machines", {"drill 3": 2}, 1).stand("build", 0)
    t.play("sabotage seat 2 drill 3")
    assert t.refused("sabotage seat 2 boiler 0") == ("no_such_machine", "K38")
    t.play("sabotage seat 2 drill 3")
    assert (t.step, t.get("machines", 1)) == ("mine", {"drill 3 sabotaged": 2})


def test_an_edition_sets_the_numbers_of_the_automaton() -> None:
    edition = {"automaton": {"rate": 5, "markers": 3, "per_gold": 2, "easy_several": 7}}
    t = table_with_edition(edition, level="easy").stand("build", 0)
    assert (t.get("automaton_rate"), t.get("steam_pool")) == (5, 17)
    t.play("build drill")
    assert t.get("automaton_rate") == 12
    t.set("mine", {"gold": 1}).set("undiscovered", 0).set("discard", {"iron": 9})
    t.stand("mine", 0)
    t.play("mine")
    assert t.get("automaton_rate") == 14


def write_edition(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text)
    return path


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ('[cubes]\niron = "many"\n', 2, "Expected `int`, got `str`"),
        ("[cubes]\niron = 5.5\n", 2, "Expected `int`, got `float`"),
        ("[cubes]\niron = true\n", 2, "Expected `int`, got `bool`"),
        ("[cubes]\n\niron = -1\n", 3, "Expected `int` >= 0"),
        ("[cubes]\ndirt = 9\niron = 99999999999999999999999\n", 3, "int"),
        ("[cubes]\niron = 201\n", 2, "Expected `int` <= 200"),
        ("[cubes]\nsilver = 1\n", 2, "cubes.silver: unknown"),
        ("# ours\n[silver]\nstack = 1\n", 2, "nothing called 'silver'"),
        ("cubes = 3\n", 1, "Expected `object`, got `int`"),
        ("[drill]\npower = 6\n", 2, "<= 5"),
        ("[drill]\noverhead = 4\n", 2, "<= 3"),
        ("[megalodrill]\npower = 9\n", 2, "<= 8"),
        ("[megalodrill]\noverhead = 5\n", 2, "<= 4"),
        ("[pilot]\noverhead = 4\n", 2, "<= 3"),
        ("[engineer]\npercent = -1\n", 2, "it should be a whole number from 0 to 100"),
        ("[engineer]\nfewer = 21\n", 2, "<= 20"),
        ("[engineer]\npercent = 101\n", 2, "<= 100"),
        ('[engineer]\nfree = ["gold"]\n', 2, "iron, ember, copper"),
        ("[saboteur]\nmachines = 0\n", 2, ">= 1"),
        ("[saboteur]\nmachines = 21\n", 2, "<= 20"),
        ("[turn]\ndraft_draw = 0\n", 2, ">= 1"),
        ("[turn]\nbasic_mining = 0\n", 2, ">= 1"),
        ("[gold]\nin_mine = 11\n", 2, "11 Gold in the Mine, but there are only 10"),
        ("[gold]\nto_win = 4\n", 2, "could share out all 10 Gold"),
        ("[gold]\nto_win = 0\n", 2, ">= 1"),
        ("[gold]\ndiscover = 0\n", 2, "could share out all 2 Gold"),
        ("[turn]\nkeep = 1\n[cubes]\ngold = 8\n", 4, "could share out all 8 Gold"),
        (
            "[automaton]\nmarkers = 20\n[cubes]\nsteam = 19\n",
            2,
            "20 markers, but only 19 Steam cubes",
        ),
        ('rebuilt = ["drill.colour"]\n', 1, "rebuilt: names 'drill.colour'"),
        ("[cubes\n", 1, "not TOML"),
        ("[cubes]\niron = 1\niron = 2\n", 3, "not TOML"),
    ],
)
def test_an_edition_with_an_error_is_refused_with_file_and_line(
    tmp_path: Path, text: str, line: int, why: str
) -> None:
    path = write_edition(tmp_path, text)
    with pytest.raises(BadContent) as refused:
        registry.find_game("karats").setup(2, {}, path)
    message = str(refused.value)
    assert message.startswith(f"{path}:{line}: "), message
    assert why in message
    assert "\n" not in message


def test_an_edition_without_changes_has_the_hash_of_the_printed_game(tmp_path: Path) -> None:
    game = registry.find_game("karats")
    assert game.content(write_edition(tmp_path, "")).hash == game.content().hash
    same = game.content(write_edition(tmp_path, "[drill]\nstack = 8\n"))
    assert same.hash == game.content().hash
    other = game.content(write_edition(tmp_path, "[drill]\nstack = 9\n"))
    assert other.hash != game.content().hash
    assert other.value.drill.stack == 9


def test_the_printed_content_has_no_faults() -> None:
    value = registry.find_game("karats").content().value
    assert isinstance(value, Content)
    assert check(value) == []
    assert warnings(value) == []


@pytest.mark.parametrize(
    ("edition", "keys"),
    [
        ({"drill": {"stack": 10}}, ["drill.stack"]),
        ({"drill": {"stack": 10}, "steambot": {"stack": 10}}, []),
        ({"cubes": {"dirt": 0}}, ["cubes.dirt"]),
        ({"cubes": {"dirt": 1}}, []),
        ({"cubes": {"dirt": 0}, "boiler": {"stack": 0}}, ["boiler.stack", "cubes.dirt"]),
    ],
)
def test_an_edition_with_other_stacks_or_no_dirt_gets_a_warning(
    edition: dict[str, Any], keys: list[str]
) -> None:
    found = registry.find_game("karats").edition_warnings(edition)
    assert [key for key, _ in found] == keys


@pytest.mark.rule("K5")
def test_without_dirt_a_random_player_drafts_first() -> None:
    edition = {"cubes": {"dirt": 0}}
    tables = [table("karats", 3, {}, edition, seed) for seed in range(20)]
    assert {t.seat for t in tables} == {0, 1, 2}
    assert {t.step for t in tables} == {"draft"}

"""The Automaton: its turn, how its rate grows, and its place at the table (K40-K42)."""

import pytest

from motherlode.kernel import registry
from motherlode.kernel.errors import BadOptions
from motherlode.testing import conformance
from tests.arrange import Table
from tests.games.karats.arranged_table import excavated_count, fill_mine_with, karats_table

PROFESSIONS = ("prospector", "pilot", "engineer")


def table_with_automaton(level: str, humans: int) -> Table:
    """A Mine of Iron, and cubes for seat 0 to build with."""
    t = fill_mine_with(karats_table(*PROFESSIONS[:humans], automaton=level), "iron")
    return t.set("inventory", {"iron": 9, "ember": 9, "copper": 9}, 0)


@pytest.mark.rule("K40")
def test_the_automaton_starts_at_two_cubes_and_discards_them() -> None:
    t = table_with_automaton("hard", 1)
    assert t.get("automaton_rate") == 2
    t.stand("automaton", 0)
    assert t.events_of("automaton_dug") == [{"event": "automaton_dug", "rate": 2}]
    assert excavated_count(t) == 2
    assert t.get("discard") == {"iron": 2}
    assert (t.get("excavated"), t.turn, t.step) == ({}, 0, "build")


@pytest.mark.rule("K40")
@pytest.mark.parametrize("rate", [1, 7, 23])
def test_in_its_turn_the_automaton_excavates_as_many_cubes_as_its_rate(rate: int) -> None:
    t = table_with_automaton("easy", 2).set("automaton_rate", rate).stand("automaton", 1)
    assert excavated_count(t) == rate
    assert t.get("discard") == {"iron": rate}


@pytest.mark.rule("K40", "K13")
def test_the_automaton_claims_gold() -> None:
    t = table_with_automaton("easy", 2).set("mine", {"gold": 1}).set("undiscovered", 2)
    t.set("discard", {"iron": 9}).set("automaton_rate", 2).stand("automaton", 1)
    assert t.get("automaton_gold") == 2
    assert (t.get("undiscovered"), t.count("mine", "gold")) == (0, 1)
    assert [t.get("gold", seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("K40")
def test_gold_that_the_automaton_draws_raises_its_rate_from_its_next_turn_on() -> None:
    t = table_with_automaton("hard", 1).set("mine", {"gold": 2}).set("undiscovered", 0)
    t.set("discard", {"iron": 30}).set("automaton_rate", 3).stand("automaton", 0)
    assert excavated_count(t) == 3
    assert t.get("automaton_rate") == 5


@pytest.mark.rule("K41")
@pytest.mark.parametrize(
    ("level", "humans", "growth"),
    [
        ("hard", 1, 4),
        ("easy", 1, 2),
        ("hard", 2, 2),
        ("easy", 2, 1),
        ("hard", 3, 2),
        ("easy", 3, 1),
    ],
)
def test_every_device_that_a_human_builds_raises_the_automatons_rate(
    level: str, humans: int, growth: int
) -> None:
    t = table_with_automaton(level, humans).stand("build", 0)
    rate = 2
    for device in ("drill", "steambot", "boiler", "dynamite", "megalodrill"):
        t.play(f"build {device}")
        rate += growth
        assert t.get("automaton_rate") == rate
        assert t.events_of("automaton_grew") == [{"event": "automaton_grew", "rate": rate}]


@pytest.mark.rule("K41", "K36")
def test_a_machine_built_at_half_cost_raises_the_automatons_rate_once() -> None:
    t = (
        table_with_automaton("hard", 3)
        .set("inventory", {"iron": 9, "copper": 9}, 2)
        .stand("build", 2)
    )
    t.play("engineer megalodrill", "pay iron", "pay iron", "pay iron", "pay iron")
    assert t.get("automaton_rate") == 4


@pytest.mark.rule("K41")
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_every_gold_that_anybody_claims_raises_the_automatons_rate_by_one(level: str) -> None:
    t = table_with_automaton(level, 2).set("mine", {"gold": 1}).set("discard", {"iron": 9})
    t.set("undiscovered", 0).set("inventory", {"copper": 1}, 1).stand("mine", 1)
    t.play("mine")
    assert (t.get("gold", 1), t.get("automaton_rate")) == (1, 3)
    t.set("mine", {"gold": 1}).set("discard", {"iron": 9}).set("automaton_rate", 1)
    t.stand("automaton", 1)
    assert (t.get("automaton_gold"), t.get("automaton_rate")) == (1, 2)


@pytest.mark.rule("K41")
def test_at_a_table_without_the_automaton_its_rate_stays_zero() -> None:
    t = table_with_automaton("off", 2).stand("build", 0)
    t.play("build drill")
    assert t.get("automaton_rate") == 0
    assert t.events_of("automaton_grew") == []
    t.stand("automaton", 1)
    assert [fact["event"] for fact in t.events] == ["turn_began"]


@pytest.mark.rule("K42", "K15")
@pytest.mark.parametrize("humans", [1, 2, 3])
def test_the_automaton_wins_with_three_gold(humans: int) -> None:
    t = fill_mine_with(table_with_automaton("easy", humans), "gold").set("automaton_rate", 50)
    t.stand("automaton", humans - 1)
    assert t.over()
    assert excavated_count(t) == 3
    assert (t.get("automaton_gold"), t.get("winner")) == (3, "automaton")
    assert t.payoffs() == [0.0] * humans
    assert t.events_of("won") == [{"event": "won", "winner": "automaton"}]


@pytest.mark.rule("K42")
def test_the_automaton_counts_as_one_of_four_players() -> None:
    game = registry.find_game("karats")
    for level in ("easy", "hard"):
        with pytest.raises(BadOptions, match="counts as a player"):
            game.setup(4, {"automaton": level})
        for humans in (1, 2, 3):
            assert game.setup(humans, {"automaton": level}).rules.seats == humans
    assert game.setup(4).rules.seats == 4
    for seats in (0, 5, -1):
        with pytest.raises(BadOptions, match="for 1 to 4 players"):
            game.setup(seats)


@pytest.mark.rule("K45")
@pytest.mark.parametrize(
    ("options", "level"),
    [({}, "easy"), ({"automaton": "off"}, "easy"), ({"automaton": "hard"}, "hard")],
)
def test_one_human_alone_always_meets_the_automaton(options: dict[str, str], level: str) -> None:
    setup = registry.find_game("karats").setup(1, options)
    assert setup.options["automaton"] == level
    assert Table(setup).get("automaton") == level


@pytest.mark.parametrize("level", ["easy", "hard"])
@pytest.mark.parametrize("humans", [1, 2, 3])
def test_every_table_with_the_automaton_passes_the_conformance_suite(
    level: str, humans: int
) -> None:
    setup = registry.find_game("karats").setup(humans, {"automaton": level})
    conformance.check_random_game(setup, seed=14)
    conformance.check_record(setup, seed=14)

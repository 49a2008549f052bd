"""K40-K42: the Automaton's turn, how its rate grows, and its place at the table."""

import pytest

from motherlode.kernel import registry
from motherlode.kernel.errors import BadOptions
from motherlode.testing import conformance
from tests.arrange import Table
from tests.games.karats.desk import excavated, karats, only

TEAMS = ("prospector", "pilot", "engineer")


def against(level: str, humans: int) -> Table:
    t = only(karats(*TEAMS[:humans], automaton=level), "iron")
    return t.set("inventory", {"iron": 9, "ember": 9, "copper": 9}, 0)


@pytest.mark.rule("K40")
def test_it_starts_at_two_cubes_and_discards_them() -> None:
    t = against("hard", 1)
    assert t.get("automaton_rate") == 2
    t.stand("automaton", 0)
    assert t.told("automaton_dug") == [{"event": "automaton_dug", "rate": 2}]
    assert excavated(t) == 2
    assert t.get("discard") == {"iron": 2}
    assert (t.get("excavated"), t.turn, t.step) == ({}, 0, "build")


@pytest.mark.rule("K40")
@pytest.mark.parametrize("rate", [1, 7, 23])
def test_it_excavates_its_rate(rate: int) -> None:
    t = against("easy", 2).set("automaton_rate", rate).stand("automaton", 1)
    assert excavated(t) == rate
    assert t.get("discard") == {"iron": rate}


@pytest.mark.rule("K40", "K13")
def test_it_claims_gold() -> None:
    t = against("easy", 2).set("mine", {"gold": 1}).set("undiscovered", 2)
    t.set("discard", {"iron": 9}).set("automaton_rate", 2).stand("automaton", 1)
    assert t.get("automaton_gold") == 2
    assert (t.get("undiscovered"), t.count("mine", "gold")) == (0, 1)
    assert [t.get("gold", seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("K40")
def test_gold_it_finds_does_not_lengthen_the_excavation_under_way() -> None:
    t = against("hard", 1).set("mine", {"gold": 2}).set("undiscovered", 0)
    t.set("discard", {"iron": 30}).set("automaton_rate", 3).stand("automaton", 0)
    assert excavated(t) == 3
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
def test_every_device_built_makes_it_faster(level: str, humans: int, growth: int) -> None:
    t = against(level, humans).stand("build", 0)
    rate = 2
    for device in ("drill", "steambot", "boiler", "dynamite", "megalodrill"):
        t.play(f"build {device}")
        rate += growth
        assert t.get("automaton_rate") == rate
        assert t.told("automaton_grew") == [{"event": "automaton_grew", "rate": rate}]


@pytest.mark.rule("K41", "K36")
def test_an_engineered_machine_counts_once() -> None:
    t = against("hard", 3).set("inventory", {"iron": 9, "copper": 9}, 2).stand("build", 2)
    t.play("engineer megalodrill", "pay iron", "pay iron", "pay iron", "pay iron")
    assert t.get("automaton_rate") == 4


@pytest.mark.rule("K41")
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_every_gold_of_anybody_makes_it_faster_by_one(level: str) -> None:
    t = against(level, 2).set("mine", {"gold": 1}).set("discard", {"iron": 9})
    t.set("undiscovered", 0).set("inventory", {"copper": 1}, 1).stand("mine", 1)
    t.play("mine")
    assert (t.get("gold", 1), t.get("automaton_rate")) == (1, 3)
    t.set("mine", {"gold": 1}).set("discard", {"iron": 9}).set("automaton_rate", 1)
    t.stand("automaton", 1)
    assert (t.get("automaton_gold"), t.get("automaton_rate")) == (1, 2)


@pytest.mark.rule("K41")
def test_without_the_automaton_nothing_grows() -> None:
    t = against("off", 2).stand("build", 0)
    t.play("build drill")
    assert t.get("automaton_rate") == 0
    assert t.told("automaton_grew") == []
    t.stand("automaton", 1)
    assert [fact["event"] for fact in t.events] == ["turn_began"]


@pytest.mark.rule("K42", "K15")
@pytest.mark.parametrize("humans", [1, 2, 3])
def test_it_wins_with_three_gold(humans: int) -> None:
    t = only(against("easy", humans), "gold").set("automaton_rate", 50)
    t.stand("automaton", humans - 1)
    assert t.over()
    assert excavated(t) == 3
    assert (t.get("automaton_gold"), t.get("winner")) == (3, "automaton")
    assert t.payoffs() == [0.0] * humans
    assert t.told("won") == [{"event": "won", "winner": "automaton"}]


@pytest.mark.rule("K42")
def test_at_most_four_players_with_it() -> None:
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


@pytest.mark.rule("K42")
def test_one_human_always_meets_it() -> None:
    with pytest.raises(BadOptions, match="needs the Automaton"):
        registry.find_game("karats").setup(1)


@pytest.mark.parametrize("level", ["easy", "hard"])
@pytest.mark.parametrize("humans", [1, 2, 3])
def test_every_table_with_it_keeps_what_games_owe(level: str, humans: int) -> None:
    setup = registry.find_game("karats").setup(humans, {"automaton": level})
    conformance.check_random_game(setup, seed=14)
    conformance.check_record(setup, seed=14)

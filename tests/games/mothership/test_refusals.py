"""Every illegal action is refused with a reason in words and a rule."""

import random

import pytest

from motherlode.cli.local_game import LocalGame
from motherlode.cli.parse_answer import NotUnderstood, parse_answer
from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.kernel.play import Play
from tests.arrange import table
from tests.games.mothership.arranged_table import (
    begin_turn,
    empty_board,
    give_tiles,
    put_fleet,
    redraw_map,
    two_fleets,
)
from tests.texts import keys

OPTIONS = {"events": True, "exploration": True, "mode": "victory_points"}


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        pytest.param("draw card", ("no_reward_due", "M34"), marks=pytest.mark.rule("M34")),
        pytest.param("steal card", ("no_reward_due", "M34"), marks=pytest.mark.rule("M34")),
        pytest.param("double event", ("no_event_to_answer", "M53"), marks=pytest.mark.rule("M53")),
        pytest.param("avoid event", ("no_event_to_answer", "M53"), marks=pytest.mark.rule("M53")),
        pytest.param(
            "subsystem engines", ("no_energy_to_place", "M44"), marks=pytest.mark.rule("M44")
        ),
    ],
)
def test_actions_that_the_step_does_not_ask_for_are_refused(
    text: str, refusal: tuple[str, str]
) -> None:
    assert begin_turn(two_fleets({"m": "c13"}, {"m": "h13"})).refused(text) == refusal


@pytest.mark.rule("M3", "M39")
def test_full_and_empty_subsystems_are_refused() -> None:
    t = two_fleets({"m": "c13"}, {"m": "h13"})
    t.set("energy", {"engines": 12, "weapons": 3, "shields": 0}, 0)
    t.stand("charge", 0, left=2)
    assert t.refused("subsystem engines") == ("subsystem_is_full", "M3")
    t = two_fleets({"m": "c13"}, {"m": "h13"})
    t.set("energy", {"engines": 12, "weapons": 3, "shields": 0}, 1)
    t.stand("drain", 0, enemy=1)
    assert t.refused("subsystem shields") == ("subsystem_is_empty", "M39")


def test_every_refusal_in_a_random_mothership_game_has_a_rule_and_words() -> None:
    choose = random.Random(3)
    t = table("mothership", 2, OPTIONS)
    known = keys("mothership", "reasons")
    steps = set()
    for number in range(900):
        if t.over():
            break
        if number % 30 == 0 or t.step not in steps:
            steps.add(t.step)
            for row in MOTHERSHIP.actions.rows:
                if not t.position.allows(row.id):
                    reason, rule = t.setup.rules.why_not(t.state, row.id)
                    assert reason in known, (t.step, row.text)
                    assert rule.startswith("M"), (t.step, row.text)
        t.play(choose.choice(t.legal()))
    assert len(steps) > 8


@pytest.mark.rule("M3")
def test_the_terminal_cites_the_rule_of_too_much_energy() -> None:
    play = Play(MOTHERSHIP.setup(2, {}), b"energy")
    for text in ("deploy", "deploy"):
        play.enter(text)
    with pytest.raises(NotUnderstood, match=r"engines 25.*\(M3\)$"):
        parse_answer("engines 25", LocalGame(play, []), ["help"])
    play.enter("divert")
    with pytest.raises(NotUnderstood, match=r"(?i)engines: 13.*\(M3\)$"):
        parse_answer("engines 13", LocalGame(play, []), ["help"])
    with pytest.raises(NotUnderstood) as refusal:
        parse_answer("dance 13", LocalGame(play, []), ["help"])
    assert "(M" not in str(refusal.value)


@pytest.mark.rule("M52")
def test_respawning_elsewhere_than_beside_the_station_is_refused() -> None:
    t = empty_board(2, {"mode": "victory_points"})
    put_fleet(put_fleet(t, 0, m="a1"), 1, m="o1")
    t.set("respawn", [0, 1, 0, 0, 0, 0], 0).stand("respawn", 0)
    assert all(text.startswith("place ") for text in t.legal())
    assert t.refused("place a1") == ("space_taken", "M52")
    assert t.refused("place h13") == ("not_beside_own_station", "M52")
    assert t.refused("deploy") == ("placing_is_over", "M10")


@pytest.mark.rule("M45", "M53")
def test_orders_of_a_ship_that_cannot_move_name_the_cause() -> None:
    t = begin_turn(two_fleets({"f1": "c13"}, {"f1": "d13"}))
    t.set("held", [0, 1, 0, 0, 0, 0], 0).play("order fighter 1")
    assert t.refused("move b13") == ("ship_is_held", "M45")
    t = two_fleets({"f1": "c13"}, {"f1": "d13"}, {"events": True})
    t.set("planets", [t.get("ships", 0)[1] - 1] + [0] * 6)
    redraw_map(t).set("random_event", "space_virus").set("event_player", 1)
    begin_turn(t).play("order fighter 1")
    assert t.refused("move b12") == ("ship_is_infected", "M53")


@pytest.mark.rule("M43")
def test_an_ability_is_refused_after_the_mothership_attacked() -> None:
    t = give_tiles(two_fleets({"m": "c13"}, {"f1": "d13"}), 0, "economy", 5, "b")
    assert begin_turn(t).refused("use solar_beam") == ("no_such_ability", "M43")
    assert t.refused("use repair_drones") == ("choose_a_ship_first", "M12")
    t.set("status", [1, 0, 0, 0, 0, 0], 0)
    assert t.refused("use repair_drones") == ("attacked_already", "M43")

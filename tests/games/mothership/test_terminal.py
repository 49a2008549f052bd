"""The terminal's picture of a table shows all that its viewer may know."""

import io

import pytest
from rich.console import Console

from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.games.mothership.hexes import NAMES
from motherlode.games.mothership.terminal_picture import picture, power
from motherlode.i18n.words import Words
from motherlode.kernel.view import SPECTATOR, view
from motherlode.plugin_types import TerminalPlugin
from tests.arrange import Table, table
from tests.games.mothership.arranged_table import (
    begin_turn,
    empty_board,
    give_planets,
    give_tiles,
    play_until,
    put_artifact,
    put_fleet,
    set_hand,
    two_fleets,
)


def printed_picture(t: Table, seat: int = SPECTATOR, language: str = "en") -> str:
    names = [f"Pilot {at + 1}" for at in range(t.setup.seats)]
    words = Words(t.setup.game, names, language)
    console = Console(file=io.StringIO(), width=400, highlight=False)
    console.print(picture(t.setup, view(t.setup.rules, t.state, seat), words))
    out = console.file
    assert isinstance(out, io.StringIO)
    return out.getvalue()


@pytest.mark.rule("M48")
@pytest.mark.parametrize(
    ("seats", "kind", "letters"),
    [(4, "pairs", "ABAB"), (6, "pairs", "ABCABC"), (6, "threes", "ABABAB")],
)
def test_the_terminal_shows_the_team_of_each_fleet(seats: int, kind: str, letters: str) -> None:
    t = empty_board(seats, {"teams": kind})
    for seat in (SPECTATOR, 1):
        shown = printed_picture(t, seat)
        for other, letter in enumerate(letters):
            assert f"Pilot {other + 1} (team {letter})" in shown
        mates = [at for at, letter in enumerate(letters) if letter == letters[1] and at != 1]
        for other in range(seats):
            mate = f"Pilot {other + 1} (team {letters[other]}) your teammate"
            assert (mate in shown) == (seat == 1 and other in mates)
    assert "team" not in printed_picture(empty_board(4))


@pytest.mark.rule("M52")
def test_panels_show_victory_points_and_their_target() -> None:
    t = empty_board(2, {"mode": "victory_points", "points": 15}).set("points_for_kills", 4, 0)
    worth = int(t.setup.rules.n.points.planet)  # type: ignore[attr-defined]
    shown = printed_picture(give_planets(t, 0, 0, 1))
    assert f"{4 + 2 * worth} of 15 VP" in shown
    assert "0 of 15 VP" in shown
    assert "the first to 15 VP wins" in shown
    assert "VP" not in printed_picture(empty_board(2))


@pytest.mark.rule("M50")
def test_the_terminal_shows_found_artifacts_with_their_planets() -> None:
    t = put_artifact(
        put_artifact(give_planets(empty_board(2, {"exploration": True}), 0, 1), 3, 1), 4, 2
    )
    lines = printed_picture(t).splitlines()
    assert any("│ Gunner's Idol on planet 2" in line for line in lines)
    assert any("|  Warden's Mask on planet 3" in line for line in lines)
    assert "Salt Ledger" not in printed_picture(t)


@pytest.mark.rule("M3", "M16", "M50")
def test_panels_show_what_is_left_of_a_shield() -> None:
    t = empty_board(2, {"exploration": True}).set("shield_lost", 3, 0)
    assert "shield 2/5" in printed_picture(t)
    assert "shield 5/5" in printed_picture(t)
    assert "shield 4/7" in printed_picture(put_artifact(give_planets(t, 0, 0), 5, 0))


@pytest.mark.rule("M45")
def test_the_terminal_marks_held_ships() -> None:
    t = put_fleet(empty_board(2), 0, f1="c1", b1="d1").set("held", [0, 1, 0, 0, 0, 0], 0)
    assert "Fighter 1 (can't move) Bomber 1" in printed_picture(t)


def test_ships_and_panels_carry_their_fleets_number() -> None:
    t = put_fleet(empty_board(6), 4, m="d1", f2="f1")
    shown = printed_picture(t)
    assert "5M " in shown
    assert "5f2 " in shown
    for seat in range(6):
        assert f" {seat + 1}: Pilot {seat + 1} " in shown
    assert " 2: the NPC " in printed_picture(empty_board(1))


@pytest.mark.rule("M33", "M35")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "attack on planet 1: 8 or more captures it"),
        ("de", "Angriff auf Planet 1: ab 8 ist er erobert"),
    ],
)
def test_an_attack_on_a_planet_shows_the_number_to_reach(language: str, text: str) -> None:
    t = set_hand(
        give_planets(give_tiles(two_fleets({"f1": "g3"}, {}), 1, "economy", 4, "a"), 1, 0),
        1,
        "defence_buff",
    )
    begin_turn(t).play("order fighter 1", f"attack {NAMES[t.get('planets')[0] - 1]}")
    assert t.get("fight") == "planet"
    assert text in printed_picture(t, 1, language)
    assert "+0" not in printed_picture(t, 1, language)


@pytest.mark.rule("M50", "M53")
def test_a_magnetic_storm_disables_an_artifacts_shield_too() -> None:
    t = put_artifact(
        give_planets(empty_board(2, {"exploration": True, "events": True}), 0, 0), 5, 0
    )
    assert "shield 7/7" in printed_picture(t, 0)
    t.set("random_event", 5).set("event_player", 1)
    assert "shield 7/7" not in printed_picture(t, 0)
    assert printed_picture(t, 0).count("shield 0/0") == 2
    t.set("event_player", 0).set("event_answer", 2)
    assert "shield 7/7" in printed_picture(t, 0)


@pytest.mark.rule("M53")
def test_the_terminal_shows_blockades_and_answers_to_random_events() -> None:
    t = empty_board(2, {"events": True})
    assert "blockade" not in printed_picture(t)
    shown = printed_picture(t.set("blockade", 2).set("random_event", 4).set("event_answer", 1))
    assert "Pilot 2 blocks all trade" in shown
    assert "Pirate Raid (Pilot 1 doubled)" in shown


@pytest.mark.rule("M42")
def test_a_throw_outside_a_dogfight_shows_its_die() -> None:
    t = two_fleets({"m": "c13"}, {}, {"events": True})
    begin_turn(set_hand(t, 0, "replicator", "random_event", "the_forks"))
    raid = play_until(t, ["play random_event"], lambda t: t.get("attack_dice")[0] == 4)
    assert "Random Event thrown: Pirate Raid" in printed_picture(raid)
    single = play_until(t, ["play replicator"], lambda t: t.get("attack_dice")[0] == 1)
    assert "Replicator thrown: 1\n" in printed_picture(single).replace(" \n", "\n")


@pytest.mark.rule("M50")
def test_artifact_texts_have_the_numbers_of_the_content() -> None:
    edition = {"artifacts": {"5": {"amount": 4}, "3": {"effect": "loot"}}}
    t = empty_board(2, {"exploration": True}, edition=edition)
    shown = printed_picture(put_artifact(put_artifact(give_planets(t, 0, 0), 5, 0), 3, 1))
    assert "Glass Aegis on planet 1 (the shield absorbs 4 more)" in shown
    assert "Gunner's Idol on planet 2 (Resources for everything destroyed: +1)" in shown


def test_the_terminal_draws_mothership_for_one_two_and_six_seats() -> None:
    draw = MOTHERSHIP.plugin(TerminalPlugin).picture
    assert draw is not None
    for seats in (1, 2, 6):
        t = table("mothership", seats)
        t.play("deploy")
        console = Console(width=120, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
        seen = view(t.setup.rules, t.state, 0)
        words = Words(MOTHERSHIP, [f"P{n}" for n in range(seats)])
        console.print(draw(t.setup, seen, words))
        text = console.export_text()
        assert "Mothership" in text
        assert text.count("#") >= 8


@pytest.mark.rule("M53")
def test_the_terminal_shows_the_power_left_in_a_magnetic_storm() -> None:
    t = table("mothership", 2, {"events": True})
    assert [power(view(t.setup.rules, t.state, 0), seat, "engines") for seat in (0, 1)] == [5, 5]
    t.set("random_event", "magnetic_storm").set("event_player", 1).set("event_answer", "avoided")
    t.put("drained", "engines", 2, 1)
    assert [power(view(t.setup.rules, t.state, 0), seat, "engines") for seat in (0, 1)] == [0, 3]


@pytest.mark.rule("M43")
def test_the_terminal_shows_open_orange_tiles() -> None:
    t = begin_turn(two_fleets({"m": "c13"}, {}).set("orange_tiles", 2, 1))
    assert "orange tiles bought but not used: 2" in printed_picture(t)

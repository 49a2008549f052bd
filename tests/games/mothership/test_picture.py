"""The picture in a terminal: what is open to all is drawn, in words."""

import io

import pytest
from rich.console import Console

from motherlode.games.mothership.hexes import NAMES
from motherlode.games.mothership.terminal import picture
from motherlode.i18n.words import Words
from motherlode.kernel.view import SPECTATOR, view
from tests.arrange import Table
from tests.games.mothership.desk import desk, find, hand, own, ships, tech, turn, two, until


def drawn(t: Table, seat: int = SPECTATOR, language: str = "en") -> str:
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
def test_fleets_name_their_teams(seats: int, kind: str, letters: str) -> None:
    t = desk(seats, {"teams": kind})
    for seat in (SPECTATOR, 1):
        shown = drawn(t, seat)
        for one, letter in enumerate(letters):
            assert f"Pilot {one + 1} (team {letter})" in shown
        mates = [at for at, letter in enumerate(letters) if letter == letters[1] and at != 1]
        for one in range(seats):
            mate = f"Pilot {one + 1} (team {letters[one]}) your teammate"
            assert (mate in shown) == (seat == 1 and one in mates)
    assert "team" not in drawn(desk(4))


@pytest.mark.rule("M52")
def test_points_and_their_target_are_counted() -> None:
    t = desk(2, {"mode": "victory_points", "points": 15}).set("points_for_kills", 4, 0)
    worth = int(t.setup.rules.n.points.planet)  # type: ignore[attr-defined]
    shown = drawn(own(t, 0, 0, 1))
    assert f"{4 + 2 * worth} of 15 VP" in shown
    assert "0 of 15 VP" in shown
    assert "the first to 15 VP wins" in shown
    assert "VP" not in drawn(desk(2))


@pytest.mark.rule("M50")
def test_artifacts_lie_face_up() -> None:
    t = find(find(own(desk(2, {"exploration": True}), 0, 1), 3, 1), 4, 2)
    lines = drawn(t).splitlines()
    assert any("│ Gunner's Idol on planet 2" in line for line in lines)
    assert any("|  Warden's Mask on planet 3" in line for line in lines)
    assert "Salt Ledger" not in drawn(t)


@pytest.mark.rule("M3", "M16", "M50")
def test_a_shield_says_what_it_has_left() -> None:
    t = desk(2, {"exploration": True}).set("shield_lost", 3, 0)
    assert "shield 2/5" in drawn(t)
    assert "shield 5/5" in drawn(t)
    assert "shield 4/7" in drawn(find(own(t, 0, 0), 5, 0))


@pytest.mark.rule("M45")
def test_a_held_ship_says_so() -> None:
    t = ships(desk(2), 0, f1="c1", b1="d1").set("held", [0, 1, 0, 0, 0, 0], 0)
    assert "Fighter 1 (held) Bomber 1" in drawn(t)


def test_panels_carry_the_numbers_of_the_board() -> None:
    t = ships(desk(6), 4, m="d1", f2="f1")
    shown = drawn(t)
    assert "5M " in shown
    assert "5f2 " in shown
    for seat in range(6):
        assert f" {seat + 1}: Pilot {seat + 1} " in shown
    assert " 2: the NPC " in drawn(desk(1))


@pytest.mark.rule("M33", "M35")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "an attack on planet 1: 8 or more captures it"),
        ("de", "Angriff auf Planet 1: ab 8 ist er erobert"),
    ],
)
def test_an_attack_on_a_planet_says_what_is_needed(language: str, said: str) -> None:
    t = hand(own(tech(two({"f1": "g3"}, {}), 1, "economy", 4, "b"), 1, 0), 1, "defence_buff")
    turn(t).play("order fighter 1", f"attack {NAMES[t.get('planets')[0] - 1]}")
    assert t.get("fight") == "planet"
    assert said in drawn(t, 1, language)
    assert "+0" not in drawn(t, 1, language)


@pytest.mark.rule("M50", "M53")
def test_a_storm_stills_the_shield_of_an_artifact_too() -> None:
    t = find(own(desk(2, {"exploration": True, "events": True}), 0, 0), 5, 0)
    assert "shield 7/7" in drawn(t, 0)
    t.set("random_event", 5).set("event_player", 1)
    assert "shield 7/7" not in drawn(t, 0)
    assert drawn(t, 0).count("shield 0/0") == 2
    t.set("event_player", 0).set("event_answer", 2)
    assert "shield 7/7" in drawn(t, 0)


@pytest.mark.rule("M53")
def test_blockades_and_answers_to_events_are_told() -> None:
    t = desk(2, {"events": True})
    assert "blockade" not in drawn(t)
    shown = drawn(t.set("blockade", 2).set("random_event", 4).set("event_answer", 1))
    assert "Pilot 2 blockades all trade" in shown
    assert "Pirate Raid (Pilot 1 doubled)" in shown


@pytest.mark.rule("M42")
def test_a_throw_shows_the_die_that_may_be_repeated() -> None:
    t = two({"m": "c13"}, {}, {"events": True})
    turn(hand(t, 0, "replicator", "random_event", "the_forks", "backup_generator"))
    raid = until(t, ["play random_event"], lambda t: t.get("attack_dice")[0] == 4)
    assert "Random Event thrown: Pirate Raid" in drawn(raid)
    one = until(t, ["play replicator"], lambda t: t.get("attack_dice")[0] == 1)
    assert "Replicator thrown: 1\n" in drawn(one).replace(" \n", "\n")
    more = until(one, ["play backup_generator"], lambda t: t.get("added_attack_dice")[0] == 3)
    assert "Replicator thrown: 1 + 3" in drawn(more)


@pytest.mark.rule("M50")
def test_artifacts_say_what_they_do_by_the_content() -> None:
    edition = {"artifacts": {"5": {"amount": 4}, "3": {"effect": "loot"}}}
    t = desk(2, {"exploration": True}, edition=edition)
    shown = drawn(find(find(own(t, 0, 0), 5, 0), 3, 1))
    assert "Glass Aegis on planet 1 (the shield absorbs 4 more)" in shown
    assert "Gunner's Idol on planet 2 (Resources for everything destroyed: +1)" in shown

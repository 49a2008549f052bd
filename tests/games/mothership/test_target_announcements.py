"""The target of a card is announced before other players may cancel it (M12, M30)."""

from typing import Any

import pytest

from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.games.mothership.hexes import NAMES
from motherlode.i18n.words import Words
from tests.arrange import Table
from tests.games.mothership.arranged_table import (
    begin_turn,
    empty_board,
    play_until,
    put_fleet,
    set_hand,
)


def announced_targets(t: Table) -> list[dict[str, Any]]:
    return [fact for fact in t.events if fact["event"].startswith("aimed")]


def three_fleets(*cards: str) -> Table:
    """The turn of seat 0 with cards in its hand; seat 1 holds a card that can cancel them."""
    t = empty_board(3)
    put_fleet(put_fleet(t, 0, f1="c13", m="a1"), 1, f1="o1", m="n1")
    set_hand(set_hand(put_fleet(t, 2, f1="o13", m="m13"), 0, *cards), 1, "noooooooooooo")
    return begin_turn(t.set("resources", 3, 2))


def aimed_at_ship(owner: int, name: str, space: str, seat: int = 0) -> dict[str, Any]:
    of = f"seat {owner + 1}"
    return {"event": "aimed_at_ship", "seat": seat, "owner": of, "ship": name, "space": space}


@pytest.mark.rule("M12", "M30")
@pytest.mark.parametrize(
    ("card", "target", "fact"),
    [
        ("afterburner", "target c13", aimed_at_ship(0, "fighter 1", "c13")),
        ("punch_it", "target a1", aimed_at_ship(0, "mothership", "a1")),
        ("deflector_shields", "target c13", aimed_at_ship(0, "fighter 1", "c13")),
        ("forced_update", "target o13", aimed_at_ship(2, "fighter 1", "o13")),
        ("prod", "target m13", aimed_at_ship(2, "mothership", "m13")),
        (
            "wallet_inspector",
            "player seat 3",
            {"event": "aimed_at_player", "seat": 0, "owner": "seat 3"},
        ),
    ],
)
def test_the_target_of_a_card_is_announced_before_it_can_be_cancelled(
    card: str, target: str, fact: dict[str, Any]
) -> None:
    t = three_fleets(card)
    t.play(f"play {card}", target)
    assert (t.step, t.seat) == ("cancel", 1)
    assert announced_targets(t) == [fact]


@pytest.mark.rule("M12", "M30")
def test_the_target_of_ninja_rope_is_announced() -> None:
    t = three_fleets("ninja_rope")
    put_fleet(t, 2, f1="d13", m="m13")
    begin_turn(t).play("play ninja_rope", "target c13")
    assert announced_targets(t) == [aimed_at_ship(0, "fighter 1", "c13")]


@pytest.mark.rule("M12", "M30")
def test_planets_and_stations_are_announced_as_targets() -> None:
    t = three_fleets("friendly_negotiations")
    planet = t.get("planets")[0] - 1
    put_fleet(t, 0, f1=free_space_at_distance(t, planet, 1), m="a1")
    begin_turn(t).play("play friendly_negotiations", f"target {NAMES[planet]}")
    named = {"planet": "planet 1", "space": NAMES[planet]}
    assert announced_targets(t) == [{"event": "aimed_at_planet", "seat": 0} | named]
    t = three_fleets("railguns")
    station = t.get("station", 2) - 1
    put_fleet(t, 2, f1="a13")
    put_fleet(t, 0, b1=free_space_at_distance(t, station, 4), m="a1")
    begin_turn(t).play("play railguns", f"target {NAMES[station]}")
    named = {"owner": "seat 3", "space": NAMES[station]}
    assert announced_targets(t) == [{"event": "aimed_at_station", "seat": 0} | named]


def free_space_at_distance(t: Table, space: int, far: int) -> str:
    """The name of a free space at a distance of `far` from another."""
    board = t.setup.rules.n.board  # type: ignore[attr-defined]
    free = [at for at in board.spaces if not t.get("map")[at]]
    return str(NAMES[next(at for at in free if board.distance(at, space) == far)])


@pytest.mark.rule("M12", "M30")
@pytest.mark.parametrize("attacker", [True, False])
def test_the_ship_whose_die_is_doubled_is_announced(attacker: bool) -> None:
    t = three_fleets()
    put_fleet(t, 2, f1="d13", m="m13")
    put_fleet(t, 0, f1="c13", f2="e13", m="a1")
    set_hand(t, 0 if attacker else 2, "expansion_pak")
    begin_turn(t).play("order fighter 1", "attack d13", "join fighter 2")
    if attacker:
        t.play("play expansion_pak", "pick fighter 2")
        assert announced_targets(t) == [aimed_at_ship(0, "fighter 2", "e13")]
    else:
        t.play("play expansion_pak")
        assert announced_targets(t) == [aimed_at_ship(2, "fighter 1", "d13", seat=2)]
    assert (t.step, t.seat) == ("cancel", 1)


@pytest.mark.rule("M12", "M30")
def test_the_attacker_hit_by_last_stand_is_announced() -> None:
    t = three_fleets()
    put_fleet(t, 2, f1="d13", m="m13")
    begin_turn(set_hand(t, 2, "last_stand")).play("order fighter 1", "attack d13")
    t = play_until(t, ["pass", "pass"], lambda t: t.step == "on_loss")
    t.play("play last_stand")
    assert announced_targets(t) == [aimed_at_ship(0, "fighter 1", "c13", seat=2)]


def test_a_throw_outside_a_dogfight_announces_no_ship() -> None:
    t = three_fleets("replicator", "the_forks")
    t.play("play replicator", "pass")
    t.play("play the_forks")
    assert t.step == "cancel"
    assert announced_targets(t) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_target_announcements_name_players_and_spaces(language: str) -> None:
    words = Words(MOTHERSHIP, ["Ada", "Bo", "Cy"], language)
    text = words.event(aimed_at_ship(2, "fighter 1", "o13"))
    assert "Cy" in text
    assert text.endswith(" o13")
    assert "Cy" in words.event({"event": "aimed_at_player", "seat": 0, "owner": "seat 3"})

"""How cards, abilities and Random Events affect each other (M30, M37-M46, M53, M54)."""

import pytest

from motherlode.games.mothership.cards import content_checks
from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.games.mothership.hexes import NAMES
from motherlode.games.mothership.layout_warnings import map_warnings
from motherlode.games.mothership.text_maps import map_faults
from motherlode.kernel.errors import BadContent
from tests.arrange import Table
from tests.games.mothership.arranged_table import (
    begin_turn,
    empty_board,
    engine_power,
    give_planets,
    give_tiles,
    pass_reactions,
    play_until,
    put_artifact,
    put_fleet,
    redraw_map,
    set_hand,
    shield_left,
    two_fleets,
)

EVENTS: dict[str, object] = {"events": True}


def set_event(t: Table, name: str, seat: int = 1) -> Table:
    return t.set("random_event", name).set("event_player", seat)


def put_planet_beside(t: Table) -> Table:
    """Makes a neutral planet the only one, on the space left of seat 0's Fighter 1."""
    return redraw_map(t.set("planets", [t.get("ships", 0)[1] - 1] + [0] * 6))


@pytest.mark.rule("M46")
def test_the_solar_beam_cannot_attack_planets() -> None:
    t = put_planet_beside(
        give_tiles(two_fleets({"m": "a13", "f1": "c13"}, {}), 0, "support", 5, "a")
    )
    begin_turn(t).play("order mothership")
    assert "attack b13" in t.legal()
    assert "use solar_beam" not in t.legal()
    t = give_tiles(two_fleets({"m": "c13"}, {"f1": "d13"}), 0, "support", 5, "a")
    begin_turn(t).play("order mothership")
    assert "use solar_beam" in t.legal()


@pytest.mark.rule("M37", "M53")
@pytest.mark.parametrize("card", ["afterburner", "punch_it", "convoy"])
@pytest.mark.parametrize("kept", [False, True])
def test_engine_cards_do_not_free_ships_held_by_the_virus(card: str, kept: bool) -> None:
    t = set_hand(put_fleet(empty_board(2, EVENTS), 0, f1="c13"), 0, card)
    put_planet_beside(put_fleet(t, 1, f3="o1")).set("beside_mothership", 2, 0)
    set_event(t, "space_virus" if kept else "solar_storm")
    begin_turn(t).play(f"play {card}", *["target c13"] * (card != "convoy"), "order fighter 1")
    assert (t.legal("move") == []) == kept


@pytest.mark.rule("M37", "M65")
@pytest.mark.parametrize("held", [0, 1])
def test_ninja_rope_does_not_free_held_ships(held: int) -> None:
    t = set_hand(two_fleets({"f1": "c13"}, {"b1": "d13"}), 0, "ninja_rope")
    t.set("held", [0, held, 0, 0, 0, 0], 0)
    begin_turn(t).play("play ninja_rope", "target c13", "order fighter 1", "attack d13")
    assert ("order fighter 1" in pass_reactions(t).legal()) != bool(held)


@pytest.mark.rule("M53")
@pytest.mark.parametrize("kept", [False, True])
def test_ships_held_by_the_virus_cannot_be_pushed(kept: bool) -> None:
    t = set_hand(two_fleets({"f1": "c13"}, {"f1": "a13"}, EVENTS), 0, "gravity_manipulator")
    give_planets(put_planet_beside(t), 0, 0)
    set_event(t, "space_virus" if kept else "solar_storm")
    assert ("play gravity_manipulator" in begin_turn(t).legal()) != kept


@pytest.mark.rule("M53")
def test_the_magnetic_storm_disables_artifacts_of_the_mothership() -> None:
    t = give_planets(two_fleets({"m": "c13"}, {}, EVENTS | {"exploration": True}), 0, 0, 1)
    put_artifact(put_artifact(t, 1, 0), 5, 1)
    assert (engine_power(t, 0, 0), shield_left(t, 0)) == (5 + 2, 5 + 2)
    set_event(t, "magnetic_storm")
    assert (engine_power(t, 0, 0), shield_left(t, 0)) == (0, 0)


def three_fleets() -> Table:
    t = put_fleet(put_fleet(put_fleet(empty_board(3), 0, f1="a1"), 1, f1="h1"), 2, f1="o1")
    return set_hand(set_hand(t, 0, "trade_blockade"), 1, "trade_blockade")


def end_turn(t: Table, card: str = "") -> Table:
    """Plays a card if one is named, and ends the turn; nobody cancels the card or trades."""
    if card:
        t.play(f"play {card}")
    while t.step == "cancel":
        t.play("pass")
    t.play("end turn")
    while t.step == "market":
        t.play("pass")
    return t


def test_the_later_of_two_blockades_lasts_longer() -> None:
    t = end_turn(end_turn(end_turn(begin_turn(three_fleets()), "trade_blockade"), "trade_blockade"))
    assert t.turn == 0
    end_turn(t)
    assert [t.get("resources", seat) for seat in range(3)] == [0, 0, 0]
    end_turn(t)
    assert t.get("resources", 1) == 1


@pytest.mark.rule("M47")
def test_a_blockade_lasts_even_if_its_player_goes_out() -> None:
    t = end_turn(end_turn(begin_turn(three_fleets()), "trade_blockade"), "trade_blockade")
    t.set("station_counters", 1, 1)
    put_fleet(t, 2, m=space_beside_station(t, 1), f1="o1").set(
        "energy", {"weapons": 12, "engines": 3}, 2
    )
    attack = ["order mothership", f"attack {NAMES[t.get('station', 1) - 1]}"]
    t = play_until(begin_turn(t, 2), attack, lambda t: bool(t.get("out", 1)))
    end_turn(end_turn(t))
    assert t.get("resources", 0) == 0
    end_turn(t)
    assert t.get("resources", 2) == 3 + 1  # loot, then the Station


def space_beside_station(t: Table, seat: int) -> str:
    board = t.setup.rules.n.board  # type: ignore[attr-defined]
    station = t.get("station", seat) - 1
    return NAMES[int(next(near for way in range(6) if (near := board.beside(station, way)) >= 0))]


@pytest.mark.rule("M53")
def test_a_blockade_stops_income_from_offworld_trading_too() -> None:
    t = set_event(give_planets(two_fleets({}, {}, EVENTS), 0, 0, 1), "offworld_trading")
    assert begin_turn(t.copy(1)).play("end turn")[0]["count"] == 1 + 2 + 1
    t.set("blockade", 2)
    assert begin_turn(t).play("end turn")[0]["count"] == 0


@pytest.mark.rule("M30")
def test_as_many_cancelling_cards_as_a_deck_may_have_can_be_played_in_one_chain() -> None:
    most = content_checks.MOST_CANCELS
    edition = {"cards": {"noooooooooooo": {"count": most}}, "economy": {"start_cards": 10}}
    t = put_fleet(
        put_fleet(empty_board(2, edition=edition), 0, f1="c13", f3="a1"), 1, f1="d13", f3="o1"
    )
    set_hand(t, 0, "expansion_pak", *["noooooooooooo"] * (most // 2))
    set_hand(t, 1, *["noooooooooooo"] * (most // 2))
    begin_turn(t).play("order fighter 1", "attack d13", "play expansion_pak")
    t.play(*["play noooooooooooo"] * most)
    assert t.get("discard")["noooooooooooo"] == most
    with pytest.raises(BadContent, match="M30"):
        MOTHERSHIP.setup(2, {}, {"cards": {"noooooooooooo": {"count": most + 1}}})


@pytest.mark.rule("M54")
def test_a_solo_layout_gets_a_warning_unless_the_fleet_starts_opposite_the_station() -> None:
    row = [".", ".", ".", ".", ".", ".", ".", ".", ".", ".", ".", ".", ".", ".", "."]
    lines = [row[: 15 - at % 2] for at in range(13)]
    for at, text in ((2, {11: "m", 12: "1"}), (3, {3: "f", 4: "P", 5: "b"}),
                     (6, {6: "f", 7: "P", 8: "b"}), (10, {9: "P", 10: "f"})):  # fmt: skip
        for column, mark in text.items():
            lines[at][column] = mark

    def warnings(base: tuple[int, int]) -> list[str]:
        drawn = [list(line) for line in lines]
        drawn[base[1]][base[0]] = "F"
        text = "\n".join(" " * (at % 2) + " ".join(line) for at, line in enumerate(drawn))
        assert map_faults(text, 1) == []
        return [str(warning) for warning in map_warnings(text, 1, 5)]

    assert warnings((2, 10)) == []
    for wrong in ((12, 5), (2, 2), (12, 10)):
        assert len(warnings(wrong)) == 1
        assert "M54" in warnings(wrong)[0]

"""Every Random Event, and how its player doubles or avoids it (M53)."""

import pytest

from motherlode.games.mothership.fleet import die_of
from motherlode.kernel.state import Seat
from tests.arrange import Table
from tests.games.mothership.arranged_table import (
    begin_turn,
    dice_rolled,
    empty_board,
    give_planets,
    give_tiles,
    play_until,
    put_fleet,
    redraw_map,
    set_hand,
    space_number,
    totals,
)

EVENTS = {"events": True}


def table_with_event(name: str, answer: str, seats: int = 2) -> Table:
    """A table on which seat 0 has rolled a Random Event and chosen to double or avoid it."""
    t = empty_board(seats, EVENTS)
    put_fleet(t, 0, m="g3", f1="c13")
    put_fleet(t, 1, m="i3", f1="e13")
    give_planets(give_planets(t, 0, 1, 2), 1, 0)
    set_hand(t, 0, "random_event")
    return play_until(
        begin_turn(t), ["play random_event", answer], lambda t: t.get("random_event") == name
    )


@pytest.mark.rule("M53")
@pytest.mark.parametrize(("answer", "income"), [("double event", 5), ("avoid event", 3)])
def test_offworld_trading_raises_income(answer: str, income: int) -> None:
    t = table_with_event("offworld_trading", answer)
    t.play("end turn")
    assert t.get("resources", 0) == income


@pytest.mark.rule("M53")
@pytest.mark.parametrize(("answer", "income"), [("double event", 2), ("avoid event", 3)])
def test_pirate_raid_halves_income_from_planets(answer: str, income: int) -> None:
    t = table_with_event("pirate_raid", answer)
    give_planets(t, 1, 0)
    t.play("end turn")
    assert t.get("resources", 0) == income
    t.play("end turn")
    assert t.get("resources", 1) == 1 + 1  # one planet: half of 1, rounded up


@pytest.mark.rule("M53")
@pytest.mark.parametrize(("answer", "buff"), [("double event", 4), ("avoid event", 0)])
def test_solar_storm_adds_to_mothership_rolls(answer: str, buff: int) -> None:
    t = table_with_event("solar_storm", answer)
    put_fleet(put_fleet(t, 0, m="c13", f1="a1"), 1, m="d13", f1="o1")
    begin_turn(t).play("order mothership", "attack d13")
    assert totals(t) == (dice_rolled(t)[0][1] + buff, dice_rolled(t)[1][1] + 2)


@pytest.mark.rule("M53")
@pytest.mark.parametrize(("answer", "cards"), [("double event", 2), ("avoid event", 0)])
def test_free_samples_gives_everyone_a_card(answer: str, cards: int) -> None:
    t = empty_board(2, EVENTS)
    put_fleet(put_fleet(t, 0, f1="a1"), 1, f1="c1")
    set_hand(t, 0, "random_event")
    t = play_until(begin_turn(t), ["play random_event", answer], lambda t: bool(t.get("hand", 1)))
    assert sum(t.get("hand", 0).values()) == cards
    assert sum(t.get("hand", 1).values()) == 1
    assert t.get("random_event") == "quiet"


@pytest.mark.rule("M53")
def test_magnetic_storm_leaves_motherships_without_power() -> None:
    t = table_with_event("magnetic_storm", "avoid event")
    put_fleet(put_fleet(t, 0, m="c13", f1="a1"), 1, m="d13", f1="o1")
    begin_turn(t).play("order mothership", "attack d13")
    assert totals(t)[1] == 0
    assert t.events_of("hull_hit")[0]["shield"] == 0
    t = table_with_event("magnetic_storm", "double event")
    put_fleet(put_fleet(t, 0, m="c13", f1="a1"), 1, m="d13", f1="o1")
    assert "order mothership" not in begin_turn(t).legal()


@pytest.mark.rule("M53")
def test_space_virus_holds_ships_beside_planets_until_it_ends() -> None:
    t = table_with_event("space_virus", "avoid event")
    put_fleet(put_fleet(t, 0, f1="g3", f2="a1"), 1, f1="i3", f2="o1")
    begin_turn(t).play("order fighter 1")
    assert t.legal("move")
    t.play(t.legal("move")[0], "end turn")
    assert "order fighter 1" not in t.legal()
    t = table_with_event("space_virus", "avoid event")
    t.play("end turn", "end turn", "pass")
    assert t.turn == 0
    assert t.get("random_event") == "quiet"


@pytest.mark.rule("M53", "M47")
def test_an_event_lasts_even_if_its_player_goes_out() -> None:
    t = table_with_event("pirate_raid", "avoid event", 3)
    put_fleet(put_fleet(put_fleet(t, 0, f1="c13"), 1, m="d13"), 2, f1="a1")
    give_planets(give_planets(t, 1, 0, 1), 2, 2).set("energy", {"weapons": 12, "engines": 3}, 1)
    for seat in range(3):
        set_hand(t, seat)
    t.play("end turn")
    t = play_until(t, ["order mothership", "attack c13"], lambda t: t.get("out", 0) == 1)
    assert t.get("random_event") == "pirate_raid"
    before = t.get("resources", 1)
    t.play("end turn")
    assert t.get("resources", 1) == before + 1 + 1  # two planets: half of 2
    assert t.turn == 2
    events = t.play("end turn")
    while t.step == "market":
        events += t.play("pass")
    assert t.turn == 1
    ended = {"event": "event_ended", "random_event": "pirate_raid"}
    assert [fact for fact in events if fact == ended] == [ended]
    assert t.get("random_event") != "pirate_raid"


@pytest.mark.rule("M53")
def test_no_ship_flies_on_beside_a_planet_with_the_virus() -> None:
    """A single order can't fly past a space on which the virus would hold the ship."""
    t = put_fleet(put_fleet(empty_board(2, EVENTS), 0, f1="c13", f3="a1"), 1, f3="o1")
    t.set("planets", [space_number("e12") + 1, *[0] * 6])
    redraw_map(t)
    t.set("random_event", "space_virus").set("event_player", 1)
    begin_turn(t).play("order fighter 1")
    assert {"move d13", "move e13"} <= set(t.legal())
    assert not {"move g13", "move h13"} & set(t.legal())
    t.set("event_player", 0).set("event_answer", "avoided")
    begin_turn(t).play("order fighter 1")
    assert "move h13" in t.legal()


@pytest.mark.rule("M44", "M53")
@pytest.mark.parametrize(("name", "income"), [("quiet", 4 + 2), ("pirate_raid", 3)])
def test_pirate_raid_halves_the_income_that_dominion_adds(name: str, income: int) -> None:
    t = put_fleet(put_fleet(empty_board(4, EVENTS), 0, f1="a1"), 1, f1="o1")
    put_fleet(put_fleet(t, 2, f1="o13"), 3, f1="a13")
    give_planets(give_tiles(t, 0, "economy", 4, "b"), 0, 0, 1, 2, 3)
    t.set("random_event", name).set("event_player", 1)
    begin_turn(t).play("end turn")
    station, trunk = 1, 1
    assert t.get("resources", 0) == station + trunk + income


def end_turn(t: Table) -> Table:
    """Ends a turn; the others trade nothing."""
    t.play("end turn")
    while t.step == "market":
        t.play("pass")
    return t


@pytest.mark.rule("M53")
@pytest.mark.parametrize("name", ["magnetic_storm", "space_virus"])
def test_a_doubled_storm_or_virus_lasts_through_the_players_next_turn(name: str) -> None:
    t = table_with_event(name, "double event")
    end_turn(end_turn(set_hand(t, 0, "random_event")))
    assert (t.turn, t.get("event_answer")) == (0, "lingering")
    assert t.refused("play random_event") == ("event_is_on", "M53")
    t.stand("orders", 0)
    assert t.legal("move") == []  # it still hits its player
    end_turn(t.stand("turn", 0))
    assert t.get("random_event") == "quiet"


@pytest.mark.rule("M53")
def test_a_doubled_storm_leaves_the_others_after_its_round() -> None:
    t = end_turn(end_turn(table_with_event("magnetic_storm", "double event")))
    n = t.setup.rules.n  # type: ignore[attr-defined]
    assert [int(die_of(n, t.state, Seat(seat), 0)) for seat in (0, 1)] == [0, 4]


@pytest.mark.rule("M53")
def test_other_doubled_events_end_with_their_round() -> None:
    t = end_turn(end_turn(table_with_event("solar_storm", "double event")))
    assert (t.turn, t.get("random_event")) == (0, "quiet")


@pytest.mark.rule("M58")
def test_a_mothership_without_power_has_no_ability() -> None:
    t = give_tiles(table_with_event("magnetic_storm", "double event"), 0, "economy", 5, "b")
    t.set("hull_points", 3, 0).stand("orders", 0, ship=1)
    assert t.refused("use repair_drones") == ("no_power", "M58")


@pytest.mark.rule("M53")
@pytest.mark.parametrize(
    ("name", "amount", "zone", "gained"),
    [("offworld_trading", 1, "resources", 1 + 2 + 4), ("free_samples", 3, "hand", 6)],
)
def test_an_edition_sets_the_amount_of_a_random_event(
    name: str, amount: int, zone: str, gained: int
) -> None:
    """Seat 0 has two planets and doubles the event."""
    t = empty_board(2, EVENTS, edition={"random_events": {name: amount}})
    put_fleet(put_fleet(t, 0, m="g3", f1="c13"), 1, m="i3", f1="e13")
    give_planets(t, 0, 1, 2)
    t.set("random_event", name).set("event_player", 0).stand("answer_event", 0)
    t.play("double event")
    if zone == "resources":
        t.stand("turn", 0).play("end turn")
    held = t.get(zone, 0)
    assert (held if zone == "resources" else sum(held.values())) == gained

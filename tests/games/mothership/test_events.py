"""Random Events (M53)."""

import pytest

from tests.arrange import Table
from tests.games.mothership.desk import (
    desk,
    dice,
    hand,
    own,
    ships,
    space,
    sync,
    tech,
    totals,
    turn,
    until,
)

EVENTS = {"events": True}


def event(name: str, answer: str, seats: int = 2) -> Table:
    """A table on which seat 0 has rolled an event and answered it."""
    t = desk(seats, EVENTS)
    ships(t, 0, m="g3", f1="c13")
    ships(t, 1, m="i3", f1="e13")
    own(own(t, 0, 1, 2), 1, 0)
    hand(t, 0, "random_event")
    return until(turn(t), ["play random_event", answer], lambda t: t.get("random_event") == name)


@pytest.mark.rule("M53")
@pytest.mark.parametrize(("answer", "income"), [("double event", 5), ("avoid event", 3)])
def test_offworld_trading(answer: str, income: int) -> None:
    t = event("offworld_trading", answer)
    t.play("end turn")
    assert t.get("resources", 0) == income


@pytest.mark.rule("M53")
@pytest.mark.parametrize(("answer", "income"), [("double event", 2), ("avoid event", 3)])
def test_pirate_raid(answer: str, income: int) -> None:
    t = event("pirate_raid", answer)
    own(t, 1, 0)
    t.play("end turn")
    assert t.get("resources", 0) == income
    t.play("end turn")
    assert t.get("resources", 1) == 1 + 1  # one planet: half of 1, rounded up


@pytest.mark.rule("M53")
@pytest.mark.parametrize(("answer", "buff"), [("double event", 4), ("avoid event", 0)])
def test_solar_storm(answer: str, buff: int) -> None:
    t = event("solar_storm", answer)
    ships(ships(t, 0, m="c13", f1="a1"), 1, m="d13", f1="o1")
    turn(t).play("order mothership", "attack d13")
    assert totals(t) == (dice(t)[0][1] + buff, dice(t)[1][1] + 2)


@pytest.mark.rule("M53")
@pytest.mark.parametrize(("answer", "cards"), [("double event", 2), ("avoid event", 0)])
def test_free_samples(answer: str, cards: int) -> None:
    t = desk(2, EVENTS)
    ships(ships(t, 0, f1="a1"), 1, f1="c1")
    hand(t, 0, "random_event")
    t = until(turn(t), ["play random_event", answer], lambda t: bool(t.get("hand", 1)))
    assert sum(t.get("hand", 0).values()) == cards
    assert sum(t.get("hand", 1).values()) == 1
    assert t.get("random_event") == "quiet"


@pytest.mark.rule("M53")
def test_magnetic_storm() -> None:
    t = event("magnetic_storm", "avoid event")
    ships(ships(t, 0, m="c13", f1="a1"), 1, m="d13", f1="o1")
    turn(t).play("order mothership", "attack d13")
    assert totals(t)[1] == 0
    assert t.told("hull_hit")[0]["shield"] == 0
    t = event("magnetic_storm", "double event")
    ships(ships(t, 0, m="c13", f1="a1"), 1, m="d13", f1="o1")
    assert "order mothership" not in turn(t).legal()


@pytest.mark.rule("M53")
def test_space_virus_and_its_end() -> None:
    t = event("space_virus", "avoid event")
    ships(ships(t, 0, f1="g3", f2="a1"), 1, f1="i3", f2="o1")
    turn(t).play("order fighter 1")
    assert t.legal("move")
    t.play(t.legal("move")[0], "end turn")
    assert "order fighter 1" not in t.legal()
    t = event("space_virus", "avoid event")
    t.play("end turn", "end turn", "pass")
    assert t.turn == 0
    assert t.get("random_event") == "quiet"


@pytest.mark.rule("M53", "M47")
def test_an_event_outlasts_its_player() -> None:
    t = event("pirate_raid", "avoid event", 3)
    ships(ships(ships(t, 0, f1="c13"), 1, m="d13"), 2, f1="a1")
    own(own(t, 1, 0, 1), 2, 2).set("energy", {"weapons": 12, "engines": 3}, 1)
    for seat in range(3):
        hand(t, seat)
    t.play("end turn")
    t = until(t, ["order mothership", "attack c13"], lambda t: t.get("out", 0) == 1)
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
def test_no_ship_flies_past_a_planet_with_the_virus() -> None:
    """One order reaches what several would: a flight ends where the virus keeps the ship."""
    t = ships(ships(desk(2, EVENTS), 0, f1="c13", f3="a1"), 1, f3="o1")
    t.set("planets", [space("e12") + 1, *[0] * 6])
    sync(t)
    t.set("random_event", "space_virus").set("event_player", 1)
    turn(t).play("order fighter 1")
    assert {"move d13", "move e13"} <= set(t.legal())
    assert not {"move g13", "move h13"} & set(t.legal())
    t.set("event_player", 0).set("event_answer", "avoided")
    turn(t).play("order fighter 1")
    assert "move h13" in t.legal()


@pytest.mark.rule("M44", "M53")
@pytest.mark.parametrize(("name", "income"), [("quiet", 7), ("pirate_raid", 4)])
def test_a_pirate_raid_halves_what_dominion_pays_for_planets(name: str, income: int) -> None:
    t = ships(ships(desk(4, EVENTS), 0, f1="a1"), 1, f1="o1")
    ships(ships(t, 2, f1="o13"), 3, f1="a13")
    own(tech(t, 0, "economy", 3, "b"), 0, 0, 1, 2, 3)
    t.set("random_event", name).set("event_player", 1)
    turn(t).play("end turn")
    assert t.get("resources", 0) == 1 + income

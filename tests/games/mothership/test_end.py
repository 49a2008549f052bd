"""Going out, winning, teams, points, events, solo (M35, M47-M49, M52-M56)."""

import pytest

from motherlode.games.mothership.hex import NAMES
from motherlode.games.mothership.title import MOTHERSHIP
from motherlode.kernel.errors import BadOptions
from tests.arrange import Table, table
from tests.games.mothership.desk import (
    at,
    desk,
    dice,
    hand,
    own,
    passes,
    ships,
    totals,
    turn,
    until,
)


@pytest.mark.rule("M47")
def test_the_last_station_standing_wins() -> None:
    t = ships(ships(desk(), 0, m="l11"), 1, f1="a13").set("station_counters", 1, 1)
    t.set("energy", {"weapons": 12, "engines": 3}, 0)
    t = until(turn(t), ["order mothership", "attack m11"], lambda t: t.over())
    assert t.payoffs() == [1.0, 0.0]


@pytest.mark.rule("M47", "M35")
def test_who_has_no_ship_left_is_out() -> None:
    t = desk(3)
    ships(ships(ships(t, 0, m="c13"), 1, f1="d13"), 2, f1="a1")
    own(hand(t, 1, "prod", "prod"), 1, 0, 1).set("resources", 4, 1)
    turn(t).play("order mothership", "attack d13")
    t = until(t, ["pass"], lambda t: passes(t).get("out", 1) == 1)
    assert not t.over()
    assert t.get("station", 1) == 0
    assert t.get("planet_owners")[:2] == [0, 0]
    assert t.get("hand", 1) == {}
    assert t.count("discard", "prod") == 2
    assert t.get("resources", 1) == 0
    assert t.conserved()["faults of the map"] == 0
    t.play("end turn")
    assert t.turn == 2  # out: no turn, no market


@pytest.mark.rule("M47")
def test_an_attacker_who_loses_the_last_ship_ends_the_turn() -> None:
    t = desk(3)
    ships(ships(ships(t, 0, f1="c13"), 1, m="d13"), 2, f1="a1")
    t.set("energy", {"weapons": 12, "shields": 3}, 1)
    t = until(turn(t), ["order fighter 1", "attack d13"], lambda t: at(t, 0, "fighter 1") == "")
    assert (t.step, t.turn) == ("turn", 1)
    assert t.get("resources", 0) == 0


@pytest.mark.rule("M49")
def test_both_out_at_once_share() -> None:
    t = ships(ships(desk(), 0, f1="c13"), 1, f1="d13")
    hand(t, 1, "last_stand")
    turn(t).play("order fighter 1", "attack d13")
    t = until(t, ["pass", "pass"], lambda t: t.step == "on_loss")
    t.play("play last_stand")
    assert t.over()
    assert t.payoffs() == [0.5, 0.5]


@pytest.mark.rule("M49")
def test_a_hundred_rounds_are_enough() -> None:
    t = ships(ships(desk(), 0, f1="a1"), 1, f1="a13").set("round", 100).set("first_seat", 0)
    turn(t, 0).play("end turn", "end turn")
    assert t.over()
    assert t.payoffs() == [0.5, 0.5]
    assert t.told("drawn")


@pytest.mark.rule("M48")
@pytest.mark.parametrize(
    ("seats", "teams", "sides"),
    [(4, "pairs", [0, 1, 0, 1]), (6, "pairs", [0, 1, 2, 0, 1, 2]), (6, "threes", [0, 1] * 3)],
)
def test_turns_alternate_between_teams(seats: int, teams: str, sides: list[int]) -> None:
    rules = MOTHERSHIP.setup(seats, {"teams": teams}).rules
    found = [int(rules.n.teams[seat]) for seat in range(seats)]  # type: ignore[attr-defined]
    assert found == sides
    assert all(a != b for a, b in zip(found, found[1:] + found[:1], strict=True))


@pytest.mark.rule("M48")
@pytest.mark.parametrize(("seats", "teams"), [(3, "pairs"), (2, "pairs"), (4, "threes")])
def test_teams_must_come_out_even(seats: int, teams: str) -> None:
    with pytest.raises(BadOptions, match="teams of"):
        MOTHERSHIP.setup(seats, {"teams": teams})


def pairs() -> Table:
    t = desk(4, {"teams": "pairs"})
    for seat, where in enumerate(("a1", "c1", "e1", "g1")):
        ships(t, seat, f3=where)
    return t


@pytest.mark.rule("M48", "M23", "M25", "M14")
def test_friends_pass_guard_and_fly_wing() -> None:
    t = pairs()
    ships(t, 0, f1="d13", f2="a13")
    ships(t, 2, f1="e13", b1="b13")
    ships(t, 1, f1="c13")
    turn(t, 1).play("order fighter 1", "attack d13")
    assert totals(t)[1] == dice(t)[1][1] + 1  # a teammate is the wingman
    t = ships(pairs(), 0, f1="a13")
    ships(t, 2, b1="b13")
    turn(t, 0).play("order fighter 1")
    assert "move c13" in t.legal()  # past a teammate
    assert "attack b13" not in t.legal()
    assert t.refused("attack b13") == ("friendly", "M48")
    station = NAMES[t.get("station", 0) - 1]
    t = ships(ships(pairs(), 1, b1="c3"), 2, f1="e3")
    turn(t, 1).play("order bomber 1")
    assert t.refused(f"attack {station}") == ("station_guarded", "M25")


@pytest.mark.rule("M48", "M47")
def test_a_team_is_out_with_its_last_player_and_wins_together() -> None:
    t = pairs()
    ships(t, 1, f1="d13")
    ships(t, 0, m="c13")
    t.set("energy", {"weapons": 12, "engines": 3}, 0)
    t = until(turn(t), ["order mothership", "attack d13"], lambda t: t.get("out", 1) == 1)
    assert not t.over()
    ships(t, 3, f1="b13")
    t.set("status", [0] * 6, 0)
    t = until(turn(t), ["order mothership", "attack b13"], lambda t: t.over())
    assert t.payoffs() == [0.5, 0.0, 0.5, 0.0]


@pytest.mark.rule("M38", "M48")
def test_no_cards_for_a_teammates_dogfight() -> None:
    t = pairs()
    ships(ships(t, 0, f1="c13"), 1, f1="d13")
    hand(t, 2, "seismic_charge")
    turn(t).play("order fighter 1", "attack d13")
    assert t.step == "turn"


POINTS = {"mode": "victory_points"}


@pytest.mark.rule("M52")
def test_ships_come_back_at_the_end_of_the_owners_next_turn() -> None:
    t = ships(ships(desk(2, POINTS), 0, m="c13"), 1, f1="d13", f2="a1")
    t.set("energy", {"weapons": 12, "engines": 3}, 0)
    t = until(turn(t), ["order mothership", "attack d13"], lambda t: at(t, 1, "fighter 1") == "")
    assert t.get("points_for_kills", 0) == 1
    t.play("end turn")
    assert t.turn == 1
    t.play("end turn")
    assert (t.step, t.seat) == ("respawn", 1)
    t.play("place l11")
    assert at(t, 1, "fighter 1") == "l11"


@pytest.mark.rule("M52")
def test_a_ship_lost_in_the_own_turn_waits_for_the_next() -> None:
    t = ships(ships(desk(2, POINTS), 0, f1="c13", f2="a1"), 1, m="d13")
    t.set("energy", {"weapons": 12, "shields": 3}, 1)
    t = until(turn(t), ["order fighter 1", "attack d13"], lambda t: at(t, 0, "fighter 1") == "")
    t.play("end turn")
    assert t.turn == 1
    t.play("end turn", "end turn")
    assert (t.step, t.seat) == ("respawn", 0)


@pytest.mark.rule("M52")
def test_the_mothership_returns_with_six() -> None:
    t = ships(ships(desk(2, POINTS), 0, f1="c13"), 1, f1="a1")
    t.set("respawn", [2, 0, 0, 0, 0, 0], 0).set("hull_points", 0, 0)
    turn(t).play("end turn")
    t.play(t.legal("place")[0])
    assert t.get("hull_points", 0) == 6


@pytest.mark.rule("M52")
def test_without_a_station_nothing_returns_but_one_plays_on() -> None:
    t = ships(ships(desk(2, POINTS), 0, m="l11"), 1, f1="a13", f2="c1")
    t.set("station_counters", 1, 1).set("respawn", [2, 0, 0, 0, 0, 0], 1)
    t.set("energy", {"weapons": 12, "engines": 3}, 0)
    t = until(turn(t), ["order mothership", "attack m11"], lambda t: t.get("station", 1) == 0)
    assert not t.over()
    assert t.get("points_for_kills", 0) == 5
    assert t.get("respawn", 1) == [0] * 6
    t.play("end turn")
    assert t.turn == 1


@pytest.mark.rule("M52")
def test_points_win_in_the_own_turn_only() -> None:
    t = ships(ships(desk(2, POINTS), 0, m="c13", f1="g1"), 1, f1="d13", f2="a1")
    t.set("points_for_kills", 9, 1)
    own(t, 1, 0)
    assert not turn(t).over()
    t.play("end turn")
    assert t.over()
    assert t.payoffs() == [0.0, 1.0]


@pytest.mark.rule("M52")
def test_points_for_planets_while_held() -> None:
    t = own(ships(ships(desk(2, POINTS), 0, b1="g3", b2="i3"), 1, f1="a1"), 0, 1)
    t.set("points_for_kills", 8, 0)
    t = until(turn(t), ["order bomber 1", "attack h3", "join bomber 2"], lambda t: t.over())
    assert t.payoffs() == [1.0, 0.0]


@pytest.mark.rule("M52")
def test_the_target_is_an_option() -> None:
    t = ships(ships(desk(2, {**POINTS, "points": 20}), 0, f1="c1"), 1, f1="a1")
    t.set("points_for_kills", 19, 0)
    assert not turn(t).over()


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


def solo(level: int = 1, **options: object) -> Table:
    return table("mothership", 1, {"level": level, **options})


@pytest.mark.rule("M54")
@pytest.mark.parametrize(
    ("level", "energy", "tier"),
    [(1, 5, 0), (2, 5, 1), (3, 7, 1), (4, 7, 2), (5, 9, 2), (6, 9, 3), (7, 11, 3), (8, 11, 4),
     (9, 12, 4)],
)  # fmt: skip
def test_the_npcs_panel(level: int, energy: int, tier: int) -> None:
    t = solo(level)
    assert t.get("energy", 1) == {"engines": energy, "weapons": energy, "shields": energy}
    assert t.get("technology", 1).get("combat", 0) == tier
    assert sum(t.get("energy", 1).values()) == 3 * energy  # above 15 is allowed (M56)


@pytest.mark.rule("M54", "M56")
def test_the_solo_table() -> None:
    t = solo()
    assert t.get("planet_owners")[:3] == [1, 1, 1]
    board = t.setup.rules.n.board  # type: ignore[attr-defined]
    npc = [cell - 1 for cell in t.get("ships", 1)]
    assert board.distance(npc[0], t.get("station", 0) - 1) == 1
    planets = [cell - 1 for cell in t.get("planets")[:3]]
    assert all(min(board.distance(at, planet) for planet in planets) == 1 for at in npc[1:])
    assert sum(t.get("hand", 0).values()) == 2
    assert t.get("hand", 1) == {}
    t.play("deploy")
    assert t.turn == 0
    base = t.setup.rules.n.board.fleet_base  # type: ignore[attr-defined]
    assert all(board.distance(cell - 1, base) <= 2 for cell in t.get("ships", 0))
    with pytest.raises(BadOptions, match="Solo"):
        MOTHERSHIP.setup(1, POINTS)


@pytest.mark.rule("M54")
def test_only_dark_tiles_count_for_the_npc() -> None:
    t = solo(9)  # tier 4: attack +3 and engines +2, but no Siege Doctrine
    t.play("deploy")
    npc = {"b1": "l3", "m": "a13"}
    ships(t, 1, **npc)
    t.set("planet_owners", [2, 2, 2, 0, 0, 0, 0])
    t.set("hand", {}, 0)
    turn(t).play("end turn")
    hit = t.told("station_hit")
    assert hit[-1]["damage"] == dict(dice(t))["bomber 1"] + 3


@pytest.mark.rule("M55")
def test_the_npc_mothership_attacks_the_station_or_its_guard() -> None:
    t = solo()
    t.play("deploy")
    t.set("hand", {}, 0)
    turn(t).play("end turn")
    assert [fact["space"] for fact in t.told("fight_began") if fact["fight"] == "station"] == ["m3"]
    t = solo()
    t.play("deploy")
    t.set("hand", {}, 0)
    ships(t, 1, m="l3")
    ships(t, 0, f1="n3", b1="a13")
    turn(t).play("end turn")
    fights = t.told("fight_began")
    assert [(fact["fight"], fact["space"]) for fact in fights][:1] == [("ship", "n3")]


@pytest.mark.rule("M55")
def test_npc_bombers_take_their_planet_then_fly_to_the_station() -> None:
    t = solo()
    t.play("deploy")
    t.set("hand", {}, 0)
    turn(t).play("end turn")
    planets = [fact["space"] for fact in t.told("fight_began") if fact["fight"] == "planet"]
    assert set(planets) == {"e4", "h7", "j11"}
    assert len(planets) <= 5  # none after it is theirs
    t = solo()
    t.play("deploy")
    t.set("hand", {}, 0).set("planet_owners", [2, 2, 2, 0, 0, 0, 0])
    board = t.setup.rules.n.board  # type: ignore[attr-defined]
    station = t.get("station", 0) - 1
    before = [board.distance(t.get("ships", 1)[ship] - 1, station) for ship in (4, 5)]
    t = until(turn(t), ["end turn"], lambda t: all(t.get("ships", 1)[4:]))
    after = [board.distance(t.get("ships", 1)[ship] - 1, station) for ship in (4, 5)]
    assert all(near <= far - 3 for near, far in zip(after, before, strict=True))


@pytest.mark.rule("M55")
def test_npc_fighters_guard_until_prey_comes_near() -> None:
    t = solo()
    t.play("deploy")
    t.set("hand", {}, 0).set("planet_owners", [2, 2, 2, 0, 0, 0, 0])
    ships(t, 1, f1="g7", b1="a1")
    ships(t, 0, m="g10", f1="a13")
    turn(t).play("end turn")
    assert at(t, 1, "fighter 1") == "g7"  # a Mothership is no prey
    ships(t, 1, f1="g7", b1="a1")
    ships(t, 0, m="o13", f1="g11", b2="o12")
    turn(t).play("end turn")
    assert any(fact["space"] == "g11" for fact in t.told("fight_began"))


@pytest.mark.rule("M55", "M31")
def test_asteroids_hurt_the_npc() -> None:
    t = solo()
    t.play("deploy")
    t.set("hand", {}, 0).set("planet_owners", [2, 2, 2, 0, 0, 0, 0])
    ships(t, 1, b1="f4", f1="a1")
    ships(t, 0, m="o13")
    t = until(turn(t), ["end turn"], lambda t: bool(t.told("field_rolled")))
    assert t.told("fight_began")[0]["fight"] == "asteroids"


@pytest.mark.rule("M56")
def test_solo_is_won_when_the_npc_has_no_ship() -> None:
    t = solo()
    t.play("deploy")
    t.set("hand", {}, 0).set("energy", {"weapons": 12, "engines": 3}, 0)
    ships(t, 1, f1="d13")
    ships(t, 0, m="c13")
    t = until(turn(t), ["order mothership", "attack d13"], lambda t: t.over())
    assert t.payoffs() == [1.0]


@pytest.mark.rule("M56", "M47")
@pytest.mark.parametrize("how", ["station", "fleet"])
def test_solo_is_lost(how: str) -> None:
    t = solo(9)
    t.play("deploy")
    t.set("hand", {}, 0)
    if how == "station":
        t.set("station_counters", 1, 0)
        ships(t, 0, f1="a13")
    else:
        ships(t, 1, m="l3")
        ships(t, 0, f1="n3")
    t = until(turn(t), ["end turn"], lambda t: t.over())
    assert t.payoffs() == [0.0]


@pytest.mark.rule("M55")
def test_the_npc_has_no_resources_and_no_cards() -> None:
    t = solo()
    t.play("deploy")
    t.set("hand", {}, 0)
    for _ in range(3):
        if t.over():
            break
        t.set("hand", {}, 0)
        turn(t).play("end turn")
    assert t.get("resources", 1) == 0
    assert t.get("hand", 1) == {}

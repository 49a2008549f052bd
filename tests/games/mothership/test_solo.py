"""The Solo Challenge: the NPC's fleet, what it does, how it ends (M54-M56)."""

import pytest

from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.games.mothership.hexes import NAMES, line
from motherlode.games.mothership.npc import LEFT
from motherlode.kernel.errors import BadOptions
from tests.arrange import Table, table
from tests.games.mothership.desk import (
    at,
    dice,
    ships,
    space,
    turn,
    until,
)

POINTS = {"mode": "victory_points"}


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
def test_of_several_guards_the_npc_takes_the_nearest() -> None:
    t = solo()
    t.play("deploy")
    t.set("hand", {}, 0)
    ships(t, 1, m="k3")
    ships(t, 0, f1="n3", f2="l3", b1="a13")
    turn(t).play("end turn")
    assert t.told("fight_began")[0]["space"] == "l3"


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


@pytest.mark.rule("M56", "M49")
def test_nobody_wins_a_solo_game_that_lasts_too_long() -> None:
    t = table("mothership", 1, {"level": 1}, edition={"game": {"rounds": 1}})
    t.play("deploy")
    t.set("hand", {}, 0)
    ships(t, 1, f1="a1")
    turn(t).play("end turn")
    while t.step == "market":
        t.play("pass")
    assert t.over()
    assert t.payoffs() == [0.0]


@pytest.mark.rule("M55", "M27")
def test_the_npc_takes_no_loot() -> None:
    t = solo(9)
    t.play("deploy")
    t.set("hand", {}, 0)
    ships(t, 1, m="l3")
    ships(t, 0, f1="n3", b1="a13")
    t = until(turn(t), ["end turn"], lambda t: at(t, 0, "fighter 1") == "")
    assert t.get("resources", 1) == 0


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


def besieged(npc: dict[str, str], ours: dict[str, str]) -> Table:
    """The NPC has all planets; its Bombers are on their way to the Station on m3."""
    t = solo()
    t.play("deploy")
    t.set("hand", {}, 0).set("planet_owners", [2, 2, 2, 0, 0, 0, 0])
    ships(ships(t, 1, **npc), 0, **ours)
    return t


RING = ("l2", "m2", "l3", "n3", "l4", "m4")


@pytest.mark.rule("M55")
def test_a_bomber_comes_near_a_station_that_is_guarded_on_all_sides() -> None:
    assert {NAMES[at] for at in neighbours_of("m3")} == set(RING)
    keys = ("m", "f1", "f2", "f3", "b1", "b2")
    t = besieged({"b1": "e1", "f3": "a13"}, dict(zip(keys, RING, strict=True)))
    flown = flights(t, "bomber 1", 4)
    board = t.setup.rules.n.board  # type: ignore[attr-defined]
    assert flown
    assert board.distance(space(at(t, 1, "bomber 1")), space("m3")) == 2


@pytest.mark.rule("M14", "M55")
def test_npc_ships_fly_past_their_own() -> None:
    t = besieged({"b1": "e1", "b2": "f1", "f3": "a13"}, {"f1": "a12"})
    alone = besieged({"b1": "e1", "f3": "a13"}, {"f1": "a12"})
    wanted = flights(alone, "bomber 1", 1)
    assert flights(t, "bomber 1", 1) == [name for name in wanted if name != "f1"]
    assert "f1" in wanted


def neighbours_of(name: str) -> list[int]:
    board = solo().setup.rules.n.board  # type: ignore[attr-defined]
    return [int(near) for way in range(6) if (near := board.beside(space(name), way)) >= 0]


def flights(t: Table, ship: str, turns: int) -> list[str]:
    """The spaces that a ship of the NPC flies over in so many turns."""
    flown: list[str] = []
    for _ in range(turns):
        t.set("hand", {}, 0)
        turn(t).play("end turn")
        flown += [fact["space"] for fact in t.told("moved") if fact["ship"] == ship]
        while t.step == "market":
            t.play("pass")
    return flown


@pytest.mark.rule("M55")
@pytest.mark.parametrize(
    ("layout", "start", "through"),
    [("siege", "a7", set()), ("long_way_home", "g7", {"j9", "j10"})],
)
def test_npc_bombers_fly_straight(layout: str, start: str, through: set[str]) -> None:
    t = solo(layout=layout)
    t.play("deploy")
    t.set("planet_owners", [2, 2, 2, 0, 0, 0, 0]).set("station_counters", 10**6, 0)
    ships(t, 1, b1=start)
    ships(t, 0, m="a1" if layout == "long_way_home" else "a13")
    station = t.get("station", 0) - 1
    straight = [NAMES[step] for step in line(space(start), station)[1:-1]]
    for seed in range(60):
        tried = t.copy(seed)
        flown = flights(tried, "bomber 1", 5)
        if at(tried, 1, "bomber 1"):
            break
    assert flown == straight
    fields = tried.setup.rules.n.board.fields  # type: ignore[attr-defined]
    assert {name for name in flown if fields[space(name)]} == through


@pytest.mark.rule("M55")
def test_an_npc_bomber_flies_around_ships_and_then_straight_again() -> None:
    t = solo()
    t.play("deploy")
    t.set("planet_owners", [2, 2, 2, 0, 0, 0, 0]).set("station_counters", 10**6, 0)
    ships(t, 1, b1="a3")
    ships(t, 0, m="c3")
    flown = flights(t, "bomber 1", 1)
    assert "c3" not in flown
    start, station = space(flown[1]), t.get("station", 0) - 1
    assert flown[2:] == [NAMES[step] for step in line(start, station)[1 : len(flown) - 1]]


@pytest.mark.rule("M55")
@pytest.mark.parametrize("ship", ["b1", "f1"])
def test_an_npc_ship_driven_away_comes_back_to_its_planet(ship: str) -> None:
    t = solo()
    t.play("deploy")
    t.set("hand", {}, 0)
    ships(t, 1, **{ship: "e7"})
    ships(t, 0, m="a13")
    turn(t).play("end turn")
    assert [fact["space"] for fact in t.told("fight_began")] == ["e4"]


@pytest.mark.rule("M55")
def test_a_claimed_planet_sends_npc_bombers_off_for_good() -> None:
    t = solo()
    t.play("deploy")
    ships(t, 1, b1="f4")
    ships(t, 0, m="a13")
    t.set("station_counters", 10**6, 0).set("planet_owners", [2, 1, 1, 0, 0, 0, 0])
    assert flights(t, "bomber 1", 1)
    there = at(t, 1, "bomber 1")
    t.set("planet_owners", [1, 1, 1, 0, 0, 0, 0])
    board = t.setup.rules.n.board  # type: ignore[attr-defined]
    station = t.get("station", 0) - 1
    assert flights(t, "bomber 1", 1)
    after = board.distance(space(at(t, 1, "bomber 1")), station)
    assert after < board.distance(space(there), station)


@pytest.mark.rule("M31", "M55")
@pytest.mark.parametrize("friend", [False, True])
def test_an_npc_ship_that_flies_past_another_into_a_field_is_attacked(friend: bool) -> None:
    t = table("mothership", 1, {"layout": "custom"}, edition=TWO_ROCKS)
    bomber_flies(t, {"b1": "c13", "f1": "d13"} if friend else {"b1": "c13"})
    attacked = t.told("fight_began")
    assert [(one["fight"], one["space"]) for one in attacked] == [("asteroids", "e13")]


@pytest.mark.rule("M53", "M55")
def test_an_npc_ship_does_not_fly_past_one_that_the_virus_keeps() -> None:
    """Own ships are flown past, but not where a flight ends."""
    ends = []
    for event in ("quiet", "space_virus"):
        t = table("mothership", 1, {"layout": "custom", "events": True}, edition=TWO_ROCKS)
        t.set("planets", [space("g12") + 1, *t.get("planets")[1:]])
        t.set("random_event", event).set("event_player", 0)
        bomber_flies(t, {"b1": "f13", "f1": "g13"})
        ends.append(at(t, 1, "bomber 1"))
    assert ends == ["j13", "f13"]


def bomber_flies(t: Table, npc: dict[str, str]) -> None:
    """Along row 13, from its planet to the player's Station at its end."""
    t.set("planet_owners", [2, 2, 2, 0, 0, 0, 0]).set("station", space("n13") + 1, 0)
    t.set("hand", {}, 0)
    ships(ships(t, 0, m="a1", f1="a3"), 1, m="o1", **npc)
    homes = t.get("npc_homes")
    homes[4] = LEFT + space(npc["b1"])
    t.set("npc_homes", homes).stand("npc", 1)


TWO_ROCKS = {
    "layouts": {
        "custom": {
            "players": 1,
            "map": """
. . . . . . . . . . . . . . .
 . . . . . . . . . . . . . .
. . . . . . # . . . . m 1 . .
 . . . f P b # . . . . . . .
. . . . . . . . . # . . . . .
 . . . . . . . . . # # . . .
. . . . . . f P b . . . . . .
 . . . . . . . . . . . . # .
. . . . . # . . . . . . # . .
 . . . . . # # . . . . . . .
. . F . . . . . . P f . . . .
 . . . . . . . . . . . . . .
. . # . # . . . . . . . . . .
""",
        }
    }
}
"""In the last row, where nothing else is, an asteroid each at c13 and e13."""

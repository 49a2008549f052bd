"""The Solo Challenge: setup, how the NPC's ships act, winning and losing (M54-M56)."""

import pytest

from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.games.mothership.hexes import NAMES, line
from motherlode.games.mothership.npc import LEFT
from motherlode.kernel.errors import BadOptions
from tests.arrange import Table, table
from tests.games.mothership.arranged_table import (
    begin_turn,
    dice_rolled,
    play_until,
    put_fleet,
    ship_space,
    space_number,
)

POINTS = {"mode": "victory_points"}


def solo_table(level: int = 1, **options: object) -> Table:
    return table("mothership", 1, {"level": level, **options})


@pytest.mark.rule("M54")
@pytest.mark.parametrize(
    ("level", "energy", "tier"),
    [(1, 5, 0), (2, 5, 1), (3, 7, 1), (4, 7, 2), (5, 9, 2), (6, 9, 3), (7, 11, 3), (8, 11, 4),
     (9, 12, 4)],
)  # fmt: skip
def test_the_npcs_energy_and_technology_depend_on_the_level(
    level: int, energy: int, tier: int
) -> None:
    t = solo_table(level)
    assert t.get("energy", 1) == {"engines": energy, "weapons": energy, "shields": energy}
    assert t.get("technology", 1).get("combat", 0) == tier
    assert sum(t.get("energy", 1).values()) == 3 * energy  # above 15 is allowed (M56)


@pytest.mark.rule("M54", "M56")
def test_the_solo_setup_has_its_pieces() -> None:
    t = solo_table()
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
def test_only_dark_tiles_work_for_the_npc() -> None:
    t = solo_table(9)  # tier 4: attack +3 and engines +2, but no Siege Doctrine
    t.play("deploy")
    npc = {"b1": "l3", "m": "a13"}
    put_fleet(t, 1, **npc)
    t.set("planet_owners", [2, 2, 2, 0, 0, 0, 0])
    t.set("hand", {}, 0)
    begin_turn(t).play("end turn")
    hit = t.told("station_hit")
    assert hit[-1]["damage"] == dict(dice_rolled(t))["bomber 1"] + 3


@pytest.mark.rule("M55")
def test_the_npc_mothership_attacks_the_station_or_its_guard() -> None:
    t = solo_table()
    t.play("deploy")
    t.set("hand", {}, 0)
    begin_turn(t).play("end turn")
    assert [fact["space"] for fact in t.told("fight_began") if fact["fight"] == "station"] == ["m3"]
    t = solo_table()
    t.play("deploy")
    t.set("hand", {}, 0)
    put_fleet(t, 1, m="l3")
    put_fleet(t, 0, f1="n3", b1="a13")
    begin_turn(t).play("end turn")
    fights = t.told("fight_began")
    assert [(fact["fight"], fact["space"]) for fact in fights][:1] == [("ship", "n3")]


@pytest.mark.rule("M55")
def test_the_npc_attacks_the_nearest_of_several_guards() -> None:
    t = solo_table()
    t.play("deploy")
    t.set("hand", {}, 0)
    put_fleet(t, 1, m="k3")
    put_fleet(t, 0, f1="n3", f2="l3", b1="a13")
    begin_turn(t).play("end turn")
    assert t.told("fight_began")[0]["space"] == "l3"


@pytest.mark.rule("M55")
def test_npc_bombers_take_their_planet_then_fly_to_the_station() -> None:
    t = solo_table()
    t.play("deploy")
    t.set("hand", {}, 0)
    begin_turn(t).play("end turn")
    planets = [fact["space"] for fact in t.told("fight_began") if fact["fight"] == "planet"]
    assert set(planets) == {"e4", "h7", "j11"}
    assert len(planets) <= 5  # none after it is theirs
    t = solo_table()
    t.play("deploy")
    t.set("hand", {}, 0).set("planet_owners", [2, 2, 2, 0, 0, 0, 0])
    board = t.setup.rules.n.board  # type: ignore[attr-defined]
    station = t.get("station", 0) - 1
    before = [board.distance(t.get("ships", 1)[ship] - 1, station) for ship in (4, 5)]
    t = play_until(begin_turn(t), ["end turn"], lambda t: all(t.get("ships", 1)[4:]))
    after = [board.distance(t.get("ships", 1)[ship] - 1, station) for ship in (4, 5)]
    assert all(near <= far - 3 for near, far in zip(after, before, strict=True))


@pytest.mark.rule("M55")
def test_npc_fighters_wait_until_a_target_comes_near() -> None:
    t = solo_table()
    t.play("deploy")
    t.set("hand", {}, 0).set("planet_owners", [2, 2, 2, 0, 0, 0, 0])
    put_fleet(t, 1, f1="g7", b1="a1")
    put_fleet(t, 0, m="g10", f1="a13")
    begin_turn(t).play("end turn")
    assert ship_space(t, 1, "fighter 1") == "g7"  # a Mothership is no prey
    put_fleet(t, 1, f1="g7", b1="a1")
    put_fleet(t, 0, m="o13", f1="g11", b2="o12")
    begin_turn(t).play("end turn")
    assert any(fact["space"] == "g11" for fact in t.told("fight_began"))


@pytest.mark.rule("M55", "M31")
def test_asteroid_fields_attack_the_npc() -> None:
    t = solo_table()
    t.play("deploy")
    t.set("hand", {}, 0).set("planet_owners", [2, 2, 2, 0, 0, 0, 0])
    put_fleet(t, 1, b1="f4", f1="a1")
    put_fleet(t, 0, m="o13")
    t = play_until(begin_turn(t), ["end turn"], lambda t: bool(t.told("field_rolled")))
    assert t.told("fight_began")[0]["fight"] == "asteroids"


@pytest.mark.rule("M56")
def test_solo_is_won_when_the_npc_has_no_ship() -> None:
    t = solo_table()
    t.play("deploy")
    t.set("hand", {}, 0).set("energy", {"weapons": 12, "engines": 3}, 0)
    put_fleet(t, 1, f1="d13")
    put_fleet(t, 0, m="c13")
    t = play_until(begin_turn(t), ["order mothership", "attack d13"], lambda t: t.over())
    assert t.payoffs() == [1.0]


@pytest.mark.rule("M56", "M47")
@pytest.mark.parametrize("how", ["station", "fleet"])
def test_solo_is_lost_without_station_or_ships(how: str) -> None:
    t = solo_table(9)
    t.play("deploy")
    t.set("hand", {}, 0)
    if how == "station":
        t.set("station_counters", 1, 0)
        put_fleet(t, 0, f1="a13")
    else:
        put_fleet(t, 1, m="l3")
        put_fleet(t, 0, f1="n3")
    t = play_until(begin_turn(t), ["end turn"], lambda t: t.over())
    assert t.payoffs() == [0.0]


@pytest.mark.rule("M56", "M49")
def test_a_solo_game_over_a_hundred_rounds_is_not_won() -> None:
    t = table("mothership", 1, {"level": 1}, edition={"game": {"rounds": 1}})
    t.play("deploy")
    t.set("hand", {}, 0)
    put_fleet(t, 1, f1="a1")
    begin_turn(t).play("end turn")
    while t.step == "market":
        t.play("pass")
    assert t.over()
    assert t.payoffs() == [0.0]


@pytest.mark.rule("M55", "M27")
def test_the_npc_takes_no_loot() -> None:
    t = solo_table(9)
    t.play("deploy")
    t.set("hand", {}, 0)
    put_fleet(t, 1, m="l3")
    put_fleet(t, 0, f1="n3", b1="a13")
    t = play_until(begin_turn(t), ["end turn"], lambda t: ship_space(t, 0, "fighter 1") == "")
    assert t.get("resources", 1) == 0


@pytest.mark.rule("M55")
def test_the_npc_has_no_resources_and_no_cards() -> None:
    t = solo_table()
    t.play("deploy")
    t.set("hand", {}, 0)
    for _ in range(3):
        if t.over():
            break
        t.set("hand", {}, 0)
        begin_turn(t).play("end turn")
    assert t.get("resources", 1) == 0
    assert t.get("hand", 1) == {}


def npc_owns_all_planets(npc: dict[str, str], ours: dict[str, str]) -> Table:
    """A solo table on which the NPC owns all planets, so its Bombers fly to the Station on m3."""
    t = solo_table()
    t.play("deploy")
    t.set("hand", {}, 0).set("planet_owners", [2, 2, 2, 0, 0, 0, 0])
    put_fleet(put_fleet(t, 1, **npc), 0, **ours)
    return t


RING = ("l2", "m2", "l3", "n3", "l4", "m4")


@pytest.mark.rule("M55")
def test_a_bomber_stops_near_a_station_surrounded_by_ships() -> None:
    assert {NAMES[at] for at in neighbours_of("m3")} == set(RING)
    keys = ("m", "f1", "f2", "f3", "b1", "b2")
    t = npc_owns_all_planets({"b1": "e1", "f3": "a13"}, dict(zip(keys, RING, strict=True)))
    flown = spaces_flown_over(t, "bomber 1", 4)
    board = t.setup.rules.n.board  # type: ignore[attr-defined]
    assert flown
    assert board.distance(space_number(ship_space(t, 1, "bomber 1")), space_number("m3")) == 2


@pytest.mark.rule("M14", "M55")
def test_npc_ships_fly_past_each_other() -> None:
    t = npc_owns_all_planets({"b1": "e1", "b2": "f1", "f3": "a13"}, {"f1": "a12"})
    alone = npc_owns_all_planets({"b1": "e1", "f3": "a13"}, {"f1": "a12"})
    wanted = spaces_flown_over(alone, "bomber 1", 1)
    assert spaces_flown_over(t, "bomber 1", 1) == [name for name in wanted if name != "f1"]
    assert "f1" in wanted


def neighbours_of(name: str) -> list[int]:
    board = solo_table().setup.rules.n.board  # type: ignore[attr-defined]
    return [int(near) for way in range(6) if (near := board.beside(space_number(name), way)) >= 0]


def spaces_flown_over(t: Table, ship: str, turns: int) -> list[str]:
    """The spaces that a ship of the NPC moves to within a number of turns."""
    flown: list[str] = []
    for _ in range(turns):
        t.set("hand", {}, 0)
        begin_turn(t).play("end turn")
        flown += [fact["space"] for fact in t.told("moved") if fact["ship"] == ship]
        while t.step == "market":
            t.play("pass")
    return flown


@pytest.mark.rule("M55")
@pytest.mark.parametrize(
    ("layout", "start", "through"),
    [("siege", "a7", set()), ("long_way_home", "g7", {"j9", "j10"})],
)
def test_npc_bombers_fly_in_a_straight_line(layout: str, start: str, through: set[str]) -> None:
    t = solo_table(layout=layout)
    t.play("deploy")
    t.set("planet_owners", [2, 2, 2, 0, 0, 0, 0]).set("station_counters", 10**6, 0)
    put_fleet(t, 1, b1=start)
    put_fleet(t, 0, m="a1" if layout == "long_way_home" else "a13")
    station = t.get("station", 0) - 1
    straight = [NAMES[step] for step in line(space_number(start), station)[1:-1]]
    for seed in range(60):
        tried = t.copy(seed)
        flown = spaces_flown_over(tried, "bomber 1", 5)
        if ship_space(tried, 1, "bomber 1"):
            break
    assert flown == straight
    fields = tried.setup.rules.n.board.fields  # type: ignore[attr-defined]
    assert {name for name in flown if fields[space_number(name)]} == through


@pytest.mark.rule("M55")
def test_an_npc_bomber_flies_around_ships_and_continues_straight() -> None:
    t = solo_table()
    t.play("deploy")
    t.set("planet_owners", [2, 2, 2, 0, 0, 0, 0]).set("station_counters", 10**6, 0)
    put_fleet(t, 1, b1="a3")
    put_fleet(t, 0, m="c3")
    flown = spaces_flown_over(t, "bomber 1", 1)
    assert "c3" not in flown
    start, station = space_number(flown[1]), t.get("station", 0) - 1
    assert flown[2:] == [NAMES[step] for step in line(start, station)[1 : len(flown) - 1]]


@pytest.mark.rule("M55")
@pytest.mark.parametrize("ship", ["b1", "f1"])
def test_an_npc_ship_pushed_away_returns_to_its_planet(ship: str) -> None:
    t = solo_table()
    t.play("deploy")
    t.set("hand", {}, 0)
    put_fleet(t, 1, **{ship: "e7"})
    put_fleet(t, 0, m="a13")
    begin_turn(t).play("end turn")
    assert [fact["space"] for fact in t.told("fight_began")] == ["e4"]


@pytest.mark.rule("M55")
def test_npc_bombers_do_not_return_to_a_planet_they_captured() -> None:
    t = solo_table()
    t.play("deploy")
    put_fleet(t, 1, b1="f4")
    put_fleet(t, 0, m="a13")
    t.set("station_counters", 10**6, 0).set("planet_owners", [2, 1, 1, 0, 0, 0, 0])
    assert spaces_flown_over(t, "bomber 1", 1)
    there = ship_space(t, 1, "bomber 1")
    t.set("planet_owners", [1, 1, 1, 0, 0, 0, 0])
    board = t.setup.rules.n.board  # type: ignore[attr-defined]
    station = t.get("station", 0) - 1
    assert spaces_flown_over(t, "bomber 1", 1)
    after = board.distance(space_number(ship_space(t, 1, "bomber 1")), station)
    assert after < board.distance(space_number(there), station)


@pytest.mark.rule("M31", "M55")
@pytest.mark.parametrize("friend", [False, True])
def test_an_npc_ship_that_passes_another_into_a_field_is_attacked(friend: bool) -> None:
    t = table("mothership", 1, {"layout": "custom"}, edition=TWO_ROCKS)
    send_bomber_along_row_13(t, {"b1": "c13", "f1": "d13"} if friend else {"b1": "c13"})
    attacked = t.told("fight_began")
    assert [(fact["fight"], fact["space"]) for fact in attacked] == [("asteroids", "e13")]


@pytest.mark.rule("M53", "M55")
def test_an_npc_ship_does_not_pass_one_held_by_the_virus() -> None:
    """NPC ships fly past each other, but not where the virus would hold the flying ship."""
    ends = []
    for event in ("quiet", "space_virus"):
        t = table("mothership", 1, {"layout": "custom", "events": True}, edition=TWO_ROCKS)
        t.set("planets", [space_number("g12") + 1, *t.get("planets")[1:]])
        t.set("random_event", event).set("event_player", 0)
        send_bomber_along_row_13(t, {"b1": "f13", "f1": "g13"})
        ends.append(ship_space(t, 1, "bomber 1"))
    assert ends == ["j13", "f13"]


def send_bomber_along_row_13(t: Table, npc: dict[str, str]) -> None:
    """Begins the NPC's turn with a Bomber that flies along row 13 to the player's Station."""
    t.set("planet_owners", [2, 2, 2, 0, 0, 0, 0]).set("station", space_number("n13") + 1, 0)
    t.set("hand", {}, 0)
    put_fleet(put_fleet(t, 0, m="a1", f1="a3"), 1, m="o1", **npc)
    homes = t.get("npc_homes")
    homes[4] = LEFT + space_number(npc["b1"])
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
"""A solo layout with asteroids at c13 and e13 in an otherwise empty last row."""

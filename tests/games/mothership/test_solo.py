"""The Solo Challenge: setup, how the NPC's ships act, winning and losing (M54-M56)."""

import pytest

from motherlode.games.mothership import kinds
from motherlode.games.mothership.board import Board
from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.games.mothership.hexes import NAMES
from motherlode.games.mothership.npc import LEFT
from motherlode.kernel.errors import BadOptions
from tests.arrange import Table, table
from tests.games.mothership.arranged_table import (
    begin_turn,
    dice_rolled,
    give_tiles,
    pass_with_empty_hand,
    play_until,
    put_fleet,
    redraw_map,
    ship_space,
    space_number,
)
from tests.games.mothership.solo_boards import EDITION

POINTS = {"mode": "victory_points"}


def solo_table(level: int = 1, **options: object) -> Table:
    t = table("mothership", 1, {"level": level, **options}, edition=EDITION)
    t.automatic = pass_with_empty_hand
    return t


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
    t = solo_table(9)  # tier 4: attack +3 and engines +2, nothing of the other branches
    t.play("deploy")
    npc = {"b1": "l3", "m": "a13"}
    put_fleet(t, 1, **npc)
    t.set("planet_owners", [2, 2, 2, 0, 0, 0, 0])
    t.set("hand", {}, 0)
    begin_turn(t).play("end turn")
    hit = t.events_of("station_hit")
    assert hit[-1]["damage"] == dict(dice_rolled(t))["bomber 1"] + 3


@pytest.mark.rule("M55")
def test_the_npc_mothership_attacks_the_station_or_its_guard() -> None:
    t = solo_table()
    t.play("deploy")
    t.set("hand", {}, 0)
    begin_turn(t).play("end turn")
    assert [fact["space"] for fact in t.events_of("fight_began") if fact["fight"] == "station"] == [
        "m3"
    ]
    t = solo_table()
    t.play("deploy")
    t.set("hand", {}, 0)
    put_fleet(t, 1, m="l3")
    put_fleet(t, 0, f1="n3", b1="a13")
    begin_turn(t).play("end turn")
    fights = t.events_of("fight_began")
    assert [(fact["fight"], fact["space"]) for fact in fights][:1] == [("ship", "n3")]


@pytest.mark.rule("M55")
def test_the_npc_attacks_the_nearest_of_several_guards() -> None:
    t = solo_table()
    t.play("deploy")
    t.set("hand", {}, 0)
    put_fleet(t, 1, m="k3")
    put_fleet(t, 0, f1="n3", f2="l3", b1="a13")
    begin_turn(t).play("end turn")
    assert t.events_of("fight_began")[0]["space"] == "l3"


@pytest.mark.rule("M55")
def test_npc_bombers_take_their_planet_then_fly_to_the_station() -> None:
    t = solo_table()
    t.play("deploy")
    t.set("hand", {}, 0)
    begin_turn(t).play("end turn")
    planets = [fact["space"] for fact in t.events_of("fight_began") if fact["fight"] == "planet"]
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


@pytest.mark.rule("M55", "M59")
def test_npc_fighters_guard_their_planet_until_a_target_comes_near() -> None:
    t = npc_owns_all_planets({"f1": "d4", "b1": "a1"}, {"m": "d7", "f1": "o13"})
    begin_turn(t).play("end turn")
    assert ship_space(t, 1, "fighter 1") == "d4"  # it never attacks a Mothership
    put_fleet(put_fleet(t, 1, f1="d4", b1="a1"), 0, m="o13", f1="d8", f2="d7", b2="o12")
    begin_turn(t).play("end turn")
    assert [fact["space"] for fact in t.events_of("fight_began")][-1:] == ["d7"]  # the nearest


@pytest.mark.rule("M59")
@pytest.mark.parametrize("gone", [False, True])
def test_an_npc_fighter_flies_back_to_its_planet_or_the_nearest_claimed_one(gone: bool) -> None:
    t = npc_owns_all_planets({"f1": "h10", "b1": "a1"}, {"m": "o13", "f1": "o1"})
    if gone:
        redraw_map(t.set("planets", [0, *t.get("planets")[1:]]))
    begin_turn(t).play("end turn")
    board = t.setup.rules.n.board  # type: ignore[attr-defined]
    home = space_number("j11" if gone else "e4")
    before = board.distance(space_number("h10"), home)
    after = board.distance(space_number(ship_space(t, 1, "fighter 1")), home)
    assert after == max(1, before - 5)


@pytest.mark.rule("M55", "M31")
def test_asteroid_fields_attack_the_npc() -> None:
    t = solo_table()
    t.play("deploy")
    t.set("hand", {}, 0).set("planet_owners", [2, 2, 2, 0, 0, 0, 0])
    put_fleet(t, 1, b1="f4", f1="a1")
    put_fleet(t, 0, m="o13")
    t = play_until(begin_turn(t), ["end turn"], lambda t: bool(t.events_of("field_rolled")))
    assert t.events_of("fight_began")[0]["fight"] == "asteroids"


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
def test_an_npc_bomber_stops_near_a_station_surrounded_by_ships() -> None:
    assert {NAMES[at] for at in neighbours_of("m3")} == set(RING)
    keys = ("f1", "f2", "f3", "b1", "b2", "m")
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
        flown += [fact["space"] for fact in t.events_of("moved") if fact["ship"] == ship]
        while t.step == "market":
            t.play("pass")
    return flown


@pytest.mark.rule("M55", "M59")
@pytest.mark.parametrize(("layout", "start"), [("siege", "a7"), ("long_way_home", "g7")])
def test_npc_bombers_take_a_shortest_way_with_the_fewest_fields(layout: str, start: str) -> None:
    t = solo_table(layout=layout)
    t.play("deploy")
    t.set("planet_owners", [2, 2, 2, 0, 0, 0, 0]).set("station_counters", 10**6, 0)
    put_fleet(t, 1, b1=start)
    put_fleet(t, 0, m="a1" if layout == "long_way_home" else "a13")
    board = t.setup.rules.n.board  # type: ignore[attr-defined]
    flown = spaces_flown_over(t, "bomber 1", 5)
    assert len(flown) == board.distance(space_number(start), t.get("station", 0) - 1) - 1
    assert not [name for name in flown if board.fields[space_number(name)]]


@pytest.mark.rule("M55", "M59")
def test_an_npc_bomber_flies_through_a_field_that_shortens_its_way() -> None:
    """The rocks at c13 and e13 lie on the row along which the Bomber flies; around is longer."""
    t = table("mothership", 1, {"layout": "custom"}, edition=TWO_ROCKS)
    t.automatic = pass_with_empty_hand
    rows = {name: space_number(name) for name in ("d12", "d13", "e12")}
    redraw_map(t.set("planets", [rows["d12"] + 1, rows["e12"] + 1, 0, 0, 0, 0, 0]))
    send_bomber_along_row_13(t, {"b1": "d13"})
    assert [fact["space"] for fact in t.events_of("fight_began")][:1] == ["e13"]


@pytest.mark.rule("M59")
def test_npc_ships_act_in_a_fixed_order() -> None:
    """The Mothership first, then the Bombers, then the Fighters."""
    t = npc_owns_all_planets(
        {"m": "h2", "f1": "a5", "f2": "a6", "b1": "e1", "b2": "f1"}, {"m": "o13", "f1": "o12"}
    )
    begin_turn(t).play("end turn")
    moved = [fact["ship"] for fact in t.events_of("moved") if fact["seat"] == 1]
    order = ["mothership", "bomber 1", "bomber 2", "fighter 1", "fighter 2"]
    assert list(dict.fromkeys(moved)) == order


@pytest.mark.rule("M59", "M33")
def test_npc_ships_beside_a_planet_attack_it_together() -> None:
    t = solo_table()
    t.play("deploy")
    t.set("hand", {}, 0)
    begin_turn(t).play("end turn")
    fights = [fact["space"] for fact in t.events_of("fight_began") if fact["fight"] == "planet"]
    assert sorted(fights) == ["e4", "h7", "j11"]  # once each
    rolled = [fact["ship"] for fact in t.events_of("rolled") if fact["seat"] == 1]
    assert sorted(rolled[1:]) == ["bomber 1", "bomber 2", "fighter 1", "fighter 2", "fighter 3"]


@pytest.mark.rule("M59", "M33")
def test_an_npc_fighter_only_flies_beside_a_planet_that_was_tried() -> None:
    t = solo_table()
    t.play("deploy")
    t.set("hand", {}, 0).set("planet_owners", [1, 2, 2, 0, 0, 0, 0])
    put_fleet(put_fleet(t, 1, b1="f4", f1="d8"), 0, m="a13")
    t = play_until(begin_turn(t), ["end turn"], lambda t: bool(t.events_of("held_out")))
    assert len(t.events_of("fight_began")) == 1
    board = t.setup.rules.n.board  # type: ignore[attr-defined]
    assert board.distance(space_number(ship_space(t, 1, "fighter 1")), space_number("e4")) == 1


@pytest.mark.rule("M59", "M35")
@pytest.mark.parametrize("others", [True, False])
def test_a_lone_npc_fighter_that_cannot_reach_the_threshold_joins_others_or_waits(
    others: bool,
) -> None:
    """The player's planets hold at 7: a d6 alone can't capture one, two can."""
    t = solo_table()
    t.play("deploy")
    t.set("hand", {}, 0).set("planet_owners", [1, 1 if others else 2, 2, 0, 0, 0, 0])
    give_tiles(t, 0, "economy", 3, "a")
    put_fleet(put_fleet(t, 1, f1="d4", f2="g7", m="a1"), 0, m="a13")
    begin_turn(t).play("end turn")
    planets = [fact for fact in t.events_of("fight_began") if fact["fight"] == "planet"]
    moved = {fact["ship"] for fact in t.events_of("moved")}
    assert ("fighter 1" in moved) == others
    assert [fact["space"] for fact in planets] == (["h7"] if others else [])


@pytest.mark.rule("M55", "M59")
@pytest.mark.parametrize(("guard", "attacked"), [("m", ["m2"]), ("f1", [])])
def test_an_npc_bomber_attacks_a_guarding_mothership_beside_it(
    guard: str, attacked: list[str]
) -> None:
    t = npc_owns_all_planets({"b1": "l2"}, {guard: "m2", "f3": "a13"})
    homes = t.get("npc_homes")
    homes[4] = LEFT
    t.set("npc_homes", homes)
    begin_turn(t).play("end turn")
    assert [fact["space"] for fact in t.events_of("fight_began")] == attacked


@pytest.mark.rule("M59")
def test_an_npc_bomber_attacks_a_guarding_mothership_from_outside_the_ring() -> None:
    """No space beside the Station is free: the Bomber ends beside the Mothership that guards it."""
    keys = ("m", "f1", "f2", "f3", "b1", "b2")
    t = npc_owns_all_planets({"b1": "i2", "f3": "a13"}, dict(zip(keys, RING, strict=True)))
    homes = t.get("npc_homes")
    homes[4] = LEFT
    t.set("npc_homes", homes)
    begin_turn(t).play("end turn")
    assert t.events_of("moved")
    assert [fact["space"] for fact in t.events_of("fight_began")] == ["l2"]


@pytest.mark.rule("M59")
def test_an_npc_bomber_without_a_way_flies_to_the_nearest_free_space() -> None:
    """The player's ships cut off the corner of the board where the Bomber is."""
    wall = {"f1": "c1", "f2": "b2", "f3": "b3", "b1": "a4", "b2": "d1"}
    t = npc_owns_all_planets({"b1": "a1", "f3": "o12"}, {**wall, "m": "a13"})
    homes = t.get("npc_homes")
    homes[4] = LEFT
    t.set("npc_homes", homes)
    put_fleet(t, 1, b1="a1", m="o13")
    begin_turn(t).play("end turn")
    assert ship_space(t, 1, "bomber 1") == "b1"


@pytest.mark.rule("M59")
def test_of_equally_near_guards_the_weakest_is_attacked_then_the_first() -> None:
    t = npc_owns_all_planets({"m": "l3", "f3": "a1"}, {"m": "l2", "f1": "l4", "f3": "a13"})
    begin_turn(t).play("end turn")
    assert [fact["space"] for fact in t.events_of("fight_began")][:1] == [
        "l4"
    ]  # a Fighter counts 0
    t = npc_owns_all_planets({"m": "l3", "f3": "a1"}, {"f2": "l2", "f1": "l4", "f3": "a13"})
    begin_turn(t).play("end turn")
    assert [fact["space"] for fact in t.events_of("fight_began")][:1] == ["l2"]  # reading order


@pytest.mark.rule("M59")
def test_a_removed_planet_frees_the_ships_beside_it() -> None:
    t = solo_table()
    t.play("deploy")
    t.set("hand", {}, 0)
    redraw_map(t.set("planets", [0, *t.get("planets")[1:]]))
    put_fleet(put_fleet(t, 1, b1="f4"), 0, m="a13")
    station = t.get("station", 0) - 1
    board = t.setup.rules.n.board  # type: ignore[attr-defined]
    t = play_until(begin_turn(t), ["end turn"], lambda t: bool(ship_space(t, 1, "bomber 1")))
    far = board.distance(space_number(ship_space(t, 1, "bomber 1")), station)
    assert far == board.distance(space_number("f4"), station) - 4


@pytest.mark.rule("M59", "M34")
def test_a_planet_taken_back_from_the_npc_gives_a_card_of_the_deck() -> None:
    t = npc_owns_all_planets({"f1": "a1"}, {"b1": "d4", "b2": "f4"})
    t = play_until(
        begin_turn(t),
        ["order bomber 1", "attack e4", "join bomber 2"],
        lambda t: bool(t.events_of("captured")),
    )
    assert t.step == "turn"
    assert sum(t.get("hand", 0).values()) == 1


@pytest.mark.rule("M54", "M9")
def test_the_highest_roll_decides_if_the_player_or_the_npc_begins_a_solo_game() -> None:
    first = set()
    for seed in range(20):
        t = table("mothership", 1, seed=seed)
        assert (t.step, t.seat) == ("place", 0)
        rolls = {fact["seat"]: fact["die"] for fact in t.events_of("rolled_for_start")}
        start = t.get("first_seat")
        assert rolls[start] == max(rolls.values())
        t.play("deploy")
        assert bool([fact for fact in t.events_of("turn_began") if fact["seat"] == 1]) == (
            start == 1
        )
        first.add(start)
    assert first == {0, 1}


@pytest.mark.rule("M54")
@pytest.mark.parametrize("layout", ["siege", "long_way_home"])
def test_the_npcs_ships_stand_by_the_planets_in_order(layout: str) -> None:
    """From the planet nearest to the Station outward: Fighter and Bomber twice, then a Fighter."""
    t = solo_table(layout=layout)
    board = t.setup.rules.n.board  # type: ignore[attr-defined]
    station = t.get("station", 0) - 1
    beside = {
        planet - 1: [ship for ship, at in enumerate(t.get("ships", 1)) if near(board, at, planet)]
        for planet in t.get("planets")[:3]
    }
    lone = next(planet for planet, ships in beside.items() if len(ships) == 1)
    assert all(
        board.distance(planet, station) <= board.distance(lone, station) for planet in beside
    )
    kinds_beside = sorted([ship >= 4 for ship in ships] for ships in beside.values())
    assert kinds_beside == [[False], [False, True], [False, True]]


def near(board: Board, at: int, planet: int) -> bool:
    """True if a ship and a planet, as the zones have them, are neighbours."""
    return bool(board.distance(kinds.Space(at - 1), kinds.Space(planet - 1)) == 1)


@pytest.mark.rule("M55")
@pytest.mark.parametrize("ship", ["b1", "f1"])
def test_an_npc_ship_pushed_away_returns_to_its_planet(ship: str) -> None:
    t = solo_table()
    t.play("deploy")
    t.set("hand", {}, 0)
    put_fleet(t, 1, **{ship: "e7"})
    put_fleet(t, 0, m="a13")
    begin_turn(t).play("end turn")
    assert [fact["space"] for fact in t.events_of("fight_began")] == ["e4"]


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
    attacked = t.events_of("fight_began")
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
    homes[4] = LEFT
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

"""Every tile of the Technology Tree by a script of its own (M43-M46)."""

import pytest

from motherlode.games.mothership import kinds
from motherlode.games.mothership.fleet import engine_of
from motherlode.games.mothership.hexes import NAMES
from motherlode.games.mothership.technology import tiles
from motherlode.server.guide import game_detail
from tests.arrange import Table
from tests.games.mothership.desk import (
    at,
    desk,
    dice,
    hand,
    own,
    passes,
    ships,
    space,
    tech,
    totals,
    turn,
    until,
)


def two(ours: dict[str, str], theirs: dict[str, str]) -> Table:
    return ships(ships(desk(), 0, **({"f3": "a1"} | ours)), 1, **({"f3": "o1"} | theirs))


def fight(category: str, tier: int, branch: str, seat: int = 0) -> Table:
    """Fighter against Fighter with tiles in one category."""
    t = turn(tech(two({"f1": "c13"}, {"f1": "d13"}), seat, category, tier, branch))
    t.play("order fighter 1", "attack d13")
    return t


def engine(t: Table, ship: int) -> int:
    return int(engine_of(t.setup.rules.n, t.state, 0, ship))  # type: ignore[attr-defined]


@pytest.mark.rule("M43", "M44")
def test_tiers_in_order_one_branch_a_category() -> None:
    t = turn(two({}, {}).set("resources", 20, 0))
    assert t.refused("research industry") == ("tiers_in_order", "M43")
    t.play("research economy")
    assert t.get("resources", 0) == 18
    assert t.refused("research economy") == ("tiers_in_order", "M43")
    t.play("research dominion")
    assert t.get("resources", 0) == 15
    assert t.refused("research industry") == ("other_branch_taken", "M43")
    t.play("research dominion", "research dominion", "research dominion")
    assert t.get("resources", 0) == 0
    assert t.get("technology", 0) == {"economy": 5}
    assert t.refused("research dominion") == ("tree_is_full", "M43")
    assert t.refused("research combat") == ("too_expensive", "M43")


@pytest.mark.rule("M43", "M44")
@pytest.mark.parametrize(
    ("tier", "branch", "income"), [(0, "", 1), (1, "", 2), (2, "a", 3), (3, "a", 3), (4, "a", 4)]
)
def test_industry_income_is_dark(tier: int, branch: str, income: int) -> None:
    t = turn(tech(two({}, {}), 0, "economy", tier, branch))
    t.play("end turn")
    assert t.get("resources", 0) == income


@pytest.mark.rule("M44")
def test_industry_cards_cost_one() -> None:
    t = turn(tech(two({}, {}), 0, "economy", 3, "a").set("resources", 1, 0))
    t.play("buy card")
    assert t.get("resources", 0) == 0


@pytest.mark.rule("M44", "M43")
def test_asteroid_mining() -> None:
    t = turn(tech(two({"m": "c6"}, {}), 0, "economy", 5, "a"))
    t.play("order mothership", "use asteroid_mining")
    assert t.get("resources", 0) in range(1, 7)
    before = turn(tech(two({"m": "c6"}, {}), 0, "economy", 5, "a"))
    until(before, ["order mothership", "use asteroid_mining"], lambda t: t.get("resources", 0) == 6)
    t.play("order mothership") if "order mothership" in t.legal() else None
    assert t.legal("use") == []  # it was the Mothership's attack
    t = turn(tech(two({"m": "c13"}, {}), 0, "economy", 5, "a"))
    t.play("order mothership")
    assert t.refused("use asteroid_mining") == ("no_field_near", "M44")


@pytest.mark.rule("M44", "M35")
@pytest.mark.parametrize(("tier", "needed"), [(1, 6), (2, 7), (3, 7), (4, 8)])
def test_dominion_planets_hold(tier: int, needed: int) -> None:
    t = own(tech(two({"f1": "g3"}, {}), 1, "economy", tier, "b"), 1, 0)
    t = until(
        turn(t),
        ["order fighter 1", "attack h3"],
        lambda t: bool(t.told("held_out")),
    )
    assert t.told("held_out")[0]["needed"] == needed


@pytest.mark.rule("M44")
def test_dominion_income_from_planets() -> None:
    t = turn(own(tech(two({}, {}), 0, "economy", 3, "b"), 0, 0, 1, 2))
    t.play("end turn")
    assert t.get("resources", 0) == 1 + 3 + 1 + 1  # Station, planets, trunk, one pair


@pytest.mark.rule("M44")
def test_repair_drones() -> None:
    t = own(tech(two({"m": "c13"}, {}), 0, "economy", 5, "b"), 0, 0, 1).set("hull_points", 5, 0)
    turn(t).play("order mothership", "use repair_drones")
    assert t.get("hull_points", 0) == 7


@pytest.mark.rule("M43", "M44")
@pytest.mark.parametrize(("tier", "branch", "buff"), [(1, "", 1), (2, "a", 2), (4, "a", 3)])
def test_assault_attack_is_dark(tier: int, branch: str, buff: int) -> None:
    t = fight("combat", tier, branch)
    assert totals(t)[0] == dice(t)[0][1] + buff
    t = fight("combat", tier, branch, seat=1)
    assert totals(t)[1] == dice(t)[1][1]  # attack rolls only


@pytest.mark.rule("M43", "M44", "M28")
def test_the_orange_tile_is_paid_each_time() -> None:
    t = tech(two({"f1": "c13", "f2": "c12"}, {"b1": "d13", "b2": "d12"}), 0, "combat", 3, "a")
    turn(t.set("resources", 2, 0)).play("order fighter 1", "attack d13")
    if t.step == "join":
        t.play("fire")
    assert t.legal() == ["overcharge", "pass"]
    t.play("overcharge")
    assert totals(t)[0] == dice(t)[0][1] + 2 + 3
    assert t.get("resources", 0) in (1, 2)  # one was paid, a Bomber may have been looted
    assert t.refused("overcharge") == ("wrong_window", "M28")


@pytest.mark.rule("M46", "M43")
def test_the_orange_tile_is_not_for_planet_rolls() -> None:
    t = own(tech(two({"b1": "g3"}, {}), 1, "combat", 3, "a"), 1, 0)
    tech(t, 0, "combat", 3, "a")
    t.set("resources", 2, 0).set("resources", 2, 1).set("hand", {"prod": 1}, 1)
    turn(t).play("order bomber 1", "attack h3")
    assert (t.step, t.seat, t.legal()) == ("before_roll", 1, ["pass"])


@pytest.mark.rule("M45", "M44")
def test_sunslayer_torpedoes() -> None:
    t = tech(two({"m": "c13"}, {"f1": "g13", "m": "h13"}), 0, "combat", 5, "a")
    turn(t).play("order mothership", "use sunslayer_torpedoes")
    assert t.legal() == ["target g13"]
    t.set("energy", {"weapons": 2, "engines": 13}, 0)
    t = until(t, ["target g13"], lambda t: totals(t)[0] < totals(t)[1])
    assert t.get("hull_points", 0) == 12
    assert t.get("shield_lost", 0) == 0  # from a distance the attacker takes none


@pytest.mark.rule("M45", "M46")
def test_torpedoes_may_attack_planets() -> None:
    t = tech(two({"m": "d3"}, {}), 0, "combat", 5, "a").set("energy", {"weapons": 12}, 0)
    t = until(
        turn(t),
        ["order mothership", "use sunslayer_torpedoes", "target h3"],
        lambda t: t.get("planet_owners")[0] == 1,
    )
    assert dice(t)[0][1] >= 6


@pytest.mark.rule("M44")
@pytest.mark.parametrize(("tier", "buff"), [(1, 0), (2, 2), (3, 2), (4, 3)])
def test_bulwark_defence(tier: int, buff: int) -> None:
    t = fight("combat", tier, "b", seat=1)
    assert totals(t)[1] == dice(t)[1][1] + buff


@pytest.mark.rule("M44", "M23")
def test_bulwark_wingmen_count_two() -> None:
    t = tech(two({"f1": "c13"}, {"f1": "d13", "b1": "e13"}), 1, "combat", 3, "b")
    turn(t).play("order fighter 1", "attack d13")
    assert totals(t)[1] == dice(t)[1][1] + 2 + 2


@pytest.mark.rule("M44")
def test_solar_beam() -> None:
    t = tech(two({"m": "c13"}, {"f1": "d13"}), 0, "combat", 5, "b")
    turn(t).play("order mothership", "use solar_beam", "target d13")
    assert totals(t)[0] == dice(t)[0][1] + 1 + 8
    assert t.get("hull_points", 0) == 10
    assert t.told("paid_hull") == [{"event": "paid_hull", "seat": 0, "hull": 2}]
    assert not t.told("hull_hit")
    t = tech(two({"m": "c13"}, {"f1": "d13"}), 0, "combat", 5, "b").set("hull_points", 2, 0)
    turn(t).play("order mothership")
    assert "use solar_beam" not in t.legal()


@pytest.mark.rule("M44", "M43")
@pytest.mark.parametrize(("tier", "branch", "spaces"), [(1, "", 1), (2, "a", 2), (4, "a", 2)])
def test_logistics_engines_are_dark(tier: int, branch: str, spaces: int) -> None:
    t = tech(two({"m": "c13", "f1": "e13", "b1": "g13"}, {}), 0, "support", tier, branch)
    assert [engine(t, ship) for ship in (0, 1, 4)] == [5, 5 + spaces, 4 + spaces]


@pytest.mark.rule("M44")
def test_siege_doctrine() -> None:
    t = turn(tech(two({"b1": "l11"}, {}), 0, "support", 3, "a"))
    t.play("order bomber 1", "attack m11")
    assert t.told("station_hit")[0]["damage"] == dice(t)[0][1] + 4
    t = turn(tech(two({"m": "l11"}, {}), 0, "support", 3, "a"))
    t.play("order mothership", "attack m11")
    assert t.told("station_hit")[0]["damage"] == dice(t)[0][1]


@pytest.mark.rule("M45", "M44")
def test_jump_gates() -> None:
    t = own(tech(two({"f1": "d1"}, {}), 0, "support", 4, "a"), 0, 1)
    turn(t).play("order fighter 1", "move b3")
    t.play("order fighter 1", "use jump_gates")
    assert set(t.legal()) == {"target g7", "target i7", "target g6", "target h6", "target g8",
                              "target h8"}  # fmt: skip
    t.play("target g7")
    assert at(t, 0, "fighter 1") == "g7"
    assert "order fighter 1" not in t.legal()  # no movement after it
    t = turn(own(tech(two({"f1": "a13"}, {}), 0, "support", 4, "a"), 0, 1))
    t.play("order fighter 1")
    assert "use jump_gates" not in t.legal()


@pytest.mark.rule("M45", "M48", "M37")
def test_jump_gates_take_a_teammates_ship() -> None:
    t = desk(4, {"teams": "pairs"})
    home, away = NAMES[t.get("station", 0) - 1], NAMES[t.get("station", 2) - 1]
    n = t.setup.rules.n  # type: ignore[attr-defined]
    beside = [NAMES[n.board.beside(space(home), direction)] for direction in range(6)]
    ships(t, 0, m="a1", f1=beside[0])
    ships(t, 1, m=beside[1])  # an enemy beside the gate doesn't jump
    ships(t, 2, m="k7", f1=beside[2])
    turn(tech(ships(t, 3, m="g1"), 0, "support", 4, "a"))
    t.play("use jump_gates")
    assert t.step == "jump"
    assert t.legal() == [f"target {beside[2]}"]
    t.play(f"target {beside[2]}")
    ends = {NAMES[n.board.beside(space(away), direction)] for direction in range(6)}
    assert set(t.legal()) == {f"target {end}" for end in ends}
    end = min(ends)
    t.play(f"target {end}")
    assert at(t, 2, "fighter 1") == end
    assert t.told("used") == [{"event": "used", "seat": 0, "ability": "jump_gates"}]
    assert "use jump_gates" not in t.legal()  # none moves after a jump
    turn(t, 2)
    assert "order fighter 1" in t.legal()
    t.play("end turn")
    assert t.get("status", 2) == [0] * 6


@pytest.mark.rule("M45")
def test_jump_gates_take_no_strangers_ship() -> None:
    t = desk(4)
    gate = t.setup.rules.n.board.beside(t.get("station", 0) - 1, 0)  # type: ignore[attr-defined]
    ships(ships(t, 0, m="a1"), 2, m=NAMES[gate])
    turn(tech(own(t, 0, 0), 0, "support", 4, "a"))
    assert "use jump_gates" not in t.legal()


@pytest.mark.rule("M45", "M53")
def test_the_space_virus_closes_the_gates_beside_planets() -> None:
    t = own(tech(two({"f1": "g7", "f2": "d1"}, {}), 0, "support", 4, "a"), 0, 1)
    ships(t, 0, f1="g7", f2="b3", m="a1")
    turn(t.copy()).play("order fighter 1", "use jump_gates")
    t.set("random_event", "space_virus").set("event_player", 1)
    assert "order fighter 1" not in turn(t).legal()
    t.play("order fighter 2", "use jump_gates")  # beside the Station nothing is caught
    assert "target g6" in t.legal()


@pytest.mark.rule("M45", "M44")
def test_tractor_beam() -> None:
    t = tech(two({"m": "c13"}, {"f1": "f13", "f2": "g13"}), 0, "support", 5, "a")
    turn(t).play("order mothership", "use tractor_beam")
    assert t.legal() == ["target f13"]
    t.play("target f13")
    assert t.told("held")[0] == {"event": "held", "seat": 1, "ship": "fighter 1"}
    t.play("end turn")
    assert "order fighter 1" not in t.legal()
    assert "order fighter 2" in t.legal()


@pytest.mark.rule("M44")
def test_energy_boosts() -> None:
    t = turn(tech(two({"m": "c13"}, {}), 0, "support", 1).set("resources", 12, 0))
    before = t.conserved()
    t.play("research engineering")
    assert t.step == "charge"
    t.play("subsystem weapons")
    assert t.get("energy", 0) == {"engines": 5, "weapons": 6, "shields": 5}
    t.play("research engineering", "research engineering")
    t.play("subsystem shields", "subsystem shields")
    assert sum(t.get("energy", 0).values()) == 18
    assert t.conserved()["energy of seat 1"] == before["energy of seat 1"]


@pytest.mark.rule("M44")
@pytest.mark.parametrize(("damaged", "hull"), [(0, 8), (1, 7)])
def test_advanced_engineering(damaged: int, hull: int) -> None:
    t = tech(two({"m": "c13"}, {}), 0, "support", 3, "b").set("hull_points", 7, 0)
    turn(t.set("damaged", damaged, 0)).play("end turn")
    assert t.get("hull_points", 0) == hull


@pytest.mark.rule("M45", "M44")
def test_nuclear_missile() -> None:
    t = tech(two({"m": "c13", "f1": "i13"}, {"f1": "h13", "b1": "g13"}), 0, "support", 5, "b")
    turn(t).play("order mothership", "use nuclear_missile")
    assert "target j13" not in t.legal()  # seven spaces away
    rolls = until(t, ["target h13"], lambda t: t.told("missile_rolled")[0]["die"] == 12)
    assert all(fact["die"] <= 12 for fact in rolls.told("missile_rolled"))
    t.play("target h13")
    passes(t)
    hit = [(fact["space"], fact["owner"]) for fact in t.told("fight_began")]
    assert set(hit) == {("h13", "seat 2"), ("g13", "seat 2"), ("i13", "seat 1")}
    assert t.get("hull_points", 0) == 12
    lost = sum(at(t, 1, ship) == "" for ship in ("fighter 1", "bomber 1"))
    assert t.get("resources", 0) == lost  # and nothing for the own Fighter


@pytest.mark.rule("M43")
def test_abilities_need_a_living_mothership() -> None:
    t = turn(tech(two({"f1": "c6"}, {}), 0, "economy", 5, "a"))
    assert t.refused("order mothership") == ("ship_is_lost", "M20")
    t.play("order fighter 1")
    assert t.legal("use") == []


@pytest.mark.rule("M43")
def test_technology_works_with_cards() -> None:
    t = hand(tech(two({"f1": "c13"}, {"f1": "d13"}), 1, "combat", 2, "b"), 1, "defence_buff")
    turn(t).play("order fighter 1", "attack d13", "play defence_buff")
    assert totals(t)[1] == dice(t)[1][1] + 2 + 1


@pytest.mark.rule("M44")
@pytest.mark.parametrize(("shields", "hull"), [(0, 6), (5, 5)])
def test_a_hit_that_does_nothing_leaves_the_repair(shields: int, hull: int) -> None:
    """A Fighter wins against a Mothership: without a shield there is nothing that it could hurt."""
    t = tech(two({"m": "c13"}, {"f1": "d13"}), 0, "support", 3, "b")
    t.set("energy", {"engines": 8 - shields, "weapons": 8, "shields": shields}, 0)
    turn(t.set("hull_points", 5, 0))
    t = until(t, ["order mothership", "attack d13"], lambda t: bool(t.told("hull_hit")))
    t.play("end turn")
    assert t.get("hull_points", 0) == hull


LASTING = {"industry": "income", "dominion": "hold", "assault": "attack", "bulwark": "defence",
           "logistics": "engine"}  # fmt: skip


@pytest.mark.rule("M43", "M44")
@pytest.mark.parametrize("branch", kinds.BRANCHES)
def test_boards_are_told_which_tiles_replace_one_another(branch: str) -> None:
    """What a ladder of the published tree adds grows at its tiers, and at no others."""
    category = kinds.CATEGORIES[kinds.category_of(branch)]
    side = "ab"[kinds.TREE[category].index(branch)]
    seen: list[int] = []
    for tier in range(kinds.TIERS + 1):
        t = tech(two({}, {}), 0, category, tier, side if tier > 1 else "")
        if branch in LASTING:
            bonus = getattr(t.setup.rules.n.technology, LASTING[branch])  # type: ignore[attr-defined]
            seen.append(bonus.amount(t.state, 0, 0))
    grows = [tier for tier in range(1, len(seen)) if seen[tier] > seen[tier - 1]]
    assert grows == tiles.LADDERS.get(branch, [])


@pytest.mark.rule("M44", "M54")
def test_boards_are_told_which_tiles_are_dark() -> None:
    tree = game_detail("mothership").content_tables["tree"]
    assert tree["ladders"] == tiles.LADDERS
    assert tree["dark"] == ["industry", "assault", "logistics"]

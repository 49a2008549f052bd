"""Positions for tests of refusals: random games, and arranged positions for rare reasons."""

import random
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from motherlode.games.mothership import kinds, state_cells as cell
from motherlode.games.mothership.hexes import NAMES
from tests.arrange import Table, table
from tests.games.mothership.arranged_table import (
    begin_turn,
    fighter_duel,
    give_planets,
    give_tiles,
    put_fleet,
    redraw_map,
    set_hand,
    two_fleets,
)
from tests.games.mothership.position_queries import BESIDE, MOTHERSHIP, Position, distance

GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {"exploration": True, "events": True}),
    (4, {"teams": "pairs", "events": True}),
    (3, {"mode": "victory_points", "exploration": True}),
    (1, {"level": 2}),
    (2, {}),
]
DECISIONS = 500


def give_random_assets(t: Table, choose: random.Random) -> None:
    """Gives seats random technology, Resources and damage that random play seldom reaches."""
    for seat in range(t.setup.seats):
        tiers = [choose.choice([0, 1, 3, 4, 5, 5]) for _ in kinds.CATEGORIES]
        t.set("technology", dict(zip(kinds.CATEGORIES, tiers, strict=True)), seat)
        t.set("branches", [choose.choice([1, 2]) if tier > 1 else 0 for tier in tiers], seat)
        t.set("resources", choose.randrange(12), seat)
        if t.get("ships", seat)[MOTHERSHIP]:
            t.set("hull_points", choose.randrange(1, 7), seat)
            t.set("held", [choose.randrange(3)] + [0] * (kinds.FLEET - 1), seat)
    t.settle()


def random_decisions(seats: int, options: dict[str, Any], seed: int) -> Iterator[Table]:
    """Yields decisions of a random game with long turns, more of them from rare steps."""
    choose = random.Random(seed)
    t = table("mothership", seats, options, seed=seed)
    seen: dict[str, int] = defaultdict(int)
    for number in range(DECISIONS):
        if t.over():
            return
        if t.step == "turn" and number % 12 == 0:
            give_random_assets(t, choose)
        seen[t.step] += 1
        if seen[t.step] < 15 or number % 5 == 0:
            yield t
        legal = t.legal()
        busy = [text for text in legal if not text.startswith(("end", "sell", "pass"))]
        t.play(choose.choice(busy if busy and choose.random() < 0.9 else legal))


def planet_rewards() -> Iterator[Table]:
    """Rewards for a captured planet, with and without cards to draw."""
    t = set_hand(two_fleets({}, {}), 1, "prod")
    yield t.copy().stand("reward", 0, loser=1)
    yield t.set("deck", {}).stand("reward", 0, loser=1)


def fleet_placements() -> Iterator[Table]:
    """Placements of a fleet among asteroids, and where there is too little room."""
    t = two_fleets({}, {})
    p = Position(t)
    fields = [space for space in p.spaces if p.is_field(space)]
    beside = min(at for at in p.spaces if p.is_free(at) and distance(at, min(fields)) == 1)
    yield redraw_map(t.copy().set("station", beside + 1, 0)).stand("place", 0)
    near = sorted(space for space in p.spaces if p.is_near_base(space) and p.is_free(space))
    t.set("planets", [space + 1 for space in near[: kinds.MOST_PLANETS]])
    t.set("ships", [space + 1 for space in near[kinds.MOST_PLANETS :][: kinds.FLEET]], 1)
    yield redraw_map(t).stand("place", 0)


def energy_choices() -> Iterator[Table]:
    """Choices of a subsystem to fill when one is full, and to drain when one is empty."""
    t = two_fleets({"m": "c13"}, {"m": "d13"})
    t.set("energy", {"engines": 12, "weapons": 3, "shields": 0}, 0)
    yield t.copy().stand("charge", 0, left=2)
    yield t.stand("drain", 1, enemy=0)


def ships_that_cannot_move() -> Iterator[Table]:
    """Positions of `orders` whose ship is held by the Space Virus, warped, or has attacked."""
    t = give_tiles(two_fleets({"m": "c13", "b1": "e13"}, {"m": "d13"}), 0, "support", 3, "b")
    virus = t.copy().set("planets", [NAMES.index("b13") + 1] + [0] * 6)
    virus.set("random_event", "space_virus").set("event_player", 1)
    yield redraw_map(virus).stand("orders", 0)
    over = [int(cell.MOVEMENT_OVER)] + [0] * (kinds.FLEET - 1)
    yield t.copy().set("status", over, 0).stand("orders", 0)
    t.set("status", [int(cell.ATTACKED)] + [0] * 5, 0)
    yield t.set("spaces_after_attack", [2, 0, 0, 0, 0, 0], 0).stand("orders", 0)


def attacks_on_stations() -> Iterator[Table]:
    """Attackers beside a guarded enemy Station, and a Mothership with a full hull."""
    t = two_fleets({"m": "b13", "b1": "c13"}, {"f1": "e13"})
    redraw_map(t.set("station", NAMES.index("d13") + 1, 1))
    yield t.copy().stand("orders", 0, ship=kinds.FIRST_BOMBER)
    fighter = put_fleet(t.copy(), 0, m="b13", f1="c13")
    yield fighter.stand("orders", 0, ship=kinds.FIRST_FIGHTER)
    yield give_tiles(t.copy(), 0, "economy", 5, "b").stand("orders", 0)
    yield give_tiles(t, 0, "combat", 5, "a").stand("aim", 0, ability=int(kinds.TORPEDOES))


def planets_tried_in_vain() -> Iterator[Table]:
    """A planet that held out in this turn, beside a Fighter and within range of Torpedoes."""
    t = two_fleets({"m": "g3", "f1": "i3"}, {"m": "g1"}).set("planets_tried", [1] * 7)
    yield t.copy().stand("orders", 0, ship=kinds.FIRST_FIGHTER)
    yield give_tiles(t, 0, "combat", 5, "a").stand("aim", 0, ability=int(kinds.TORPEDOES))


def ability_targets() -> Iterator[Table]:
    """Abilities aimed where a planet, a held ship and a free ship are within range."""
    t = two_fleets({"m": "c13"}, {"m": "d13", "f1": "e13"})
    redraw_map(t.set("planets", [NAMES.index("b13") + 1] + [0] * 6))
    t.set("held", [int(cell.NO_ACTION)] + [0] * 5, 1)
    for category, branch, ability in (
        ("support", "a", kinds.SOLAR_BEAM),
        ("support", "b", kinds.TRACTOR_BEAM),
        ("combat", "b", kinds.NUCLEAR_MISSILE),
    ):
        owned = give_tiles(t.copy(), 0, category, 5, branch)
        yield owned.stand("aim", 0, ability=int(ability))


def ship_choices_of_cards() -> Iterator[Table]:
    """A card that asks which ship shoots, and an attack on a planet whose owner holds cards."""
    t = two_fleets({"m": "c13", "b1": "e13"}, {"m": "d13"})
    wam = kinds.CARDS.index("dedotated_wam")
    yield t.copy().stand("choose_ship", 0, card=wam, space=NAMES.index("d13"))
    t.set("planets", [NAMES.index("b13") + 1] + [0] * 6)
    set_hand(give_planets(redraw_map(t), 1, 0), 1, "defence_buff", "git_off_mah_propertay")
    begin_turn(t).play("order mothership", "attack b13")
    yield t


def lone_mothership(category: str, tier: int, branch: str) -> Table:
    """A Mothership with tiles and a full hull, far from everything else."""
    return give_tiles(two_fleets({"m": "c13"}, {"m": "n1"}), 0, category, tier, branch)


def unusable_abilities() -> Iterator[Table]:
    """Orders of a Mothership with an ability that it can't use now."""
    yield lone_mothership("economy", 5, "a").stand("orders", 0)
    yield lone_mothership("economy", 5, "b").set("hull_points", 1, 0).stand("orders", 0)
    yield lone_mothership("combat", 5, "a").stand("orders", 0)
    yield lone_mothership("combat", 5, "a").set("energy", {"engines": 5}, 0).stand("orders", 0)
    yield lone_mothership("support", 5, "b").set("hull_points", 1, 0).stand("orders", 0)
    yield begin_turn(put_fleet(lone_mothership("combat", 5, "a"), 0, f1="c13"))


def jump_gate_positions() -> Iterator[Table]:
    """Jump Gates with one gate, with two gates, and with a held ship."""
    t = lone_mothership("support", 3, "b")
    redraw_map(t.set("station", NAMES.index("b13") + 1, 0))
    yield t.copy().stand("orders", 0)
    yield put_fleet(t.copy(), 1, m="d13").set("held", [1, 0, 0, 0, 0, 0], 0).stand("orders", 0)
    redraw_map(give_planets(t.set("planets", [NAMES.index("m13") + 1] + [0] * 6), 0, 0))
    yield t.stand("aim", 0, ability=int(kinds.JUMP_GATES))


def full_gates() -> Iterator[Table]:
    """Orders of a ship beside the only gate, around which no space is free, and one that jumped."""
    t = give_tiles(two_fleets({"m": "a1"}, {}), 0, "support", 3, "b")
    t.set("station", NAMES.index("b1") + 1, 0)
    around = [space for space in ("c1", "a2", "b2")]
    put_fleet(t, 1, **dict(zip(("m", "f1", "f2"), around, strict=True)))
    yield redraw_map(t.copy()).stand("orders", 0)
    jumped = put_fleet(t.copy(), 1, m="a2")
    yield jumped.set("status", [int(cell.JUMPED)] + [0] * 5, 0).stand("orders", 0)


def storms() -> Iterator[Table]:
    """A Mothership with abilities that a Magnetic Storm leaves without power."""
    t = lone_mothership("economy", 5, "b").set("random_event", "magnetic_storm")
    yield put_fleet(t.set("event_player", 1), 0, m="c13", f1="d13").stand("orders", 0, ship=1)


def pushes_and_added_throws() -> Iterator[Table]:
    """A push through open space, and The Forks after a throw was added to a die."""
    t = two_fleets({}, {"f1": "h5"})
    card = kinds.CARDS.index("gravity_manipulator")
    yield t.stand("push", 0, card=card, owner=1, warped=1, spaces_left=2)
    forks = kinds.CARDS.index("the_forks")
    fight = fighter_duel("prod")
    fight.set("attack_dice", [0, 1, 0, 0, 0, 0]).set("added_attack_dice", [0, 3, 0, 0, 0, 0])
    yield fight.set("last_added_attack_dice", [0, 3, 0, 0, 0, 0]).stand("target", 0, card=forks)


def orange_tiles() -> Iterator[Table]:
    """Rolls and menus with and without purchases of the orange tile."""
    t = give_tiles(fighter_duel("prod"), 0, "combat", 2, "b").set("orange_tiles", 2, 0)
    yield t.copy().settle()
    yield t.copy().set("overcharged", 1).settle()
    yield begin_turn(t.copy().set("resources", 9, 0))
    yield begin_turn(t.set("resources", 0, 0))


def orange_tile_of_an_edition() -> Iterator[Table]:
    """An edition limits the orange tile to defences; the attacker has bought one."""
    roll = {"effect": "roll", "amount": 4, "at": ["defences"]}
    tile = {"mark": "orange", "effects": [roll]}
    edition = {"technology": {"tiles": {"bulwark_2": tile}}}
    t = two_fleets({"f1": "c13"}, {"f1": "d13"}, edition=edition)
    give_tiles(t, 0, "combat", 2, "b").set("orange_tiles", 1, 0)
    begin_turn(set_hand(t, 0, "ninja_rope")).play("order fighter 1", "attack d13")
    yield t


def joinable_attacks() -> Iterator[Table]:
    """Attacks that only some ships can join."""
    near = [NAMES[space] for space in BESIDE[NAMES.index("d13")]]
    fleet = dict(zip(("m", "f1", "f2", "b1"), near, strict=False))
    t = two_fleets(fleet, {"f1": "d13"}).set("energy", {"engines": 5}, 0)
    t.set("status", [0, 0, 0, int(cell.ATTACKED), 0, 0], 0)
    yield t.copy().stand("join", 0, ships=2, space=NAMES.index("d13"))
    far = put_fleet(t, 0, f1="c13", f2="e13", f3="a1").set("status", [0] * kinds.FLEET, 0)
    yield far.copy().stand("join", 0, ships=2, space=NAMES.index("d13"))
    far.set("held", [0, 0, 0, int(cell.NO_ACTION), 0, 0], 0)
    yield far.stand("join", 0, ships=2, space=NAMES.index("d13"))


def turn_menus() -> Iterator[Table]:
    """Menus of a turn without Resources and with an empty deck, and an event to answer."""
    t = give_planets(
        two_fleets({"m": "c13"}, {"m": "n1"}, {"exploration": True, "events": True}), 0, 0
    )
    yield begin_turn(set_hand(t.copy(), 0, "noooooooooooo").set("resources", 0, 0))
    yield begin_turn(t.set("resources", 9, 0).set("deck", {}))
    yield t.set("random_event", "quiet").stand("answer_event", 0)


def full_hand() -> Iterator[Table]:
    """Menus of a turn with every Action card in hand, and no planet to use one for; in the second a
    Random Event lasts."""
    t = two_fleets({"m": "c13"}, {"m": "n1"}, {"exploration": True, "events": True})
    yield begin_turn(set_hand(t.copy(), 0, *kinds.CARDS))
    t.set("random_event", "solar_storm").set("event_player", 1)
    yield begin_turn(set_hand(t, 0, *kinds.CARDS))


def respawns() -> Iterator[Table]:
    """A ship that respawns beside its Station."""
    t = two_fleets({}, {}, {"mode": "victory_points"})
    yield t.set("respawn", [0, 1, 0, 0, 0, 0], 0).stand("respawn", 0)


def explored_planets() -> Iterator[Table]:
    """A player who could pay holds a planet that is explored already."""
    t = give_planets(two_fleets({}, {}, {"exploration": True}), 0, 0).set("resources", 9, 0)
    begin_turn(t).play("explore planet 1")
    yield t


def arranged_positions() -> Iterator[Table]:
    """All arranged positions: those that random play seldom reaches."""
    for tables in (
        *(
            planet_rewards,
            fleet_placements,
            respawns,
            energy_choices,
            ships_that_cannot_move,
            attacks_on_stations,
            ability_targets,
            planets_tried_in_vain,
        ),
        *(
            unusable_abilities,
            jump_gate_positions,
            full_gates,
            storms,
            pushes_and_added_throws,
            orange_tiles,
            orange_tile_of_an_edition,
            joinable_attacks,
            turn_menus,
            full_hand,
            explored_planets,
            ship_choices_of_cards,
        ),
    ):
        yield from tables()

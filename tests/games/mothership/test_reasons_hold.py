"""Every reason for a refusal is true of the position, checked by independent predicates.

The predicates read the zones of the table; only the engine power of ships comes from the rules. The
reason of a refusal must be true, and no reason of a verb may be true of a legal action of that
verb. So each predicate is tested both ways.
"""

import random
from collections import defaultdict
from collections.abc import Callable, Iterator

from msgspec.structs import astuple

from motherlode.games.mothership import kinds, state_cells as cell
from motherlode.games.mothership.hexes import NAMES
from motherlode.kernel.action_table import Action
from tests.games.mothership import card_conditions as cards
from tests.games.mothership.position_queries import (
    MOTHERSHIP,
    Position,
    category_of,
    distance,
    in_mask,
    side_of,
)
from tests.games.mothership.refusal_positions import GAMES, arranged_positions, random_decisions
from tests.texts import keys

NEVER_GIVEN = {"not_now"}
"""The kernel's default reasons; Mothership always gives a reason of its own."""
MENU = ("turn", "market")
NOT_INTERRUPTED = ("place", "divert", "arm", "charge", "respawn")
"""Steps of a turn's player in which nothing is bought or sold."""
AIMED = ("aim", "target", "warp", "jump", "push")


def orange_rolls(p: Position) -> list[str]:
    """The rolls to which the content limits the orange tile; empty if it doesn't."""
    tiles = p.content.technology.tiles.values()
    return next(list(row.at) for tile in tiles for row in tile.effects if row.effect == "roll")


def roll_of(p: Position) -> str:
    if p.get("fight") == "asteroids":
        return "asteroids"
    return "attacks" if p.attacks() else "defences"


SHOTS = ("sunslayer_torpedoes", "nuclear_missile", "solar_beam", "tractor_beam")
"""Abilities that are aimed at a unit."""

Predicate = Callable[[Position, str], bool]


def at(*steps: str) -> Predicate:
    return lambda p, _: p.step in steps


def not_at(*steps: str) -> Predicate:
    return lambda p, _: p.step not in steps


def ship_of(name: str) -> int:
    return kinds.SHIPS.index(name)


# --- placing


def too_few_places(p: Position, _: str) -> bool:
    places = [at for at in p.spaces if p.is_near_base(at) and p.is_free(at)]
    return p.step == "place" and len(places) < kinds.FLEET - p.number("ship")


def too_far(solo: bool) -> Predicate:
    return lambda p, space: (
        p.step == "place"
        and (p.t.setup.seats == 1) == solo
        and not p.is_near_base(NAMES.index(space))
    )


def not_beside_station(p: Position, space: str) -> bool:
    at = NAMES.index(space)
    beside = distance(p.own("station") - 1, at) == 1
    return p.step == "respawn" and not (beside and p.is_free(at))


# --- energy


def bad_share(p: Position, total: int, number: int, others: int) -> bool:
    """True if `number` counters are too few or too many, with `others` subsystems still to fill."""
    most = int(p.content.energy.most)
    return number > min(total, most) or total - number > others * most


def engines_wrong(p: Position, number: str) -> bool:
    total = sum(p.own("energy").values())
    return p.step == "arm" or (p.step == "divert" and bad_share(p, total, int(number), 2))


def weapons_wrong(p: Position, number: str) -> bool:
    rest = sum(p.own("energy").values()) - p.number("engines")
    return p.step == "divert" or (p.step == "arm" and bad_share(p, rest, int(number), 1))


# --- orders, abilities and what they are aimed at


def in_orders(holds: Predicate) -> Predicate:
    """Makes a predicate that applies only to the ship that has its orders."""
    return lambda p, argument: p.ship >= 0 and holds(p, argument)


def of_ability(*names: str) -> Callable[[Predicate], Predicate]:
    """Makes a predicate for some abilities of the ship that has its orders."""
    return lambda holds: lambda p, ability: p.ship >= 0 and ability in names and holds(p, ability)


def aims_at(p: Position, ability: str, space: int) -> bool:
    """True if the ability may be aimed at what stands on a space."""
    name = NAMES[space]
    if p.far(name) > p.reach(ability) or p.at(name) is None or p.friendly(name):
        return False
    kind, owner, ship = p.map[space]
    if ability == "tractor_beam":
        return kind == "ship" and not p.paralysed(owner, ship)
    no_planets = ability in ("solar_beam", "nuclear_missile") and kind == "planet"
    return not no_planets and p.attackable(MOTHERSHIP, name)


jumps = of_ability("jump_gates")
KEPT: dict[str, Predicate] = {
    "ship_is_held": lambda p, _: p.is_held(p.seat, p.ship),
    "ship_is_infected": lambda p, _: p.infected(p.seat, p.space),
}
ABILITY_LACKS: dict[str, Predicate] = {
    "ship_is_held": lambda p, ability: (
        p.ship >= 0
        and (p.paralysed(p.seat, p.ship) or (ability == "jump_gates" and p.is_held(p.seat, p.ship)))
    ),
    "ship_is_infected": jumps(KEPT["ship_is_infected"]),
    "attacked_already": lambda p, ability: (
        p.ship >= 0 and p.attacked(p.ship) if ability == "jump_gates" else p.attacked(MOTHERSHIP)
    ),
    "no_such_ability": lambda p, ability: p.lacks(ability),
    "no_mothership": lambda p, ability: p.space_of(MOTHERSHIP) < 0 and ability != "jump_gates",
    "mothership_only": lambda p, ability: p.ship > MOTHERSHIP and ability != "jump_gates",
    "no_field_near": of_ability("asteroid_mining")(lambda p, _: not p.board.near_field[p.space]),
    "hull_is_whole": of_ability("repair_drones")(
        lambda p, _: p.own("hull_points") >= p.content.mothership.hull
    ),
    "no_planet_held": of_ability("repair_drones")(
        lambda p, _: p.seat + 1 not in p.get("planet_owners")
    ),
    "hull_too_low": of_ability("solar_beam")(
        lambda p, _: p.own("hull_points") <= p.number_of("solar_beam", "hull")
    ),
    "no_weapons": of_ability("solar_beam", "sunslayer_torpedoes", "nuclear_missile")(
        lambda p, _: p.unarmed(MOTHERSHIP)
    ),
    "nothing_in_range": of_ability(*SHOTS)(
        lambda p, ability: not any(aims_at(p, ability, space) for space in p.map)
    ),
    "no_power": lambda p, ability: ability != "jump_gates" and p.powerless(p.seat),
    "no_gate_beside": jumps(lambda p, _: not p.gates_beside(p.space)),
    "no_room_at_a_gate": jumps(lambda p, _: not p.can_land()),
    "jumped_already": jumps(lambda p, _: p.has(cell.JUMPED, p.ship)),
}


def can_use(p: Position, ability: str) -> bool:
    """True if the ship of a position can use an ability."""
    return not any(lacks(p, ability) for lacks in ABILITY_LACKS.values())


def has_nothing_to_do(p: Position, name: str) -> bool:
    """True if a ship on the board can neither fly, nor attack, nor use an ability."""
    ship = p.of_ship(ship_of(name))
    if ship.space < 0 or any(p.is_free(space) for space, _ in ship.flights):
        return False
    if any(p.attacks_beside(ship.ship, space) for space in p.map):
        return False
    return not any(can_use(ship, ability) for ability in kinds.ABILITIES)


def sends_some(p: Position, ability: str) -> bool:
    """True if the ability is Jump Gates and can send a teammate's ship from the menu."""
    if p.step != "turn" or ability != "jump_gates" or p.lacks(ability):
        return False
    return any(p.can_send(space) for space in p.map)


def has_joined_or_passed(p: Position, name: str) -> bool:
    """True if a ship has joined the attack, or comes before one that has joined."""
    ship = ship_of(name)
    return ship in in_mask(p.number("ships")) or ship < p.number("next_ship")


def start_of_jump(p: Position) -> int:
    """The space where the jump that is being aimed begins, or -1 if none is."""
    if p.ability() == "jump_gates":
        return p.space
    jumps = p.step == "jump" and p.number("owner") >= 0
    return p.space_of(p.number("ship"), p.number("owner")) if jumps else -1


def no_target(p: Position, space: str) -> bool:
    if p.step == "target":
        return not cards.fits_space(p, p.card(), NAMES.index(space))
    names_ship = p.step == "jump" and p.number("owner") < 0
    return names_ship and not p.can_send(NAMES.index(space))


def warp_ends_elsewhere(p: Position, space: str) -> bool:
    if p.step != "warp":
        return False
    ship = p.number("warped")
    start = p.space_of(ship, p.number("owner")) if ship >= 0 else -1
    return not cards.warp_ends(p, p.card(), start, NAMES.index(space))


def no_path_there(p: Position, space: str) -> bool:
    if p.step != "push":
        return False
    owner = p.number("owner")
    start = p.space_of(p.number("warped"), owner)
    ends = cards.pushed_to(p, owner, start, p.number("spaces_left"))
    return NAMES.index(space) not in ends


def cannot_be_picked(p: Position, name: str) -> bool:
    if p.step == "choose_ship":
        return not cards.can_shoot(p, p.card(), ship_of(name), p.number("space"))
    if p.step == "target" and p.card() == "the_forks" and not p.attacks():
        return bool(p.get("defending") != ship_of(name))
    return p.step != "target" or not cards.fits_attacker(p, p.card(), ship_of(name))


def has_no_added_throw(p: Position, name: str) -> bool:
    """True if no throw was added to a die that The Forks could repeat."""
    if p.step != "target" or p.card() != "the_forks":
        return True
    if p.attacks():
        return not p.get("last_added_attack_dice")[ship_of(name)]
    return bool(p.get("defending") != ship_of(name) or p.get("last_added_defence_die") == 0)


def cannot_be_chosen(p: Position, name: str) -> bool:
    fits = cards.fits_player(p, p.card(), kinds.SEAT_NAMES.index(name))
    return p.step != "target" or not fits


def aims(*abilities: str) -> Callable[[Predicate], Predicate]:
    """Makes a predicate that applies while one of some abilities is being aimed."""
    return lambda holds: lambda p, space: p.ability() in abilities and holds(p, space)


def is_paralysed(p: Position, space: str) -> bool:
    """True if a Tractor Beam holds the ship on a space already."""
    kind, owner, ship = p.map.get(NAMES.index(space), ("", -1, 0))
    return kind == "ship" and p.paralysed(owner, ship)


# --- all reasons, by verb

SPACE: dict[str, Predicate] = {"not_on_board": lambda p, space: not p.on_board(space)}
NO_ORDERS: dict[str, Predicate] = {
    "choose_a_ship_first": not_at("orders", "market"),
    "only_in_own_turn": at("market"),
}
FLIGHT: dict[str, Predicate] = {
    **SPACE,
    **NO_ORDERS,
    **{reason: in_orders(holds) for reason, holds in KEPT.items()},
    "movement_is_over": in_orders(lambda p, _: p.has(cell.MOVEMENT_OVER, p.ship)),
    "no_power_left": in_orders(lambda p, _: p.no_power()),
    "space_taken": lambda p, space: p.at(space) is not None,
    "out_of_reach": lambda p, space: not p.reached(space, False) and not p.reached(space, True),
}
TRADE: dict[str, Predicate] = {
    "market_closed": lambda p, _: not p.my_turn() and p.step != "market",
    "something_else_first": lambda p, _: p.my_turn() and p.step in NOT_INTERRUPTED,
}
IN_MENU: dict[str, Predicate] = {
    "something_else_first": not_at(*MENU),
    "only_in_own_turn": at("market"),
}

HOLDS: dict[str, dict[str, Predicate]] = {
    "end": {"something_else_first": not_at("turn")},
    "pass": {"something_else_first": not_at(*cards.WINDOWS, "market", "cancel")},
    "fire": {"something_else_first": not_at("join")},
    "roll": {"something_else_first": not_at("join")},
    "deploy": {"placing_is_over": not_at("place"), "no_room_for_all": too_few_places},
    "place": {
        **SPACE,
        "placing_is_over": not_at("place", "respawn"),
        "too_far_from_station": too_far(solo=False),
        "too_far_from_base": too_far(solo=True),
        "space_taken": lambda p, space: p.at(space) is not None,
        "not_beside_own_station": not_beside_station,
    },
    "order": {
        **IN_MENU,
        "ship_has_orders": at("orders"),
        "ship_is_lost": lambda p, ship: p.space_of(ship_of(ship)) < 0,
        "nothing_left_to_do": has_nothing_to_do,
    },
    "move": {**FLIGHT, "asteroids_are_entered": lambda p, space: not p.reached(space, False)},
    "enter": {**FLIGHT, "no_field_attacks": lambda p, space: p.reached(space, False)},
    "attack": {
        **SPACE,
        **NO_ORDERS,
        "attacked_already": in_orders(lambda p, _: p.attacked(p.ship)),
        "no_weapons": in_orders(lambda p, _: p.unarmed(p.ship)),
        "nothing_there": lambda p, space: p.at(space) is None,
        "friendly": lambda p, space: p.friendly(space),
        "not_beside": in_orders(lambda p, space: p.far(space) != 1),
        "station_guarded": lambda p, space: p.guarded(space),
        "planet_tried": lambda p, space: p.was_tried(space),
        "cannot_damage": in_orders(lambda p, space: p.cannot_damage(p.ship, space)),
    },
    "join": {
        "nothing_to_join": not_at("join"),
        "ship_is_lost": lambda p, ship: p.space_of(ship_of(ship)) < 0,
        "attacked_already": lambda p, ship: p.attacked(ship_of(ship)),
        "ship_is_held": lambda p, ship: p.paralysed(p.seat, ship_of(ship)),
        "no_weapons": lambda p, ship: p.unarmed(ship_of(ship)),
        "not_beside": lambda p, ship: distance(p.space_of(ship_of(ship)), p.number("space")) != 1,
        "cannot_damage": lambda p, ship: p.cannot_damage(ship_of(ship), NAMES[p.number("space")]),
        "cannot_join": has_joined_or_passed,
    },
    "pick": {"nothing_to_pick": cannot_be_picked},
    "pick_added": {"nothing_to_pick": has_no_added_throw},
    "use": {
        **ABILITY_LACKS,
        "choose_a_ship_first": lambda p, ability: (
            p.step not in ("orders", "market") and not sends_some(p, ability)
        ),
        "only_in_own_turn": at("market"),
    },
    "divert": {
        **IN_MENU,
        "energy_must_add_up": at("divert", "arm"),
        "no_mothership": lambda p, _: p.space_of(MOTHERSHIP) < 0,
        "energy_locked": lambda p, _: (
            p.own("diverted") > 0
            or p.own("spaces_moved")[MOTHERSHIP] > 0
            or p.has_moved_on(MOTHERSHIP)
        ),
    },
    "engines": {"divert_first": not_at("divert", "arm"), "energy_must_add_up": engines_wrong},
    "weapons": {"divert_first": not_at("divert", "arm"), "energy_must_add_up": weapons_wrong},
    "subsystem": {
        "no_energy_to_place": not_at("charge", "drain"),
        "subsystem_is_full": lambda p, subsystem: (
            p.step == "charge" and p.own("energy").get(subsystem, 0) >= p.content.energy.most
        ),
        "subsystem_is_empty": lambda p, subsystem: (
            p.step == "drain" and p.energy(p.number("enemy"), subsystem) == 0
        ),
    },
    "buy": {
        **TRADE,
        "deck_is_out": lambda p, _: not p.get("deck"),
        "too_expensive": lambda p, _: p.own("resources") < p.price(),
    },
    "sell": {**TRADE, "card_not_held": lambda p, card: not p.holds(card)},
    "research": {
        **TRADE,
        "tree_is_full": lambda p, line: p.tier(line) == kinds.TIERS,
        "tiers_in_order": lambda p, line: (line in kinds.CATEGORIES) != (p.tier(line) == 0),
        "other_branch_taken": lambda p, line: (
            line != category_of(line) and p.branch(line) not in (0, side_of(line))
        ),
        "too_expensive": lambda p, line: (
            p.own("resources") < [*astuple(p.content.technology.prices), 0][p.tier(line)]
        ),
    },
    "explore": {
        "only_in_own_turn": at("market"),
        "something_else_first": lambda p, _: (
            p.step != "market" and (not p.my_turn() or p.step in NOT_INTERRUPTED)
        ),
        "no_exploration": lambda p, _: not p.t.setup.options["exploration"],
        "not_your_planet": lambda p, planet: p.planet("planet_owners", planet) != p.seat + 1,
        "explored_already": lambda p, planet: p.planet("planet_artifacts", planet) > 0,
        "too_expensive": lambda p, _: p.own("resources") < p.content.planet.explore,
    },
    "overcharge": {
        "wrong_window": not_at("before_roll"),
        "not_on_planet_rolls": lambda p, _: p.get("fight") == "planet",
        "no_orange_tile_bought": lambda p, _: p.own("orange_tiles") == 0,
        "orange_not_for_this_roll": lambda p, _: (
            bool(orange_rolls(p)) and roll_of(p) not in (orange_rolls(p))
        ),
        "overcharged_already": lambda p, _: bool(p.get("overcharged") & (1 if p.attacks() else 2)),
    },
    "recharge": {
        **TRADE,
        "no_orange_tile": lambda p, _: not p.owns("combat", 2, 2),
        "too_expensive": lambda p, _: p.own("resources") < p.content.technology.prices.tier_2,
    },
    "player": {"no_such_player": cannot_be_chosen},
    "draw": {"no_reward_due": lambda p, _: p.step != "reward" or not p.get("deck")},
    "steal": {"no_reward_due": not_at("reward")},
    "double": {"no_event_to_answer": not_at("answer_event")},
    "avoid": {"no_event_to_answer": not_at("answer_event")},
    "target": {
        **SPACE,
        "nothing_is_aimed": not_at(*AIMED),
        "too_far_to_aim": aims("sunslayer_torpedoes", "tractor_beam", "nuclear_missile")(
            lambda p, space: p.far(space) > p.reach(p.ability())
        ),
        "not_beside": aims("solar_beam")(lambda p, space: p.far(space) > 1),
        "nothing_there": aims(*SHOTS)(lambda p, space: p.at(space) is None),
        "friendly": aims(*SHOTS)(lambda p, space: p.friendly(space)),
        "held_already": aims("tractor_beam")(is_paralysed),
        "ships_only": aims("tractor_beam")(lambda p, space: p.kind(space) != "ship"),
        "not_on_planet_rolls": aims("solar_beam")(lambda p, space: p.kind(space) == "planet"),
        "no_missile_at_planets": aims("nuclear_missile")(
            lambda p, space: p.kind(space) == "planet"
        ),
        "station_guarded": aims(*SHOTS)(lambda p, space: p.guarded(space)),
        "planet_tried": aims("sunslayer_torpedoes")(lambda p, space: p.was_tried(space)),
        "space_taken": lambda p, space: (
            p.at(space) is not None and (p.step in ("warp", "push") or start_of_jump(p) >= 0)
        ),
        "not_at_a_gate": lambda p, space: (
            start_of_jump(p) >= 0 and not p.gates_beside(NAMES.index(space))
        ),
        "no_path_there": no_path_there,
        "no_target": no_target,
        "warp_ends_elsewhere": warp_ends_elsewhere,
    },
    "play": {
        **cards.REASONS,
        "card_not_held": lambda p, card: not p.holds(card),
        "only_a_cancelling_card": lambda p, card: (
            p.step == "cancel" and card not in cards.CANCELLING
        ),
        "nothing_to_cancel": lambda p, card: p.step != "cancel" and card in cards.CANCELLING,
        "only_in_own_turn": lambda p, card: not p.my_turn() and card not in cards.ANSWERS,
        "not_on_planet_rolls": lambda p, card: (
            p.get("fight") == "planet" and card not in (*cards.ON_PLANET_ROLLS, *cards.CANCELLING)
        ),
        "wrong_window": lambda p, card: (
            p.step in cards.WINDOWS and not cards.usable_in_window(p, card)
        ),
        "card_has_no_use": lambda p, card: (
            p.step == "market"
            or (p.step in ("turn", "orders", "reward") and not cards.usable_in_turn(p, card))
        ),
        "something_else_first": not_at(*MENU, *cards.WINDOWS, "cancel", "orders", "reward"),
    },
}

# --- the cases

PLACES = {name: space for space, name in enumerate(NAMES)}


def sampled(p: Position, choose: random.Random) -> Iterator[Action]:
    """All actions of most verbs; of verbs that name a space, a sample of legal and illegal ones."""
    by_verb: dict[str, list[Action]] = defaultdict(list)
    for row in p.t.setup.game.actions.rows:
        if row.argument not in PLACES:
            yield row
        else:
            by_verb[row.verb].append(row)
    for verb, rows in by_verb.items():
        legal = [row for row in rows if p.t.position.allows(row.id)]
        taken = [row for row in rows if PLACES[row.argument] in p.map]
        flight = verb in ("move", "enter")  # their reasons take the most time
        yield from choose.sample(legal, min(len(legal), 4))
        yield from choose.sample(taken, min(len(taken), 4)) if flight else taken
        yield from choose.sample(rows, 10 if flight else 40)


def cases() -> Iterator[tuple[Position, Action]]:
    """Positions with actions to test: a sample in random games, all in arranged positions."""
    for seed, (seats, options) in enumerate(GAMES):
        choose = random.Random(seed)
        for t in random_decisions(seats, options, seed):
            p = Position(t)
            yield from ((p, row) for row in sampled(p, choose))
    for t in arranged_positions():
        p = Position(t)
        yield from ((p, row) for row in t.setup.game.actions.rows)


def test_every_mothership_reason_is_true_of_refusals_and_false_of_legal_actions() -> None:
    given: dict[str, set[str]] = defaultdict(set)
    legal: set[str] = set()
    for p, row in cases():
        where = (p.step, row.text)
        if p.t.position.allows(row.id):
            legal.add(row.verb)
            true = [reason for reason, holds in HOLDS[row.verb].items() if holds(p, row.argument)]
            assert not true, (*where, true)
            continue
        reason, _ = p.t.setup.rules.why_not(p.t.state, row.id)
        assert HOLDS[row.verb][reason](p, row.argument), (*where, reason)
        given[row.verb].add(reason)
    assert given == {verb: set(reasons) for verb, reasons in HOLDS.items()}, "never true"
    assert legal == set(HOLDS), "the predicates of a verb that is never legal are never false"


def test_every_reason_has_a_predicate() -> None:
    known = {reason for reasons in HOLDS.values() for reason in reasons}
    assert known == keys("mothership", "reasons") - NEVER_GIVEN


OTHER_AIMS = {"railguns", "cowardly_retreat"}
"""Cards whose targets `fits_space` decides by itself."""


def test_the_table_of_true_reasons_has_a_condition_for_every_action_card() -> None:
    tables = (cards.IN_TURN, cards.SHIP_AIMS, cards.PLANET_AIMS, cards.PLAYER_AIMS)
    assert {name for table in tables for name in table} | cards.ANSWERS | OTHER_AIMS == set(
        kinds.CARDS
    )

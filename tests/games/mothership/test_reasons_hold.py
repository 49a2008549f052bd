"""Every reason of a refusal is true of the position, and never true of an action that is legal.

The predicates below read the zones of the table, not the rules. Games are random, with
technology, Resources and damage dealt out now and then, so that rare reasons occur too.
"""

import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cached_property, partial
from typing import Any

from motherlode.games.mothership import cells as cell, hexes, kinds
from motherlode.games.mothership.cards import catalogue
from motherlode.games.mothership.hexes import NAMES
from motherlode.kernel.actions import Action
from tests.arrange import Table, table
from tests.games.mothership.desk import engine, hand, ships, sync, tech, two
from tests.games.mothership.flights import followed

Occupant = tuple[str, int, int]
"""`ship`, `station` or `planet`, its owner (-1: nobody), and which ship or planet it is."""
MENU = ("turn", "market")
AIMED = ("aim", "target", "warp", "jump")
WINDOWS = ("before_roll", "after_roll", "on_loss")
ANSWERS = [card.name for card in catalogue.CARDS if card.reacts()]
"""The cards that are of use in another's turn too (M40)."""
CANCELLING = [card.name for card in catalogue.CANCELLING]
ABILITY_TILES = {
    "jump_gates": ("support", 4, 1),
    "asteroid_mining": ("economy", 5, 1),
    "repair_drones": ("economy", 5, 2),
    "sunslayer_torpedoes": ("combat", 5, 1),
    "solar_beam": ("combat", 5, 2),
    "tractor_beam": ("support", 5, 1),
    "nuclear_missile": ("support", 5, 2),
}


def distance(a: int, b: int) -> int:
    """The steps between two spaces of an empty board."""
    return int(hexes.distance(kinds.Space(a), kinds.Space(b)))


class Position:
    """What a predicate may ask about a table and the seat that decides."""

    def __init__(self, t: Table) -> None:
        self.t, self.step, self.seat = t, t.step, t.seat
        self.content: Any = t.setup.content.value
        self.board: Any = t.setup.rules.n.board  # type: ignore[attr-defined]

    def own(self, zone: str) -> Any:
        return self.t.get(zone, self.seat)

    @cached_property
    def map(self) -> dict[int, Occupant]:
        """What stands on each space that is taken."""
        owners = self.t.get("planet_owners")
        found: dict[int, Occupant] = {}
        for planet, at in enumerate(self.t.get("planets")):
            found[at - 1] = ("planet", owners[planet] - 1, planet)
        for seat in range(int(self.t.setup.rules.parties)):
            found[self.t.get("station", seat) - 1] = ("station", seat, 0)
            for ship, at in enumerate(self.t.get("ships", seat)):
                found[at - 1] = ("ship", seat, ship)
        found.pop(-1, None)
        return found

    def at(self, name: str) -> Occupant | None:
        return self.map.get(NAMES.index(name))

    def friendly(self, name: str) -> bool:
        occupant = self.at(name)
        return occupant is not None and occupant[1] >= 0 and self.is_friend(occupant[1])

    def is_friend(self, other: int, seat: int = -1) -> bool:
        teams = self.t.setup.game.teams(self.t.setup.seats, self.t.setup.options)
        seat = self.seat if seat < 0 else seat
        return teams[other] == teams[seat] if teams else other == seat

    @property
    def ship(self) -> int:
        """The ship that has its orders, aims, or is placed."""
        return self.number("ship")

    def number(self, field: str) -> int:
        """A field of what is asked, -1 where it has none of that name."""
        known = self.t.setup.rules.steps[self.t.state.step()].fields
        return self.t.field(field) if field in known else -1

    @property
    def space(self) -> int:
        return int(self.own("ships")[self.ship]) - 1

    def far(self, name: str) -> int:
        return int(distance(self.space, NAMES.index(name)))

    def has(self, bit: int, ship: int) -> bool:
        return bool(self.own("status")[ship] & bit)

    def attacked(self, ship: int) -> bool:
        return self.has(cell.ATTACKED, ship)

    def flies_on(self) -> bool:
        """True if a Ninja Rope lets the ship fly on after its attack."""
        left = self.content.cards["ninja_rope"].amount - self.own("spaces_moved")[self.ship]
        return self.has(cell.MOVES_AFTER_ATTACK, self.ship) and left > 0

    def beside(self, space: int) -> Iterator[int]:
        return (near for near in range(len(NAMES)) if distance(space, near) == 1)

    def infected(self) -> bool:
        avoided = self.t.get("event_answer") == "avoided"
        struck = self.t.get("event_player") != self.seat or not avoided
        planets = (self.map.get(near, ("",))[0] == "planet" for near in self.beside(self.space))
        return self.t.get("random_event") == "space_virus" and struck and any(planets)

    def powerless(self, seat: int) -> bool:
        avoided = self.t.get("event_player") == seat and self.t.get("event_answer") == "avoided"
        return self.t.get("random_event") == "magnetic_storm" and not avoided

    def energy(self, seat: int, subsystem: str) -> int:
        """What a subsystem runs on."""
        if self.powerless(seat):
            return 0
        drained = self.t.count("drained", subsystem, seat)
        return max(self.t.count("energy", subsystem, seat) - drained, 0)

    def unarmed(self, ship: int) -> bool:
        return ship == 0 and self.energy(self.seat, "weapons") < 2

    def owns(self, category: str, tier: int, branch: int) -> bool:
        place = kinds.CATEGORIES.index(category)
        return (
            self.t.count("technology", category, self.seat) >= tier
            and self.own("branches")[place] == branch
        )

    def lacks(self, ability: str) -> bool:
        return not self.owns(*ABILITY_TILES[ability])

    def guarded(self, name: str) -> bool:
        """True if a ship of its side is beside the Station on a space."""
        occupant = self.at(name)
        around = [self.map.get(near) for near in self.beside(NAMES.index(name))]
        return occupant is not None and any(
            one is not None and one[0] == "ship" and self.is_friend(one[1], occupant[1])
            for one in around
        )

    def is_gate(self, space: int) -> bool:
        """True if a friendly Station or planet stands on a space."""
        return self.friendly(NAMES[space]) and self.kind(NAMES[space]) != "ship"

    def kind(self, name: str) -> str:
        occupant = self.at(name)
        return occupant[0] if occupant else ""

    def target_ship(self, name: str) -> int:
        occupant = self.at(name)
        assert occupant is not None
        return occupant[2]

    def tier(self, line: str) -> int:
        return self.t.count("technology", category_of(line), self.seat)

    def branch(self, line: str) -> int:
        return int(self.own("branches")[kinds.CATEGORIES.index(category_of(line))])

    def price(self) -> int:
        """What an Action card costs the seat."""
        cheap = self.owns("economy", 3, 1)
        technology, economy = self.content.technology, self.content.economy
        base = technology.industry.card_price if cheap else economy.card_price
        return max(int(base) - self.artifacts("discount"), 1)

    def artifacts(self, effect: str) -> int:
        found = zip(self.t.get("planet_artifacts"), self.t.get("planet_owners"), strict=True)
        known = [
            self.content.artifacts[str(one)] for one, owner in found if one and self.mine(owner)
        ]
        return sum(int(one.amount) for one in known if one.effect == effect)

    def mine(self, owner: int) -> bool:
        return owner == self.seat + 1

    def planet(self, zone: str, name: str) -> int:
        return int(self.t.get(zone)[kinds.PLANET_NAMES.index(name)])

    def field(self, name: str) -> bool:
        return bool(self.board.fields[NAMES.index(name)])

    def ability(self) -> str:
        return kinds.ABILITIES[self.number("ability")]

    def reach(self) -> int:
        """How far the ability that is aimed reaches."""
        technology = self.content.technology
        ranges: dict[str, int] = {
            "sunslayer_torpedoes": technology.assault.torpedo_range,
            "tractor_beam": technology.logistics.tractor_range,
            "nuclear_missile": technology.engineering.missile_range,
        }
        return ranges.get(self.ability(), 1)

    @cached_property
    def flights(self) -> set[int]:
        """The spaces that the ship can fly to, found step by step."""
        if self.ship < 0 or self.space < 0:
            return set()
        found, _ = followed(self.t.setup.rules.n, self.t.state, self.seat, self.ship)  # type: ignore[attr-defined]
        return {space for space, _ in found}

    def reached(self, name: str) -> bool:
        return NAMES.index(name) in self.flights

    def lands(self) -> bool:
        """True if the space that is chosen is where a jump or a warp ends."""
        if self.step == "aim":
            return self.ability() == "jump_gates"
        return self.step == "warp" or (self.step == "jump" and self.number("owner") >= 0)

    def my_turn(self) -> bool:
        return self.t.turn == self.seat


def category_of(line: str) -> str:
    """The category of a trunk or a branch."""
    if line in kinds.CATEGORIES:
        return line
    return kinds.CATEGORIES[kinds.BRANCHES.index(line) // 2]


def side_of(branch: str) -> int:
    return kinds.BRANCHES.index(branch) % 2 + 1


Predicate = Callable[[Position, str], bool]


def of_ability(wanted: str, holds: Predicate, p: Position, ability: str) -> bool:
    """True if a reason of one ability holds."""
    return ability == wanted and holds(p, ability)


KEPT: dict[str, Predicate] = {
    "ship_is_held": lambda p, _: p.own("held")[p.ship] > 0,
    "ship_is_infected": lambda p, _: p.infected(),
    "movement_is_over": lambda p, _: p.has(cell.MOVEMENT_OVER, p.ship),
    "attacked_already": lambda p, _: p.attacked(p.ship) and not p.flies_on(),
}
NO_ORDERS: dict[str, Predicate] = {
    "choose_a_ship_first": lambda p, _: p.step not in ("orders", "market"),
    "only_in_own_turn": lambda p, _: p.step == "market",
}
FLIGHT: dict[str, Predicate] = {
    **KEPT,
    **NO_ORDERS,
    "no_power_left": lambda p, _: (
        p.own("spaces_moved")[p.ship] >= engine(p.t, p.seat, p.ship) and not p.flies_on()
    ),
    "space_taken": lambda p, space: p.at(space) is not None,
    "out_of_reach": lambda p, space: not p.reached(space),
}
TRADE: dict[str, Predicate] = {
    "market_closed": lambda p, _: not p.my_turn() and p.step != "market",
    "ship_has_orders": lambda p, _: p.step == "orders",
    "something_else_first": lambda p, _: p.my_turn() and p.step not in ("turn", "orders"),
}
IN_MENU: dict[str, Predicate] = {
    "something_else_first": lambda p, _: p.step not in MENU,
    "only_in_own_turn": lambda p, _: p.step == "market",
}
DIVERTED: dict[str, Predicate] = {
    "divert_first": lambda p, _: p.step not in ("divert", "arm"),
    "energy_must_add_up": lambda p, _: p.step in ("divert", "arm"),
}

HOLDS: dict[str, dict[str, Predicate]] = {
    "end": {"something_else_first": lambda p, _: p.step != "turn"},
    "pass": {"something_else_first": lambda p, _: p.step not in (*WINDOWS, "market", "cancel")},
    "fire": {"something_else_first": lambda p, _: p.step != "join"},
    "deploy": {"placing_is_over": lambda p, _: p.step != "place"},
    "place": {
        "placing_is_over": lambda p, _: p.step not in ("place", "respawn"),
        "too_far_from_station": lambda p, space: (
            p.t.setup.seats > 1
            and distance(p.own("station") - 1, NAMES.index(space)) > p.content.game.placement
        ),
        "too_far_from_base": lambda p, space: (
            p.t.setup.seats == 1
            and distance(p.board.fleet_base, NAMES.index(space)) > p.content.game.placement
        ),
        "space_taken": lambda p, space: p.at(space) is not None,
        "not_on_asteroids": lambda p, space: p.field(space),
        "not_beside_own_station": lambda p, space: (
            distance(p.own("station") - 1, NAMES.index(space)) != 1 or p.field(space)
        ),
    },
    "order": {
        **IN_MENU,
        "ship_has_orders": lambda p, _: p.step == "orders",
        "ship_is_lost": lambda p, ship: p.own("ships")[kinds.SHIPS.index(ship)] == 0,
        "nothing_left_to_do": lambda p, ship: p.own("ships")[kinds.SHIPS.index(ship)] > 0,
    },
    "move": {**FLIGHT, "asteroids_are_entered": lambda p, space: f"enter {space}" in p.t.legal()},
    "enter": {**FLIGHT, "no_field_attacks": lambda p, space: f"move {space}" in p.t.legal()},
    "attack": {
        **NO_ORDERS,
        "attacked_already": lambda p, _: p.attacked(p.ship),
        "no_weapons": lambda p, _: p.unarmed(p.ship),
        "nothing_there": lambda p, space: p.at(space) is None,
        "friendly": lambda p, space: p.friendly(space),
        "not_beside": lambda p, space: p.far(space) != 1,
        "station_guarded": lambda p, space: p.kind(space) == "station" and p.guarded(space),
        "cannot_damage": lambda p, space: (
            p.ship in (1, 2, 3) if p.kind(space) == "station" else p.ship in (4, 5)
        ),
    },
    "join": {
        "nothing_to_join": lambda p, _: p.step != "join",
        "attacked_already": lambda p, ship: p.attacked(kinds.SHIPS.index(ship)),
        "cannot_join": lambda p, _: p.step == "join",
    },
    "pick": {"nothing_to_pick": lambda p, ship: f"pick {ship}" not in p.t.legal()},
    "use": {
        **NO_ORDERS,
        **{
            reason: partial(of_ability, "jump_gates", holds)
            for reason, holds in KEPT.items()
            if reason != "attacked_already"
        },
        "attacked_already": lambda p, ability: (
            p.step == "orders" and p.attacked(p.ship)
            if ability == "jump_gates"
            else p.attacked(kinds.MOTHERSHIP)
        ),
        "no_such_ability": lambda p, ability: p.lacks(ability),
        "no_mothership": lambda p, ability: (
            p.own("ships")[kinds.MOTHERSHIP] == 0 and ability != "jump_gates"
        ),
        "mothership_only": lambda p, ability: p.ship != 0 and ability != "jump_gates",
        "no_field_near": lambda p, ability: (
            ability == "asteroid_mining" and not p.board.near_field[p.space]
        ),
        "hull_is_whole": lambda p, ability: (
            ability == "repair_drones" and p.own("hull_points") >= p.content.mothership.hull
        ),
        "no_planet_held": lambda p, ability: (
            ability == "repair_drones" and p.seat + 1 not in p.t.get("planet_owners")
        ),
        "hull_too_low": lambda p, ability: (
            ability == "solar_beam"
            and p.own("hull_points") <= p.content.technology.bulwark.beam_hull
        ),
        "no_weapons": lambda p, ability: (
            ability in ("solar_beam", "sunslayer_torpedoes") and p.unarmed(kinds.MOTHERSHIP)
        ),
        "nothing_in_range": lambda p, _: p.step == "orders",
        "no_gate_beside": lambda p, ability: (
            ability == "jump_gates" and not any(p.is_gate(near) for near in p.beside(p.space))
        ),
        "no_other_gate": lambda p, _: p.step == "orders",
    },
    "divert": {
        **IN_MENU,
        "energy_must_add_up": lambda p, _: p.step in ("divert", "arm"),
        "no_mothership": lambda p, _: p.own("ships")[kinds.MOTHERSHIP] == 0,
        "energy_locked": lambda p, _: (
            p.own("diverted") > 0
            or p.own("spaces_moved")[kinds.MOTHERSHIP] > 0
            or p.has(cell.ATTACKED | cell.MOVEMENT_OVER, kinds.MOTHERSHIP)
        ),
    },
    "engines": DIVERTED,
    "weapons": DIVERTED,
    "subsystem": {
        "no_energy_to_place": lambda p, _: p.step not in ("charge", "drain"),
        "subsystem_is_full": lambda p, subsystem: (
            p.t.count("energy", subsystem, p.seat) >= p.content.energy.most
        ),
        "subsystem_is_empty": lambda p, subsystem: p.energy(p.number("enemy"), subsystem) == 0,
    },
    "buy": {
        **TRADE,
        "deck_is_out": lambda p, _: not p.t.get("deck"),
        "too_expensive": lambda p, _: p.own("resources") < p.price(),
    },
    "sell": {**TRADE, "card_not_held": lambda p, card: p.t.count("hand", card, p.seat) == 0},
    "research": {
        **TRADE,
        "tree_is_full": lambda p, line: p.tier(line) == kinds.TIERS,
        "tiers_in_order": lambda p, line: (line in kinds.CATEGORIES) != (p.tier(line) == 0),
        "other_branch_taken": lambda p, line: (
            line in kinds.BRANCHES and p.branch(line) not in (0, side_of(line))
        ),
        "too_expensive": lambda p, line: (
            p.own("resources") < [*p.content.technology.prices, 0][p.tier(line)]
        ),
    },
    "explore": {
        **IN_MENU,
        "no_exploration": lambda p, _: not p.t.setup.options["exploration"],
        "not_your_planet": lambda p, planet: not p.mine(p.planet("planet_owners", planet)),
        "explored_already": lambda p, planet: p.planet("planet_artifacts", planet) > 0,
        "too_expensive": lambda p, _: p.own("resources") < p.content.planet.explore,
    },
    "overcharge": {
        "wrong_window": lambda p, _: p.step != "before_roll",
        "not_on_planet_rolls": lambda p, _: p.t.get("fight") == "planet",
        "no_orange_tile": lambda p, _: not p.owns("combat", 3, 1),
        "overcharged_already": lambda p, _: p.t.get("overcharged") > 0,
        "too_expensive": lambda p, _: (
            p.own("resources") < p.content.technology.assault.overcharge_price
        ),
    },
    "player": {"no_such_player": lambda p, player: f"player {player}" not in p.t.legal()},
    "draw": {"no_reward_due": lambda p, _: p.step != "reward" or not p.t.get("deck")},
    "steal": {"no_reward_due": lambda p, _: p.step != "reward"},
    "double": {"no_event_to_answer": lambda p, _: p.step != "answer_event"},
    "avoid": {"no_event_to_answer": lambda p, _: p.step != "answer_event"},
    "target": {
        "nothing_is_aimed": lambda p, _: p.step not in AIMED,
        "too_far_to_aim": lambda p, space: p.far(space) > p.reach() and not p.lands(),
        "not_beside": lambda p, space: p.ability() == "solar_beam" and p.far(space) > 1,
        "nothing_there": lambda p, space: (
            p.at(space) is None and p.ability() not in ("nuclear_missile", "jump_gates")
        ),
        "friendly": lambda p, space: p.friendly(space) and p.ability() != "nuclear_missile",
        "held_already": lambda p, space: (
            p.kind(space) == "ship"
            and p.t.get("held", p.map[NAMES.index(space)][1])[p.target_ship(space)] > 0
        ),
        "ships_only": lambda p, space: p.kind(space) != "ship",
        "not_on_planet_rolls": lambda p, space: p.kind(space) == "planet",
        "station_guarded": lambda p, space: p.kind(space) == "station" and p.guarded(space),
        "space_taken": lambda p, space: p.at(space) is not None and p.lands(),
        "not_at_another_gate": lambda p, space: p.at(space) is None,
        "no_target": lambda p, _: p.step in AIMED,
        "warp_ends_elsewhere": lambda p, _: p.step == "warp",
    },
    "play": {
        "card_not_held": lambda p, card: p.t.count("hand", card, p.seat) == 0,
        "only_a_cancelling_card": lambda p, card: p.step == "cancel" and card not in CANCELLING,
        "nothing_to_cancel": lambda p, card: p.step != "cancel" and card in CANCELLING,
        "only_in_own_turn": lambda p, card: not p.my_turn() and card not in ANSWERS,
        "not_on_planet_rolls": lambda p, card: (
            p.t.get("fight") == "planet" and card != "git_off_mah_propertay"
        ),
        "wrong_window": lambda p, _: p.step in WINDOWS,
        "event_is_on": lambda p, card: (
            card == "random_event" and p.t.get("random_event") != "quiet"
        ),
        "card_has_no_use": lambda p, _: p.step in MENU,
        "ship_has_orders": lambda p, _: p.step == "orders",
        "something_else_first": lambda p, _: p.step not in (*MENU, *WINDOWS, "cancel"),
    },
}


def predicate_of(verb: str, reason: str) -> Predicate:
    """What a reason says; a card may have one of its own for having no use in a turn."""
    own = verb == "play" and reason not in HOLDS[verb]
    return HOLDS[verb]["card_has_no_use" if own else reason]


STEP_ONLY = {
    ("order", "nothing_left_to_do"),
    ("join", "cannot_join"),
    ("use", "choose_a_ship_first"),
    ("use", "nothing_in_range"),
    ("use", "no_other_gate"),
    ("engines", "energy_must_add_up"),
    ("weapons", "energy_must_add_up"),
    ("target", "not_at_another_gate"),
    ("target", "no_target"),
    ("target", "warp_ends_elsewhere"),
    ("play", "card_has_no_use"),
    ("play", "wrong_window"),
}
"""Reasons whose predicates say too little to tell a refused action from a legal one."""
GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {"exploration": True, "events": True}),
    (4, {"teams": "pairs", "events": True}),
    (3, {"mode": "victory_points", "exploration": True}),
    (1, {"level": 2}),
    (2, {}),
]
DECISIONS = 500
SAMPLE = 4


def deal_out(t: Table, choose: random.Random) -> None:
    """Gives the seats technology, Resources and damage that random play seldom comes to."""
    for seat in range(t.setup.seats):
        tiers = [choose.choice([0, 1, 3, 4, 5, 5]) for _ in kinds.CATEGORIES]
        t.set("technology", dict(zip(kinds.CATEGORIES, tiers, strict=True)), seat)
        t.set("branches", [choose.choice([1, 2]) if tier > 1 else 0 for tier in tiers], seat)
        t.set("resources", choose.randrange(12), seat)
        if t.get("ships", seat)[kinds.MOTHERSHIP]:
            t.set("hull_points", choose.randrange(1, 7), seat)
            t.set("held", [choose.randrange(2)] + [0] * (kinds.FLEET - 1), seat)
    t.settle()


def positions(seats: int, options: dict[str, Any], seed: int) -> Iterator[Table]:
    """A random game that ends its turns late; each decision in which something may be learned."""
    choose = random.Random(seed)
    t = table("mothership", seats, options, seed=seed)
    seen: dict[str, int] = defaultdict(int)
    for number in range(DECISIONS):
        if t.over():
            return
        if t.step == "turn" and number % 12 == 0:
            deal_out(t, choose)
        seen[t.step] += 1
        if seen[t.step] < 15 or number % 5 == 0:
            yield t
        legal = t.legal()
        busy = [text for text in legal if not text.startswith(("end", "sell", "pass"))]
        t.play(choose.choice(busy if busy and choose.random() < 0.9 else legal))


def arranged() -> Iterator[Table]:
    """Positions that random play seldom comes to."""
    t = hand(two({"m": "c13", "b1": "b13"}, {"m": "d13"}), 1, "prod")
    yield t.copy().stand("reward", 0, loser=1)
    yield t.copy().set("deck", {}).stand("reward", 0, loser=1)
    full = t.copy().set("energy", {"engines": 12, "weapons": 3, "shields": 0}, 0)
    yield full.stand("charge", 0, left=2)
    yield t.copy().stand("drain", 0, enemy=1)
    wam = kinds.CARDS.index("dedotated_wam")
    target = NAMES.index("d13")
    ships(t, 0, m="c13", b1="e13", f3="a1")
    yield t.copy().stand("choose_ship", 0, card=wam, space=target)
    yield tech(t.copy(), 0, "combat", 5, "b").stand(
        "aim", 0, ability=kinds.ABILITIES.index("solar_beam")
    )
    virus = tech(t.copy(), 0, "support", 4, "a").set("planets", [NAMES.index("b13") + 1] + [0] * 6)
    virus.set("random_event", "space_virus").set("event_player", 1)
    yield sync(virus).stand("orders", 0)
    over = [int(cell.MOVEMENT_OVER)] + [0] * (kinds.FLEET - 1)
    yield tech(t.copy().set("status", over, 0), 0, "support", 4, "a").stand("orders", 0)


def sampled(rows: list[Action], p: Position, choose: random.Random) -> list[Action]:
    """All rows of small verbs; of those with many arguments a few, and all that name a unit."""
    taken = {NAMES[space] for space in p.map}
    spaces = {NAMES[space] for space in p.board.spaces}
    few = {row.id for row in choose.sample(rows, min(len(rows), 150))}
    return [
        row
        for row in rows
        if row.argument not in NAMES
        or row.argument in taken
        or (row.argument in spaces and row.id in few)
    ]


def test_reasons_hold_and_never_of_what_is_legal() -> None:
    given: set[tuple[str, str, str]] = set()
    of_legal: dict[tuple[str, str, str], str] = {}
    outcomes: dict[tuple[str, str], set[bool]] = defaultdict(set)
    choose = random.Random(5)
    games = (positions(seats, options, seed) for seed, (seats, options) in enumerate(GAMES))
    for tables in (*games, arranged()):
        for t in tables:
            p = Position(t)
            for row in sampled(t.setup.game.actions.rows, p, choose):
                legal = t.position.allows(row.id)
                reason = "" if legal else t.setup.rules.why_not(t.state, row.id)[0]
                if not legal:
                    given.add((row.verb, t.step, reason))
                    holds = predicate_of(row.verb, reason)
                    assert holds(p, row.argument), (t.step, row.text, reason)
                    outcomes[row.verb, reason].add(True)
                for other, predicate in HOLDS[row.verb].items():
                    if other != reason and (legal or choose.random() < 0.02):
                        told = predicate(p, row.argument)
                        outcomes[row.verb, other].add(told)
                        if told and legal and (row.verb, other) not in STEP_ONLY:
                            of_legal[row.verb, t.step, other] = row.text
    wrong = {key: text for key, text in of_legal.items() if key in given}
    assert not wrong, wrong
    assert len(given) > 150
    one_way = {key: found for key, found in outcomes.items() if len(found) == 1}
    assert not one_way, one_way

"""Every reason for a refusal is true of the public state, by predicates of this test's own.

The predicates read only what every player sees, and share no code with the rules. A reason that is
given must be true; no reason that is ever given for a verb may be true of a legal action with it.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from math import ceil
from typing import Any

from motherlode.games.karats import kinds
from motherlode.i18n.words import catalogue
from motherlode.kernel.actions import Action
from motherlode.kernel.view import SPECTATOR, view
from tests.arrange import Table
from tests.games.karats.arranged_table import (
    NEUTRAL,
    TABLES,
    fill_mine_with,
    karats_table,
    random_positions,
)

PREP = ("build", "geothermal", "fuel")
MINING = ("mine", "use", "keep")
SIMPLE = ("steambot", "boiler")
"""Machines that hold one cube of fuel and run on it."""
NEVER_GIVEN = {"not_now"}
"""The reason of the kernel for games without their own; Karats never gives it."""


class PublicView:
    """A position as every player sees it."""

    def __init__(self, t: Table) -> None:
        seen = view(t.setup.rules, t.state, SPECTATOR)
        self.asked: dict[str, Any] = seen["asked"]
        self.step: str = self.asked["step"]
        self.table: dict[str, Any] = seen["table"]
        self.seats: list[dict[str, Any]] = seen["seats"]
        self.us = self.seats[self.asked["seat"]]
        self.content = t.setup.content.value

    def cost(self, device: str) -> dict[str, int]:
        card = getattr(self.content, device)
        return {material: getattr(card, material) for material in kinds.MATERIALS}

    def overhead(self, device: str) -> int:
        if device in SIMPLE:
            return 0
        pilots = device == "drill" and self.us["profession"] == "pilot"
        return int(getattr(self.content, "pilot" if pilots else device).overhead)

    def capacity(self, device: str) -> int:
        if device in SIMPLE:
            return 1
        return int(getattr(self.content, device).power) + self.overhead(device)

    def cannot_pay(self, device: str) -> bool:
        return any(cubes_held(self.us, cube) < n for cube, n in self.cost(device).items())

    def cannot_pay_half(self, device: str) -> bool:
        cost = self.cost(device)
        half: int = ceil(sum(cost.values()) * self.content.engineer.percent / 100)
        return sum(min(n, cubes_held(self.us, cube)) for cube, n in cost.items()) < half


def cubes_held(seat: dict[str, Any], material: str) -> int:
    return int(seat["inventory"].get(material, 0))


def named_seat(action: Action) -> int:
    """The seat that an argument begins with, counted from 0."""
    return int(action.argument.split()[1]) - 1


def machine_owner(p: PublicView, action: Action) -> dict[str, Any]:
    return p.seats[named_seat(action)] if action.verb == "sabotage" else p.us


def named_machine(action: Action) -> str:
    """The machine that an argument names, a Steambot's two uses included."""
    name = action.argument.partition(" ")[2].partition(" ")[2]
    if action.argument.startswith("steambot to"):
        return "steambot 1"
    return name if action.verb == "sabotage" else action.argument


def named_fuel(action: Action) -> int:
    return int(named_machine(action).split()[1])


def named_device(action: Action) -> str:
    return named_machine(action).split()[0]


def owner_has(p: PublicView, action: Action, marker: str = "") -> bool:
    return bool(machine_owner(p, action)["machines"].get(named_machine(action) + marker, 0))


def sabotaged(p: PublicView, action: Action) -> bool:
    """True if the named machine is sabotaged, and no other of its class is free of a marker."""
    if action.verb == "load":
        return named_machine(action).endswith("sabotaged") and p.step != "boiler_steam"
    return owner_has(p, action, " sabotaged") and not owner_has(p, action)


def underpowered(p: PublicView, action: Action) -> bool:
    steam = owner_has(p, action) and named_device(action) != "boiler"
    return steam and named_fuel(action) <= p.overhead(named_device(action))


def same_cubes(p: PublicView, action: Action) -> bool:
    """True if both sides of the offer are the same, or the only cubes of both players are."""
    if action.verb == "propose":
        return bool(p.table["give"]) and p.table["give"] == p.table["want"]
    own, partner = p.us["inventory"], p.seats[named_seat(action)]["inventory"]
    return bool(own == partner and sum(own.values()) == 1)


def paid_for(p: PublicView, action: Action) -> int:
    """How many cubes of a material are printed on the machine that is paid for."""
    return p.cost(kinds.DEVICES[p.asked["device"]])[action.argument] if p.step == "pay" else 0


Predicate = Callable[[PublicView, Action], bool]


def at(*steps: str) -> Predicate:
    return lambda p, _: p.step in steps


def not_at(*steps: str) -> Predicate:
    return lambda p, _: p.step not in steps


HOLDS: dict[str, Predicate] = {
    # Another choice comes first.
    "draft_first": at("draft"),
    "payment_first": at("pay"),
    "boiler_steam_first": at("boiler_steam"),
    "offer_first": at("offer"),
    "answer_first": at("answer"),
    "bonus_first": at("bonus"),
    "mine_first": at("mine"),
    "basic_mining_first": at("mine"),
    "prep_first": at(*PREP),
    # It is too late, or too early.
    "draft_is_over": lambda p, _: all(seat["profession"] != "none" for seat in p.seats),
    "building_is_over": at("geothermal", "fuel", *MINING),
    "fuelling_is_over": lambda p, a: (
        named_device(a) == "boiler" and p.step in (*MINING, "boiler_steam")
    ),
    "mined_already": at("use", "keep"),
    "using_is_over": at("keep"),
    "steam_comes_later": lambda p, a: named_device(a) != "boiler" and p.step == "build",
    "fuel_comes_later": lambda p, a: (
        named_device(a) == "boiler" and p.step in ("build", "geothermal")
    ),
    "keep_comes_last": at(*PREP, "mine", "use"),
    "mining_skipped": lambda p, _: p.table["engineered"] == 1,
    "no_steam_to_load": lambda p, a: named_device(a) != "boiler" and p.step in ("fuel", *MINING),
    "nothing_to_pay": not_at("pay"),
    "nothing_offered": not_at("answer"),
    "no_offer_open": not_at("offer"),
    "no_bonus": not_at("bonus"),
    # Drafting and building.
    "profession_taken": lambda p, a: a.argument in [seat["profession"] for seat in p.seats],
    "stack_empty": lambda p, a: not p.table["stacks"].get(a.argument),
    "cant_afford": lambda p, a: p.cannot_pay(a.argument),
    "not_engineer": lambda p, _: p.us["profession"] != "engineer",
    "dynamite_is_no_machine": lambda _, a: a.argument == "dynamite",
    "engineered_already": lambda p, _: p.table["engineered"] == 1,
    "cant_afford_half": lambda p, a: p.cannot_pay_half(a.argument),
    "not_in_cost": lambda p, a: paid_for(p, a) == 0,
    "no_such_cube": lambda p, a: cubes_held(p.us, a.argument) == 0,
    "paid_already": lambda p, a: p.table["paid"].get(a.argument, 0) >= paid_for(p, a),
    # Machines.
    "no_such_machine": lambda p, a: not owner_has(p, a),
    "machine_sabotaged": sabotaged,
    "machine_full": lambda p, a: owner_has(p, a) and named_fuel(a) >= p.capacity(named_device(a)),
    "boiler_full": lambda p, a: owner_has(p, a) and named_machine(a) == "boiler 1",
    "no_ember_loaded": lambda p, a: owner_has(p, a) and named_machine(a) == "boiler 0",
    "too_little_steam": underpowered,
    "no_dynamite": lambda p, _: p.us["dynamite"] == 0,
    # Keeping cubes.
    "keep_limit": lambda p, _: p.asked.get("left") == 0,
    "not_excavated": lambda p, a: not p.table["excavated"].get(a.argument),
    # Trading.
    "no_such_seat": lambda p, a: named_seat(a) >= len(p.seats),
    "offer_to_oneself": lambda p, a: named_seat(a) == p.asked["seat"],
    "offers_used_up": lambda p, _: p.table["offers_made"] >= p.content.turn.offers,
    "nothing_to_give": lambda p, _: not p.us["inventory"],
    "nothing_to_want": lambda p, a: not p.seats[named_seat(a)]["inventory"],
    "same_cubes": same_cubes,
    "choice_pending": lambda p, _: p.asked.get("begun") == 1,
    "one_sided": lambda p, _: not p.table["give"] or not p.table["want"],
    "you_have_no_more": lambda p, a: (
        p.table["give"].get(a.argument, 0) >= cubes_held(p.us, a.argument)
    ),
    "they_have_no_more": lambda p, a: (
        p.table["want"].get(a.argument, 0) >= cubes_held(p.seats[p.asked["to"]], a.argument)
    ),
    "not_in_discard": lambda p, a: not p.table["discard"].get(a.argument),
    # Sabotage.
    "not_saboteur": lambda p, _: p.us["profession"] != "saboteur",
    "own_machine": lambda p, a: named_seat(a) == p.asked["seat"],
    "sabotaged_already": lambda p, _: p.table["sabotaged"] == 1,
    "prep_begun": lambda p, _: (
        p.step in ("geothermal", "fuel") or (p.step == "build" and p.table["prep_begun"] == 1)
    ),
    "mining_begun": at("use", "keep"),
    "marked_already": sabotaged,
}


def arranged_positions() -> Iterator[Table]:
    """Positions that random games rarely reach."""
    rich = {"iron": 4, "ember": 4, "copper": 4}
    t = karats_table(NEUTRAL, "pilot", edition={"turn": {"keep": 0}}).set("inventory", rich, 0)
    yield t.set("inventory", rich, 1).set("excavated", {"iron": 2}).stand("use", 0)
    t = karats_table("engineer", "pilot", edition={"engineer": {"percent": 75}})
    t.put("stacks", "boiler", 0).set("inventory", rich, 0).stand("build", 0)
    t.play("engineer drill", "pay iron", "pay iron")
    yield t.copy()
    t.play("pay copper")
    yield t
    t = karats_table(NEUTRAL, "pilot").set("inventory", rich, 0).set("discard", {"iron": 1})
    yield t.stand("bonus", 0)
    t = karats_table("saboteur", "pilot").set("machines", {"drill 2 sabotaged": 1, "drill 1": 1}, 1)
    yield t.stand("mine", 0)
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "iron").set("inventory", rich, 0)
    yield t.set("machines", {"boiler 0": 1, "boiler 1": 2}, 0).stand("fuel", 0)


def positions() -> Iterator[Table]:
    for seats, level in TABLES:
        yield from random_positions(seats, level, 5, 200)
    yield from arranged_positions()


def test_every_reason_is_true_of_refusals_and_false_of_legal_actions() -> None:
    given: dict[int, set[str]] = defaultdict(set)
    legal: list[tuple[PublicView, Action]] = []
    untrue: set[str] = set()
    for t in positions():
        p = PublicView(t)
        for row in t.setup.game.actions.rows:
            if t.position.allows(row.id):
                legal.append((p, row))
                continue
            reason, _ = t.setup.rules.why_not(t.state, row.id)
            assert HOLDS[reason](p, row), (reason, row.text, p.asked)
            given[row.verb_id].add(reason)
    for p, row in legal:
        for reason in given[row.verb_id]:
            assert not HOLDS[reason](p, row), (reason, row.text, p.asked)
            untrue.add(reason)
    assert set.union(*given.values()) == set(HOLDS), "a predicate was never true"
    assert untrue == set(HOLDS), "a predicate was never false"


def test_every_reason_in_the_words_has_a_predicate() -> None:
    assert set(HOLDS) == set(catalogue()["karats"]["reasons"]) - NEVER_GIVEN

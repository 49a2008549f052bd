"""Every reason for a refusal is true of the public state, by predicates of this test's own.

The predicates read only what every player sees, and share no code with the rules. A reason that is
given must be true; no reason that is ever given for a verb may be true of a legal action with it.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from math import ceil
from typing import Any

from motherlode.games.karats import kinds
from motherlode.kernel.action_table import Action
from motherlode.kernel.view import SPECTATOR, view
from tests.arrange import Table
from tests.games.karats.arranged_table import (
    NEUTRAL,
    TABLES,
    fill_mine_with,
    karats_table,
    random_positions,
)
from tests.texts import keys

PREP = ("build", "geothermal", "fuel")
MINING = ("mine", "use", "keep")
SIMPLE = ("steambot", "boiler")
"""Machines that hold one cube of fuel and run on it."""
NEVER_GIVEN = {"not_now"}
"""The reason of the kernel for games without their own; Karats never gives it."""
UNREADABLE = {
    "offer_names_no_seat",
    "trade_is_cubes_for_cubes",
    "only_materials_are_traded",
    "too_many_of_a_kind",
}
"""Why an offer can't be read, whatever the position."""


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
        turn = self.content.turn
        self.limit = {"book": turn.offers, "few": turn.few_offers, "off": 0}[
            str(t.setup.options["trades"])
        ]

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
        half -= self.content.engineer.fewer
        return sum(min(n, cubes_held(self.us, cube)) for cube, n in cost.items()) < half


def cubes_held(seat: dict[str, Any], material: str) -> int:
    return int(seat["inventory"].get(material, 0))


def named_seat(action: Action) -> int:
    """The seat that an argument begins with, counted from 0."""
    return int(action.argument.split()[1]) - 1


def aimed_seat(p: PublicView, action: Action) -> int:
    """The seat that an offer or a sabotage is aimed at."""
    return named_seat(action) if action.verb == "sabotage" else partner(p, action)


def offered_to_automaton(p: PublicView, action: Action) -> bool:
    """True if an offer is made to the place after the last player, which the Automaton has."""
    return p.table["automaton"] != "off" and partner(p, action) == len(p.seats)


def skipped(p: PublicView, phase: str) -> bool:
    """True if the Saboteur skipped this phase of the turn to sabotage a machine."""
    return bool(p.table["skipped_to_sabotage"] == phase)


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


TERMS = re.compile(r"(.+) for (.+?)(?: to seat (\d))?")


def sides(action: Action) -> list[dict[str, int]]:
    """The cubes on both sides of an offer or counter-offer, read from its text."""
    found = TERMS.fullmatch(action.argument)
    assert found is not None
    return [
        {part.split()[-1]: int(part.split()[0]) if " " in part else 1 for part in side.split(" + ")}
        for side in found.groups()[:2]
    ]


def partner(p: PublicView, action: Action) -> int:
    """The seat that an offer or counter-offer is made to."""
    if action.verb == "counter":
        return int(p.asked.get("partner", 0))
    return int(action.argument.split()[-1]) - 1


def short_of(seat: dict[str, Any], cubes: dict[str, int]) -> bool:
    return any(cubes_held(seat, cube) < count for cube, count in cubes.items())


def could_trade(p: PublicView, other: int) -> bool:
    own, theirs = p.us["inventory"], p.seats[other]["inventory"]
    return any(a != b for a in own for b in theirs)


def no_trade_possible(p: PublicView) -> bool:
    """True if every other player has failed offers too often or nothing to trade."""
    others = [seat for seat in range(len(p.seats)) if seat != p.asked["seat"]]
    return not any(
        could_trade(p, seat) and p.seats[seat]["offers_failed"] < p.content.turn.failed_offers
        for seat in others
    )


def same_terms(p: PublicView, action: Action) -> bool:
    return sides(action) == [p.table["want"], p.table["give"]]


def loads_steam(action: Action) -> bool:
    return named_device(action) != "boiler"


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
    "steam_first": lambda p, a: (
        p.step in ("boiler_steam", "load_steam") and not (a.verb == "load" and loads_steam(a))
    ),
    "answer_first": at("answer", "counter"),
    "bonus_first": at("bonus"),
    "sabotage_first": at("sabotage"),
    "mine_or_skip": at("mine"),
    "end_the_turn": at("end"),
    "turn_goes_on": at(*PREP, *MINING),
    "basic_mining_first": at("mine"),
    "prep_first": at(*PREP),
    # It is too late, or too early.
    "draft_is_over": lambda p, _: p.table["round"] > 0,
    "building_is_over": lambda p, _: (
        p.step in ("geothermal", "fuel", *MINING, "end") and not skipped(p, "prep")
    ),
    "fuelling_is_over": lambda p, a: (
        named_device(a) == "boiler" and p.step in (*MINING, "end") and not skipped(p, "prep")
    ),
    "prep_skipped_to_sabotage": lambda p, a: p.step in (*MINING, "end") and skipped(p, "prep"),
    "mining_is_over": lambda p, _: p.step == "end" and not skipped(p, "mining"),
    "mining_skipped_to_sabotage": lambda p, _: p.step == "end" and skipped(p, "mining"),
    "mined_already": at("use", "keep"),
    "using_is_over": at("keep"),
    "steam_comes_later": lambda p, a: named_device(a) != "boiler" and p.step == "build",
    "fuel_comes_later": lambda p, a: (
        named_device(a) == "boiler" and p.step in ("build", "geothermal")
    ),
    "keep_comes_last": at(*PREP, "mine", "use"),
    "mining_skipped": lambda p, _: p.table["engineered"] == 1,
    "no_steam_to_load": lambda p, a: (
        named_device(a) != "boiler"
        and p.step in ("fuel", *MINING, "end")
        and not skipped(p, "prep")
    ),
    "nothing_to_pay": not_at("pay"),
    "nothing_offered": not_at("answer", "counter"),
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
    "no_ember": lambda p, a: named_device(a) == "boiler" and cubes_held(p.us, "ember") == 0,
    "boiler_full": lambda p, a: owner_has(p, a) and named_machine(a) == "boiler 1",
    "no_ember_loaded": lambda p, a: owner_has(p, a) and named_machine(a) == "boiler 0",
    "too_little_steam": underpowered,
    "no_dynamite": lambda p, _: p.us["dynamite"] == 0,
    # Keeping cubes.
    "keep_limit": lambda p, _: p.asked.get("left") == 0,
    "not_excavated": lambda p, a: not p.table["excavated"].get(a.argument),
    # Trading.
    "no_such_seat": lambda p, a: (
        aimed_seat(p, a) >= len(p.seats) and not (a.verb == "offer" and offered_to_automaton(p, a))
    ),
    "automaton_never_trades": lambda p, a: offered_to_automaton(p, a),
    "offer_to_oneself": lambda p, a: partner(p, a) == p.asked["seat"],
    "trades_off": lambda p, _: p.limit == 0,
    "trades_forgone": lambda p, _: p.table["trades_forgone"] == 1,
    "offers_used_up": lambda p, _: p.table["offers_made"] >= p.limit,
    "offers_failed": lambda p, a: (
        p.seats[partner(p, a)]["offers_failed"] >= p.content.turn.failed_offers
    ),
    "no_trade_possible": lambda p, _: no_trade_possible(p),
    "one_sided": lambda _, a: "nothing" in a.argument,
    "kind_on_both_sides": lambda _, a: bool(set(sides(a)[0]) & set(sides(a)[1])),
    "you_have_too_few": lambda p, a: short_of(p.us, sides(a)[0]),
    "they_have_too_few": lambda p, a: (
        partner(p, a) < len(p.seats) and short_of(p.seats[partner(p, a)], sides(a)[1])
    ),
    "same_terms": same_terms,
    "one_counter_offer": at("counter"),
    "not_in_discard": lambda p, a: not p.table["discard"].get(a.argument),
    # Sabotage.
    "not_saboteur": lambda p, _: p.us["profession"] != "saboteur",
    "own_machine": lambda p, a: named_seat(a) == p.asked["seat"],
    "sabotaged_already": lambda p, _: (
        p.table["skipped_to_sabotage"] != "none" and p.step != "sabotage"
    ),
    "prep_begun": lambda p, _: (
        p.step in ("geothermal", "fuel") or (p.step == "build" and p.table["prep_begun"] == 1)
    ),
    "mining_begun": at("use", "keep", "end"),
    "marked_already": sabotaged,
}


def arranged_positions() -> Iterator[Table]:
    """Positions that random games rarely reach."""
    rich = {"iron": 4, "ember": 4, "copper": 4}
    t = karats_table(NEUTRAL, "pilot").set("machines", {"steambot 1": 1}, 0)
    yield t.set("excavated", {"iron": 2}).stand("keep", 0, left=0)
    t = karats_table("engineer", "pilot", edition={"engineer": {"percent": 75}})
    t.put("stacks", "boiler", 0).set("inventory", rich, 0).stand("build", 0)
    t.play("engineer drill", "pay iron", "pay iron")
    yield t.copy()
    t.play("pay copper")
    yield t
    t = karats_table("engineer", "pilot").set("inventory", {"iron": 1}, 0)
    yield t.set("inventory", rich, 1).stand("build", 0)
    t = karats_table("engineer", "pilot").set("inventory", {"iron": 1, "copper": 3}, 0)
    t.stand("build", 0).play("engineer megalodrill", "pay iron")
    yield t
    t = karats_table(NEUTRAL, "pilot").set("inventory", rich, 0).set("discard", {"iron": 1})
    yield t.stand("bonus", 0)
    t = karats_table("saboteur", "pilot").set("machines", {"drill 2 sabotaged": 1, "drill 1": 1}, 1)
    yield t.stand("mine", 0)
    for phase in ("build", "mine"):
        t = karats_table("saboteur", "pilot").set("inventory", rich, 0).set("inventory", rich, 1)
        t.set("machines", {"drill 2": 1}, 1).stand(phase, 0).play("sabotage seat 2 drill 2")
        yield t
    t = karats_table("saboteur", "pilot", edition={"saboteur": {"machines": 3}})
    t.set("machines", {"drill 2": 1, "drill 1": 2}, 1).stand("build", 0)
    t.play("sabotage seat 2 drill 2")
    yield t
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "iron").set("inventory", rich, 0)
    yield t.set("machines", {"boiler 0": 1, "boiler 1": 2}, 0).stand("fuel", 0)
    yield t.set("inventory", rich, 1).set("inventory", {"iron": 1}, 0).stand("fuel", 0)
    yield from trading_positions(rich)


def trading_positions(rich: dict[str, int]) -> Iterator[Table]:
    """Positions for the reasons of offers and counter-offers."""
    for trades in ("book", "off"):
        t = karats_table("prospector", "pilot", trades=trades).set("inventory", rich, 0)
        yield t.set("inventory", rich, 1).stand("build", 0)
    yield t.copy().set("offers_made", 12).settle()
    for zone, seat in (("trades_forgone", None), ("offers_failed", 1)):
        t = karats_table("prospector", "pilot").set("inventory", rich, 0).set("inventory", rich, 1)
        yield t.set(zone, 3 if seat else 1, seat).stand("build", 0)
    t = karats_table("prospector", "pilot").set("inventory", rich, 0).set("inventory", rich, 1)
    t.stand("build", 0).play("offer iron for copper to seat 2")
    yield t.copy()
    t.play("counter copper for 2 iron")
    yield t


def positions() -> Iterator[Table]:
    for seats, level in TABLES:
        yield from random_positions(seats, level, 5, 200)
    yield from arranged_positions()


UNLISTED = ("iron + copper for iron", "nothing for iron", "4 iron for 3 copper")


def unlisted_reasons(t: Table) -> Iterator[tuple[Action, str]]:
    """Unlisted offers and counter-offers with the reason against each, which may be empty."""
    actions = t.setup.game.actions
    texts = [f"counter {terms}" for terms in UNLISTED]
    texts += [f"offer {terms} to seat 2" for terms in UNLISTED]
    for action in map(actions.parse, texts):
        yield actions.row(action), t.setup.rules.why_not(t.state, action)[0]


def test_every_karats_reason_is_true_of_refusals_and_false_of_legal_actions() -> None:
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
        for row, reason in unlisted_reasons(t):
            if not reason:
                legal.append((p, row))
                continue
            assert HOLDS[reason](p, row), (reason, row.text, p.asked)
            given[row.verb_id].add(reason)
    for p, row in legal:
        for reason in given[row.verb_id]:
            assert not HOLDS[reason](p, row), (reason, row.text, p.asked)
            untrue.add(reason)
    assert set.union(*given.values()) == set(HOLDS), "a predicate was never true"
    assert untrue == set(HOLDS), "a predicate was never false"


def test_every_reason_in_the_words_has_a_predicate() -> None:
    assert set(HOLDS) == keys("karats", "reasons") - NEVER_GIVEN - UNREADABLE

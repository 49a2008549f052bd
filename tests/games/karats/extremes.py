"""Extreme tables, played at random: prints a digest of every state, legal list and event.

`python -m tests.games.karats.extremes`, compiled and from source, has to print the same.
"""

import hashlib
import json
from collections.abc import Callable
from typing import Any

import motherlode.kernel.state
from motherlode.kernel.dealer import Dealer
from tests.arrange import Table
from tests.games.karats.desk import karats

FULL = {"iron": 50, "ember": 50, "copper": 50}
LARGEST: dict[str, Any] = {
    "cubes": {"gold": 200, "iron": 200, "ember": 200, "copper": 200, "dirt": 200, "steam": 200},
    "gold": {"in_mine": 200, "discover": 200, "to_win": 50},
    "turn": {"draft_draw": 20, "basic_mining": 200, "geothermal": 20, "keep": 20, "offers": 10},
    "drill": {"stack": 60, "power": 5, "overhead": 3, "excavate": 200},
    "megalodrill": {"stack": 60, "power": 8, "overhead": 4, "excavate": 200},
    "steambot": {"stack": 60, "excavate": 200, "keep": 200},
    "boiler": {"stack": 60, "steam": 20},
    "dynamite": {"stack": 60, "excavate": 200},
    "automaton": {"rate": 200, "markers": 20, "per_gold": 20, "hard_several": 20},
}


def every_device(t: Table, seat: int) -> Table:
    """One seat owns all 44 Devices, at every fuel a machine can have; nobody else owns any."""
    machines = {f"drill {fuel}": 1 for fuel in range(6)} | {"drill 5": 2, "drill 5 sabotaged": 1}
    machines |= {"steambot 1": 6, "steambot 0": 5, "steambot 1 sabotaged": 1}
    machines |= {"boiler 1": 7, "boiler 1 sabotaged": 1}
    machines |= {"megalodrill 8": 2, "megalodrill 7": 1, "megalodrill 8 sabotaged": 1}
    t.set("machines", machines, seat).set("dynamite", 12, seat).set("stacks", {})
    return t.set("inventory", FULL, seat)


def owns_all() -> Table:
    return every_device(karats("capitalist", "saboteur"), 0).stand("build", 0)


def owns_all_as_pilot() -> Table:
    t = every_device(karats("pilot", "saboteur", "engineer", "capitalist"), 0)
    machines = {"drill 4": 8, "steambot 1": 12, "boiler 1": 8, "megalodrill 8": 4}
    return t.set("machines", machines, 0).set("steam_pool", 0).stand("build", 0)


def everybody_owns_much() -> Table:
    t = karats("engineer", "saboteur", "prospector", "capitalist")
    for seat in range(4):
        t.set("machines", {"drill 5": 2, "steambot 1": 3, "boiler 1": 2, "megalodrill 8": 1}, seat)
        t.set("dynamite", 3, seat).set("inventory", {"iron": 12, "ember": 12, "copper": 12}, seat)
    return t.set("steam_pool", 0).stand("build", 0)


def nearly_empty() -> Table:
    t = every_device(karats("prospector", "saboteur", automaton="hard"), 1)
    t.set("mine", {"gold": 1}).set("discard", {"dirt": 1}).set("undiscovered", 1)
    return t.set("automaton_rate", 100_000).stand("build", 0)


def largest_edition() -> Table:
    t = karats("engineer", "capitalist", "saboteur", edition=LARGEST, automaton="hard")
    for seat in range(3):
        t.set("inventory", {"iron": 200, "ember": 200, "copper": 200}, seat)
        t.set("machines", {"drill 8": 60, "megalodrill 12": 60, "boiler 1": 60}, seat)
        t.set("dynamite", 60, seat)
    return t.set("mine", {"iron": 200, "dirt": 200}).stand("build", 0)


def largest_offer() -> Table:
    """200 of everything on both sides: the largest bundle an event can hold."""
    t = largest_edition()
    t.play("offer seat 2")
    for cube in ("iron", "ember", "copper"):
        t.play(*[f"give {cube}"] * 200, *[f"want {cube}"] * 199)
    t.play("propose", "accept")
    return t


TABLES: tuple[Callable[[], Table], ...] = (
    owns_all,
    owns_all_as_pilot,
    everybody_owns_much,
    nearly_empty,
    largest_edition,
    largest_offer,
)


def trail(t: Table, decisions: int) -> str:
    """A digest of a random game from here: states, legal actions, events."""
    digest = hashlib.sha256()
    chooser = Dealer(99)
    for _ in range(decisions):
        legal = t.position.legal()
        row = [t.state.dump(), legal, t.payoffs() if t.over() else [], t.events]
        digest.update(json.dumps(row).encode())
        if t.over():
            break
        t.play(t.setup.game.actions.text(legal[chooser.below(len(legal))]))
    return digest.hexdigest()


def chance() -> list[int]:
    """Draws at the edges of what a dealer takes."""
    drawn = []
    for seed in (0, 1, 2**32 - 1, 2**64 - 1, 2**128 - 1, 2**200 + 5):
        dealer = Dealer(seed)
        drawn += [int(dealer.below(n)) for n in (1, 2, 3, 2**16, 2**30, 2**31 - 1, 2**31, 3 << 29)]
        drawn += [int(dealer.word()), int(dealer.roll(1000)), int(dealer.random() * 2**32)]
    return drawn


def main() -> None:
    found: dict[str, Any] = {make.__name__: trail(make(), 120) for make in TABLES}
    found["chance"] = chance()
    found["module"] = motherlode.kernel.state.__file__
    print(json.dumps(found))


if __name__ == "__main__":
    main()

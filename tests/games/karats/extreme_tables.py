"""Random games on tables with extreme numbers: prints a digest of states and events.

Compiled and interpreted, `python -m tests.games.karats.extreme_tables` must print the same.
"""

import hashlib
import json
from collections.abc import Callable
from typing import Any

import motherlode.kernel.state
from motherlode.kernel.dealer import Dealer
from tests.arrange import Table
from tests.games.karats.arranged_table import karats_table

FULL = {"iron": 50, "ember": 50, "copper": 50}
LARGEST: dict[str, Any] = {
    "cubes": {"gold": 200, "iron": 200, "ember": 200, "copper": 200, "dirt": 200, "steam": 200},
    "gold": {"in_mine": 200, "discover": 200, "to_win": 50},
    "turn": {"draft_draw": 20, "basic_mining": 200, "geothermal": 20, "keep": 20, "offers": 20},
    "drill": {"stack": 60, "power": 5, "overhead": 3, "excavate": 200},
    "megalodrill": {"stack": 60, "power": 8, "overhead": 4, "excavate": 200},
    "steambot": {"stack": 60, "excavate": 200, "keep": 200},
    "boiler": {"stack": 60, "steam": 20},
    "dynamite": {"stack": 60, "excavate": 200},
    "automaton": {"rate": 200, "markers": 20, "per_gold": 20, "hard_several": 20},
    "saboteur": {"machines": 20},
}


def give_all_devices(t: Table, seat: int) -> Table:
    """Gives one seat all Devices, with every amount of fuel that a machine can have."""
    machines = {f"drill {fuel}": 1 for fuel in range(6)} | {"drill 5": 2, "drill 5 sabotaged": 1}
    machines |= {"steambot 1": 6, "steambot 0": 5, "steambot 1 sabotaged": 1}
    machines |= {"boiler 1": 7, "boiler 1 sabotaged": 1}
    machines |= {"megalodrill 8": 2, "megalodrill 7": 1, "megalodrill 8 sabotaged": 1}
    t.set("machines", machines, seat).set("dynamite", 12, seat).set("stacks", {})
    return t.set("inventory", FULL, seat)


def one_owns_all() -> Table:
    return give_all_devices(karats_table("capitalist", "saboteur"), 0).stand("build", 0)


def pilot_owns_all() -> Table:
    t = give_all_devices(karats_table("pilot", "saboteur", "engineer", "capitalist"), 0)
    machines = {"drill 4": 8, "steambot 1": 12, "boiler 1": 8, "megalodrill 8": 4}
    return t.set("machines", machines, 0).set("steam_pool", 0).stand("build", 0)


def all_own_much() -> Table:
    t = karats_table("engineer", "saboteur", "prospector", "capitalist")
    for seat in range(4):
        t.set("machines", {"drill 5": 2, "steambot 1": 3, "boiler 1": 2, "megalodrill 8": 1}, seat)
        t.set("dynamite", 3, seat).set("inventory", {"iron": 12, "ember": 12, "copper": 12}, seat)
    return t.set("steam_pool", 0).stand("build", 0)


def nearly_empty_mine() -> Table:
    t = give_all_devices(karats_table("prospector", "saboteur", automaton="hard"), 1)
    t.set("mine", {"gold": 1}).set("discard", {"dirt": 1}).set("undiscovered", 1)
    return t.set("automaton_rate", 100_000).stand("build", 0)


def largest_edition() -> Table:
    t = karats_table("engineer", "capitalist", "saboteur", edition=LARGEST, automaton="hard")
    for seat in range(3):
        t.set("inventory", {"iron": 200, "ember": 200, "copper": 200}, seat)
        t.set("machines", {"drill 8": 60, "megalodrill 12": 60, "boiler 1": 60}, seat)
        t.set("dynamite", 60, seat)
    return t.set("mine", {"iron": 200, "dirt": 200}).stand("build", 0)


def largest_offer() -> Table:
    """The largest trade that can be written, as a counter-offer too."""
    t = largest_edition()
    t.play("offer 127 iron + 127 copper for 127 ember to seat 2", "counter 127 iron for 127 copper")
    t.play("accept", "take dirt" if t.step == "bonus" else "offer 127 ember for 73 iron to seat 2")
    return t


TABLES: tuple[Callable[[], Table], ...] = (
    one_owns_all,
    pilot_owns_all,
    all_own_much,
    nearly_empty_mine,
    largest_edition,
    largest_offer,
)


def digest_of_game(t: Table, decisions: int) -> str:
    """A digest of the states, legal actions and events of a random game from this position."""
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


def random_numbers() -> list[int]:
    """Random numbers from extreme seeds and limits."""
    drawn = []
    for seed in (0, 1, 2**32 - 1, 2**64 - 1, 2**128 - 1, 2**200 + 5):
        dealer = Dealer(seed)
        drawn += [int(dealer.below(n)) for n in (1, 2, 3, 2**16, 2**30, 2**31 - 1, 2**31, 3 << 29)]
        drawn += [int(dealer.word()), int(dealer.roll(1000)), int(dealer.random() * 2**32)]
    return drawn


def main() -> None:
    found: dict[str, Any] = {make.__name__: digest_of_game(make(), 120) for make in TABLES}
    found["random numbers"] = random_numbers()
    found["module"] = motherlode.kernel.state.__file__
    print(json.dumps(found))


if __name__ == "__main__":
    main()

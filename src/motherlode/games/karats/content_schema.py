"""The schema of the content file of Karats. `params` has the numbers as the rules read them."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Count = Annotated[int, Meta(ge=0, le=200)]
Positive = Annotated[int, Meta(ge=1, le=200)]
Few = Annotated[int, Meta(ge=0, le=20)]

MOST_PLAYERS = 4
DEVICE_CARDS = 44
"""The cards of Mining Devices in the box (K2)."""


class _Section(msgspec.Struct, forbid_unknown_fields=True):
    """A section of the content file, which refuses unknown keys."""


class Cubes(_Section):
    gold: Positive
    iron: Count
    ember: Count
    copper: Count
    dirt: Count
    steam: Count


class Gold(_Section):
    in_mine: Positive
    discover: Count
    to_win: Positive


class Turn(_Section):
    draft_draw: Annotated[int, Meta(ge=1, le=20)]
    basic_mining: Positive
    geothermal: Few
    keep: Few
    offers: Annotated[int, Meta(ge=1, le=20)]
    few_offers: Annotated[int, Meta(ge=1, le=20)]
    failed_offers: Annotated[int, Meta(ge=1, le=20)]
    idle_rounds: Annotated[int, Meta(ge=1, le=20)]


class Device(_Section):
    stack: Annotated[int, Meta(ge=0, le=60)]
    iron: Few
    ember: Few
    copper: Few


class Drill(Device):
    power: Annotated[int, Meta(ge=1, le=5)]
    overhead: Annotated[int, Meta(ge=0, le=3)]
    excavate: Positive


class Steambot(Device):
    excavate: Positive
    keep: Positive


class Boiler(Device):
    steam: Annotated[int, Meta(ge=1, le=20)]


class Dynamite(Device):
    excavate: Positive


class Megalodrill(Device):
    power: Annotated[int, Meta(ge=1, le=8)]
    overhead: Annotated[int, Meta(ge=0, le=4)]
    excavate: Positive


class Prospector(_Section):
    basic_mining: Positive
    geothermal: Few


class Pilot(_Section):
    basic_mining: Positive
    overhead: Annotated[int, Meta(ge=0, le=3)]


class Engineer(_Section):
    """The Engineer's benefit: of the printed cubes, without those of a material in `free`, the
    helped machine costs `percent`, and `fewer` cubes fewer."""

    percent: Annotated[int, Meta(ge=0, le=100)]
    fewer: Few
    free: list[Literal["iron", "ember", "copper"]] = []


class Saboteur(_Section):
    machines: Annotated[int, Meta(ge=1, le=20)]


class Automaton(_Section):
    rate: Count
    markers: Few
    per_gold: Few
    easy_alone: Few
    hard_alone: Few
    easy_several: Few
    hard_several: Few


class Content(_Section):
    rebuilt: list[str]
    cubes: Cubes
    gold: Gold
    turn: Turn
    drill: Drill
    steambot: Steambot
    boiler: Boiler
    dynamite: Dynamite
    megalodrill: Megalodrill
    prospector: Prospector
    pilot: Pilot
    engineer: Engineer
    saboteur: Saboteur
    automaton: Automaton


def check(content: Content) -> list[tuple[str, str]]:
    """The faults of the content that types can't express, as pairs of keys and an error text."""
    faults = []
    if content.gold.in_mine > content.cubes.gold:
        fault = f"{content.gold.in_mine} Gold in the Mine, but there are only {content.cubes.gold}"
        faults.append(("gold.in_mine cubes.gold", fault))
    found = content.cubes.gold if content.gold.discover else content.gold.in_mine
    if MOST_PLAYERS * (content.gold.to_win - 1) >= found:
        keys = "gold.to_win gold.discover gold.in_mine cubes.gold"
        faults.append((keys, f"{MOST_PLAYERS} players could share out all {found} Gold"))
    if content.automaton.markers > content.cubes.steam:
        fault = f"{content.automaton.markers} markers, but only {content.cubes.steam} Steam cubes"
        faults.append(("automaton.markers cubes.steam", fault))
    return faults


def warnings(content: Content) -> list[tuple[str, str]]:
    """Warnings about content that is playable but odd, as pairs of keys and a warning."""
    found = []
    cards = sum(device.stack for device in devices(content))
    if cards != DEVICE_CARDS:
        keys = "drill.stack steambot.stack boiler.stack dynamite.stack megalodrill.stack"
        found.append((keys, f"the stacks hold {cards} cards, the box has {DEVICE_CARDS} (K2)"))
    if content.cubes.dirt == 0:
        found.append(("cubes.dirt", "without Dirt the first to draft is random (K5)"))
    return found


def devices(content: Content) -> list[Device]:
    machines = [content.drill, content.steambot, content.boiler, content.megalodrill]
    return [*machines, content.dynamite]

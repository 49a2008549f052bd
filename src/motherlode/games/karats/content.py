"""The schema of the content file of Karats. `params` has the numbers as the rules read them."""

from typing import Annotated

import msgspec
from msgspec import Meta

Count = Annotated[int, Meta(ge=0, le=200)]
Positive = Annotated[int, Meta(ge=1, le=200)]
Few = Annotated[int, Meta(ge=0, le=20)]

MOST_PLAYERS = 4


class _Table(msgspec.Struct, forbid_unknown_fields=True):
    """A table of the content file, which refuses unknown keys."""


class Cubes(_Table):
    gold: Positive
    iron: Count
    ember: Count
    copper: Count
    dirt: Count
    steam: Count


class Gold(_Table):
    in_mine: Positive
    discover: Count
    to_win: Positive


class Turn(_Table):
    draft_draw: Annotated[int, Meta(ge=1, le=20)]
    basic_mining: Positive
    geothermal: Few
    keep: Few
    offers: Annotated[int, Meta(ge=0, le=10)]


class Device(_Table):
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


class Prospector(_Table):
    basic_mining: Positive
    geothermal: Few


class Pilot(_Table):
    basic_mining: Positive
    overhead: Annotated[int, Meta(ge=0, le=3)]


class Engineer(_Table):
    percent: Annotated[int, Meta(ge=1, le=100)]


class Automaton(_Table):
    rate: Count
    markers: Few
    per_gold: Few
    easy_alone: Few
    hard_alone: Few
    easy_several: Few
    hard_several: Few


class Content(_Table):
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
    automaton: Automaton


def check(content: Content) -> list[tuple[str, str]]:
    """The faults that types can't express: keys, and what is wrong."""
    faults = []
    if content.gold.in_mine > content.cubes.gold:
        faults.append(("gold.in_mine cubes.gold", "more Gold in the Mine than there is"))
    found = content.cubes.gold if content.gold.discover else content.gold.in_mine
    if MOST_PLAYERS * (content.gold.to_win - 1) >= found:
        keys = "gold.to_win gold.discover gold.in_mine cubes.gold"
        faults.append((keys, f"{MOST_PLAYERS} players could share out all {found} Gold"))
    if content.cubes.dirt == 0:
        faults.append(("cubes.dirt", "without Dirt nobody can draw the least of it"))
    if content.automaton.markers > content.cubes.steam:
        faults.append(("automaton.markers cubes.steam", "more markers than Steam cubes"))
    return faults

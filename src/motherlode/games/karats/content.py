"""The content file of Karats: its schema, and the numbers that the rules read."""

from typing import Annotated

import msgspec
from msgspec import Meta

from .numbers import Numbers

Count = Annotated[int, Meta(ge=0, le=200)]
Positive = Annotated[int, Meta(ge=1, le=200)]
Few = Annotated[int, Meta(ge=0, le=20)]

MOST_PLAYERS = 4


class _Table(msgspec.Struct, forbid_unknown_fields=True):
    """A table of the file: every key known, every value checked."""


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

    def cost(self) -> list[int]:
        return [self.iron, self.ember, self.copper]


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
    """What no type can say: (key, what is wrong with it) for each fault."""
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


def numbers(content: Content) -> Numbers:
    """The content as the integers that compiled rules read."""
    devices: list[Device] = [
        content.drill,
        content.steambot,
        content.boiler,
        content.dynamite,
        content.megalodrill,
    ]
    return Numbers(
        cubes=[
            content.cubes.dirt,
            content.cubes.iron,
            content.cubes.ember,
            content.cubes.copper,
            content.cubes.gold,
        ],
        steam=content.cubes.steam,
        gold=[content.gold.in_mine, content.gold.discover, content.gold.to_win],
        turn=[
            content.turn.draft_draw,
            content.turn.basic_mining,
            content.turn.geothermal,
            content.turn.keep,
            content.turn.offers,
        ],
        stacks=[device.stack for device in devices],
        costs=[cubes for device in devices for cubes in device.cost()],
        drill=[content.drill.power, content.drill.overhead, content.drill.excavate],
        megalodrill=[
            content.megalodrill.power,
            content.megalodrill.overhead,
            content.megalodrill.excavate,
        ],
        steambot=[content.steambot.excavate, content.steambot.keep],
        boiler_steam=content.boiler.steam,
        dynamite_excavate=content.dynamite.excavate,
        prospector=[content.prospector.basic_mining, content.prospector.geothermal],
        pilot=[content.pilot.basic_mining, content.pilot.overhead],
        engineer_percent=content.engineer.percent,
        automaton=[content.automaton.rate, content.automaton.markers, content.automaton.per_gold],
        growth=[
            content.automaton.easy_alone,
            content.automaton.hard_alone,
            content.automaton.easy_several,
            content.automaton.hard_several,
        ],
    )

"""The events of Karats: every kind of fact that players learn of."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.event_table import Argument, EventTable

from . import kinds

EVENTS: Final = EventTable()
DREW_FOR_DRAFT: Final[i64] = EVENTS.kind("drew_for_draft", Argument("dirt"))
DRAFTED: Final[i64] = EVENTS.kind("drafted", Argument("profession", kinds.PROFESSIONS))
DEALT: Final[i64] = EVENTS.kind("dealt", Argument("profession", kinds.PROFESSIONS))
TURN_BEGAN: Final[i64] = EVENTS.kind("turn_began")
BUILT: Final[i64] = EVENTS.kind("built", Argument("device", kinds.DEVICES))
ENGINEERED_BUILD: Final[i64] = EVENTS.kind("engineered", Argument("device", kinds.DEVICES))
PAID: Final[i64] = EVENTS.kind("paid", Argument("material", kinds.MATERIALS))
STEAM_LOADED: Final[i64] = EVENTS.kind("steam_loaded", Argument("machine", kinds.MACHINE_NAMES))
EMBER_LOADED: Final[i64] = EVENTS.kind("ember_loaded")
STEAM_RETURNED: Final[i64] = EVENTS.kind("steam_returned", Argument("count"))
MINING_SKIPPED: Final[i64] = EVENTS.kind("mining_skipped")
USED: Final[i64] = EVENTS.kind("used", Argument("machine", kinds.CLASS_NAMES))
KEEPS_MORE: Final[i64] = EVENTS.kind("steambot_keeps")
BLASTED_ROCK: Final[i64] = EVENTS.kind("dynamite_used")
CUBE_EXCAVATED: Final[i64] = EVENTS.kind("excavated", Argument("cube", kinds.CUBES))
GOLD_CLAIMED: Final[i64] = EVENTS.kind("gold_claimed", Argument("total"))
GOLD_DISCOVERED: Final[i64] = EVENTS.kind("gold_discovered", Argument("count"))
MINE_REFILLED: Final[i64] = EVENTS.kind("mine_refilled", Argument("count"))
KEPT: Final[i64] = EVENTS.kind("kept", Argument("material", kinds.MATERIALS))
DISCARDED: Final[i64] = EVENTS.kind("discarded", Argument("count"))
OFFERED: Final[i64] = EVENTS.kind(
    "offered",
    Argument("to", kinds.SEAT_NAMES),
    Argument("give", kinds.MATERIALS, bundle=True),
    Argument("want", kinds.MATERIALS, bundle=True),
)
TRADED: Final[i64] = EVENTS.kind(
    "traded",
    Argument("to", kinds.SEAT_NAMES),
    Argument("give", kinds.MATERIALS, bundle=True),
    Argument("want", kinds.MATERIALS, bundle=True),
)
COUNTERED: Final[i64] = EVENTS.kind(
    "countered",
    Argument("to", kinds.SEAT_NAMES),
    Argument("give", kinds.MATERIALS, bundle=True),
    Argument("want", kinds.MATERIALS, bundle=True),
)
DECLINED: Final[i64] = EVENTS.kind("declined", Argument("to", kinds.SEAT_NAMES))
BONUS_TAKEN: Final[i64] = EVENTS.kind("bonus_taken", Argument("material", kinds.MATERIALS))
MACHINE_SABOTAGED: Final[i64] = EVENTS.kind(
    "machine_sabotaged", Argument("owner", kinds.SEAT_NAMES), Argument("machine", kinds.CLASS_NAMES)
)
MACHINES_FREED: Final[i64] = EVENTS.kind("machines_freed", Argument("count"))
AUTOMATON_DUG: Final[i64] = EVENTS.kind("automaton_dug", Argument("rate"))
RATE_GREW: Final[i64] = EVENTS.kind("automaton_grew", Argument("rate"))
MINE_ABANDONED: Final[i64] = EVENTS.kind("mine_abandoned", Argument("rounds"))
WIN_SHARED: Final[i64] = EVENTS.kind("win_shared", Argument("winner", kinds.WINNERS))
WON: Final[i64] = EVENTS.kind("won", Argument("winner", kinds.WINNERS))

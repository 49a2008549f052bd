"""The table of Karats: its zones, its actions and its events.

Machines of one owner that are alike (same Device, same fuel, same marker) are one class with a
count, so that like choices are one action.
"""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.actions import ActionTable
from motherlode.kernel.events import Argument, EventTable
from motherlode.kernel.zones import Layout

MOST_SEATS: Final = 4

# Cubes. The three that can be kept come in one order everywhere: Iron, Ember, Copper.
DIRT: Final = 0
IRON: Final = 1
EMBER: Final = 2
COPPER: Final = 3
GOLD: Final = 4
CUBES: Final = ("dirt", "iron", "ember", "copper", "gold")
MATERIALS: Final = ("iron", "ember", "copper")

# Mining Devices.
DRILL: Final = 0
STEAMBOT: Final = 1
BOILER: Final = 2
DYNAMITE: Final = 3
MEGALODRILL: Final = 4
DEVICES: Final = ("drill", "steambot", "boiler", "dynamite", "megalodrill")

# Classes of machines: a run of fuel levels for each kind, first unmarked, then sabotaged.
DRILL_FUEL: Final = 8
MEGALODRILL_FUEL: Final = 12
DRILLS: Final = 0
STEAMBOTS: Final = 9
BOILERS: Final = 11
MEGALODRILLS: Final = 13
CLASSES: Final = 26
CLASS_NAMES: Final = (
    tuple(f"drill {fuel}" for fuel in range(DRILL_FUEL + 1))
    + ("steambot 0", "steambot 1", "boiler 0", "boiler 1")
    + tuple(f"megalodrill {fuel}" for fuel in range(MEGALODRILL_FUEL + 1))
)
MACHINE_NAMES: Final = CLASS_NAMES + tuple(f"{name} sabotaged" for name in CLASS_NAMES)

# Professions; 0 is none yet.
PROSPECTOR: Final = 1
PILOT: Final = 2
ENGINEER: Final = 3
CAPITALIST: Final = 4
SABOTEUR: Final = 5
PROFESSIONS: Final = ("none", "prospector", "pilot", "engineer", "capitalist", "saboteur")

# The Automaton.
OFF: Final = 0
EASY: Final = 1
HARD: Final = 2
AUTOMATON_LEVELS: Final = ("off", "easy", "hard")

NOBODY: Final = 0
AUTOMATON_WINS: Final = 1
FIRST_SEAT_WINS: Final = 2
WINNERS: Final = ("nobody", "automaton", "seat 1", "seat 2", "seat 3", "seat 4")

LAYOUT: Final = Layout(seats=MOST_SEATS, deepest=6)

MINE: Final[i64] = LAYOUT.counts("mine", CUBES)
DISCARD: Final[i64] = LAYOUT.counts("discard", CUBES)
EXCAVATED: Final[i64] = LAYOUT.counts("excavated", CUBES)
UNDISCOVERED: Final[i64] = LAYOUT.number("undiscovered")
POOL: Final[i64] = LAYOUT.number("steam_pool")
STACKS: Final[i64] = LAYOUT.counts("stacks", DEVICES)
BLASTED: Final[i64] = LAYOUT.number("used_dynamite")
AUTOMATON: Final[i64] = LAYOUT.choice("automaton", AUTOMATON_LEVELS)
RATE: Final[i64] = LAYOUT.number("automaton_rate")
AUTOMATON_GOLD: Final[i64] = LAYOUT.number("automaton_gold")
MARKERS: Final[i64] = LAYOUT.number("automaton_steam")
FIRST_DRAFTER: Final[i64] = LAYOUT.number("first_drafter")
ROUND: Final[i64] = LAYOUT.number("round")
PREP_BEGUN: Final[i64] = LAYOUT.number("prep_begun")
ENGINEERED: Final[i64] = LAYOUT.number("engineered")
PAID_CUBES: Final[i64] = LAYOUT.counts("paid", MATERIALS)
SABOTAGED: Final[i64] = LAYOUT.number("sabotaged")
KEEPS: Final[i64] = LAYOUT.number("keeps")
OFFERS: Final[i64] = LAYOUT.number("offers_made")
GIVE: Final[i64] = LAYOUT.counts("give", MATERIALS)
WANT: Final[i64] = LAYOUT.counts("want", MATERIALS)
WINNER: Final[i64] = LAYOUT.choice("winner", WINNERS)

# Within a seat's block.
PROFESSION: Final[i64] = LAYOUT.seat_choice("profession", PROFESSIONS)
CLAIMED: Final[i64] = LAYOUT.seat_number("gold")
INVENTORY: Final[i64] = LAYOUT.seat_counts("inventory", MATERIALS)
STICKS: Final[i64] = LAYOUT.seat_number("dynamite")
MACHINES: Final[i64] = LAYOUT.seat_counts("machines", MACHINE_NAMES)

BLOCKS: Final[i64] = LAYOUT.close()
STRIDE: Final[i64] = LAYOUT.stride

ACTIONS: Final = ActionTable()
DONE: Final[i64] = ACTIONS.verb("done")
DRAFT: Final[i64] = ACTIONS.verb("draft", PROFESSIONS[1:])
BUILD: Final[i64] = ACTIONS.verb("build", DEVICES)
ENGINEER_BUILD: Final[i64] = ACTIONS.verb("engineer", DEVICES)
PAY: Final[i64] = ACTIONS.verb("pay", MATERIALS)
LOAD: Final[i64] = ACTIONS.verb("load", MACHINE_NAMES)
BASIC_MINING: Final[i64] = ACTIONS.verb("mine")
USE: Final[i64] = ACTIONS.verb(
    "use", ["steambot to dig" if name == "steambot 1" else name for name in CLASS_NAMES]
)
USE_TO_KEEP: Final[i64] = ACTIONS.verb("use", ["steambot to keep"])
BLAST: Final[i64] = ACTIONS.verb("use", ["dynamite"])
KEEP: Final[i64] = ACTIONS.verb("keep", MATERIALS)
OFFER: Final[i64] = ACTIONS.verb("offer", [f"seat {seat + 1}" for seat in range(MOST_SEATS)])
GIVE_CUBE: Final[i64] = ACTIONS.verb("give", MATERIALS)
WANT_CUBE: Final[i64] = ACTIONS.verb("want", MATERIALS)
PROPOSE: Final[i64] = ACTIONS.verb("propose")
WITHDRAW: Final[i64] = ACTIONS.verb("withdraw")
ACCEPT: Final[i64] = ACTIONS.verb("accept")
DECLINE: Final[i64] = ACTIONS.verb("decline")
TAKE: Final[i64] = ACTIONS.verb("take", MATERIALS)
SABOTAGE: Final[i64] = ACTIONS.verb(
    "sabotage",
    [f"seat {seat + 1} {name}" for seat in range(MOST_SEATS) for name in CLASS_NAMES],
)

SEAT_NAMES: Final = tuple(f"seat {seat + 1}" for seat in range(MOST_SEATS))

EVENTS: Final = EventTable()
DREW_FOR_DRAFT: Final[i64] = EVENTS.kind("drew_for_draft", Argument("dirt"))
DRAFTED: Final[i64] = EVENTS.kind("drafted", Argument("profession", PROFESSIONS))
TURN_BEGAN: Final[i64] = EVENTS.kind("turn_began")
BUILT: Final[i64] = EVENTS.kind("built", Argument("device", DEVICES))
ENGINEERED_BUILD: Final[i64] = EVENTS.kind("engineered", Argument("device", DEVICES))
PAID: Final[i64] = EVENTS.kind("paid", Argument("material", MATERIALS))
STEAM_LOADED: Final[i64] = EVENTS.kind("steam_loaded", Argument("machine", MACHINE_NAMES))
EMBER_LOADED: Final[i64] = EVENTS.kind("ember_loaded")
STEAM_RETURNED: Final[i64] = EVENTS.kind("steam_returned", Argument("count"))
USED: Final[i64] = EVENTS.kind("used", Argument("machine", CLASS_NAMES))
KEEPS_MORE: Final[i64] = EVENTS.kind("steambot_keeps")
BLASTED_ROCK: Final[i64] = EVENTS.kind("dynamite_used")
CUBE_EXCAVATED: Final[i64] = EVENTS.kind("excavated", Argument("cube", CUBES))
GOLD_CLAIMED: Final[i64] = EVENTS.kind("gold_claimed", Argument("total"))
GOLD_DISCOVERED: Final[i64] = EVENTS.kind("gold_discovered", Argument("count"))
MINE_REFILLED: Final[i64] = EVENTS.kind("mine_refilled", Argument("count"))
KEPT: Final[i64] = EVENTS.kind("kept", Argument("material", MATERIALS))
DISCARDED: Final[i64] = EVENTS.kind("discarded", Argument("count"))
OFFERED: Final[i64] = EVENTS.kind(
    "offered",
    Argument("to", SEAT_NAMES),
    Argument("give", MATERIALS, bundle=True),
    Argument("want", MATERIALS, bundle=True),
)
TRADED: Final[i64] = EVENTS.kind(
    "traded",
    Argument("to", SEAT_NAMES),
    Argument("give", MATERIALS, bundle=True),
    Argument("want", MATERIALS, bundle=True),
)
DECLINED: Final[i64] = EVENTS.kind("declined", Argument("to", SEAT_NAMES))
BONUS_TAKEN: Final[i64] = EVENTS.kind("bonus_taken", Argument("material", MATERIALS))
MACHINE_SABOTAGED: Final[i64] = EVENTS.kind(
    "machine_sabotaged", Argument("owner", SEAT_NAMES), Argument("machine", CLASS_NAMES)
)
MACHINES_FREED: Final[i64] = EVENTS.kind("machines_freed", Argument("count"))
AUTOMATON_DUG: Final[i64] = EVENTS.kind("automaton_dug", Argument("rate"))
RATE_GREW: Final[i64] = EVENTS.kind("automaton_grew", Argument("rate"))
WON: Final[i64] = EVENTS.kind("won", Argument("winner", WINNERS))


def block(seat: i64) -> i64:
    """The first cell of a seat's block."""
    return BLOCKS + seat * STRIDE

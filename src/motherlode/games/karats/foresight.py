"""What looks good in Karats to one who plays it well, beyond the first glance of `instinct`.

Gold is rare at first and every Gold that is found brings more into the Mine, so the same cubes
are worth several times as much later: Dynamite waits until the Mine is rich. Until then one
Steambot, one Boiler and one Drill Machine make eight cubes out of an Ember each turn. Nobody
trades with a Capitalist, whom every trade pays (K37).
"""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.state import SEATS, State

from . import cells as cell, kinds, machines
from .numbers import Numbers

EMBER_AT: Final = 1
"""Ember among the three materials."""
DRAFTS: Final = (70, 20, 30, 65, 50)
"""Prospector, Pilot, Engineer, Capitalist, Saboteur: how good they are with foresight."""
RICH: Final = 60
"""Gold among a thousand cubes from which on Dynamite is used."""
RICH_AT_LAST: Final = 40
"""The same for a seat that needs one Gold more."""
LATE: Final = 30
"""The same when somebody else needs one Gold more."""
ENOUGH: Final = 150
"""Hundredths of Gold that all of a seat's Dynamite is expected to find: then it is used at once."""


def gold_per_mille(s: State) -> i64:
    """How rich the Mine is."""
    cells = s.cells
    cubes: i64 = 0
    for cube in range(kinds.GOLD + 1):
        cubes += cells[cell.MINE + cube]
    return 1000 * cells[cell.MINE + kinds.GOLD] // cubes if cubes > 0 else 1000


def most_gold_of_others(s: State, seat: i64) -> i64:
    most = s.cells[cell.AUTOMATON_GOLD]
    for other in range(s.cells[SEATS]):
        if other != seat:
            most = max(most, s.cells[cell.block(other) + cell.CLAIMED])
    return most


def time_to_blast(n: Numbers, s: State, seat: i64) -> bool:
    """Whether the Mine is rich enough for a seat's Dynamite, or there is no time left."""
    mine = cell.block(seat)
    last = n.gold_to_win - 1
    rich = gold_per_mille(s)
    if s.cells[mine + cell.CLAIMED] >= last:
        wait: i64 = RICH_AT_LAST
    elif most_gold_of_others(s, seat) >= last:
        wait = LATE
    else:
        wait = RICH
    cubes = n.dynamite_excavate * s.cells[mine + cell.STICKS]
    return rich >= wait or cubes * rich >= 10 * ENOUGH


def gains_by_trade(s: State, seat: i64) -> bool:
    """Whether every trade brings a seat a cube, whatever is traded (K37)."""
    return s.cells[cell.block(seat) + cell.PROFESSION] == kinds.CAPITALIST


def goal(s: State, seat: i64) -> i64:
    """The machine to build next: each makes the one after it worth more."""
    if machines.owned(s, seat, kinds.STEAMBOT) == 0:
        return kinds.STEAMBOT
    if machines.owned(s, seat, kinds.BOILER) == 0:
        return kinds.BOILER
    return kinds.DRILL if machines.owned(s, seat, kinds.DRILL) == 0 else kinds.MEGALODRILL


def worth_building(n: Numbers, s: State, seat: i64, device: i64) -> bool:
    """The goal, and Dynamite of Ember that no Boiler needs to burn or to be built of."""
    if device != kinds.DYNAMITE:
        return device == goal(s, seat)
    needed: i64 = 1 if goal(s, seat) == kinds.BOILER else 0
    needed += machines.owned(s, seat, kinds.BOILER)
    return s.cells[cell.block(seat) + cell.INVENTORY + EMBER_AT] - needed >= n.cost(
        kinds.DYNAMITE, EMBER_AT
    )


def use_for(n: Numbers, s: State, seat: i64, material: i64) -> i64:
    """How much one more cube is worth to a seat that saves for its goal, 1 to 5."""
    if material == EMBER_AT:
        return 4
    saved_for = goal(s, seat)
    if s.cells[cell.block(seat) + cell.INVENTORY + material] >= n.cost(saved_for, material):
        return 1
    return 5 if saved_for == kinds.STEAMBOT else 3

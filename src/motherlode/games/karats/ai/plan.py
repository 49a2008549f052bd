"""What looks good in Karats to one who plays it well, beyond the first glance of `heuristic`.

Gold is rare at first and every Gold that is found brings more into the Mine, so the same cubes
are worth several times as much later: Dynamite waits until the Mine is rich. Until then one
Steambot, one Boiler and one Drill Machine make eight cubes out of an Ember each turn. Nobody
trades with a Capitalist, whom every trade pays (K37).
"""

from typing import Final

from mypy_extensions import i64

from motherlode.games.karats import cells as cell, kinds, machines
from motherlode.games.karats.kinds import Device, Material
from motherlode.games.karats.params import Params
from motherlode.kernel import counts
from motherlode.kernel.state import SEATS, Seat, State

DRAFTS: Final[tuple[i64, ...]] = (0, 70, 20, 30, 65, 50)
"""How good each `Profession` is with foresight."""
RICH: Final = 60
"""Gold among a thousand cubes from which on Dynamite is used."""
RICH_AT_LAST: Final = 40
"""The same for a seat that needs one Gold more."""
LATE: Final = 30
"""The same when somebody else needs one Gold more."""
ENOUGH: Final = 150
"""Hundredths of Gold that all of a seat's Dynamite is expected to find: then it is used at once."""


def gold_per_mille(s: State) -> i64:
    """Gold among a thousand cubes of the Mine."""
    cubes = counts.total(s.cells, cell.MINE, kinds.CUBE_COUNT)
    return 1000 * s.cells[cell.MINE + kinds.GOLD] // cubes if cubes > 0 else 1000


def most_gold_of_others(s: State, seat: Seat) -> i64:
    most = s.cells[cell.AUTOMATON_GOLD]
    for i in range(s.cells[SEATS]):
        other = Seat(i)
        if other != seat:
            most = max(most, s.cells[s.block(other) + cell.CLAIMED])
    return most


def time_to_blast(params: Params, s: State, seat: Seat) -> bool:
    """True if the Mine is rich enough for a seat's Dynamite, or there is no time left."""
    rich = gold_per_mille(s)
    if rich >= rich_enough(params, s, seat):
        return True
    cubes = params.dynamite.excavate * s.cells[s.block(seat) + cell.STICKS]
    return cubes * rich >= 10 * ENOUGH


def rich_enough(params: Params, s: State, seat: Seat) -> i64:
    """Gold among a thousand cubes that a seat's Dynamite waits for."""
    last = params.gold.to_win - 1
    if s.cells[s.block(seat) + cell.CLAIMED] >= last:
        return RICH_AT_LAST
    return LATE if most_gold_of_others(s, seat) >= last else RICH


def gains_by_trade(s: State, seat: Seat) -> bool:
    """True if every trade brings a seat a cube, whatever is traded (K37)."""
    return s.cells[s.block(seat) + cell.PROFESSION] == kinds.CAPITALIST


def goal(s: State, seat: Seat) -> Device:
    """The machine to build next: each makes the one after it worth more."""
    if machines.owned(s, seat, kinds.STEAMBOT) == 0:
        return kinds.STEAMBOT
    if machines.owned(s, seat, kinds.BOILER) == 0:
        return kinds.BOILER
    return kinds.DRILL if machines.owned(s, seat, kinds.DRILL) == 0 else kinds.MEGALODRILL


def worth_building(params: Params, s: State, seat: Seat, device: Device) -> bool:
    """True for the goal, and for Dynamite of Ember that no Boiler needs."""
    if device != kinds.DYNAMITE:
        return device == goal(s, seat)
    needed = machines.owned(s, seat, kinds.BOILER) + params.dynamite.cost[kinds.EMBER]
    if goal(s, seat) == kinds.BOILER:
        needed += 1
    return s.cells[s.block(seat) + cell.INVENTORY + kinds.EMBER] >= needed


def use_for(params: Params, s: State, seat: Seat, material: Material) -> i64:
    """How much one more cube is worth to a seat that saves for its goal, 1 to 5."""
    if material == kinds.EMBER:
        return 4
    saved_for = goal(s, seat)
    held = s.cells[s.block(seat) + cell.INVENTORY + material]
    if held >= params.devices[saved_for].cost[material]:
        return 1
    return 5 if saved_for == kinds.STEAMBOT else 3

"""The longer plan behind the scores of the search, which `heuristic` combines with its own.

Gold is rare at first, and every claimed Gold brings more into the Mine: the same cubes are worth
several times as much later, so Dynamite waits until the Mine is rich. Until then one Steambot, one
Boiler and one Drill Machine excavate eight cubes a turn for one Ember.
"""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel import piles
from motherlode.kernel.state import SEATS, Seat, State

from .. import kinds, owned_machines, state_cells as cell
from ..kinds import Device, Material
from ..params import Params

DRAFTS: Final[tuple[i64, ...]] = (0, 70, 20, 30, 65, 50)
"""The rating of each `Profession` with this plan."""
RICH: Final = 60
"""Dynamite is used from this many Gold among a thousand cubes on."""
RICH_AT_LAST: Final = 40
"""A seat that needs only one more Gold uses Dynamite from this many among a thousand cubes on."""
LATE: Final = 30
"""If another player needs only one more, Dynamite is used from this many on."""
ENOUGH: Final = 150
"""Dynamite is used if all of a seat's is expected to find this many hundredths of a Gold."""


def gold_per_mille(s: State) -> i64:
    """The Gold among a thousand cubes of the Mine; 1000 if the Mine is empty."""
    cubes = piles.total(s.cells, cell.MINE, kinds.CUBE_COUNT)
    return 1000 * s.cells[cell.MINE + kinds.GOLD] // cubes if cubes > 0 else 1000


def most_gold_of_others(s: State, seat: Seat) -> i64:
    most = s.cells[cell.AUTOMATON_GOLD]
    for i in range(s.cells[SEATS]):
        player = Seat(i)
        if player != seat:
            most = max(most, s.cells[s.block(player) + cell.CLAIMED])
    return most


def time_to_blast(params: Params, s: State, seat: Seat) -> bool:
    """True if a bot would use a seat's Dynamite now: the Mine is rich enough for its sticks."""
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


def goal(s: State, seat: Seat) -> Device:
    """The machine to build next: a Steambot, a Boiler, a Drill Machine, then Megalodrills."""
    if owned_machines.owned(s, seat, kinds.STEAMBOT) == 0:
        return kinds.STEAMBOT
    if owned_machines.owned(s, seat, kinds.BOILER) == 0:
        return kinds.BOILER
    return kinds.DRILL if owned_machines.owned(s, seat, kinds.DRILL) == 0 else kinds.MEGALODRILL


def worth_building(params: Params, s: State, seat: Seat, device: Device) -> bool:
    """True if building a Device serves the plan of a seat.

    That holds for the machine it plans next, and for Dynamite if enough Ember is left for Boilers.
    """
    if device != kinds.DYNAMITE:
        return device == goal(s, seat)
    needed = owned_machines.owned(s, seat, kinds.BOILER) + params.dynamite.cost[kinds.EMBER]
    if goal(s, seat) == kinds.BOILER:
        needed += 1
    return s.cells[s.block(seat) + cell.INVENTORY + kinds.EMBER] >= needed


def need_for_goal(params: Params, s: State, seat: Seat, material: Material) -> i64:
    """How much a seat needs one more cube for its next machine, from 1 to 5."""
    if material == kinds.EMBER:
        return 4
    saved_for = goal(s, seat)
    held = s.cells[s.block(seat) + cell.INVENTORY + material]
    if held >= params.devices[saved_for].cost[material]:
        return 1
    return 5 if saved_for == kinds.STEAMBOT else 3

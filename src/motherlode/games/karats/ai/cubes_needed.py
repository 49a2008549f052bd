"""What a seat needs: the Device that it saves for, and the cubes that it lacks."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.state import Seat, State

from .. import kinds, state_cells as cell
from ..kinds import Device, Material
from ..owned_machines import owned
from ..params import Params

ENOUGH_STEAMBOTS: Final = 2
"""With more Steambots too little Steam would be left for a Drill Machine."""
LITTLE: Final = 1
"""How much a seat needs one more cube of a material of which it has enough."""


def goal(s: State, seat: Seat) -> Device:
    """The Device that a seat saves Iron and Copper for."""
    if owned(s, seat, kinds.STEAMBOT) < ENOUGH_STEAMBOTS:
        return kinds.STEAMBOT
    return kinds.DRILL if owned(s, seat, kinds.DRILL) < 2 else kinds.MEGALODRILL


def need(params: Params, s: State, seat: Seat, material: Material) -> i64:
    """How much a seat needs one more cube of a material: 5 is the most."""
    held = s.cells[s.block(seat) + cell.INVENTORY + material]
    return need_with(params, s, seat, material, held)


def need_with(params: Params, s: State, seat: Seat, material: Material, held: i64) -> i64:
    """How much a seat would need one more cube of a material if it had `held` of them."""
    if material == kinds.EMBER:
        return need_of_ember(s, seat)
    saved_for = goal(s, seat)
    lacking = held < params.devices[saved_for].cost[material]
    return need_for(saved_for) if lacking else LITTLE


def need_of_ember(s: State, seat: Seat) -> i64:
    """How much a seat needs one more Ember, however much it has."""
    return 4 if owned(s, seat, kinds.STEAMBOT) > 0 else 3


def need_for(saved_for: Device) -> i64:
    """How much a seat needs a cube of Iron or Copper that the Device it saves for still lacks."""
    return 5 if saved_for == kinds.STEAMBOT else 3


def gain(
    params: Params, s: State, seat: Seat, saved_for: Device, material: Material, change: i64
) -> i64:
    """What more cubes of a material are worth to a seat; less than 0 if it gives them away.

    It is the sum of `need_with` for all these cubes: those that the Device lacks count for more.
    """
    if material == kinds.EMBER:
        return need_of_ember(s, seat) * change
    held = s.cells[s.block(seat) + cell.INVENTORY + material]
    lacking = params.devices[saved_for].cost[material] - held
    lacked = max(lacking, 0) - max(lacking - change, 0)
    return LITTLE * (change - lacked) + need_for(saved_for) * lacked

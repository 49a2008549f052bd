"""Quantities that no action changes: the cubes of every colour and the cards of every stack."""

from motherlode.kernel.rules import Rules
from motherlode.kernel.state import State

from . import kinds, state_cells as cell
from .kinds import Machine, Material


def conserved(rules: Rules, s: State) -> dict[str, int]:
    """How many cubes of each colour and Devices of each kind there are, in all zones together."""
    cells = s.cells
    cubes = [
        cells[cell.MINE + i] + cells[cell.DISCARD + i] + cells[cell.EXCAVATED + i]
        for i in range(len(kinds.CUBES))
    ]
    cubes[kinds.GOLD] += cells[cell.UNDISCOVERED] + cells[cell.AUTOMATON_GOLD]
    steam = cells[cell.POOL] + cells[cell.MARKERS]
    devices = [int(cells[cell.STACKS + i]) for i in range(len(kinds.DEVICES))]
    devices[kinds.DYNAMITE] += cells[cell.BLASTED]
    for seat in range(rules.seats):
        block = s.block(seat)
        cubes[kinds.GOLD] += cells[block + cell.CLAIMED]
        devices[kinds.DYNAMITE] += cells[block + cell.STICKS]
        for i in range(kinds.MATERIAL_COUNT):
            cubes[kinds.cube_of(Material(i))] += cells[block + cell.INVENTORY + i]
        for i in range(len(kinds.MACHINE_NAMES)):
            count = cells[block + cell.MACHINES + i]
            device, fuel = kinds.device_of(Machine(i)), kinds.fuel_of(Machine(i))
            devices[device] += count
            if device == kinds.BOILER:
                cubes[kinds.cube_of(kinds.EMBER)] += count * fuel
            else:
                steam += count * fuel
    named = {f"{cube} cubes": int(n) for cube, n in zip(kinds.CUBES, cubes, strict=True)}
    cards = {f"{device} cards": int(n) for device, n in zip(kinds.DEVICES, devices, strict=True)}
    return {**named, "steam cubes": int(steam), **cards}

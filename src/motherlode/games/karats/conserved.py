"""What no action may change: the cubes of every colour and the cards of every stack."""

from motherlode.kernel.rules import Rules
from motherlode.kernel.state import State

from . import cells as cell, kinds


def conserved(rules: Rules, s: State) -> dict[str, int]:
    """The 230 cubes by colour and the 44 Devices by kind, wherever they lie."""
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
        mine = cell.block(seat)
        cubes[kinds.GOLD] += cells[mine + cell.CLAIMED]
        devices[kinds.DYNAMITE] += cells[mine + cell.STICKS]
        for material in range(len(kinds.MATERIALS)):
            cubes[1 + material] += cells[mine + cell.INVENTORY + material]
        for machine in range(2 * kinds.CLASSES):
            count = cells[mine + cell.MACHINES + machine]
            device, fuel = kinds.CLASS_NAMES[machine % kinds.CLASSES].split()
            devices[kinds.DEVICES.index(device)] += count
            if machine % kinds.CLASSES == kinds.BOILERS + 1:
                cubes[kinds.EMBER] += count
            elif device != "boiler":
                steam += count * int(fuel)
    named = {f"{cube} cubes": int(n) for cube, n in zip(kinds.CUBES, cubes, strict=True)}
    cards = {f"{device} cards": int(n) for device, n in zip(kinds.DEVICES, devices, strict=True)}
    return {**named, "steam cubes": int(steam), **cards}

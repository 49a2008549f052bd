"""What no action may change: the cubes of every colour and the cards of every stack."""

from motherlode.games.karats.parts import (
    AUTOMATON_GOLD,
    BLASTED,
    BOILERS,
    CLAIMED,
    CLASS_NAMES,
    CLASSES,
    CUBES,
    DEVICES,
    DISCARD,
    DYNAMITE,
    EMBER,
    EXCAVATED,
    GOLD,
    INVENTORY,
    MACHINES,
    MARKERS,
    MATERIALS,
    MINE,
    POOL,
    STACKS,
    STICKS,
    UNDISCOVERED,
    block,
)
from motherlode.kernel.rules import Rules
from motherlode.kernel.state import State


def conserved(rules: Rules, s: State) -> dict[str, int]:
    """The 230 cubes by colour and the 44 Devices by kind, wherever they lie."""
    cells = s.cells
    cubes = [cells[MINE + i] + cells[DISCARD + i] + cells[EXCAVATED + i] for i in range(len(CUBES))]
    cubes[GOLD] += cells[UNDISCOVERED] + cells[AUTOMATON_GOLD]
    steam = cells[POOL] + cells[MARKERS]
    devices = [int(cells[STACKS + i]) for i in range(len(DEVICES))]
    devices[DYNAMITE] += cells[BLASTED]
    for seat in range(rules.seats):
        mine = block(seat)
        cubes[GOLD] += cells[mine + CLAIMED]
        devices[DYNAMITE] += cells[mine + STICKS]
        for material in range(len(MATERIALS)):
            cubes[1 + material] += cells[mine + INVENTORY + material]
        for machine in range(2 * CLASSES):
            count = cells[mine + MACHINES + machine]
            device, fuel = CLASS_NAMES[machine % CLASSES].split()
            devices[DEVICES.index(device)] += count
            if machine % CLASSES == BOILERS + 1:
                cubes[EMBER] += count
            elif device != "boiler":
                steam += count * int(fuel)
    named = {f"{cube} cubes": int(n) for cube, n in zip(CUBES, cubes, strict=True)}
    cards = {f"{device} cards": int(n) for device, n in zip(DEVICES, devices, strict=True)}
    return {**named, "steam cubes": int(steam), **cards}

"""The effects of technology tiles, by name."""

from dataclasses import dataclass
from typing import Final

from .. import kinds


@dataclass(frozen=True, eq=False)
class Effect:
    """An effect of a tile.

    A lasting effect replaces that of a lower tile (M43). An effect that works `once` happens when
    the tile is bought.
    """

    name: str
    once: bool = False
    ability: int = kinds.NO_ABILITY


def ability(number: int) -> Effect:
    """The effect of a tile that gives an ability."""
    return Effect(kinds.ABILITIES[number], ability=number)


INCOME: Final = Effect("income")
CARD_PRICE: Final = Effect("card_price")
HOLD: Final = Effect("hold")
PLANETS_FOR_ONE: Final = Effect("planets_for_one")
ATTACK: Final = Effect("attack")
OVERCHARGE: Final = Effect("overcharge")
DEFENCE: Final = Effect("defence")
WINGMAN: Final = Effect("wingman")
ENGINE: Final = Effect("engine")
SIEGE: Final = Effect("siege")
ENERGY: Final = Effect("energy", once=True)
REPAIR: Final = Effect("repair")

JUMP_GATES: Final = ability(kinds.JUMP_GATES)
ASTEROID_MINING: Final = ability(kinds.ASTEROID_MINING)
REPAIR_DRONES: Final = ability(kinds.REPAIR_DRONES)
TORPEDOES: Final = ability(kinds.TORPEDOES)
SOLAR_BEAM: Final = ability(kinds.SOLAR_BEAM)
TRACTOR_BEAM: Final = ability(kinds.TRACTOR_BEAM)
NUCLEAR_MISSILE: Final = ability(kinds.NUCLEAR_MISSILE)

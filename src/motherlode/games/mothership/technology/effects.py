"""What a tile can do: every effect by name, with the numbers that it takes from the content."""

from dataclasses import dataclass, field
from typing import Any, Final

from motherlode.games.mothership.content_limits import Count, Die, Positive, Range

from .. import kinds

NO_ABILITY: Final = -1


@dataclass(frozen=True)
class Number:
    """A number of the content: its key in the branch's table, and the limits it keeps."""

    key: str
    limits: Any


@dataclass(frozen=True, eq=False)
class Effect:
    """What a tile does.

    `numbers` has the numbers by the names that the tile's text knows them by; `n` is the amount.
    A lasting effect replaces that of a lower tile (M43); one that works `once` comes when the tile
    is bought.
    """

    name: str
    numbers: dict[str, Number] = field(default_factory=dict)
    once: bool = False
    ability: int = NO_ABILITY


def effect(name: str, limits: Any, once: bool = False) -> Effect:
    """An ordinary effect: its amount stands under its own name in the content."""
    return Effect(name, {"n": Number(name, limits)}, once)


def ability(number: int, **numbers: Number) -> Effect:
    """An ability that a ship uses from its orders."""
    return Effect(kinds.ABILITIES[number], numbers, ability=number)


INCOME: Final = effect("income", Count)
CARD_PRICE: Final = effect("card_price", Positive)
HOLD: Final = effect("hold", Count)
PLANETS_FOR_ONE: Final = effect("planets_for_one", Positive)
ATTACK: Final = effect("attack", Count)
OVERCHARGE: Final = Effect(
    "overcharge", {"n": Number("overcharge", Count), "price": Number("overcharge_price", Count)}
)
DEFENCE: Final = effect("defence", Count)
WINGMAN: Final = effect("wingman", Count)
ENGINE: Final = effect("engine", Count)
SIEGE: Final = effect("siege", Count)
ENERGY: Final = effect("energy", Count, once=True)
REPAIR: Final = effect("repair", Count)

JUMP_GATES: Final = ability(kinds.JUMP_GATES)
ASTEROID_MINING: Final = ability(kinds.ASTEROID_MINING, n=Number("mining_die", Die))
REPAIR_DRONES: Final = ability(kinds.REPAIR_DRONES, n=Number("repair_per_planet", Count))
TORPEDOES: Final = ability(kinds.TORPEDOES, n=Number("torpedo_range", Range))
SOLAR_BEAM: Final = ability(
    kinds.SOLAR_BEAM, n=Number("beam", Count), hull=Number("beam_hull", Count)
)
TRACTOR_BEAM: Final = ability(kinds.TRACTOR_BEAM, n=Number("tractor_range", Range))
NUCLEAR_MISSILE: Final = ability(
    kinds.NUCLEAR_MISSILE, n=Number("missile_range", Range), die=Number("missile_die", Die)
)

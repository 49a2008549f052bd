"""The vocabulary of technology tiles: every effect that a tile may have, and its numbers (M44).

A tile of the content lists its effects by these names. A new effect is a row here, code that uses
its amount, and its words under `ui.mothership.effects`.
"""

from dataclasses import dataclass
from typing import Final

from .. import kinds

ADD: Final = 0
MOST: Final = 1
LEAST: Final = 2
"""How the amounts of several tiles become one: their sum, the largest, or the smallest."""

SHIPS: Final = "ships"
STATIONS: Final = "stations"
ASTEROIDS: Final = "asteroids"
OCCASIONS: Final = (SHIPS, STATIONS, ASTEROIDS)
"""The rolls at which a tile can work: against ships, Stations and asteroid fields."""
ROLLS: Final = ("attacks", "defences", ASTEROIDS)
"""The own rolls that the orange tile can be spent on."""
SHIP_KINDS: Final = ("mothership", "fighters", "bombers")
"""The kinds of ship that a tile can work for."""


@dataclass(frozen=True, eq=False)
class Effect:
    """An effect of a tile.

    `numbers` are the keys that the content must give it; `combine` says how several tiles with the
    effect count together. An effect that works `once` happens when the tile is bought. `occasions`
    are the rolls it can work at, and an effect `for_kinds` can be limited to kinds of ship.
    """

    name: str
    numbers: tuple[str, ...] = ("amount",)
    combine: int = ADD
    once: bool = False
    occasions: tuple[str, ...] = ()
    for_kinds: bool = False
    ability: int = kinds.NO_ABILITY


def ability(number: int, *numbers: str) -> Effect:
    """The effect of a tile that gives an ability."""
    return Effect(kinds.ABILITIES[number], numbers, ability=number)


INCOME: Final = Effect("income")
PLANETS_FOR_ONE: Final = Effect("planets_for_one", combine=LEAST)
CAPTURE_PAY: Final = Effect("capture_pay")
CARD_PRICE: Final = Effect("card_price", combine=LEAST)
HOLD: Final = Effect("hold", combine=MOST)
ATTACK: Final = Effect("attack", occasions=OCCASIONS, for_kinds=True)
DEFENCE: Final = Effect("defence", occasions=(SHIPS, ASTEROIDS), for_kinds=True)
WINGMAN: Final = Effect("wingman", combine=MOST)
ROLL: Final = Effect("roll", occasions=ROLLS)
ENGINE: Final = Effect("engine", for_kinds=True)
ENERGY: Final = Effect("energy", once=True)
REPAIR: Final = Effect("repair")
LOOT: Final = Effect("loot")
SHIELD: Final = Effect("shield")

EFFECTS: Final = {
    effect.name: effect
    for effect in (
        INCOME,
        PLANETS_FOR_ONE,
        CAPTURE_PAY,
        CARD_PRICE,
        HOLD,
        ATTACK,
        DEFENCE,
        WINGMAN,
        ROLL,
        ENGINE,
        ENERGY,
        REPAIR,
        LOOT,
        SHIELD,
        ability(kinds.JUMP_GATES),
        ability(kinds.ASTEROID_MINING, "die"),
        ability(kinds.REPAIR_DRONES, "amount"),
        ability(kinds.TORPEDOES, "range"),
        ability(kinds.NUCLEAR_MISSILE, "range", "throws"),
        ability(kinds.TRACTOR_BEAM, "range"),
        ability(kinds.SOLAR_BEAM, "amount", "hull"),
    )
}
"""All effects, by their name in the content."""
NUMBERS: Final = ("amount", "range", "die", "throws", "hull")
"""The keys of all numbers that an effect can have."""

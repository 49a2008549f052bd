"""The names of the cards that may be played on each occasion of a fight (M28, M29, M30)."""

from collections.abc import Sequence
from typing import Final

from . import before_roll, catalogue
from .base_card import Card


def names_of(cards: Sequence[Card]) -> tuple[str, ...]:
    return tuple(card.name for card in cards)


ON_LOSS: Final = names_of(catalogue.ON_LOSS)
IN_CANCELLING: Final = names_of(catalogue.CANCELLING)
IN_DOGFIGHT: Final = (
    *names_of(before_roll.CARDS),
    "shield_breaker",
    *names_of(catalogue.AFTER_ROLL),
    *ON_LOSS,
)

FOR_SMALL_SHIPS: Final = ("enhanced_sensors", "life_support")
"""Cards of a dogfight that help only ships other than the own Mothership (M39)."""
FOR_DEFENDER: Final = ("defence_buff", "wingman")

OF_ATTACKED_MOTHERSHIP: Final = tuple(c for c in IN_DOGFIGHT if c not in FOR_SMALL_SHIPS)
OF_ATTACKED_PLANET: Final = ("git_off_mah_propertay",)
OF_ATTACKER: Final = tuple(c for c in IN_DOGFIGHT if c not in FOR_DEFENDER)

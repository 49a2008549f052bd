"""All Action cards: by their number, and in lists by the window in which they are played."""

from typing import Final

from .. import kinds
from . import (
    after_loss,
    attacks,
    before_roll,
    cancelling,
    economy,
    engines,
    planets,
    rerolls,
    warps,
)
from .base_card import Card
from .base_fight_card import AfterRollCard, LossCard
from .before_roll import DieFactor
from .cancelling import CancellingCard
from .rerolls import AddedThrow, RepeatedThrow

_FAMILIES: Final[list[list[Card]]] = [
    engines.CARDS,
    warps.CARDS,
    planets.CARDS,
    economy.CARDS,
    attacks.CARDS,
    before_roll.CARDS,
    rerolls.CARDS,
    after_loss.CARDS,
    cancelling.CARDS,
]
_KNOWN: Final[list[Card]] = [card for family in _FAMILIES for card in family]


def _by_number() -> list[Card]:
    """The cards in the order of the content; a row without a class here has no effect."""
    named = {card.name: card for card in _KNOWN}
    return [named[name] if name in named else Card(name) for name in kinds.CARDS]


CARDS: Final[list[Card]] = _by_number()
"""All cards, by their number."""
AFTER_ROLL: Final[list[AfterRollCard]] = [c for c in _KNOWN if isinstance(c, AfterRollCard)]
ON_LOSS: Final[list[LossCard]] = [c for c in _KNOWN if isinstance(c, LossCard)]
CANCELLING: Final[list[CancellingCard]] = [c for c in _KNOWN if isinstance(c, CancellingCard)]

# For clients that show the dice of a fight: names of cards by their effect on a die.
DIE_FACTORS: Final = tuple([c.name for c in _KNOWN if isinstance(c, DieFactor)])
ADDED_THROWS: Final = tuple([c.name for c in _KNOWN if isinstance(c, AddedThrow)])
REPEATED_THROWS: Final = tuple([c.name for c in _KNOWN if isinstance(c, RepeatedThrow)])


def names() -> list[str]:
    """The names of all cards that have a class or a row here."""
    return [card.name for card in _KNOWN]

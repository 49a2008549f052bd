"""The steps of a game by number, in the order of play."""

from typing import Final

CHOOSING_SIDE: Final = 0
PICKING_DECK: Final = 1
ACTING: Final = 2
SELECTING: Final = 3
BLASTING: Final = 4
# What an action sets off, in the order of S26.
SWAPPING: Final = 5
FINDING: Final = 6
STOWING: Final = 7
CLAIMING: Final = 8
ATTACHING: Final = 9
BUYING: Final = 10
DUPLICATING: Final = 11
# Between turns.
DISCARDING: Final = 12

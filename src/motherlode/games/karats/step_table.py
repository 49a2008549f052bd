"""The steps of a game by number, in the order of the rulebook's summary of a turn."""

from typing import Final

DRAFTING: Final = 0
# Prep phase
BUILDING: Final = 1
PAYING: Final = 2
GEOTHERMAL: Final = 3
FUELLING: Final = 4
# Mining phase
BASIC: Final = 5
USING: Final = 6
BOILER_STEAM: Final = 7
KEEPING: Final = 8
# At any time of a turn
OFFERING: Final = 9
ANSWERING: Final = 10
BONUS: Final = 11
# Between turns
ENDING: Final = 12
AUTOMATON_TURN: Final = 13

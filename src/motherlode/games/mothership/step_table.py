"""The steps of a game by number, in the order in which the rulebook tells of them."""

from typing import Final

# Setup
PLACING: Final = 0
# The turn
TURN_MENU: Final = 1
ORDERS: Final = 2
DIVERTING: Final = 3
ARMING: Final = 4
CHARGING: Final = 5
AIMING: Final = 6
# A dogfight
JOINING: Final = 7
BEFORE_ROLL: Final = 8
ROLLING: Final = 9
AFTER_ROLL: Final = 10
DAMAGING: Final = 11
ON_LOSS: Final = 12
AFTERMATH: Final = 13
REWARDING: Final = 14
BLASTING: Final = 15
# Action cards
TARGETING: Final = 16
CANCELLING: Final = 17
RESOLVING: Final = 18
WARPING: Final = 19
DRAINING: Final = 20
CHOOSING_SHIP: Final = 21
RETREATING: Final = 22
ANSWERING_EVENT: Final = 23
# Between turns
ENDING: Final = 24
RESPAWNING: Final = 25
MARKET: Final = 26
NEXT_TURN: Final = 27
NPC_TURN: Final = 28
# In the turn of a teammate
JUMPING: Final = 29

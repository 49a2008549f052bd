"""The cells of the state of Mothership: every zone of the table, and who may see it."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.zones import DECK, HAND, PRIVATE, SECRET, Layout

from . import kinds
from .hexes import SPACES

LAYOUT: Final = Layout(seats=kinds.MOST_SEATS, deepest=24)

# What stands on a space: nothing, a ship (1 + seat * FLEET + ship), a Station, a planet.
EMPTY: Final = 0
FIRST_SHIP: Final = 1
FIRST_STATION: Final = 40
FIRST_PLANET: Final = 50
MAP: Final[i64] = LAYOUT.numbers("map", SPACES, SECRET)

MODE: Final[i64] = LAYOUT.choice("mode", kinds.MODES)
ROUND: Final[i64] = LAYOUT.number("round")
FIRST_SEAT: Final[i64] = LAYOUT.number("first_seat")
NPC_SEAT: Final[i64] = LAYOUT.number("npc")  # the NPC's block; 0: there is none
NPC_HOMES: Final[i64] = LAYOUT.numbers("npc_homes", kinds.FLEET)

# Planets: the space (0: gone, else space + 1), the owner (0: neutral, else seat + 1), what was
# found (0: nothing yet, else the Artifact's number).
PLANET_AT: Final[i64] = LAYOUT.numbers("planets", kinds.MOST_PLANETS)
PLANET_OWNER: Final[i64] = LAYOUT.numbers("planet_owners", kinds.MOST_PLANETS)
PLANET_ARTIFACT: Final[i64] = LAYOUT.numbers("planet_artifacts", kinds.MOST_PLANETS)
# Planets for which an attack of this turn failed (M33).
PLANET_TRIED: Final[i64] = LAYOUT.numbers("planets_tried", kinds.MOST_PLANETS)
TOKENS: Final[i64] = LAYOUT.counts("tokens", kinds.ARTIFACT_NAMES, DECK, "tokens")

ACTION_DECK: Final[i64] = LAYOUT.counts("deck", kinds.CARDS, DECK, "cards")
DISCARD: Final[i64] = LAYOUT.counts("discard", kinds.CARDS)
PLAYED: Final[i64] = LAYOUT.counts(
    "played", kinds.CARDS
)  # the cards of the discard pile that were played

EVENT: Final[i64] = LAYOUT.choice("random_event", kinds.RANDOM_EVENTS)
EVENT_SEAT: Final[i64] = LAYOUT.number("event_player")
EVENT_ANSWER: Final[i64] = LAYOUT.choice("event_answer", kinds.EVENT_ANSWERS)
BLOCKADE_BY: Final[i64] = LAYOUT.number("blockade")  # 0: none, else seat + 1

# The fight or the throw that is going on. Masks have a bit for each ship of the attacker's fleet.
FIGHT: Final[i64] = LAYOUT.choice("fight", kinds.FIGHTS)
ATTACKER: Final[i64] = LAYOUT.number("attacker")
ATTACKERS: Final[i64] = LAYOUT.number("attacking_ships")
DEFENDER: Final[i64] = LAYOUT.number("defender")
DEFENDING: Final[i64] = LAYOUT.number("defending")  # a ship, a planet, or what a throw is for
THROW_CARD: Final[i64] = LAYOUT.choice("throw_card", kinds.THROW_CARDS)
BATTLE_SPACE: Final[i64] = LAYOUT.number("fight_space")
RANGED: Final[i64] = LAYOUT.number("ranged")
MORE_THROWS: Final[i64] = LAYOUT.number("more_throws")  # of each attacking die, after the first
ATTACK_BUFF: Final[i64] = LAYOUT.number("attack_buff")
DEFENCE_BUFF_SUM: Final[i64] = LAYOUT.number("defence_buff")
HOLD: Final[i64] = LAYOUT.number("planet_holds_at")
ATTACK_DICE: Final[i64] = LAYOUT.numbers("attack_dice", kinds.FLEET)
DEFENCE_DIE: Final[i64] = LAYOUT.number("defence_die")
# What cards added to a die: the sum of all added throws, and the last of them.
ADDED_ATTACK: Final[i64] = LAYOUT.numbers("added_attack_dice", kinds.FLEET)
ADDED_DEFENCE: Final[i64] = LAYOUT.number("added_defence_die")
LAST_ATTACK: Final[i64] = LAYOUT.numbers("last_added_attack_dice", kinds.FLEET)
LAST_DEFENCE: Final[i64] = LAYOUT.number("last_added_defence_die")
# 1 if a card has answered the 1 that a die's first throw shows.
ANSWERED_ATTACK: Final[i64] = LAYOUT.numbers("answered_attack_ones", kinds.FLEET)
ANSWERED_DEFENCE: Final[i64] = LAYOUT.number("answered_defence_one")
# How often the face of a die counts by a card; 0: no card was played on it.
ATTACK_FACTOR: Final[i64] = LAYOUT.numbers("attack_factors", kinds.FLEET)
DEFENCE_FACTOR: Final[i64] = LAYOUT.number("defence_factor")
EXTRA_ATTACK: Final[i64] = LAYOUT.number("attacker_extra_shield")
EXTRA_DEFENCE: Final[i64] = LAYOUT.number("defender_extra_shield")
OVERCHARGED: Final[i64] = LAYOUT.number("overcharged")  # bit 0 attacker, bit 1 defender
DOOMED_ATTACKERS: Final[i64] = LAYOUT.number("doomed_attackers")
DOOMED_DEFENDER: Final[i64] = LAYOUT.number("doomed_defender")

# Within a seat's block. A place is 0 for none, else space + 1.
AT: Final[i64] = LAYOUT.seat_numbers("ships", kinds.FLEET)
STATION_AT: Final[i64] = LAYOUT.seat_number("station")
STATION_HP: Final[i64] = LAYOUT.seat_number("station_counters")
HP: Final[i64] = LAYOUT.seat_number("hull_points")
ENERGY: Final[i64] = LAYOUT.seat_counts("energy", kinds.SUBSYSTEMS)
DRAINED: Final[i64] = LAYOUT.seat_counts("drained", kinds.SUBSYSTEMS)
SHIELD_LOST: Final[i64] = LAYOUT.seat_number("shield_lost")
MOVED: Final[i64] = LAYOUT.seat_numbers("spaces_moved", kinds.FLEET)
BONUS: Final[i64] = LAYOUT.seat_numbers("extra_engine", kinds.FLEET)
AFTER_ATTACK: Final[i64] = LAYOUT.seat_numbers("spaces_after_attack", kinds.FLEET)  # still to fly
STATUS: Final[i64] = LAYOUT.seat_numbers("status", kinds.FLEET)
DEFLECTORS: Final[i64] = LAYOUT.seat_numbers("deflectors", kinds.FLEET)  # fields without a roll
HELD: Final[i64] = LAYOUT.seat_numbers("held", kinds.FLEET)
RESPAWN: Final[i64] = LAYOUT.seat_numbers("respawn", kinds.FLEET)
DIVERTED: Final[i64] = LAYOUT.seat_number("diverted")
DAMAGED: Final[i64] = LAYOUT.seat_number("damaged")
CONVOYED: Final[i64] = LAYOUT.seat_number("beside_mothership")
TIER: Final[i64] = LAYOUT.seat_counts("technology", kinds.CATEGORIES)
BRANCH: Final[i64] = LAYOUT.seat_numbers("branches", len(kinds.CATEGORIES))
ORANGE_TILES: Final[i64] = LAYOUT.seat_number("orange_tiles")
DISCOUNT_USED: Final[i64] = LAYOUT.seat_number("discount_used")
KILL_POINTS: Final[i64] = LAYOUT.seat_number("points_for_kills")
OUT: Final[i64] = LAYOUT.seat_number("out")
WON: Final[i64] = LAYOUT.seat_number("won")
RESOURCES: Final[i64] = LAYOUT.seat_number("resources", PRIVATE)
CARDS_HELD: Final[i64] = LAYOUT.seat_counts("hand", kinds.CARDS, HAND, "cards")

LAYOUT.close()

# Values of HELD.
NO_MOVE: Final = 1
NO_ACTION: Final = 2

# Bits of STATUS.
ATTACKED: Final = 1
MOVEMENT_OVER: Final = 2
JUMPED: Final = 4

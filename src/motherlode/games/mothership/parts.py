"""The table of Mothership: its zones, its actions and its events.

`map` says what stands on each space, so that reach and neighbours are looked up and not
searched. It repeats what the ships, Stations and planets say, so views leave it out.
"""

from typing import Final

from mypy_extensions import i64

from motherlode.games.mothership.hex import NAMES, SPACES
from motherlode.games.mothership.kinds import (
    ABILITIES,
    ARTIFACT_NAMES,
    BRANCHES,
    CARDS,
    CATEGORIES,
    EVENT_ANSWERS,
    FIGHTS,
    FLEET,
    MODES,
    MOST_ENERGY,
    MOST_PLANETS,
    MOST_SEATS,
    RANDOM_EVENTS,
    SHIPS,
    SUBSYSTEMS,
)
from motherlode.kernel.actions import ActionTable
from motherlode.kernel.events import Argument, EventTable
from motherlode.kernel.zones import DECK, HAND, PRIVATE, SECRET, Layout

LAYOUT: Final = Layout(seats=MOST_SEATS, deepest=24)

# What stands on a space: nothing, a ship (1 + seat * FLEET + ship), a Station, a planet.
EMPTY: Final = 0
FIRST_SHIP: Final = 1
FIRST_STATION: Final = 40
FIRST_PLANET: Final = 50
MAP: Final[i64] = LAYOUT.numbers("map", SPACES, SECRET)

MODE: Final[i64] = LAYOUT.choice("mode", MODES)
ROUND: Final[i64] = LAYOUT.number("round")
FIRST_SEAT: Final[i64] = LAYOUT.number("first_seat")
NPC_SEAT: Final[i64] = LAYOUT.number("npc")  # the NPC's block; 0: there is none
NPC_HOMES: Final[i64] = LAYOUT.numbers("npc_homes", FLEET)

# Planets: the space (0: gone, else space + 1), the owner (0: neutral, else seat + 1), what was
# found (0: nothing yet, else the Artifact's number).
PLANET_AT: Final[i64] = LAYOUT.numbers("planets", MOST_PLANETS)
PLANET_OWNER: Final[i64] = LAYOUT.numbers("planet_owners", MOST_PLANETS)
PLANET_ARTIFACT: Final[i64] = LAYOUT.numbers("planet_artifacts", MOST_PLANETS)
TOKENS: Final[i64] = LAYOUT.counts("tokens", ARTIFACT_NAMES, DECK, "tokens")

ACTION_DECK: Final[i64] = LAYOUT.counts("deck", CARDS, DECK, "cards")
DISCARD: Final[i64] = LAYOUT.counts("discard", CARDS)
PLAYED: Final[i64] = LAYOUT.counts("played", CARDS)  # those of the discard that were played

EVENT: Final[i64] = LAYOUT.choice("random_event", RANDOM_EVENTS)
EVENT_SEAT: Final[i64] = LAYOUT.number("event_player")
EVENT_ANSWER: Final[i64] = LAYOUT.choice("event_answer", EVENT_ANSWERS)
BLOCKADE_BY: Final[i64] = LAYOUT.number("blockade")  # 0: none, else seat + 1

# The fight that is going on. Masks have a bit for each ship of the attacker's fleet.
FIGHT: Final[i64] = LAYOUT.choice("fight", FIGHTS)
ATTACKER: Final[i64] = LAYOUT.number("attacker")
ATTACKERS: Final[i64] = LAYOUT.number("attacking_ships")
DEFENDER: Final[i64] = LAYOUT.number("defender")
DEFENDING: Final[i64] = LAYOUT.number("defending")
BATTLE_SPACE: Final[i64] = LAYOUT.number("fight_space")
RANGED: Final[i64] = LAYOUT.number("ranged")
ATTACK_BUFF: Final[i64] = LAYOUT.number("attack_buff")
DEFENCE_BUFF_SUM: Final[i64] = LAYOUT.number("defence_buff")
HOLD: Final[i64] = LAYOUT.number("planet_holds_at")
ATTACK_DICE: Final[i64] = LAYOUT.numbers("attack_dice", FLEET)
DEFENCE_DIE: Final[i64] = LAYOUT.number("defence_die")
ADDED_ATTACK: Final[i64] = LAYOUT.numbers("added_attack_dice", FLEET)  # by a Backup Generator
ADDED_DEFENCE: Final[i64] = LAYOUT.number("added_defence_die")
DOUBLED_ATTACK: Final[i64] = LAYOUT.number("doubled_attack_dice")
DOUBLED_DEFENCE: Final[i64] = LAYOUT.number("doubled_defence_die")
EXTRA_ATTACK: Final[i64] = LAYOUT.number("attacker_extra_shield")
EXTRA_DEFENCE: Final[i64] = LAYOUT.number("defender_extra_shield")
OVERCHARGED: Final[i64] = LAYOUT.number("overcharged")  # bit 0 attacker, bit 1 defender
DOOMED_ATTACKERS: Final[i64] = LAYOUT.number("doomed_attackers")
DOOMED_DEFENDER: Final[i64] = LAYOUT.number("doomed_defender")

# Within a seat's block. A place is 0 for none, else space + 1.
AT: Final[i64] = LAYOUT.seat_numbers("ships", FLEET)
STATION_AT: Final[i64] = LAYOUT.seat_number("station")
STATION_HP: Final[i64] = LAYOUT.seat_number("station_counters")
HP: Final[i64] = LAYOUT.seat_number("hull_points")
ENERGY: Final[i64] = LAYOUT.seat_counts("energy", SUBSYSTEMS)
DRAINED: Final[i64] = LAYOUT.seat_counts("drained", SUBSYSTEMS)
SHIELD_LOST: Final[i64] = LAYOUT.seat_number("shield_lost")
MOVED: Final[i64] = LAYOUT.seat_numbers("spaces_moved", FLEET)
BONUS: Final[i64] = LAYOUT.seat_numbers("extra_engine", FLEET)
STATUS: Final[i64] = LAYOUT.seat_numbers("status", FLEET)
HELD: Final[i64] = LAYOUT.seat_numbers("held", FLEET)
RESPAWN: Final[i64] = LAYOUT.seat_numbers("respawn", FLEET)
DIVERTED: Final[i64] = LAYOUT.seat_number("diverted")
DAMAGED: Final[i64] = LAYOUT.seat_number("damaged")
CONVOYED: Final[i64] = LAYOUT.seat_number("beside_mothership")
TIER: Final[i64] = LAYOUT.seat_counts("technology", CATEGORIES)
BRANCH: Final[i64] = LAYOUT.seat_numbers("branches", 3)
KILL_POINTS: Final[i64] = LAYOUT.seat_number("points_for_kills")
OUT: Final[i64] = LAYOUT.seat_number("out")
WON: Final[i64] = LAYOUT.seat_number("won")
RESOURCES: Final[i64] = LAYOUT.seat_number("resources", PRIVATE)
CARDS_HELD: Final[i64] = LAYOUT.seat_counts("hand", CARDS, HAND, "cards")

BLOCKS: Final[i64] = LAYOUT.close()
STRIDE: Final[i64] = LAYOUT.stride

# Bits of STATUS.
ATTACKED: Final = 1
MOVEMENT_OVER: Final = 2
DEFLECTED: Final = 4
ROPED: Final = 8
JUMPED: Final = 16
PUNCHED: Final = 32  # and above it: how often Punch It! doubled the engine

SEAT_NAMES: Final = tuple(f"seat {seat + 1}" for seat in range(MOST_SEATS))
ENERGIES: Final = tuple(str(energy) for energy in range(MOST_ENERGY + 1))
PLANET_NAMES: Final = tuple(f"planet {planet + 1}" for planet in range(MOST_PLANETS))

ACTIONS: Final = ActionTable()
END_TURN: Final[i64] = ACTIONS.verb("end", ["turn"])
PASS: Final[i64] = ACTIONS.verb("pass")
FIRE: Final[i64] = ACTIONS.verb("fire")
DEPLOY: Final[i64] = ACTIONS.verb("deploy")
ORDER: Final[i64] = ACTIONS.verb("order", SHIPS)
JOIN: Final[i64] = ACTIONS.verb("join", SHIPS)
PICK: Final[i64] = ACTIONS.verb("pick", SHIPS)
USE: Final[i64] = ACTIONS.verb("use", ABILITIES)
DIVERT: Final[i64] = ACTIONS.verb("divert")
SET_ENGINES: Final[i64] = ACTIONS.verb("engines", ENERGIES)
SET_WEAPONS: Final[i64] = ACTIONS.verb("weapons", ENERGIES)
SUBSYSTEM: Final[i64] = ACTIONS.verb("subsystem", SUBSYSTEMS)
BUY: Final[i64] = ACTIONS.verb("buy", ["card"])
SELL: Final[i64] = ACTIONS.verb("sell", CARDS)
RESEARCH: Final[i64] = ACTIONS.verb("research", CATEGORIES + BRANCHES)
EXPLORE: Final[i64] = ACTIONS.verb("explore", PLANET_NAMES)
PLAY: Final[i64] = ACTIONS.verb("play", CARDS)
OVERCHARGE: Final[i64] = ACTIONS.verb("overcharge")
PLAYER: Final[i64] = ACTIONS.verb("player", SEAT_NAMES)
DRAW: Final[i64] = ACTIONS.verb("draw", ["card"])
STEAL: Final[i64] = ACTIONS.verb("steal", ["card"])
DOUBLE: Final[i64] = ACTIONS.verb("double", ["event"])
AVOID: Final[i64] = ACTIONS.verb("avoid", ["event"])
PLACE: Final[i64] = ACTIONS.verb("place", NAMES)
MOVE: Final[i64] = ACTIONS.verb("move", NAMES)
ENTER: Final[i64] = ACTIONS.verb("enter", NAMES)
ATTACK: Final[i64] = ACTIONS.verb("attack", NAMES)
TARGET: Final[i64] = ACTIONS.verb("target", NAMES)

_SHIP: Final = Argument("ship", SHIPS)
_SPACE: Final = Argument("space", NAMES)
_CARD: Final = Argument("card", CARDS)
_OWNER: Final = Argument("owner", SEAT_NAMES)
_PLANET: Final = Argument("planet", PLANET_NAMES)

EVENTS: Final = EventTable()
ROLLED_FOR_START: Final[i64] = EVENTS.kind("rolled_for_start", Argument("die"))
PLACED: Final[i64] = EVENTS.kind("placed", _SHIP, _SPACE)
TURN_BEGAN: Final[i64] = EVENTS.kind("turn_began", Argument("round"))
SHIP_MOVED: Final[i64] = EVENTS.kind("moved", _SHIP, _SPACE)
SHIP_WARPED: Final[i64] = EVENTS.kind("warped", _SHIP, _SPACE)
STATION_WARPED: Final[i64] = EVENTS.kind("station_warped", _SPACE)
ENERGY_DIVERTED: Final[i64] = EVENTS.kind(
    "diverted", Argument("engines"), Argument("weapons"), Argument("shields")
)
FIGHT_BEGAN: Final[i64] = EVENTS.kind(
    "fight_began",
    Argument("fight", FIGHTS),
    _SPACE,
    Argument("owner", ("nobody", *SEAT_NAMES)),
)
SHIP_JOINED: Final[i64] = EVENTS.kind("joined", _SHIP)
DIE_ROLLED: Final[i64] = EVENTS.kind("rolled", _SHIP, Argument("die"), Argument("faces"))
FIELD_ROLLED: Final[i64] = EVENTS.kind("field_rolled", Argument("die"))
MISSILE_ROLLED: Final[i64] = EVENTS.kind("missile_rolled", Argument("die"))
TOTALS: Final[i64] = EVENTS.kind("totals", Argument("attack"), Argument("defence"))
STATION_HIT: Final[i64] = EVENTS.kind("station_hit", Argument("counters"), Argument("damage"))
HULL_HIT: Final[i64] = EVENTS.kind("hull_hit", Argument("hull"), Argument("shield"))
HULL_REPAIRED: Final[i64] = EVENTS.kind("repaired", Argument("hull"))
SHIP_EXPLODED: Final[i64] = EVENTS.kind("exploded", _SHIP, _SPACE)
STATION_EXPLODED: Final[i64] = EVENTS.kind("station_exploded", _SPACE)
SHIP_SAVED: Final[i64] = EVENTS.kind("saved", _SHIP)
SHIP_RESPAWNED: Final[i64] = EVENTS.kind("respawned", _SHIP, _SPACE)
SHIP_HELD: Final[i64] = EVENTS.kind("held", _SHIP)
LOOTED: Final[i64] = EVENTS.kind("looted", Argument("count"))
COLLECTED: Final[i64] = EVENTS.kind("collected", Argument("count"))
GAINED: Final[i64] = EVENTS.kind("gained", Argument("count"))
PLANET_CAPTURED: Final[i64] = EVENTS.kind("captured", _PLANET, _SPACE)
PLANET_HELD_OUT: Final[i64] = EVENTS.kind(
    "held_out", _PLANET, Argument("total"), Argument("needed")
)
PLANET_REMOVED: Final[i64] = EVENTS.kind("planet_removed", _PLANET, _SPACE)
PLANET_FREED: Final[i64] = EVENTS.kind("planet_freed", _PLANET)
ARTIFACT_FOUND: Final[i64] = EVENTS.kind(
    "artifact_found", Argument("artifact", ("nothing", *ARTIFACT_NAMES)), _PLANET
)
CARD_DRAWN: Final[i64] = EVENTS.kind("drew", Argument("card", CARDS, secret=True))
CARD_BOUGHT: Final[i64] = EVENTS.kind("bought", Argument("card", CARDS, secret=True))
CARD_SOLD: Final[i64] = EVENTS.kind("sold", _CARD, Argument("value"))
CARD_STOLEN: Final[i64] = EVENTS.kind("stole", _OWNER, Argument("card", CARDS, secret=True))
CARD_LOST: Final[i64] = EVENTS.kind(
    "lost_card", Argument("thief", SEAT_NAMES), Argument("card", CARDS, secret=True)
)
CARD_PLAYED: Final[i64] = EVENTS.kind("played", _CARD)
CARD_CANCELLED: Final[i64] = EVENTS.kind("cancelled", _CARD)
WALLET_TAKEN: Final[i64] = EVENTS.kind("took_resource", _OWNER)
ENERGY_DRAINED: Final[i64] = EVENTS.kind("drained", Argument("subsystem", SUBSYSTEMS))
ENERGY_GAINED: Final[i64] = EVENTS.kind("charged", Argument("subsystem", SUBSYSTEMS))
SHIELD_BROKEN: Final[i64] = EVENTS.kind("shield_broken")
RESEARCHED: Final[i64] = EVENTS.kind(
    "researched", Argument("technology", CATEGORIES + BRANCHES), Argument("tier")
)
ROLL_OVERCHARGED: Final[i64] = EVENTS.kind("overcharged")
ABILITY_USED: Final[i64] = EVENTS.kind("used", Argument("ability", ABILITIES))
EVENT_ROLLED: Final[i64] = EVENTS.kind("event_rolled", Argument("random_event", RANDOM_EVENTS))
EVENT_ANSWERED: Final[i64] = EVENTS.kind("event_answered", Argument("answer", EVENT_ANSWERS))
EVENT_ENDED: Final[i64] = EVENTS.kind("event_ended", Argument("random_event", RANDOM_EVENTS))
BLOCKADE_BEGAN: Final[i64] = EVENTS.kind("blockade_began")
WENT_OUT: Final[i64] = EVENTS.kind("went_out")
GAME_WON: Final[i64] = EVENTS.kind("won")
GAME_DRAWN: Final[i64] = EVENTS.kind("drawn")
DIE_THROWN: Final[i64] = EVENTS.kind("threw", Argument("die"), Argument("faces"))
HULL_PAID: Final[i64] = EVENTS.kind("paid_hull", Argument("hull"))
AIMED_AT_SHIP: Final[i64] = EVENTS.kind("aimed_at_ship", _OWNER, _SHIP, _SPACE)
AIMED_AT_STATION: Final[i64] = EVENTS.kind("aimed_at_station", _OWNER, _SPACE)
AIMED_AT_PLANET: Final[i64] = EVENTS.kind("aimed_at_planet", _PLANET, _SPACE)
AIMED_AT_PLAYER: Final[i64] = EVENTS.kind("aimed_at_player", _OWNER)


def block(seat: i64) -> i64:
    """The first cell of a seat's block."""
    return BLOCKS + seat * STRIDE

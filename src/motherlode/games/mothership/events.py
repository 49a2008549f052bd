"""The events of Mothership: every kind of fact that is reported to players."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.event_table import Argument, EventTable

from . import kinds
from .hexes import NAMES

_SHIP: Final = Argument("ship", kinds.SHIPS)
_SPACE: Final = Argument("space", NAMES)
_CARD: Final = Argument("card", kinds.CARDS)
_OWNER: Final = Argument("owner", kinds.SEAT_NAMES)
_PLANET: Final = Argument("planet", kinds.PLANET_NAMES)

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
    Argument("fight", kinds.FIGHTS),
    _SPACE,
    Argument("owner", ("nobody", *kinds.SEAT_NAMES)),
)
SHIP_JOINED: Final[i64] = EVENTS.kind("joined", _SHIP)
DIE_ROLLED: Final[i64] = EVENTS.kind("rolled", _SHIP, Argument("die"), Argument("faces"))
FIELD_ROLLED: Final[i64] = EVENTS.kind("field_rolled", Argument("die"))
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
    "artifact_found", Argument("artifact", ("nothing", *kinds.ARTIFACT_NAMES)), _PLANET
)
CARD_DRAWN: Final[i64] = EVENTS.kind("drew", Argument("card", kinds.CARDS, secret=True))
CARD_BOUGHT: Final[i64] = EVENTS.kind("bought", Argument("card", kinds.CARDS, secret=True))
CARD_SOLD: Final[i64] = EVENTS.kind("sold", _CARD, Argument("value"))
CARD_STOLEN: Final[i64] = EVENTS.kind("stole", _OWNER, Argument("card", kinds.CARDS, secret=True))
CARD_LOST: Final[i64] = EVENTS.kind(
    "lost_card", Argument("thief", kinds.SEAT_NAMES), Argument("card", kinds.CARDS, secret=True)
)
CARD_PLAYED: Final[i64] = EVENTS.kind("played", _CARD)
CARD_CANCELLED: Final[i64] = EVENTS.kind("cancelled", _CARD)
WALLET_TAKEN: Final[i64] = EVENTS.kind("took_resource", _OWNER)
WALLET_EMPTY: Final[i64] = EVENTS.kind("took_nothing", _OWNER)
ENERGY_DRAINED: Final[i64] = EVENTS.kind("drained", Argument("subsystem", kinds.SUBSYSTEMS))
ENERGY_GAINED: Final[i64] = EVENTS.kind("charged", Argument("subsystem", kinds.SUBSYSTEMS))
SHIELD_BROKEN: Final[i64] = EVENTS.kind("shield_broken")
RESEARCHED: Final[i64] = EVENTS.kind(
    "researched", Argument("technology", kinds.RESEARCH_LINES), Argument("tier")
)
ORANGE_TILE_BOUGHT: Final[i64] = EVENTS.kind("recharged", Argument("count"))
ROLL_OVERCHARGED: Final[i64] = EVENTS.kind("overcharged")
ABILITY_USED: Final[i64] = EVENTS.kind("used", Argument("ability", kinds.ABILITIES))
EVENT_ROLLED: Final[i64] = EVENTS.kind(
    "event_rolled", Argument("random_event", kinds.RANDOM_EVENTS)
)
EVENT_ANSWERED: Final[i64] = EVENTS.kind("event_answered", Argument("answer", kinds.EVENT_ANSWERS))
EVENT_ENDED: Final[i64] = EVENTS.kind("event_ended", Argument("random_event", kinds.RANDOM_EVENTS))
BLOCKADE_BEGAN: Final[i64] = EVENTS.kind("blockade_began")
WENT_OUT: Final[i64] = EVENTS.kind("went_out")
GAME_WON: Final[i64] = EVENTS.kind("won")
GAME_DRAWN: Final[i64] = EVENTS.kind("drawn")
DIE_THROWN: Final[i64] = EVENTS.kind("threw", Argument("die"), Argument("faces"))
HULL_PAID: Final[i64] = EVENTS.kind("paid_hull", Argument("hull"))
AIMED_AT_SHIP: Final[i64] = EVENTS.kind("aimed_at_ship", _OWNER, _SHIP, _SPACE)
AIMED_AT_STATION: Final[i64] = EVENTS.kind("aimed_at_station", _OWNER, _SPACE)
AIMED_AT_PLANET: Final[i64] = EVENTS.kind("aimed_at_planet", _PLANET, _SPACE)
AIMED_AT_ADDED: Final[i64] = EVENTS.kind("aimed_at_added", _OWNER, _SHIP)
AIMED_AT_SPACE: Final[i64] = EVENTS.kind("aimed_at_space", _SPACE)
AIMED_AT_PLAYER: Final[i64] = EVENTS.kind("aimed_at_player", _OWNER)

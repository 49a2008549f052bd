"""The schema of the content files of Mothership."""

from typing import Annotated

import msgspec
from msgspec import Meta

from .content_limits import Count, Counters, Die, Positive, Range, Text, Tier


class _Table(msgspec.Struct, forbid_unknown_fields=True):
    """A table of the content files; unknown keys and bad values are refused."""


class Mothership(_Table):
    hull: Positive
    respawn_hull: Positive


class Station(_Table):
    counters: Positive
    counter_hull: Positive


class Energy(_Table):
    engines: Counters
    weapons: Counters
    shields: Counters
    most: Counters


class SmallShip(_Table):
    engine: Positive
    die: Die


class Asteroids(_Table):
    die: Die


class Planet(_Table):
    capture: Positive
    income: Count
    explore: Count


class Economy(_Table):
    start_cards: Annotated[int, Meta(ge=0, le=10)]
    start_resources: Count
    card_price: Positive
    station_income: Count


class Loot(_Table):
    small: Count
    big: Count


class Points(_Table):
    small: Count
    mothership: Count
    station: Count
    planet: Count


class GameSection(_Table):
    rounds: Annotated[int, Meta(ge=1, le=1000)]
    placement: Annotated[int, Meta(ge=2, le=4)]


class SoloLevel(_Table):
    """A level of the Solo Challenge: the energy in each subsystem of the NPC, and its tier."""

    energy: Counters
    tier: Tier


class Solo(_Table):
    """The levels of the Solo Challenge (M54)."""

    level_1: SoloLevel
    level_2: SoloLevel
    level_3: SoloLevel
    level_4: SoloLevel
    level_5: SoloLevel
    level_6: SoloLevel
    level_7: SoloLevel
    level_8: SoloLevel
    level_9: SoloLevel


LEVELS = len(Solo.__struct_fields__)


class Card(_Table):
    """A kind of Action card. Name and text are for editions; the box's are in the catalogues."""

    count: Count
    value: Count
    amount: Count
    push: Count = 0
    name: Text = ""
    text: Text = ""


class Industry(_Table):
    """The numbers of a branch's tiles; the key has the tier if several tiles have such a number."""

    income_1: Count
    income_2: Count
    card_price: Positive
    income_4: Count
    mining_die: Die


class Dominion(_Table):
    hold_2: Count
    planets_for_one: Positive
    hold_4: Count
    repair_per_planet: Count


class Assault(_Table):
    attack_1: Count
    attack_2: Count
    overcharge: Count
    overcharge_price: Count
    attack_4: Count
    torpedo_range: Range


class Bulwark(_Table):
    defence_2: Count
    wingman: Count
    defence_4: Count
    beam: Count
    beam_hull: Count


class Logistics(_Table):
    engine_1: Count
    engine_2: Count
    siege: Count
    tractor_range: Range


class Engineering(_Table):
    energy_2: Count
    repair: Count
    energy_4: Count
    missile_range: Range
    missile_die: Die


class Prices(_Table):
    """The price of a tile, by its tier."""

    tier_1: Positive
    tier_2: Positive
    tier_3: Positive
    tier_4: Positive
    tier_5: Positive


class Technology(_Table):
    """The table `technology`: the prices by tier, and the six branches."""

    prices: Prices
    industry: Industry
    dominion: Dominion
    assault: Assault
    bulwark: Bulwark
    logistics: Logistics
    engineering: Engineering


class Artifact(_Table):
    """An Artifact. Name and text are for editions; the box's are in the catalogues."""

    effect: Text
    amount: Count
    name: Text = ""
    text: Text = ""


class Layout(_Table):
    players: Annotated[int, Meta(ge=1, le=6)]
    map: Annotated[str, Meta(max_length=2000)]


class Content(_Table):
    rebuilt: list[str]
    mothership: Mothership
    station: Station
    energy: Energy
    fighter: SmallShip
    bomber: SmallShip
    asteroids: Asteroids
    planet: Planet
    economy: Economy
    loot: Loot
    points: Points
    game: GameSection
    solo: Solo
    cards: dict[str, Card]
    technology: Technology
    artifacts: dict[str, Artifact]
    layouts: dict[str, Layout]


def layouts_for(content: Content, seats: int) -> list[str]:
    """The names of the layouts for a number of players, in the order of the file."""
    return [name for name, layout in content.layouts.items() if layout.players == seats]

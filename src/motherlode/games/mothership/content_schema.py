"""The schema of the content files of Mothership."""

from typing import Annotated

import msgspec
from msgspec import Meta

from .content_value_types import Count, Counters, Die, Positive, Text, Tier


class _Section(msgspec.Struct, forbid_unknown_fields=True):
    """A section of the content files; unknown keys and bad values are refused."""


class Mothership(_Section):
    hull: Positive
    respawn_hull: Positive


class Station(_Section):
    counters: Positive
    counter_hull: Positive


class EnergyRows(_Section):
    """The rows of the Control Panel: what each amount of energy gives, from 0 on (M3)."""

    engines: list[Count]
    weapons: list[Annotated[int, Meta(ge=0, le=20)]]
    shields: list[Count]


class Energy(_Section):
    engines: Counters
    weapons: Counters
    shields: Counters
    most: Counters
    rows: EnergyRows


class SmallShip(_Section):
    engine: Positive
    die: Die


class Asteroids(_Section):
    die: Die


class Planet(_Section):
    capture: Positive
    income: Count
    explore: Count


class Economy(_Section):
    start_cards: Annotated[int, Meta(ge=0, le=10)]
    start_resources: Count
    card_price: Positive
    station_income: Count


class Loot(_Section):
    small: Count
    big: Count


class Points(_Section):
    small: Count
    mothership: Count
    station: Count
    planet: Count


class RandomEvents(_Section):
    """The numbers of the Random Events that have one (M53)."""

    offworld_trading: Positive
    solar_storm: Count
    free_samples: Annotated[int, Meta(ge=0, le=10)]


class GameSection(_Section):
    rounds: Annotated[int, Meta(ge=1, le=1000)]
    placement: Annotated[int, Meta(ge=2, le=4)]


class SoloLevel(_Section):
    """A level of the Solo Challenge: the energy in each subsystem of the NPC, and its tier."""

    energy: Counters
    tier: Tier


class Solo(_Section):
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


class Card(_Section):
    """A kind of Action card. Name and text are for editions; the box's are in the catalogues."""

    count: Count
    value: Count
    amount: Count
    defending: bool
    push: Count = 0
    name: Text = ""
    text: Text = ""


class TileEffect(_Section):
    """An effect of a tile, by its name in the vocabulary, with its numbers.

    `ships` and `at` limit it to some kinds of ship and some occasions; empty lists limit nothing.
    """

    effect: Text
    amount: Count = 0
    range: Annotated[int, Meta(ge=0, le=30)] = 0
    die: Annotated[int, Meta(ge=0, le=20)] = 0
    throws: Annotated[int, Meta(ge=0, le=6)] = 0
    hull: Count = 0
    ships: list[str] = []
    at: list[str] = []


class Tile(_Section):
    """A tile of the tree. Name and text are for editions; the box's are in the catalogues."""

    effects: list[TileEffect]
    mark: Text = "none"
    name: Text = ""
    text: Text = ""


class Prices(_Section):
    """The price of a tile, by its tier."""

    tier_1: Positive
    tier_2: Positive
    tier_3: Positive
    tier_4: Positive
    tier_5: Positive


class Technology(_Section):
    """The table `technology`: the prices by tier, and the tile of every place."""

    prices: Prices
    tiles: dict[str, Tile]


class Artifact(_Section):
    """An Artifact. Name and text are for editions; the box's are in the catalogues."""

    effect: Text
    amount: Count
    name: Text = ""
    text: Text = ""


class Layout(_Section):
    players: Annotated[int, Meta(ge=1, le=6)]
    map: Annotated[str, Meta(max_length=2000)]


class Content(_Section):
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
    random_events: RandomEvents
    game: GameSection
    solo: Solo
    cards: dict[str, Card]
    technology: Technology
    artifacts: dict[str, Artifact]
    layouts: dict[str, Layout]


def layouts_for(content: Content, seats: int) -> list[str]:
    """The names of the layouts for a number of players, in the order of the file."""
    return [name for name, layout in content.layouts.items() if layout.players == seats]

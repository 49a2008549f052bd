"""The schema of the content files of Mothership."""

from typing import Annotated

import msgspec
from msgspec import Meta

from motherlode.games.mothership.content_limits import (
    Count,
    Counters,
    Die,
    Positive,
    Text,
    Tier,
    list_of,
)

from . import kinds
from .technology import tiles

LEVELS = 9
"""The levels of the Solo Challenge (M54)."""


class _Table(msgspec.Struct, forbid_unknown_fields=True):
    """A table of the files: every key known, every value checked."""


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


class Solo(_Table):
    """A number for each level."""

    energy: Annotated[list[Counters], Meta(min_length=LEVELS, max_length=LEVELS)]
    tier: Annotated[list[Tier], Meta(min_length=LEVELS, max_length=LEVELS)]


class Card(_Table):
    """A kind of Action card. Only editions give a name and a text: those of the box are words."""

    count: Count
    value: Count
    amount: Count
    push: Count = 0
    name: Text = ""
    text: Text = ""


def branch_table(branch: str) -> type[msgspec.Struct]:
    """The schema of a branch's table, by its tiles; keys that several tiles share hold lists."""
    fields = [
        (key, limits if count == 1 else list_of(limits, count))
        for key, (limits, count) in tiles.numbers_of(branch).items()
    ]
    return msgspec.defstruct(branch, fields, bases=(_Table,))


Technology = msgspec.defstruct(
    "Technology",
    [
        ("prices", list_of(Positive, kinds.TIERS)),
        *((branch, branch_table(branch)) for branch in kinds.BRANCHES),
    ],
    bases=(_Table,),
)


class Artifact(_Table):
    """An Artifact. Only editions give a name and a text: those of the box are words."""

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
    technology: Technology  # type: ignore[valid-type]  # made of the rows of tiles
    artifacts: dict[str, Artifact]
    layouts: dict[str, Layout]


def layouts_for(content: Content, seats: int) -> list[str]:
    """The names of the layouts for a number of players, in the order of the file."""
    return [name for name, layout in content.layouts.items() if layout.players == seats]

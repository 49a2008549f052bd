"""The content as typed fields for compiled rules, under the names of the content file.

There is a class for each table of the file; `content_schema` checks the file and describes its
numbers.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel import piles

from . import content_schema, kinds


@final
class Cubes:
    def __init__(self, table: content_schema.Cubes) -> None:
        self.count = vec[i64]([table.dirt, table.iron, table.ember, table.copper, table.gold])
        """How many there are of each `Cube`."""
        self.steam: i64 = table.steam


@final
class Gold:
    def __init__(self, table: content_schema.Gold) -> None:
        self.in_mine: i64 = table.in_mine
        self.discover: i64 = table.discover
        self.to_win: i64 = table.to_win


@final
class Turn:
    def __init__(self, table: content_schema.Turn) -> None:
        self.draft_draw: i64 = table.draft_draw
        self.basic_mining: i64 = table.basic_mining
        self.geothermal: i64 = table.geothermal
        self.keep: i64 = table.keep
        self.offers: i64 = table.offers
        self.few_offers: i64 = table.few_offers
        self.failed_offers: i64 = table.failed_offers
        self.idle_rounds: i64 = table.idle_rounds


class Card:
    """The numbers that the card of every Device has: the size of its stack, and its cost."""

    def __init__(self, table: content_schema.Device) -> None:
        self.stack: i64 = table.stack
        self.cost = vec[i64]([table.iron, table.ember, table.copper])
        """How many cubes of each `Material` are printed on the card."""


@final
class Drill(Card):
    def __init__(self, table: content_schema.Drill) -> None:
        super().__init__(table)
        self.power: i64 = table.power
        self.overhead: i64 = table.overhead
        self.excavate: i64 = table.excavate


@final
class Steambot(Card):
    def __init__(self, table: content_schema.Steambot) -> None:
        super().__init__(table)
        self.excavate: i64 = table.excavate
        self.keep: i64 = table.keep


@final
class Boiler(Card):
    def __init__(self, table: content_schema.Boiler) -> None:
        super().__init__(table)
        self.steam: i64 = table.steam


@final
class Dynamite(Card):
    def __init__(self, table: content_schema.Dynamite) -> None:
        super().__init__(table)
        self.excavate: i64 = table.excavate


@final
class Megalodrill(Card):
    def __init__(self, table: content_schema.Megalodrill) -> None:
        super().__init__(table)
        self.power: i64 = table.power
        self.overhead: i64 = table.overhead
        self.excavate: i64 = table.excavate


@final
class Prospector:
    def __init__(self, table: content_schema.Prospector) -> None:
        self.basic_mining: i64 = table.basic_mining
        self.geothermal: i64 = table.geothermal


@final
class Pilot:
    def __init__(self, table: content_schema.Pilot) -> None:
        self.basic_mining: i64 = table.basic_mining
        self.overhead: i64 = table.overhead


@final
class Engineer:
    def __init__(self, table: content_schema.Engineer) -> None:
        self.percent: i64 = table.percent
        self.fewer: i64 = table.fewer


@final
class Saboteur:
    def __init__(self, table: content_schema.Saboteur) -> None:
        self.machines: i64 = table.machines


@final
class Automaton:
    def __init__(self, table: content_schema.Automaton) -> None:
        self.rate: i64 = table.rate
        self.markers: i64 = table.markers
        self.per_gold: i64 = table.per_gold
        self.easy_alone: i64 = table.easy_alone
        self.hard_alone: i64 = table.hard_alone
        self.easy_several: i64 = table.easy_several
        self.hard_several: i64 = table.hard_several

    def per_device(self, level: i64, seats: i64) -> i64:
        """By how much a built Device raises the Automaton's rate (K41)."""
        if seats > 1:
            return self.hard_several if level == kinds.HARD else self.easy_several
        return self.hard_alone if level == kinds.HARD else self.easy_alone


@final
class Params:
    """All numbers of the content, and the limit of offers that the option `trades` sets (K47)."""

    def __init__(self, table: content_schema.Content, trades: str = "book") -> None:
        self.cubes = Cubes(table.cubes)
        self.gold = Gold(table.gold)
        self.turn = Turn(table.turn)
        self.drill = Drill(table.drill)
        self.steambot = Steambot(table.steambot)
        self.boiler = Boiler(table.boiler)
        self.dynamite = Dynamite(table.dynamite)
        self.megalodrill = Megalodrill(table.megalodrill)
        self.prospector = Prospector(table.prospector)
        self.pilot = Pilot(table.pilot)
        self.engineer = Engineer(table.engineer)
        self.saboteur = Saboteur(table.saboteur)
        self.automaton = Automaton(table.automaton)
        self.devices = vec[Card](
            [self.drill, self.steambot, self.boiler, self.dynamite, self.megalodrill]
        )
        """The card of each `Device`."""
        self.half_prices = vec[i64]([self._half_price(card) for card in self.devices])
        """How many of its printed cubes each `Device` costs the Engineer (K36)."""
        self.offer_limit: i64 = self._offer_limit(trades)
        """How many offers may be made in a turn (K47)."""

    def _half_price(self, card: Card) -> i64:
        printed = piles.total(card.cost, 0, kinds.MATERIAL_COUNT)
        share = (printed * self.engineer.percent + 99) // 100
        return max(share - self.engineer.fewer, 0)

    def _offer_limit(self, trades: str) -> i64:
        if trades == "off":
            return 0
        return self.turn.few_offers if trades == "few" else self.turn.offers

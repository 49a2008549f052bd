"""The content as typed fields for compiled rules, under the names of the content file.

There is a class for each section of the file; `content_schema` checks the file and describes its
numbers.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from . import content_schema, kinds


@final
class Cubes:
    def __init__(self, section: content_schema.Cubes) -> None:
        self.count: Final = vec[i64](
            [section.dirt, section.iron, section.ember, section.copper, section.gold]
        )
        """How many there are of each `Cube`."""
        self.steam: i64 = section.steam


@final
class Gold:
    def __init__(self, section: content_schema.Gold) -> None:
        self.in_mine: i64 = section.in_mine
        self.discover: i64 = section.discover
        self.to_win: i64 = section.to_win


@final
class Turn:
    def __init__(self, section: content_schema.Turn) -> None:
        self.draft_draw: i64 = section.draft_draw
        self.basic_mining: i64 = section.basic_mining
        self.geothermal: i64 = section.geothermal
        self.keep: i64 = section.keep
        self.offers: i64 = section.offers
        self.few_offers: i64 = section.few_offers
        self.failed_offers: i64 = section.failed_offers
        self.idle_rounds: i64 = section.idle_rounds


class Card:
    """The numbers that the card of every Device has: the size of its stack, and its cost."""

    def __init__(self, section: content_schema.Device) -> None:
        self.stack: i64 = section.stack
        self.cost: Final = vec[i64]([section.iron, section.ember, section.copper])
        """How many cubes of each `Material` are printed on the card."""


@final
class Drill(Card):
    def __init__(self, section: content_schema.Drill) -> None:
        super().__init__(section)
        self.power: i64 = section.power
        self.overhead: i64 = section.overhead
        self.excavate: i64 = section.excavate


@final
class Steambot(Card):
    def __init__(self, section: content_schema.Steambot) -> None:
        super().__init__(section)
        self.excavate: i64 = section.excavate
        self.keep: i64 = section.keep


@final
class Boiler(Card):
    def __init__(self, section: content_schema.Boiler) -> None:
        super().__init__(section)
        self.steam: i64 = section.steam


@final
class Dynamite(Card):
    def __init__(self, section: content_schema.Dynamite) -> None:
        super().__init__(section)
        self.excavate: i64 = section.excavate


@final
class Megalodrill(Card):
    def __init__(self, section: content_schema.Megalodrill) -> None:
        super().__init__(section)
        self.power: i64 = section.power
        self.overhead: i64 = section.overhead
        self.excavate: i64 = section.excavate


@final
class Prospector:
    def __init__(self, section: content_schema.Prospector) -> None:
        self.basic_mining: i64 = section.basic_mining
        self.geothermal: i64 = section.geothermal


@final
class Pilot:
    def __init__(self, section: content_schema.Pilot) -> None:
        self.basic_mining: i64 = section.basic_mining
        self.overhead: i64 = section.overhead


@final
class Engineer:
    def __init__(self, section: content_schema.Engineer) -> None:
        self.percent: i64 = section.percent
        self.fewer: i64 = section.fewer
        self.free: Final = [kinds.MATERIALS.index(material) for material in section.free]
        """The materials that the helped machine costs nothing of."""


@final
class Saboteur:
    def __init__(self, section: content_schema.Saboteur) -> None:
        self.machines: i64 = section.machines


@final
class Automaton:
    def __init__(self, section: content_schema.Automaton) -> None:
        self.rate: i64 = section.rate
        self.markers: i64 = section.markers
        self.per_gold: i64 = section.per_gold
        self.easy_alone: i64 = section.easy_alone
        self.hard_alone: i64 = section.hard_alone
        self.easy_several: i64 = section.easy_several
        self.hard_several: i64 = section.hard_several

    def per_device(self, level: i64, seats: i64) -> i64:
        """By how much a built Device raises the Automaton's rate (K41)."""
        if seats > 1:
            return self.hard_several if level == kinds.HARD else self.easy_several
        return self.hard_alone if level == kinds.HARD else self.easy_alone


@final
class Params:
    """All numbers of the content, and the limit of offers that the option `trades` sets (K47)."""

    def __init__(self, content: content_schema.Content, trades: str = "book") -> None:
        self.cubes: Final = Cubes(content.cubes)
        self.gold: Final = Gold(content.gold)
        self.turn: Final = Turn(content.turn)
        self.drill: Final = Drill(content.drill)
        self.steambot: Final = Steambot(content.steambot)
        self.boiler: Final = Boiler(content.boiler)
        self.dynamite: Final = Dynamite(content.dynamite)
        self.megalodrill: Final = Megalodrill(content.megalodrill)
        self.prospector: Final = Prospector(content.prospector)
        self.pilot: Final = Pilot(content.pilot)
        self.engineer: Final = Engineer(content.engineer)
        self.saboteur: Final = Saboteur(content.saboteur)
        self.automaton: Final = Automaton(content.automaton)
        self.devices: Final = vec[Card](
            [self.drill, self.steambot, self.boiler, self.dynamite, self.megalodrill]
        )
        """The card of each `Device`."""
        self.costs: Final = vec[i64]([cubes for card in self.devices for cubes in card.cost])
        """The printed cubes of all Devices, one Device after the other."""
        self.engineer_costs: Final = vec[i64](
            [cubes for card in self.devices for cubes in self._engineer_cost(card)]
        )
        """The printed cubes that the Engineer may pay with, one Device after the other (K36)."""
        self.half_prices: Final = vec[i64]([self._half_price(card) for card in self.devices])
        """How many of these cubes each `Device` costs the Engineer (K36)."""
        self.offer_limit: i64 = self._offer_limit(trades)
        """How many offers may be made in a turn (K47)."""

    def _engineer_cost(self, card: Card) -> list[int]:
        """The printed cubes of a card, without those of materials that are free (K36)."""
        free = self.engineer.free
        return [0 if i in free else int(card.cost[i]) for i in range(kinds.MATERIAL_COUNT)]

    def _half_price(self, card: Card) -> i64:
        printed: i64 = sum(self._engineer_cost(card))
        share = (printed * self.engineer.percent + 99) // 100
        return max(share - self.engineer.fewer, 0)

    def _offer_limit(self, trades: str) -> i64:
        if trades == "off":
            return 0
        return self.turn.few_offers if trades == "few" else self.turn.offers

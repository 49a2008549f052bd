"""The numbers of the content file as compiled rules read them."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Numbers:
    """Made by `content.numbers`; the names are those of the content file."""

    def __init__(
        self,
        cubes: list[int],
        steam: int,
        gold: list[int],
        turn: list[int],
        stacks: list[int],
        costs: list[int],
        drill: list[int],
        megalodrill: list[int],
        steambot: list[int],
        boiler_steam: int,
        dynamite_excavate: int,
        prospector: list[int],
        pilot: list[int],
        engineer_percent: int,
        automaton: list[int],
        growth: list[int],
    ) -> None:
        self.cubes = vec[i64](cubes)
        self.steam: i64 = steam
        self.gold_in_mine: i64 = gold[0]
        self.gold_discovered: i64 = gold[1]
        self.gold_to_win: i64 = gold[2]
        self.draft_draw: i64 = turn[0]
        self.basic_mining: i64 = turn[1]
        self.geothermal: i64 = turn[2]
        self.keep: i64 = turn[3]
        self.offers: i64 = turn[4]
        self.stacks = vec[i64](stacks)
        self.costs = vec[i64](costs)
        self.drill_power: i64 = drill[0]
        self.drill_overhead: i64 = drill[1]
        self.drill_excavate: i64 = drill[2]
        self.mega_power: i64 = megalodrill[0]
        self.mega_overhead: i64 = megalodrill[1]
        self.mega_excavate: i64 = megalodrill[2]
        self.steambot_excavate: i64 = steambot[0]
        self.steambot_keep: i64 = steambot[1]
        self.boiler_steam: i64 = boiler_steam
        self.dynamite_excavate: i64 = dynamite_excavate
        self.prospector_mining: i64 = prospector[0]
        self.prospector_geothermal: i64 = prospector[1]
        self.pilot_mining: i64 = pilot[0]
        self.pilot_overhead: i64 = pilot[1]
        self.engineer_percent: i64 = engineer_percent
        self.automaton_rate: i64 = automaton[0]
        self.automaton_markers: i64 = automaton[1]
        self.automaton_per_gold: i64 = automaton[2]
        self.growth = vec[i64](growth)

    def cost(self, device: i64, material: i64) -> i64:
        """Cubes of a material (0 Iron, 1 Ember, 2 Copper) that a Device costs."""
        return self.costs[device * 3 + material]

    def half_price(self, device: i64) -> i64:
        """How many of its printed cubes a Device costs the Engineer, rounded up (K36)."""
        printed = self.cost(device, 0) + self.cost(device, 1) + self.cost(device, 2)
        return (printed * self.engineer_percent + 99) // 100

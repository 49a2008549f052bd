"""What a game is played with: the board, the numbers of the content files, the options."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from .board import Board


@final
class Options:
    """The options of a table as the rules read them."""

    def __init__(
        self,
        seats: int,
        teams: list[int],
        mode: int,
        target: int,
        exploration: bool,
        events: bool,
        level: int,
    ) -> None:
        self.seats: i64 = seats
        self.teams = vec[i64](teams)
        self.mode: i64 = mode
        self.target: i64 = target
        self.exploration = exploration
        self.events = events
        self.level: i64 = level


@final
class Numbers:
    """Made by `content.numbers`; the names are those of the content files."""

    def __init__(self, board: Board, options: Options) -> None:
        self.board = board
        self.seats: i64 = options.seats
        self.teams = options.teams
        self.teamed = len(set(options.teams)) < len(options.teams)
        self.mode: i64 = options.mode
        self.target: i64 = options.target
        self.exploration = options.exploration
        self.events = options.events
        self.level: i64 = options.level
        self.hull: i64 = 0
        self.respawn_hull: i64 = 0
        self.counters: i64 = 0
        self.counter_hull: i64 = 0
        self.energy = vec[i64]()
        self.most_energy: i64 = 0
        self.fighter_engine: i64 = 0
        self.fighter_die: i64 = 0
        self.bomber_engine: i64 = 0
        self.bomber_die: i64 = 0
        self.asteroid_die: i64 = 0
        self.capture: i64 = 0
        self.planet_income: i64 = 0
        self.explore_price: i64 = 0
        self.start_cards: i64 = 0
        self.start_resources: i64 = 0
        self.card_price: i64 = 0
        self.station_income: i64 = 0
        self.small_loot: i64 = 0
        self.big_loot: i64 = 0
        self.small_points: i64 = 0
        self.mothership_points: i64 = 0
        self.station_points: i64 = 0
        self.planet_points: i64 = 0
        self.most_rounds: i64 = 0
        self.placement: i64 = 0
        self.solo_energy: i64 = 0
        self.solo_tier: i64 = 0
        self.counts = vec[i64]()
        self.values = vec[i64]()
        self.amounts = vec[i64]()
        self.prices = vec[i64]()
        self.income = vec[i64]()
        self.cheap_card: i64 = 0
        self.mining_die: i64 = 0
        self.hold = vec[i64]()
        self.planets_for_one: i64 = 0
        self.repair_per_planet: i64 = 0
        self.attack = vec[i64]()
        self.overcharge_price: i64 = 0
        self.overcharge: i64 = 0
        self.torpedo_range: i64 = 0
        self.defence = vec[i64]()
        self.wingman: i64 = 0
        self.beam_hull: i64 = 0
        self.beam: i64 = 0
        self.engine = vec[i64]()
        self.siege: i64 = 0
        self.tractor_range: i64 = 0
        self.boost = vec[i64]()
        self.repair: i64 = 0
        self.missile_range: i64 = 0
        self.missile_die: i64 = 0
        self.artifact_effects = vec[i64]()
        self.artifact_amounts = vec[i64]()

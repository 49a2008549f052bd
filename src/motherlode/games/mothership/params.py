"""The parameters of a game: its board, its options, and all numbers of the content files.

A number has the same name as in the content: `[fighter] engine` is `n.fighter.engine`.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from . import content_schema, kinds, text_maps
from .technology.owned_tile_bonuses import Technology


@final
class Options:
    """The options of a game as numbers for the rules; `level` is 0 unless the game is solo.

    `goals` has the number of Victory Points with which each seat's side wins: a team adds its
    points and needs as many as its members would need apart (M52).
    """

    def __init__(
        self,
        seats: int,
        teams: list[int],
        mode: int,
        points: int,
        exploration: bool,
        events: bool,
        lean_deck: bool,
        level: int,
        planet_retries: bool,
    ) -> None:
        self.seats: i64 = seats
        self.teams = vec[i64](teams)
        self.teamed = len(set(teams)) < len(teams)
        self.mode: i64 = mode
        self.goals = vec[i64]([points * teams.count(team) for team in teams])
        self.exploration = exploration
        self.events = events
        self.lean_deck = lean_deck
        self.level: i64 = level
        self.planet_retries = planet_retries


@final
class Mothership:
    def __init__(self, table: content_schema.Mothership) -> None:
        self.hull: i64 = table.hull
        self.respawn_hull: i64 = table.respawn_hull


@final
class Station:
    def __init__(self, table: content_schema.Station) -> None:
        self.counters: i64 = table.counters
        self.counter_hull: i64 = table.counter_hull


@final
class Energy:
    """`start` has the keys `engines`, `weapons` and `shields`, by subsystem.

    By energy: the spaces that Engines give, the die of Weapons, the damage that Shields absorb.
    """

    def __init__(self, table: content_schema.Energy) -> None:
        self.start = vec[i64]([table.engines, table.weapons, table.shields])
        self.most: i64 = table.most
        self.spaces = vec[i64](table.rows.engines)
        self.dice = vec[i64](table.rows.weapons)
        self.absorbed = vec[i64](table.rows.shields)


@final
class SmallShip:
    """The numbers of `[fighter]` or `[bomber]`."""

    def __init__(self, table: content_schema.SmallShip) -> None:
        self.engine: i64 = table.engine
        self.die: i64 = table.die


@final
class Asteroids:
    def __init__(self, table: content_schema.Asteroids) -> None:
        self.die: i64 = table.die


@final
class Planet:
    def __init__(self, table: content_schema.Planet) -> None:
        self.capture: i64 = table.capture
        self.income: i64 = table.income
        self.explore: i64 = table.explore


@final
class Economy:
    def __init__(self, table: content_schema.Economy) -> None:
        self.start_cards: i64 = table.start_cards
        self.start_resources: i64 = table.start_resources
        self.card_price: i64 = table.card_price
        self.station_income: i64 = table.station_income


@final
class Loot:
    def __init__(self, table: content_schema.Loot) -> None:
        self.small: i64 = table.small
        self.big: i64 = table.big


@final
class Points:
    def __init__(self, table: content_schema.Points) -> None:
        self.small: i64 = table.small
        self.mothership: i64 = table.mothership
        self.station: i64 = table.station
        self.planet: i64 = table.planet


@final
class RandomEvents:
    def __init__(self, table: content_schema.RandomEvents) -> None:
        self.offworld_trading: i64 = table.offworld_trading
        self.solar_storm: i64 = table.solar_storm
        self.free_samples: i64 = table.free_samples


@final
class GameSection:
    def __init__(self, table: content_schema.GameSection) -> None:
        self.rounds: i64 = table.rounds
        self.placement: i64 = table.placement


@final
class Solo:
    """The numbers of one level of the Solo Challenge; of the first level in other games."""

    def __init__(self, table: content_schema.Solo, level: i64) -> None:
        numbers: content_schema.SoloLevel = getattr(table, f"level_{max(level, 1)}")
        self.energy: i64 = numbers.energy
        self.tier: i64 = numbers.tier


@final
class Cards:
    """`[cards.<name>]`: the keys `count`, `value`, `amount`, `push` and `defending` by card.

    Cards that are `left_out` have a `count` of 0.
    """

    def __init__(self, tables: dict[str, content_schema.Card], left_out: list[str]) -> None:
        cards = [tables[name] for name in kinds.CARDS]
        self.count = vec[i64](
            [0 if name in left_out else tables[name].count for name in kinds.CARDS]
        )
        self.value = vec[i64]([card.value for card in cards])
        self.amount = vec[i64]([card.amount for card in cards])
        self.push = vec[i64]([card.push for card in cards])
        self.defending = vec[i64]([int(card.defending) for card in cards])


@final
class Artifacts:
    """`[artifacts.<number>]`: the keys `effect` and `amount` by number, from 1 on."""

    def __init__(self, tables: dict[str, content_schema.Artifact]) -> None:
        found = [tables[str(number + 1)] for number in range(kinds.ARTIFACTS)]
        effects = [kinds.ARTIFACT_EFFECTS.index(artifact.effect) for artifact in found]
        self.effect = vec[i64]([int(kinds.NO_EFFECT)] + effects)
        self.amount = vec[i64]([0] + [artifact.amount for artifact in found])


@final
class Params:
    """All parameters of a game, by the names of the content's tables."""

    def __init__(
        self, tables: content_schema.Content, layout: str, options: Options, left_out: list[str]
    ) -> None:
        chosen = tables.layouts[layout]
        self.board = text_maps.board_of(chosen.map, chosen.players)
        self.options = options
        self.mothership = Mothership(tables.mothership)
        self.station = Station(tables.station)
        self.energy = Energy(tables.energy)
        self.fighter = SmallShip(tables.fighter)
        self.bomber = SmallShip(tables.bomber)
        self.asteroids = Asteroids(tables.asteroids)
        self.planet = Planet(tables.planet)
        self.economy = Economy(tables.economy)
        self.loot = Loot(tables.loot)
        self.points = Points(tables.points)
        self.random_events = RandomEvents(tables.random_events)
        self.game = GameSection(tables.game)
        self.solo = Solo(tables.solo, options.level)
        self.cards = Cards(tables.cards, left_out)
        self.artifacts = Artifacts(tables.artifacts)
        self.technology = Technology(tables.technology)

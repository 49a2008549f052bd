"""The parameters of a game: its board, its options, and all numbers of the content files.

A number has the same name as in the content: `[fighter] engine` is `n.fighter.engine`.
"""

from typing import Final, final

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
        self.teams: Final = vec[i64](teams)
        self.teamed: Final = len(set(teams)) < len(teams)
        self.mode: i64 = mode
        self.goals: Final = vec[i64]([points * teams.count(team) for team in teams])
        self.exploration: Final = exploration
        self.events: Final = events
        self.lean_deck: Final = lean_deck
        self.level: i64 = level
        self.planet_retries: Final = planet_retries


@final
class Mothership:
    def __init__(self, section: content_schema.Mothership) -> None:
        self.hull: i64 = section.hull
        self.respawn_hull: i64 = section.respawn_hull


@final
class Station:
    def __init__(self, section: content_schema.Station) -> None:
        self.counters: i64 = section.counters
        self.counter_hull: i64 = section.counter_hull


@final
class Energy:
    """The numbers of energy: at the `start` by subsystem, and what each amount of it gives.

    `spaces` are those that Engines give, `dice` the dice of Weapons, `absorbed` the damage that
    Shields absorb.
    """

    def __init__(self, section: content_schema.Energy) -> None:
        self.start: Final = vec[i64]([section.engines, section.weapons, section.shields])
        self.most: i64 = section.most
        self.spaces: Final = vec[i64](section.rows.engines)
        self.dice: Final = vec[i64](section.rows.weapons)
        self.absorbed: Final = vec[i64](section.rows.shields)


@final
class SmallShip:
    """The engine and the die of Fighters or Bombers: the section `[fighter]` or `[bomber]`."""

    def __init__(self, section: content_schema.SmallShip) -> None:
        self.engine: i64 = section.engine
        self.die: i64 = section.die


@final
class Asteroids:
    def __init__(self, section: content_schema.Asteroids) -> None:
        self.die: i64 = section.die


@final
class Planet:
    def __init__(self, section: content_schema.Planet) -> None:
        self.capture: i64 = section.capture
        self.income: i64 = section.income
        self.explore: i64 = section.explore


@final
class Economy:
    def __init__(self, section: content_schema.Economy) -> None:
        self.start_cards: i64 = section.start_cards
        self.start_resources: i64 = section.start_resources
        self.card_price: i64 = section.card_price
        self.station_income: i64 = section.station_income


@final
class Loot:
    def __init__(self, section: content_schema.Loot) -> None:
        self.small: i64 = section.small
        self.big: i64 = section.big


@final
class Points:
    def __init__(self, section: content_schema.Points) -> None:
        self.small: i64 = section.small
        self.mothership: i64 = section.mothership
        self.station: i64 = section.station
        self.planet: i64 = section.planet


@final
class RandomEvents:
    def __init__(self, section: content_schema.RandomEvents) -> None:
        self.offworld_trading: i64 = section.offworld_trading
        self.solar_storm: i64 = section.solar_storm
        self.free_samples: i64 = section.free_samples


@final
class GameSection:
    def __init__(self, section: content_schema.GameSection) -> None:
        self.rounds: i64 = section.rounds
        self.placement: i64 = section.placement


@final
class Solo:
    """The numbers of one level of the Solo Challenge; of the first level in other games."""

    def __init__(self, section: content_schema.Solo, level: i64) -> None:
        numbers: content_schema.SoloLevel = getattr(section, f"level_{max(level, 1)}")
        self.energy: i64 = numbers.energy
        self.tier: i64 = numbers.tier


@final
class Cards:
    """The numbers of Action cards: the keys of `[cards.<name>]`, each as a row by card.

    Cards that are `left_out` have a `count` of 0.
    """

    def __init__(self, content: dict[str, content_schema.Card], left_out: list[str]) -> None:
        cards = [content[name] for name in kinds.CARDS]
        self.count: Final = vec[i64](
            [0 if name in left_out else content[name].count for name in kinds.CARDS]
        )
        self.value: Final = vec[i64]([card.value for card in cards])
        self.amount: Final = vec[i64]([card.amount for card in cards])
        self.push: Final = vec[i64]([card.push for card in cards])
        self.defending: Final = vec[i64]([int(card.defending) for card in cards])


@final
class Artifacts:
    """The numbers of Artifacts: the keys `effect` and `amount` of `[artifacts.<number>]`, from 1
    on."""

    def __init__(self, content: dict[str, content_schema.Artifact]) -> None:
        found = [content[str(number + 1)] for number in range(kinds.ARTIFACTS)]
        effects = [kinds.ARTIFACT_EFFECTS.index(artifact.effect) for artifact in found]
        self.effect: Final = vec[i64]([int(kinds.NO_EFFECT)] + effects)
        self.amount: Final = vec[i64]([0] + [artifact.amount for artifact in found])


@final
class Params:
    """All parameters of a game, by the names of the content's sections."""

    def __init__(
        self,
        content: content_schema.Content,
        layout: str,
        options: Options,
        left_out: list[str],
    ) -> None:
        chosen = content.layouts[layout]
        self.board: Final = text_maps.board_of(chosen.map, chosen.players)
        self.options: Final = options
        self.mothership: Final = Mothership(content.mothership)
        self.station: Final = Station(content.station)
        self.energy: Final = Energy(content.energy)
        self.fighter: Final = SmallShip(content.fighter)
        self.bomber: Final = SmallShip(content.bomber)
        self.asteroids: Final = Asteroids(content.asteroids)
        self.planet: Final = Planet(content.planet)
        self.economy: Final = Economy(content.economy)
        self.loot: Final = Loot(content.loot)
        self.points: Final = Points(content.points)
        self.random_events: Final = RandomEvents(content.random_events)
        self.game: Final = GameSection(content.game)
        self.solo: Final = Solo(content.solo, options.level)
        self.cards: Final = Cards(content.cards, left_out)
        self.artifacts: Final = Artifacts(content.artifacts)
        self.technology: Final = Technology(content.technology)

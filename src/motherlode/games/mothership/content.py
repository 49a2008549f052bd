"""The content files of Mothership: their schema, and the numbers that the rules read."""

from typing import Annotated

import msgspec
from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64

from . import kinds, maps
from .cards import catalogue, checks
from .numbers import Numbers, Options

Count = Annotated[int, Meta(ge=0, le=60)]
Positive = Annotated[int, Meta(ge=1, le=60)]
Energy = Annotated[int, Meta(ge=0, le=kinds.MOST_ENERGY)]
Die = Annotated[int, Meta(ge=1, le=20)]
Range = Annotated[int, Meta(ge=1, le=30)]
Text = Annotated[str, Meta(max_length=200)]
Five = Annotated[list[Positive], Meta(min_length=kinds.TIERS, max_length=kinds.TIERS)]
Three = Annotated[list[Count], Meta(min_length=3, max_length=3)]
Two = Annotated[list[Count], Meta(min_length=2, max_length=2)]
Tier = Annotated[int, Meta(ge=0, le=kinds.TIERS)]
NineEnergies = Annotated[list[Energy], Meta(min_length=9, max_length=9)]
NineTiers = Annotated[list[Tier], Meta(min_length=9, max_length=9)]

DICE = (2, 4, 6, 8, 10, 12, 20)
"""The dice of the box (M5), and the d20, which an edition may take besides."""
NO_DIE = 1
"""A throw that an edition settles without a die: it always shows 1."""


class _Table(msgspec.Struct, forbid_unknown_fields=True):
    """A table of the files: every key known, every value checked."""


class MothershipTable(_Table):
    hull: Positive
    respawn_hull: Positive


class Station(_Table):
    counters: Positive
    counter_hull: Positive


class EnergyTable(_Table):
    engines: Energy
    weapons: Energy
    shields: Energy
    most: Energy


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


class Game(_Table):
    rounds: Annotated[int, Meta(ge=1, le=1000)]
    placement: Annotated[int, Meta(ge=2, le=4)]


class Solo(_Table):
    energy: NineEnergies
    tier: NineTiers


class Card(_Table):
    name: Text
    count: Count
    value: Count
    amount: Count
    text: Text


class Industry(_Table):
    income: Three
    card_price: Positive
    mining_die: Die


class Dominion(_Table):
    hold: Two
    planets_for_one: Positive
    repair_per_planet: Count


class Assault(_Table):
    attack: Three
    overcharge_price: Count
    overcharge: Count
    torpedo_range: Range


class Bulwark(_Table):
    defence: Two
    wingman: Count
    beam_hull: Count
    beam: Count


class Logistics(_Table):
    engine: Two
    siege: Count
    tractor_range: Range


class Engineering(_Table):
    energy: Two
    repair: Count
    missile_range: Range
    missile_die: Die


class Technology(_Table):
    prices: Five
    industry: Industry
    dominion: Dominion
    assault: Assault
    bulwark: Bulwark
    logistics: Logistics
    engineering: Engineering


class Artifact(_Table):
    name: Text
    effect: Text
    amount: Count
    text: Text


class LayoutTable(_Table):
    players: Annotated[int, Meta(ge=1, le=6)]
    map: Annotated[str, Meta(max_length=2000)]


class Content(_Table):
    rebuilt: list[str]
    mothership: MothershipTable
    station: Station
    energy: EnergyTable
    fighter: SmallShip
    bomber: SmallShip
    asteroids: Asteroids
    planet: Planet
    economy: Economy
    loot: Loot
    points: Points
    game: Game
    solo: Solo
    cards: dict[str, Card]
    technology: Technology
    artifacts: dict[str, Artifact]
    layouts: dict[str, LayoutTable]


def check(content: Content) -> list[tuple[str, str]]:
    """What no type can say: (key, what is wrong with it) for each fault."""
    faults = checks.check(content.cards)
    if content.mothership.respawn_hull > content.mothership.hull:
        keys = "mothership.respawn_hull mothership.hull"
        faults.append((keys, "respawn_hull is more than hull has HP (M1, M52)"))
    for row in kinds.SUBSYSTEMS:
        if getattr(content.energy, row) > content.energy.most:
            text = "more energy in a subsystem than energy.most (M3)"
            faults.append((f"energy.{row} energy.most", text))
    numbers = [str(number + 1) for number in range(kinds.ARTIFACTS)]
    if sorted(content.artifacts) != sorted(numbers):
        faults.append(("artifacts", f"the Artifacts are numbered 1 to {kinds.ARTIFACTS} (M50)"))
    for number, artifact in content.artifacts.items():
        if artifact.effect not in kinds.EFFECTS:
            known = ", ".join(kinds.EFFECTS)
            faults.append((f"artifacts.{number}.effect", f"an effect is one of {known} (M50)"))
    faults += [(key, die_fault(die)) for key, die in dice(content) if not is_die(die)]
    for name, layout in content.layouts.items():
        engine, placement = content.fighter.engine, content.game.placement
        for fault in maps.map_faults(layout.map, layout.players, engine, placement):
            keys = f"layouts.{name}.map layouts.{name}.players fighter.engine game.placement"
            faults.append((keys, fault))
    return faults


def dice(content: Content) -> list[tuple[str, int]]:
    """Every die that the files name, by its key."""
    technology = content.technology
    return [
        ("fighter.die", content.fighter.die),
        ("bomber.die", content.bomber.die),
        ("asteroids.die", content.asteroids.die),
        ("technology.industry.mining_die", technology.industry.mining_die),
        ("technology.engineering.missile_die", technology.engineering.missile_die),
        *checks.dice(content.cards),
    ]


def is_die(faces: int) -> bool:
    return faces == NO_DIE or faces in DICE


def die_fault(die: int) -> str:
    known = ", ".join(f"d{faces}" for faces in DICE)
    return f"there is no d{die}, only {known}, and {NO_DIE} for a throw without a die (M5)"


def layouts_for(content: Content, seats: int) -> list[str]:
    """The names of the layouts for so many players, in the order of the file."""
    return [name for name, layout in content.layouts.items() if layout.players == seats]


def numbers(content: Content, layout: str, options: Options) -> Numbers:
    """The content as the integers that compiled rules read."""
    table = content.layouts[layout]
    n = Numbers(maps.board_of(table.map, table.players), options)
    _set_units(n, content)
    _set_economy(n, content)
    _set_cards(n, content)
    _set_technology(n, content.technology)
    return n


def _set_units(n: Numbers, content: Content) -> None:
    n.hull = content.mothership.hull
    n.respawn_hull = content.mothership.respawn_hull
    n.counters = content.station.counters
    n.counter_hull = content.station.counter_hull
    energy = content.energy
    n.energy = vec[i64]([energy.engines, energy.weapons, energy.shields])
    n.most_energy = energy.most
    n.fighter_engine = content.fighter.engine
    n.fighter_die = content.fighter.die
    n.bomber_engine = content.bomber.engine
    n.bomber_die = content.bomber.die
    n.asteroid_die = content.asteroids.die
    n.most_rounds = content.game.rounds
    n.placement = content.game.placement
    if n.level > 0:
        n.solo_energy = content.solo.energy[n.level - 1]
        n.solo_tier = content.solo.tier[n.level - 1]


def _set_economy(n: Numbers, content: Content) -> None:
    n.capture = content.planet.capture
    n.planet_income = content.planet.income
    n.explore_price = content.planet.explore
    n.start_cards = content.economy.start_cards
    n.start_resources = content.economy.start_resources
    n.card_price = content.economy.card_price
    n.station_income = content.economy.station_income
    n.small_loot = content.loot.small
    n.big_loot = content.loot.big
    n.small_points = content.points.small
    n.mothership_points = content.points.mothership
    n.station_points = content.points.station
    n.planet_points = content.points.planet
    found = [content.artifacts[str(number + 1)] for number in range(kinds.ARTIFACTS)]
    n.artifact_effects = vec[i64](
        [0] + [kinds.EFFECTS.index(artifact.effect) for artifact in found]
    )
    n.artifact_amounts = vec[i64]([0] + [artifact.amount for artifact in found])


def _set_cards(n: Numbers, content: Content) -> None:
    """The deck of this table: cards of variants that are not played stay in the box (M51, M53)."""
    cards = [content.cards[name] for name in kinds.CARDS]
    played = {"": True, "exploration": n.exploration, "events": n.events}
    n.counts = vec[i64](
        [content.cards[card.name].count if played[card.variant] else 0 for card in catalogue.CARDS]
    )
    n.values = vec[i64]([card.value for card in cards])
    n.amounts = vec[i64]([card.amount for card in cards])


def _set_technology(n: Numbers, technology: Technology) -> None:
    n.prices = vec[i64](technology.prices)
    n.income = vec[i64](technology.industry.income)
    n.cheap_card = technology.industry.card_price
    n.mining_die = technology.industry.mining_die
    n.hold = vec[i64](technology.dominion.hold)
    n.planets_for_one = technology.dominion.planets_for_one
    n.repair_per_planet = technology.dominion.repair_per_planet
    n.attack = vec[i64](technology.assault.attack)
    n.overcharge_price = technology.assault.overcharge_price
    n.overcharge = technology.assault.overcharge
    n.torpedo_range = technology.assault.torpedo_range
    n.defence = vec[i64](technology.bulwark.defence)
    n.wingman = technology.bulwark.wingman
    n.beam_hull = technology.bulwark.beam_hull
    n.beam = technology.bulwark.beam
    n.engine = vec[i64](technology.logistics.engine)
    n.siege = technology.logistics.siege
    n.tractor_range = technology.logistics.tractor_range
    n.boost = vec[i64](technology.engineering.energy)
    n.repair = technology.engineering.repair
    n.missile_range = technology.engineering.missile_range
    n.missile_die = technology.engineering.missile_die

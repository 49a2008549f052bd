"""The amounts that a seat's tiles give it, each found with a few reads of the state."""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.state import Seat, State

from .. import content_schema, kinds, state_cells as cell
from . import effect_kinds, tiles
from .effect_kinds import ADD, MOST, Effect

NOT_OWNED: Final[i64] = -1
_ROW: Final[i64] = kinds.TIERS + 1
"""The number of entries per branch: one for each tier, and one for no tile."""
_CATEGORY: Final[i64] = kinds.SIDES * _ROW
_CATEGORIES: Final[i64] = len(kinds.CATEGORIES)
_OWNER: Final[i64] = _CATEGORY * len(kinds.CATEGORIES)
"""The number of entries for a kind of owner: players, or the NPC with its dark tiles (M54)."""
_KINDS: Final = len(effect_kinds.SHIP_KINDS)
_STATIONS: Final = 2**_KINDS
"""Where the attack amounts against Stations begin; before them are those against ships."""

Measure = Callable[[content_schema.Tile], int]
"""The amount that a tile gives of something; NOT_OWNED if it has nothing to do with it."""


def combined(amounts: list[int], combine: int) -> int:
    """Combines amounts of an effect: their sum, the most or the least; NOT_OWNED if there are
    none."""
    found = [amount for amount in amounts if amount != NOT_OWNED]
    if not found:
        return int(NOT_OWNED)
    if combine == ADD:
        return sum(found)
    return max(found) if combine == MOST else min(found)


@final
class Bonus:
    """The amount of one bonus, such as income, that a seat's tiles give, by category, branch and
    tier."""

    def __init__(
        self,
        table: content_schema.Technology,
        measure: Measure,
        combine: int = ADD,
        once: bool = False,
    ) -> None:
        self.combine: i64 = combine
        self.amounts: Final = amounts_by_tiles(table, measure, combine, once)
        self.categories: Final = vec[i64](
            [category for category in range(len(kinds.CATEGORIES)) if self.is_in(category)]
        )

    def is_in(self, category: int) -> bool:
        """True if a tile of a category has anything to do with it."""
        first = category * int(_CATEGORY)
        return any(amount != NOT_OWNED for amount in self.amounts[first : first + int(_CATEGORY)])

    def amount(self, s: State, seat: Seat, otherwise: i64 = 0) -> i64:
        """The amount for a seat, of all tiles it owns; `otherwise` if none of them counts (M43).

        Only dark tiles do anything for the NPC (M54).
        """
        cells = s.cells
        block = s.block(seat)
        first = first_entry(s, seat)
        found: i64 = NOT_OWNED
        for category in self.categories:
            tier = cells[block + cell.TIER + category]
            if tier != 0:  # without a tile nothing counts
                at = first + entry(category, cells[block + cell.BRANCH + category], tier)
                found = self.combined_with(found, self.amounts[at])
        return otherwise if found == NOT_OWNED else found

    def amount_of_tiers(self, tiers: list[int], branches: list[int], npc: bool) -> int:
        """The amount for a seat with these tiers and branches, by category; 0 without any."""
        first = _OWNER if npc else 0
        found: i64 = NOT_OWNED
        for category in self.categories:
            if tiers[category] != 0:
                at = first + entry(category, branches[category], tiers[category])
                found = self.combined_with(found, self.amounts[at])
        return 0 if found == NOT_OWNED else int(found)

    def combined_with(self, found: i64, amount: i64) -> i64:
        """The amount found in some categories, combined with that of one more."""
        if amount == NOT_OWNED or found == NOT_OWNED:
            return found if amount == NOT_OWNED else amount
        if self.combine == ADD:
            return found + amount
        return max(found, amount) if self.combine == MOST else min(found, amount)

    def owned(self, s: State, seat: Seat) -> bool:
        """True if a tile that counts for the seat has this effect (M43).

        A dark tile that a better one replaces counts only for effects that work once. For the NPC
        only dark tiles count (M54).
        """
        return self.amount(s, seat, NOT_OWNED) != NOT_OWNED


def first_entry(s: State, seat: Seat) -> i64:
    """The first entry for a kind of owner: players, or the NPC with its dark tiles (M54)."""
    if seat != 0 and s.cells[cell.NPC_SEAT] == seat:
        return _OWNER
    return 0


def entry(category: i64, branch: i64, tier: i64) -> i64:
    """The entry of a category's tiles, counted from the first for the kind of owner."""
    return category * _CATEGORY + branch * _ROW + tier


def amounts_by_tiles(
    table: content_schema.Technology, measure: Measure, combine: int, once: bool
) -> vec[i64]:
    """The amounts of a `Bonus`. What works `once` stays when a better dark tile replaces it."""
    found = []
    for only_dark in (False, True):
        for category in kinds.CATEGORIES:
            for side in range(kinds.SIDES):
                for tier in range(_ROW):
                    places = tiles.owned_places(category, side, int(tier))
                    owned = [table.tiles[place.key] for place in places]
                    if only_dark:
                        owned = [tile for tile in owned if tile.mark == tiles.DARK]
                    owned = owned if once else tiles.counting(owned)
                    found.append(combined([measure(tile) for tile in owned], combine))
    return vec[i64](found)


def bonus_of(table: content_schema.Technology, effect: Effect) -> Bonus:
    """What the tiles give of an effect for all ships and at all occasions."""
    return Bonus(table, lambda tile: total_of(tile, effect), effect.combine, effect.once)


def total_of(tile: content_schema.Tile, effect: Effect) -> int:
    """The amount of an effect on one tile; several rows are combined as the effect says."""
    found = [row.amount for row in tile.effects if row.effect == effect.name]
    return combined(found, effect.combine)


def bonus_for(
    table: content_schema.Technology, effect: Effect, ships: list[str], occasion: str = ""
) -> Bonus:
    """What the tiles give of an effect for ships of some kinds, at an occasion if one is named."""
    return Bonus(table, lambda tile: amount_for(tile, effect, ships, occasion))


def amount_for(tile: content_schema.Tile, effect: Effect, ships: list[str], occasion: str) -> int:
    """The amount of an effect on a tile for ships of some kinds, at an occasion."""
    return combined(
        [
            row.amount
            for row in tile.effects
            if row.effect == effect.name
            and tiles.works_for(row, ships)
            and (not occasion or tiles.works_at(row, occasion))
        ],
        ADD,
    )


def asteroid_bonus(table: content_schema.Technology, ship: str) -> Bonus:
    """What the tiles add to a ship's roll against asteroids: of each its larger number (M44)."""

    def larger(tile: content_schema.Tile) -> int:
        return max(
            amount_for(tile, effect, [ship], effect_kinds.ASTEROIDS)
            for effect in (effect_kinds.ATTACK, effect_kinds.DEFENCE)
        )

    return Bonus(table, larger)


def kinds_in(group: int) -> list[str]:
    """The kinds of ship in a group, which has a bit for each kind."""
    return [kind for at, kind in enumerate(effect_kinds.SHIP_KINDS) if group >> at & 1]


def attack_bonuses(table: content_schema.Technology) -> list[Bonus]:
    """What the tiles add to attacks: on ships, then on Stations, by the group of the attackers."""
    return [
        bonus_for(table, effect_kinds.ATTACK, kinds_in(group), occasion)
        for occasion in (effect_kinds.SHIPS, effect_kinds.STATIONS)
        for group in range(_STATIONS)
    ]


def ability_masks(abilities: list[Bonus]) -> vec[i64]:
    """By the entries of a `Bonus`: a mask with a bit for each ability that the tiles give."""
    masks = [0] * len(abilities[0].amounts)
    for ability, bonus in enumerate(abilities):
        for at in range(len(masks)):
            if bonus.amounts[at] != NOT_OWNED:
                masks[at] += 2**ability
    return vec[i64](masks)


def prices_by_tier(table: content_schema.Prices) -> vec[i64]:
    """The price of each tier; the first entry, for tier 0, is never paid."""
    return vec[i64]([0, table.tier_1, table.tier_2, table.tier_3, table.tier_4, table.tier_5])


def orange_price(table: content_schema.Technology) -> int:
    """The price of the orange tile, which is that of its tier (M43); 0 if there is none."""
    place = tiles.orange_place(table)
    return int(prices_by_tier(table.prices)[place.tier]) if place else 0


def orange_rolls(table: content_schema.Technology) -> int:
    """A bit for each of the rolls on which the orange tile can be spent, in the order of ROLLS."""
    place = tiles.orange_place(table)
    row = tiles.effect_on(table.tiles[place.key], effect_kinds.ROLL.name) if place else None
    if row is None:
        return 0
    return sum(1 << at for at, roll in enumerate(effect_kinds.ROLLS) if tiles.works_at(row, roll))


def number_of(table: content_schema.Technology, ability: int, key: str) -> int:
    """A number of the tile that gives an ability; 0 if no tile does."""
    name = kinds.ABILITIES[ability]
    place = tiles.place_of_ability(table, name)
    row = tiles.effect_on(table.tiles[place.key], name) if place else None
    return int(getattr(row, key)) if row else 0


@final
class Technology:
    """The numbers of `[technology]`: prices by tier, and what the tiles give."""

    def __init__(self, table: content_schema.Technology) -> None:
        self.prices: Final = prices_by_tier(table.prices)
        self.dark_branches: Final = vec[i64](tiles.dark_branches(table))
        self.income: Final = bonus_of(table, effect_kinds.INCOME)
        self.planets_for_one: Final = bonus_of(table, effect_kinds.PLANETS_FOR_ONE)
        self.capture_pay: Final = bonus_of(table, effect_kinds.CAPTURE_PAY)
        self.card_price: Final = bonus_of(table, effect_kinds.CARD_PRICE)
        self.hold: Final = bonus_of(table, effect_kinds.HOLD)
        self.attacks: Final = attack_bonuses(table)
        self.defences: Final = [
            bonus_for(table, effect_kinds.DEFENCE, [kind], effect_kinds.SHIPS)
            for kind in effect_kinds.SHIP_KINDS
        ]
        self.asteroids: Final = [asteroid_bonus(table, kind) for kind in effect_kinds.SHIP_KINDS]
        self.wingman: Final = bonus_of(table, effect_kinds.WINGMAN)
        self.roll: Final = bonus_of(table, effect_kinds.ROLL)
        self.orange_price: i64 = orange_price(table)
        self.orange_rolls: i64 = orange_rolls(table)
        self.engines: Final = [
            bonus_for(table, effect_kinds.ENGINE, [kind]) for kind in effect_kinds.SHIP_KINDS
        ]
        self.energy: Final = bonus_of(table, effect_kinds.ENERGY)
        self.repair: Final = bonus_of(table, effect_kinds.REPAIR)
        self.loot: Final = bonus_of(table, effect_kinds.LOOT)
        self.shield: Final = bonus_of(table, effect_kinds.SHIELD)
        self.abilities: Final = [
            bonus_of(table, effect_kinds.EFFECTS[name]) for name in kinds.ABILITIES
        ]
        self.ability_masks: Final = ability_masks(self.abilities)
        self.mining_die: i64 = number_of(table, kinds.ASTEROID_MINING, "die")
        self.repair_per_planet: i64 = number_of(table, kinds.REPAIR_DRONES, "amount")
        self.torpedo_range: i64 = number_of(table, kinds.TORPEDOES, "range")
        self.missile_range: i64 = number_of(table, kinds.NUCLEAR_MISSILE, "range")
        self.missile_throws: i64 = number_of(table, kinds.NUCLEAR_MISSILE, "throws")
        self.tractor_range: i64 = number_of(table, kinds.TRACTOR_BEAM, "range")
        self.beam: i64 = number_of(table, kinds.SOLAR_BEAM, "amount")
        self.beam_hull: i64 = number_of(table, kinds.SOLAR_BEAM, "hull")

    def has_ability(self, s: State, seat: Seat, ability: i64) -> bool:
        """True if the seat owns the tile of an ability."""
        return self.abilities[ability].owned(s, seat)

    def owned_abilities(self, s: State, seat: Seat) -> i64:
        """A mask with a bit for each ability whose tile the seat owns."""
        cells = s.cells
        block = s.block(seat)
        first = first_entry(s, seat)
        owned: i64 = 0
        for category in range(_CATEGORIES):
            tier = cells[block + cell.TIER + category]
            if tier != 0:
                at = first + entry(category, cells[block + cell.BRANCH + category], tier)
                owned |= self.ability_masks[at]
        return owned

    def attack(self, s: State, seat: Seat, mask: i64, station: bool) -> i64:
        """What a seat's tiles add to an attack by the ships of a mask, once for all (M22)."""
        group: i64 = _STATIONS if station else 0
        if mask & 1 != 0:
            group += 1
        if mask & _FIGHTERS != 0:
            group += 2
        if mask >> kinds.FIRST_BOMBER != 0:
            group += 4
        return self.attacks[group].amount(s, seat)

    def defence(self, s: State, seat: Seat, ship: i64) -> i64:
        """What a seat's tiles add to the defence roll of a ship."""
        return self.defences[kind_of(ship)].amount(s, seat)

    def against_asteroids(self, s: State, seat: Seat, ship: i64) -> i64:
        """What a seat's tiles add to a ship's roll against asteroids (M31)."""
        return self.asteroids[kind_of(ship)].amount(s, seat)

    def engine(self, s: State, seat: Seat, ship: i64) -> i64:
        """What a seat's tiles add to the engine power of a ship."""
        return self.engines[kind_of(ship)].amount(s, seat)


_FIGHTERS: Final = 0b001110
"""A mask of all Fighters of a fleet."""


def kind_of(ship: i64) -> i64:
    """The kind of a ship, by its place in SHIP_KINDS."""
    if ship == kinds.MOTHERSHIP:
        return 0
    return 1 if ship < kinds.FIRST_BOMBER else 2

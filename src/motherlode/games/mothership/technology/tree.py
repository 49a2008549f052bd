"""The amounts that a seat's tiles give it, each found with one read of the state."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.state import Seat, State

from .. import cells as cell, content, kinds
from . import effects, tiles
from .effects import Effect

NOT_OWNED: Final[i64] = -1
NO_AMOUNT: Final = 0
"""The amount of a tile without a number."""
_ROW: Final[i64] = kinds.TIERS + 1
"""The number of entries per branch: one for each tier, and one for no tile."""


@final
class Bonus:
    """The amount of an effect, by the branch and the tier that a seat has reached."""

    def __init__(self, technology: content.Technology, effect: Effect) -> None:
        found = tiles.with_effect(effect)
        self.category: i64 = kinds.category_of(found[0].branch) if found else 0
        self.dark = len(found) > 0 and tiles.is_dark(found[0])
        self.amounts = amounts(technology, effect)

    def amount(self, s: State, seat: Seat, otherwise: i64 = 0) -> i64:
        """The amount for a seat, of the best tile it owns; `otherwise` if it owns none (M43).

        Only dark tiles do anything for the NPC (M54).
        """
        if not self.dark and seat != 0 and s.cells[cell.NPC_SEAT] == seat:
            return otherwise
        cells = s.cells
        block = s.block(seat) + self.category
        entry = cells[block + cell.BRANCH] * _ROW + cells[block + cell.TIER]
        found = self.amounts[entry]
        return otherwise if found == NOT_OWNED else found

    def owned(self, s: State, seat: Seat) -> bool:
        """True if the seat owns a tile with this effect (M43)."""
        return self.amount(s, seat, NOT_OWNED) != NOT_OWNED

    def total(self, s: State, seat: Seat) -> i64:
        """The sum of all tiles with the effect that a seat owns, for an effect that works once."""
        block = s.block(seat) + self.category
        row = s.cells[block + cell.BRANCH] * _ROW
        found: i64 = 0
        for tier in range(1, s.cells[block + cell.TIER] + 1):
            found += max(self.amounts[row + tier], 0)
        return found


def amounts(technology: content.Technology, effect: Effect) -> vec[i64]:
    """The amounts of a `Bonus`, branch after branch; a lasting effect stays until it is replaced.

    The trunk counts with either branch, and before one is chosen.
    """
    table = vec[i64]([NOT_OWNED] * (kinds.SIDES * _ROW))
    for tile in tiles.with_effect(effect):
        path = tile.paths().get(tiles.AMOUNT)
        amount = tiles.number_at(technology, path) if path else NO_AMOUNT
        last = tile.tier if effect.once else kinds.TIERS
        for branch in range(kinds.SIDES):
            if tile.tier == 1 or branch == kinds.side_of(tile.branch):
                for tier in range(tile.tier, last + 1):
                    table[branch * _ROW + tier] = amount
    return table


def prices_by_tier(table: content.Prices) -> vec[i64]:
    """The price of each tier; the first entry, for tier 0, is never paid."""
    return vec[i64]([0, table.tier_1, table.tier_2, table.tier_3, table.tier_4, table.tier_5])


@final
class Technology:
    """The numbers of `[technology]`: prices by tier, effects, and the other numbers of tiles.

    A number that is not the amount of an effect has the same name as in the content.
    """

    def __init__(self, table: content.Technology) -> None:
        self.prices = prices_by_tier(table.prices)
        self.income = Bonus(table, effects.INCOME)
        self.card_price = Bonus(table, effects.CARD_PRICE)
        self.hold = Bonus(table, effects.HOLD)
        self.planets_for_one = Bonus(table, effects.PLANETS_FOR_ONE)
        self.attack = Bonus(table, effects.ATTACK)
        self.overcharge = Bonus(table, effects.OVERCHARGE)
        self.overcharge_price: i64 = table.assault.overcharge_price
        self.defence = Bonus(table, effects.DEFENCE)
        self.wingman = Bonus(table, effects.WINGMAN)
        self.engine = Bonus(table, effects.ENGINE)
        self.siege = Bonus(table, effects.SIEGE)
        self.energy = Bonus(table, effects.ENERGY)
        self.repair = Bonus(table, effects.REPAIR)
        self.abilities = [
            Bonus(table, tiles.giving(ability)) for ability in range(len(kinds.ABILITIES))
        ]
        self.mining_die: i64 = table.industry.mining_die
        self.repair_per_planet: i64 = table.dominion.repair_per_planet
        self.torpedo_range: i64 = table.assault.torpedo_range
        self.beam: i64 = table.bulwark.beam
        self.beam_hull: i64 = table.bulwark.beam_hull
        self.tractor_range: i64 = table.logistics.tractor_range
        self.missile_range: i64 = table.engineering.missile_range
        self.missile_die: i64 = table.engineering.missile_die

    def has_ability(self, s: State, seat: Seat, ability: i64) -> bool:
        """True if the seat owns the tile of an ability."""
        return self.abilities[ability].owned(s, seat)

    def may_overcharge(self, s: State, seat: Seat) -> bool:
        """True if the seat owns the orange tile and can pay for it (M43)."""
        if not self.overcharge.owned(s, seat):
            return False
        return s.cells[s.block(seat) + cell.RESOURCES] >= self.overcharge_price

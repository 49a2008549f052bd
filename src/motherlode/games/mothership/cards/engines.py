"""Cards that let ships fly further or more safely, or hold them (M37)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from .. import cells as cell, fleet, kinds, shared_effects
from ..fleet import MOST_ENGINE
from ..kinds import Space
from ..params import Params
from . import bot_ratings
from .aimed_card import EnemyShipCard, ShipCard
from .card import FACTOR, NO_NUMBER, Card, TurnCard

WANTED_WHEN_FAR: Final = 40


class FlightCard(ShipCard):
    """A card for one of the player's ships whose movement is not over."""

    def fits(self, n: Params, s: State, seat: Seat, owner: Seat, ship: i64, space: Space) -> bool:
        return fleet.may_still_move(s, seat, ship) and not fleet.is_stuck(n, s, seat, ship)

    def wanted(self, n: Params, s: State, seat: Seat) -> i64:
        return bot_ratings.if_ship_is_far(n, s, seat, WANTED_WHEN_FAR)


class EngineBonus(FlightCard):
    """A card that adds to the engine power of one of the player's ships."""

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """The ship flies `amount` spaces further this turn."""
        ship = fleet.ship_of(s.cells[cell.MAP + target])
        s.cells[s.block(seat) + cell.BONUS + ship] += self.amount(n)


class EngineFactor(FlightCard):
    """A card that multiplies the engine power of one of the player's ships."""

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """The ship's engine power is doubled, with what was added or is diverted later (M28)."""
        ship = fleet.ship_of(s.cells[cell.MAP + target])
        bonus = s.block(seat) + cell.BONUS + ship
        factor = s.block(seat) + cell.ENGINE_FACTOR + ship
        s.cells[factor] = min(max(s.cells[factor], 1) * self.amount(n), MOST_ENGINE)
        s.cells[bonus] = min(s.cells[bonus] * self.amount(n), MOST_ENGINE)


@final
class DeflectorShields(FlightCard):
    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """The ship enters asteroid fields unharmed this turn."""
        fleet.mark(s, seat, fleet.ship_of(s.cells[cell.MAP + target]), cell.DEFLECTED)


class MoveAfterAttack(FlightCard):
    """A card that lets one of the player's ships move after its attack."""

    def fits(self, n: Params, s: State, seat: Seat, owner: Seat, ship: i64, space: Space) -> bool:
        moves = s.cells[s.block(seat) + cell.STATUS + ship] & cell.MOVES_AFTER_ATTACK != 0
        free = not moves and not fleet.is_stuck(n, s, seat, ship)
        return fleet.has_attacked(s, seat, ship) and free

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """The ship may move `amount` spaces after its attack."""
        block = s.block(seat)
        ship = fleet.ship_of(s.cells[cell.MAP + target])
        status = s.cells[block + cell.STATUS + ship] | cell.MOVES_AFTER_ATTACK | cell.MOVEMENT_OVER
        s.cells[block + cell.STATUS + ship] = status - cell.MOVEMENT_OVER
        s.cells[block + cell.AFTER_ATTACK + ship] = self.amount(n)
        s.cells[block + cell.MOVED + ship] = 0


@final
class Convoy(TurnCard):
    def usable_in_turn(self, n: Params, s: State, seat: Seat, moves: LegalActions) -> bool:
        for ship in range(kinds.FLEET):
            if self.speeds_up(n, s, seat, ship):
                return True
        return False

    def speeds_up(self, n: Params, s: State, seat: Seat, ship: i64) -> bool:
        """True if a ship began the turn beside the Mothership and may still fly (M37)."""
        return (
            fleet.in_mask(s.cells[s.block(seat) + cell.CONVOYED], ship)
            and fleet.alive(s, seat, ship)
            and fleet.may_still_move(s, seat, ship)
            and not fleet.is_stuck(n, s, seat, ship)
        )

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """Small ships that began this turn beside the Mothership fly `amount` spaces further."""
        for ship in range(kinds.FLEET):
            if self.speeds_up(n, s, seat, ship):
                s.cells[s.block(seat) + cell.BONUS + ship] += self.amount(n)

    def wanted(self, n: Params, s: State, seat: Seat) -> i64:
        return bot_ratings.if_ship_is_far(n, s, seat, WANTED_WHEN_FAR)


@final
class ForcedUpdate(EnemyShipCard):
    def fits(self, n: Params, s: State, seat: Seat, owner: Seat, ship: i64, space: Space) -> bool:
        return fleet.held_back(s, owner, ship) == 0

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """An enemy ship can't move in its next turn."""
        shared_effects.hold_ship(s, Space(target), d)


CARDS: Final[list[Card]] = [
    EngineBonus("afterburner"),
    EngineFactor("punch_it", FACTOR),
    DeflectorShields("deflector_shields", NO_NUMBER),
    MoveAfterAttack("ninja_rope"),
    Convoy("convoy"),
    ForcedUpdate("forced_update", NO_NUMBER),
]

"""Cards that let ships fly further or more safely, or hold them (M37)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import TURN, Seat, State

from .. import fleet, kinds, shared_effects, state_cells as cell
from ..fleet import MOST_ENGINE
from ..kinds import Space
from ..params import Params
from . import bot_play_conditions
from .base_aimed_card import EnemyShipCard, FriendlyShipCard, ShipCard
from .base_card import FACTOR, NO_NUMBER, Card, TurnCard

WANTED_WHEN_FAR: Final = 40


class EngineCard(FriendlyShipCard):
    """A card for the engine of a friendly ship that has not attacked.

    On a teammate's ship it counts in the teammate's next turn (M37).
    """

    def fits(self, n: Params, s: State, seat: Seat, owner: Seat, ship: i64, space: Space) -> bool:
        return not fleet.has_attacked(s, owner, ship)

    def wanted(self, n: Params, s: State, seat: Seat) -> i64:
        return bot_play_conditions.if_ship_is_far(n, s, seat, WANTED_WHEN_FAR)


class EngineBonus(EngineCard):
    """A card that adds to the engine power of a friendly ship."""

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """The ship flies `amount` spaces further."""
        occupant = s.cells[cell.MAP + target]
        bonus = s.block(fleet.seat_of(occupant)) + cell.BONUS + fleet.ship_of(occupant)
        s.cells[bonus] += self.amount(n)


class EngineFactor(EngineCard):
    """A card that multiplies the engine power of a friendly ship."""

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """The engine power that the ship has now counts `amount` times (M58)."""
        occupant = s.cells[cell.MAP + target]
        owner = fleet.seat_of(occupant)
        power = fleet.engine_of(n, s, owner, fleet.ship_of(occupant))
        bonus = s.block(owner) + cell.BONUS + fleet.ship_of(occupant)
        s.cells[bonus] = min(s.cells[bonus] + power * (self.amount(n) - 1), MOST_ENGINE)


@final
class DeflectorShields(ShipCard):
    def fits(self, n: Params, s: State, seat: Seat, owner: Seat, ship: i64, space: Space) -> bool:
        return True

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """One more of the next fields that the ship enters in this turn doesn't attack it (M58)."""
        ship = fleet.ship_of(s.cells[cell.MAP + target])
        s.cells[s.block(seat) + cell.DEFLECTORS + ship] += 1

    def wanted(self, n: Params, s: State, seat: Seat) -> i64:
        return bot_play_conditions.if_ship_is_far(n, s, seat, WANTED_WHEN_FAR)


class MoveAfterAttack(ShipCard):
    """A card that lets one of the player's ships move after its attack."""

    def usable_before_roll(self, n: Params, s: State, seat: Seat) -> bool:
        return s.cells[TURN] == seat and self.has_target(n, s, seat)

    def works_on_planet_rolls(self) -> bool:
        return True

    def fits(self, n: Params, s: State, seat: Seat, owner: Seat, ship: i64, space: Space) -> bool:
        """True if a ship has not attacked; before the roll of its attack it still fits (M37)."""
        if not fleet.has_attacked(s, seat, ship):
            return True
        attacking = s.cells[cell.FIGHT] != kinds.NO_FIGHT and fleet.attacks(s, seat)
        return attacking and fleet.in_mask(s.cells[cell.ATTACKERS], ship)

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """The ship may move `amount` spaces after its attack."""
        ship = fleet.ship_of(s.cells[cell.MAP + target])
        s.cells[s.block(seat) + cell.AFTER_ATTACK + ship] += self.amount(n)

    def wanted(self, n: Params, s: State, seat: Seat) -> i64:
        """A bot's rating in its turn: it waits for the attack."""
        return bot_play_conditions.NOT_NOW

    def wanted_before_roll(self, s: State, seat: Seat) -> bool:
        """True if the attack is on a planet, so that its ship can fly on to the next target."""
        return s.cells[cell.FIGHT] == kinds.PLANET_FIGHT


@final
class Convoy(TurnCard):
    def usable_in_turn(self, n: Params, s: State, seat: Seat, moves: LegalActions) -> bool:
        for ship in range(kinds.FLEET):
            if self.speeds_up(n, s, seat, ship):
                return True
        return False

    def speeds_up(self, n: Params, s: State, seat: Seat, ship: i64) -> bool:
        """True if a ship began the turn beside the Mothership and has not attacked (M37)."""
        return (
            fleet.in_mask(s.cells[s.block(seat) + cell.CONVOYED], ship)
            and fleet.alive(s, seat, ship)
            and not fleet.has_attacked(s, seat, ship)
        )

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """Small ships that began this turn beside the Mothership fly `amount` spaces further."""
        for ship in range(kinds.FLEET):
            if self.speeds_up(n, s, seat, ship):
                s.cells[s.block(seat) + cell.BONUS + ship] += self.amount(n)

    def wanted(self, n: Params, s: State, seat: Seat) -> i64:
        return bot_play_conditions.if_ship_is_far(n, s, seat, WANTED_WHEN_FAR)


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

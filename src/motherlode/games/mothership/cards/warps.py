"""Cards that move a ship or a Station to another space at once (M37, M42)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from .. import (
    actions as act,
    events as event,
    fleet,
    reach,
    state_cells as cell,
    step_table as step,
    warp_destinations,
)
from ..board import OPEN_SPACE
from ..fleet import STATION
from ..hexes import DIRECTIONS
from ..kinds import Space
from ..params import Params
from . import bot_play_conditions
from .base_aimed_card import EnemyShipCard, FriendlyShipCard
from .base_card import NO_NUMBER, Card, TurnCard

WANTED_WHEN_FAR: Final = 30
WANTED_PUSH: Final = 310


class ShipWarp(FriendlyShipCard):
    """A card that warps a friendly ship to a space beside a friendly planet."""

    def fits(self, n: Params, s: State, seat: Seat, owner: Seat, ship: i64, space: Space) -> bool:
        return fleet.may_be_warped(n, s, seat, owner, ship) and self.has_end(n, s, seat)

    def has_end(self, n: Params, s: State, seat: Seat) -> bool:
        """True if there is a space on which a warp may end."""
        return warp_destinations.has_room(n, s, seat, stations=False, outside=False)

    def warp_ends(self, n: Params, s: State, seat: Seat, start: Space, space: Space) -> bool:
        return warp_destinations.is_beside(n, s, seat, space, stations=False)

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """Warp a friendly ship to a space beside a friendly planet."""
        ask_warp_end(s, seat, self, Space(target))

    def wanted(self, n: Params, s: State, seat: Seat) -> i64:
        return bot_play_conditions.if_ship_is_far(n, s, seat, WANTED_WHEN_FAR)


def ask_warp_end(s: State, seat: Seat, card: Card, space: Space) -> None:
    """Asks the player of a card where the ship on a space goes."""
    occupant = s.cells[cell.MAP + space]
    s.push(step.WARPING, seat, card.id, fleet.seat_of(occupant), fleet.ship_of(occupant))


@final
class Wormhole(ShipWarp):
    """Warp a friendly ship to any free space."""

    def has_end(self, n: Params, s: State, seat: Seat) -> bool:
        for space in n.board.spaces:
            if s.cells[cell.MAP + space] == cell.EMPTY:
                return True
        return False

    def warp_ends(self, n: Params, s: State, seat: Seat, start: Space, space: Space) -> bool:
        return True


@final
class CowardlyRetreat(ShipWarp):
    """Its target is any space, even an empty one, with a ship on it or around it that may retreat.

    Its step has two masks: places with ships that retreat, and ships that are further away.
    """

    def usable_in_turn(self, n: Params, s: State, seat: Seat, moves: LegalActions) -> bool:
        if self.has_end(n, s, seat):
            for at in n.board.spaces:
                if self.may_centre_on(n, s, seat, Space(at)):
                    return True
        return False

    def add_targets(self, n: Params, s: State, seat: Seat, moves: LegalActions) -> None:
        if not self.has_end(n, s, seat):
            return
        for at in n.board.spaces:
            if self.may_centre_on(n, s, seat, Space(at)):
                moves.add(act.TARGET, at)

    def may_centre_on(self, n: Params, s: State, seat: Seat, centre: Space) -> bool:
        """True if a ship on a space or around it may retreat (M58)."""
        return self.near(n, s, seat, centre) != 0 or self.further(n, s, seat, centre) != 0

    def announce_target(self, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        d.emit(event.AIMED_AT_SPACE, seat, target)

    def has_end(self, n: Params, s: State, seat: Seat) -> bool:
        return warp_destinations.has_room(n, s, seat, stations=True, outside=False)

    def warp_ends(self, n: Params, s: State, seat: Seat, start: Space, space: Space) -> bool:
        return warp_destinations.is_beside(n, s, seat, space, stations=True)

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """Warp the friendly ships on a space and around it beside friendly planets or Stations."""
        centre = Space(target)
        near = self.near(n, s, seat, centre)
        s.push(step.RETREATING, seat, self.id, centre, near, self.further(n, s, seat, centre))

    def near(self, n: Params, s: State, seat: Seat, centre: Space) -> i64:
        """A mask of the places on a space and around it from which a ship retreats."""
        mask: i64 = 0
        places: i64 = DIRECTIONS + 1 if self.amount(n) > 0 else 1
        for place in range(places):
            space = warp_destinations.place_around(n, centre, place)
            if space >= 0 and self.may_retreat(n, s, seat, s.cells[cell.MAP + space]):
                mask += fleet.bit_of(place)
        return mask

    def further(self, n: Params, s: State, seat: Seat, centre: Space) -> i64:
        """A mask of the ships further away that retreat, if the card's amount reaches that far."""
        mask: i64 = 0
        if self.amount(n) <= 1:
            return mask
        for space in n.board.spaces:
            occupant = s.cells[cell.MAP + space]
            reached = 1 < n.board.distance(centre, Space(space)) <= self.amount(n)
            if reached and self.may_retreat(n, s, seat, occupant):
                mask += fleet.bit_of(occupant - cell.FIRST_SHIP)
        return mask

    def may_retreat(self, n: Params, s: State, seat: Seat, occupant: i64) -> bool:
        if not fleet.is_ship(occupant):
            return False
        owner = fleet.seat_of(occupant)
        return fleet.friends(n, seat, owner) and fleet.may_be_warped(
            n, s, seat, owner, fleet.ship_of(occupant)
        )


@final
class Migration(TurnCard):
    def usable_in_turn(self, n: Params, s: State, seat: Seat, moves: LegalActions) -> bool:
        if fleet.station_of(s, seat) < 0:
            return False
        return warp_destinations.has_room(n, s, seat, stations=False, outside=True)

    def warp_ends(self, n: Params, s: State, seat: Seat, start: Space, space: Space) -> bool:
        if n.board.fields[space] != OPEN_SPACE:
            return False
        return warp_destinations.is_beside(n, s, seat, space, stations=False)

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """Warp your Colony Station to a space beside a friendly planet."""
        s.push(step.WARPING, seat, self.id, seat, STATION)

    def wanted(self, n: Params, s: State, seat: Seat) -> i64:
        """A bot's rating in its turn: not while ships guard its Station, which it would leave."""
        if fleet.guarded(n, s, seat):
            return bot_play_conditions.NOT_NOW
        return bot_play_conditions.if_ship_is_far(n, s, seat, WANTED_WHEN_FAR)


@final
class GravityManipulator(EnemyShipCard):
    def pushes(self) -> bool:
        return True

    def fits(self, n: Params, s: State, seat: Seat, owner: Seat, ship: i64, space: Space) -> bool:
        if fleet.is_infected(n, s, owner, ship):
            return False
        near = warp_destinations.planet_within(n, s, seat, space, self.amount(n))
        return near and reach.can_be_pushed(n, s, owner, ship, n.cards.push[self.id])

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """Push an enemy ship near a friendly planet: it moves up to `push` spaces (M42)."""
        occupant = s.cells[cell.MAP + target]
        owner = fleet.seat_of(occupant)
        s.push(step.PUSHING, seat, self.id, owner, fleet.ship_of(occupant), n.cards.push[self.id])

    def wanted(self, n: Params, s: State, seat: Seat) -> i64:
        return WANTED_PUSH


CARDS: Final[list[Card]] = [
    ShipWarp("panic_button", NO_NUMBER),
    Wormhole("wormhole", NO_NUMBER),
    CowardlyRetreat("cowardly_retreat"),
    Migration("migration", NO_NUMBER),
    GravityManipulator("gravity_manipulator"),
]

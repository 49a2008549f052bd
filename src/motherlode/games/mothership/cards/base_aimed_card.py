"""Base classes of cards for the player's own turn that have a target (M39)."""

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import SEATS, Seat, State

from .. import actions as act, events as event, fleet, kinds, planet_capture, state_cells as cell
from ..kinds import Space
from ..params import Params
from .base_card import TurnCard


class AimedCard(TurnCard):
    """A card for the player's own turn that is playable if it has a legal target."""

    def is_aimed(self, s: State) -> bool:
        return True

    def usable_in_turn(self, n: Params, s: State, seat: Seat, moves: LegalActions) -> bool:
        before = moves.count
        self.add_targets(n, s, seat, moves)
        found = moves.count > before
        moves.count = before
        return found


class PlayerCard(AimedCard):
    """A card whose target is another player."""

    def add_targets(self, n: Params, s: State, seat: Seat, moves: LegalActions) -> None:
        for i in range(s.cells[SEATS]):
            other = Seat(i)
            if other == seat or not fleet.in_game(s, other) or fleet.is_npc(s, other):
                continue
            if self.fits(n, s, seat, other):
                moves.add(act.PLAYER, other)

    def fits(self, n: Params, s: State, seat: Seat, other: Seat) -> bool:
        """True if the card may be aimed at a player who is in the game."""
        raise NotImplementedError(self.name)

    def announce_target(self, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        d.emit(event.AIMED_AT_PLAYER, seat, target)


class SpaceCard(AimedCard):
    """A card whose target is a ship, a planet or a Station, chosen by its space."""

    def announce_target(self, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        occupant = s.cells[cell.MAP + target]
        if fleet.is_ship(occupant):
            owner = fleet.seat_of(occupant)
            d.emit(event.AIMED_AT_SHIP, seat, owner, fleet.ship_of(occupant), target)
        elif fleet.is_planet(occupant):
            d.emit(event.AIMED_AT_PLANET, seat, fleet.planet_of(occupant), target)
        else:
            d.emit(event.AIMED_AT_STATION, seat, fleet.station_owner(occupant), target)


class PlanetCard(SpaceCard):
    """A card whose target is a planet."""

    def add_targets(self, n: Params, s: State, seat: Seat, moves: LegalActions) -> None:
        for planet in range(kinds.MOST_PLANETS):
            space = planet_capture.planet_space(s, planet)
            if space >= 0 and self.fits(n, s, seat, planet, space):
                moves.add(act.TARGET, space)

    def fits(self, n: Params, s: State, seat: Seat, planet: i64, space: Space) -> bool:
        """True if the card may be aimed at a planet on the board."""
        raise NotImplementedError(self.name)


class ShipCard(SpaceCard):
    """A card whose target is a ship: one of the player's own, unless `is_for` is overridden."""

    def add_targets(self, n: Params, s: State, seat: Seat, moves: LegalActions) -> None:
        for i in range(s.cells[SEATS]):
            owner = Seat(i)
            if not self.is_for(n, seat, owner):
                continue
            for ship in range(kinds.FLEET):
                space = fleet.space_of(s, owner, ship)
                if space >= 0 and self.fits(n, s, seat, owner, ship, space):
                    moves.add(act.TARGET, space)

    def has_target(self, n: Params, s: State, seat: Seat) -> bool:
        """True if the card may be aimed at some ship."""
        for i in range(s.cells[SEATS]):
            owner = Seat(i)
            for ship in range(kinds.FLEET):
                space = fleet.space_of(s, owner, ship)
                aimable = space >= 0 and self.is_for(n, seat, owner)
                if aimable and self.fits(n, s, seat, owner, ship, space):
                    return True
        return False

    def is_for(self, n: Params, seat: Seat, owner: Seat) -> bool:
        """True if the card may be aimed at ships of this owner."""
        return owner == seat

    def fits(self, n: Params, s: State, seat: Seat, owner: Seat, ship: i64, space: Space) -> bool:
        """True if the card may be aimed at a ship, given that `is_for` allows its owner."""
        raise NotImplementedError(self.name)


class FriendlyShipCard(ShipCard):
    """A card whose target is a ship of the player or a teammate."""

    def is_for(self, n: Params, seat: Seat, owner: Seat) -> bool:
        return fleet.friends(n, seat, owner)


class EnemyShipCard(ShipCard):
    """A card whose target is an enemy ship."""

    def is_for(self, n: Params, seat: Seat, owner: Seat) -> bool:
        return not fleet.friends(n, seat, owner)

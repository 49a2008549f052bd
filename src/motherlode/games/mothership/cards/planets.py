"""Cards that affect planets (M33-M35, M50)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import SEATS, Seat, State

from .. import cells as cell, fleet, kinds, planets
from ..kinds import Space
from ..params import Params
from . import bot_ratings
from .aimed_card import PlanetCard
from .card import NO_NUMBER, Card

WANTED_REMOVAL: Final = 100


@final
class ReconDroid(PlanetCard):
    def fits(self, n: Params, s: State, seat: Seat, planet: i64, space: Space) -> bool:
        return planets.is_unexplored(s, seat, planet)

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """Uncover the Artifact of an unexplored planet of yours."""
        planets.uncover_artifact(s, seat, fleet.planet_of(s.cells[cell.MAP + target]), d)


@final
class FriendlyNegotiations(PlanetCard):
    def fits(self, n: Params, s: State, seat: Seat, planet: i64, space: Space) -> bool:
        if fleet.friends_hold(n, s, seat, planet):
            return False
        return friendly_ship_within(n, s, seat, space, self.amount(n))

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """Captures a planet within `amount` spaces of a friendly ship, without a roll."""
        planets.capture(n, s, seat, fleet.planet_of(s.cells[cell.MAP + target]), d)


@final
class PlanetLaserPointer(PlanetCard):
    def fits(self, n: Params, s: State, seat: Seat, planet: i64, space: Space) -> bool:
        return friendly_ship_within(n, s, seat, space, self.amount(n))

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """Removes a planet within `amount` spaces of a friendly ship."""
        planets.remove_planet(s, fleet.planet_of(s.cells[cell.MAP + target]), d)

    def wanted(self, n: Params, s: State, seat: Seat) -> i64:
        return WANTED_REMOVAL if bot_ratings.enemy_holds_more(n, s, seat) else bot_ratings.NOT_NOW


def friendly_ship_within(n: Params, s: State, seat: Seat, space: Space, far: i64) -> bool:
    """True if a friendly ship is at most `far` spaces from a space."""
    for i in range(s.cells[SEATS]):
        other = Seat(i)
        if fleet.friends(n, seat, other):
            for ship in range(kinds.FLEET):
                at = fleet.space_of(s, other, ship)
                if at >= 0 and n.board.distance(at, space) <= far:
                    return True
    return False


@final
class GitOffMahPropertay(Card):
    """The only card that is playable on planet rolls."""

    def usable_before_roll(self, n: Params, s: State, seat: Seat) -> bool:
        return s.cells[cell.FIGHT] == kinds.PLANET_FIGHT

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """A capture of your planet needs `amount` more."""
        s.cells[cell.HOLD] += self.amount(n)


CARDS: Final[list[Card]] = [
    ReconDroid("recon_droid", NO_NUMBER, variant="exploration"),
    FriendlyNegotiations("friendly_negotiations"),
    PlanetLaserPointer("planet_laser_pointer"),
    GitOffMahPropertay("git_off_mah_propertay"),
]

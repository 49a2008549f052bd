"""Cards that affect planets (M33-M35, M50)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import SEATS, Seat, State

from .. import fleet, kinds, planet_capture, planet_exploration, state_cells as cell
from ..kinds import Space
from ..params import Params
from . import bot_play_conditions
from .base_aimed_card import PlanetCard
from .base_card import NO_NUMBER, Card

WANTED_REMOVAL: Final = 100


@final
class ReconDroid(PlanetCard):
    def reacts(self) -> bool:
        return True

    def fits(self, n: Params, s: State, seat: Seat, planet: i64, space: Space) -> bool:
        return n.options.exploration and planet_exploration.is_unexplored(s, seat, planet)

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """Uncover the Artifact of an unexplored planet of yours."""
        planet = fleet.planet_of(s.cells[cell.MAP + target])
        if planet_exploration.is_unexplored(s, seat, planet):  # it may be explored meanwhile (M36)
            planet_exploration.uncover_artifact(s, seat, planet, d)


@final
class FriendlyNegotiations(PlanetCard):
    def fits(self, n: Params, s: State, seat: Seat, planet: i64, space: Space) -> bool:
        if fleet.friends_hold(n, s, seat, planet):
            return False
        return friendly_ship_within(n, s, seat, space, self.amount(n))

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """Captures a planet within `amount` spaces of a friendly ship, without a roll."""
        planet_capture.capture(n, s, seat, fleet.planet_of(s.cells[cell.MAP + target]), d)


@final
class PlanetLaserPointer(PlanetCard):
    def fits(self, n: Params, s: State, seat: Seat, planet: i64, space: Space) -> bool:
        return friendly_ship_within(n, s, seat, space, self.amount(n))

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """Removes a planet within `amount` spaces of a friendly ship."""
        planet_capture.remove_planet(s, fleet.planet_of(s.cells[cell.MAP + target]), d)

    def wanted(self, n: Params, s: State, seat: Seat) -> i64:
        return (
            WANTED_REMOVAL
            if bot_play_conditions.enemy_holds_more(n, s, seat)
            else bot_play_conditions.NOT_NOW
        )


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
    def works_on_planet_rolls(self) -> bool:
        return True

    def usable_before_roll(self, n: Params, s: State, seat: Seat) -> bool:
        """True if the seat holds the planet that an enemy attacks."""
        return s.cells[cell.FIGHT] == kinds.PLANET_FIGHT and s.cells[cell.DEFENDER] == seat

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """A capture of your planet needs `amount` more."""
        s.cells[cell.HOLD] += self.amount(n)


CARDS: Final[list[Card]] = [
    ReconDroid("recon_droid", NO_NUMBER, variant="exploration"),
    FriendlyNegotiations("friendly_negotiations"),
    PlanetLaserPointer("planet_laser_pointer"),
    GitOffMahPropertay("git_off_mah_propertay"),
]

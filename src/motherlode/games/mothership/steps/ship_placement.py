"""Steps that place ships: fleets near their Stations (M10), respawns beside them (M52)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from .. import (
    actions as act,
    events as event,
    fleet,
    hexes,
    kinds,
    state_cells as cell,
    step_table as step,
)
from ..board import OPEN_SPACE
from ..hexes import DIRECTIONS
from ..kinds import Space
from ..params import Params
from . import turns
from .base_step import MothershipStep

FAR_OFF: Final = 1000
"""A number larger than any rank of `Board.outward`."""


def base_of(n: Params, s: State, seat: Seat) -> Space:
    """The space that a player's fleet is placed around: its Station, or in the Solo Challenge the
    space that the layout marks (M54).
    """
    return n.board.fleet_base if n.options.level > 0 else fleet.station_of(s, seat)


def is_near(n: Params, base: Space, space: Space) -> bool:
    """True if a space is close enough to the base to place ships there (M10)."""
    return n.board.distance(base, space) <= n.game.placement


def is_free(s: State, space: Space) -> bool:
    """True if a ship can be put on a space; one in asteroids is inside the field (M10, M52)."""
    return s.cells[cell.MAP + space] == cell.EMPTY


@final
class Placing(MothershipStep):
    """A player places the ships, one at a time, or all at once by `deploy`."""

    def legal(self, s: State, moves: LegalActions) -> None:
        n = self.n
        base = base_of(n, s, s.seat())
        room: i64 = 0
        for at in n.board.spaces:
            space = Space(at)
            if is_near(n, base, space) and is_free(s, space):
                room += 1
        if room >= kinds.FLEET - s.field(step.SHIP):
            moves.add(act.DEPLOY)
        for at in n.board.spaces:
            space = Space(at)
            if is_near(n, base, space) and is_free(s, space):
                moves.add(act.PLACE, space)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        n = self.n
        if verb == act.DEPLOY:
            return "no_room_for_all", "M10"
        if verb != act.PLACE:
            return super().explain(s, verb, argument)
        if not is_near(n, base_of(n, s, s.seat()), Space(argument)):
            return "too_far_from_base" if n.options.level > 0 else "too_far_from_station", "M10"
        return "space_taken", "M10"

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        ship = s.field(step.SHIP)
        if verb == act.DEPLOY:
            while ship < kinds.FLEET:
                self.put(s, seat, ship, self.default(s, seat, ship), d)
                ship += 1
        else:
            self.put(s, seat, ship, Space(argument), d)
            ship += 1
        if ship < kinds.FLEET:
            s.set_field(step.SHIP, ship)
        else:
            self.next_seat(s, seat, d)

    def put(self, s: State, seat: Seat, ship: i64, space: Space, d: Dealer) -> None:
        fleet.put_ship(s, seat, ship, space)
        d.emit(event.PLACED, seat, ship, space)

    def default(self, s: State, seat: Seat, ship: i64) -> Space:
        """The default space of a ship: Bombers guard the Station, others face the middle.

        Asteroids are the last choice: a ship that leaves a field rolls when it comes back.
        """
        n = self.n
        base = base_of(n, s, seat)
        wanted: i64 = n.game.placement if ship < 4 else 1
        best = Space(-1)
        best_far: i64 = 100 * FAR_OFF
        for at in n.board.spaces:
            space = Space(at)
            far = n.board.distance(base, space)
            if far <= n.game.placement and is_free(s, space):
                score = hexes.absolute(far - wanted) * FAR_OFF + n.board.outward[space]
                if n.board.fields[space] != OPEN_SPACE:
                    score += 10 * FAR_OFF
                if score < best_far:
                    best = space
                    best_far = score
        return best

    def next_seat(self, s: State, seat: Seat, d: Dealer) -> None:
        """Asks the next player to place ships; after the last one the first turn begins."""
        following = s.next_seat(seat)
        if following == s.cells[cell.FIRST_SEAT] or fleet.is_npc(s, following):
            s.pop()
            turns.begin_turn(self.n, s, Seat(s.cells[cell.FIRST_SEAT]), d)
        else:
            s.become(step.PLACING, following)


@final
class Respawning(MothershipStep):
    """A player chooses a space beside the Station for each ship that respawns (M52)."""

    def due(self, s: State, seat: Seat) -> i64:
        """The first ship that is due to respawn, or -1."""
        for ship in range(kinds.FLEET):
            if s.cells[s.block(seat) + cell.RESPAWN + ship] == 1:
                return ship
        return -1

    def legal(self, s: State, moves: LegalActions) -> None:
        seat = s.seat()
        station = fleet.station_of(s, seat)
        if station < 0 or self.due(s, seat) < 0:
            return
        for direction in range(DIRECTIONS):
            space = self.n.board.beside(station, direction)
            if space >= 0 and is_free(s, space):
                moves.add(act.PLACE, space)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb != act.PLACE:
            return super().explain(s, verb, argument)
        taken = s.cells[cell.MAP + argument] != cell.EMPTY
        return "space_taken" if taken else "not_beside_own_station", "M52"

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        block = s.block(seat)
        ship = self.due(s, seat)
        s.cells[block + cell.RESPAWN + ship] = 0
        fleet.put_ship(s, seat, ship, Space(argument))
        if ship == kinds.MOTHERSHIP:
            s.cells[block + cell.HP] = self.n.mothership.respawn_hull
        d.emit(event.SHIP_RESPAWNED, seat, ship, argument)

    def run(self, s: State, d: Dealer) -> None:
        seat = s.seat()
        s.become(step.MARKET, s.next_seat(seat), seat)

"""The step in which a Nuclear Missile attacks all ships in its blast (M45)."""

from typing import final

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import State

from ... import cells as cell, elimination, fight, fleet, step_table as step, warp_destinations
from ...hexes import DIRECTIONS
from ...kinds import Space
from ...steps.base_step import MothershipStep


@final
class Blasting(MothershipStep):
    """The missile attacks the ships on its space and around it, one after another."""

    def run(self, s: State, d: Dealer) -> None:
        place = s.field(step.BLASTED)
        if place > DIRECTIONS:
            s.pop()
            elimination.eliminate_beaten(self.n, s, d)
            return
        s.set_field(step.BLASTED, place + 1)
        space = warp_destinations.place_around(self.n, Space(s.field(step.SPACE)), place)
        occupant = s.cells[cell.MAP + space] if space >= 0 else cell.EMPTY
        if fleet.is_ship(occupant):
            owner = fleet.seat_of(occupant)
            fight.open_missile(self.n, s, s.seat(), owner, fleet.ship_of(occupant), d)

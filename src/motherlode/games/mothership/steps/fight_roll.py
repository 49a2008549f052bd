"""The step that rolls the dice of a dogfight (M18, M22)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from .. import (
    dice,
    events as event,
    fight_setup,
    fleet,
    kinds,
    state_cells as cell,
    step_table as step,
)
from .base_step import MothershipStep


@final
class Rolling(MothershipStep):
    """Rolls all dice of the fight at once."""

    def run(self, s: State, d: Dealer) -> None:
        kind = s.cells[cell.FIGHT]
        if kind == kinds.ASTEROID_FIGHT:
            s.cells[cell.ATTACK_DICE] = dice.throw(self.n.asteroids.die, d)
            d.emit(event.FIELD_ROLLED, -1, s.cells[cell.ATTACK_DICE])
        else:
            self.roll_attack(s, d)
        if kind != kinds.STATION_FIGHT and kind != kinds.PLANET_FIGHT:
            seat = Seat(s.cells[cell.DEFENDER])
            s.cells[cell.DEFENCE_DIE] = self.roll(s, seat, s.cells[cell.DEFENDING], d)
        s.pop()
        fight_setup.begin_window(s, step.AFTER_ROLL)

    def roll_attack(self, s: State, d: Dealer) -> None:
        seat = Seat(s.cells[cell.ATTACKER])
        for ship in range(kinds.FLEET):
            if fleet.in_mask(s.cells[cell.ATTACKERS], ship):
                s.cells[cell.ATTACK_DICE + ship] = self.roll(s, seat, ship, d)
                for i in range(s.cells[cell.MORE_THROWS]):
                    self.add_throw(s, seat, ship, d)

    def add_throw(self, s: State, seat: Seat, ship: i64, d: Dealer) -> None:
        """Throws an attacker's die once more and adds it (M44, Nuclear Missile)."""
        die = self.roll(s, seat, ship, d)
        s.cells[cell.ADDED_ATTACK + ship] += die
        s.cells[cell.LAST_ATTACK + ship] = die

    def roll(self, s: State, seat: Seat, ship: i64, d: Dealer) -> i64:
        faces = fleet.die_of(self.n, s, seat, ship)
        die = dice.throw(faces, d)
        d.emit(event.DIE_ROLLED, seat, ship, die, faces)
        return die

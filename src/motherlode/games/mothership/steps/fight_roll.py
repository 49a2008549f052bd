"""The step that rolls the dice of a dogfight (M18, M22)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from .. import cells as cell, dice, events as event, fight, fleet, kinds, step_table as step
from .base_step import MothershipStep


@final
class Rolling(MothershipStep):
    """Rolls all dice of the fight at once."""

    def run(self, s: State, d: Dealer) -> None:
        kind = s.cells[cell.FIGHT]
        if kind == kinds.ASTEROID_FIGHT:
            s.cells[cell.ATTACK_DICE] = dice.throw(self.n.asteroids.die, d)
            d.emit(event.FIELD_ROLLED, -1, s.cells[cell.ATTACK_DICE])
        elif kind == kinds.MISSILE_FIGHT:
            s.cells[cell.ATTACK_DICE] = dice.throw_alone(self.n, s, Seat(s.cells[cell.ATTACKER]), d)
        else:
            self.roll_attack(s, d)
        if kind != kinds.STATION_FIGHT and kind != kinds.PLANET_FIGHT:
            seat = Seat(s.cells[cell.DEFENDER])
            s.cells[cell.DEFENCE_DIE] = self.roll(s, seat, s.cells[cell.DEFENDING], d)
        s.pop()
        if kind == kinds.PLANET_FIGHT:
            s.push(step.DAMAGING, max(s.cells[cell.ATTACKER], 0))
        else:
            fight.begin_window(s, step.AFTER_ROLL)

    def roll_attack(self, s: State, d: Dealer) -> None:
        seat = Seat(s.cells[cell.ATTACKER])
        for ship in range(kinds.FLEET):
            if fleet.in_mask(s.cells[cell.ATTACKERS], ship):
                s.cells[cell.ATTACK_DICE + ship] = self.roll(s, seat, ship, d)

    def roll(self, s: State, seat: Seat, ship: i64, d: Dealer) -> i64:
        faces = fleet.die_of(self.n, s, seat, ship)
        die = dice.throw(faces, d)
        d.emit(event.DIE_ROLLED, seat, ship, die, faces)
        return die

"""A ship's orders: move, enter a field, attack, use an ability (M12, M14, M22, M31, M45)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.state import State

from . import (
    abilities,
    actions as act,
    cells as cell,
    events as event,
    fight,
    fleet,
    kinds,
    step_table as step,
)
from .base_step import MothershipStep
from .board import UNREACHED
from .hexes import DIRECTIONS
from .numbers import Numbers
from .reach import ROLLED, armed, attackable, can_attack, can_fly, edge_of, reach_of, steps_to


def may_order(n: Numbers, s: State, seat: i64, ship: i64) -> bool:
    """Whether a ship has anything left to do in this turn."""
    if fleet.space_of(s, seat, ship) < 0:
        return False
    if can_fly(n, s, seat, ship) or can_attack(n, s, seat, ship):
        return True
    return abilities.has_ability(n, s, seat, ship)


@final
class Orders(MothershipStep):
    """What a ship does next."""

    def legal(self, s: State, moves: Moves) -> None:
        n = self.n
        seat = s.seat()
        ship = s.field(step.SHIP)
        if can_fly(n, s, seat, ship):
            add_flights(n, s, seat, ship, moves)
        if armed(n, s, seat, ship):
            add_attacks(n, s, seat, ship, moves)
        abilities.add_abilities(n, s, seat, ship, moves)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        ship = s.field(step.SHIP)
        if verb == act.ATTACK:
            s.become(step.JOINING, seat, fleet.bit_of(ship), argument)
        elif verb == act.ENTER:
            self.enter(s, seat, ship, argument, d)
        elif verb == act.MOVE:
            self.move(s, seat, ship, argument, d)
        elif abilities.needs_aim(argument):
            s.become(step.AIMING, seat, ship, argument)
        else:
            s.pop()
            abilities.use_ability(self.n, s, seat, argument, d)

    def move(self, s: State, seat: i64, ship: i64, space: i64, d: Dealer) -> None:
        self.fly(s, seat, ship, space, steps_to(self.n, s, seat, ship, space, False), d)

    def enter(self, s: State, seat: i64, ship: i64, space: i64, d: Dealer) -> None:
        """Flies into a field, which attacks at its edge (M31)."""
        steps = steps_to(self.n, s, seat, ship, space, True)
        edge = edge_of(self.n, s, seat, ship, space, steps)
        self.fly(s, seat, ship, space, steps, d)
        fight.open_asteroids(self.n, s, seat, ship, edge, d)

    def fly(self, s: State, seat: i64, ship: i64, space: i64, steps: i64, d: Dealer) -> None:
        s.pop()
        s.cells[s.block(seat) + cell.MOVED + ship] += steps
        fleet.put_ship(s, seat, ship, space)
        d.tell(event.SHIP_MOVED, seat, ship, space)


def add_flights(n: Numbers, s: State, seat: i64, ship: i64, moves: Moves) -> None:
    """Adds every free space within reach, row by row."""
    cells = s.cells
    spaces = n.board.spaces
    reach = reach_of(n, s, seat, ship)
    near = n.board.rows_near(fleet.space_of(s, seat, ship), fleet.power_left(n, s, seat, ship))
    for at in range(near[0], near[1]):
        space = spaces[at]
        steps = reach[space]
        if steps < UNREACHED and cells[cell.MAP + space] == cell.EMPTY:
            moves.add(act.MOVE if steps < ROLLED else act.ENTER, space)


def add_attacks(n: Numbers, s: State, seat: i64, ship: i64, moves: Moves) -> None:
    """Adds every target beside a ship."""
    space = fleet.space_of(s, seat, ship)
    for direction in range(DIRECTIONS):
        near = n.board.beside(space, direction)
        if near >= 0 and attackable(n, s, seat, ship, near):
            moves.add(act.ATTACK, near)


@final
class Aiming(MothershipStep):
    """What an ability of a ship is aimed at."""

    def legal(self, s: State, moves: Moves) -> None:
        abilities.add_aims(self.n, s, s.seat(), s.field(step.SHIP), s.field(step.ABILITY), moves)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        ship = s.field(step.SHIP)
        ability = s.field(step.ABILITY)
        d.tell(event.ABILITY_USED, seat, ability)
        if ability == kinds.SOLAR_BEAM:
            s.become(step.JOINING, seat, fleet.bit_of(kinds.MOTHERSHIP), argument, 0, 1)
        else:
            s.pop()
            abilities.aim_ability(self.n, s, seat, ship, ability, argument, d)


@final
class Joining(MothershipStep):
    """More ships join the attack on a space before it is made (M22).

    Ships join in the order of the Control Panel, since the order doesn't matter.
    """

    def legal(self, s: State, moves: Moves) -> None:
        n = self.n
        seat = s.seat()
        mask = s.field(step.SHIPS)
        space = s.field(step.SPACE)
        for ship in range(s.field(step.NEXT_SHIP), kinds.FLEET):
            if (
                not fleet.in_mask(mask, ship)
                and armed(n, s, seat, ship)
                and n.board.distance(fleet.space_of(s, seat, ship), space) == 1
            ) and attackable(n, s, seat, ship, space):
                moves.add(act.JOIN, ship)
        if moves.count > 0:
            moves.add(act.FIRE)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        if verb == act.FIRE:
            self.run(s, d)
            return
        s.set_field(step.SHIPS, s.field(step.SHIPS) + fleet.bit_of(argument))
        s.set_field(step.NEXT_SHIP, argument + 1)
        d.tell(event.SHIP_JOINED, s.seat(), argument)

    def run(self, s: State, d: Dealer) -> None:
        n = self.n
        seat = s.seat()
        mask = s.field(step.SHIPS)
        space = s.field(step.SPACE)
        buff: i64 = 0
        if s.field(step.BEAM) != 0:
            buff = n.beam
            s.cells[s.block(seat) + cell.HP] -= n.beam_hull
            d.tell(event.HULL_PAID, seat, n.beam_hull)
        s.pop()
        fight.open_attack(n, s, seat, mask, space, False, buff, d)

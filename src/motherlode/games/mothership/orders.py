"""A ship's orders: move, enter a field, attack, use an ability (M12, M14, M22, M31, M45)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
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
from .board import UNREACHED
from .hexes import DIRECTIONS
from .numbers import Numbers
from .reach import ROLLED, armed, attackable, can_attack, can_fly, edge_of, reach_of, steps_to

BEAMED: Final = 1024
"""Added to the space of a declared attack when it is made with the Solar Beam."""
LAST_UNIT: Final = 64
"""In a declared attack the ship that joined last, plus 1, stands above the mask."""


def may_order(n: Numbers, s: State, seat: i64, ship: i64) -> bool:
    """Whether a ship has anything left to do in this turn."""
    if fleet.space_of(s, seat, ship) < 0:
        return False
    if can_fly(n, s, seat, ship) or can_attack(n, s, seat, ship):
        return True
    return abilities.has_ability(n, s, seat, ship)


@final
class Orders(Step):
    """What ship `a` does next."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        n = self.n
        seat = s.seat()
        ship = s.a()
        if can_fly(n, s, seat, ship):
            add_flights(n, s, seat, ship, moves)
        if armed(n, s, seat, ship):
            add_attacks(n, s, seat, ship, moves)
        abilities.add_abilities(n, s, seat, ship, moves)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        ship = s.a()
        if action >= act.ATTACK:
            s.become(step.JOINING, seat, fleet.bit_of(ship), action - act.ATTACK)
        elif action >= act.ENTER:
            self.enter(s, seat, ship, action - act.ENTER, d)
        elif action >= act.MOVE:
            self.move(s, seat, ship, action - act.MOVE, d)
        elif abilities.needs_aim(action - act.USE):
            s.become(step.AIMING, seat, ship, action - act.USE)
        else:
            s.pop()
            abilities.use_ability(self.n, s, seat, action - act.USE, d)

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
        s.cells[cell.BLOCKS + seat * cell.STRIDE + cell.MOVED + ship] += steps
        fleet.put_ship(s, seat, ship, space)
        d.tell(event.SHIP_MOVED, seat, ship, space)


def add_flights(n: Numbers, s: State, seat: i64, ship: i64, moves: Moves) -> None:
    """Adds every free space within reach, row by row."""
    cells = s.cells
    spaces = n.board.spaces
    reach = reach_of(n, s, seat, ship)
    near = n.board.rows_near(fleet.space_of(s, seat, ship), fleet.power_left(n, s, seat, ship))
    ids = moves.ids
    count = moves.count
    for at in range(near[0], near[1]):
        space = spaces[at]
        steps = reach[space]
        if steps < UNREACHED and cells[cell.MAP + space] == cell.EMPTY:
            ids[count] = act.MOVE + space if steps < ROLLED else act.ENTER + space
            count += 1
    moves.count = count


def add_attacks(n: Numbers, s: State, seat: i64, ship: i64, moves: Moves) -> None:
    """Adds every target beside a ship."""
    space = fleet.space_of(s, seat, ship)
    for direction in range(DIRECTIONS):
        near = n.board.beside(space, direction)
        if near >= 0 and attackable(n, s, seat, ship, near):
            moves.add(act.ATTACK + near)


@final
class Aiming(Step):
    """What ability `b` of ship `a` is aimed at."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        abilities.add_aims(self.n, s, s.seat(), s.a(), s.b(), moves)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        ship = s.a()
        ability = s.b()
        space = action - act.TARGET
        d.tell(event.ABILITY_USED, seat, ability)
        if ability == kinds.SOLAR_BEAM:
            s.become(step.JOINING, seat, fleet.bit_of(kinds.MOTHERSHIP), space + BEAMED)
        else:
            s.pop()
            abilities.aim_ability(self.n, s, seat, ship, ability, space, d)


@final
class Joining(Step):
    """More ships join the attack on space `b` before it is made; `a` has those that attack (M22).

    Ships join in the order of the Control Panel, since the order doesn't matter.
    """

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        n = self.n
        seat = s.seat()
        mask = s.a() % LAST_UNIT
        space = s.b() % BEAMED
        for ship in range(s.a() // LAST_UNIT, kinds.FLEET):
            if (
                not fleet.in_mask(mask, ship)
                and armed(n, s, seat, ship)
                and n.board.distance(fleet.space_of(s, seat, ship), space) == 1
            ) and attackable(n, s, seat, ship, space):
                moves.add(act.JOIN + ship)
        if moves.count > 0:
            moves.add(act.FIRE)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        if action == act.FIRE:
            self.run(s, d)
            return
        ship = action - act.JOIN
        s.set_a(s.a() % LAST_UNIT + fleet.bit_of(ship) + LAST_UNIT * (ship + 1))
        d.tell(event.SHIP_JOINED, s.seat(), ship)

    def run(self, s: State, d: Dealer) -> None:
        n = self.n
        seat = s.seat()
        mask = s.a() % LAST_UNIT
        space = s.b() % BEAMED
        buff: i64 = 0
        if s.b() >= BEAMED:
            buff = n.beam
            s.cells[cell.BLOCKS + seat * cell.STRIDE + cell.HP] -= n.beam_hull
            d.tell(event.HULL_PAID, seat, n.beam_hull)
        s.pop()
        fight.open_attack(n, s, seat, mask, space, False, buff, d)

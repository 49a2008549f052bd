"""A ship's orders: move, enter a field, attack, use an ability (M12, M14, M22, M31, M45)."""

from typing import final

from mypy_extensions import i64

from motherlode.games.mothership import (
    actions as act,
    cells as cell,
    events as event,
    fight,
    fleet,
    kinds,
    step_table as step,
)
from motherlode.games.mothership.board import UNREACHED
from motherlode.games.mothership.hexes import DIRECTIONS
from motherlode.games.mothership.kinds import Space
from motherlode.games.mothership.params import Params
from motherlode.games.mothership.reach import (
    NOWHERE,
    ROLLED,
    armed,
    attackable,
    can_attack,
    can_fly,
    edge_of,
    reach_of,
    steps_to,
)
from motherlode.games.mothership.steps import jump_gates
from motherlode.games.mothership.steps.base_step import MothershipStep
from motherlode.games.mothership.technology import abilities
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State


def may_order(n: Params, s: State, seat: Seat, ship: i64) -> bool:
    """True if a ship has anything left to do in this turn."""
    if fleet.space_of(s, seat, ship) < 0:
        return False
    if can_fly(n, s, seat, ship) or can_attack(n, s, seat, ship):
        return True
    return abilities.has_ability(n, s, seat, ship)


@final
class Orders(MothershipStep):
    """What a ship does next."""

    def legal(self, s: State, moves: LegalActions) -> None:
        n = self.n
        seat = s.seat()
        ship = s.field(step.SHIP)
        if can_fly(n, s, seat, ship):
            add_flights(n, s, seat, ship, moves)
        if armed(n, s, seat, ship):
            add_attacks(n, s, seat, ship, moves)
        abilities.add_abilities(n, s, seat, ship, moves)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        n = self.n
        seat = s.seat()
        ship = s.field(step.SHIP)
        if verb == act.MOVE or verb == act.ENTER:
            return why_no_flight(n, s, seat, ship, Space(argument))
        if verb == act.ATTACK:
            return why_no_attack(n, s, seat, ship, Space(argument))
        if verb != act.USE:
            return super().explain(s, verb, argument)
        lacking = self.lacks_ability(s, argument)
        if lacking[0]:
            return lacking
        if argument == kinds.JUMP_GATES:
            return why_no_jump(n, s, seat, ship)
        if ship != kinds.MOTHERSHIP:
            return "mothership_only", "M43"
        return abilities.why_no_use(n, s, seat, argument)

    def comes_first(self) -> str:
        return "ship_has_orders"

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        ship = s.field(step.SHIP)
        if verb == act.ATTACK:
            s.become(step.JOINING, seat, fleet.bit_of(ship), argument)
        elif verb == act.ENTER:
            self.enter(s, seat, ship, Space(argument), d)
        elif verb == act.MOVE:
            self.move(s, seat, ship, Space(argument), d)
        elif abilities.needs_aim(argument):
            s.become(step.AIMING, seat, ship, argument)
        else:
            s.pop()
            abilities.use_ability(self.n, s, seat, argument, d)

    def move(self, s: State, seat: Seat, ship: i64, space: Space, d: Dealer) -> None:
        self.fly(s, seat, ship, space, steps_to(self.n, s, seat, ship, space, False), d)

    def enter(self, s: State, seat: Seat, ship: i64, space: Space, d: Dealer) -> None:
        """Flies into a field, which attacks at its edge (M31)."""
        steps = steps_to(self.n, s, seat, ship, space, True)
        edge = edge_of(self.n, s, seat, ship, space, steps)
        self.fly(s, seat, ship, space, steps, d)
        fight.open_asteroids(self.n, s, seat, ship, edge, d)

    def fly(self, s: State, seat: Seat, ship: i64, space: Space, steps: i64, d: Dealer) -> None:
        s.pop()
        s.cells[s.block(seat) + cell.MOVED + ship] += steps
        fleet.put_ship(s, seat, ship, space)
        d.emit(event.SHIP_MOVED, seat, ship, space)


def add_flights(n: Params, s: State, seat: Seat, ship: i64, moves: LegalActions) -> None:
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


def add_attacks(n: Params, s: State, seat: Seat, ship: i64, moves: LegalActions) -> None:
    """Adds every target beside a ship."""
    space = fleet.space_of(s, seat, ship)
    for direction in range(DIRECTIONS):
        near = n.board.beside(space, direction)
        if near >= 0 and attackable(n, s, seat, ship, near):
            moves.add(act.ATTACK, near)


def why_no_flight(n: Params, s: State, seat: Seat, ship: i64, space: Space) -> tuple[str, str]:
    """Why a ship does not fly to a space, or not by the verb that was chosen."""
    kept = why_kept(n, s, seat, ship)
    if kept[0]:
        return kept
    if fleet.power_left(n, s, seat, ship) == 0:
        return why_no_power(s, seat, ship)
    if s.cells[cell.MAP + space] != cell.EMPTY:
        return "space_taken", "M14"
    steps = reach_of(n, s, seat, ship)[space]
    if steps == UNREACHED:
        return "out_of_reach", "M14"
    return "asteroids_are_entered" if steps >= ROLLED else "no_field_attacks", "M31"


def why_kept(n: Params, s: State, seat: Seat, ship: i64) -> tuple[str, str]:
    """What keeps a ship where it is; empty if nothing does."""
    if fleet.held_back(s, seat, ship) != 0:
        return "ship_is_held", "M45"
    if fleet.is_infected(n, s, seat, ship):
        return "ship_is_infected", "M53"
    return "", ""


def why_no_power(s: State, seat: Seat, ship: i64) -> tuple[str, str]:
    """Why a ship flies no further; one that a Ninja Rope lets fly on is not asked about here."""
    if fleet.has_attacked(s, seat, ship):
        return "attacked_already", "M12"
    if not fleet.may_still_move(s, seat, ship):
        return "movement_is_over", "M37"
    return "no_power_left", "M14"


def why_no_jump(n: Params, s: State, seat: Seat, ship: i64) -> tuple[str, str]:
    """Jump Gates are part of a ship's movement, from beside one gate to beside another (M45)."""
    kept = why_kept(n, s, seat, ship)
    if kept[0]:
        return kept
    if not fleet.may_still_move(s, seat, ship):
        return why_no_power(s, seat, ship)
    if not jump_gates.leaves_by_other(n, s, seat, fleet.space_of(s, seat, ship), NOWHERE):
        return "no_gate_beside", "M45"
    return "no_other_gate", "M45"


def why_no_attack(n: Params, s: State, seat: Seat, ship: i64, space: Space) -> tuple[str, str]:
    """Why a ship does not attack what stands on a space."""
    occupant = s.cells[cell.MAP + space]
    if fleet.has_attacked(s, seat, ship):
        return "attacked_already", "M12"
    if fleet.die_of(n, s, seat, ship) == 0:
        return "no_weapons", "M3"
    if occupant == cell.EMPTY:
        return "nothing_there", "M18"
    if fleet.is_friendly(n, s, seat, occupant):
        return fleet.why_friendly(occupant)
    if n.board.distance(fleet.space_of(s, seat, ship), space) != 1:
        return "not_beside", "M18"
    if (
        fleet.is_station(occupant)
        and not fleet.is_fighter(ship)
        and fleet.guarded(n, s, fleet.station_owner(occupant))
    ):
        return "station_guarded", "M25"
    return "cannot_damage", "M19"


@final
class Aiming(MothershipStep):
    """What an ability of a ship is aimed at."""

    def legal(self, s: State, moves: LegalActions) -> None:
        abilities.add_aims(self.n, s, s.seat(), s.field(step.SHIP), s.field(step.ABILITY), moves)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb != act.TARGET:
            return super().explain(s, verb, argument)
        return abilities.why_no_aim(
            self.n, s, s.seat(), s.field(step.SHIP), s.field(step.ABILITY), Space(argument)
        )

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        ship = s.field(step.SHIP)
        ability = s.field(step.ABILITY)
        d.emit(event.ABILITY_USED, seat, ability)
        if ability == kinds.SOLAR_BEAM:
            s.become(step.JOINING, seat, fleet.bit_of(kinds.MOTHERSHIP), argument, 0, 1)
        else:
            s.pop()
            abilities.aim_ability(self.n, s, seat, ship, ability, Space(argument), d)


@final
class Joining(MothershipStep):
    """More ships join the attack on a space before it is made (M22).

    Ships join in the order of the Control Panel, since the order doesn't matter.
    """

    def legal(self, s: State, moves: LegalActions) -> None:
        n = self.n
        seat = s.seat()
        mask = s.field(step.SHIPS)
        space = Space(s.field(step.SPACE))
        for ship in range(s.field(step.NEXT_SHIP), kinds.FLEET):
            if (
                not fleet.in_mask(mask, ship)
                and armed(n, s, seat, ship)
                and n.board.distance(fleet.space_of(s, seat, ship), space) == 1
            ) and attackable(n, s, seat, ship, space):
                moves.add(act.JOIN, ship)
        if moves.count > 0:
            moves.add(act.FIRE)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb != act.JOIN:
            return super().explain(s, verb, argument)
        if fleet.has_attacked(s, s.seat(), argument):
            return "attacked_already", "M12"
        return "cannot_join", "M22"

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        if verb == act.FIRE:
            self.run(s, d)
            return
        s.set_field(step.SHIPS, s.field(step.SHIPS) + fleet.bit_of(argument))
        s.set_field(step.NEXT_SHIP, argument + 1)
        d.emit(event.SHIP_JOINED, s.seat(), argument)

    def run(self, s: State, d: Dealer) -> None:
        n = self.n
        seat = s.seat()
        mask = s.field(step.SHIPS)
        space = Space(s.field(step.SPACE))
        buff: i64 = 0
        if s.field(step.BEAM) != 0:
            buff = n.technology.beam
            s.cells[s.block(seat) + cell.HP] -= n.technology.beam_hull
            d.emit(event.HULL_PAID, seat, n.technology.beam_hull)
        s.pop()
        fight.open_attack(n, s, seat, mask, space, False, buff, d)

"""Orders of a ship: move, enter a field, attack, use an ability (M12, M14, M22, M31, M45)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from .. import (
    actions as act,
    events as event,
    fight_setup,
    fleet,
    flight_rows,
    hexes,
    kinds,
    state_cells as cell,
    step_table as step,
)
from ..board import MOST_STEPS, UNREACHED
from ..cards import fight_reaction_steps, play_steps, playable
from ..hexes import DIRECTIONS
from ..kinds import CardId, Space
from ..params import Params
from ..reach import (
    ROLLED,
    armed,
    attackable,
    can_attack,
    can_fly,
    edge_of,
    fields_entered,
    needs_layers,
    reach_of,
    steps_to,
    why_movement_over,
    why_no_attack,
    why_stuck,
)
from ..technology.abilities import attack_boosts, catalogue
from ..technology.abilities.base_ability import Ability
from .base_step import MothershipStep


def may_order(n: Params, s: State, seat: Seat, ship: i64) -> bool:
    """True if a ship can still do something in this turn."""
    if fleet.space_of(s, seat, ship) < 0:
        return False
    if can_fly(n, s, seat, ship) or can_attack(n, s, seat, ship):
        return True
    return catalogue.can_use_any(n, s, seat, ship)


@final
class Orders(MothershipStep):
    """The player chooses the next order of a ship."""

    def legal(self, s: State, moves: LegalActions) -> None:
        n = self.n
        seat = s.seat()
        ship = s.field(step.SHIP)
        if not fleet.alive(s, seat, ship):
            return  # a card may have led it into a field
        if can_fly(n, s, seat, ship):
            add_flights(n, s, seat, ship, moves)
        if armed(n, s, seat, ship):
            add_attacks(n, s, seat, ship, moves)
        catalogue.add_usable(n, s, seat, ship, moves)
        if moves.count > 0:
            playable.add_turn_cards(n, s, seat, moves)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        n = self.n
        seat = s.seat()
        ship = s.field(step.SHIP)
        if verb == act.MOVE or verb == act.ENTER:
            return why_no_flight(n, s, seat, ship, Space(argument))
        if verb == act.ATTACK:
            return why_no_attack(n, s, seat, ship, Space(argument))
        if verb == act.USE:
            return catalogue.ABILITIES[argument].why_no_use(n, s, seat, ship)
        return super().explain(s, verb, argument)

    def comes_first(self) -> str:
        return "ship_has_orders"

    def no_card_now(self, s: State, card: CardId) -> tuple[str, str]:
        return playable.why_no_use(s, card)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        ship = s.field(step.SHIP)
        if verb == act.ATTACK:
            s.become(step.JOINING, seat, fleet.bit_of(ship), argument)
        elif verb == act.ENTER:
            self.enter(s, seat, ship, Space(argument), d)
        elif verb == act.MOVE:
            self.move(s, seat, ship, Space(argument), d)
        elif verb == act.PLAY:
            play_steps.declare(s, seat, CardId(argument), d)
        else:
            self.use(s, seat, ship, argument, d)

    def run(self, s: State, d: Dealer) -> None:
        """Returns to the menu of the turn: after a card the ship has nothing left to do."""
        s.pop()

    def use(self, s: State, seat: Seat, ship: i64, ability: i64, d: Dealer) -> None:
        """Uses an ability, or asks where to aim it."""
        if catalogue.ABILITIES[ability].is_aimed():
            s.become(step.AIMING, seat, ship, ability)
            return
        s.pop()
        d.emit(event.ABILITY_USED, seat, ability)
        catalogue.ABILITIES[ability].use(self.n, s, seat, d)

    def move(self, s: State, seat: Seat, ship: i64, space: Space, d: Dealer) -> None:
        """Moves a ship; each field on its way uses up one of its Deflector Shields (M58)."""
        steps = steps_to(self.n, s, seat, ship, space, False)
        if fleet.deflectors(s, seat, ship) > 0:
            used = fields_entered(self.n, s, seat, ship, space, steps)
            fleet.use_deflectors(s, seat, ship, used)
        self.fly(s, seat, ship, space, steps, d)

    def enter(self, s: State, seat: Seat, ship: i64, space: Space, d: Dealer) -> None:
        """Moves a ship into a field, which attacks it where it enters (M31)."""
        steps = steps_to(self.n, s, seat, ship, space, True)
        edge = edge_of(self.n, s, seat, ship, space, steps)
        # On the way to this field it entered as many others as it had Deflector Shields.
        fleet.use_deflectors(s, seat, ship, fleet.deflectors(s, seat, ship))
        self.fly(s, seat, ship, space, steps, d)
        fight_setup.open_asteroids(self.n, s, seat, ship, edge, d)

    def fly(self, s: State, seat: Seat, ship: i64, space: Space, steps: i64, d: Dealer) -> None:
        s.pop()
        if fleet.has_attacked(s, seat, ship):
            s.cells[s.block(seat) + cell.AFTER_ATTACK + ship] -= steps
        else:
            s.cells[s.block(seat) + cell.MOVED + ship] += steps
        fleet.put_ship(s, seat, ship, space)
        d.emit(event.SHIP_MOVED, seat, ship, space)


def add_flights(n: Params, s: State, seat: Seat, ship: i64, moves: LegalActions) -> None:
    """Adds a move for every free space within reach, row by row."""
    if needs_layers(s, seat, ship):
        add_layered_flights(n, s, seat, ship, moves)
        return
    start = fleet.space_of(s, seat, ship)
    power = fleet.power_left(n, s, seat, ship)
    flights = flight_rows.flights_of(n, s, seat, start, power)
    rows = flights.rows
    reached = flight_rows.reached_by(min(power, MOST_STEPS))
    part = n.board.rows_within(start, power)
    for row in range(part[0], part[1]):
        free = rows[flight_rows.FREE + row]
        safe = rows[reached + row] & free
        entered = rows[reached + flight_rows.ENTERED + row] & free & ~safe
        first = hexes.space_at(0, row)
        if entered == 0:
            moves.add_bits(act.MOVE, first, safe)
        else:
            moves.add_two_masks(act.MOVE, safe, act.ENTER, entered, first)


def add_layered_flights(n: Params, s: State, seat: Seat, ship: i64, moves: LegalActions) -> None:
    """Adds the moves of a ship whose flights need layers (M53, M58)."""
    reach = reach_of(n, s, seat, ship)
    for space in n.board.spaces:
        if reach[space] < UNREACHED and s.cells[cell.MAP + space] == cell.EMPTY:
            moves.add(act.MOVE if reach[space] < ROLLED else act.ENTER, space)


def add_attacks(n: Params, s: State, seat: Seat, ship: i64, moves: LegalActions) -> None:
    """Adds an attack on every target beside a ship."""
    space = fleet.space_of(s, seat, ship)
    for direction in range(DIRECTIONS):
        near = n.board.beside(space, direction)
        if near >= 0 and attackable(n, s, seat, ship, near):
            moves.add(act.ATTACK, near)


def why_no_flight(n: Params, s: State, seat: Seat, ship: i64, space: Space) -> tuple[str, str]:
    """The reason why a ship can't fly to a space with this verb."""
    reason = why_stuck(n, s, seat, ship)
    if not reason[0] and fleet.power_left(n, s, seat, ship) == 0:
        reason = why_no_power(s, seat, ship)
    if reason[0]:
        return reason
    if s.cells[cell.MAP + space] != cell.EMPTY:
        return "space_taken", "M14"
    steps = reach_of(n, s, seat, ship)[space]
    if steps == UNREACHED:
        return "out_of_reach", "M14"
    return "asteroids_are_entered" if steps >= ROLLED else "no_field_attacks", "M31"


def why_no_power(s: State, seat: Seat, ship: i64) -> tuple[str, str]:
    """The reason why a ship that is not held has no power left."""
    reason = why_movement_over(s, seat, ship)
    return reason if reason[0] else ("no_power_left", "M14")


@final
class Aiming(MothershipStep):
    """The player chooses the target of an ability."""

    def ability(self, s: State) -> Ability:
        return catalogue.ABILITIES[s.field(step.ABILITY)]

    def legal(self, s: State, moves: LegalActions) -> None:
        self.ability(s).add_aims(self.n, s, s.seat(), s.field(step.SHIP), moves)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb != act.TARGET:
            return super().explain(s, verb, argument)
        ship = s.field(step.SHIP)
        return self.ability(s).why_no_aim(self.n, s, s.seat(), ship, Space(argument))

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        ship = s.field(step.SHIP)
        ability = self.ability(s)
        s.pop()
        d.emit(event.ABILITY_USED, seat, ability.number)
        ability.use_at(self.n, s, seat, ship, Space(argument), d)


@final
class Joining(MothershipStep):
    """The player chooses ships that join an attack before it is made (M22).

    Ships join in the order of the Control Panel; another order would make no difference.
    """

    def legal(self, s: State, moves: LegalActions) -> None:
        for ship in range(s.field(step.NEXT_SHIP), kinds.FLEET):
            if not self.why_no_join(s, ship)[0]:
                moves.add(act.JOIN, ship)
        if moves.count > 0:
            moves.add(act.FIRE)
            moves.add(act.ROLL)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.JOIN:
            return self.why_no_join(s, argument)
        return super().explain(s, verb, argument)

    def why_no_join(self, s: State, ship: i64) -> tuple[str, str]:
        """The reason why a ship can't join the attack, or ALLOWED."""
        seat = s.seat()
        if not fleet.alive(s, seat, ship):
            return "ship_is_lost", "M20"
        if ship < s.field(step.NEXT_SHIP) or fleet.in_mask(s.field(step.SHIPS), ship):
            return "cannot_join", "M22"
        return why_no_attack(self.n, s, seat, ship, Space(s.field(step.SPACE)))

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        if verb == act.FIRE:
            self.run(s, d)
            return
        if verb == act.ROLL:
            self.declare_and_roll(s, d)
            return
        s.set_field(step.SHIPS, s.field(step.SHIPS) + fleet.bit_of(argument))
        s.set_field(step.NEXT_SHIP, argument + 1)
        d.emit(event.SHIP_JOINED, s.seat(), argument)

    def declare_and_roll(self, s: State, d: Dealer) -> None:
        """Declares the attack and passes before the roll, unless the defender plays (M29)."""
        self.run(s, d)
        fight_reaction_steps.pass_on(s, step.BEFORE_ROLL, step.ROLLING)

    def run(self, s: State, d: Dealer) -> None:
        n = self.n
        seat = s.seat()
        ships = s.field(step.SHIPS)
        space = Space(s.field(step.SPACE))
        boost = attack_boosts.BOOSTS[s.field(step.BOOST)]
        boost.pay(n, s, seat, d)
        s.pop()
        fight_setup.open_attack(n, s, seat, ships, space, False, boost.added(n), d)

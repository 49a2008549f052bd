"""The heuristic of Mothership: take planets, guard the Station, fight together, buy technology.

In a turn every useful action is rated above ending it: first energy, then moves, then cards,
attacks and purchases. Odds are exact, everything else is rough. `ship_orders` rates the orders of
ships, `reactions` rates reactions in dogfights, and `target_values` has the values of targets.
"""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.rules import Heuristic
from motherlode.kernel.state import Seat, State

from .. import actions as act, fleet, hexes, kinds, state_cells as cell, step_table as step
from ..cards import catalogue
from ..fight_setup import NOBODY
from ..fleet import STATION
from ..kinds import Space
from ..params import Params
from ..steps import market
from ..technology.abilities import catalogue as abilities
from . import purchases, reactions, ship_orders, target_values, win_probability


@final
class MothershipHeuristic(Heuristic):
    def __init__(self, n: Params) -> None:
        self.n = n

    def fast_score(self, s: State, verb: i64, argument: i64) -> i64:
        """The quick rating of a legal action for the seat that decides."""
        pending = s.step()
        if market.is_market(verb):
            return purchases.rate_purchase(self.n, s, s.seat(), pending, verb, argument)
        if pending == step.TURN_MENU:
            return self.rate_turn(s, s.seat(), verb, argument)
        if pending == step.ORDERS:
            return ship_orders.rate_order(self.n, s, s.seat(), s.field(step.SHIP), verb, argument)
        if pending == step.JOINING:
            return ship_orders.rate_join(self.n, s, s.seat(), verb, argument)
        if pending == step.BEFORE_ROLL:
            return reactions.rate_reaction(self.n, s, s.seat(), verb, argument)
        if pending == step.AFTER_ROLL:
            return reactions.rate_second_roll(self.n, s, s.seat(), verb)
        if pending == step.ON_LOSS:
            return 1 if verb != act.PASS else 0
        if pending == step.CANCELLING:
            return reactions.rate_cancel(self.n, s, s.seat(), verb)
        return self.rate_detail(s, s.seat(), pending, verb, argument)

    def rate_turn(self, s: State, seat: Seat, verb: i64, argument: i64) -> i64:
        if verb == act.END_TURN:
            return 0
        if verb == act.ORDER:
            return ship_orders.rate_ship(self.n, s, seat, argument)
        if verb == act.DIVERT:
            return 600 if self.wants_divert(s, seat) else -1
        if verb == act.PLAY:
            return catalogue.CARDS[argument].wanted(self.n, s, seat)
        return abilities.ABILITIES[argument].rate_in_menu(self.n, s, seat)

    def wants_divert(self, s: State, seat: Seat) -> bool:
        return ship_orders.engines_wanted(self.n, s, seat) != s.cells[s.block(seat) + cell.ENERGY]

    def rate_detail(self, s: State, seat: Seat, pending: i64, verb: i64, argument: i64) -> i64:
        """Rates the choices of all steps except the menu of a turn."""
        if verb == act.TARGET:
            return self.rate_target(s, seat, pending, Space(argument))
        if verb == act.DEPLOY or verb == act.STEAL:
            return 100
        if verb == act.SET_ENGINES:
            return -hexes.absolute(argument - ship_orders.engines_wanted(self.n, s, seat))
        if verb == act.SET_WEAPONS:
            return -hexes.absolute(argument - ship_orders.weapons_wanted(self.n, s, seat))
        if verb == act.SUBSYSTEM:
            return 2 if argument == kinds.WEAPONS else 1
        if verb == act.PLAYER:
            return target_values.strength(s, Seat(argument))
        if verb == act.PICK or verb == act.PICK_ADDED:
            return self.rate_pick(s, seat, pending, verb, argument)
        if verb == act.DOUBLE:
            return 1 if s.cells[cell.EVENT] <= 3 else -1
        return 0

    def rate_pick(self, s: State, seat: Seat, pending: i64, verb: i64, ship: i64) -> i64:
        """Rates the choice of a ship: the most valuable one, or for a repeated throw the lowest
        die."""
        if pending == step.TARGETING and catalogue.CARDS[s.field(step.CARD)].repeats_throw():
            return -reactions.face_of(s, seat, verb, ship)
        return target_values.ship_worth(ship)

    def rate_target(self, s: State, seat: Seat, pending: i64, space: Space) -> i64:
        """Rates the target of a card or an ability."""
        n = self.n
        if pending == step.WARPING or pending == step.PUSHING:
            return self.rate_landing(
                s, seat, Seat(s.field(step.OWNER)), s.field(step.WARPED), space
            )
        if pending == step.AIMING or pending == step.JUMPING:
            return abilities.rate_target(n, s, seat, space)
        occupant = s.cells[cell.MAP + space]
        if fleet.is_planet(occupant):
            holder = fleet.holder_of(s, fleet.planet_of(occupant))
            if holder == NOBODY:
                return 5
            return -10 if fleet.friends(n, seat, holder) else 10
        if not fleet.is_ship(occupant):
            return 5
        owner = fleet.seat_of(occupant)
        ship = fleet.ship_of(occupant)
        if not fleet.friends(n, seat, owner):
            return target_values.ship_worth(ship)
        return (
            target_values.distance_to_nearest_target(n, s, owner, ship)
            if ship != target_values.station_guard(n, s, owner)
            else 0
        )

    def rate_landing(self, s: State, seat: Seat, owner: Seat, ship: i64, space: Space) -> i64:
        """Rates where a warped ship lands: a good space for a friend, a bad one for an enemy."""
        if ship == STATION:
            return 0
        n = self.n
        good = target_values.space_value(n, s, owner, ship, space)
        return good if fleet.friends(n, seat, owner) else -good

    def value(self, s: State, seat: i64) -> float:
        return win_probability.win_probability(self.n, s, Seat(seat))

    def rollout_rounds(self) -> i64:
        return 1

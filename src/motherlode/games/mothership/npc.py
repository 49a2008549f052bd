"""The NPC of the Solo Challenge: its fleet acts by itself, ship by ship (M54, M55, M59).

A ship flies one space at a time along a shortest way, so that a field can attack it on the way and
it then flies on. Of equally short ways it takes the one that enters the fewest fields, then the
space that comes first in the reading order of the board. It flies around the player's ships and,
outside fields, past its own (M14); where no free space is left beside its goal it comes as near as
it can. A Bomber whose planet was claimed leaves it for good.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from . import (
    events as event,
    fight_setup,
    fleet,
    kinds,
    planet_capture,
    reach,
    state_cells as cell,
    step_table as step,
)
from .board import OPEN_SPACE
from .hexes import DIRECTIONS
from .kinds import Space
from .steps.base_step import MothershipStep

HUMAN: Final = Seat(0)
NOWHERE: Final = Space(-1)
NO_PLANET: Final = -1
LEFT: Final = kinds.MOST_PLANETS
"""In NPC_HOMES: the Bomber has left its planet."""
FOLLOWING: Final = vec[i64]([4, 2, 3, kinds.FLEET, 5, 1])
"""By ship: the one that acts after it. The Mothership is first, then Bombers, then Fighters."""
STEP: Final = 64
"""The cost of one step of a way; entering a field costs 1, so it decides between equal ways."""
FARTHEST: Final = 1 << 30


@final
class NpcTurn(MothershipStep):
    """Each ship of the NPC flies towards its goal, then attacks it."""

    def run(self, s: State, d: Dealer) -> None:
        seat = s.seat()
        ship = s.field(step.SHIP)
        self.leave_planets(s, seat)
        if ship >= kinds.FLEET:
            s.become(step.ENDING, seat)
            return
        goal = NOWHERE
        if fleet.alive(s, seat, ship) and not fleet.has_attacked(s, seat, ship):
            goal = self.goal(s, seat, ship)
        if goal == NOWHERE:
            s.set_field(step.SHIP, FOLLOWING[ship])
        elif self.n.board.distance(fleet.space_of(s, seat, ship), goal) > 1:
            self.fly(s, seat, ship, goal, d)
        else:
            s.set_field(step.SHIP, FOLLOWING[ship])
            self.attack(s, seat, ship, goal, d)

    def goal(self, s: State, seat: Seat, ship: i64) -> Space:
        """The space of a ship's current goal, or NOWHERE."""
        if ship == kinds.MOTHERSHIP:
            return self.station_or_guard(s, seat)
        planet = self.wanted_planet(s, seat, ship)
        if planet != NO_PLANET:
            return planet_capture.planet_space(s, planet)
        if fleet.is_bomber(ship):
            return fleet.station_of(s, HUMAN)
        target = self.small_ship_in_reach(s, seat, ship)
        return target if target != NOWHERE else self.planet_to_guard(s, seat, ship)

    def attack(self, s: State, seat: Seat, ship: i64, goal: Space, d: Dealer) -> None:
        """Attacks the goal beside a ship, or the Mothership that keeps a Bomber from the Station.

        All ships beside a planet that they want attack it together (M59).
        """
        if fleet.is_bomber(ship) and fleet.is_station(s.cells[cell.MAP + goal]):
            goal = self.station_or_its_mothership(s, seat, ship, goal)
        if goal == NOWHERE or not self.can_attack(s, seat, ship, goal):
            return
        ships = fleet.bit_of(ship)
        occupant = s.cells[cell.MAP + goal]
        if fleet.is_planet(occupant):
            planet = fleet.planet_of(occupant)
            if fleet.is_fighter(ship) and not self.can_reach_threshold(s, seat, ship, planet):
                return
            ships = self.ships_at(s, seat, planet)
        fight_setup.open_attack(self.n, s, seat, ships, goal, False, 0, d)

    def can_attack(self, s: State, seat: Seat, ship: i64, goal: Space) -> bool:
        n = self.n
        return reach.armed(n, s, seat, ship) and reach.attackable(n, s, seat, ship, goal)

    # The Mothership, and Bombers at the Station

    def station_or_guard(self, s: State, seat: Seat) -> Space:
        """The Station of the player, or the nearest ship that guards it."""
        station = fleet.station_of(s, HUMAN)
        if not fleet.guarded(self.n, s, HUMAN):
            return station
        best = NOWHERE
        least: i64 = FARTHEST
        for ship in range(kinds.FLEET):
            space = fleet.space_of(s, HUMAN, ship)
            if space >= 0 and self.n.board.distance(space, station) == 1:
                cost = self.target_cost(s, seat, kinds.MOTHERSHIP, HUMAN, ship)
                if best == NOWHERE or cost < least or (cost == least and space < best):
                    best = space
                    least = cost
        return best

    def station_or_its_mothership(self, s: State, seat: Seat, ship: i64, station: Space) -> Space:
        """What a Bomber attacks where it stands: the Station beside it, or a Mothership beside it
        that guards the Station, or NOWHERE."""
        board = self.n.board
        at = fleet.space_of(s, seat, ship)
        if not fleet.guarded(self.n, s, HUMAN):
            return station if board.distance(at, station) == 1 else NOWHERE
        guard = fleet.space_of(s, HUMAN, kinds.MOTHERSHIP)
        if guard < 0 or board.distance(guard, station) != 1 or board.distance(guard, at) != 1:
            return NOWHERE
        return guard

    # Planets

    def wanted_planet(self, s: State, seat: Seat, ship: i64) -> i64:
        """The planet that a Fighter or Bomber is to capture, or NO_PLANET.

        A Fighter whose own planet is out of reach of the dice joins others at the nearest planet
        that the NPC wants; if there is none, it waits at its own (M59).
        """
        home = s.cells[cell.NPC_HOMES + ship]
        if home >= LEFT or not self.is_unclaimed(s, seat, home):
            return NO_PLANET
        if fleet.is_bomber(ship) or self.can_reach_threshold(s, seat, ship, home):
            return home
        other = self.nearest_planet(s, seat, ship, home, False)
        return home if other == NO_PLANET else other

    def is_unclaimed(self, s: State, seat: Seat, planet: i64) -> bool:
        """True if a planet is on the board and not the NPC's."""
        return planet_capture.planet_space(s, planet) >= 0 and fleet.holder_of(s, planet) != seat

    def can_reach_threshold(self, s: State, seat: Seat, ship: i64, planet: i64) -> bool:
        """True if the best throw of a ship and of those beside a planet would capture it."""
        ships = self.ships_at(s, seat, planet) | fleet.bit_of(ship)
        needed = fight_setup.capture_threshold(self.n, s, planet)
        return self.best_throw(s, seat, ships) >= needed

    def ships_at(self, s: State, seat: Seat, planet: i64) -> i64:
        """A mask of the small ships beside a planet that can attack it and want it."""
        space = planet_capture.planet_space(s, planet)
        mask: i64 = 0
        for ship in range(kinds.FIRST_FIGHTER, kinds.FLEET):
            if (
                reach.armed(self.n, s, seat, ship)
                and self.n.board.distance(fleet.space_of(s, seat, ship), space) == 1
                and self.may_want(s, seat, ship, planet)
            ):
                mask += fleet.bit_of(ship)
        return mask

    def may_want(self, s: State, seat: Seat, ship: i64, planet: i64) -> bool:
        """True if a planet is the ship's own, or the ship is a Fighter that has not got its own."""
        home = s.cells[cell.NPC_HOMES + ship]
        if home == planet:
            return True
        return fleet.is_fighter(ship) and self.is_unclaimed(s, seat, home)

    def best_throw(self, s: State, seat: Seat, ships: i64) -> i64:
        """The highest total that the dice of some ships can show."""
        total: i64 = 0
        for ship in range(kinds.FLEET):
            if fleet.in_mask(ships, ship):
                total += fleet.die_of(self.n, s, seat, ship)
        return total

    def nearest_planet(self, s: State, seat: Seat, ship: i64, but: i64, claimed: bool) -> i64:
        """The nearest planet that the NPC has claimed, or has not, without the planet `but`."""
        best: i64 = NO_PLANET
        least: i64 = FARTHEST
        for planet in range(kinds.MOST_PLANETS):
            space = planet_capture.planet_space(s, planet)
            if planet == but or space < 0 or self.is_unclaimed(s, seat, planet) == claimed:
                continue
            cost = self.cost_to(s, seat, fleet.space_of(s, seat, ship), space)
            if cost < least:
                best = planet
                least = cost
        return best

    def planet_to_guard(self, s: State, seat: Seat, ship: i64) -> Space:
        """The space of the planet that a Fighter flies back to: its own or the nearest claimed one;
        NOWHERE if it is there already or there is none."""
        planet = s.cells[cell.NPC_HOMES + ship]
        if planet_capture.planet_space(s, planet) < 0:
            planet = self.nearest_planet(s, seat, ship, NO_PLANET, True)
        if planet == NO_PLANET:
            return NOWHERE
        space = planet_capture.planet_space(s, planet)
        there = self.n.board.distance(fleet.space_of(s, seat, ship), space) <= 1
        return NOWHERE if there else space

    def leave_planets(self, s: State, seat: Seat) -> None:
        """Makes Bombers leave planets that are captured or gone; they never return."""
        for ship in range(kinds.FIRST_BOMBER, kinds.FLEET):
            home = s.cells[cell.NPC_HOMES + ship]
            if home < LEFT and not self.is_unclaimed(s, seat, home):
                s.cells[cell.NPC_HOMES + ship] = LEFT

    # Targets and ways

    def small_ship_in_reach(self, s: State, seat: Seat, ship: i64) -> Space:
        """The space of the player's nearest Bomber or Fighter within engine range."""
        best = NOWHERE
        least = STEP * (fleet.power_left(self.n, s, seat, ship) + 1)
        for other in range(kinds.FIRST_FIGHTER, kinds.FLEET):
            space = fleet.space_of(s, HUMAN, other)
            if space >= 0:
                cost = self.cost_to(s, seat, fleet.space_of(s, seat, ship), space)
                if cost < least or (cost == least and best != NOWHERE and space < best):
                    best = space
                    least = cost
        return best

    def target_cost(self, s: State, seat: Seat, ship: i64, owner: Seat, target: i64) -> i64:
        """The cost of the way to a target; of equally near ones the weaker comes first (M59)."""
        at = fleet.space_of(s, seat, ship)
        cost = self.cost_to(s, seat, at, fleet.space_of(s, owner, target))
        weak: i64 = s.cells[s.block(owner) + cell.HP] if target == kinds.MOTHERSHIP else 0
        return cost * STEP + weak

    def cost_to(self, s: State, seat: Seat, start: Space, goal: Space) -> i64:
        """The cost of the best way to a space beside the goal, FARTHEST if there is no way."""
        if self.n.board.distance(start, goal) <= 1:
            return 0
        cost = self.costs_to_goal(s, seat, goal, False)[start]
        return cost - STEP if cost >= 0 else FARTHEST

    def costs_to_goal(self, s: State, seat: Seat, goal: Space, crowded: bool) -> vec[i64]:
        """The cost of the best way from every space to the goal, -1 where there is no way.

        Ways end on a free space beside the goal. If the goal is crowded, all those are occupied,
        and ways end one space earlier.
        """
        board = self.n.board
        costs = board.unmeasured()
        queue = board.unmeasured()
        costs[goal] = 0
        queue[0] = goal
        first: i64 = 0
        end: i64 = 1
        while first < end:
            space = Space(queue[first])
            first += 1
            if costs[space] // STEP == 1:
                if not crowded and s.cells[cell.MAP + space] != cell.EMPTY:
                    continue
            elif space != goal and not self.can_fly_over(s, seat, space):
                continue
            for direction in range(DIRECTIONS):
                near = board.beside(space, direction)
                if near < 0:
                    continue
                cost = costs[space] + STEP
                if space != goal:
                    cost += self.fields_entered(near, space)
                if costs[near] < 0:
                    costs[near] = cost
                    queue[end] = near
                    end += 1
                elif costs[near] // STEP == cost // STEP:
                    costs[near] = min(costs[near], cost)
        return costs

    def fields_entered(self, start: Space, end: Space) -> i64:
        """1 if a step between two neighbours enters an asteroid field, else 0 (M31)."""
        fields = self.n.board.fields
        return 1 if fields[start] == OPEN_SPACE and fields[end] != OPEN_SPACE else 0

    def can_fly_over(self, s: State, seat: Seat, space: Space) -> bool:
        """True if a space is free, or has an NPC ship outside fields that can be passed (M14)."""
        if s.cells[cell.MAP + space] == cell.EMPTY:
            return True
        return self.n.board.fields[space] == OPEN_SPACE and reach.passable(self.n, s, seat, space)

    def fly(self, s: State, seat: Seat, ship: i64, goal: Space, d: Dealer) -> None:
        """Moves a ship one step towards its goal, if it can; a field it enters attacks (M31)."""
        at = fleet.space_of(s, seat, ship)
        costs = self.costs_of_way(s, seat, at, goal)
        power = fleet.power_left(self.n, s, seat, ship)
        to = self.step_towards(s, seat, at, costs, power)
        if to == NOWHERE:
            s.set_field(step.SHIP, FOLLOWING[ship])
            if fleet.is_bomber(ship) and fleet.is_station(s.cells[cell.MAP + goal]):
                self.attack(s, seat, ship, goal, d)
            return
        flown = costs[at] // STEP - costs[to] // STEP
        outside = flown > 1 or self.n.board.fields[at] == OPEN_SPACE  # past ships in open space
        entered = outside and self.n.board.fields[to] != OPEN_SPACE
        s.cells[s.block(seat) + cell.MOVED + ship] += flown
        fleet.put_ship(s, seat, ship, to)
        d.emit(event.SHIP_MOVED, seat, ship, to)
        if entered:
            fight_setup.open_asteroids(self.n, s, seat, ship, to, d)

    def costs_of_way(self, s: State, seat: Seat, at: Space, goal: Space) -> vec[i64]:
        """The costs of a ship's way to its goal, or as near to the goal as it can come (M59)."""
        costs = self.costs_to_goal(s, seat, goal, False)
        if costs[at] < 0:
            costs = self.costs_to_goal(s, seat, goal, True)
        if costs[at] < 0:
            costs = self.costs_to_space(s, seat, self.nearest_free_space(s, seat, at, goal))
        return costs

    def nearest_free_space(self, s: State, seat: Seat, at: Space, goal: Space) -> Space:
        """The free space nearest to a goal that a ship can reach; its own space if none is."""
        board = self.n.board
        costs = self.costs_to_space(s, seat, at)
        best = at
        for i in board.spaces:
            space = Space(i)
            free = costs[space] >= 0 and s.cells[cell.MAP + space] == cell.EMPTY
            if free and board.distance(space, goal) < board.distance(best, goal):
                best = space
        return best

    def costs_to_space(self, s: State, seat: Seat, goal: Space) -> vec[i64]:
        """The cost of the best way from every space to a free one, -1 where there is no way."""
        board = self.n.board
        costs = board.unmeasured()
        queue: list[i64] = [goal]
        costs[goal] = 0
        first = 0
        while first < len(queue):
            space = Space(queue[first])
            first += 1
            if space != goal and not self.can_fly_over(s, seat, space):
                continue
            for direction in range(DIRECTIONS):
                near = board.beside(space, direction)
                if near >= 0 and costs[near] < 0:
                    costs[near] = costs[space] + STEP
                    queue.append(near)
        return costs

    def step_towards(self, s: State, seat: Seat, at: Space, costs: vec[i64], power: i64) -> Space:
        """The next free space of the best way; ships of the NPC in between are passed if there is
        enough power and no Space Virus (M53)."""
        past = at
        for i in range(power):
            past = self.next_on_way(s, seat, past, costs, True)
            if past == NOWHERE:
                break
            if s.cells[cell.MAP + past] == cell.EMPTY:
                return past
            if fleet.virus_at(self.n, s, seat, past):
                break
        return self.next_on_way(s, seat, at, costs, False) if power > 0 else NOWHERE

    def next_on_way(self, s: State, seat: Seat, at: Space, costs: vec[i64], past: bool) -> Space:
        """The neighbour one step nearer to the goal on the best way; with `past` it may be occupied
        by a ship that is passed."""
        board = self.n.board
        best = NOWHERE
        least: i64 = FARTHEST
        for direction in range(DIRECTIONS):
            near = board.beside(at, direction)
            if near < 0 or costs[near] < 0 or costs[near] // STEP != costs[at] // STEP - 1:
                continue
            if s.cells[cell.MAP + near] != cell.EMPTY and not (
                past and self.can_fly_over(s, seat, near)
            ):
                continue
            cost = costs[near] + self.fields_entered(at, near)
            if cost < least or (cost == least and near < best):
                best = near
                least = cost
        return best

"""The NPC of the Solo Challenge: its fleet acts by itself, ship by ship (M54, M55).

A ship flies one space at a time along a shortest way, through asteroids if need be, so that a
field can attack it on the way and it then flies on. It flies around the player's ships and, outside
fields, past its own (M14); where no free space is left beside its goal it comes as near as it can.
A Bomber whose planet was claimed leaves it for good and keeps to one straight line to the Station,
turn after turn; a Bomber that was driven off its line begins a new one where it is.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from . import (
    cells as cell,
    events as event,
    fight,
    fleet,
    hexes,
    kinds,
    planets,
    reach,
    step_table as step,
)
from .board import OPEN_SPACE
from .hexes import DIRECTIONS
from .kinds import Space
from .steps.base_step import MothershipStep

HUMAN: Final = Seat(0)
NOWHERE: Final = Space(-1)
LEFT: Final = kinds.MOST_PLANETS
"""Added in NPC_HOMES to the space where the line of a Bomber began that left its planet."""


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
        if fleet.alive(s, seat, ship):
            goal = self.goal(s, seat, ship)
        if goal == NOWHERE:
            s.set_field(step.SHIP, ship + 1)
        elif self.n.board.distance(fleet.space_of(s, seat, ship), goal) > 1:
            self.fly(s, seat, ship, goal, d)
        else:
            s.set_field(step.SHIP, ship + 1)
            if reach.armed(self.n, s, seat, ship) and reach.attackable(self.n, s, seat, ship, goal):
                fight.open_attack(self.n, s, seat, fleet.bit_of(ship), goal, False, 0, d)

    def goal(self, s: State, seat: Seat, ship: i64) -> Space:
        """The space of a ship's current goal, or NOWHERE."""
        if ship == kinds.MOTHERSHIP:
            return (
                self.nearest_guard(s, seat)
                if fleet.guarded(self.n, s, HUMAN)
                else fleet.station_of(s, HUMAN)
            )
        planet = self.unclaimed_planet(s, seat, ship)
        if planet >= 0:
            return planet
        return (
            fleet.station_of(s, HUMAN)
            if fleet.is_bomber(ship)
            else self.nearest_small_ship(s, seat, ship)
        )

    def unclaimed_planet(self, s: State, seat: Seat, ship: i64) -> Space:
        """The space of a ship's planet if the NPC does not own it, else NOWHERE.

        A ship that was pushed away from such a planet returns to it.
        """
        home = s.cells[cell.NPC_HOMES + ship]
        if home >= LEFT or fleet.holder_of(s, home) == seat:
            return NOWHERE
        return planets.planet_space(s, home)

    def leave_planets(self, s: State, seat: Seat) -> None:
        """Makes Bombers leave planets that are captured or gone; they never return."""
        for ship in range(kinds.FLEET):
            if (
                fleet.is_bomber(ship)
                and fleet.alive(s, seat, ship)
                and s.cells[cell.NPC_HOMES + ship] < LEFT
                and self.unclaimed_planet(s, seat, ship) < 0
            ):
                s.cells[cell.NPC_HOMES + ship] = LEFT + fleet.space_of(s, seat, ship)

    def nearest_guard(self, s: State, seat: Seat) -> Space:
        """The space of the guard of the Station that is nearest to the NPC's Mothership."""
        station = fleet.station_of(s, HUMAN)
        at = fleet.space_of(s, seat, kinds.MOTHERSHIP)
        best = NOWHERE
        for ship in range(kinds.FLEET):
            space = fleet.space_of(s, HUMAN, ship)
            if space >= 0 and self.n.board.distance(space, station) == 1:
                near = self.n.board.distance(space, at)
                if best == NOWHERE or near < self.n.board.distance(best, at):
                    best = space
        return best

    def nearest_small_ship(self, s: State, seat: Seat, ship: i64) -> Space:
        """The space of the player's nearest Bomber or Fighter within engine range."""
        best = NOWHERE
        best_steps = fleet.engine_of(self.n, s, seat, ship) + 1
        for other in range(kinds.FIRST_FIGHTER, kinds.FLEET):
            space = fleet.space_of(s, HUMAN, other)
            if space >= 0:
                steps = self.steps_to(s, seat, fleet.space_of(s, seat, ship), space)
                if 0 <= steps < best_steps:
                    best = space
                    best_steps = steps
        return best

    def steps_to(self, s: State, seat: Seat, start: Space, goal: Space) -> i64:
        """The number of steps to a space beside the goal, negative if there is no way."""
        if self.n.board.distance(start, goal) <= 1:
            return 0
        return self.steps_to_goal(s, seat, goal, False)[start] - 1

    def steps_to_goal(self, s: State, seat: Seat, goal: Space, crowded: bool) -> vec[i64]:
        """The number of steps from every space to the goal, over spaces that can be flown over.

        Ways end on a free space beside the goal. If the goal is crowded, all those are occupied,
        and ways end one space earlier.
        """
        board = self.n.board
        steps = board.unmeasured()
        queue = board.unmeasured()
        steps[goal] = 0
        queue[0] = goal
        first: i64 = 0
        end: i64 = 1
        while first < end:
            space = Space(queue[first])
            first += 1
            if steps[space] == 1:
                if not crowded and s.cells[cell.MAP + space] != cell.EMPTY:
                    continue
            elif space != goal and not self.can_fly_over(s, seat, space):
                continue
            for direction in range(DIRECTIONS):
                near = board.beside(space, direction)
                if near >= 0 and steps[near] < 0:
                    steps[near] = steps[space] + 1
                    queue[end] = near
                    end += 1
        return steps

    def can_fly_over(self, s: State, seat: Seat, space: Space) -> bool:
        """True if a space is free, or has an NPC ship outside fields that can be passed (M14)."""
        if s.cells[cell.MAP + space] == cell.EMPTY:
            return True
        return self.n.board.fields[space] == OPEN_SPACE and reach.passable(self.n, s, seat, space)

    def fly(self, s: State, seat: Seat, ship: i64, goal: Space, d: Dealer) -> None:
        """Moves a ship one step towards its goal, if it can; a field it enters attacks (M31)."""
        at = fleet.space_of(s, seat, ship)
        steps = self.steps_to_goal(s, seat, goal, False)
        if steps[at] < 0:
            steps = self.steps_to_goal(s, seat, goal, True)
        ahead = self.next_on_line(s, ship, at, goal)
        power = fleet.power_left(self.n, s, seat, ship)
        to = self.step_towards(s, seat, at, steps, ahead, power)
        if to == NOWHERE:
            s.set_field(step.SHIP, ship + 1)
            return
        flown = steps[at] - steps[to]
        outside = flown > 1 or self.n.board.fields[at] == OPEN_SPACE  # past ships in open space
        entered = outside and self.n.board.fields[to] != OPEN_SPACE
        s.cells[s.block(seat) + cell.MOVED + ship] += flown
        fleet.put_ship(s, seat, ship, to)
        d.emit(event.SHIP_MOVED, seat, ship, to)
        if entered:
            fight.open_asteroids(self.n, s, seat, ship, to, d)

    def next_on_line(self, s: State, ship: i64, at: Space, goal: Space) -> Space:
        """The next space on the straight line that a Bomber follows."""
        board = self.n.board
        if s.cells[cell.NPC_HOMES + ship] >= LEFT:
            start = kinds.Space(s.cells[cell.NPC_HOMES + ship] - LEFT)
            flown = board.distance(start, at)
            if flown < board.distance(start, goal) and hexes.along(start, goal, flown) == at:
                return hexes.along(kinds.Space(start), kinds.Space(goal), flown + 1)
            s.cells[cell.NPC_HOMES + ship] = LEFT + at
        return hexes.along(kinds.Space(at), kinds.Space(goal), 1)

    def step_towards(
        self, s: State, seat: Seat, at: Space, steps: vec[i64], ahead: Space, power: i64
    ) -> Space:
        """The next free space of a shortest way, nearest to the space ahead; ships of the NPC in
        between are passed if there is enough power and no Space Virus (M53)."""
        past = at
        for i in range(power):
            past = self.neighbour_nearer_to_goal(s, seat, past, steps, ahead, True)
            if past == NOWHERE:
                break
            if s.cells[cell.MAP + past] == cell.EMPTY:
                return past
            if fleet.virus_at(self.n, s, seat, past):
                break
        return (
            self.neighbour_nearer_to_goal(s, seat, at, steps, ahead, False)
            if power > 0
            else NOWHERE
        )

    def neighbour_nearer_to_goal(
        self, s: State, seat: Seat, at: Space, steps: vec[i64], ahead: Space, past: bool
    ) -> Space:
        """The neighbour one step nearer to the goal that is nearest to the space ahead; with
        `past` it may be occupied by a ship that is passed."""
        board = self.n.board
        best = NOWHERE
        for direction in range(DIRECTIONS):
            near = board.beside(at, direction)
            if near < 0 or steps[near] < 0 or steps[near] != steps[at] - 1:
                continue
            if s.cells[cell.MAP + near] != cell.EMPTY and not (
                past and self.can_fly_over(s, seat, near)
            ):
                continue
            if best == NOWHERE or board.distance(near, ahead) < board.distance(best, ahead):
                best = near
        return best

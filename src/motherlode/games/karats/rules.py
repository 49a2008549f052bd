"""The rules of Karats put together: setting the table up, the order of turns, the end."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Rules, Step
from motherlode.kernel.state import SEATS, TURN, State

from . import (
    actions as act,
    cells as cell,
    events as event,
    kinds,
    machines,
    mine,
    refusals,
    step_table as step,
)
from .instinct import KaratsInstinct
from .mining import BasicMining, BoilerSteam, Keeping, Using
from .numbers import Numbers
from .prep import Building, Fuelling, Geothermal, Paying
from .trading import Answering, Bonus, Offering

MOST_DRAWS: Final = 1000


@final
class KaratsRules(Rules):
    """Karats for a number of human seats, with the Automaton off, easy or hard."""

    def __init__(self, numbers: Numbers, seats: int, automaton: int) -> None:
        steps: list[Step] = [
            Drafting("draft"),
            Building("build", numbers),
            Paying("pay", numbers),
            Geothermal("geothermal", numbers),
            Fuelling("fuel", numbers),
            BasicMining("mine", numbers),
            Using("use", numbers),
            BoilerSteam("boiler_steam", numbers),
            Keeping("keep", numbers),
            Offering("offer"),
            Answering("answer"),
            Bonus("bonus"),
            Ending("end"),
            AutomatonTurn("automaton", numbers),
        ]
        super().__init__(cell.LAYOUT, steps, seats, KaratsInstinct(numbers))
        self.numbers = numbers
        self.automaton: i64 = automaton

    def begin(self, s: State, d: Dealer) -> None:
        fill_table(self.numbers, s, self.automaton)
        first = first_drafter(self.numbers, s, d)
        s.cells[cell.FIRST_DRAFTER] = first
        s.push(step.DRAFTING, first)

    def payoff(self, s: State, seat: i64) -> float:
        return 1.0 if s.cells[cell.WINNER] == kinds.FIRST_SEAT_WINS + seat else 0.0

    def why_not(self, s: State, action: i64) -> tuple[str, str]:
        return refusals.why_not(self.numbers, s, action)


def fill_table(n: Numbers, s: State, automaton: i64) -> None:
    """Cubes in the Mine, Gold aside, Steam in the pool, Devices on their stacks (K1-K4, K9)."""
    cells = s.cells
    for cube in range(kinds.GOLD):
        cells[cell.MINE + cube] = n.cubes[cube]
    cells[cell.MINE + kinds.GOLD] = n.gold_in_mine
    cells[cell.UNDISCOVERED] = n.cubes[kinds.GOLD] - n.gold_in_mine
    cells[cell.POOL] = n.steam
    for device in range(5):
        cells[cell.STACKS + device] = n.stacks[device]
    cells[cell.AUTOMATON] = automaton
    if automaton != kinds.OFF:
        cells[cell.RATE] = n.automaton_rate
        cells[cell.MARKERS] = n.automaton_markers
        cells[cell.POOL] -= n.automaton_markers


def first_drafter(n: Numbers, s: State, d: Dealer) -> i64:
    """Everyone draws; the least Dirt drafts first; those tied for least draw again (K5).

    An edition may hold a bag that ties nearly for ever; after so many draws lots decide.
    """
    seats = s.cells[SEATS]
    tied = [seat for seat in range(seats)]
    for i in range(MOST_DRAWS):
        if len(tied) == 1:
            break
        bag = s.cells[cell.MINE : cell.MINE + len(kinds.CUBES)]
        dirt = [draw_dirt(n, bag, seat, d) for seat in tied]
        least = min(dirt)
        tied = [seat for seat, drawn in zip(tied, dirt) if drawn == least]
    return tied[d.below(len(tied))]


def draw_dirt(n: Numbers, bag: vec[i64], seat: i64, d: Dealer) -> i64:
    """A seat draws from the bag, in which nothing is put back yet; gives its Dirt."""
    dirt: i64 = 0
    for i in range(n.draft_draw):
        left = bag[0] + bag[1] + bag[2] + bag[3] + bag[4]
        if left == 0:
            break
        at = d.below(left)
        cube: i64 = kinds.DIRT
        while at >= bag[cube]:
            at -= bag[cube]
            cube += 1
        bag[cube] -= 1
        if cube == kinds.DIRT:
            dirt += 1
    d.tell(event.DREW_FOR_DRAFT, seat, dirt)
    return dirt


@final
class Drafting(Step):
    """Each takes one of the Professions that are left, counter-clockwise (K6)."""

    def legal(self, s: State, moves: Moves) -> None:
        for profession in range(1, 6):
            if not taken(s, profession):
                moves.add(act.DRAFT + profession - 1)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        seats = s.cells[SEATS]
        s.cells[cell.block(seat) + cell.PROFESSION] = action - act.DRAFT + 1
        d.tell(event.DRAFTED, seat, action - act.DRAFT + 1)
        following = (seat + seats - 1) % seats
        if following != s.cells[cell.FIRST_DRAFTER]:
            s.become(step.DRAFTING, following)
        else:
            s.cells[cell.ROUND] = 1
            begin_turn(s, seat, d)


def taken(s: State, profession: i64) -> bool:
    for seat in range(s.cells[SEATS]):
        if s.cells[cell.block(seat) + cell.PROFESSION] == profession:
            return True
    return False


def begin_turn(s: State, seat: i64, d: Dealer) -> None:
    cells = s.cells
    cells[TURN] = seat
    cells[cell.PREP_BEGUN] = 0
    cells[cell.ENGINEERED] = 0
    cells[cell.SABOTAGED] = 0
    cells[cell.KEEPS] = 0
    cells[cell.OFFERS] = 0
    d.tell(event.TURN_BEGAN, seat)
    s.become(step.BUILDING, seat)


@final
class Ending(Step):
    """Sabotage markers come off (K38); play goes on clockwise (K6, K7)."""

    def run(self, s: State, d: Dealer) -> None:
        seat = s.seat()
        freed = machines.free_marked(s, seat)
        if freed > 0:
            d.tell(event.MACHINES_FREED, seat, freed)
        if seat == s.cells[cell.FIRST_DRAFTER]:
            s.become(step.AUTOMATON_TURN, seat)
        else:
            begin_turn(s, (seat + 1) % s.cells[SEATS], d)


@final
class AutomatonTurn(Step):
    """The round ends; the Automaton, where there is one, excavates its rate (K7, K40)."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def run(self, s: State, d: Dealer) -> None:
        cells = s.cells
        if cells[cell.AUTOMATON] != kinds.OFF:
            d.tell(event.AUTOMATON_DUG, -1, cells[cell.RATE])
            mine.excavate(self.n, s, -1, cells[cell.RATE], d)
            if s.over():
                return
            mine.discard_excavated(s, -1, d)
        cells[cell.ROUND] += 1
        begin_turn(s, (s.seat() + 1) % cells[SEATS], d)

"""The rules of Karats put together: setting the table up, the order of turns, the end."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.games.karats.instinct import KaratsInstinct
from motherlode.games.karats.machines import free_marked
from motherlode.games.karats.mine import discard_excavated, excavate
from motherlode.games.karats.mining import BasicMining, BoilerSteam, Keeping, Using
from motherlode.games.karats.numbers import Numbers
from motherlode.games.karats.order import AUTOMATON_TURN, BUILDING, DRAFTING
from motherlode.games.karats.parts import (
    AUTOMATON,
    AUTOMATON_DUG,
    CUBES,
    DIRT,
    DRAFT,
    DRAFTED,
    DREW_FOR_DRAFT,
    ENGINEERED,
    FIRST_DRAFTER,
    FIRST_SEAT_WINS,
    GOLD,
    KEEPS,
    LAYOUT,
    MACHINES_FREED,
    MARKERS,
    MINE,
    OFF,
    OFFERS,
    POOL,
    PREP_BEGUN,
    PROFESSION,
    RATE,
    ROUND,
    SABOTAGED,
    STACKS,
    TURN_BEGAN,
    UNDISCOVERED,
    WINNER,
    block,
)
from motherlode.games.karats.prep import Building, Fuelling, Geothermal, Paying
from motherlode.games.karats.refusals import why_not
from motherlode.games.karats.trading import Answering, Bonus, Offering
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Rules, Step
from motherlode.kernel.state import SEATS, TURN, State

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
        super().__init__(LAYOUT, steps, seats, KaratsInstinct(numbers))
        self.numbers = numbers
        self.automaton: i64 = automaton

    def begin(self, s: State, d: Dealer) -> None:
        fill_table(self.numbers, s, self.automaton)
        first = first_drafter(self.numbers, s, d)
        s.cells[FIRST_DRAFTER] = first
        s.push(DRAFTING, first)

    def payoff(self, s: State, seat: i64) -> float:
        return 1.0 if s.cells[WINNER] == FIRST_SEAT_WINS + seat else 0.0

    def why_not(self, s: State, action: i64) -> tuple[str, str]:
        return why_not(self.numbers, s, action)


def fill_table(n: Numbers, s: State, automaton: i64) -> None:
    """Cubes in the Mine, Gold aside, Steam in the pool, Devices on their stacks (K1-K4, K9)."""
    cells = s.cells
    for cube in range(GOLD):
        cells[MINE + cube] = n.cubes[cube]
    cells[MINE + GOLD] = n.gold_in_mine
    cells[UNDISCOVERED] = n.cubes[GOLD] - n.gold_in_mine
    cells[POOL] = n.steam
    for device in range(5):
        cells[STACKS + device] = n.stacks[device]
    cells[AUTOMATON] = automaton
    if automaton != OFF:
        cells[RATE] = n.automaton_rate
        cells[MARKERS] = n.automaton_markers
        cells[POOL] -= n.automaton_markers


def first_drafter(n: Numbers, s: State, d: Dealer) -> i64:
    """Everyone draws; the least Dirt drafts first; those tied for least draw again (K5).

    An edition may hold a bag that ties nearly for ever; after so many draws lots decide.
    """
    seats = s.cells[SEATS]
    tied = [seat for seat in range(seats)]
    for i in range(MOST_DRAWS):
        if len(tied) == 1:
            break
        bag = s.cells[MINE : MINE + len(CUBES)]
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
        cube: i64 = DIRT
        while at >= bag[cube]:
            at -= bag[cube]
            cube += 1
        bag[cube] -= 1
        if cube == DIRT:
            dirt += 1
    d.tell(DREW_FOR_DRAFT, seat, dirt)
    return dirt


@final
class Drafting(Step):
    """Each takes one of the Professions that are left, counter-clockwise (K6)."""

    def legal(self, s: State, moves: Moves) -> None:
        for profession in range(1, 6):
            if not taken(s, profession):
                moves.add(DRAFT + profession - 1)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        seats = s.cells[SEATS]
        s.cells[block(seat) + PROFESSION] = action - DRAFT + 1
        d.tell(DRAFTED, seat, action - DRAFT + 1)
        following = (seat + seats - 1) % seats
        if following != s.cells[FIRST_DRAFTER]:
            s.become(DRAFTING, following)
        else:
            s.cells[ROUND] = 1
            begin_turn(s, seat, d)


def taken(s: State, profession: i64) -> bool:
    for seat in range(s.cells[SEATS]):
        if s.cells[block(seat) + PROFESSION] == profession:
            return True
    return False


def begin_turn(s: State, seat: i64, d: Dealer) -> None:
    cells = s.cells
    cells[TURN] = seat
    cells[PREP_BEGUN] = 0
    cells[ENGINEERED] = 0
    cells[SABOTAGED] = 0
    cells[KEEPS] = 0
    cells[OFFERS] = 0
    d.tell(TURN_BEGAN, seat)
    s.become(BUILDING, seat)


@final
class Ending(Step):
    """Sabotage markers come off (K38); play goes on clockwise (K6, K7)."""

    def run(self, s: State, d: Dealer) -> None:
        seat = s.seat()
        freed = free_marked(s, seat)
        if freed > 0:
            d.tell(MACHINES_FREED, seat, freed)
        if seat == s.cells[FIRST_DRAFTER]:
            s.become(AUTOMATON_TURN, seat)
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
        if cells[AUTOMATON] != OFF:
            d.tell(AUTOMATON_DUG, -1, cells[RATE])
            excavate(self.n, s, -1, cells[RATE], d)
            if s.over():
                return
            discard_excavated(s, -1, d)
        cells[ROUND] += 1
        begin_turn(s, (s.seat() + 1) % cells[SEATS], d)

"""The rules of Karats: setting up the table, and the payoffs."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel import piles
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.rules import Rules
from motherlode.kernel.state import SEATS, Seat, State

from . import (
    actions as act,
    events as event,
    excavation_and_gold,
    kinds,
    state_cells as cell,
    step_table as step,
)
from .ai.heuristic import KaratsHeuristic
from .params import Params
from .steps.draft_and_turns import begin_turn
from .steps.trading import Trades

MOST_DRAWS: Final = 1000


@final
class KaratsRules(Rules):
    """Karats for a number of human seats, with the Automaton off, easy or hard.

    `deal` says how players get their Professions: see `kinds.DEALS`.
    """

    def __init__(self, params: Params, seats: int, automaton: int, deal: int) -> None:
        super().__init__(
            cell.LAYOUT,
            act.ACTIONS.columns(),
            step.STEPS.build(params),
            seats,
            KaratsHeuristic(params),
            anytime=Trades(params),
        )
        self.params = params
        self.automaton: i64 = automaton
        self.deal: i64 = deal

    def begin(self, s: State, d: Dealer) -> None:
        fill_table(self.params, s, self.automaton)
        if self.deal == kinds.DRAFTED:
            first = first_drafter(self.params, s, d)
            s.cells[cell.LAST_PLAYER] = first
            s.push(step.DRAFT, first)
        else:
            self.begin_undrafted(s, d)

    def begin_undrafted(self, s: State, d: Dealer) -> None:
        """Begins a game without a draft: Professions at random or none, a random first player."""
        if self.deal == kinds.RANDOM:
            deal_professions(s, d)
        first = Seat(d.below(s.cells[SEATS]))
        s.cells[cell.LAST_PLAYER] = s.previous_seat(first)
        s.cells[cell.ROUND] = 1
        s.push(step.BUILD, first)
        begin_turn(s, first, d)

    def payoff(self, s: State, seat: i64) -> float:
        if s.cells[cell.WINNER] != kinds.SHARED_WIN:
            return 1.0 if s.cells[cell.WINNER] == kinds.winner_number(Seat(seat)) else 0.0
        most = excavation_and_gold.most_gold(s)
        if s.cells[excavation_and_gold.gold_of(s, Seat(seat))] != most:
            return 0.0
        return 1.0 / float(excavation_and_gold.players_with(s, most))


def deal_professions(s: State, d: Dealer) -> None:
    """Deals each seat a random Profession; one human alone gets none that needs opponents (K45)."""
    alone = s.cells[SEATS] == 1
    left = [kinds.profession_of(i) for i in range(kinds.DRAFTABLE_COUNT)]
    left = [profession for profession in left if not (alone and kinds.useless_alone(profession))]
    for seat in range(s.cells[SEATS]):
        profession = left.pop(d.below(len(left)))
        s.cells[s.block(seat) + cell.PROFESSION] = profession
        d.emit(event.DEALT, seat, profession)


def fill_table(params: Params, s: State, automaton: i64) -> None:
    """Puts cubes into the Mine, Steam into the pool and Devices on their stacks (K1-K4, K9)."""
    cells = s.cells
    for cube in range(kinds.CUBE_COUNT):
        cells[cell.MINE + cube] = params.cubes.count[cube]
    cells[cell.MINE + kinds.GOLD] = params.gold.in_mine
    cells[cell.UNDISCOVERED] = params.cubes.count[kinds.GOLD] - params.gold.in_mine
    cells[cell.POOL] = params.cubes.steam
    for device in range(kinds.DEVICE_COUNT):
        cells[cell.STACKS + device] = params.devices[device].stack
    cells[cell.AUTOMATON] = automaton
    if automaton != kinds.OFF:
        cells[cell.RATE] = params.automaton.rate
        cells[cell.MARKERS] = params.automaton.markers
        cells[cell.POOL] -= params.automaton.markers


def first_drafter(params: Params, s: State, d: Dealer) -> Seat:
    """Finds the seat that draws the least Dirt; seats tied for least draw again (K5).

    With some editions nearly every draw is a tie: after `MOST_DRAWS` draws a random tied seat
    is taken. Without Dirt nobody draws, and a random seat is taken.
    """
    tied = [Seat(seat) for seat in range(s.cells[SEATS])]
    for i in range(MOST_DRAWS):
        if len(tied) == 1 or s.cells[cell.MINE + kinds.DIRT] == 0:
            break
        bag = s.cells[cell.MINE : cell.MINE + kinds.CUBE_COUNT]
        dirt = [draw_dirt(params, bag, seat, d) for seat in tied]
        least = min(dirt)
        tied = [seat for seat, drawn in zip(tied, dirt) if drawn == least]
    return tied[d.below(len(tied))]


def draw_dirt(params: Params, bag: vec[i64], seat: Seat, d: Dealer) -> i64:
    """Draws a seat's cubes for the draft out of `bag`; returns how many of them are Dirt (K5)."""
    dirt: i64 = 0
    for i in range(params.turn.draft_draw):
        left = piles.total(bag, 0, kinds.CUBE_COUNT)
        if left == 0:
            break
        if piles.draw(bag, 0, left, d) == kinds.DIRT:
            dirt += 1
    d.emit(event.DREW_FOR_DRAFT, seat, dirt)
    return dirt

"""A tiny game with hidden hands for tests of the kernel: draw, show or pass, up to six cards."""

from typing import Any, Final

from motherlode.kernel.action_table import ActionTable
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.event_table import Argument, EventTable
from motherlode.kernel.game import Game, Setup
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.options import Options
from motherlode.kernel.rules import Heuristic, Rules, Step
from motherlode.kernel.state import TURN, State
from motherlode.kernel.step_table import StepTable
from motherlode.kernel.zones import DECK, HAND, PRIVATE, SECRET, Layout

CARDS: Final = ("ace", "two", "three")
LAYOUT: Final = Layout(seats=3, deepest=4)
STOCK: Final = int(LAYOUT.counts("stock", CARDS, DECK, pool="cards"))
PILE: Final = int(LAYOUT.counts("pile", CARDS))
BURIED: Final = int(LAYOUT.counts("buried", CARDS, SECRET, pool="cards"))
IN_HAND: Final = int(LAYOUT.seat_counts("hand", CARDS, HAND, pool="cards"))
NOTES: Final = int(LAYOUT.seat_counts("notes", CARDS, PRIVATE, pool="notes", apart=True))
ASIDE: Final = int(LAYOUT.seat_counts("aside", CARDS, SECRET, pool="notes", apart=True))
LAYOUT.close()

ACTIONS: Final = ActionTable()
DRAW: Final = ACTIONS.verb("draw")
SHOW: Final = ACTIONS.verb("show", CARDS)
PASS: Final = ACTIONS.verb("pass")

EVENTS: Final = EventTable()
DREW: Final = EVENTS.kind("drew", Argument("card", CARDS, secret=True))
SHOWED: Final = EVENTS.kind("showed", Argument("card", CARDS), Argument("left"))

LAST: Final = 6


def hand(seat: int) -> int:
    return int(LAYOUT.block(seat)) + IN_HAND


class Choose(Step):
    """Draw a hidden card, show one, or pass."""

    def legal(self, s: State, moves: LegalActions) -> None:
        if sum(s.cells[STOCK + i] for i in range(3)):
            moves.add(DRAW)
        for card in range(3):
            if s.cells[hand(int(s.seat())) + card]:
                moves.add(SHOW, card)
        moves.add(PASS)

    def apply(self, s: State, verb: int, argument: int, d: Dealer) -> None:
        seat = int(s.seat())
        if verb == DRAW:
            card = draw(s, d)
            s.cells[hand(seat) + card] += 1
            d.emit(DREW, seat, card)
        elif verb == SHOW:
            s.cells[hand(seat) + argument] -= 1
            s.cells[PILE + argument] += 1
            d.emit(SHOWED, seat, argument, sum(s.cells[hand(seat) + i] for i in range(3)))
        following = s.next_seat(seat)
        s.cells[TURN] = following
        s.become(CHOOSE, following)
        if sum(s.cells[PILE + i] for i in range(3)) >= LAST:
            s.end()


def draw(s: State, d: Dealer) -> int:
    at = int(d.below(sum(s.cells[STOCK + i] for i in range(3))))
    card = 0
    while at >= s.cells[STOCK + card]:
        at -= int(s.cells[STOCK + card])
        card += 1
    s.cells[STOCK + card] -= 1
    return card


STEPS: Final = StepTable()
CHOOSE: Final = STEPS.step("choose", Choose)


class TinyRules(Rules):
    def __init__(self, seats: int) -> None:
        super().__init__(LAYOUT, ACTIONS.columns(), STEPS.build(), seats, Heuristic())

    def begin(self, s: State, d: Dealer) -> None:
        for card in range(3):
            s.cells[STOCK + card] = 8
            s.cells[BURIED + card] = 1
        for seat in range(int(self.seats)):
            block = int(LAYOUT.block(seat))
            s.cells[block + NOTES + seat] = 2
            s.cells[block + ASIDE + (seat + 1) % 3] = 3
            for _ in range(3):
                s.cells[hand(seat) + draw(s, d)] += 1
        s.push(CHOOSE, 0)

    def payoff(self, s: State, seat: int) -> float:
        return 1.0 if s.cells[TURN] == seat else 0.0


def _make_game(content: Any, seats: int, options: Options) -> Rules:
    return TinyRules(seats)


TINY: Final = Game(
    name="tiny",
    title="Tiny",
    version="1",
    seats=range(2, 4),
    actions=ACTIONS,
    events=EVENTS,
    layout=LAYOUT,
    make=_make_game,
)


def tiny_setup(seats: int = 2) -> Setup:
    return TINY.setup(seats)

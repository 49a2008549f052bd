"""A tiny game with secrets for tests: each seat plays cards from a hidden hand."""

from pathlib import Path

from motherlode.kernel.action_table import ActionTable
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.event_table import Argument, EventTable
from motherlode.kernel.game import Game
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.options import Flag, Number, Options
from motherlode.kernel.rules import Heuristic, Rules, Step
from motherlode.kernel.state import TURN, State
from motherlode.kernel.step_table import StepTable
from motherlode.kernel.zones import DECK, HAND, Layout

CARDS = ("ace", "king", "queen")

LAYOUT = Layout(seats=2, deepest=2)
DECK_AT = LAYOUT.counts("deck", CARDS, DECK, "cards")
PLAYED = LAYOUT.numbers("played", 4)
HAND_AT = LAYOUT.seat_counts("hand", CARDS, HAND, "cards")
POINTS = LAYOUT.seat_number("points")
LAYOUT.close()

ACTIONS = ActionTable()
PLAY = ACTIONS.verb("play", CARDS)
EVENTS = EventTable()
DREW = EVENTS.kind("drew", Argument("card", CARDS, secret=True))
PLAYED_CARD = EVENTS.kind("played", Argument("card", CARDS))


class Playing(Step):
    """Play a card of the hand; an ace is worth 3."""

    def legal(self, s: State, moves: LegalActions) -> None:
        hand = LAYOUT.block(s.seat()) + HAND_AT
        for card in range(3):
            if s.cells[hand + card] > 0:
                moves.add(PLAY, card)

    def apply(self, s: State, verb: int, card: int, d: Dealer) -> None:
        seat = s.seat()
        block = LAYOUT.block(seat)
        s.cells[block + HAND_AT + card] -= 1
        s.cells[block + POINTS] += 3 - card
        d.emit(PLAYED_CARD, seat, card)
        s.cells[TURN] = 1 - seat
        s.become(PLAYING, 1 - seat)

    def run(self, s: State, d: Dealer) -> None:
        s.end()


STEPS = StepTable()
PLAYING = STEPS.step("play", Playing)


class SecretsRules(Rules):
    def __init__(self) -> None:
        super().__init__(LAYOUT, ACTIONS.columns(), STEPS.build(), 2, Heuristic())

    def begin(self, s: State, d: Dealer) -> None:
        for card in range(3):
            s.cells[DECK_AT + card] = 2
        for seat in (0, 0, 1, 1):
            card = self.draw(s, d)
            s.cells[LAYOUT.block(seat) + HAND_AT + card] += 1
            d.emit(DREW, seat, card)
        s.push(PLAYING, 0)

    def draw(self, s: State, d: Dealer) -> int:
        left = [card for card in range(3) for _ in range(s.cells[DECK_AT + card])]
        card = left[d.below(len(left))]
        s.cells[DECK_AT + card] -= 1
        return card

    def payoff(self, s: State, seat: int) -> float:
        own = s.cells[LAYOUT.block(seat) + POINTS]
        other = s.cells[LAYOUT.block(1 - seat) + POINTS]
        return 0.5 if own == other else float(own > other)


def make(content: object, seats: int, options: Options) -> Rules:
    return SecretsRules()


SECRETS = Game(
    name="secrets",
    title="Secrets",
    version="1",
    seats=range(2, 3),
    actions=ACTIONS,
    events=EVENTS,
    layout=LAYOUT,
    make=make,
    options=(Flag("open_discard", False), Number("rounds", 1, 9, 2)),
    words=Path(__file__).parent / "secret_hands_words",
)

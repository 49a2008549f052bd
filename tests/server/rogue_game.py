"""A game whose rules loop or take memory, for tests of the server's watchdog.

The verbs `loop` and `take memory` misbehave when they are applied. After `view` the rules loop
whenever the legal actions are listed. `walk` does nothing.
"""

from typing import Any, Final

from motherlode.kernel.action_table import ActionTable
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.event_table import EventTable
from motherlode.kernel.game import Game
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.options import Options
from motherlode.kernel.rules import Heuristic, Rules, Step
from motherlode.kernel.state import TURN, State
from motherlode.kernel.step_table import StepTable
from motherlode.kernel.zones import Layout

LAYOUT: Final = Layout(seats=2)
BROKEN: Final = int(LAYOUT.number("broken"))
LAYOUT.close()

ACTIONS: Final = ActionTable()
WALK: Final = ACTIONS.verb("walk")
LOOP: Final = ACTIONS.verb("loop")
TAKE: Final = ACTIONS.verb("take memory")
BREAK: Final = ACTIONS.verb("break legal")

EVENTS: Final = EventTable()
MEGABYTE: Final = 1_000_000


def loop_for_ever() -> None:
    while True:
        pass


def take_memory() -> None:
    """Takes 1 GB, slowly enough for the watchdog to notice, and keeps it until it is stopped."""
    taken = []
    for _ in range(1000):
        taken.append(b"x" * MEGABYTE)
        sum(range(20_000))


class Walking(Step):
    """Walk, or misbehave."""

    def legal(self, s: State, moves: LegalActions) -> None:
        if s.cells[BROKEN]:
            loop_for_ever()
        for verb in (WALK, LOOP, TAKE, BREAK):
            moves.add(verb)

    def apply(self, s: State, verb: int, argument: int, d: Dealer) -> None:
        if verb == LOOP:
            loop_for_ever()
        if verb == TAKE:
            take_memory()
        if verb == BREAK:
            s.cells[BROKEN] = 1
        s.cells[TURN] = s.next_seat(s.seat())
        s.become(WALKING, s.cells[TURN])


STEPS: Final = StepTable()
WALKING: Final = STEPS.step("walking", Walking)


class RogueRules(Rules):
    def __init__(self, seats: int) -> None:
        super().__init__(LAYOUT, ACTIONS.columns(), STEPS.build(), seats, Heuristic())

    def begin(self, s: State, d: Dealer) -> None:
        s.push(WALKING, 0)

    def payoff(self, s: State, seat: int) -> float:
        return 0.5


def _make_game(content: Any, seats: int, options: Options) -> Rules:
    return RogueRules(seats)


ROGUE: Final = Game(
    name="rogue",
    title="Rogue",
    version="1",
    seats=range(2, 3),
    actions=ACTIONS,
    events=EVENTS,
    layout=LAYOUT,
    make=_make_game,
)

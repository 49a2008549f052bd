"""A small game for tests of any-time and unlisted actions.

Each seat holds hidden gems. A turn is one `dig` or `rest`; a gem may be spent at any time in the
own turn, and `swap 2 red for blue` exchanges own gems for a spent one. The end of a turn pauses.
"""

from typing import Any, Final

from motherlode.kernel.action_table import ActionTable
from motherlode.kernel.anytime_actions import AnytimeActions
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import UnreadableArguments
from motherlode.kernel.event_table import Argument, EventTable
from motherlode.kernel.game import Game, Setup
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.options import Options
from motherlode.kernel.rules import Heuristic, Rules, Step
from motherlode.kernel.state import TURN, State
from motherlode.kernel.step_table import StepTable
from motherlode.kernel.zones import DECK, HAND, Layout

GEMS: Final = ("red", "blue")
LAYOUT: Final = Layout(seats=2, deepest=4)
STOCK: Final = int(LAYOUT.counts("stock", GEMS, DECK, pool="gems"))
SPENT: Final = int(LAYOUT.counts("spent", GEMS))
TURNS: Final = int(LAYOUT.number("turns"))
HELD: Final = int(LAYOUT.seat_counts("held", GEMS, HAND, pool="gems"))
LAYOUT.close()


class SwapText:
    """`2 red for blue`: how many of a gem are given for one of the other."""

    def read(self, text: str) -> int:
        count, given, _, wanted = text.split(" ")
        if int(count) < 1 or given == wanted:
            raise UnreadableArguments("same_gem", "G3")
        GEMS.index(wanted)
        return int(count) * len(GEMS) + GEMS.index(given)

    def text(self, number: int) -> str:
        count, given = divmod(number, len(GEMS))
        return f"{count} {GEMS[given]} for {GEMS[1 - given]}"

    def random(self, dealer: Dealer) -> int:
        return int((dealer.below(3) + 1) * len(GEMS) + dealer.below(2))


ACTIONS: Final = ActionTable()
DIG: Final = ACTIONS.verb("dig")
REST: Final = ACTIONS.verb("rest")
SPEND: Final = ACTIONS.verb("spend", GEMS)
GO_ON: Final = ACTIONS.verb("go on")
SWAP: Final = ACTIONS.unlisted("swap", SwapText())

EVENTS: Final = EventTable()
SPENT_GEM: Final = EVENTS.kind("spent", Argument("gem", GEMS))

LAST_TURN: Final = 12


def held_cell(s: State, gem: int) -> int:
    return int(s.block(s.seat())) + HELD + gem


class Digging(Step):
    """Dig for a gem, or rest."""

    def legal(self, s: State, moves: LegalActions) -> None:
        if s.cells[STOCK] + s.cells[STOCK + 1]:
            moves.add(DIG)
        moves.add(REST)

    def apply(self, s: State, verb: int, argument: int, d: Dealer) -> None:
        if verb == DIG:
            stock = s.cells[STOCK] + s.cells[STOCK + 1]
            gem = 0 if d.below(stock) < s.cells[STOCK] else 1
            s.cells[STOCK + gem] -= 1
            s.cells[held_cell(s, gem)] += 1
            s.become(WASHING, s.seat())
        else:
            s.become(ENDING, s.seat())

    def explain(self, s: State, verb: int, argument: int) -> tuple[str, str]:
        return "not_now", "G1"


class Washing(Digging):
    """The second half of a dig: it can't be interrupted."""

    def legal(self, s: State, moves: LegalActions) -> None:
        moves.add(REST)


class Ending(Digging):
    """Passes the turn on."""

    def legal(self, s: State, moves: LegalActions) -> None:
        pass

    def run(self, s: State, d: Dealer) -> None:
        following = s.next_seat(s.seat())
        s.cells[TURNS] += 1
        s.cells[TURN] = following
        s.become(DIGGING, following)
        if s.cells[TURNS] == LAST_TURN:
            s.end()


class Gems(AnytimeActions):
    """Spend a gem, or swap gems for a spent one."""

    def __init__(self) -> None:
        super().__init__([SPEND, SWAP], GO_ON)

    def may_use(self, s: State, seat: int) -> bool:
        at = int(s.block(seat)) + HELD
        return bool(s.cells[at] + s.cells[at + 1] > 0)

    def legal(self, s: State, moves: LegalActions) -> None:
        for gem in range(len(GEMS)):
            if s.cells[held_cell(s, gem)]:
                moves.add(SPEND, gem)

    def apply(self, s: State, verb: int, argument: int, d: Dealer) -> None:
        if verb == SPEND:
            s.cells[held_cell(s, argument)] -= 1
            s.cells[SPENT + argument] += 1
            d.emit(SPENT_GEM, s.seat(), argument)
        else:
            count, given = divmod(argument, len(GEMS))
            s.cells[held_cell(s, given)] -= count
            s.cells[SPENT + given] += count
            s.cells[held_cell(s, 1 - given)] += 1
            s.cells[SPENT + 1 - given] -= 1

    def explain(self, s: State, verb: int, argument: int) -> tuple[str, str]:
        if verb == SPEND:
            return "no_such_gem", "G2"
        count, given = divmod(argument, len(GEMS))
        if s.cells[held_cell(s, given)] < count:
            return "too_few_gems", "G3"
        return ("none_spent", "G3") if s.cells[SPENT + 1 - given] == 0 else ("", "")


STEPS: Final = StepTable()
DIGGING: Final = STEPS.step("digging", Digging)
WASHING: Final = STEPS.step("washing", Washing, interruptible=False)
ENDING: Final = STEPS.step("ending", Ending, pauses=True)


class GemRules(Rules):
    def __init__(self, seats: int) -> None:
        steps = STEPS.build()
        super().__init__(LAYOUT, ACTIONS.columns(), steps, seats, Heuristic(), anytime=Gems())

    def begin(self, s: State, d: Dealer) -> None:
        for gem in range(len(GEMS)):
            s.cells[STOCK + gem] = 9
        s.push(DIGGING, 0)

    def payoff(self, s: State, seat: int) -> float:
        return 1.0 if seat == 0 else 0.0


def _make_game(content: Any, seats: int, options: Options) -> Rules:
    return GemRules(seats)


GEM: Final = Game(
    name="gem",
    title="Gems",
    version="1",
    seats=range(2, 3),
    actions=ACTIONS,
    events=EVENTS,
    layout=LAYOUT,
    make=_make_game,
)


def gem_setup() -> Setup:
    return GEM.setup(2)

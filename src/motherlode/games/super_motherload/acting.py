"""The turn: two actions, each Draw, Drill or Bomb, and Artifacts around them (S12, S42-S44)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
from motherlode.kernel.state import State

from . import (
    actions as act,
    buying,
    cards,
    cells as cell,
    covering,
    digging,
    drilling,
    events as event,
    kinds,
    step_table as step,
)
from .covering import JUST_DONE
from .numbers import Numbers


@final
class Acting(Step):
    """Choose an action while some are left; use Artifacts before, between and after (S44).

    After the last action only those are asked who hold Artifacts, whatever they are, so that
    the question gives nothing away.
    """

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        seat = s.seat()
        if s.cells[cell.LEFT] > 0:
            moves.add(act.DRAW)
            for colour in range(kinds.WILD):
                if drilling.can_drill(self.n, s, seat, colour):
                    moves.add(act.DRILL + colour)
            add_bombs(self.n, s, seat, moves)
            moves.add(act.PASS)
            add_artifacts(s, seat, moves)
        elif cards.artifacts_held(s, seat) > 0:
            add_artifacts(s, seat, moves)
            moves.add(act.DONE)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        if action == act.DRAW:
            covering.spend_action(s)
            cards.draw_cards(s, seat, self.n.draw, d)
            s.push(step.CLAIMING, seat, JUST_DONE)
        elif action == act.PASS:
            s.cells[cell.LEFT] -= 1
            d.tell(event.PASSED, seat)
        elif action == act.DONE:
            self.run(s, d)
        elif action >= act.USE:
            use_artifact(s, seat, action - act.USE, d)
        elif action >= act.BOMB:
            choose_bomb(s, seat, action - act.BOMB)
        else:
            s.push(step.SELECTING, seat, action - act.DRILL)

    def run(self, s: State, d: Dealer) -> None:
        s.become(step.DISCARDING, s.seat())


def add_bombs(n: Numbers, s: State, seat: i64, moves: Moves) -> None:
    """Adds the red Pilots in hand whose Bomb Pattern fits somewhere (S18, S19)."""
    cells = s.cells
    mine = cell.block(seat)
    if cells[mine + cell.TOKENS] == 0:
        return
    first = n.card(cells[mine + cell.CREW], 0)
    for kind in range(kinds.RANKS):
        if cells[mine + cell.IN_HAND + kind] > 0 and n.pilots.pattern[first + kind] >= 0:
            free = digging.free_rows(n.boards, s, kinds.BOMB_TOOL)
            near = digging.near_rows(s, False)
            if digging.bomb_fits(
                n, n.pilots.pattern[first + kind], free, near, digging.rows_in_play(s)
            ):
                moves.add(act.BOMB + kind)


def choose_bomb(s: State, seat: i64, kind: i64) -> None:
    s.cells[cell.block(seat) + cell.IN_HAND + kind] -= 1
    s.cells[cell.block(seat) + cell.PLAYED + kind] += 1
    s.push(step.BLASTING, seat)


def add_artifacts(s: State, seat: i64, moves: Moves) -> None:
    """Adds the Artifacts whose use does something (S43)."""
    held = cell.block(seat) + cell.HELD
    for artifact in range(kinds.USABLE):
        if s.cells[held + artifact] > 0 and does_something(s, seat, artifact):
            moves.add(act.USE + artifact)


def does_something(s: State, seat: i64, artifact: i64) -> bool:
    if artifact == kinds.DUPLICATE:
        return buying.can_duplicate(s, seat, 0)
    if artifact == kinds.FREE_PLATINUM:
        return any_for_sale(s, seat)
    return True


def any_for_sale(s: State, seat: i64) -> bool:
    for stack in range(kinds.STACKS):
        if s.cells[cell.block(seat) + cell.BOUGHT + stack] < kinds.RANKS - 1:
            return True
    return False


def use_artifact(s: State, seat: i64, artifact: i64, d: Dealer) -> None:
    """What each of the six usable kinds does (S43); buys follow the tile that is added (S28)."""
    buying.use_up(s, seat, artifact, d)
    if artifact == kinds.EXTRA_ACTION:
        buying.gain_action(s, seat, d)
    elif artifact == kinds.TWO_CARDS:
        cards.draw_cards(s, seat, 2, d)
    elif artifact == kinds.BOMB_AND_CARD:
        cards.take_bomb(s, seat, d)
        cards.draw_cards(s, seat, 1, d)
    elif artifact == kinds.GOLD_AND_CARD:
        cards.draw_cards(s, seat, 1, d)
    s.push(step.BUYING, seat)
    s.push(step.CLAIMING, seat)
    if artifact == kinds.FREE_PLATINUM:
        s.cells[cell.LOOT + kinds.PLATINUM] = 1
        s.push(step.STOWING, seat)
    elif artifact == kinds.GOLD_AND_CARD:
        s.cells[cell.LOOT + kinds.GOLD] = 1
        s.push(step.STOWING, seat)
    elif artifact == kinds.DUPLICATE:
        s.push(step.DUPLICATING, seat)

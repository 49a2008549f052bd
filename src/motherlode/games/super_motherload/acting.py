"""The turn: two actions, each Draw, Drill or Bomb, and Artifacts around them (S12, S42-S44)."""

from typing import final

from mypy_extensions import i64

from motherlode.games.super_motherload.buying import can_duplicate, gain_action, use_up
from motherlode.games.super_motherload.cards import artifacts_held, draw_cards, take_bomb
from motherlode.games.super_motherload.covering import JUST_DONE, spend_action
from motherlode.games.super_motherload.digging import (
    bomb_fits,
    free_rows,
    near_rows,
    rows_in_play,
)
from motherlode.games.super_motherload.drilling import can_drill
from motherlode.games.super_motherload.kinds import (
    BOMB_AND_CARD,
    BOMB_TOOL,
    DUPLICATE,
    EXTRA_ACTION,
    FREE_PLATINUM,
    GOLD,
    GOLD_AND_CARD,
    PLATINUM,
    RANKS,
    STACKS,
    TWO_CARDS,
    USABLE,
    WILD,
)
from motherlode.games.super_motherload.numbers import Numbers
from motherlode.games.super_motherload.order import (
    BLASTING,
    BUYING,
    CLAIMING,
    DISCARDING,
    DUPLICATING,
    SELECTING,
    STOWING,
)
from motherlode.games.super_motherload.parts import (
    BOMB,
    BOUGHT,
    CREW,
    DONE,
    DRAW,
    DRILL,
    HELD,
    IN_HAND,
    LEFT,
    LOOT,
    PASS,
    PASSED,
    PLAYED,
    TOKENS,
    USE,
    block,
)
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
from motherlode.kernel.state import State


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
        if s.cells[LEFT] > 0:
            moves.add(DRAW)
            for colour in range(WILD):
                if can_drill(self.n, s, seat, colour):
                    moves.add(DRILL + colour)
            add_bombs(self.n, s, seat, moves)
            moves.add(PASS)
            add_artifacts(s, seat, moves)
        elif artifacts_held(s, seat) > 0:
            add_artifacts(s, seat, moves)
            moves.add(DONE)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        if action == DRAW:
            spend_action(s)
            draw_cards(s, seat, self.n.draw, d)
            s.push(CLAIMING, seat, JUST_DONE)
        elif action == PASS:
            s.cells[LEFT] -= 1
            d.tell(PASSED, seat)
        elif action == DONE:
            self.run(s, d)
        elif action >= USE:
            use_artifact(s, seat, action - USE, d)
        elif action >= BOMB:
            choose_bomb(s, seat, action - BOMB)
        else:
            s.push(SELECTING, seat, action - DRILL)

    def run(self, s: State, d: Dealer) -> None:
        s.become(DISCARDING, s.seat())


def add_bombs(n: Numbers, s: State, seat: i64, moves: Moves) -> None:
    """Adds the red Pilots in hand whose Bomb Pattern fits somewhere (S18, S19)."""
    cells = s.cells
    mine = block(seat)
    if cells[mine + TOKENS] == 0:
        return
    first = n.card(cells[mine + CREW], 0)
    for kind in range(RANKS):
        if cells[mine + IN_HAND + kind] > 0 and n.pilots.pattern[first + kind] >= 0:
            free = free_rows(n.boards, s, BOMB_TOOL)
            near = near_rows(s, False)
            if bomb_fits(n, n.pilots.pattern[first + kind], free, near, rows_in_play(s)):
                moves.add(BOMB + kind)


def choose_bomb(s: State, seat: i64, kind: i64) -> None:
    s.cells[block(seat) + IN_HAND + kind] -= 1
    s.cells[block(seat) + PLAYED + kind] += 1
    s.push(BLASTING, seat)


def add_artifacts(s: State, seat: i64, moves: Moves) -> None:
    """Adds the Artifacts whose use does something (S43)."""
    held = block(seat) + HELD
    for artifact in range(USABLE):
        if s.cells[held + artifact] > 0 and does_something(s, seat, artifact):
            moves.add(USE + artifact)


def does_something(s: State, seat: i64, artifact: i64) -> bool:
    if artifact == DUPLICATE:
        return can_duplicate(s, seat, 0)
    if artifact == FREE_PLATINUM:
        return any_for_sale(s, seat)
    return True


def any_for_sale(s: State, seat: i64) -> bool:
    for stack in range(STACKS):
        if s.cells[block(seat) + BOUGHT + stack] < RANKS - 1:
            return True
    return False


def use_artifact(s: State, seat: i64, artifact: i64, d: Dealer) -> None:
    """What each of the six usable kinds does (S43); buys follow the tile that is added (S28)."""
    use_up(s, seat, artifact, d)
    if artifact == EXTRA_ACTION:
        gain_action(s, seat, d)
    elif artifact == TWO_CARDS:
        draw_cards(s, seat, 2, d)
    elif artifact == BOMB_AND_CARD:
        take_bomb(s, seat, d)
        draw_cards(s, seat, 1, d)
    elif artifact == GOLD_AND_CARD:
        draw_cards(s, seat, 1, d)
    s.push(BUYING, seat)
    s.push(CLAIMING, seat)
    if artifact == FREE_PLATINUM:
        s.cells[LOOT + PLATINUM] = 1
        s.push(STOWING, seat)
    elif artifact == GOLD_AND_CARD:
        s.cells[LOOT + GOLD] = 1
        s.push(STOWING, seat)
    elif artifact == DUPLICATE:
        s.push(DUPLICATING, seat)

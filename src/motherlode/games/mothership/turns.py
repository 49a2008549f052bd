"""Turns: the menu of a turn, its beginning, its end, and whose comes next (M9, M12, M15-M17)."""

from typing import final

from mypy_extensions import i64

from motherlode.games.mothership.effects import repair
from motherlode.games.mothership.energy import may_divert
from motherlode.games.mothership.fate import check_points, draw_game
from motherlode.games.mothership.fleet import (
    alive,
    artifact,
    in_game,
    is_npc,
    planets_held,
    space_of,
    station_of,
    struck_by,
)
from motherlode.games.mothership.jumping import sends_some
from motherlode.games.mothership.kinds import (
    ARTIFACT_INCOME,
    ARTIFACT_REPAIR,
    BRANCH_B,
    DOUBLED,
    ECONOMY,
    FLEET,
    JUMP_GATES,
    MOTHERSHIP,
    OFFWORLD_TRADING,
    PIRATE_RAID,
    QUIET,
    SUPPORT,
)
from motherlode.games.mothership.market import add_trades, is_trade, trade
from motherlode.games.mothership.numbers import Numbers
from motherlode.games.mothership.order import (
    DIVERTING,
    ENDING,
    JUMPING,
    NPC_TURN,
    ORDERS,
    RESPAWNING,
    TURN_MENU,
)
from motherlode.games.mothership.orders import may_order
from motherlode.games.mothership.parts import (
    BLOCKADE_BY,
    BLOCKS,
    BONUS,
    COLLECTED,
    CONVOYED,
    DAMAGED,
    DIVERT,
    DIVERTED,
    DRAINED,
    END_TURN,
    EVENT,
    EVENT_ANSWER,
    EVENT_ENDED,
    EVENT_SEAT,
    EXPLORE,
    FIRST_SEAT,
    HELD,
    MOVED,
    ORDER,
    PLAY,
    RESOURCES,
    RESPAWN,
    ROUND,
    SHIELD_LOST,
    STATUS,
    STRIDE,
    TURN_BEGAN,
    USE,
)
from motherlode.games.mothership.planets import add_explorations, explore
from motherlode.games.mothership.playing import declare
from motherlode.games.mothership.technology import income_bonus, owns
from motherlode.games.mothership.usable import add_turn_cards
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
from motherlode.kernel.state import SEATS, TURN, State


def begin_turn(n: Numbers, s: State, seat: i64, d: Dealer) -> None:
    """A turn begins: what lasted until now is over, and a player with the points wins (M52)."""
    mine = BLOCKS + seat * STRIDE
    s.cells[TURN] = seat
    s.cells[mine + DIVERTED] = 0
    s.cells[mine + DAMAGED] = 0
    s.cells[mine + CONVOYED] = beside_own_mothership(n, s, seat)
    end_effects(s, seat, d)
    d.tell(TURN_BEGAN, seat, s.cells[ROUND])
    s.push(NPC_TURN if is_npc(s, seat) else TURN_MENU, seat)
    check_points(n, s, d)


def end_effects(s: State, seat: i64, d: Dealer) -> None:
    """A Random Event or a blockade is over when its player's turn comes again, even if he is out
    (M53). So of two blockades the later one ends last, and it alone need be known."""
    if s.cells[BLOCKADE_BY] == seat + 1:
        s.cells[BLOCKADE_BY] = 0
    if s.cells[EVENT] != QUIET and s.cells[EVENT_SEAT] == seat:
        d.tell(EVENT_ENDED, -1, s.cells[EVENT])
        s.cells[EVENT] = QUIET


def beside_own_mothership(n: Numbers, s: State, seat: i64) -> i64:
    """A mask of the small ships that are next to the own Mothership now (Convoy)."""
    mask: i64 = 0
    if not alive(s, seat, MOTHERSHIP):
        return mask
    centre = space_of(s, seat, MOTHERSHIP)
    bit: i64 = 2
    for ship in range(1, FLEET):
        space = space_of(s, seat, ship)
        if space >= 0 and n.board.distance(space, centre) == 1:
            mask += bit
        bit += bit
    return mask


@final
class TurnMenu(Step):
    """Move, attack, spend, divert and play cards in any order, until the turn is ended (M12)."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        n = self.n
        seat = s.seat()
        if not in_game(s, seat):
            return
        moves.add(END_TURN)
        for ship in range(FLEET):
            if may_order(n, s, seat, ship):
                moves.add(ORDER + ship)
        if sends_some(n, s, seat):
            moves.add(USE + JUMP_GATES)
        if may_divert(s, seat):
            moves.add(DIVERT)
        add_trades(n, s, seat, moves)
        add_explorations(n, s, seat, moves)
        add_turn_cards(n, s, seat, moves)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        n = self.n
        seat = s.seat()
        if action == END_TURN:
            self.run(s, d)
        elif action == DIVERT:
            s.push(DIVERTING, seat)
        elif action >= PLAY:
            declare(s, seat, action - PLAY, d)
        elif action >= EXPLORE:
            explore(n, s, seat, action - EXPLORE, d)
        elif is_trade(action):
            trade(n, s, seat, action, d)
        elif action >= USE:
            s.push(JUMPING, seat)
        else:
            s.push(ORDERS, seat, action - ORDER)

    def run(self, s: State, d: Dealer) -> None:
        s.become(ENDING, s.seat())


@final
class Ending(Step):
    """The end of a turn: collect, repair, shields back, everything of the turn forgotten."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def run(self, s: State, d: Dealer) -> None:
        n = self.n
        seat = s.seat()
        if in_game(s, seat) and not is_npc(s, seat):
            collect(n, s, seat, d)
            self.mend(s, seat, d)
        forget_turn(s, seat)
        self.count_down(s, seat)
        s.become(RESPAWNING, seat)

    def mend(self, s: State, seat: i64, d: Dealer) -> None:
        """Advanced Engineering (M44) and Artifacts repair the Mothership."""
        if not alive(s, seat, MOTHERSHIP):
            return
        hull = artifact(self.n, s, seat, ARTIFACT_REPAIR)
        if owns(s, seat, SUPPORT, BRANCH_B, 3) and s.cells[BLOCKS + seat * STRIDE + DAMAGED] == 0:
            hull += self.n.repair
        repair(self.n, s, seat, hull, d)

    def count_down(self, s: State, seat: i64) -> None:
        wait = BLOCKS + seat * STRIDE + RESPAWN
        for ship in range(FLEET):
            if s.cells[wait + ship] > 1:
                s.cells[wait + ship] -= 1


def collect(n: Numbers, s: State, seat: i64, d: Dealer) -> None:
    """1 for the Station and 1 for each planet, and what technology, Artifacts and events add."""
    planets = planets_held(s, seat)
    income: i64 = 0
    if s.cells[BLOCKADE_BY] == 0:
        if station_of(s, seat) >= 0:
            income += n.station_income
        income += planet_income(n, s, seat, planets)
        if struck_by(s, seat, OFFWORLD_TRADING):
            income += planets // 2 * (2 if doubles_event(s, seat) else 1)
    income += income_bonus(n, s, seat) + artifact(n, s, seat, ARTIFACT_INCOME)
    s.cells[BLOCKS + seat * STRIDE + RESOURCES] += income
    d.tell(COLLECTED, seat, income)


def planet_income(n: Numbers, s: State, seat: i64, planets: i64) -> i64:
    """Planets pay 1 each, with Dominion 3 more for every two (M44); half in a Pirate Raid (M53)."""
    income = planets * n.planet_income
    if owns(s, seat, ECONOMY, BRANCH_B, 3):
        income += planets // n.planets_for_one
    if struck_by(s, seat, PIRATE_RAID):
        income = (income + 1) // 2
        if doubles_event(s, seat):
            income = (income + 1) // 2
    return income


def doubles_event(s: State, seat: i64) -> bool:
    return s.cells[EVENT_SEAT] == seat and s.cells[EVENT_ANSWER] == DOUBLED


def forget_turn(s: State, seat: i64) -> None:
    """Shields return to full, anyone's (M16); energy comes back; ships are fresh again."""
    for other in range(s.cells[SEATS]):
        block = BLOCKS + other * STRIDE
        s.cells[block + SHIELD_LOST] = 0
        for subsystem in range(3):
            s.cells[block + DRAINED + subsystem] = 0
        for ship in range(FLEET):
            s.cells[block + STATUS + ship] = 0
    mine = BLOCKS + seat * STRIDE
    for ship in range(FLEET):
        s.cells[mine + MOVED + ship] = 0
        s.cells[mine + BONUS + ship] = 0
        s.cells[mine + HELD + ship] = 0


@final
class NextTurn(Step):
    """The next player clockwise who still plays; after so many rounds the game is drawn (M49)."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def run(self, s: State, d: Dealer) -> None:
        seat = s.seat()
        while True:
            seat = (seat + 1) % s.cells[SEATS]
            if seat == s.cells[FIRST_SEAT]:
                s.cells[ROUND] += 1
            if in_game(s, seat):
                break
            end_effects(s, seat, d)
        if s.cells[ROUND] > self.n.most_rounds:
            draw_game(self.n, s, d)
            return
        s.pop()
        begin_turn(self.n, s, seat, d)

"""Trading: an offer is built cube by cube, proposed, and answered (K31-K33, K37)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
from motherlode.kernel.state import SEATS, State

from . import actions as act, cells as cell, events as event, kinds, step_table as step
from .numbers import Numbers


def stock(s: State, seat: i64) -> i64:
    """How many cubes a seat has in its inventory."""
    cells = s.cells
    mine = cell.block(seat) + cell.INVENTORY
    return cells[mine] + cells[mine + 1] + cells[mine + 2]


def could_trade(s: State, seat: i64, other: i64) -> bool:
    """Whether some offer between the two is allowed: cubes on both sides, and not the same."""
    ours = stock(s, seat)
    theirs = stock(s, other)
    if ours == 0 or theirs == 0:
        return False
    if ours > 1 or theirs > 1:
        return True
    mine = cell.block(seat) + cell.INVENTORY
    yours = cell.block(other) + cell.INVENTORY
    for material in range(3):
        if s.cells[mine + material] != s.cells[yours + material]:
            return True
    return False


def add_offers(n: Numbers, s: State, seat: i64, moves: Moves) -> None:
    """Adds every seat that an offer may be made to."""
    cells = s.cells
    if cells[cell.OFFERS] >= n.offers or stock(s, seat) == 0:
        return
    for other in range(cells[SEATS]):
        if other != seat and could_trade(s, seat, other):
            moves.add(act.OFFER + other)


def begin_offer(s: State, seat: i64, action: i64) -> None:
    """Opens an offer on top of the step that is pending; it counts against the limit now."""
    s.cells[cell.OFFERS] += 1
    clear_offer(s)
    s.push(step.OFFERING, seat, action - act.OFFER)


def clear_offer(s: State) -> None:
    for material in range(3):
        s.cells[cell.GIVE + material] = 0
        s.cells[cell.WANT + material] = 0


def bundle(s: State, zone: i64) -> i64:
    """The counts of a zone of materials packed for an event."""
    cells = s.cells
    return cells[zone] + cells[zone + 1] * 1000 + cells[zone + 2] * 1000000


def proposable(s: State) -> bool:
    """At least one cube each way, and the two sides not the same cubes (K32)."""
    give = bundle(s, cell.GIVE)
    want = bundle(s, cell.WANT)
    return give > 0 and want > 0 and give != want


@final
class Offering(Step):
    """The seat whose turn it is builds an offer to seat `a`."""

    def legal(self, s: State, moves: Moves) -> None:
        cells = s.cells
        mine = cell.block(s.seat()) + cell.INVENTORY
        yours = cell.block(s.a()) + cell.INVENTORY
        for material in range(3):
            if cells[cell.GIVE + material] < cells[mine + material]:
                moves.add(act.GIVE_CUBE + material)
            if cells[cell.WANT + material] < cells[yours + material]:
                moves.add(act.WANT_CUBE + material)
        if proposable(s):
            moves.add(act.PROPOSE)
        moves.add(act.WITHDRAW)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        if action == act.PROPOSE:
            d.tell(event.OFFERED, s.seat(), s.a(), bundle(s, cell.GIVE), bundle(s, cell.WANT))
            s.become(step.ANSWERING, s.a(), s.seat())
        elif action == act.WITHDRAW:
            clear_offer(s)
            s.pop()
        elif action >= act.WANT_CUBE:
            s.cells[cell.WANT + action - act.WANT_CUBE] += 1
        else:
            s.cells[cell.GIVE + action - act.GIVE_CUBE] += 1


@final
class Answering(Step):
    """The other seat takes the offer of seat `a`, or leaves it."""

    def legal(self, s: State, moves: Moves) -> None:
        moves.add(act.ACCEPT)
        moves.add(act.DECLINE)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        asked = s.seat()
        offerer = s.a()
        s.pop()
        if action == act.DECLINE:
            d.tell(event.DECLINED, asked, offerer)
            clear_offer(s)
            return
        d.tell(event.TRADED, offerer, asked, bundle(s, cell.GIVE), bundle(s, cell.WANT))
        exchange(s, offerer, asked)
        for seat in (offerer, asked):
            if s.cells[cell.block(seat) + cell.PROFESSION] == kinds.CAPITALIST:
                s.push(step.BONUS, seat)


def exchange(s: State, offerer: i64, asked: i64) -> None:
    """The two sides of the offer change hands."""
    cells = s.cells
    mine = cell.block(offerer) + cell.INVENTORY
    yours = cell.block(asked) + cell.INVENTORY
    for material in range(3):
        change = cells[cell.WANT + material] - cells[cell.GIVE + material]
        cells[mine + material] += change
        cells[yours + material] -= change
    clear_offer(s)


@final
class Bonus(Step):
    """The Capitalist takes a cube from the discard pile, if there is one (K37)."""

    def legal(self, s: State, moves: Moves) -> None:
        for material in range(3):
            if s.cells[cell.DISCARD + kinds.IRON + material] > 0:
                moves.add(act.TAKE + material)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        material = action - act.TAKE
        s.cells[cell.DISCARD + kinds.IRON + material] -= 1
        s.cells[cell.block(s.seat()) + cell.INVENTORY + material] += 1
        d.tell(event.BONUS_TAKEN, s.seat(), material)
        s.pop()

    def run(self, s: State, d: Dealer) -> None:
        s.pop()

"""Trading: an offer is built cube by cube, proposed, and answered (K31-K33, K37)."""

from typing import final

from mypy_extensions import i64

from motherlode.games.karats.numbers import Numbers
from motherlode.games.karats.order import ANSWERING, BONUS, OFFERING
from motherlode.games.karats.parts import (
    ACCEPT,
    BONUS_TAKEN,
    CAPITALIST,
    DECLINE,
    DECLINED,
    DISCARD,
    GIVE,
    GIVE_CUBE,
    INVENTORY,
    IRON,
    OFFER,
    OFFERED,
    OFFERS,
    PROFESSION,
    PROPOSE,
    TAKE,
    TRADED,
    WANT,
    WANT_CUBE,
    WITHDRAW,
    block,
)
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
from motherlode.kernel.state import SEATS, State


def stock(s: State, seat: i64) -> i64:
    """How many cubes a seat has in its inventory."""
    cells = s.cells
    mine = block(seat) + INVENTORY
    return cells[mine] + cells[mine + 1] + cells[mine + 2]


def could_trade(s: State, seat: i64, other: i64) -> bool:
    """Whether some offer between the two is allowed: cubes on both sides, and not the same."""
    ours = stock(s, seat)
    theirs = stock(s, other)
    if ours == 0 or theirs == 0:
        return False
    if ours > 1 or theirs > 1:
        return True
    mine = block(seat) + INVENTORY
    yours = block(other) + INVENTORY
    for material in range(3):
        if s.cells[mine + material] != s.cells[yours + material]:
            return True
    return False


def add_offers(n: Numbers, s: State, seat: i64, moves: Moves) -> None:
    """Adds every seat that an offer may be made to."""
    cells = s.cells
    if cells[OFFERS] >= n.offers or stock(s, seat) == 0:
        return
    for other in range(cells[SEATS]):
        if other != seat and could_trade(s, seat, other):
            moves.add(OFFER + other)


def begin_offer(s: State, seat: i64, action: i64) -> None:
    """Opens an offer on top of the step that is pending; it counts against the limit now."""
    s.cells[OFFERS] += 1
    clear_offer(s)
    s.push(OFFERING, seat, action - OFFER)


def clear_offer(s: State) -> None:
    for material in range(3):
        s.cells[GIVE + material] = 0
        s.cells[WANT + material] = 0


def bundle(s: State, zone: i64) -> i64:
    """The counts of a zone of materials packed for an event."""
    cells = s.cells
    return cells[zone] + cells[zone + 1] * 1000 + cells[zone + 2] * 1000000


def proposable(s: State) -> bool:
    """At least one cube each way, and the two sides not the same cubes (K32)."""
    give = bundle(s, GIVE)
    want = bundle(s, WANT)
    return give > 0 and want > 0 and give != want


@final
class Offering(Step):
    """The seat whose turn it is builds an offer to seat `a`."""

    def legal(self, s: State, moves: Moves) -> None:
        cells = s.cells
        mine = block(s.seat()) + INVENTORY
        yours = block(s.a()) + INVENTORY
        for material in range(3):
            if cells[GIVE + material] < cells[mine + material]:
                moves.add(GIVE_CUBE + material)
            if cells[WANT + material] < cells[yours + material]:
                moves.add(WANT_CUBE + material)
        if proposable(s):
            moves.add(PROPOSE)
        moves.add(WITHDRAW)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        if action == PROPOSE:
            d.tell(OFFERED, s.seat(), s.a(), bundle(s, GIVE), bundle(s, WANT))
            s.become(ANSWERING, s.a(), s.seat())
        elif action == WITHDRAW:
            clear_offer(s)
            s.pop()
        elif action >= WANT_CUBE:
            s.cells[WANT + action - WANT_CUBE] += 1
        else:
            s.cells[GIVE + action - GIVE_CUBE] += 1


@final
class Answering(Step):
    """The other seat takes the offer of seat `a`, or leaves it."""

    def legal(self, s: State, moves: Moves) -> None:
        moves.add(ACCEPT)
        moves.add(DECLINE)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        asked = s.seat()
        offerer = s.a()
        s.pop()
        if action == DECLINE:
            d.tell(DECLINED, asked, offerer)
            clear_offer(s)
            return
        d.tell(TRADED, offerer, asked, bundle(s, GIVE), bundle(s, WANT))
        exchange(s, offerer, asked)
        for seat in (offerer, asked):
            if s.cells[block(seat) + PROFESSION] == CAPITALIST:
                s.push(BONUS, seat)


def exchange(s: State, offerer: i64, asked: i64) -> None:
    """The two sides of the offer change hands."""
    cells = s.cells
    mine = block(offerer) + INVENTORY
    yours = block(asked) + INVENTORY
    for material in range(3):
        change = cells[WANT + material] - cells[GIVE + material]
        cells[mine + material] += change
        cells[yours + material] -= change
    clear_offer(s)


@final
class Bonus(Step):
    """The Capitalist takes a cube from the discard pile, if there is one (K37)."""

    def legal(self, s: State, moves: Moves) -> None:
        for material in range(3):
            if s.cells[DISCARD + IRON + material] > 0:
                moves.add(TAKE + material)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        material = action - TAKE
        s.cells[DISCARD + IRON + material] -= 1
        s.cells[block(s.seat()) + INVENTORY + material] += 1
        d.tell(BONUS_TAKEN, s.seat(), material)
        s.pop()

    def run(self, s: State, d: Dealer) -> None:
        s.pop()

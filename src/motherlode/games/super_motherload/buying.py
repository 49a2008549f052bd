"""Minerals on stacks, buying Pilots with them, and Buy Bonuses (S24, S27-S30, S40)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
from motherlode.kernel.state import State

from . import (
    actions as act,
    cards,
    cells as cell,
    events as event,
    goals,
    kinds,
    step_table as step,
)
from .numbers import Numbers


def for_sale(s: State, seat: i64, stack: i64) -> bool:
    """Whether a stack still has a card to buy."""
    return s.cells[cell.block(seat) + cell.BOUGHT + stack] < kinds.RANKS - 1


def top_card(s: State, seat: i64, stack: i64) -> i64:
    """The kind of the card on top of a stack that has one."""
    return stack * kinds.RANKS + 1 + s.cells[cell.block(seat) + cell.BOUGHT + stack]


def ready(n: Numbers, s: State, seat: i64, stack: i64) -> bool:
    """Whether the Minerals on a stack's top card are worth its cost (S28)."""
    if not for_sale(s, seat, stack):
        return False
    card = n.card(s.cells[cell.block(seat) + cell.CREW], top_card(s, seat, stack))
    return goals.stack_value(n, s, seat, stack) >= n.pilots.cost[card]


def loot_tiles(s: State) -> i64:
    tiles: i64 = 0
    for mineral in range(len(kinds.MINERALS)):
        tiles += s.cells[cell.LOOT + mineral]
    return tiles


def loot_bundle(s: State) -> i64:
    """The waiting tiles packed for an event."""
    bundle: i64 = 0
    for i in range(len(kinds.MINERALS)):
        bundle = bundle * 1000 + s.cells[cell.LOOT + len(kinds.MINERALS) - 1 - i]
    return bundle


@final
class Finding(Step):
    """The symbols that were covered: Bomb Tokens, cards, Artifacts (S25)."""

    def run(self, s: State, d: Dealer) -> None:
        cells = s.cells
        seat = s.seat()
        s.pop()
        for i in range(cells[cell.FOUND]):
            cards.take_bomb(s, seat, d)
        cards.draw_cards(s, seat, cells[cell.FOUND + 1], d)
        for i in range(cells[cell.FOUND + 2]):
            cards.take_artifact(s, seat, d)
        for symbol in range(3):
            cells[cell.FOUND + symbol] = 0


@final
class Stowing(Step):
    """Put the waiting tiles on the top card of a stack (S24).

    `a` is 1 where tiles may go on different stacks (S38 split): then each is placed by itself,
    the least valuable first. `b` - 1 is a stack that is barred, for a duplicate (S40).
    """

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        if loot_tiles(s) > 0:
            for stack in range(kinds.STACKS):
                if for_sale(s, s.seat(), stack) and stack + 1 != s.b():
                    moves.add(act.STOW + stack)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        stack = action - act.STOW
        was_ready = ready(self.n, s, seat, stack)
        if s.a() != 0:
            self.put_one(s, seat, stack, d)
        else:
            self.put_all(s, seat, stack, d)
        if s.b() != 0 and not was_ready and ready(self.n, s, seat, stack):
            s.become(
                step.BUYING, seat, stack + 1
            )  # a buy caused by a bonus comes right after it (S30)
            s.push(step.CLAIMING, seat)  # the tile counts across all cards before it pays (S48)

    def put_one(self, s: State, seat: i64, stack: i64, d: Dealer) -> None:
        cells = s.cells
        mineral: i64 = 0
        while cells[cell.LOOT + mineral] == 0:
            mineral += 1
        cells[cell.LOOT + mineral] -= 1
        cells[cell.block(seat) + cell.ON_STACKS + stack * len(kinds.MINERALS) + mineral] += 1
        bundle: i64 = 1
        for i in range(mineral):
            bundle *= 1000
        d.tell(event.STOWED, seat, bundle, stack)

    def put_all(self, s: State, seat: i64, stack: i64, d: Dealer) -> None:
        cells = s.cells
        tiles = cell.block(seat) + cell.ON_STACKS + stack * len(kinds.MINERALS)
        d.tell(event.STOWED, seat, loot_bundle(s), stack)
        for mineral in range(len(kinds.MINERALS)):
            cells[tiles + mineral] += cells[cell.LOOT + mineral]
            cells[cell.LOOT + mineral] = 0

    def run(self, s: State, d: Dealer) -> None:
        """Nothing is waiting any more, or no card is left to put it on: then it is lost (S24)."""
        if loot_tiles(s) > 0:
            d.tell(event.TILES_LOST, s.seat(), loot_bundle(s))
            for mineral in range(len(kinds.MINERALS)):
                s.cells[cell.LOOT + mineral] = 0
        s.pop()


@final
class Duplicating(Step):
    """Choose the Mineral to duplicate, of those on one's stacks (S40, S43).

    `b` - 1 is the stack that the duplicate may not go on. Without a Mineral to match, or a card
    to put it on, it is wasted. The tiles that paid for a card are off its stack by now.
    """

    def legal(self, s: State, moves: Moves) -> None:
        if can_duplicate(s, s.seat(), s.b()):
            for mineral in range(len(kinds.MINERALS)):
                if on_any_stack(s, s.seat(), mineral):
                    moves.add(act.COPY + mineral)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        s.cells[cell.LOOT + action - act.COPY] = 1
        d.tell(event.DUPLICATED, s.seat(), action - act.COPY)
        s.become(step.STOWING, s.seat(), 0, s.b())

    def run(self, s: State, d: Dealer) -> None:
        s.pop()


def on_any_stack(s: State, seat: i64, mineral: i64) -> bool:
    for stack in range(kinds.STACKS):
        if s.cells[cell.block(seat) + cell.ON_STACKS + stack * len(kinds.MINERALS) + mineral] > 0:
            return True
    return False


def can_duplicate(s: State, seat: i64, barred: i64) -> bool:
    """Whether there is a Mineral to match and a stack to put its like on."""
    for stack in range(kinds.STACKS):
        if for_sale(s, seat, stack) and stack + 1 != barred:
            for mineral in range(len(kinds.MINERALS)):
                if on_any_stack(s, seat, mineral):
                    return True
    return False


@final
class Buying(Step):
    """Buy every card that is paid for, in the order the player likes (S28-S30).

    `a` - 1 is the one stack to look at, where a bonus caused the buy. Whoever holds Artifacts
    is asked, whatever they are, so that the question gives nothing away (S43).
    """

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        seat = s.seat()
        first = self.first_ready(s, 0)
        if first == kinds.STACKS:
            return
        if self.first_ready(s, first + 1) == kinds.STACKS and cards.artifacts_held(s, seat) == 0:
            return
        for stack in range(first, kinds.STACKS):
            if self.buyable(s, stack):
                moves.add(act.BUY + stack)
                if s.cells[
                    cell.block(seat) + cell.HELD + kinds.INTO_HAND
                ] > 0 and not self.comes_to_hand(s, stack):
                    moves.add(act.BUY_INTO_HAND + stack)

    def buyable(self, s: State, stack: i64) -> bool:
        return (s.a() == 0 or s.a() == stack + 1) and ready(self.n, s, s.seat(), stack)

    def first_ready(self, s: State, stack: i64) -> i64:
        """The first stack from `stack` on whose card is to be bought, or STACKS."""
        while stack < kinds.STACKS and not self.buyable(s, stack):
            stack += 1
        return stack

    def comes_to_hand(self, s: State, stack: i64) -> bool:
        seat = s.seat()
        card = self.n.card(s.cells[cell.block(seat) + cell.CREW], top_card(s, seat, stack))
        return self.n.pilots.buy_bonus[card] == kinds.BUY_TO_HAND

    def run(self, s: State, d: Dealer) -> None:
        stack = self.first_ready(s, 0)
        if stack == kinds.STACKS:
            s.pop()
        else:
            self.buy(s, stack, False, d)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        if action >= act.BUY_INTO_HAND:
            use_up(s, s.seat(), kinds.INTO_HAND, d)
            self.buy(s, action - act.BUY_INTO_HAND, True, d)
        else:
            self.buy(s, action - act.BUY, False, d)

    def buy(self, s: State, stack: i64, to_hand: bool, d: Dealer) -> None:
        """Tiles return to the supply, change is not given, the card is the player's (S28)."""
        cells = s.cells
        n = self.n
        seat = s.seat()
        mine = cell.block(seat)
        kind = top_card(s, seat, stack)
        card = n.card(cells[mine + cell.CREW], kind)
        bonus = n.pilots.buy_bonus[card]
        to_hand = to_hand or bonus == kinds.BUY_TO_HAND
        for mineral in range(len(kinds.MINERALS)):
            cells[mine + cell.ON_STACKS + stack * len(kinds.MINERALS) + mineral] = 0
        cells[mine + cell.BOUGHT + stack] += 1
        cells[mine + cell.POINTS] += n.pilots.points[card]
        cells[cell.FACTS + kinds.TURN_BOUGHT] += 1
        cells[mine + (cell.IN_HAND if to_hand else cell.DISCARD) + kind] += 1
        d.tell(event.BUYS, seat, kind, 1 if to_hand else 0)
        if s.a() != 0:
            s.pop()  # below waits the claiming of the buy that caused this one
        else:
            s.push(step.CLAIMING, seat)
        give_buy_bonus(s, seat, bonus, stack, d)


def give_buy_bonus(s: State, seat: i64, bonus: i64, stack: i64, d: Dealer) -> None:
    """A Buy Bonus takes effect at once (S29, S40)."""
    if bonus == kinds.BUY_ACTION:
        gain_action(s, seat, d)
    elif bonus == kinds.BUY_DRAW_ONE:
        cards.draw_cards(s, seat, 1, d)
    elif bonus == kinds.BUY_DRAW_TWO:
        cards.draw_cards(s, seat, 2, d)
    elif bonus == kinds.BUY_BOMB:
        cards.take_bomb(s, seat, d)
    elif bonus == kinds.BUY_DUPLICATE:
        s.push(step.DUPLICATING, seat, 0, stack + 1)
    elif bonus == kinds.BUY_SWAP:
        s.push(step.SWAPPING, seat, 1)


def gain_action(s: State, seat: i64, d: Dealer) -> None:
    s.cells[cell.LEFT] += 1
    d.tell(event.ACTION_GAINED, seat)


def use_up(s: State, seat: i64, artifact: i64, d: Dealer) -> None:
    """A used Artifact is out of the game, face up (S2, S42)."""
    s.cells[cell.block(seat) + cell.HELD + artifact] -= 1
    s.cells[cell.USED + artifact] += 1
    s.cells[cell.FACTS + kinds.TURN_ARTIFACTS] += 1
    d.tell(event.ARTIFACT_USED, seat, artifact)

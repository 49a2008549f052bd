"""Minerals on stacks, buying Pilots with them, and Buy Bonuses (S24, S27-S30, S40)."""

from typing import final

from mypy_extensions import i64

from motherlode.games.super_motherload.cards import (
    artifacts_held,
    draw_cards,
    take_artifact,
    take_bomb,
)
from motherlode.games.super_motherload.goals import stack_value
from motherlode.games.super_motherload.kinds import (
    BUY_ACTION,
    BUY_BOMB,
    BUY_DRAW_ONE,
    BUY_DRAW_TWO,
    BUY_DUPLICATE,
    BUY_SWAP,
    BUY_TO_HAND,
    INTO_HAND,
    MINERALS,
    RANKS,
    STACKS,
    TURN_ARTIFACTS,
    TURN_BOUGHT,
)
from motherlode.games.super_motherload.numbers import Numbers
from motherlode.games.super_motherload.order import (
    BUYING,
    CLAIMING,
    DUPLICATING,
    STOWING,
    SWAPPING,
)
from motherlode.games.super_motherload.parts import (
    ACTION_GAINED,
    ARTIFACT_USED,
    BOUGHT,
    BUY,
    BUY_INTO_HAND,
    BUYS,
    COPY,
    CREW,
    DISCARD,
    DUPLICATED,
    FACTS,
    FOUND,
    HELD,
    IN_HAND,
    LEFT,
    LOOT,
    ON_STACKS,
    POINTS,
    STOW,
    STOWED,
    TILES_LOST,
    USED,
    block,
)
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
from motherlode.kernel.state import State


def for_sale(s: State, seat: i64, stack: i64) -> bool:
    """Whether a stack still has a card to buy."""
    return s.cells[block(seat) + BOUGHT + stack] < RANKS - 1


def top_card(s: State, seat: i64, stack: i64) -> i64:
    """The kind of the card on top of a stack that has one."""
    return stack * RANKS + 1 + s.cells[block(seat) + BOUGHT + stack]


def ready(n: Numbers, s: State, seat: i64, stack: i64) -> bool:
    """Whether the Minerals on a stack's top card are worth its cost (S28)."""
    if not for_sale(s, seat, stack):
        return False
    card = n.card(s.cells[block(seat) + CREW], top_card(s, seat, stack))
    return stack_value(n, s, seat, stack) >= n.pilots.cost[card]


def loot_tiles(s: State) -> i64:
    tiles: i64 = 0
    for mineral in range(len(MINERALS)):
        tiles += s.cells[LOOT + mineral]
    return tiles


def loot_bundle(s: State) -> i64:
    """The waiting tiles packed for an event."""
    bundle: i64 = 0
    for i in range(len(MINERALS)):
        bundle = bundle * 1000 + s.cells[LOOT + len(MINERALS) - 1 - i]
    return bundle


@final
class Finding(Step):
    """The symbols that were covered: Bomb Tokens, cards, Artifacts (S25)."""

    def run(self, s: State, d: Dealer) -> None:
        cells = s.cells
        seat = s.seat()
        s.pop()
        for i in range(cells[FOUND]):
            take_bomb(s, seat, d)
        draw_cards(s, seat, cells[FOUND + 1], d)
        for i in range(cells[FOUND + 2]):
            take_artifact(s, seat, d)
        for symbol in range(3):
            cells[FOUND + symbol] = 0


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
            for stack in range(STACKS):
                if for_sale(s, s.seat(), stack) and stack + 1 != s.b():
                    moves.add(STOW + stack)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        stack = action - STOW
        was_ready = ready(self.n, s, seat, stack)
        if s.a() != 0:
            self.put_one(s, seat, stack, d)
        else:
            self.put_all(s, seat, stack, d)
        if s.b() != 0 and not was_ready and ready(self.n, s, seat, stack):
            s.become(BUYING, seat, stack + 1)  # a buy caused by a bonus comes right after it (S30)
            s.push(CLAIMING, seat)  # the tile counts across all cards before it pays (S48)

    def put_one(self, s: State, seat: i64, stack: i64, d: Dealer) -> None:
        cells = s.cells
        mineral: i64 = 0
        while cells[LOOT + mineral] == 0:
            mineral += 1
        cells[LOOT + mineral] -= 1
        cells[block(seat) + ON_STACKS + stack * len(MINERALS) + mineral] += 1
        bundle: i64 = 1
        for i in range(mineral):
            bundle *= 1000
        d.tell(STOWED, seat, bundle, stack)

    def put_all(self, s: State, seat: i64, stack: i64, d: Dealer) -> None:
        cells = s.cells
        tiles = block(seat) + ON_STACKS + stack * len(MINERALS)
        d.tell(STOWED, seat, loot_bundle(s), stack)
        for mineral in range(len(MINERALS)):
            cells[tiles + mineral] += cells[LOOT + mineral]
            cells[LOOT + mineral] = 0

    def run(self, s: State, d: Dealer) -> None:
        """Nothing is waiting any more, or no card is left to put it on: then it is lost (S24)."""
        if loot_tiles(s) > 0:
            d.tell(TILES_LOST, s.seat(), loot_bundle(s))
            for mineral in range(len(MINERALS)):
                s.cells[LOOT + mineral] = 0
        s.pop()


@final
class Duplicating(Step):
    """Choose the Mineral to duplicate, of those on one's stacks (S40, S43).

    `b` - 1 is the stack that the duplicate may not go on. Without a Mineral to match, or a card
    to put it on, it is wasted. The tiles that paid for a card are off its stack by now.
    """

    def legal(self, s: State, moves: Moves) -> None:
        if can_duplicate(s, s.seat(), s.b()):
            for mineral in range(len(MINERALS)):
                if on_any_stack(s, s.seat(), mineral):
                    moves.add(COPY + mineral)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        s.cells[LOOT + action - COPY] = 1
        d.tell(DUPLICATED, s.seat(), action - COPY)
        s.become(STOWING, s.seat(), 0, s.b())

    def run(self, s: State, d: Dealer) -> None:
        s.pop()


def on_any_stack(s: State, seat: i64, mineral: i64) -> bool:
    for stack in range(STACKS):
        if s.cells[block(seat) + ON_STACKS + stack * len(MINERALS) + mineral] > 0:
            return True
    return False


def can_duplicate(s: State, seat: i64, barred: i64) -> bool:
    """Whether there is a Mineral to match and a stack to put its like on."""
    for stack in range(STACKS):
        if for_sale(s, seat, stack) and stack + 1 != barred:
            for mineral in range(len(MINERALS)):
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
        if first == STACKS:
            return
        if self.first_ready(s, first + 1) == STACKS and artifacts_held(s, seat) == 0:
            return
        for stack in range(first, STACKS):
            if self.buyable(s, stack):
                moves.add(BUY + stack)
                if s.cells[block(seat) + HELD + INTO_HAND] > 0 and not self.comes_to_hand(s, stack):
                    moves.add(BUY_INTO_HAND + stack)

    def buyable(self, s: State, stack: i64) -> bool:
        return (s.a() == 0 or s.a() == stack + 1) and ready(self.n, s, s.seat(), stack)

    def first_ready(self, s: State, stack: i64) -> i64:
        """The first stack from `stack` on whose card is to be bought, or STACKS."""
        while stack < STACKS and not self.buyable(s, stack):
            stack += 1
        return stack

    def comes_to_hand(self, s: State, stack: i64) -> bool:
        seat = s.seat()
        card = self.n.card(s.cells[block(seat) + CREW], top_card(s, seat, stack))
        return self.n.pilots.buy_bonus[card] == BUY_TO_HAND

    def run(self, s: State, d: Dealer) -> None:
        stack = self.first_ready(s, 0)
        if stack == STACKS:
            s.pop()
        else:
            self.buy(s, stack, False, d)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        if action >= BUY_INTO_HAND:
            use_up(s, s.seat(), INTO_HAND, d)
            self.buy(s, action - BUY_INTO_HAND, True, d)
        else:
            self.buy(s, action - BUY, False, d)

    def buy(self, s: State, stack: i64, to_hand: bool, d: Dealer) -> None:
        """Tiles return to the supply, change is not given, the card is the player's (S28)."""
        cells = s.cells
        n = self.n
        seat = s.seat()
        mine = block(seat)
        kind = top_card(s, seat, stack)
        card = n.card(cells[mine + CREW], kind)
        bonus = n.pilots.buy_bonus[card]
        to_hand = to_hand or bonus == BUY_TO_HAND
        for mineral in range(len(MINERALS)):
            cells[mine + ON_STACKS + stack * len(MINERALS) + mineral] = 0
        cells[mine + BOUGHT + stack] += 1
        cells[mine + POINTS] += n.pilots.points[card]
        cells[FACTS + TURN_BOUGHT] += 1
        cells[mine + (IN_HAND if to_hand else DISCARD) + kind] += 1
        d.tell(BUYS, seat, kind, 1 if to_hand else 0)
        if s.a() != 0:
            s.pop()  # below waits the claiming of the buy that caused this one
        else:
            s.push(CLAIMING, seat)
        give_buy_bonus(s, seat, bonus, stack, d)


def give_buy_bonus(s: State, seat: i64, bonus: i64, stack: i64, d: Dealer) -> None:
    """A Buy Bonus takes effect at once (S29, S40)."""
    if bonus == BUY_ACTION:
        gain_action(s, seat, d)
    elif bonus == BUY_DRAW_ONE:
        draw_cards(s, seat, 1, d)
    elif bonus == BUY_DRAW_TWO:
        draw_cards(s, seat, 2, d)
    elif bonus == BUY_BOMB:
        take_bomb(s, seat, d)
    elif bonus == BUY_DUPLICATE:
        s.push(DUPLICATING, seat, 0, stack + 1)
    elif bonus == BUY_SWAP:
        s.push(SWAPPING, seat, 1)


def gain_action(s: State, seat: i64, d: Dealer) -> None:
    s.cells[LEFT] += 1
    d.tell(ACTION_GAINED, seat)


def use_up(s: State, seat: i64, artifact: i64, d: Dealer) -> None:
    """A used Artifact is out of the game, face up (S2, S42)."""
    s.cells[block(seat) + HELD + artifact] -= 1
    s.cells[USED + artifact] += 1
    s.cells[FACTS + TURN_ARTIFACTS] += 1
    d.tell(ARTIFACT_USED, seat, artifact)

"""Achievements: when a goal is met, and taking the card (S45-S48)."""

from typing import final

from mypy_extensions import i64

from motherlode.games.super_motherload.cards import artifacts_held, count, take_random
from motherlode.games.super_motherload.kinds import (
    ACTION_FACTS,
    CARDS,
    COLOURS,
    HOLD_ARTIFACTS,
    HOLD_BOMBS,
    HOLD_CARDS,
    HOLD_IRON,
    HOLD_STACKS,
    HOLD_VALUE,
    MAJORS,
    MINERALS,
    MINORS,
    STACKS,
    TURN_FACTS,
)
from motherlode.games.super_motherload.numbers import Numbers
from motherlode.games.super_motherload.parts import (
    BOUGHT,
    CLAIM_MAJOR,
    CLAIM_MINOR,
    DECLINE,
    DECLINED,
    FACTS,
    IN_HAND,
    MAJOR_CLAIMED,
    MAJOR_ROW,
    MAJOR_TAKEN,
    MAJORS_WON,
    MINOR_CLAIMED,
    MINOR_DECK,
    MINOR_REVEALED,
    MINOR_ROW,
    MINOR_SWAPPED,
    MINOR_TAKEN,
    MINORS_WON,
    ON_STACKS,
    POINTS,
    SWAP_OUT,
    TOKENS,
    UNDER,
    block,
)
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
from motherlode.kernel.state import State


def major_met(n: Numbers, s: State, seat: i64, major: i64) -> bool:
    """Whether the seat owns at least the bought Pilots that a Major asks for (S46)."""
    for colour in range(len(COLOURS)):
        if s.cells[block(seat) + BOUGHT + colour] < n.major_need[major * STACKS + colour]:
            return False
    return True


def stack_value(n: Numbers, s: State, seat: i64, stack: i64) -> i64:
    """What the Minerals on a stack's top card are worth."""
    tiles = block(seat) + ON_STACKS + stack * len(MINERALS)
    value: i64 = 0
    for mineral in range(len(MINERALS)):
        value += s.cells[tiles + mineral] * n.mineral_values[mineral]
    return value


def fact(n: Numbers, s: State, seat: i64, goal: i64) -> i64:
    """How far the seat has come in what a Minor may ask for; all of it public."""
    cells = s.cells
    mine = block(seat)
    if goal < TURN_FACTS:
        return cells[FACTS + goal]
    if goal < HOLD_STACKS:
        return minerals_held(s, seat, goal - HOLD_IRON)
    if goal == HOLD_BOMBS:
        return cells[mine + TOKENS]
    if goal == HOLD_ARTIFACTS:
        return artifacts_held(s, seat)
    if goal == HOLD_CARDS:
        return count(s, mine + IN_HAND, CARDS)
    stacks: i64 = 0
    total: i64 = 0
    for stack in range(STACKS):
        value = stack_value(n, s, seat, stack)
        total += value
        if value > 0:
            stacks += 1
    return total if goal == HOLD_VALUE else stacks


def minerals_held(s: State, seat: i64, mineral: i64) -> i64:
    """How many tiles of a Mineral lie across all cards of a seat (S48)."""
    held: i64 = 0
    for stack in range(STACKS):
        held += s.cells[block(seat) + ON_STACKS + stack * len(MINERALS) + mineral]
    return held


def minor_met(n: Numbers, s: State, seat: i64, minor: i64, just_done: bool) -> bool:
    """Whether a Minor's goal is met; facts of one action count only right after it (S45)."""
    goal = n.minor_goal[minor]
    if goal < ACTION_FACTS and not just_done:
        return False
    return fact(n, s, seat, goal) >= n.minor_count[minor]


def reveal_minor(s: State, d: Dealer) -> None:
    """Turns up the next Minor: the shuffled cards first, then those put under them (S47)."""
    cells = s.cells
    left = count(s, MINOR_DECK, len(MINORS))
    if left > 0:
        minor = take_random(s, MINOR_DECK, left, d)
    elif cells[UNDER] > 0:
        minor = cells[UNDER] - 1
        for at in range(len(MINORS) - 1):
            cells[UNDER + at] = cells[UNDER + at + 1]
        cells[UNDER + len(MINORS) - 1] = 0
    else:
        return
    cells[MINOR_ROW + minor] = 1
    d.tell(MINOR_REVEALED, -1, minor)


@final
class Claiming(Step):
    """Take face-up Achievements whose goals are met, or leave them (S45).

    `a` is 1 right after an action, when the facts of that action count.
    """

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        n = self.n
        cells = s.cells
        seat = s.seat()
        if cells[MAJOR_TAKEN] == 0:
            for major in range(len(MAJORS)):
                if cells[MAJOR_ROW + major] > 0 and major_met(n, s, seat, major):
                    moves.add(CLAIM_MAJOR + major)
        if cells[MINOR_TAKEN] == 0:
            for minor in range(len(MINORS)):
                if cells[MINOR_ROW + minor] > 0 and minor_met(n, s, seat, minor, s.a() != 0):
                    moves.add(CLAIM_MINOR + minor)
        if moves.count > 0:
            moves.add(DECLINE)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        if action == DECLINE:
            d.tell(DECLINED, seat)
            s.pop()
        elif action >= CLAIM_MINOR:
            self.take_minor(s, seat, action - CLAIM_MINOR, d)
        else:
            self.take_major(s, seat, action - CLAIM_MAJOR, d)

    def run(self, s: State, d: Dealer) -> None:
        s.pop()

    def take_major(self, s: State, seat: i64, major: i64, d: Dealer) -> None:
        """A Major is not replaced (S46)."""
        cells = s.cells
        cells[MAJOR_ROW + major] = 0
        cells[block(seat) + MAJORS_WON + major] = 1
        cells[block(seat) + POINTS] += self.n.major_points[major]
        cells[MAJOR_TAKEN] = 1
        d.tell(MAJOR_CLAIMED, seat, major)

    def take_minor(self, s: State, seat: i64, minor: i64, d: Dealer) -> None:
        """A Minor is replaced at once (S47)."""
        cells = s.cells
        cells[MINOR_ROW + minor] = 0
        cells[block(seat) + MINORS_WON + minor] = 1
        cells[block(seat) + POINTS] += self.n.minor_points[minor]
        cells[MINOR_TAKEN] = 1
        d.tell(MINOR_CLAIMED, seat, minor)
        reveal_minor(s, d)


@final
class Swapping(Step):
    """Put a face-up Minor under its deck and turn up another, `a` times (S38)."""

    def legal(self, s: State, moves: Moves) -> None:
        if s.a() > 0:
            for minor in range(len(MINORS)):
                if s.cells[MINOR_ROW + minor] > 0:
                    moves.add(SWAP_OUT + minor)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        cells = s.cells
        minor = action - SWAP_OUT
        cells[MINOR_ROW + minor] = 0
        at: i64 = UNDER
        while cells[at] > 0:
            at += 1
        cells[at] = minor + 1
        d.tell(MINOR_SWAPPED, s.seat(), minor)
        s.set_a(s.a() - 1)
        reveal_minor(s, d)

    def run(self, s: State, d: Dealer) -> None:
        s.pop()

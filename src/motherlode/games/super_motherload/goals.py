"""Achievements: when a goal is met, and taking the card (S45-S48)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
from motherlode.kernel.state import State

from . import actions as act, cards, cells as cell, events as event, kinds
from .numbers import Numbers


def major_met(n: Numbers, s: State, seat: i64, major: i64) -> bool:
    """Whether the seat owns at least the bought Pilots that a Major asks for (S46)."""
    for colour in range(len(kinds.COLOURS)):
        if (
            s.cells[cell.block(seat) + cell.BOUGHT + colour]
            < n.major_need[major * kinds.STACKS + colour]
        ):
            return False
    return True


def stack_value(n: Numbers, s: State, seat: i64, stack: i64) -> i64:
    """What the Minerals on a stack's top card are worth."""
    tiles = cell.block(seat) + cell.ON_STACKS + stack * len(kinds.MINERALS)
    value: i64 = 0
    for mineral in range(len(kinds.MINERALS)):
        value += s.cells[tiles + mineral] * n.mineral_values[mineral]
    return value


def fact(n: Numbers, s: State, seat: i64, goal: i64) -> i64:
    """How far the seat has come in what a Minor may ask for; all of it public."""
    cells = s.cells
    mine = cell.block(seat)
    if goal < kinds.TURN_FACTS:
        return cells[cell.FACTS + goal]
    if goal < kinds.HOLD_STACKS:
        return minerals_held(s, seat, goal - kinds.HOLD_IRON)
    if goal == kinds.HOLD_BOMBS:
        return cells[mine + cell.TOKENS]
    if goal == kinds.HOLD_ARTIFACTS:
        return cards.artifacts_held(s, seat)
    if goal == kinds.HOLD_CARDS:
        return cards.count(s, mine + cell.IN_HAND, kinds.CARDS)
    stacks: i64 = 0
    total: i64 = 0
    for stack in range(kinds.STACKS):
        value = stack_value(n, s, seat, stack)
        total += value
        if value > 0:
            stacks += 1
    return total if goal == kinds.HOLD_VALUE else stacks


def minerals_held(s: State, seat: i64, mineral: i64) -> i64:
    """How many tiles of a Mineral lie across all cards of a seat (S48)."""
    held: i64 = 0
    for stack in range(kinds.STACKS):
        held += s.cells[cell.block(seat) + cell.ON_STACKS + stack * len(kinds.MINERALS) + mineral]
    return held


def minor_met(n: Numbers, s: State, seat: i64, minor: i64, just_done: bool) -> bool:
    """Whether a Minor's goal is met; facts of one action count only right after it (S45)."""
    goal = n.minor_goal[minor]
    if goal < kinds.ACTION_FACTS and not just_done:
        return False
    return fact(n, s, seat, goal) >= n.minor_count[minor]


def reveal_minor(s: State, d: Dealer) -> None:
    """Turns up the next Minor: the shuffled cards first, then those put under them (S47)."""
    cells = s.cells
    left = cards.count(s, cell.MINOR_DECK, len(kinds.MINORS))
    if left > 0:
        minor = cards.take_random(s, cell.MINOR_DECK, left, d)
    elif cells[cell.UNDER] > 0:
        minor = cells[cell.UNDER] - 1
        for at in range(len(kinds.MINORS) - 1):
            cells[cell.UNDER + at] = cells[cell.UNDER + at + 1]
        cells[cell.UNDER + len(kinds.MINORS) - 1] = 0
    else:
        return
    cells[cell.MINOR_ROW + minor] = 1
    d.tell(event.MINOR_REVEALED, -1, minor)


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
        if cells[cell.MAJOR_TAKEN] == 0:
            for major in range(len(kinds.MAJORS)):
                if cells[cell.MAJOR_ROW + major] > 0 and major_met(n, s, seat, major):
                    moves.add(act.CLAIM_MAJOR + major)
        if cells[cell.MINOR_TAKEN] == 0:
            for minor in range(len(kinds.MINORS)):
                if cells[cell.MINOR_ROW + minor] > 0 and minor_met(n, s, seat, minor, s.a() != 0):
                    moves.add(act.CLAIM_MINOR + minor)
        if moves.count > 0:
            moves.add(act.DECLINE)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        if action == act.DECLINE:
            d.tell(event.DECLINED, seat)
            s.pop()
        elif action >= act.CLAIM_MINOR:
            self.take_minor(s, seat, action - act.CLAIM_MINOR, d)
        else:
            self.take_major(s, seat, action - act.CLAIM_MAJOR, d)

    def run(self, s: State, d: Dealer) -> None:
        s.pop()

    def take_major(self, s: State, seat: i64, major: i64, d: Dealer) -> None:
        """A Major is not replaced (S46)."""
        cells = s.cells
        cells[cell.MAJOR_ROW + major] = 0
        cells[cell.block(seat) + cell.MAJORS_WON + major] = 1
        cells[cell.block(seat) + cell.POINTS] += self.n.major_points[major]
        cells[cell.MAJOR_TAKEN] = 1
        d.tell(event.MAJOR_CLAIMED, seat, major)

    def take_minor(self, s: State, seat: i64, minor: i64, d: Dealer) -> None:
        """A Minor is replaced at once (S47)."""
        cells = s.cells
        cells[cell.MINOR_ROW + minor] = 0
        cells[cell.block(seat) + cell.MINORS_WON + minor] = 1
        cells[cell.block(seat) + cell.POINTS] += self.n.minor_points[minor]
        cells[cell.MINOR_TAKEN] = 1
        d.tell(event.MINOR_CLAIMED, seat, minor)
        reveal_minor(s, d)


@final
class Swapping(Step):
    """Put a face-up Minor under its deck and turn up another, `a` times (S38)."""

    def legal(self, s: State, moves: Moves) -> None:
        if s.a() > 0:
            for minor in range(len(kinds.MINORS)):
                if s.cells[cell.MINOR_ROW + minor] > 0:
                    moves.add(act.SWAP_OUT + minor)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        cells = s.cells
        minor = action - act.SWAP_OUT
        cells[cell.MINOR_ROW + minor] = 0
        at: i64 = cell.UNDER
        while cells[at] > 0:
            at += 1
        cells[at] = minor + 1
        d.tell(event.MINOR_SWAPPED, s.seat(), minor)
        s.set_a(s.a() - 1)
        reveal_minor(s, d)

    def run(self, s: State, d: Dealer) -> None:
        s.pop()

"""Achievements: laying them out, claiming them, swapping Minors (S9, S38, S45-S49)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel import piles
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from .. import (
    actions as act,
    events as event,
    kinds,
    state_cells as cell,
    step_table as step,
)
from ..kinds import NO_MINOR, MajorKind, MinorKind
from ..params import Params
from .base_step import SuperMotherloadStep

NONE_LEFT: Final = -1
"""In place of an Achievement: no other may be taken."""


def lay_out_achievements(params: Params, s: State, d: Dealer) -> None:
    """Turns up the first Majors and Minors at random (S9)."""
    for minor in range(len(kinds.MINORS)):
        s.cells[cell.MINOR_DECK + minor] = 1
    for turned_up in range(params.setup.majors):
        s.cells[cell.MAJOR_ROW + random_major(s, len(kinds.MAJORS) - turned_up, d)] = 1
    for i in range(params.setup.minors):
        reveal_minor(s, d)


def random_major(s: State, left: i64, d: Dealer) -> MajorKind:
    """Draws one of the `left` Majors that are not face up, all equally likely."""
    skipped = d.below(left)
    major: i64 = 0
    while s.cells[cell.MAJOR_ROW + major] > 0 or skipped > 0:
        skipped -= 1 - s.cells[cell.MAJOR_ROW + major]
        major += 1
    return MajorKind(major)


def reveal_minor(s: State, d: Dealer) -> MinorKind:
    """Turns up the next Minor and returns it, or NO_MINOR if the deck is empty (S47)."""
    minor = next_minor(s, d)
    if minor != NO_MINOR:
        s.cells[cell.MINOR_ROW + minor] = 1
        d.emit(event.MINOR_REVEALED, -1, minor)
    return minor


def next_minor(s: State, d: Dealer) -> MinorKind:
    """Takes the top card of the deck: the shuffled cards first, then those put under them."""
    left = piles.total(s.cells, cell.MINOR_DECK, len(kinds.MINORS))
    if left > 0:
        return MinorKind(piles.draw(s.cells, cell.MINOR_DECK, left, d))
    return take_from_under(s) if s.cells[cell.UNDER_MINOR_DECK] > 0 else NO_MINOR


def put_under(s: State, minor: MinorKind) -> None:
    """Puts a Minor under the deck; cells hold the number of a Minor plus 1."""
    at: i64 = cell.UNDER_MINOR_DECK
    while s.cells[at] > 0:
        at += 1
    s.cells[at] = minor + 1


def take_from_under(s: State) -> MinorKind:
    """Takes the Minor that was put under the deck first."""
    cells = s.cells
    minor = cells[cell.UNDER_MINOR_DECK] - 1
    last = len(kinds.MINORS) - 1
    for at in range(last):
        cells[cell.UNDER_MINOR_DECK + at] = cells[cell.UNDER_MINOR_DECK + at + 1]
    cells[cell.UNDER_MINOR_DECK + last] = 0
    return MinorKind(minor)


def major_met(params: Params, s: State, seat: Seat, major: MajorKind) -> bool:
    """True if the seat owns at least the bought Pilots that a Major asks for (S46)."""
    pilots = params.majors[major].pilots
    return piles.covers(s.cells, s.block(seat) + cell.BOUGHT, pilots, len(kinds.COLOURS))


def minor_met(params: Params, s: State, seat: Seat, minor: MinorKind) -> bool:
    """True if a Minor's goal is met; for one in MISSED only what the seat has now counts (S49)."""
    achievement = params.minors[minor]
    if s.cells[cell.MISSED + minor] != 0:
        return achievement.goal.lasting_progress(s, seat, params.minerals) >= achievement.count
    return achievement.goal.progress(s, seat, params.minerals) >= achievement.count


def major_face_up(s: State, major: MajorKind) -> bool:
    return s.cells[cell.MAJOR_ROW + major] > 0


def minor_face_up(s: State, minor: MinorKind) -> bool:
    return s.cells[cell.MINOR_ROW + minor] > 0


def next_claimable_major(params: Params, s: State, seat: Seat, first: i64) -> i64:
    """The next Major from `first` on that the seat may take now, or NONE_LEFT.

    It is face up, its goal is met, and the seat has taken no other one this turn (S45).
    """
    cells = s.cells
    if cells[cell.MAJOR_TAKEN] == 0:
        end: i64 = len(kinds.MAJORS)
        for major in range(first, end):
            if cells[cell.MAJOR_ROW + major] > 0 and major_met(params, s, seat, MajorKind(major)):
                return major
    return NONE_LEFT


def next_claimable_minor(params: Params, s: State, seat: Seat, first: i64) -> i64:
    """The next Minor from `first` on that the seat may take now, or NONE_LEFT.

    It is face up, its goal is met, and the seat has taken no other one this turn (S45).
    """
    cells = s.cells
    if cells[cell.MINOR_TAKEN] == 0:
        end: i64 = len(kinds.MINORS)
        for minor in range(first, end):
            if cells[cell.MINOR_ROW + minor] > 0 and minor_met(params, s, seat, MinorKind(minor)):
                return minor
    return NONE_LEFT


def any_claimable(params: Params, s: State, seat: Seat) -> bool:
    """True if the seat may take an Achievement now."""
    if next_claimable_major(params, s, seat, 0) != NONE_LEFT:
        return True
    return next_claimable_minor(params, s, seat, 0) != NONE_LEFT


def add_claims(params: Params, s: State, seat: Seat, moves: LegalActions) -> None:
    """Adds a claim for each face-up Achievement that the seat may take now (S45)."""
    major = next_claimable_major(params, s, seat, 0)
    while major != NONE_LEFT:
        moves.add(act.CLAIM_MAJOR, major)
        major = next_claimable_major(params, s, seat, major + 1)
    minor = next_claimable_minor(params, s, seat, 0)
    while minor != NONE_LEFT:
        moves.add(act.CLAIM_MINOR, minor)
        minor = next_claimable_minor(params, s, seat, minor + 1)


def explain_major(s: State, major: MajorKind) -> tuple[str, str]:
    if s.cells[cell.MAJOR_TAKEN] != 0:
        return "one_major_a_turn", "S45"
    return ("goal_not_met" if major_face_up(s, major) else "not_face_up"), "S46"


def explain_minor(s: State, minor: MinorKind) -> tuple[str, str]:
    if s.cells[cell.MINOR_TAKEN] != 0:
        return "one_minor_a_turn", "S45"
    if not minor_face_up(s, minor):
        return "not_face_up", "S47"
    return ("turned_up_too_late" if s.cells[cell.MISSED + minor] != 0 else "goal_not_met"), "S49"


def take_major(params: Params, s: State, seat: Seat, major: MajorKind, d: Dealer) -> None:
    """Takes a Major, which is not replaced (S46)."""
    s.cells[cell.MAJOR_ROW + major] = 0
    s.cells[s.block(seat) + cell.MAJORS_WON + major] = 1
    s.cells[s.block(seat) + cell.POINTS] += params.majors[major].points
    s.cells[cell.MAJOR_TAKEN] = 1
    d.emit(event.MAJOR_CLAIMED, seat, major)


def take_minor(params: Params, s: State, seat: Seat, minor: MinorKind, d: Dealer) -> None:
    """Takes a Minor, which is replaced at once (S47)."""
    s.cells[cell.MINOR_ROW + minor] = 0
    s.cells[s.block(seat) + cell.MINORS_WON + minor] = 1
    s.cells[s.block(seat) + cell.POINTS] += params.minors[minor].points
    s.cells[cell.MINOR_TAKEN] = 1
    d.emit(event.MINOR_CLAIMED, seat, minor)
    replace_minor(params, s, seat, d)


def swap_minor(params: Params, s: State, seat: Seat, minor: MinorKind, d: Dealer) -> None:
    """Puts a Minor under its deck and turns up the next, which is itself if the deck was empty."""
    missed = s.cells[cell.MISSED + minor]
    s.cells[cell.MINOR_ROW + minor] = 0
    put_under(s, minor)
    d.emit(event.MINOR_SWAPPED, seat, minor)
    replace_minor(params, s, seat, d)
    if minor_face_up(s, minor):
        s.cells[cell.MISSED + minor] = missed


def replace_minor(params: Params, s: State, seat: Seat, d: Dealer) -> None:
    """Turns up the next Minor; notes in MISSED if its goal was met only before that (S49)."""
    minor = reveal_minor(s, d)
    if minor != NO_MINOR:
        s.cells[cell.MISSED + minor] = 1 if was_met_before(params, s, seat, minor) else 0


def was_met_before(params: Params, s: State, seat: Seat, minor: MinorKind) -> bool:
    """True if a Minor's goal was met by facts or spent tiles, but not by what the seat has now."""
    goal = params.minors[minor].goal
    count = params.minors[minor].count
    if goal.lasting_progress(s, seat, params.minerals) >= count:
        return False
    return goal.progress(s, seat, params.minerals) >= count


@final
class Swapping(SuperMotherloadStep):
    """Put a face-up Minor under its deck and turn up another, `left` times (S38)."""

    def legal(self, s: State, moves: LegalActions) -> None:
        if s.field(step.LEFT) > 0:
            for i in range(len(kinds.MINORS)):
                if minor_face_up(s, MinorKind(i)):
                    moves.add(act.SWAP_OUT, i)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.SWAP_OUT:
            return "minor_not_face_up", "S38"
        return super().explain(s, verb, argument)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        s.set_field(step.LEFT, s.field(step.LEFT) - 1)
        swap_minor(self.params, s, s.seat(), MinorKind(argument), d)

    def run(self, s: State, d: Dealer) -> None:
        s.pop()

"""Achievements: laying them out, claiming them, swapping Minors (S9, S38, S45-S48)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel import counts
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from .. import actions as act, cells as cell, events as event, kinds, stacks, step_table as step
from ..kinds import Colour, MajorKind, MinorKind
from ..params import Params
from .base_step import SuperMotherloadStep


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


def reveal_minor(s: State, d: Dealer) -> None:
    """Turns up the next Minor: the shuffled cards first, then those put under them (S47)."""
    left = counts.total(s.cells, cell.MINOR_DECK, len(kinds.MINORS))
    if left > 0:
        turn_up(s, MinorKind(counts.draw(s.cells, cell.MINOR_DECK, left, d)), d)
    elif s.cells[cell.UNDER_MINOR_DECK] > 0:
        turn_up(s, take_from_under(s), d)


def turn_up(s: State, minor: MinorKind, d: Dealer) -> None:
    s.cells[cell.MINOR_ROW + minor] = 1
    d.emit(event.MINOR_REVEALED, -1, minor)


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
    for i in range(len(kinds.COLOURS)):
        if stacks.cards_bought(s, seat, Colour(i)) < pilots[i]:
            return False
    return True


def minor_met(params: Params, s: State, seat: Seat, minor: MinorKind, after_action: bool) -> bool:
    """True if a Minor's goal is met; facts of one action count only right after it (S45)."""
    achievement = params.minors[minor]
    if achievement.goal.of_action() and not after_action:
        return False
    return achievement.goal.progress(s, seat, params.minerals) >= achievement.count


def major_face_up(s: State, major: MajorKind) -> bool:
    return s.cells[cell.MAJOR_ROW + major] > 0


def minor_face_up(s: State, minor: MinorKind) -> bool:
    return s.cells[cell.MINOR_ROW + minor] > 0


@final
class Claiming(SuperMotherloadStep):
    """Claim face-up Achievements whose goals are met, or decline (S45)."""

    def legal(self, s: State, moves: LegalActions) -> None:
        seat = s.seat()
        if s.cells[cell.MAJOR_TAKEN] == 0:
            for i in range(len(kinds.MAJORS)):
                major = MajorKind(i)
                if major_face_up(s, major) and major_met(self.params, s, seat, major):
                    moves.add(act.CLAIM_MAJOR, major)
        if s.cells[cell.MINOR_TAKEN] == 0:
            after_action = s.field(step.AFTER_ACTION) != 0
            for i in range(len(kinds.MINORS)):
                minor = MinorKind(i)
                if minor_face_up(s, minor) and minor_met(self.params, s, seat, minor, after_action):
                    moves.add(act.CLAIM_MINOR, minor)
        if moves.count > 0:
            moves.add(act.DECLINE)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.CLAIM_MAJOR:
            return explain_major(s, MajorKind(argument))
        if verb == act.CLAIM_MINOR:
            return explain_minor(s, MinorKind(argument))
        return super().explain(s, verb, argument)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        if verb == act.CLAIM_MINOR:
            take_minor(self.params, s, s.seat(), MinorKind(argument), d)
        elif verb == act.CLAIM_MAJOR:
            take_major(self.params, s, s.seat(), MajorKind(argument), d)
        else:
            d.emit(event.DECLINED, s.seat())
            s.pop()

    def run(self, s: State, d: Dealer) -> None:
        s.pop()


def explain_major(s: State, major: MajorKind) -> tuple[str, str]:
    if s.cells[cell.MAJOR_TAKEN] != 0:
        return "one_major_a_turn", "S45"
    return ("goal_not_met" if major_face_up(s, major) else "not_face_up"), "S46"


def explain_minor(s: State, minor: MinorKind) -> tuple[str, str]:
    if s.cells[cell.MINOR_TAKEN] != 0:
        return "one_minor_a_turn", "S45"
    return ("goal_not_met" if minor_face_up(s, minor) else "not_face_up"), "S47"


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
    reveal_minor(s, d)


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
        minor = MinorKind(argument)
        s.cells[cell.MINOR_ROW + minor] = 0
        put_under(s, minor)
        d.emit(event.MINOR_SWAPPED, s.seat(), minor)
        s.set_field(step.LEFT, s.field(step.LEFT) - 1)
        reveal_minor(s, d)

    def run(self, s: State, d: Dealer) -> None:
        s.pop()

"""Sabotage: the Saboteur marks an opponent's machine, which can't be used for a turn (K38, K39)."""

from mypy_extensions import i64

from motherlode.kernel import piles
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import SEATS, Seat, State

from . import (
    actions as act,
    events as event,
    kinds,
    owned_machines,
    state_cells as cell,
    step_table as step,
)
from .kinds import Machine
from .params import Params


def target(owner: Seat, machine: Machine) -> i64:
    """The argument of the action `sabotage` that stands for a machine of `owner`."""
    return owner * kinds.CLASSES + machine


def owner_of(target: i64) -> Seat:
    return Seat(target // kinds.CLASSES)


def machine_of(target: i64) -> Machine:
    return Machine(target % kinds.CLASSES)


def add_targets(s: State, saboteur: Seat, moves: LegalActions) -> None:
    """Adds a `sabotage` for every opponent's machine that has no marker, if the seat may do so."""
    if is_saboteur(s, saboteur) and may_skip_a_phase(s):
        add_unmarked(s, saboteur, moves)


def add_unmarked(s: State, saboteur: Seat, moves: LegalActions) -> None:
    """Adds a `sabotage` for every opponent's machine that has no sabotage marker yet (K39)."""
    for i in range(s.cells[SEATS]):
        owner = Seat(i)
        if owner != saboteur:
            add_machines(s, owner, moves)


def add_machines(s: State, owner: Seat, moves: LegalActions) -> None:
    cells = s.cells
    fleet = s.block(owner) + cell.MACHINES
    for i in range(kinds.CLASSES):
        if cells[fleet + i] > 0:
            moves.add(act.SABOTAGE, target(owner, Machine(i)))


def is_saboteur(s: State, seat: Seat) -> bool:
    return s.cells[s.block(seat) + cell.PROFESSION] == kinds.SABOTEUR


def any_saboteur(s: State) -> bool:
    for i in range(s.cells[SEATS]):
        if is_saboteur(s, Seat(i)):
            return True
    return False


def may_skip_a_phase(s: State) -> bool:
    """True if a phase could be skipped now, and none was skipped this turn (K38)."""
    return s.cells[cell.SKIPPED_TO_SABOTAGE] == kinds.NO_PHASE and in_time(s)


def in_time(s: State) -> bool:
    """True if the Prep phase or the Mining phase is about to begin, so that it can be skipped."""
    if s.step() == step.BUILD:
        return s.cells[cell.PREP_BEGUN] == 0
    return s.step() == step.MINE


def why_not(s: State, target: i64) -> tuple[str, str]:
    """Why the player whose turn it is can't sabotage `target` now: a reason and a rule id."""
    if not is_saboteur(s, s.seat()):
        return "not_saboteur", "K38"
    reason, rule = why_not_owner(s, owner_of(target))
    if reason != "":
        return reason, rule
    if s.cells[cell.SKIPPED_TO_SABOTAGE] != kinds.NO_PHASE:
        return "sabotaged_already", "K38"
    return why_not_machine(s, target) if in_time(s) else why_too_late(s)


def why_not_owner(s: State, owner: Seat) -> tuple[str, str]:
    """Why machines of `owner` can't be sabotaged; two empty texts if they can."""
    if owner >= s.cells[SEATS]:
        return "no_such_seat", "K38"
    return ("own_machine", "K38") if owner == s.seat() else ("", "")


def why_too_late(s: State) -> tuple[str, str]:
    mining = s.step() == step.USE or s.step() == step.KEEP or s.step() == step.END
    return ("mining_begun" if mining else "prep_begun"), "K38"


def why_not_machine(s: State, target: i64) -> tuple[str, str]:
    if owned_machines.count(s, owner_of(target), kinds.sabotaged(machine_of(target))) > 0:
        return "marked_already", "K39"
    return "no_such_machine", "K38"


def begin(params: Params, s: State, seat: Seat, phase: i64, target: i64, d: Dealer) -> None:
    """Notes the skipped phase and marks a machine; more follow if the edition has more (K38)."""
    s.cells[cell.SKIPPED_TO_SABOTAGE] = phase
    mark(s, seat, target, d)
    if params.saboteur.machines > 1:
        s.push(step.SABOTAGE, seat, params.saboteur.machines - 1)


def mark(s: State, seat: Seat, target: i64, d: Dealer) -> None:
    """Puts the sabotage marker on the machine that `target` stands for (K38)."""
    owner = owner_of(target)
    machine = machine_of(target)
    owned_machines.change_class(s, owner, machine, kinds.sabotaged(machine))
    d.emit(event.MACHINE_SABOTAGED, seat, owner, machine)


def remove_markers(s: State, seat: Seat) -> i64:
    """Removes the sabotage markers from a seat's machines; returns how many there were."""
    if not any_saboteur(s):
        return 0
    fleet = s.block(seat) + cell.MACHINES
    return piles.move_all(s.cells, fleet + kinds.CLASSES, fleet, kinds.CLASSES)

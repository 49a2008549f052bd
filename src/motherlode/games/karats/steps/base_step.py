"""What all steps of Karats share: the content, and reasons for the verbs of other steps."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.rules import Step
from motherlode.kernel.state import Seat, State

from .. import (
    actions as act,
    kinds,
    owned_machines,
    sabotage,
    state_cells as cell,
    step_table as step,
)
from ..kinds import Machine
from ..params import Params


class KaratsStep(Step):
    """A step with the content of the table.

    `explain` gives the reasons for the step's own verbs. For other verbs it calls
    `explain_elsewhere`, or `explain_pending` if the step's own choice must be made first.
    """

    def __init__(self, params: Params) -> None:
        super().__init__(params)
        self.params: Final = params

    def explain_pending(self, verb: i64, reason: str, rule: str) -> tuple[str, str]:
        """Why a verb must wait: `reason` and `rule`, or those of `draft` and `take` themselves."""
        if verb == act.DRAFT:
            return "draft_is_over", "K6"
        if verb == act.TAKE:
            return "no_bonus", "K37"
        return reason, rule

    def explain_elsewhere(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        """Why a verb of another step is refused in the current one: a reason and a rule id."""
        if verb == act.SABOTAGE:
            return sabotage.why_not(s, argument)
        if verb == act.LOAD:
            return explain_load_elsewhere(s, Machine(argument))
        if verb == act.BUILD or verb == act.ENGINEER_BUILD:
            return explain_build_elsewhere(s, verb)
        if is_basic_mining(verb) or verb == act.KEEP or is_use(verb):
            return explain_mine_elsewhere(s, verb)
        if verb == act.PAY:
            return "nothing_to_pay", "K36"
        if is_answer(verb):
            return "nothing_offered", "K32"
        if verb == act.END_TURN:
            return "turn_goes_on", "K32"
        return self.explain_pending(verb, "not_now", "")


class PartOfTurn(KaratsStep):
    """A step of a turn that ends with `done`, such as building or keeping cubes."""

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        if verb == act.DONE:
            self.run(s, d)
        else:
            self.choose(s, s.seat(), verb, argument, d)

    def choose(self, s: State, seat: Seat, verb: i64, argument: i64, d: Dealer) -> None:
        """Applies a legal action of this step other than `done`."""
        raise NotImplementedError(self.name)


def is_use(verb: i64) -> bool:
    return verb == act.USE or verb == act.USE_TO_KEEP or verb == act.BLAST


def is_basic_mining(verb: i64) -> bool:
    return verb == act.BASIC_MINING or verb == act.SKIP_MINING


def is_answer(verb: i64) -> bool:
    """True for the verbs that answer an offer."""
    if verb == act.ACCEPT or verb == act.DECLINE:
        return True
    return verb == act.COUNTER or verb == act.COUNTER_ANY


def is_engineer(s: State, seat: Seat) -> bool:
    return s.cells[s.block(seat) + cell.PROFESSION] == kinds.ENGINEER


def explain_build_elsewhere(s: State, verb: i64) -> tuple[str, str]:
    if verb == act.ENGINEER_BUILD and not is_engineer(s, s.seat()):
        return "not_engineer", "K36"
    if s.cells[cell.SKIPPED_TO_SABOTAGE] == kinds.PREP_PHASE:
        return "prep_skipped_to_sabotage", "K38"
    return "building_is_over", "K17"


def explain_load_elsewhere(s: State, machine: Machine) -> tuple[str, str]:
    """Why a machine can't be loaded in a step that is not for loading it."""
    if s.cells[cell.SKIPPED_TO_SABOTAGE] == kinds.PREP_PHASE:
        return "prep_skipped_to_sabotage", "K38"
    if owned_machines.is_boiler(machine):
        early = s.step() == step.BUILD or s.step() == step.GEOTHERMAL
        return ("fuel_comes_later" if early else "fuelling_is_over"), "K21"
    if s.step() == step.BUILD:
        return "steam_comes_later", "K19"
    return "no_steam_to_load", "K10"


def explain_mine_elsewhere(s: State, verb: i64) -> tuple[str, str]:
    """Why a verb of the Mining phase is refused in a step that is too early or too late for it."""
    if s.cells[cell.ENGINEERED] != 0:
        return "mining_skipped", "K36"
    if s.cells[cell.SKIPPED_TO_SABOTAGE] == kinds.MINING_PHASE:
        return "mining_skipped_to_sabotage", "K38"
    if s.step() == step.END:
        return "mining_is_over", "K22"
    if verb == act.KEEP:
        return "keep_comes_last", "K29"
    if is_basic_mining(verb):
        mined = s.step() == step.USE or s.step() == step.KEEP
        return ("mined_already" if mined else "prep_first"), "K22"
    if s.step() == step.MINE:
        return "basic_mining_first", "K22"
    return ("using_is_over" if s.step() == step.KEEP else "prep_first"), "K23"

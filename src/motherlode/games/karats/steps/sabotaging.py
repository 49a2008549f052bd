"""Sabotage of several machines, which an edition may allow for one skipped phase (K38)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import State

from .. import actions as act, sabotage, step_table as step
from .base_step import KaratsStep


@final
class Sabotaging(KaratsStep):
    """Sabotage `left` more machines, as long as opponents have some without a marker (K38, K39)."""

    def legal(self, s: State, moves: LegalActions) -> None:
        if s.field(step.LEFT) > 0:
            sabotage.add_unmarked(s, s.seat(), moves)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb != act.SABOTAGE:
            return self.explain_pending(verb, "sabotage_first", "K38")
        reason, rule = sabotage.why_not_owner(s, sabotage.owner_of(argument))
        return (reason, rule) if reason != "" else sabotage.why_not_machine(s, argument)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        sabotage.mark(s, s.seat(), argument, d)
        s.set_field(step.LEFT, s.field(step.LEFT) - 1)

    def run(self, s: State, d: Dealer) -> None:
        s.pop()

"""The base class of all steps of Mothership, which explains why other steps' actions are illegal.

A step explains its own verbs, beside `legal`. Explanations never read another seat's hand.
"""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.rules import Step
from motherlode.kernel.state import TURN, State

from .. import actions as act, fleet, kinds
from ..cards import playable
from ..kinds import CardId
from ..params import Params
from ..technology.abilities import catalogue

NOT_ASKED: Final[dict[int, tuple[str, str]]] = {
    act.END_TURN: ("something_else_first", "M12"),
    act.PASS: ("something_else_first", "M12"),
    act.FIRE: ("something_else_first", "M12"),
    act.ROLL: ("something_else_first", "M12"),
    act.DEPLOY: ("placing_is_over", "M10"),
    act.PLACE: ("placing_is_over", "M10"),
    act.SET_ENGINES: ("divert_first", "M13"),
    act.SET_WEAPONS: ("divert_first", "M13"),
    act.SUBSYSTEM: ("no_energy_to_place", "M44"),
    act.JOIN: ("nothing_to_join", "M22"),
    act.PICK: ("nothing_to_pick", "M29"),
    act.PICK_ADDED: ("nothing_to_pick", "M29"),
    act.OVERCHARGE: ("wrong_window", "M28"),
    act.PLAYER: ("no_such_player", "M39"),
    act.TARGET: ("nothing_is_aimed", "M42"),
    act.DRAW: ("no_reward_due", "M34"),
    act.STEAL: ("no_reward_due", "M34"),
    act.DOUBLE: ("no_event_to_answer", "M53"),
    act.AVOID: ("no_event_to_answer", "M53"),
}
"""By verb: the reason and the rule why it is illegal outside its own step."""


class MothershipStep(Step):
    """The base class of the steps of Mothership."""

    def __init__(self, n: Params) -> None:
        super().__init__()
        self.n: Final = n

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        """The reason and the rule why an action that belongs to another step is illegal."""
        if verb in NOT_ASKED:
            return NOT_ASKED[verb]
        if verb == act.PLAY:
            return self.explain_card(s, CardId(argument))
        if verb in (act.BUY, act.SELL, act.RESEARCH, act.RECHARGE):
            return self.explain_trade(s)
        if verb == act.EXPLORE:
            return self.explain_exploring()
        if verb == act.DIVERT:
            return self.explain_divert(s)
        if verb == act.USE:
            return self.explain_ability(s, argument)
        if verb == act.ORDER:
            return self.unless_own_turn(self.comes_first()), "M12"
        return self.no_ship_chosen()

    def comes_first(self) -> str:
        """The reason why actions of the turn's menu are illegal in this step."""
        return "something_else_first"

    def unless_own_turn(self, reason: str) -> str:
        """`reason`, unless this step is in another player's turn: then that is the reason."""
        return reason

    def no_ship_chosen(self) -> tuple[str, str]:
        """The reason why moves, attacks and abilities are illegal: no ship has been chosen."""
        return self.unless_own_turn("choose_a_ship_first"), "M12"

    def explain_card(self, s: State, card: CardId) -> tuple[str, str]:
        """The reason why a card can't be played: one that holds in any step, or this step's own."""
        barred = playable.why_barred(self.n, s, s.seat(), card)
        return barred if barred[0] else self.no_card_now(s, card)

    def no_card_now(self, s: State, card: CardId) -> tuple[str, str]:
        """The reason why a card can't be played in this step."""
        return self.comes_first(), "M12"

    def explain_trade(self, s: State) -> tuple[str, str]:
        """The reason why nothing is bought or sold in a step that is not interrupted for it."""
        if s.cells[TURN] == s.seat():
            return self.comes_first(), "M12"
        return "market_closed", "M17"

    def explain_exploring(self) -> tuple[str, str]:
        if not self.n.options.exploration:
            return "no_exploration", "M50"
        return self.unless_own_turn("something_else_first"), "M50"

    def explain_divert(self, s: State) -> tuple[str, str]:
        seat = s.seat()
        if not fleet.alive(s, seat, kinds.MOTHERSHIP):
            return "no_mothership", "M13"
        if fleet.total_energy(s, seat) > 0 and not fleet.may_divert(s, seat):
            return "energy_locked", "M13"
        return self.unless_own_turn("something_else_first"), "M13"

    def explain_ability(self, s: State, ability: i64) -> tuple[str, str]:
        reason = catalogue.ABILITIES[ability].why_fleet_cannot(self.n, s, s.seat())
        return reason if reason[0] else self.no_ship_chosen()

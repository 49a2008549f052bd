"""Why an Action card can't be played now (M28, M30, M33, M36, M40, M53)."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.state import TURN, State

from . import cells as cell, deck, kinds, step_table as step

ANSWERS: Final = (
    kinds.BACKUP_GENERATOR,
    kinds.DEFENCE_BUFF,
    kinds.ENHANCED_SENSORS,
    kinds.WINGMAN,
    kinds.GIT_OFF,
    kinds.ROADSHOW,
    kinds.SEISMIC_CHARGE,
    kinds.VOLT_SWITCH,
    kinds.AUXILIARY_SHIELD,
    kinds.EXPANSION_PAK,
    kinds.LAST_STAND,
    kinds.LIFE_SUPPORT,
    kinds.THE_FORKS,
    kinds.SHIELD_BREAKER,
    kinds.NOOO,
)
"""The cards that are of use in another's turn too (M40)."""


def why_not_play(s: State, card: i64, busy: str) -> tuple[str, str]:
    """The reason and the rule; `busy` is the reason of a step in which no card is played."""
    seat = s.seat()
    pending = s.step()
    if s.cells[deck.hand_of(s, seat) + card] == 0:
        return "card_not_held", "M36"
    if pending == step.CANCELLING:
        return "only_a_cancelling_card", "M30"
    if card == kinds.NOOO:
        return "nothing_to_cancel", "M30"
    if s.cells[TURN] != seat and card not in ANSWERS:
        return "only_in_own_turn", "M40"
    if s.cells[cell.FIGHT] == kinds.PLANET_FIGHT:
        return "not_on_planet_rolls", "M33"
    if pending in (step.BEFORE_ROLL, step.AFTER_ROLL, step.ON_LOSS):
        return "wrong_window", "M28"
    if pending in (step.TURN_MENU, step.MARKET):
        if card == kinds.RANDOM_EVENT and s.cells[cell.EVENT] != kinds.QUIET:
            return "event_is_on", "M53"
        return "card_has_no_use", "M40"
    return busy, "M12"

"""Why an action is refused: a reason (a key of the words) and the rule that forbids it.

Only asked for actions that are not legal now. Each function answers for one verb and may take
for granted that something stands in the way. Nothing here looks at another seat's hand.
"""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.state import TURN, State

from . import (
    actions as act,
    cells as cell,
    deck,
    energy,
    fleet,
    kinds,
    placing,
    reach,
    refused_abilities,
    step_table as step,
    technology,
)
from .board import UNREACHED
from .numbers import Numbers
from .reach import ROLLED

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


def why_not(n: Numbers, s: State, verb: i64, argument: i64) -> tuple[str, str]:
    """The reason and the rule for an action that is not legal now."""
    pending = s.step()
    if verb in (act.END_TURN, act.PASS, act.FIRE):
        return "something_else_first", "M12"
    if verb in (act.DEPLOY, act.PLACE):
        return why_not_place(n, s, pending, verb, argument)
    if verb == act.TARGET:
        return refused_abilities.why_not_target(n, s, pending, argument)
    if verb == act.ATTACK:
        return why_not_attack(n, s, pending, argument)
    if verb in (act.MOVE, act.ENTER):
        return why_not_move(n, s, pending, argument)
    if verb == act.PLAY:
        return why_not_play(s, pending, argument)
    if verb in (act.BUY, act.SELL, act.RESEARCH):
        return why_not_trade(s, pending, verb, argument)
    if verb == act.EXPLORE:
        return why_not_explore(n, s, pending, argument)
    if verb in (act.DIVERT, act.SET_ENGINES, act.SET_WEAPONS):
        return why_not_divert(s, pending, verb)
    if verb == act.OVERCHARGE:
        return why_not_overcharge(s, pending)
    if verb in (act.ORDER, act.JOIN, act.PICK):
        return why_not_ship(s, pending, verb, argument)
    if verb == act.USE:
        return refused_abilities.why_not_use(n, s, pending, argument)
    if verb == act.SUBSYSTEM:
        return why_not_subsystem(pending)
    if verb in (act.DRAW, act.STEAL):
        return "no_reward_due", "M34"
    if verb in (act.DOUBLE, act.AVOID):
        return "no_event_to_answer", "M53"
    return "no_such_player", "M39"


def why_not_place(n: Numbers, s: State, pending: i64, verb: i64, space: i64) -> tuple[str, str]:
    if pending == step.RESPAWNING and verb != act.DEPLOY:
        taken = s.cells[cell.MAP + space] != cell.EMPTY
        return "space_taken" if taken else "not_beside_own_station", "M52"
    if pending != step.PLACING:
        return "placing_is_over", "M10"
    if verb == act.DEPLOY:
        return "no_room_for_all", "M10"
    if n.board.distance(placing.base_of(n, s, s.seat()), space) > n.placement:
        return "too_far_from_base" if n.level > 0 else "too_far_from_station", "M10"
    if s.cells[cell.MAP + space] != cell.EMPTY:
        return "space_taken", "M10"
    return "not_on_asteroids", "M10"


def why_not_move(n: Numbers, s: State, pending: i64, space: i64) -> tuple[str, str]:
    if pending != step.ORDERS:
        return refused_abilities.no_ship_chosen(pending)
    seat = s.seat()
    ship = s.field(step.SHIP)
    if (kept := refused_abilities.why_kept(n, s, seat, ship))[0]:
        return kept
    if fleet.power_left(n, s, seat, ship) == 0:
        return refused_abilities.why_no_power(s, seat, ship)
    if s.cells[cell.MAP + space] != cell.EMPTY:
        return "space_taken", "M14"
    steps = reach.reach_of(n, s, seat, ship)[space]
    if steps == UNREACHED:
        return "out_of_reach", "M14"
    return "asteroids_are_entered" if steps >= ROLLED else "no_field_attacks", "M31"


def why_not_attack(n: Numbers, s: State, pending: i64, space: i64) -> tuple[str, str]:
    if pending != step.ORDERS:
        return refused_abilities.no_ship_chosen(pending)
    seat = s.seat()
    ship = s.field(step.SHIP)
    occupant = s.cells[cell.MAP + space]
    if fleet.has_attacked(s, seat, ship):
        return "attacked_already", "M12"
    if fleet.die_of(n, s, seat, ship) == 0:
        return "no_weapons", "M3"
    if occupant == cell.EMPTY:
        return "nothing_there", "M18"
    if refused_abilities.is_friend(n, s, seat, occupant):
        return "friendly", "M35" if fleet.is_planet(occupant) else "M48"
    if n.board.distance(fleet.space_of(s, seat, ship), space) != 1:
        return "not_beside", "M18"
    if (
        fleet.is_station(occupant)
        and not fleet.is_fighter(ship)
        and fleet.guarded(n, s, occupant - cell.FIRST_STATION)
    ):
        return "station_guarded", "M25"
    return "cannot_damage", "M19"


def why_not_play(s: State, pending: i64, card: i64) -> tuple[str, str]:
    seat = s.seat()
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
    return why_busy(pending)


def why_busy(pending: i64) -> tuple[str, str]:
    """What comes before anything else that is done in the own turn."""
    return "ship_has_orders" if pending == step.ORDERS else "something_else_first", "M12"


def why_not_trade(s: State, pending: i64, verb: i64, argument: i64) -> tuple[str, str]:
    if pending != step.TURN_MENU and pending != step.MARKET:
        return why_busy(pending) if s.cells[TURN] == s.seat() else ("market_closed", "M17")
    mine = s.block(s.seat())
    if verb == act.BUY:
        if deck.cards_at(s, cell.ACTION_DECK) == 0:
            return "deck_is_out", "M36"
        return "too_expensive", "M36"
    if verb == act.SELL:
        return "card_not_held", "M36"
    return why_not_research(s, mine, argument)


def why_not_research(s: State, mine: i64, what: i64) -> tuple[str, str]:
    trunk = what < len(kinds.CATEGORIES)
    category = what if trunk else (what - len(kinds.CATEGORIES)) // 2
    tier = s.cells[mine + cell.TIER + category]
    if tier >= kinds.TIERS:
        return "tree_is_full", "M43"
    if trunk != (tier == 0):
        return "tiers_in_order", "M43"
    branch = s.cells[mine + cell.BRANCH + category]
    if not trunk and branch != 0 and branch != (what - len(kinds.CATEGORIES)) % 2 + 1:
        return "other_branch_taken", "M43"
    return "too_expensive", "M43"


def why_not_explore(n: Numbers, s: State, pending: i64, planet: i64) -> tuple[str, str]:
    seat = s.seat()
    if not n.exploration:
        return "no_exploration", "M50"
    if pending != step.TURN_MENU:
        return "only_in_own_turn" if pending == step.MARKET else "something_else_first", "M50"
    if s.cells[cell.PLANET_OWNER + planet] != seat + 1:
        return "not_your_planet", "M50"
    if s.cells[cell.PLANET_ARTIFACT + planet] != 0:
        return "explored_already", "M50"
    return "too_expensive", "M50"


def why_not_divert(s: State, pending: i64, verb: i64) -> tuple[str, str]:
    seat = s.seat()
    if pending in (step.DIVERTING, step.ARMING):
        return "energy_must_add_up", "M3"
    if verb != act.DIVERT:
        return "divert_first", "M13"
    if not fleet.alive(s, seat, kinds.MOTHERSHIP):
        return "no_mothership", "M13"
    if energy.total_energy(s, seat) > 0 and not energy.may_divert(s, seat):
        return "energy_locked", "M13"
    return "only_in_own_turn" if pending == step.MARKET else "something_else_first", "M13"


def why_not_subsystem(pending: i64) -> tuple[str, str]:
    """Subsystems are named to place the counters of an Energy Boost, or to drain one by Prod."""
    if pending == step.CHARGING:
        return "subsystem_is_full", "M3"
    if pending == step.DRAINING:
        return "subsystem_is_empty", "M39"
    return "no_energy_to_place", "M44"


def why_not_overcharge(s: State, pending: i64) -> tuple[str, str]:
    if pending != step.BEFORE_ROLL:
        return "wrong_window", "M28"
    if s.cells[cell.FIGHT] == kinds.PLANET_FIGHT:
        return "not_on_planet_rolls", "M46"
    seat = s.seat()
    if not technology.owns(s, seat, kinds.COMBAT, kinds.BRANCH_A, 3):
        return "no_orange_tile", "M43"
    if s.cells[cell.OVERCHARGED] & (1 if fleet.attacks(s, seat) else 2) != 0:
        return "overcharged_already", "M43"
    return "too_expensive", "M43"


def why_not_ship(s: State, pending: i64, verb: i64, ship: i64) -> tuple[str, str]:
    seat = s.seat()
    if verb == act.JOIN:
        if pending != step.JOINING:
            return "nothing_to_join", "M22"
        if fleet.has_attacked(s, seat, ship):
            return "attacked_already", "M12"
        return "cannot_join", "M22"
    if verb == act.PICK:
        return "nothing_to_pick", "M29"
    if pending != step.TURN_MENU:
        return ("only_in_own_turn", "M12") if pending == step.MARKET else why_busy(pending)
    if not fleet.alive(s, seat, ship):
        return "ship_is_lost", "M20"
    return "nothing_left_to_do", "M12"

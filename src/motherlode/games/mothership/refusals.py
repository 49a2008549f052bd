"""Why an action is refused: a reason (a key of the words) and the rule that forbids it.

Only asked for actions that are not legal now. Each function answers for one verb and may take
for granted that something stands in the way. Nothing here looks at another seat's hand.
"""

from typing import Final

from mypy_extensions import i64

from motherlode.games.mothership.board import UNREACHED
from motherlode.games.mothership.deck import cards_at, hand_of
from motherlode.games.mothership.energy import may_divert, total_energy
from motherlode.games.mothership.fleet import (
    alive,
    attacks,
    die_of,
    guarded,
    has_attacked,
    is_fighter,
    is_planet,
    is_station,
    power_left,
    space_of,
)
from motherlode.games.mothership.kinds import (
    AUXILIARY_SHIELD,
    BACKUP_GENERATOR,
    BRANCH_A,
    CATEGORIES,
    COMBAT,
    DEFENCE_BUFF,
    ENHANCED_SENSORS,
    EXPANSION_PAK,
    GIT_OFF,
    LAST_STAND,
    LIFE_SUPPORT,
    MOTHERSHIP,
    NOOO,
    PLANET_FIGHT,
    QUIET,
    RANDOM_EVENT,
    ROADSHOW,
    SEISMIC_CHARGE,
    SHIELD_BREAKER,
    THE_FORKS,
    TIERS,
    VOLT_SWITCH,
    WINGMAN,
)
from motherlode.games.mothership.numbers import Numbers
from motherlode.games.mothership.order import (
    AFTER_ROLL,
    ARMING,
    BEFORE_ROLL,
    CANCELLING,
    CHARGING,
    DIVERTING,
    DRAINING,
    JOINING,
    MARKET,
    ON_LOSS,
    ORDERS,
    PLACING,
    RESPAWNING,
    TURN_MENU,
)
from motherlode.games.mothership.parts import (
    ACTION_DECK,
    ATTACK,
    AVOID,
    BLOCKS,
    BRANCH,
    BUY,
    DEPLOY,
    DIVERT,
    DOUBLE,
    DRAW,
    EMPTY,
    END_TURN,
    ENTER,
    EVENT,
    EXPLORE,
    FIGHT,
    FIRE,
    FIRST_STATION,
    JOIN,
    MAP,
    MOVE,
    ORDER,
    OVERCHARGE,
    OVERCHARGED,
    PASS,
    PICK,
    PLACE,
    PLANET_ARTIFACT,
    PLANET_OWNER,
    PLAY,
    RESEARCH,
    SET_ENGINES,
    STEAL,
    STRIDE,
    SUBSYSTEM,
    TARGET,
    TIER,
    USE,
)
from motherlode.games.mothership.placing import base_of
from motherlode.games.mothership.reach import ROLLED, reach_of
from motherlode.games.mothership.refused_abilities import (
    is_friend,
    no_ship_chosen,
    why_kept,
    why_no_power,
    why_not_target,
    why_not_use,
)
from motherlode.games.mothership.technology import owns
from motherlode.kernel.state import TURN, State

ANSWERS: Final = (
    BACKUP_GENERATOR,
    DEFENCE_BUFF,
    ENHANCED_SENSORS,
    WINGMAN,
    GIT_OFF,
    ROADSHOW,
    SEISMIC_CHARGE,
    VOLT_SWITCH,
    AUXILIARY_SHIELD,
    EXPANSION_PAK,
    LAST_STAND,
    LIFE_SUPPORT,
    THE_FORKS,
    SHIELD_BREAKER,
    NOOO,
)
"""The cards that are of use in another's turn too (M40)."""


def why_not(n: Numbers, s: State, action: i64) -> tuple[str, str]:
    """The reason and the rule for an action that is not legal now."""
    step = s.step()
    if action in (END_TURN, PASS, FIRE):
        return "something_else_first", "M12"
    if action == DEPLOY or PLACE <= action < MOVE:
        return why_not_place(n, s, step, action)
    if action >= TARGET:
        return why_not_target(n, s, step, action - TARGET)
    if action >= ATTACK:
        return why_not_attack(n, s, step, action - ATTACK)
    if action >= MOVE:
        return why_not_move(n, s, step, action)
    if PLAY <= action < OVERCHARGE:
        return why_not_play(s, step, action - PLAY)
    if BUY <= action < EXPLORE:
        return why_not_trade(s, step, action)
    if EXPLORE <= action < PLAY:
        return why_not_explore(n, s, step, action - EXPLORE)
    if DIVERT <= action < SUBSYSTEM:
        return why_not_divert(s, step, action)
    if action == OVERCHARGE:
        return why_not_overcharge(s, step)
    if ORDER <= action < USE:
        return why_not_ship(s, step, action)
    if USE <= action < DIVERT:
        return why_not_use(n, s, step, action - USE)
    if SUBSYSTEM <= action < BUY:
        return why_not_subsystem(step)
    if action in (DRAW, STEAL):
        return "no_reward_due", "M34"
    if action in (DOUBLE, AVOID):
        return "no_event_to_answer", "M53"
    return "no_such_player", "M39"


def why_not_place(n: Numbers, s: State, step: i64, action: i64) -> tuple[str, str]:
    if step == RESPAWNING and action != DEPLOY:
        taken = s.cells[MAP + action - PLACE] != EMPTY
        return "space_taken" if taken else "not_beside_own_station", "M52"
    if step != PLACING:
        return "placing_is_over", "M10"
    if action == DEPLOY:
        return "no_room_for_all", "M10"
    space = action - PLACE
    if n.board.distance(base_of(n, s, s.seat()), space) > n.placement:
        return "too_far_from_base" if n.level > 0 else "too_far_from_station", "M10"
    if s.cells[MAP + space] != EMPTY:
        return "space_taken", "M10"
    return "not_on_asteroids", "M10"


def why_not_move(n: Numbers, s: State, step: i64, action: i64) -> tuple[str, str]:
    if step != ORDERS:
        return no_ship_chosen(step)
    seat = s.seat()
    ship = s.a()
    space = action - ENTER if action >= ENTER else action - MOVE
    if (kept := why_kept(n, s, seat, ship))[0]:
        return kept
    if power_left(n, s, seat, ship) == 0:
        return why_no_power(s, seat, ship)
    if s.cells[MAP + space] != EMPTY:
        return "space_taken", "M14"
    steps = reach_of(n, s, seat, ship)[space]
    if steps == UNREACHED:
        return "out_of_reach", "M14"
    return "asteroids_are_entered" if steps >= ROLLED else "no_field_attacks", "M31"


def why_not_attack(n: Numbers, s: State, step: i64, space: i64) -> tuple[str, str]:
    if step != ORDERS:
        return no_ship_chosen(step)
    seat = s.seat()
    ship = s.a()
    occupant = s.cells[MAP + space]
    if has_attacked(s, seat, ship):
        return "attacked_already", "M12"
    if die_of(n, s, seat, ship) == 0:
        return "no_weapons", "M3"
    if occupant == EMPTY:
        return "nothing_there", "M18"
    if is_friend(n, s, seat, occupant):
        return "friendly", "M35" if is_planet(occupant) else "M48"
    if n.board.distance(space_of(s, seat, ship), space) != 1:
        return "not_beside", "M18"
    if is_station(occupant) and not is_fighter(ship) and guarded(n, s, occupant - FIRST_STATION):
        return "station_guarded", "M25"
    return "cannot_damage", "M19"


def why_not_play(s: State, step: i64, card: i64) -> tuple[str, str]:
    seat = s.seat()
    if s.cells[hand_of(seat) + card] == 0:
        return "card_not_held", "M36"
    if step == CANCELLING:
        return "only_a_cancelling_card", "M30"
    if card == NOOO:
        return "nothing_to_cancel", "M30"
    if s.cells[TURN] != seat and card not in ANSWERS:
        return "only_in_own_turn", "M40"
    if s.cells[FIGHT] == PLANET_FIGHT:
        return "not_on_planet_rolls", "M33"
    if step in (BEFORE_ROLL, AFTER_ROLL, ON_LOSS):
        return "wrong_window", "M28"
    if step in (TURN_MENU, MARKET):
        if card == RANDOM_EVENT and s.cells[EVENT] != QUIET:
            return "event_is_on", "M53"
        return "card_has_no_use", "M40"
    return why_busy(step)


def why_busy(step: i64) -> tuple[str, str]:
    """What comes before anything else that is done in the own turn."""
    return "ship_has_orders" if step == ORDERS else "something_else_first", "M12"


def why_not_trade(s: State, step: i64, action: i64) -> tuple[str, str]:
    if step != TURN_MENU and step != MARKET:
        return why_busy(step) if s.cells[TURN] == s.seat() else ("market_closed", "M17")
    mine = BLOCKS + s.seat() * STRIDE
    if action == BUY:
        if cards_at(s, ACTION_DECK) == 0:
            return "deck_is_out", "M36"
        return "too_expensive", "M36"
    if action < RESEARCH:
        return "card_not_held", "M36"
    return why_not_research(s, mine, action - RESEARCH)


def why_not_research(s: State, mine: i64, what: i64) -> tuple[str, str]:
    trunk = what < len(CATEGORIES)
    category = what if trunk else (what - len(CATEGORIES)) // 2
    tier = s.cells[mine + TIER + category]
    if tier >= TIERS:
        return "tree_is_full", "M43"
    if trunk != (tier == 0):
        return "tiers_in_order", "M43"
    branch = s.cells[mine + BRANCH + category]
    if not trunk and branch != 0 and branch != (what - len(CATEGORIES)) % 2 + 1:
        return "other_branch_taken", "M43"
    return "too_expensive", "M43"


def why_not_explore(n: Numbers, s: State, step: i64, planet: i64) -> tuple[str, str]:
    seat = s.seat()
    if not n.exploration:
        return "no_exploration", "M50"
    if step != TURN_MENU:
        return "only_in_own_turn" if step == MARKET else "something_else_first", "M50"
    if s.cells[PLANET_OWNER + planet] != seat + 1:
        return "not_your_planet", "M50"
    if s.cells[PLANET_ARTIFACT + planet] != 0:
        return "explored_already", "M50"
    return "too_expensive", "M50"


def why_not_divert(s: State, step: i64, action: i64) -> tuple[str, str]:
    seat = s.seat()
    if step in (DIVERTING, ARMING):
        return "energy_must_add_up", "M3"
    if action >= SET_ENGINES:
        return "divert_first", "M13"
    if not alive(s, seat, MOTHERSHIP):
        return "no_mothership", "M13"
    if total_energy(s, seat) > 0 and not may_divert(s, seat):
        return "energy_locked", "M13"
    return "only_in_own_turn" if step == MARKET else "something_else_first", "M13"


def why_not_subsystem(step: i64) -> tuple[str, str]:
    """Subsystems are named to place the counters of an Energy Boost, or to drain one by Prod."""
    if step == CHARGING:
        return "subsystem_is_full", "M3"
    if step == DRAINING:
        return "subsystem_is_empty", "M39"
    return "no_energy_to_place", "M44"


def why_not_overcharge(s: State, step: i64) -> tuple[str, str]:
    if step != BEFORE_ROLL:
        return "wrong_window", "M28"
    if s.cells[FIGHT] == PLANET_FIGHT:
        return "not_on_planet_rolls", "M46"
    seat = s.seat()
    if not owns(s, seat, COMBAT, BRANCH_A, 3):
        return "no_orange_tile", "M43"
    if s.cells[OVERCHARGED] & (1 if attacks(s, seat) else 2) != 0:
        return "overcharged_already", "M43"
    return "too_expensive", "M43"


def why_not_ship(s: State, step: i64, action: i64) -> tuple[str, str]:
    seat = s.seat()
    if JOIN <= action < PICK:
        if step != JOINING:
            return "nothing_to_join", "M22"
        ship = action - JOIN
        if has_attacked(s, seat, ship):
            return "attacked_already", "M12"
        return "cannot_join", "M22"
    if action >= PICK:
        return "nothing_to_pick", "M29"
    if step != TURN_MENU:
        return ("only_in_own_turn", "M12") if step == MARKET else why_busy(step)
    if not alive(s, seat, action - ORDER):
        return "ship_is_lost", "M20"
    return "nothing_left_to_do", "M12"

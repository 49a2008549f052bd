"""Why an action is refused: a reason (a key of the words) and the rule that forbids it.

Only asked for actions that are not legal now, and only at a decision. Each function below
answers for one verb and may therefore take for granted that something stands in the way.
"""

from mypy_extensions import i64

from motherlode.games.karats.machines import is_boiler
from motherlode.games.karats.numbers import Numbers
from motherlode.games.karats.order import (
    ANSWERING,
    BASIC,
    BOILER_STEAM,
    BONUS,
    BUILDING,
    DRAFTING,
    FUELLING,
    GEOTHERMAL,
    KEEPING,
    OFFERING,
    PAYING,
    USING,
)
from motherlode.games.karats.parts import (
    ACCEPT,
    BASIC_MINING,
    BLAST,
    BUILD,
    CLASSES,
    DRAFT,
    DYNAMITE,
    ENGINEER,
    ENGINEER_BUILD,
    ENGINEERED,
    GIVE,
    GIVE_CUBE,
    INVENTORY,
    KEEP,
    LOAD,
    MACHINES,
    MEGALODRILLS,
    OFFER,
    OFFERS,
    PAY,
    PREP_BEGUN,
    PROFESSION,
    PROPOSE,
    SABOTAGE,
    SABOTAGED,
    SABOTEUR,
    STACKS,
    STEAMBOTS,
    TAKE,
    USE,
    USE_TO_KEEP,
    WANT,
    WANT_CUBE,
    WITHDRAW,
    block,
)
from motherlode.games.karats.trading import bundle, could_trade, stock
from motherlode.kernel.state import SEATS, State

Refusal = tuple[str, str]


def why_not(n: Numbers, s: State, action: i64) -> Refusal:
    """The reason and the rule; `not_now` where no rule of its own is broken."""
    if action >= SABOTAGE:
        return _pending(s) or _sabotage(s, action - SABOTAGE)
    if action >= TAKE:
        return ("not_in_discard" if s.step() == BONUS else "no_bonus"), "K37"
    if action >= ACCEPT:
        return _pending(s) or ("nothing_offered", "K32")
    if action >= GIVE_CUBE:
        return _offer_part(s, action)
    if action >= OFFER:
        return _pending(s) or _offer(n, s, action - OFFER)
    if action >= KEEP:
        return _pending(s) or _keep(s)
    if action >= USE:
        return _pending(s) or _use(s, action)
    if action >= BASIC_MINING:
        return _pending(s) or _mine(s)
    if action >= LOAD:
        return _load(s, action - LOAD)
    if action >= PAY:
        return _pay(n, s, action - PAY)
    if action >= ENGINEER_BUILD:
        return _pending(s) or _engineer(s, action - ENGINEER_BUILD)
    if action >= BUILD:
        return _pending(s) or _build(s, action - BUILD)
    if action >= DRAFT:
        return ("profession_taken" if s.step() == DRAFTING else "draft_is_over"), "K6"
    return _done(s)


def _pending(s: State) -> Refusal | None:
    """The choice that comes before anything else, if one is pending."""
    step = s.step()
    if step == DRAFTING:
        return "draft_first", "K6"
    if step == PAYING:
        return "payment_first", "K36"
    if step == BOILER_STEAM:
        return "boiler_steam_first", "K26"
    if step == OFFERING:
        return "offer_first", "K32"
    if step == ANSWERING:
        return "answer_first", "K32"
    if step == BONUS:
        return "bonus_first", "K37"
    return None


def _done(s: State) -> Refusal:
    if s.step() == BASIC:
        return "mine_first", "K22"
    return _pending(s) or ("not_now", "")


def _build(s: State, device: i64) -> Refusal:
    if s.step() != BUILDING:
        return "building_is_over", "K17"
    if s.cells[STACKS + device] == 0:
        return "stack_empty", "K3"
    return "cant_afford", "K18"


def _engineer(s: State, device: i64) -> Refusal:
    if s.cells[block(s.seat()) + PROFESSION] != ENGINEER:
        return "not_engineer", "K36"
    if s.step() != BUILDING:
        return "building_is_over", "K17"
    if device == DYNAMITE:
        return "dynamite_is_no_machine", "K36"
    if s.cells[ENGINEERED] != 0:
        return "engineered_already", "K36"
    if s.cells[STACKS + device] == 0:
        return "stack_empty", "K3"
    return "cant_afford_half", "K36"


def _pay(n: Numbers, s: State, material: i64) -> Refusal:
    if s.step() != PAYING:
        return _pending(s) or ("nothing_to_pay", "K36")
    if n.cost(s.a(), material) == 0:
        return "not_in_cost", "K36"
    if s.cells[block(s.seat()) + INVENTORY + material] == 0:
        return "no_such_cube", "K36"
    return "paid_already", "K36"


def _load(s: State, machine: i64) -> Refusal:
    """Steam or Ember onto a machine."""
    step = s.step()
    if step != BOILER_STEAM:
        pending = _pending(s)
        if pending is not None:
            return pending
    if is_boiler(machine % CLASSES):
        return _load_ember(s, machine)
    if step == BUILDING:
        return "steam_comes_later", "K19"
    if step != GEOTHERMAL and step != BOILER_STEAM:
        return "no_steam_to_load", "K10"
    if s.cells[block(s.seat()) + MACHINES + machine] == 0:
        return "no_such_machine", "K19"
    if machine >= CLASSES and step == GEOTHERMAL:
        return "machine_sabotaged", "K38"
    return "machine_full", "K20"


def _load_ember(s: State, machine: i64) -> Refusal:
    step = s.step()
    if step in (BUILDING, GEOTHERMAL):
        return "fuel_comes_later", "K21"
    if step != FUELLING:
        return "fuelling_is_over", "K21"
    if s.cells[block(s.seat()) + MACHINES + machine] == 0:
        return "no_such_machine", "K21"
    return ("boiler_full", "K21") if machine < CLASSES else ("machine_sabotaged", "K38")


def _mine(s: State) -> Refusal:
    if s.cells[ENGINEERED] != 0:
        return "mining_skipped", "K36"
    if s.step() == USING or s.step() == KEEPING:
        return "mined_already", "K22"
    return "prep_first", "K22"


def _use(s: State, action: i64) -> Refusal:
    if s.cells[ENGINEERED] != 0:
        return "mining_skipped", "K36"
    if s.step() == BASIC:
        return "basic_mining_first", "K22"
    if s.step() == KEEPING:
        return "using_is_over", "K23"
    if s.step() != USING:
        return "prep_first", "K23"
    if action == BLAST:
        return "no_dynamite", "K27"
    machine = STEAMBOTS + 1 if action == USE_TO_KEEP else action - USE
    mine = block(s.seat()) + MACHINES + machine
    if s.cells[mine] > 0:
        return _unpowered(machine)
    if s.cells[mine + CLASSES] > 0:
        return "machine_sabotaged", "K38"
    return "no_such_machine", "K23"


def _unpowered(machine: i64) -> Refusal:
    if is_boiler(machine):
        return "no_ember_loaded", "K26"
    if machine >= MEGALODRILLS:
        return "too_little_steam", "K28"
    return "too_little_steam", "K25" if machine >= STEAMBOTS else "K24"


def _keep(s: State) -> Refusal:
    if s.cells[ENGINEERED] != 0:
        return "mining_skipped", "K36"
    if s.step() != KEEPING:
        return "keep_comes_last", "K29"
    return ("keep_limit" if s.a() == 0 else "not_excavated"), "K29"


def _offer(n: Numbers, s: State, other: i64) -> Refusal:
    seat = s.seat()
    if other >= s.cells[SEATS]:
        return "no_such_seat", "K31"
    if other == seat:
        return "offer_to_oneself", "K31"
    if s.cells[OFFERS] >= n.offers:
        return "offers_used_up", "K32"
    if stock(s, seat) == 0:
        return "nothing_to_give", "K32"
    if stock(s, other) == 0:
        return "nothing_to_want", "K32"
    if not could_trade(s, seat, other):
        return "same_cubes", "K32"
    return "choice_pending", "K32"


def _offer_part(s: State, action: i64) -> Refusal:
    """Cubes given and wanted, proposing and withdrawing."""
    if s.step() != OFFERING:
        return _pending(s) or ("no_offer_open", "K32")
    if action >= WITHDRAW:
        return "not_now", ""
    if action >= PROPOSE:
        both = bundle(s, GIVE) > 0 and bundle(s, WANT) > 0
        return ("same_cubes" if both else "one_sided"), "K32"
    return ("they_have_no_more" if action >= WANT_CUBE else "you_have_no_more"), "K31"


def _sabotage(s: State, target: i64) -> Refusal:
    owner = target // CLASSES
    seat = s.seat()
    if s.cells[block(seat) + PROFESSION] != SABOTEUR:
        return "not_saboteur", "K38"
    if owner >= s.cells[SEATS]:
        return "no_such_seat", "K38"
    if owner == seat:
        return "own_machine", "K38"
    if s.cells[SABOTAGED] != 0:
        return "sabotaged_already", "K38"
    if s.step() == USING or s.step() == KEEPING:
        return "mining_begun", "K38"
    if s.step() != BASIC and (s.step() != BUILDING or s.cells[PREP_BEGUN] != 0):
        return "prep_begun", "K38"
    if s.cells[block(owner) + MACHINES + CLASSES + target % CLASSES] > 0:
        return "marked_already", "K39"
    return "no_such_machine", "K38"

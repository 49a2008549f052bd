"""Why an action is refused: a reason (a key of the words) and the rule that forbids it.

Only asked for actions that are not legal now, and only at a decision. Each function below
answers for one verb and may therefore take for granted that something stands in the way.
"""

from mypy_extensions import i64

from motherlode.kernel.state import SEATS, State

from . import actions as act, cells as cell, kinds, machines, step_table as step, trading
from .numbers import Numbers

Refusal = tuple[str, str]


def why_not(n: Numbers, s: State, action: i64) -> Refusal:
    """The reason and the rule; `not_now` where no rule of its own is broken."""
    if action >= act.SABOTAGE:
        return _pending(s) or _sabotage(s, action - act.SABOTAGE)
    if action >= act.TAKE:
        return ("not_in_discard" if s.step() == step.BONUS else "no_bonus"), "K37"
    if action >= act.ACCEPT:
        return _pending(s) or ("nothing_offered", "K32")
    if action >= act.GIVE_CUBE:
        return _offer_part(s, action)
    if action >= act.OFFER:
        return _pending(s) or _offer(n, s, action - act.OFFER)
    if action >= act.KEEP:
        return _pending(s) or _keep(s)
    if action >= act.USE:
        return _pending(s) or _use(s, action)
    if action >= act.BASIC_MINING:
        return _pending(s) or _mine(s)
    if action >= act.LOAD:
        return _load(s, action - act.LOAD)
    if action >= act.PAY:
        return _pay(n, s, action - act.PAY)
    if action >= act.ENGINEER_BUILD:
        return _pending(s) or _engineer(s, action - act.ENGINEER_BUILD)
    if action >= act.BUILD:
        return _pending(s) or _build(s, action - act.BUILD)
    if action >= act.DRAFT:
        return ("profession_taken" if s.step() == step.DRAFTING else "draft_is_over"), "K6"
    return _done(s)


def _pending(s: State) -> Refusal | None:
    """The choice that comes before anything else, if one is pending."""
    pending = s.step()
    if pending == step.DRAFTING:
        return "draft_first", "K6"
    if pending == step.PAYING:
        return "payment_first", "K36"
    if pending == step.BOILER_STEAM:
        return "boiler_steam_first", "K26"
    if pending == step.OFFERING:
        return "offer_first", "K32"
    if pending == step.ANSWERING:
        return "answer_first", "K32"
    if pending == step.BONUS:
        return "bonus_first", "K37"
    return None


def _done(s: State) -> Refusal:
    if s.step() == step.BASIC:
        return "mine_first", "K22"
    return _pending(s) or ("not_now", "")


def _build(s: State, device: i64) -> Refusal:
    if s.step() != step.BUILDING:
        return "building_is_over", "K17"
    if s.cells[cell.STACKS + device] == 0:
        return "stack_empty", "K3"
    return "cant_afford", "K18"


def _engineer(s: State, device: i64) -> Refusal:
    if s.cells[cell.block(s.seat()) + cell.PROFESSION] != kinds.ENGINEER:
        return "not_engineer", "K36"
    if s.step() != step.BUILDING:
        return "building_is_over", "K17"
    if device == kinds.DYNAMITE:
        return "dynamite_is_no_machine", "K36"
    if s.cells[cell.ENGINEERED] != 0:
        return "engineered_already", "K36"
    if s.cells[cell.STACKS + device] == 0:
        return "stack_empty", "K3"
    return "cant_afford_half", "K36"


def _pay(n: Numbers, s: State, material: i64) -> Refusal:
    if s.step() != step.PAYING:
        return _pending(s) or ("nothing_to_pay", "K36")
    if n.cost(s.a(), material) == 0:
        return "not_in_cost", "K36"
    if s.cells[cell.block(s.seat()) + cell.INVENTORY + material] == 0:
        return "no_such_cube", "K36"
    return "paid_already", "K36"


def _load(s: State, machine: i64) -> Refusal:
    """Steam or Ember onto a machine."""
    pending = s.step()
    if pending != step.BOILER_STEAM:
        first = _pending(s)
        if first is not None:
            return first
    if machines.is_boiler(machine % kinds.CLASSES):
        return _load_ember(s, machine)
    if pending == step.BUILDING:
        return "steam_comes_later", "K19"
    if pending != step.GEOTHERMAL and pending != step.BOILER_STEAM:
        return "no_steam_to_load", "K10"
    if s.cells[cell.block(s.seat()) + cell.MACHINES + machine] == 0:
        return "no_such_machine", "K19"
    if machine >= kinds.CLASSES and pending == step.GEOTHERMAL:
        return "machine_sabotaged", "K38"
    return "machine_full", "K20"


def _load_ember(s: State, machine: i64) -> Refusal:
    pending = s.step()
    if pending in (step.BUILDING, step.GEOTHERMAL):
        return "fuel_comes_later", "K21"
    if pending != step.FUELLING:
        return "fuelling_is_over", "K21"
    if s.cells[cell.block(s.seat()) + cell.MACHINES + machine] == 0:
        return "no_such_machine", "K21"
    return ("boiler_full", "K21") if machine < kinds.CLASSES else ("machine_sabotaged", "K38")


def _mine(s: State) -> Refusal:
    if s.cells[cell.ENGINEERED] != 0:
        return "mining_skipped", "K36"
    if s.step() == step.USING or s.step() == step.KEEPING:
        return "mined_already", "K22"
    return "prep_first", "K22"


def _use(s: State, action: i64) -> Refusal:
    if s.cells[cell.ENGINEERED] != 0:
        return "mining_skipped", "K36"
    if s.step() == step.BASIC:
        return "basic_mining_first", "K22"
    if s.step() == step.KEEPING:
        return "using_is_over", "K23"
    if s.step() != step.USING:
        return "prep_first", "K23"
    if action == act.BLAST:
        return "no_dynamite", "K27"
    machine = kinds.STEAMBOTS + 1 if action == act.USE_TO_KEEP else action - act.USE
    mine = cell.block(s.seat()) + cell.MACHINES + machine
    if s.cells[mine] > 0:
        return _unpowered(machine)
    if s.cells[mine + kinds.CLASSES] > 0:
        return "machine_sabotaged", "K38"
    return "no_such_machine", "K23"


def _unpowered(machine: i64) -> Refusal:
    if machines.is_boiler(machine):
        return "no_ember_loaded", "K26"
    if machine >= kinds.MEGALODRILLS:
        return "too_little_steam", "K28"
    return "too_little_steam", "K25" if machine >= kinds.STEAMBOTS else "K24"


def _keep(s: State) -> Refusal:
    if s.cells[cell.ENGINEERED] != 0:
        return "mining_skipped", "K36"
    if s.step() != step.KEEPING:
        return "keep_comes_last", "K29"
    return ("keep_limit" if s.a() == 0 else "not_excavated"), "K29"


def _offer(n: Numbers, s: State, other: i64) -> Refusal:
    seat = s.seat()
    if other >= s.cells[SEATS]:
        return "no_such_seat", "K31"
    if other == seat:
        return "offer_to_oneself", "K31"
    if s.cells[cell.OFFERS] >= n.offers:
        return "offers_used_up", "K32"
    if trading.stock(s, seat) == 0:
        return "nothing_to_give", "K32"
    if trading.stock(s, other) == 0:
        return "nothing_to_want", "K32"
    if not trading.could_trade(s, seat, other):
        return "same_cubes", "K32"
    return "choice_pending", "K32"


def _offer_part(s: State, action: i64) -> Refusal:
    """Cubes given and wanted, proposing and withdrawing."""
    if s.step() != step.OFFERING:
        return _pending(s) or ("no_offer_open", "K32")
    if action >= act.WITHDRAW:
        return "not_now", ""
    if action >= act.PROPOSE:
        both = trading.bundle(s, cell.GIVE) > 0 and trading.bundle(s, cell.WANT) > 0
        return ("same_cubes" if both else "one_sided"), "K32"
    return ("they_have_no_more" if action >= act.WANT_CUBE else "you_have_no_more"), "K31"


def _sabotage(s: State, target: i64) -> Refusal:
    owner = target // kinds.CLASSES
    seat = s.seat()
    if s.cells[cell.block(seat) + cell.PROFESSION] != kinds.SABOTEUR:
        return "not_saboteur", "K38"
    if owner >= s.cells[SEATS]:
        return "no_such_seat", "K38"
    if owner == seat:
        return "own_machine", "K38"
    if s.cells[cell.SABOTAGED] != 0:
        return "sabotaged_already", "K38"
    if s.step() == step.USING or s.step() == step.KEEPING:
        return "mining_begun", "K38"
    if s.step() != step.BASIC and (s.step() != step.BUILDING or s.cells[cell.PREP_BEGUN] != 0):
        return "prep_begun", "K38"
    if s.cells[cell.block(owner) + cell.MACHINES + kinds.CLASSES + target % kinds.CLASSES] > 0:
        return "marked_already", "K39"
    return "no_such_machine", "K38"

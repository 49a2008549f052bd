"""The Technology Tree: what tiles a seat owns, what they add, and buying the next one."""

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.state import State

from . import actions as act, cells as cell, events as event, kinds, step_table as step
from .numbers import Numbers


def owns(s: State, seat: i64, category: i64, branch: i64, tier: i64) -> bool:
    """Whether a seat owns a tile; earlier tiers stay active (M43)."""
    mine = s.block(seat)
    if s.cells[mine + cell.TIER + category] < tier:
        return False
    return tier == 1 or s.cells[mine + cell.BRANCH + category] == branch


def dark(s: State, seat: i64, category: i64) -> i64:
    """Which of the dark tiles (tiers 1, 2 and 4 of branch A) counts: 1, 2 or 3, else 0 (M44).

    The more advanced replaces the weaker, so they never add up.
    """
    mine = s.block(seat)
    tier = s.cells[mine + cell.TIER + category]
    if tier == 0:
        return 0
    if tier == 1 or s.cells[mine + cell.BRANCH + category] != kinds.BRANCH_A:
        return 1
    return 3 if tier >= 4 else 2


def is_npc_block(s: State, seat: i64) -> bool:
    """Whether the tiles are the NPC's: only dark ones count for it (M54)."""
    return seat != 0 and s.cells[cell.NPC_SEAT] == seat


def income_bonus(n: Numbers, s: State, seat: i64) -> i64:
    """Industry: Resources at the end of the own turn."""
    level = dark(s, seat, kinds.ECONOMY)
    return n.income[level - 1] if level > 0 else 0


def attack_bonus(n: Numbers, s: State, seat: i64) -> i64:
    """Assault: what is added to attack rolls."""
    level = dark(s, seat, kinds.COMBAT)
    return n.attack[level - 1] if level > 0 else 0


def engine_bonus(n: Numbers, s: State, seat: i64) -> i64:
    """Logistics: spaces more for Fighters and Bombers; tier 4 is Jump Gates, not dark."""
    level = min(dark(s, seat, kinds.SUPPORT), 2)
    return n.engine[level - 1] if level > 0 else 0


def defence_bonus(n: Numbers, s: State, seat: i64) -> i64:
    """Bulwark: what is added to defence rolls; tier 4 replaces tier 2."""
    if owns(s, seat, kinds.COMBAT, kinds.BRANCH_B, 4):
        return n.defence[1]
    return n.defence[0] if owns(s, seat, kinds.COMBAT, kinds.BRANCH_B, 2) else 0


def wingman_worth(n: Numbers, s: State, seat: i64) -> i64:
    """What each wingman counts (M23, Bulwark 3)."""
    return n.wingman if owns(s, seat, kinds.COMBAT, kinds.BRANCH_B, 3) else 1


def siege_bonus(n: Numbers, s: State, seat: i64) -> i64:
    """Siege Doctrine: Bombers against Stations; no dark tile, so the NPC has it not (M54)."""
    if is_npc_block(s, seat):
        return 0
    return n.siege if owns(s, seat, kinds.SUPPORT, kinds.BRANCH_A, 3) else 0


def planets_hold_at(n: Numbers, s: State, seat: i64) -> i64:
    """What a capture of the seat's planets must reach (M35, Dominion 2 and 4)."""
    if owns(s, seat, kinds.ECONOMY, kinds.BRANCH_B, 4):
        return n.hold[1]
    return n.hold[0] if owns(s, seat, kinds.ECONOMY, kinds.BRANCH_B, 2) else n.capture


def owns_ability(n: Numbers, s: State, seat: i64, ability: i64) -> bool:
    """True if the seat owns the tile of an ability; the NPC uses none (M54)."""
    if is_npc_block(s, seat):
        return False
    if ability == kinds.JUMP_GATES:
        return owns(s, seat, kinds.SUPPORT, kinds.BRANCH_A, 4)
    if ability in (kinds.ASTEROID_MINING, kinds.REPAIR_DRONES):
        category: i64 = kinds.ECONOMY
    elif ability in (kinds.TORPEDOES, kinds.SOLAR_BEAM):
        category = kinds.COMBAT
    else:
        category = kinds.SUPPORT
    first = ability in (kinds.ASTEROID_MINING, kinds.TORPEDOES, kinds.TRACTOR_BEAM)
    return owns(s, seat, category, kinds.BRANCH_A if first else kinds.BRANCH_B, 5)


def has_orange(n: Numbers, s: State, seat: i64) -> bool:
    """Whether a seat may overcharge a roll and can pay for it (M43)."""
    if is_npc_block(s, seat) or not owns(s, seat, kinds.COMBAT, kinds.BRANCH_A, 3):
        return False
    return s.cells[s.block(seat) + cell.RESOURCES] >= n.overcharge_price


def add_research(n: Numbers, s: State, seat: i64, moves: Moves) -> None:
    """Adds every tile that the seat may buy next: in order, one branch a category (M43)."""
    mine = s.block(seat)
    resources = s.cells[mine + cell.RESOURCES]
    for category in range(3):
        tier = s.cells[mine + cell.TIER + category]
        if tier >= kinds.TIERS or resources < n.prices[tier]:
            continue
        if tier == 0:
            moves.add(act.RESEARCH, category)
            continue
        branch = s.cells[mine + cell.BRANCH + category]
        for choice in range(kinds.BRANCH_A, kinds.BRANCH_B + 1):
            if branch in (kinds.NO_BRANCH, choice):
                moves.add(act.RESEARCH, len(kinds.CATEGORIES) + category * 2 + choice - 1)


def research(n: Numbers, s: State, seat: i64, what: i64, d: Dealer) -> None:
    """Buys a tile: `what` is a category (the trunk) or a branch behind the categories."""
    mine = s.block(seat)
    category = what if what < len(kinds.CATEGORIES) else (what - len(kinds.CATEGORIES)) // 2
    tier = s.cells[mine + cell.TIER + category]
    s.cells[mine + cell.RESOURCES] -= n.prices[tier]
    s.cells[mine + cell.TIER + category] = tier + 1
    if what >= len(kinds.CATEGORIES):
        s.cells[mine + cell.BRANCH + category] = (what - len(kinds.CATEGORIES)) % 2 + 1
    d.tell(event.RESEARCHED, seat, what, tier + 1)
    if category == kinds.SUPPORT and s.cells[mine + cell.BRANCH + kinds.SUPPORT] == kinds.BRANCH_B:
        if tier + 1 == 2:
            s.push(step.CHARGING, seat, n.boost[0])
        elif tier + 1 == 4:
            s.push(step.CHARGING, seat, n.boost[1])

"""Buying tiles: which one a seat may research next, and the purchase (M43, M44)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from .. import actions as act, events as event, kinds, state_cells as cell, step_table as step
from ..kinds import Branch, Category, ResearchLine
from ..params import Params
from ..reach import ALLOWED
from . import orange_tile

_CATEGORIES: Final[i64] = len(kinds.CATEGORIES)
_CATEGORY_OF: Final = vec[i64]([kinds.category_of(line) for line in kinds.RESEARCH_LINES])
_BRANCH_OF: Final = vec[i64]([kinds.side_of(line) for line in kinds.RESEARCH_LINES])
_LINES: Final = vec[i64](
    [
        kinds.RESEARCH_LINES.index(kinds.line_of(category, side))
        for category in range(len(kinds.CATEGORIES))
        for side in range(kinds.SIDES)
    ]
)


def line_at(category: Category, branch: Branch) -> ResearchLine:
    """The research line of a category's branch, or of its trunk for NO_BRANCH."""
    return ResearchLine(_LINES[category * kinds.SIDES + branch])


def category_of(line: ResearchLine) -> Category:
    return Category(_CATEGORY_OF[line])


def tier_in(s: State, seat: Seat, category: Category) -> i64:
    """The number of tiles of a category that the seat owns."""
    return s.cells[s.block(seat) + cell.TIER + category]


def add_research(n: Params, s: State, seat: Seat, moves: LegalActions) -> None:
    """Adds every tile that the seat may buy next: in order, one branch a category (M43)."""
    cells = s.cells
    prices = n.technology.prices
    block = s.block(seat)
    resources = cells[block + cell.RESOURCES]
    for at in range(_CATEGORIES):
        tier = cells[block + cell.TIER + at]
        if tier >= kinds.TIERS or resources < prices[tier + 1]:
            continue  # the quick answer for most categories
        category = Category(at)
        for side in range(kinds.SIDES):
            line = line_at(category, Branch(side))
            if not why_no_research(n, s, seat, line)[0]:
                moves.add(act.RESEARCH, line)


def why_no_research(n: Params, s: State, seat: Seat, line: ResearchLine) -> tuple[str, str]:
    """The reason why the seat can't buy the next tile of a research line, or ALLOWED."""
    if is_full(s, seat, category_of(line)):
        return "tree_is_full", "M43"
    if not in_order(s, seat, line):
        return "tiers_in_order", "M43"
    if other_branch_taken(s, seat, line):
        return "other_branch_taken", "M43"
    return ALLOWED if can_pay(n, s, seat, category_of(line)) else ("too_expensive", "M43")


def is_full(s: State, seat: Seat, category: Category) -> bool:
    """True if the seat owns all tiles that it can have in a category."""
    return tier_in(s, seat, category) >= kinds.TIERS


def can_pay(n: Params, s: State, seat: Seat, category: Category) -> bool:
    """True if the seat can pay for the next tile of a category."""
    price = n.technology.prices[tier_in(s, seat, category) + 1]
    return s.cells[s.block(seat) + cell.RESOURCES] >= price


def in_order(s: State, seat: Seat, line: ResearchLine) -> bool:
    """True if a research line comes next for the seat: the trunk first, then a branch."""
    is_trunk = _BRANCH_OF[line] == kinds.NO_BRANCH
    return is_trunk == (tier_in(s, seat, category_of(line)) == 0)


def other_branch_taken(s: State, seat: Seat, line: ResearchLine) -> bool:
    """True if the seat has chosen the other branch of the category."""
    chosen = s.cells[s.block(seat) + cell.BRANCH + category_of(line)]
    return chosen != kinds.NO_BRANCH and chosen != _BRANCH_OF[line]


def research(n: Params, s: State, seat: Seat, line: ResearchLine, d: Dealer) -> None:
    """Buys the next tile of a research line; asks where to place the energy that it gives."""
    block = s.block(seat)
    category = category_of(line)
    reached = tier_in(s, seat, category) + 1
    energy = n.technology.energy.amount(s, seat)
    had_orange = n.technology.roll.owned(s, seat)
    s.cells[block + cell.RESOURCES] -= n.technology.prices[reached]
    s.cells[block + cell.TIER + category] = reached
    s.cells[block + cell.BRANCH + category] = _BRANCH_OF[line]
    d.emit(event.RESEARCHED, seat, line, reached)
    if n.technology.roll.owned(s, seat) and not had_orange:
        orange_tile.add_purchase(s, seat)
    gained = n.technology.energy.amount(s, seat) - energy
    if gained > 0:
        s.push(step.CHARGING, seat, gained)

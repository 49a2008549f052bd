"""Mineral Tiles: those on stacks, and those that wait to be put there."""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel import piles
from motherlode.kernel.event_table import BUNDLE
from motherlode.kernel.state import Seat, State

from . import kinds, state_cells as cell
from .achievement_facts import count_in_action, count_in_turn
from .kinds import Colour, Mineral


def tiles_on_stack(s: State, seat: Seat, stack: Colour) -> i64:
    """The first of the cells that count each Mineral on a stack's top card."""
    return s.block(seat) + cell.STACK_TILES + stack * len(kinds.MINERALS)


def stack_value(s: State, seat: Seat, stack: Colour, values: vec[i64]) -> i64:
    """What the Minerals on a stack's top card are worth."""
    return minerals_worth(s, tiles_on_stack(s, seat, stack), values)


def minerals_worth(s: State, tiles: i64, values: vec[i64]) -> i64:
    """What the Minerals counted from a cell on are worth."""
    return piles.weighted_total(s.cells, tiles, values, len(kinds.MINERALS))


def minerals_held(s: State, seat: Seat, mineral: Mineral) -> i64:
    """How many tiles of a Mineral lie across all cards of a seat (S48)."""
    total: i64 = 0
    for stack in range(len(kinds.COLOURS)):
        total += s.cells[tiles_on_stack(s, seat, Colour(stack)) + mineral]
    return total


def value_held(s: State, seat: Seat, values: vec[i64]) -> i64:
    """What the Minerals across all cards of a seat are worth (S48)."""
    total: i64 = 0
    for stack in range(len(kinds.COLOURS)):
        total += stack_value(s, seat, Colour(stack), values)
    return total


def tiles_held(s: State, seat: Seat) -> i64:
    """How many tiles lie across all cards of a seat (S48)."""
    return piles.total(s.cells, s.block(seat) + cell.STACK_TILES, len(kinds.TILES))


def tiles_waiting(s: State) -> i64:
    """How many tiles wait to be put on a stack."""
    return piles.total(s.cells, cell.LOOT, len(kinds.MINERALS))


def bundle_of_waiting(s: State) -> i64:
    """The tiles that wait for a stack, packed into one number for an event."""
    bundle: i64 = 0
    unit: i64 = 1
    for mineral in range(len(kinds.MINERALS)):
        bundle += s.cells[cell.LOOT + mineral] * unit
        unit *= BUNDLE
    return bundle


def bundle_of_one(mineral: Mineral) -> i64:
    """A single tile, packed into one number for an event."""
    unit: i64 = 1
    for i in range(mineral):
        unit *= BUNDLE
    return unit


def count_collected(s: State, mineral: Mineral, tiles: i64) -> None:
    """Counts tiles put on a stack as facts for goals, no matter what brought them (S44)."""
    if s.cells[cell.IN_ACTION] != 0:
        count_in_action(s, mineral, tiles)
    else:
        count_in_turn(s, mineral, tiles)


def remember_before_buy(s: State, seat: Seat, values: vec[i64]) -> None:
    """Remembers the tiles across all cards before a buy removes some of them (S48, S49)."""
    tiles = cell.TILES_BEFORE_BUYS
    s.cells[tiles] = max(s.cells[tiles], tiles_held(s, seat))
    value = cell.VALUE_BEFORE_BUYS
    s.cells[value] = max(s.cells[value], value_held(s, seat, values))
    for i in range(len(kinds.MINERALS)):
        before = cell.HELD_BEFORE_BUYS + i
        s.cells[before] = max(s.cells[before], minerals_held(s, seat, Mineral(i)))

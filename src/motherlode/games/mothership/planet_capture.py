"""Capturing planets with their reward, and removing planets (M33-M35, M50)."""

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from . import (
    damage_and_elimination,
    events as event,
    fleet,
    state_cells as cell,
    step_table as step,
)
from .kinds import Space
from .params import Params


def planet_space(s: State, planet: i64) -> Space:
    """The space of a planet, or -1 if it was removed."""
    return Space(s.cells[cell.PLANET_AT + planet] - 1)


def capture(n: Params, s: State, seat: Seat, planet: i64, d: Dealer) -> None:
    """Gives a seat a planet and its Artifact, then asks for the reward (M34)."""
    loser = fleet.holder_of(s, planet)
    s.cells[cell.PLANET_OWNER + planet] = seat + 1
    d.emit(event.PLANET_CAPTURED, seat, planet, planet_space(s, planet))
    if not fleet.is_npc(s, seat):
        pay_for_capture(n, s, seat, d)
        s.push(step.REWARDING, seat, loser)
        damage_and_elimination.check_points(n, s, d)


def pay_for_capture(n: Params, s: State, seat: Seat, d: Dealer) -> None:
    """Pays the Resources that a tile gives for a captured planet (M44)."""
    paid = n.technology.capture_pay.amount(s, seat)
    if paid > 0:
        s.cells[s.block(seat) + cell.RESOURCES] += paid
        d.emit(event.GAINED, seat, paid)


def remove_planet(s: State, planet: i64, d: Dealer) -> None:
    """Removes a planet and its Artifact from the game (M50)."""
    d.emit(event.PLANET_REMOVED, -1, planet, planet_space(s, planet))
    s.cells[cell.MAP + planet_space(s, planet)] = cell.EMPTY
    s.cells[cell.PLANET_AT + planet] = 0
    s.cells[cell.PLANET_OWNER + planet] = 0
    s.cells[cell.PLANET_ARTIFACT + planet] = 0

"""Planets: capture and its reward, exploration, removal (M33-M35, M50)."""

from mypy_extensions import i64

from motherlode.kernel import counts
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from . import (
    actions as act,
    cells as cell,
    elimination,
    events as event,
    fleet,
    kinds,
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
        s.push(step.REWARDING, seat, loser)
        elimination.check_points(n, s, d)


def remove_planet(s: State, planet: i64, d: Dealer) -> None:
    """Removes a planet and its Artifact from the game (M50)."""
    d.emit(event.PLANET_REMOVED, -1, planet, planet_space(s, planet))
    s.cells[cell.MAP + planet_space(s, planet)] = cell.EMPTY
    s.cells[cell.PLANET_AT + planet] = 0
    s.cells[cell.PLANET_OWNER + planet] = 0
    s.cells[cell.PLANET_ARTIFACT + planet] = 0


def is_unexplored(s: State, seat: Seat, planet: i64) -> bool:
    """True if the seat owns a planet whose Artifact token is face down."""
    return fleet.holder_of(s, planet) == seat and s.cells[cell.PLANET_ARTIFACT + planet] == 0


def add_explorations(n: Params, s: State, seat: Seat, moves: LegalActions) -> None:
    if not n.options.exploration or s.cells[s.block(seat) + cell.RESOURCES] < n.planet.explore:
        return
    for planet in range(kinds.MOST_PLANETS):
        if is_unexplored(s, seat, planet):
            moves.add(act.EXPLORE, planet)


def why_not_explore(s: State, seat: Seat, planet: i64) -> tuple[str, str]:
    """The reason why a seat can't explore a planet in its own turn."""
    if fleet.holder_of(s, planet) != seat:
        return "not_your_planet", "M50"
    if not is_unexplored(s, seat, planet):
        return "explored_already", "M50"
    return "too_expensive", "M50"


def explore(n: Params, s: State, seat: Seat, planet: i64, d: Dealer) -> None:
    s.cells[s.block(seat) + cell.RESOURCES] -= n.planet.explore
    uncover_artifact(s, seat, planet, d)


def uncover_artifact(s: State, seat: Seat, planet: i64, d: Dealer) -> None:
    """Reveals the Artifact of a planet: a random one of the remaining tokens."""
    left = counts.total(s.cells, cell.TOKENS, kinds.ARTIFACTS)
    artifact = counts.draw(s.cells, cell.TOKENS, left, d) + 1
    s.cells[cell.PLANET_ARTIFACT + planet] = artifact
    d.emit(event.ARTIFACT_FOUND, seat, artifact, planet)

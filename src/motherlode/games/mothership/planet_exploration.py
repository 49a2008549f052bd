"""Exploring planets: who may, what it costs, and the Artifact that is found (M50)."""

from mypy_extensions import i64

from motherlode.kernel import piles
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from . import (
    actions as act,
    events as event,
    fleet,
    kinds,
    state_cells as cell,
)
from .params import Params


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
    left = piles.total(s.cells, cell.TOKENS, kinds.ARTIFACTS)
    artifact = piles.draw(s.cells, cell.TOKENS, left, d) + 1
    s.cells[cell.PLANET_ARTIFACT + planet] = artifact
    d.emit(event.ARTIFACT_FOUND, seat, artifact, planet)

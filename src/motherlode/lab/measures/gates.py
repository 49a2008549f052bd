"""Gates: balance criteria, each a measured value and the range that it has to lie in.

A gate is kept if its 95 % interval lies wholly inside the range, missed if it lies wholly outside,
and not known yet in all other cases: then more games would tell.
"""

from collections.abc import Iterable
from statistics import fmean

from motherlode.lab.measures.confidence_interval import median_interval, wilson
from motherlode.lab.measures.game_summary import GameSummary
from motherlode.lab.measures.summary_statistics import PickStats
from motherlode.plugin_types import Gate

MARGIN = 0.06
"""A seat, or a place in the turn order, may win this much more or less than a fair share."""
MIN_PICKED = 0.01
"""Every piece of content has to be picked in at least this share of the games."""

KEPT, MISSED, UNKNOWN = "kept", "missed", "not known yet"
"""The outcomes of a gate."""


def interval(gate: Gate) -> tuple[float, float]:
    """The 95 % interval of a gate's value."""
    if gate.values:
        return median_interval(gate.values)
    return wilson(gate.value * gate.games, gate.games)


def outcome(gate: Gate) -> str:
    """KEPT if the gate's interval is inside its range, MISSED if outside, else UNKNOWN."""
    low, high = interval(gate)
    if gate.low <= low and high <= gate.high:
        return KEPT
    return MISSED if high < gate.low or low > gate.high else UNKNOWN


def outcome_of_all(gates: Iterable[Gate]) -> str:
    """MISSED if a gate is missed, KEPT if all are kept, otherwise UNKNOWN."""
    return worst_outcome(outcome(gate) for gate in gates)


def worst_outcome(outcomes: Iterable[str]) -> str:
    """MISSED if one of the outcomes is, else UNKNOWN if one is, else KEPT."""
    found = set(outcomes)
    return MISSED if MISSED in found else UNKNOWN if UNKNOWN in found else KEPT


def turn_order_gates(seats: int, games: list[GameSummary]) -> list[Gate]:
    """A gate for each place in the order of first turns: that it wins about a fair share."""
    ordered = [game for game in games if game.order]
    names = [f"{seats} players: {ordinal(place + 1)} to play wins" for place in range(seats)]
    won = [[game.won[game.order.index(place)] for game in ordered] for place in range(seats)]
    return _fair_gates(names, won, ordered)


def ordinal(number: int) -> str:
    """An ordinal number in English, such as `1st`; no table has more than 20 seats."""
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number, 'th') }"


def seat_gates(seats: int, games: list[GameSummary]) -> list[Gate]:
    """A gate for each seat: that it wins about a fair share."""
    names = [f"{seats} players: seat {seat + 1} wins" for seat in range(seats)]
    return _fair_gates(names, [[game.won[seat] for game in games] for seat in range(seats)], games)


def _fair_gates(names: list[str], won: list[list[float]], games: list[GameSummary]) -> list[Gate]:
    if not games or len(names) == 1:
        return []
    fair = fmean(game.fair_share() for game in games)
    low, high = max(0.0, fair - MARGIN), min(1.0, fair + MARGIN)
    return [
        Gate(name, fmean(wins), low, high, len(games))
        for name, wins in zip(names, won, strict=True)
    ]


def pick_gates(kind: str, stats: list[PickStats], games: int) -> list[Gate]:
    """A gate for each piece of content: that it is picked in at least 1 % of the games."""
    return [Gate(f"{kind} picked: {c.name}", c.games.value, MIN_PICKED, 1.0, games) for c in stats]

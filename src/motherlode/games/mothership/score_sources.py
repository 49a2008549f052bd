"""What the end of a game of Mothership shows of each seat: its fleet, planets, loot and points."""

from motherlode.kernel.rules import Rules
from motherlode.kernel.state import Seat, State
from motherlode.plugin_types import ScorePlugin

from . import damage_and_elimination, fleet, kinds, state_cells as cell
from .setup_and_payoffs import MothershipRules


def strength(rules: Rules, s: State, seat: int) -> int:
    """The Victory Points of a seat where they are played (M52), else its ships and the counters
    of its Colony Station."""
    assert isinstance(rules, MothershipRules)
    if rules.n.options.mode == kinds.VICTORY_POINTS:
        return int(damage_and_elimination.points(rules.n, s, Seat(seat)))
    counters = s.cells[s.block(seat) + cell.STATION_HP]
    return int(damage_and_elimination.ships_left(s, Seat(seat)) + counters)


def sources(rules: Rules, s: State, seat: int) -> dict[str, int]:
    """What a seat has left at the end."""
    assert isinstance(rules, MothershipRules)
    block, points = s.block(seat), rules.n.options.mode == kinds.VICTORY_POINTS
    planets = int(fleet.planets_held(s, Seat(seat)))
    found = {
        "ships": int(damage_and_elimination.ships_left(s, Seat(seat))),
        "station_counters": int(s.cells[block + cell.STATION_HP]),
        "hull_points": int(s.cells[block + cell.HP]),
        "planets": planets,
    }
    if points:
        kills = {"points_for_kills": int(s.cells[block + cell.KILL_POINTS])}
        return {**kills, "points_for_planets": planets * int(rules.n.points.planet), **found}
    return found


SCORE = ScorePlugin(
    progress=strength,
    unit="strength",
    sources=sources,
    tally={
        "looted": ("loot", "count"),
        "collected": ("income", "count"),
        "captured": ("planets_captured", ""),
        "played": ("cards_played", ""),
        "researched": ("tiles", ""),
        "exploded": ("ships_lost", ""),
    },
)

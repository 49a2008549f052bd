"""What no action may change: cards, energy, tokens, and the map that repeats the ships."""

from motherlode.games.mothership.hex import SPACES
from motherlode.games.mothership.kinds import BRANCH_B, CARDS, FLEET, MOST_PLANETS, SUPPORT
from motherlode.games.mothership.order import CHARGING
from motherlode.games.mothership.parts import (
    ACTION_DECK,
    AT,
    BRANCH,
    CARDS_HELD,
    DISCARD,
    ENERGY,
    FIRST_PLANET,
    FIRST_SHIP,
    FIRST_STATION,
    MAP,
    PLANET_AT,
    STATION_AT,
    TIER,
    block,
)
from motherlode.kernel.rules import Rules
from motherlode.kernel.state import SEATS, State


def conserved(rules: Rules, s: State) -> dict[str, int]:
    """Cards of every kind, energy of every seat without Energy Boosts, faults of the map."""
    cells = s.cells
    seats = range(cells[SEATS])
    totals = {}
    for card, name in enumerate(CARDS):
        held = sum(int(cells[block(seat) + CARDS_HELD + card]) for seat in seats)
        totals[f"{name} cards"] = held + int(cells[ACTION_DECK + card] + cells[DISCARD + card])
    for seat in seats:
        totals[f"energy of seat {seat + 1}"] = _energy(rules, s, seat)
    totals["faults of the map"] = _map_faults(s)
    return totals


def _energy(rules: Rules, s: State, seat: int) -> int:
    """Counters on the Control Panel, less what Energy Boosts brought or still bring."""
    mine = block(seat)
    total = sum(int(s.cells[mine + ENERGY + subsystem]) for subsystem in range(3))
    if s.cells[mine + BRANCH + SUPPORT] == BRANCH_B:
        boost = rules.n.boost  # type: ignore[attr-defined]
        tier = s.cells[mine + TIER + SUPPORT]
        total -= int(boost[0] if tier >= 2 else 0) + int(boost[1] if tier >= 4 else 0)
    if not s.over() and s.step() == CHARGING and s.seat() == seat:
        total += int(s.a())
    return total


def _map_faults(s: State) -> int:
    """How many spaces of the map don't say what the ships, Stations and planets say."""
    cells = s.cells
    wanted = [0] * SPACES
    for planet in range(MOST_PLANETS):
        if cells[PLANET_AT + planet]:
            wanted[cells[PLANET_AT + planet] - 1] = FIRST_PLANET + planet
    for seat in range(cells[SEATS]):
        mine = block(seat)
        if cells[mine + STATION_AT]:
            wanted[cells[mine + STATION_AT] - 1] = FIRST_STATION + seat
        for ship in range(FLEET):
            if cells[mine + AT + ship]:
                wanted[cells[mine + AT + ship] - 1] = FIRST_SHIP + seat * FLEET + ship
    return sum(1 for space in range(SPACES) if cells[MAP + space] != wanted[space])

"""What no action may change: cards, energy, tokens, ships, and the map that repeats them."""

from motherlode.games.mothership.hex import SPACES
from motherlode.games.mothership.kinds import (
    ARTIFACTS,
    BRANCH_B,
    CARDS,
    FLEET,
    MOST_PLANETS,
    MOTHERSHIP,
    SUPPORT,
    VICTORY_POINTS,
)
from motherlode.games.mothership.order import CHARGING, PLACING
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
    HELD,
    HP,
    MAP,
    PLANET_ARTIFACT,
    PLANET_AT,
    RESPAWN,
    STATION_AT,
    TIER,
    TOKENS,
    block,
)
from motherlode.kernel.rules import Rules
from motherlode.kernel.state import SEATS, State


def conserved(rules: Rules, s: State) -> dict[str, int]:
    """Cards of every kind, each seat's ships and energy without Energy Boosts, faults of the
    Artifact tokens and of the map."""
    cells = s.cells
    seats = range(cells[SEATS])
    totals = {}
    for card, name in enumerate(CARDS):
        held = sum(int(cells[block(seat) + CARDS_HELD + card]) for seat in seats)
        totals[f"{name} cards"] = held + int(cells[ACTION_DECK + card] + cells[DISCARD + card])
    for seat in seats:
        totals[f"ships of seat {seat + 1}"] = sum(
            _accounted(rules, s, seat, ship) for ship in range(FLEET)
        )
        totals[f"energy of seat {seat + 1}"] = _energy(rules, s, seat)
    totals["faults of the tokens"] = _token_faults(rules, s)
    totals["faults of the map"] = _map_faults(s)
    return totals


def _accounted(rules: Rules, s: State, seat: int, ship: int) -> bool:
    """Whether a ship is in exactly one place: on the map, lost, or waiting (M10, M20, M52)."""
    cells, mine = s.cells, block(seat)
    at, waiting = int(cells[mine + AT + ship]), int(cells[mine + RESPAWN + ship])
    if at:
        return not waiting and cells[MAP + at - 1] == FIRST_SHIP + seat * FLEET + ship
    if not s.over() and s.step() == PLACING:
        return not waiting
    if ship == MOTHERSHIP and cells[mine + HP]:
        return False
    comes_back = rules.n.mode == VICTORY_POINTS and cells[mine + STATION_AT]  # type: ignore[attr-defined]
    return bool(waiting) == bool(comes_back) and not cells[mine + HELD + ship]


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


def _token_faults(rules: Rules, s: State) -> int:
    """Tokens that are there twice, or gone without a planet that took them along (M50)."""
    cells = s.cells
    n = rules.n  # type: ignore[attr-defined]
    found = [int(cells[PLANET_ARTIFACT + planet]) for planet in range(MOST_PLANETS)]
    copies = [int(cells[TOKENS + token]) + found.count(token + 1) for token in range(ARTIFACTS)]
    twice = sum(max(0, number - 1) for number in copies)
    standing = sum(cells[PLANET_AT + planet] != 0 for planet in range(MOST_PLANETS))
    removed = len(n.board.planets) - standing
    return twice + (max(0, copies.count(0) - removed) if n.exploration else 0)


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

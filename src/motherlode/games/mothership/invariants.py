"""Quantities that no action may change: cards, energy, tokens, ships, and errors of the map."""

from motherlode.kernel import piles
from motherlode.kernel.rules import Rules
from motherlode.kernel.state import SEATS, Seat, State

from . import fleet, kinds, state_cells as cell, step_table as step
from .hexes import SPACES


def conserved(rules: Rules, s: State) -> dict[str, int]:
    """The number of cards of each kind, each seat's ships and energy (without Energy Boosts), and
    of errors in the Artifact tokens and the map."""
    cells = s.cells
    seats = range(cells[SEATS])
    totals = {}
    for card, name in enumerate(kinds.CARDS):
        held = sum(int(cells[s.block(seat) + cell.CARDS_HELD + card]) for seat in seats)
        totals[f"{name} cards"] = held + int(
            cells[cell.ACTION_DECK + card] + cells[cell.DISCARD + card]
        )
    for i in seats:
        seat = Seat(i)
        totals[f"ships of seat {seat + 1}"] = sum(
            _is_in_one_place(rules, s, seat, ship) for ship in range(kinds.FLEET)
        )
        totals[f"energy of seat {seat + 1}"] = _energy(rules, s, seat)
    totals["faults of the tokens"] = _token_faults(rules, s)
    totals["faults of the map"] = _map_faults(s)
    return totals


def _is_in_one_place(rules: Rules, s: State, seat: Seat, ship: int) -> bool:
    """True if a ship is either on the map, lost, or due to respawn (M10, M20, M52)."""
    cells, block = s.cells, s.block(seat)
    at, waiting = int(cells[block + cell.AT + ship]), int(cells[block + cell.RESPAWN + ship])
    if at:
        return not waiting and cells[cell.MAP + at - 1] == fleet.ship_entry(seat, ship)
    if not s.over() and s.step() == step.PLACING:
        return not waiting
    if ship == kinds.MOTHERSHIP and cells[block + cell.HP]:
        return False
    comes_back = rules.n.options.mode == kinds.VICTORY_POINTS and cells[block + cell.STATION_AT]  # type: ignore[attr-defined]
    return bool(waiting) == bool(comes_back) and not cells[block + cell.HELD + ship]


def _energy(rules: Rules, s: State, seat: Seat) -> int:
    """The energy counters of a seat, with those still to be placed, less those of Energy Boosts."""
    energy = s.block(seat) + cell.ENERGY
    total = int(piles.total(s.cells, energy, len(kinds.SUBSYSTEMS)))
    total -= int(rules.n.technology.energy.amount(s, seat))  # type: ignore[attr-defined]
    if not s.over() and s.step() == step.CHARGING and s.seat() == seat:
        total += int(s.field(step.LEFT))
    return total


def _token_faults(rules: Rules, s: State) -> int:
    """The number of Artifact tokens that exist twice or have vanished (M50)."""
    cells = s.cells
    n = rules.n  # type: ignore[attr-defined]
    found = [int(cells[cell.PLANET_ARTIFACT + planet]) for planet in range(kinds.MOST_PLANETS)]
    copies = [
        int(cells[cell.TOKENS + token]) + found.count(token + 1) for token in range(kinds.ARTIFACTS)
    ]
    twice = sum(max(0, number - 1) for number in copies)
    standing = sum(cells[cell.PLANET_AT + planet] != 0 for planet in range(kinds.MOST_PLANETS))
    removed = len(n.board.planets) - standing
    return twice + (max(0, copies.count(0) - removed) if n.options.exploration else 0)


def _map_faults(s: State) -> int:
    """The number of spaces where the map disagrees with the ships, Stations and planets."""
    cells = s.cells
    wanted = [0] * SPACES
    for planet in range(kinds.MOST_PLANETS):
        if cells[cell.PLANET_AT + planet]:
            wanted[cells[cell.PLANET_AT + planet] - 1] = fleet.planet_entry(planet)
    for i in range(cells[SEATS]):
        seat = Seat(i)
        block = s.block(seat)
        if cells[block + cell.STATION_AT]:
            wanted[cells[block + cell.STATION_AT] - 1] = fleet.station_entry(Seat(seat))
        for ship in range(kinds.FLEET):
            if cells[block + cell.AT + ship]:
                wanted[cells[block + cell.AT + ship] - 1] = fleet.ship_entry(seat, ship)
    return sum(1 for space in range(SPACES) if cells[cell.MAP + space] != wanted[space])

"""Teams: their sizes by the option `teams`, and their alternating order of turns (M48)."""

from functools import cache
from itertools import permutations

from . import kinds

NO_TEAMS = "none"
EVEN = {"pairs": 2, "threes": 3}
"""The size of every team, by the option's value (M48)."""
UNEVEN = {
    "1v2": (1, 2),
    "1v3": (1, 3),
    "1v1v2": (1, 1, 2),
    "2v3": (2, 3),
    "1v4": (1, 4),
    "1v2v2": (1, 2, 2),
    "2v4": (2, 4),
    "1v5": (1, 5),
    "1v2v3": (1, 2, 3),
}
"""The sizes of the teams, by the option's value: a house rule."""
CHOICES = (NO_TEAMS, *EVEN, *UNEVEN)


def team_sizes(seats: int, choice: str) -> tuple[int, ...]:
    """The sizes of the teams at a table; empty without teams, and if the seats don't fit."""
    if choice in UNEVEN:
        return UNEVEN[choice] if sum(UNEVEN[choice]) == seats else ()
    size = EVEN.get(choice, seats)
    return (size,) * (seats // size) if seats % size == 0 and seats > size else ()


def fitting(seats: int) -> list[str]:
    """The choices of teams that fit a number of seats; `none` always does."""
    return [choice for choice in CHOICES if choice == NO_TEAMS or team_sizes(seats, choice)]


def teams_of(seats: int, choice: str) -> list[int]:
    """The team of every seat that a table can have; turns alternate between teams (M48).

    Seats that the table doesn't have are teams of their own.
    """
    teams = alternating(team_sizes(seats, choice)) or list(range(seats))
    return teams + list(range(seats, kinds.MOST_SEATS))


@cache
def _best_order(sizes: tuple[int, ...]) -> tuple[int, ...]:
    members = [team for team, size in enumerate(sizes) for _ in range(size)]
    return min(set(permutations(members)), key=lambda order: (*_unevenness(order), order))


def alternating(sizes: tuple[int, ...]) -> list[int]:
    """The teams of the seats, with as few teammates as possible in turn after each other, and the
    turns of a team as far apart as possible."""
    return list(_best_order(sizes))


def _unevenness(order: tuple[int, ...]) -> tuple[int, int]:
    """How often a team has two turns in a row, and the sum of the squares of all the waits."""
    seats = len(order)
    waits = [
        next(wait for wait in range(1, seats + 1) if order[(seat + wait) % seats] == order[seat])
        for seat in range(seats)
    ]
    return sum(wait == 1 for wait in waits), sum(wait * wait for wait in waits)

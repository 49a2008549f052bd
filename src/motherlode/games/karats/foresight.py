"""What looks good in Karats to one who plays it well, beyond the first glance of `instinct`.

Gold is rare at first and every Gold that is found brings more into the Mine, so the same cubes
are worth several times as much later: Dynamite waits until the Mine is rich. Until then one
Steambot, one Boiler and one Drill Machine make eight cubes out of an Ember each turn. Nobody
trades with a Capitalist, whom every trade pays (K37).
"""

from typing import Final

from mypy_extensions import i64

from motherlode.games.karats.numbers import Numbers
from motherlode.games.karats.parts import (
    AUTOMATON_GOLD,
    CAPITALIST,
    CLAIMED,
    GOLD,
    MINE,
    PROFESSION,
    STICKS,
    block,
)
from motherlode.kernel.state import SEATS, State

RICH: Final = 60
"""Gold among a thousand cubes from which on Dynamite is used."""
RICH_AT_LAST: Final = 40
"""The same for a seat that needs one Gold more, and so for all once nothing is left to wait for."""
LATE: Final = 30
"""The same when somebody else needs one Gold more."""
ENOUGH: Final = 150
"""Hundredths of Gold that all of a seat's Dynamite is expected to find: then it is used at once."""


def gold_per_mille(s: State) -> i64:
    """How rich the Mine is."""
    cells = s.cells
    cubes: i64 = 0
    for cube in range(GOLD + 1):
        cubes += cells[MINE + cube]
    return 1000 * cells[MINE + GOLD] // cubes if cubes > 0 else 1000


def most_gold_of_others(s: State, seat: i64) -> i64:
    most = s.cells[AUTOMATON_GOLD]
    for other in range(s.cells[SEATS]):
        if other != seat:
            most = max(most, s.cells[block(other) + CLAIMED])
    return most


def time_to_blast(n: Numbers, s: State, seat: i64) -> bool:
    """Whether the Mine is rich enough for a seat's Dynamite, or there is no time left."""
    mine = block(seat)
    last = n.gold_to_win - 1
    rich = gold_per_mille(s)
    if s.cells[mine + CLAIMED] >= last:
        wait: i64 = RICH_AT_LAST
    elif most_gold_of_others(s, seat) >= last:
        wait = LATE
    else:
        wait = RICH
    cubes = n.dynamite_excavate * s.cells[mine + STICKS]
    return rich >= wait or cubes * rich >= 10 * ENOUGH


def pays(s: State, seat: i64) -> bool:
    """Whether every trade brings a seat a cube (K37)."""
    return s.cells[block(seat) + PROFESSION] == CAPITALIST

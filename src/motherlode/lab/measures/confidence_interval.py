"""Statistics: the confidence intervals of a share and of a median."""

import math
from collections.abc import Sequence

Z95 = 1.959963984540054


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The 95 % interval of the share of wins, by Wilson's score; (0, 1) without games."""
    if games == 0:
        return (0.0, 1.0)
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    spread /= 1 + z * z / games
    # Rounding must not leave the share itself outside.
    return (max(0.0, min(share, middle - spread)), min(1.0, max(share, middle + spread)))


def median_interval(values: Sequence[float], z: float = Z95) -> tuple[float, float]:
    """The 95 % interval of the median, from the order of the values alone.

    How many values lie below the true median is binomial with a share of one half; the interval
    lies between the values at the normal limits of that count. Few values give all they have.
    """
    ranked, count = sorted(values), len(values)
    margin = z * math.sqrt(count) / 2
    first = max(1, math.floor(count / 2 - margin))
    return ranked[first - 1], ranked[count - first]

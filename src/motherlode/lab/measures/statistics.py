"""Statistics: the confidence interval of a share."""

import math

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

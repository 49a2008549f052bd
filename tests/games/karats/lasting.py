"""Games that never end soon, for tests that need to be in the middle of one.

The third Gold ends a game of the box, and the bag may give it within twenty draws.
"""

from typing import Any

LASTING: dict[str, Any] = {
    "cubes": {"gold": 14},
    "gold": {"in_mine": 1, "discover": 1, "to_win": 4},
}
"""An edition with one Gold at a time in the Mine: nobody has the fourth for a hundred entries."""

"""An edition for tests that need a game that does not end early.

The third Gold ends a game of the box, and the bag may give it within twenty draws.
"""

from typing import Any

LONG_GAME: dict[str, Any] = {
    "cubes": {"gold": 14},
    "gold": {"in_mine": 1, "discover": 1, "to_win": 4},
}
"""One Gold at a time is in the Mine, and four win: that takes a hundred entries and more."""

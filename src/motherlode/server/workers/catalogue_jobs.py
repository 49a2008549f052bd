"""Jobs about games that are not played yet: checks of editions and previews of boards.

They take long enough to delay others, and anybody may ask for them.
"""

from typing import Any

from motherlode.server.api import game_catalogue
from motherlode.server.api.rest_schema import Checked, Previewed, PreviewTable
from motherlode.server.workers.jobs import time_limit


def check_edition(game: str, edition: dict[str, Any], seconds: float) -> Checked:
    """The faults of an edition; stops after `seconds`."""
    with time_limit(seconds):
        return game_catalogue.check_edition(game, edition)


def preview_board(game: str, asked: PreviewTable, seconds: float) -> Previewed:
    """The board that a table would have; stops after `seconds`."""
    with time_limit(seconds):
        return game_catalogue.preview_board(game, asked)

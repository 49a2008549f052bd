"""When the program itself fails in the middle of a game: the game is kept all the same."""

import time
from pathlib import Path

from motherlode.cli.local_table import Table
from motherlode.cli.text import phrase
from motherlode.kernel.record import save_record


class Fault(Exception):
    """A fault of ours, with where the game was kept."""


def rescue(table: Table, error: Exception) -> Fault:
    """Saves the game beside where it was played; gives what to tell the player."""
    what = f"{type(error).__name__}: {error}"
    path = Path(f"{table.title.name}-rescued-{int(time.time())}.json")
    try:
        save_record(table.record(), path)
    except Exception:  # the fault may be in the game itself: then there is nothing to keep
        return Fault(phrase("errors.lost", table.language, what=what))
    return Fault(phrase("errors.rescued", table.language, what=what, file=path))

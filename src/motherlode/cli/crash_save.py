"""Saves the game when the program fails in the middle of it."""

import time
from pathlib import Path

from motherlode.cli.local_game import LocalGame
from motherlode.cli.translated_texts import phrase
from motherlode.kernel.record import save_record


class InternalError(Exception):
    """An internal error during a game; its text says where the game was saved."""


def save_after_crash(local_game: LocalGame, error: Exception) -> InternalError:
    """Saves the game in the current folder; returns the error to raise for the player."""
    what = f"{type(error).__name__}: {error}"
    path = Path(f"{local_game.game.name}-rescued-{int(time.time())}.json")
    try:
        save_record(local_game.record(), path)
    except Exception:  # the record may be what is broken: then nothing can be saved
        return InternalError(phrase("errors.lost", local_game.language, what=what))
    return InternalError(phrase("errors.rescued", local_game.language, what=what, file=path))

"""Motherlode: three board games as software for players, designers and researchers.

    import motherlode

    game = motherlode.new_game("karats", seats=2)
    game.play(game.legal()[0])

`__all__` lists what is offered to programs; docs/api.md shows it.
"""

import os
from typing import TYPE_CHECKING, Any

from motherlode import _run_from_source

if TYPE_CHECKING:
    from motherlode.public_api import (
        BadContent,
        BadOptions,
        BadRecord,
        BadSeat,
        Bot,
        CantUndo,
        Game,
        GameInProgress,
        GameOver,
        IllegalAction,
        MotherlodeError,
        NotYourDecision,
        Record,
        UnknownBot,
        UnknownGame,
        UnreadableAction,
        find_game,
        list_bots,
        list_games,
        load_game,
        load_record,
        make_bot,
        new_game,
        play_match,
    )

__version__ = "0.1.0"

__all__ = [
    "BadContent",
    "BadOptions",
    "BadRecord",
    "BadSeat",
    "Bot",
    "CantUndo",
    "Game",
    "GameInProgress",
    "GameOver",
    "IllegalAction",
    "MotherlodeError",
    "NotYourDecision",
    "Record",
    "UnknownBot",
    "UnknownGame",
    "UnreadableAction",
    "__version__",
    "find_game",
    "list_bots",
    "list_games",
    "load_game",
    "load_record",
    "make_bot",
    "new_game",
    "play_match",
]

_run_from_source.provide_vecs()
if os.environ.get("MOTHERLODE_PURE") == "1":
    _run_from_source.prefer_source()


def __getattr__(name: str) -> Any:
    """Loads the public API when a name of it is first used, so that importing stays cheap."""
    if name not in __all__:
        raise AttributeError(f"module 'motherlode' has no attribute {name!r}")
    from motherlode import public_api

    return getattr(public_api, name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

"""Bots. They get only an Outlook, so they know no more than their seat."""

from motherlode.bots.elo_ratings_file import YARDSTICK, share_against_yardstick
from motherlode.bots.hints import find_hints
from motherlode.bots.levels import is_slow
from motherlode.bots.registry import (
    BUDGET_EXAMPLES,
    DEFAULT_BOT,
    BotKind,
    is_known,
    is_quick,
    kinds,
    make,
    names,
    unknown_bot_text,
)

__all__ = [
    "BUDGET_EXAMPLES",
    "DEFAULT_BOT",
    "YARDSTICK",
    "BotKind",
    "find_hints",
    "is_known",
    "is_quick",
    "is_slow",
    "kinds",
    "make",
    "names",
    "share_against_yardstick",
    "unknown_bot_text",
]

"""Bots: they hold an Outlook and nothing else, so they know no more than their seat."""

from motherlode.bots.hints import find_hints
from motherlode.bots.levels import takes_time
from motherlode.bots.ratings import YARDSTICK, share_against_yardstick
from motherlode.bots.registry import (
    BY_BUDGET,
    USUAL,
    BotKind,
    kinds,
    known,
    make,
    names,
    quick,
    unknown_bot,
)

__all__ = [
    "BY_BUDGET",
    "USUAL",
    "YARDSTICK",
    "BotKind",
    "find_hints",
    "kinds",
    "known",
    "make",
    "names",
    "quick",
    "share_against_yardstick",
    "takes_time",
    "unknown_bot",
]

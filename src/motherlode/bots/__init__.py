"""Bots: they hold an Outlook and nothing else, so they know no more than their seat."""

from motherlode.bots.advice import hints
from motherlode.bots.levels import takes_time
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
from motherlode.bots.worth import YARDSTICK, share_against_yardstick

__all__ = [
    "BY_BUDGET",
    "USUAL",
    "YARDSTICK",
    "BotKind",
    "hints",
    "kinds",
    "known",
    "make",
    "names",
    "quick",
    "share_against_yardstick",
    "takes_time",
    "unknown_bot",
]

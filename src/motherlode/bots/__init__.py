"""Bots: they hold an Outlook and nothing else, so they know no more than their seat."""

from motherlode.bots.registry import USUAL, BotKind, hints, kinds, known, make, names, quick

__all__ = ["USUAL", "BotKind", "hints", "kinds", "known", "make", "names", "quick"]

"""Bots: they hold an Outlook and nothing else, so they know no more than their seat."""

from motherlode.bots.registry import BotKind, kinds, make, names

__all__ = ["BotKind", "kinds", "make", "names"]

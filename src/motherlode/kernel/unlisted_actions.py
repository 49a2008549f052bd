"""Unlisted actions: actions with several arguments that are checked, but not listed.

They have no row in the action table, so no mask, list or search tree holds them. A player writes
the text; the rules check it by their reasons.
"""

from typing import Protocol

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import FIRST_UNLISTED, UNLISTED_SIZE


class ArgumentText(Protocol):
    """How the arguments of an unlisted verb are written, and the number that stands for them.

    Numbers are at least 0 and below `UNLISTED_SIZE`.
    """

    def read(self, text: str) -> int:
        """The number of arguments written as text; raises ValueError if they can't be read.

        An `UnreadableArguments` also says why: its reason is one of the game's words, as those of
        refused actions are.
        """

    def text(self, number: int) -> str:
        """The one text that is written for a number; `read` returns the number again."""

    def random(self, dealer: Dealer) -> int:
        """A random number, for tests; its action need not be legal."""


def unlisted_verb(place: int) -> int:
    """The verb id of a game's unlisted verb, counted from 0."""
    return FIRST_UNLISTED + place * UNLISTED_SIZE


__all__ = ["FIRST_UNLISTED", "UNLISTED_SIZE", "ArgumentText", "unlisted_verb"]

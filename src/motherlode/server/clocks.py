"""Seats that a clock gave to a bot although their player had moved just in time."""

from collections.abc import Callable

from motherlode.server.board import PLAYER, Kept
from motherlode.server.doc import Doc


def seat_returned(doc: Doc, kept: Kept) -> Callable[[Doc], None] | None:
    """The change that gives a seat back whose move another process stored while its clock's bot
    was let in here; None if the entry is no such move.

    The log decides: a bot that was let in after entry n goes if entry n + 1 is the player's.
    """
    seat, before = kept.seat, kept.number - 1
    if kept.by != PLAYER or not doc.chairs[seat].stand_in or doc.chairs[seat].expired != before:
        return None

    def give_back(doc: Doc) -> None:
        if doc.chairs[seat].expired == before:
            doc.chairs[seat].stand_in, doc.chairs[seat].expired = "", -1

    return give_back

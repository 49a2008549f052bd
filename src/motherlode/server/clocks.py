"""Clocks and seats: time anew for who takes a seat back, and moves that were just in time."""

from typing import TYPE_CHECKING

from motherlode.server.board import PLAYER, Kept
from motherlode.server.doc import PLAYING, Doc

if TYPE_CHECKING:
    from motherlode.server.table import Table


def deciding(table: "Table", seat: int) -> tuple[int, int] | None:
    """The entry after which a seat is asked and its time runs, and the time now; None: it doesn't
    run."""
    board = table.board
    running = board.running() if board and table.state == PLAYING else None
    if board is None or running is None or running.seat != seat:
        return None
    return board.number, table.house.pulse.now()


def honour(table: "Table", kept: Kept) -> None:
    """Gives a seat back whose move another process stored while its clock's bot was let in here.

    The log is the judge: a bot that was let in after entry n goes if entry n + 1 is the player's.
    """
    if kept.by != PLAYER:
        return
    seat, before = kept.seat, kept.number - 1
    chair = table.doc.chairs[seat]
    if not chair.stand_in or chair.expired != before:
        return

    def undone(doc: Doc) -> None:
        if doc.chairs[seat].expired == before:
            doc.chairs[seat].stand_in, doc.chairs[seat].expired = "", -1

    table.house.spawn(table.change(undone))


def honour_all(table: "Table") -> None:
    """The same for the latest entries, when a doc came after them."""
    for kept in list(table.board.recent) if table.board else []:
        honour(table, kept)

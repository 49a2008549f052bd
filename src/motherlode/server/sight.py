"""What everybody may know of a table, besides its game."""

from typing import TYPE_CHECKING

from motherlode.kernel import fairness
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.registry import title
from motherlode.server.bodies import FairnessInfo, SeatInfo, TableInfo, TableLine, UndoRequest
from motherlode.server.doc import CLOSED, HUMAN, OVER, Doc

if TYPE_CHECKING:
    from motherlode.server.table import Table


def seat_infos(doc: Doc, online: set[int], banks: list[int] | None) -> list[SeatInfo]:
    return [
        SeatInfo(
            seat,
            chair.kind,
            chair.name,
            chair.colour,
            chair.bot,
            chair.sat or chair.kind != HUMAN,
            seat in online,
            chair.stand_in,
            chair.left,
            banks[seat] if banks and doc.clock else None,
        )
        for seat, chair in enumerate(doc.chairs)
    ]


def promise(doc: Doc, table: str) -> str:
    """The commitment to the secret; nothing where the seed was known before."""
    if doc.scheme != fairness.SCHEME:
        return ""
    return fairness.commitment(bytes.fromhex(doc.secret), table)


def fairness_info(doc: Doc, table: str, over: bool) -> FairnessInfo:
    """The commitment at once; the secret and the seed when they can do no harm any more."""
    if doc.scheme != fairness.SCHEME:
        return FairnessInfo(doc.scheme, "", {}, "", doc.seed if over else "")
    return FairnessInfo(
        doc.scheme,
        promise(doc, table),
        {str(seat): part.hex() for seat, part in doc.contributions().items()},
        doc.secret if over else "",
        doc.seed if over else "",
    )


def undo_request(table: "Table") -> UndoRequest | None:
    """The request that is open, if any: an entry after it voids it."""
    asked = table.doc.undo
    if asked is None or asked.number != table.number:
        return None
    return UndoRequest(asked.request, asked.seat, asked.count, asked.agreed, asked.needed)


def name_of(game: str) -> str:
    try:
        return title(game).title
    except MotherlodeError:
        return game


def teams_of(doc: Doc) -> list[int]:
    try:
        return title(doc.game).teams(len(doc.chairs), doc.options)
    except MotherlodeError:
        return []


def table_info(table: "Table") -> TableInfo:
    """A table as everybody may see it."""
    doc, board = table.doc, table.board
    over = table.state in (OVER, CLOSED)
    finished = board is not None and board.play.over()
    return TableInfo(
        table=table.id,
        game=doc.game,
        title=name_of(doc.game),
        version=doc.version,
        options=doc.options,
        edition=doc.edition,
        listed=doc.listed,
        state=table.state,
        seats=seat_infos(doc, table.audience.online(), board.time.banks if board else None),
        number=table.number,
        created=doc.created,
        clock=doc.clock,
        fairness=fairness_info(doc, table.id, over),
        undo_request=undo_request(table),
        rematch=doc.rematch,
        watchers=table.audience.all_watchers(),
        result=[float(x) for x in board.play.position.payoffs()] if board and finished else [],
        fault=table.fault,
        teams=teams_of(doc),
    )


def table_line(table: str, doc: Doc, number: int, online: set[int]) -> TableLine:
    """A table in the lobby's list."""
    return TableLine(
        table,
        doc.game,
        name_of(doc.game),
        doc.state,
        seat_infos(doc, online, None),
        number,
        doc.created,
    )

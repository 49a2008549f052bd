"""What everybody may know of a table, besides its game."""

from motherlode.kernel import fairness
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.registry import title
from motherlode.server.audience import Audience
from motherlode.server.board import Board
from motherlode.server.bodies import FairnessInfo, SeatInfo, TableInfo, TableLine, UndoRequest
from motherlode.server.doc import CLOSED, HUMAN, OVER, PLAYING, Doc


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


def undo_request(doc: Doc, number: int) -> UndoRequest | None:
    """The request that is open after entry `number`, if any: an entry after it voids it."""
    asked = doc.undo
    if asked is None or asked.number != number:
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


def state_of(doc: Doc, board: Board | None) -> str:
    """The state of a table; a game that ended is over even if that isn't stored yet."""
    over = board is not None and board.play.over()
    return OVER if over and doc.state == PLAYING else doc.state


def table_info(
    table: str, doc: Doc, board: Board | None, audience: Audience, fault: str
) -> TableInfo:
    """A table as everybody may see it."""
    state, number = state_of(doc, board), board.number if board else 0
    finished = board is not None and board.play.over()
    return TableInfo(
        table=table,
        game=doc.game,
        title=name_of(doc.game),
        version=doc.version,
        options=doc.options,
        edition=doc.edition,
        listed=doc.listed,
        state=state,
        seats=seat_infos(doc, audience.online(), board.time.banks if board else None),
        number=number,
        created=doc.created,
        clock=doc.clock,
        fairness=fairness_info(doc, table, state in (OVER, CLOSED)),
        undo_request=undo_request(doc, number),
        rematch=doc.rematch,
        watchers=audience.all_watchers(),
        result=[float(x) for x in board.play.position.payoffs()] if board and finished else [],
        fault=fault,
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

"""Playing over HTTP: the state by long poll, messages, history, hints, why not."""

import asyncio
from typing import Annotated, Any

from litestar import Controller, Response, get, post
from litestar.params import Parameter

from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.record import Seat
from motherlode.kernel.words import Words
from motherlode.server.api.errors import Refusal, TooFast, as_refusal, not_allowed
from motherlode.server.api.rest.parts import (
    Asking,
    TableId,
    address_of,
    house_of,
    problems,
    seated,
    table_of,
    token_of,
)
from motherlode.server.api.socket_schema import (
    Advice,
    Hint,
    History,
    Ok,
    SeatMessage,
    Sync,
    Talk,
    WhyNot,
)
from motherlode.server.tables import seat_commands
from motherlode.server.tables.autoplay import game_table
from motherlode.server.tables.chat import chat_line, newest
from motherlode.server.tables.creation import check_bot
from motherlode.server.tables.table import Table
from motherlode.server.tables.table_config import WAITING
from motherlode.server.tokens import hashed
from motherlode.server.workers import jobs

LONGEST_WAIT = 25.0
RETRY_SECONDS = 5.0
"""When one whose other requests all wait for news may try again."""
SEARCH = "search"
"""Who gives hints where no bot is named."""


class PlayController(Controller):
    """What an external program needs to play."""

    path = "/api"
    tags = ["play"]  # noqa: RUF012

    @get("/tables/{table:str}/state", responses=problems(403, 404))
    async def state(
        self,
        request: Asking,
        table: TableId,
        after: Annotated[int, Parameter(ge=-1, le=1_000_000)] = -1,
        wait: Annotated[float, Parameter(ge=0, le=LONGEST_WAIT)] = 0.0,
    ) -> Sync:
        """The table as the token's seat sees it, at the latest when `wait` seconds are over.

        Without a token it is what a spectator sees; a dead one is refused.
        """
        house = house_of(request)
        found = await table_of(request, table)
        # Before the deal there is no entry at all, not even that of number 0.
        number = found.number if found.board else -1
        if wait and number <= after and not found.closed() and not house.leaving:
            await _news(request, found, wait)
            found = await table_of(request, table)
        token = token_of(request)
        you = await found.who(token)
        if token and you.seat < 0 and not you.host:
            raise not_allowed()
        return found.sync(you, "", after)

    @post("/tables/{table:str}/messages", status_code=200, responses=problems(401, 404, 409, 422))
    async def message(self, request: Asking, table: TableId, data: SeatMessage) -> Ok:
        """A message as a socket would send it, for programs without one."""
        found = await table_of(request, table)
        token = token_of(request)
        you = seated(found, token)
        return Ok(data.id, await seat_commands.ask(found, you, data, hashed(token)))

    @get("/tables/{table:str}/history", responses=problems(404, 409))
    async def history(
        self,
        request: Asking,
        table: TableId,
        after: Annotated[int, Parameter(ge=-1, le=1_000_000)] = -1,
        limit: Annotated[int, Parameter(ge=1, le=5000)] = 1000,
    ) -> History:
        """What happened, as the token's seat may know it; everything once it is over."""
        house = house_of(request)
        found = await table_of(request, table)
        board = _begun(found)
        lines = [(row.seat, row.by, row.text) for row in await found.log()]
        seat = found.doc.who(token_of(request)).seat
        entries = await house.workers.replay(
            address_of(request),
            jobs.history,
            game_table(found.doc),
            found.doc.seed,
            lines,
            seat,
            found.closed(),
        )
        chosen = [entry for entry in entries if entry.number > after][:limit]
        return History(board.number, chosen)

    @get("/tables/{table:str}/chat", responses=problems(404))
    async def earlier_chat(
        self,
        request: Asking,
        table: TableId,
        before: Annotated[int, Parameter(ge=1, le=1_000_000)],
    ) -> Talk:
        """The lines of chat that came before one, as many as a message has room for."""
        house = house_of(request)
        await table_of(request, table)
        return Talk(
            newest([chat_line(row) for row in await house.store.chat_before(table, before)])
        )

    @get("/tables/{table:str}/hint", responses=problems(401, 404, 409))
    async def hint(
        self,
        request: Asking,
        table: TableId,
        bot: Annotated[str, Parameter(max_length=40)] = "",
    ) -> Hint:
        """The best actions of the token's seat, which has to be asked; or what a bot would do."""
        house = house_of(request)
        found = await table_of(request, table)
        seat = seated(found, token_of(request)).seat
        board = found.playing()
        if board.play.asked() != seat:
            raise Refusal("not_your_decision", "another seat is asked now")
        number = board.number
        named = check_bot(bot) if bot else ""
        best = await house.driver.hint(found, board, seat, named, address_of(request))
        rows = {row.id: row for row in board.legal()}
        if board.number != number or any(action not in rows for action, _ in best):
            raise Refusal("conflict", "the table has moved on")
        advice = [Advice(rows[action], chance) for action, chance in best]
        return Hint(number, bot or SEARCH, advice[0].action, [] if bot else advice)

    @get("/tables/{table:str}/why", responses=problems(401, 404, 409, 422))
    async def why(
        self,
        request: Asking,
        table: TableId,
        action: Annotated[str, Parameter(min_length=1, max_length=80)],
    ) -> WhyNot:
        """Whether the token's seat may do something now, and which rule forbids it if not."""
        found = await table_of(request, table)
        seat = seated(found, token_of(request)).seat
        return _why(found, seat, action)

    @get("/tables/{table:str}/record", responses=problems(404, 409))
    async def record(self, request: Asking, table: TableId) -> Response[bytes]:
        """The record of a game that is over: a file that replays and verifies anywhere."""
        house = house_of(request)
        found = await table_of(request, table)
        _begun(found)
        if not found.closed():
            raise Refusal("not_over", "a record holds the seed: it is open when the game is over")
        log = [row.text for row in await house.store.entries(table, 0)]
        seats = [Seat(chair.name, chair.bot) for chair in found.doc.chairs]
        raw = await house.workers.replay(
            address_of(request),
            jobs.make_record,
            game_table(found.doc),
            found.doc.seed,
            log,
            seats,
            found.doc.told_fairness(table),
        )
        name = f"{found.doc.game}-{table}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(raw, media_type="application/json", headers=headers)


async def _news(request: Asking, table: Table, seconds: float) -> None:
    """Waits for news of a table, or until nobody waits; an address may so many times at once."""
    polls, address = house_of(request).polls, address_of(request)
    if not polls.enter(address):
        raise TooFast(RETRY_SECONDS)
    until = table.audience.wait(seconds), _gone(request)
    waiting = [asyncio.create_task(one) for one in until]
    try:
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in waiting:
            task.cancel()
        polls.leave(address)


async def _gone(request: Asking) -> None:
    """Waits until who asked has hung up."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _begun(table: Table) -> Any:
    if table.fault:
        raise Refusal("fault", table.fault)
    if table.board is None or table.doc.state == WAITING:
        raise Refusal("not_begun", "the game has not begun")
    return table.board


def _why(table: Table, seat: int, text: str) -> WhyNot:
    board = table.playing()
    title = board.play.setup.title
    names = [chair.name for chair in table.doc.chairs]
    words = Words(title, names, edition=table.doc.edition)
    try:
        action = title.actions.parse(text)
    except MotherlodeError as error:
        raise as_refusal(error) from None
    try:
        board.play.refuse_illegal(action, seat)
    except MotherlodeError as error:
        refusal = as_refusal(error)
        reason = refusal.reason or refusal.code
        told = words.reason(reason)
        return WhyNot(title.actions.text(action), False, reason, refusal.rule, told)
    return WhyNot(title.actions.text(action), True, "", "", "")

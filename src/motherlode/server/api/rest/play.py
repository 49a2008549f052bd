"""REST: playing without a socket: state by long poll, messages, history, hints, explanations."""

import asyncio
from typing import Annotated, Any

from litestar import Controller, MediaType, Response, get, post
from litestar.params import JSONBody, Parameter, QueryParameter

from motherlode.i18n.words import Words
from motherlode.kernel.action_table import LONGEST_TEXT
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.record import Seat
from motherlode.server.api.errors import Refusal, as_refusal, not_allowed
from motherlode.server.api.rest.request_helpers import (
    ApiRequest,
    TableId,
    address_of,
    problem_responses,
    registry_of,
    require_seat,
    table_of,
    token_of,
)
from motherlode.server.api.rest.waiting import waiting_for_news
from motherlode.server.api.socket_schema import (
    Advice,
    ChatHistory,
    ChatRoom,
    EarlierFrames,
    Hint,
    History,
    Ok,
    SeatMessage,
    Sync,
    WhyNot,
)
from motherlode.server.tables import seat_commands
from motherlode.server.tables.chat_messages import chat_message, newest_messages
from motherlode.server.tables.creation import check_bot
from motherlode.server.tables.table import Table
from motherlode.server.tables.table_config import WAITING
from motherlode.server.tokens import hash_token
from motherlode.server.workers import jobs
from motherlode.server.workers.encoded_log import encode_rows

LONGEST_WAIT = 25.0
MOST_FRAMES = 50
SEARCH = "search"
"""The author of hints if no bot is named."""


class PlayController(Controller):
    """Routes for playing without a socket: state, messages, history, hints, explanations,
    record."""

    path = "/api"
    tags = ["play"]  # noqa: RUF012

    @get("/tables/{table:str}/state", responses=problem_responses(403, 404))
    async def state(
        self,
        request: ApiRequest,
        table: TableId,
        after: Annotated[int, Parameter(ge=-1, le=1_000_000)] = -1,
        wait: Annotated[float, Parameter(ge=0, le=LONGEST_WAIT)] = 0.0,
    ) -> Sync:
        """The table as the token's seat sees it; waits up to `wait` seconds for news.

        Without a token it is what a spectator sees. A token that is no longer valid is refused.
        """
        registry = registry_of(request)
        found = await table_of(request, table)
        # Before the deal there is no entry at all, not even number 0.
        number = found.number if found.live_game else -1
        if wait and number <= after and not found.is_finished() and not registry.is_leaving:
            await waiting_for_news(request, [found], wait)
            found = await table_of(request, table)
        token = token_of(request)
        you = await found.identify(token)
        if token and you.seat < 0 and not you.host:
            raise not_allowed()
        return found.make_sync(you, "", after)

    @post(
        "/tables/{table:str}/messages",
        status_code=200,
        responses=problem_responses(401, 404, 409, 422),
    )
    async def message(self, request: ApiRequest, table: TableId, data: JSONBody[SeatMessage]) -> Ok:
        """Executes a seat's message, for programs without a socket."""
        found = await table_of(request, table)
        token = token_of(request)
        you = require_seat(found, token)
        return Ok(data.id, await seat_commands.execute(found, you, data, hash_token(token)))

    @get("/tables/{table:str}/history", responses=problem_responses(404, 409))
    async def history(
        self,
        request: ApiRequest,
        table: TableId,
        after: Annotated[int, Parameter(ge=-1, le=1_000_000)] = -1,
        limit: Annotated[int, Parameter(ge=1, le=5000)] = 1000,
    ) -> Response[History]:
        """The entries as the token's seat may know them; with all secrets once it is over."""
        workers, found = registry_of(request).workers, await table_of(request, table)
        _require_begun(found)
        async with workers.replay_turn(address_of(request)):
            rows = await asyncio.to_thread(encode_rows, await found.read_log())
            seat = found.config.reader(found.config.identify(token_of(request)).seat)
            _refuse_spectator(found, seat)
            raw: Any = await workers.replay_in_turn(
                jobs.history,
                found.stored_game(),
                jobs.deals_of(found.config, found.id),
                rows,
                found.config.takeovers,
                seat,
                found.is_revealed(),
                (after, limit),
            )
        return Response(raw, media_type=MediaType.JSON)

    @get("/tables/{table:str}/earlier", responses=problem_responses(403, 404, 409))
    async def earlier(
        self,
        request: ApiRequest,
        table: TableId,
        start: Annotated[int, Parameter(ge=0, le=1_000_000)],
        count: Annotated[int, Parameter(ge=1, le=MOST_FRAMES)] = MOST_FRAMES,
    ) -> Response[EarlierFrames]:
        """The table as the token's seat saw it after each of some entries, to look back.

        Without a token it is what a spectator saw. A token that is no longer valid is refused.
        """
        workers, found = registry_of(request).workers, await table_of(request, table)
        _require_begun(found)
        token = token_of(request)
        async with workers.replay_turn(address_of(request)):
            rows = await asyncio.to_thread(encode_rows, await found.read_log())
            you = await found.identify(token)
            if token and you.seat < 0 and not you.host:
                raise not_allowed()
            seat = found.config.reader(you.seat)
            _refuse_spectator(found, seat)
            raw: Any = await workers.replay_in_turn(
                jobs.earlier_frames,
                found.stored_game(),
                jobs.deals_of(found.config, found.id),
                rows,
                seat,
                found.is_revealed(),
                (start, count),
            )
        return Response(raw, media_type=MediaType.JSON)

    @get("/tables/{table:str}/chat", responses=problem_responses(404))
    async def earlier_chat(
        self,
        request: ApiRequest,
        table: TableId,
        before: Annotated[int, Parameter(ge=1, le=1_000_000)],
        room: Annotated[ChatRoom, QueryParameter()] = "table",
    ) -> ChatHistory:
        """The messages of a room of the chat before a given one, as many as fit a frame; none of
        muted seats."""
        registry = registry_of(request)
        found = await table_of(request, table)
        seat = found.config.reader(found.config.identify(token_of(request)).seat)
        _refuse_spectator(found, seat)
        chosen = found.team_room_of(seat) if room == "team" and seat >= 0 else room
        if not found.may_read_room(seat, chosen):
            raise not_allowed()
        rows = await registry.store.chat_before(table, chosen, before)
        messages = [chat_message(row) for row in rows]
        return ChatHistory(
            newest_messages([message for message in messages if found.may_read(seat, message)])
        )

    @get("/tables/{table:str}/hint", responses=problem_responses(401, 404, 409))
    async def hint(
        self,
        request: ApiRequest,
        table: TableId,
        bot: Annotated[str, Parameter(max_length=40)] = "",
    ) -> Hint:
        """The best actions of the token's seat if it is asked, or what a bot would do."""
        registry = registry_of(request)
        found = await table_of(request, table)
        seat = require_seat(found, token_of(request)).seat
        live_game = found.require_playing()
        if not found.config.hints:
            raise Refusal("hints_off", "this table was created without hints")
        if live_game.play.deciding_seat() != seat:
            raise Refusal("not_your_decision", "a hint needs your turn: another seat is asked now")
        number = live_game.number
        named = check_bot(bot) if bot else ""
        best = await registry.autoplay.hint(found, live_game, seat, named, address_of(request))
        rows = {row.id: row for row in live_game.legal()}
        if live_game.number != number or any(action not in rows for action, _ in best):
            raise Refusal("conflict", "an entry came before the hint was ready; ask again")
        advice = [Advice(rows[action], probability) for action, probability in best]
        return Hint(number, bot or SEARCH, advice[0].action, [] if bot else advice)

    @get("/tables/{table:str}/why", responses=problem_responses(401, 404, 409, 422))
    async def why(
        self,
        request: ApiRequest,
        table: TableId,
        action: Annotated[str, Parameter(min_length=1, max_length=LONGEST_TEXT)],
    ) -> WhyNot:
        """Says if the token's seat may do an action now, and if not, which rule forbids it."""
        found = await table_of(request, table)
        seat = require_seat(found, token_of(request)).seat
        return _explain(found, seat, action)

    @get("/tables/{table:str}/record", responses=problem_responses(404, 409))
    async def record(self, request: ApiRequest, table: TableId) -> Response[bytes]:
        """The record file of a game that is over; it can be replayed and verified anywhere."""
        registry = registry_of(request)
        found = await table_of(request, table)
        _require_begun(found)
        if not found.is_revealed():
            raise Refusal(
                "not_over", "a record contains the seed: it is available when the game is over"
            )
        seats = [Seat(seat_config.name, seat_config.bot) for seat_config in found.config.seats]
        async with registry.workers.replay_turn(address_of(request)):
            rows = await asyncio.to_thread(encode_rows, await registry.store.entries(table, 0))
            raw = await registry.workers.replay_in_turn(
                jobs.make_record,
                found.stored_game(),
                jobs.deals_of(found.config, found.id),
                rows,
                seats,
                found.config.takeovers,
                found.config.ending,
            )
        name = f"{found.config.game}-{table}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(raw, media_type="application/json", headers=headers)


def _require_begun(table: Table) -> Any:
    if table.fault:
        raise Refusal("fault", table.fault)
    if table.live_game is None or table.config.state == WAITING:
        raise Refusal("not_begun", "the game has not begun")
    return table.live_game


def _refuse_spectator(table: Table, seat: int) -> None:
    """Raises a Refusal if a spectator asks for the game of a table without spectators."""
    if seat < 0 and not table.may_watch():
        raise Refusal("no_spectators", "this table has no spectators")


def _explain(table: Table, seat: int, text: str) -> WhyNot:
    live_game = table.require_playing()
    game = live_game.play.setup.game
    names = [seat_config.name for seat_config in table.config.seats]
    words = Words(game, names, edition=table.config.edition)
    try:
        action = game.actions.parse(text)
    except MotherlodeError as error:
        raise as_refusal(error) from None
    try:
        live_game.play.refuse_illegal(action, seat)
    except MotherlodeError as error:
        refusal = as_refusal(error)
        reason = refusal.reason or refusal.code
        text = words.reason(reason)
        return WhyNot(game.actions.text(action), False, reason, refusal.rule, text)
    return WhyNot(game.actions.text(action), True, "", "", "")

"""REST: creating, listing, joining and administering tables."""

import asyncio
from contextlib import suppress
from typing import Annotated, Any, Literal

from litestar import Controller, MediaType, Response, get, post
from litestar.params import JSONBody, Parameter, QueryParameter

from motherlode.kernel import registry as games_registry
from motherlode.server.api.game_catalogue import TABLE_GAMES
from motherlode.server.api.rest.request_helpers import (
    ApiRequest,
    TableId,
    count_creation,
    problem_responses,
    registry_of,
    status_for,
    table_of,
    token_of,
)
from motherlode.server.api.rest_schema import (
    ChooseBot,
    ChooseHost,
    Created,
    ExpectPlayer,
    GameDetail,
    Join,
    Joined,
    ListedTable,
    NewTable,
    Seated,
    Sit,
    Tables,
    TableStatus,
    TakeSeat,
)
from motherlode.server.tables import (
    creation,
    expected_players,
    join_kick_start,
    practice_table_invitations,
    seat_changes,
)
from motherlode.server.tables.public_table_info import commitment_of, listed_table
from motherlode.server.tables.table_config import UnreadableTable, decode_config
from motherlode.server.tokens import new_token

SeatNumber = Annotated[int, Parameter(ge=0, le=19)]


class TablesController(Controller):
    """Routes for tables and their seats: create, list, join, sit, links, kick, start, close."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @post("/", responses=problem_responses(404))
    async def create(self, request: ApiRequest, data: JSONBody[NewTable]) -> Created:
        """Creates a table; the answer contains the only copies of its secrets."""
        count_creation(request)
        return await creation.new_table(registry_of(request), data)

    @get("/", responses=problem_responses())
    async def tables(
        self,
        request: ApiRequest,
        game: Annotated[str, Parameter(max_length=40)] = "",
        in_state: Annotated[
            Literal["", "waiting", "playing", "over", "closed"], QueryParameter(name="state")
        ] = "",
    ) -> Tables:
        """The newest listed tables, of one game or in one state if these are given.

        Tables in play are listed only if everybody may watch them.
        """
        registry = registry_of(request)
        listed: list[ListedTable] = []
        if game and game not in games_registry.all_games():
            return Tables(listed)
        for row in await registry.store.listed_tables(game, in_state):
            live = registry.tables.get(row.id)
            online = live.subscribers.online() if live else set[int]()
            with suppress(UnreadableTable):  # Another version of the server lists it.
                listed.append(listed_table(row.id, decode_config(row.doc), row.number, online))
        return Tables(listed)

    @get("/{table:str}", responses=problem_responses(404))
    async def table(self, request: ApiRequest, table: TableId) -> TableStatus:
        """A table, and the seat and rights of the token."""
        return status_for(await table_of(request, table), token_of(request))

    @get("/{table:str}/game", responses=problem_responses(404, 409))
    async def game(self, request: ApiRequest, table: TableId) -> Response[GameDetail]:
        """The game of a table, with the rules and the content that it was begun with."""
        found = await table_of(request, table)
        raw: Any = await asyncio.to_thread(TABLE_GAMES.get, found.config, found.content)
        return Response(raw, media_type=MediaType.JSON)

    @post("/{table:str}/join", responses=problem_responses(404, 409))
    async def join(self, request: ApiRequest, table: TableId, data: JSONBody[Join]) -> Joined:
        """Claims an open seat."""
        found = await table_of(request, table)
        practice_table_invitations.refuse_invitation(found.config)
        seat, token = await found.change_config(lambda config: join_kick_start.join(config, data))
        return Joined(table, seat, token, commitment_of(found.config, table))

    @post("/{table:str}/sit", status_code=200, responses=problem_responses(401, 404, 409))
    async def sit(self, request: ApiRequest, table: TableId, data: JSONBody[Sit]) -> Seated:
        """Sits down at the token's seat; with a key the seat gets a new link."""
        found = await table_of(request, table)
        token = token_of(request)
        fresh = await found.change_config(lambda config: join_kick_start.sit(config, data, token))
        status = status_for(found, fresh or token)
        return Seated(status.table, status.you, fresh)

    @post("/{table:str}/leave", status_code=200, responses=problem_responses(401, 404, 409))
    async def leave(self, request: ApiRequest, table: TableId) -> TableStatus:
        """Frees the token's seat before the deal; its link is no longer valid."""
        found = await table_of(request, table)
        token = token_of(request)
        await found.change_config(lambda config: join_kick_start.leave(config, token))
        return status_for(found, token)

    @post("/{table:str}/host", status_code=200, responses=problem_responses(401, 404, 409))
    async def give_hosting(
        self, request: ApiRequest, table: TableId, data: JSONBody[ChooseHost]
    ) -> TableStatus:
        """Gives hosting to a seat; the old host's link is no longer valid."""
        found = await table_of(request, table)
        token = token_of(request)
        await found.change_config(
            lambda config: join_kick_start.give_hosting(config, data.seat, token)
        )
        return status_for(found, token)

    @post("/{table:str}/seats/{seat:int}/take", responses=problem_responses(403, 404, 409))
    async def take(
        self, request: ApiRequest, table: TableId, seat: SeatNumber, data: JSONBody[TakeSeat]
    ) -> Joined:
        """Takes a seat from its bot, for a newcomer whom all humans of the table invited."""
        found = await table_of(request, table)
        token = await found.change_config(
            lambda config: seat_changes.take_seat(config, seat, data, token_of(request))
        )
        return Joined(table, seat, token, commitment_of(found.config, table))

    @post("/{table:str}/start", status_code=200, responses=problem_responses(401, 404, 409))
    async def start(
        self, request: ApiRequest, table: TableId, data: JSONBody[ChooseBot]
    ) -> TableStatus:
        """Starts the game now; a bot takes the open seats."""
        found = await table_of(request, table)
        token = token_of(request)
        now = found.time.now()
        await found.change_config(
            lambda config: join_kick_start.start(config, table, data.bot, token, now)
        )
        return status_for(found, token)

    @post("/{table:str}/link", status_code=200, responses=problem_responses(401, 404, 409))
    async def host_link(self, request: ApiRequest, table: TableId) -> Joined:
        """Makes a new link for the host; the old one is no longer valid."""
        found = await table_of(request, table)
        token, fresh = token_of(request), new_token()
        await found.change_config(
            lambda config: join_kick_start.new_host_link(config, token, fresh)
        )
        return Joined(table, -1, "", commitment_of(found.config, table), fresh)

    @post(
        "/{table:str}/seats/{seat:int}/link",
        status_code=200,
        responses=problem_responses(401, 404, 409),
    )
    async def link(self, request: ApiRequest, table: TableId, seat: SeatNumber) -> Joined:
        """Makes a new link for a seat; the old one is no longer valid."""
        found = await table_of(request, table)
        practice_table_invitations.refuse_invitation(found.config)
        token, fresh = token_of(request), new_token()
        await found.change_config(
            lambda config: join_kick_start.new_link(config, seat, token, fresh)
        )
        return Joined(table, seat, fresh, commitment_of(found.config, table))

    @post(
        "/{table:str}/seats/{seat:int}/bot",
        status_code=200,
        responses=problem_responses(401, 404, 409),
    )
    async def replace(
        self, request: ApiRequest, table: TableId, seat: SeatNumber, data: JSONBody[ChooseBot]
    ) -> TableStatus:
        """Lets a bot stand in for the token's seat."""
        found = await table_of(request, table)
        token = token_of(request)
        await found.change_config(
            lambda config: join_kick_start.replace(config, seat, data.bot, token)
        )
        return status_for(found, token)

    @post(
        "/{table:str}/seats/{seat:int}/back",
        status_code=200,
        responses=problem_responses(401, 404, 409),
    )
    async def give_back(self, request: ApiRequest, table: TableId, seat: SeatNumber) -> TableStatus:
        """Gives the token's seat back to its human; the clock restarts if it had run out."""
        found = await table_of(request, table)
        token = token_of(request)
        await found.change_config(
            lambda config: join_kick_start.give_back(
                config, seat, token, found.time.now(), found.running_decision(seat)
            )
        )
        return status_for(found, token)

    @post(
        "/{table:str}/seats/{seat:int}/kick",
        status_code=200,
        responses=problem_responses(401, 404, 409),
    )
    async def kick(self, request: ApiRequest, table: TableId, seat: SeatNumber) -> TableStatus:
        """Frees a seat before the deal; its link is no longer valid."""
        found = await table_of(request, table)
        token = token_of(request)
        await found.change_config(lambda config: join_kick_start.kick(config, seat, token))
        return status_for(found, token)

    @post(
        "/{table:str}/seats/{seat:int}/expect",
        status_code=200,
        responses=problem_responses(401, 404, 409),
    )
    async def expect(
        self, request: ApiRequest, table: TableId, seat: SeatNumber, data: JSONBody[ExpectPlayer]
    ) -> TableStatus:
        """Says whom the host expects at an open seat; everybody sees the name."""
        found = await table_of(request, table)
        token = token_of(request)
        await found.change_config(
            lambda config: expected_players.expect_player(config, seat, data.name, token)
        )
        return status_for(found, token)

    @post("/{table:str}/close", status_code=200, responses=problem_responses(401, 404, 409))
    async def close(self, request: ApiRequest, table: TableId) -> TableStatus:
        """Closes a table where nobody else plays; its record becomes public."""
        found = await table_of(request, table)
        token = token_of(request)
        await found.change_config(lambda config: join_kick_start.close(config, token))
        return status_for(found, token)

    @post("/{table:str}/rematch", responses=problem_responses(401, 404, 409))
    async def rematch(self, request: ApiRequest, table: TableId) -> Joined:
        """The token's seat at the rematch, which the first caller creates."""
        registry = registry_of(request)
        found, token = await table_of(request, table), token_of(request)
        if creation.creates_rematch(found, token):
            count_creation(request)
        return await creation.rematch(registry, found, token)

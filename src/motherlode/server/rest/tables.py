"""Tables: making, finding, joining and looking after them."""

from typing import Annotated, Literal

from litestar import Controller, get, post
from litestar.params import Parameter

from motherlode.kernel import registry
from motherlode.server import creation, seating
from motherlode.server.bodies import (
    ChooseBot,
    Created,
    Join,
    Joined,
    NewTable,
    Sit,
    TableLine,
    Tables,
    TableStatus,
)
from motherlode.server.doc import DECODER
from motherlode.server.rest.parts import (
    Asking,
    TableId,
    count_creation,
    house_of,
    problems,
    status_of,
    table_of,
    token_of,
)
from motherlode.server.sight import promise, table_line
from motherlode.server.tokens import new_token

SeatNumber = Annotated[int, Parameter(ge=0, le=19)]


class TablesController(Controller):
    """Tables and who sits at them."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @post("/", responses=problems(404))
    async def create(self, request: Asking, data: NewTable) -> Created:
        """Creates a table; the answer holds the only copies of its secrets."""
        count_creation(request)
        return await creation.new_table(house_of(request), data)

    @get("/", responses=problems())
    async def tables(
        self,
        request: Asking,
        game: Annotated[str, Parameter(max_length=40)] = "",
        in_state: Annotated[
            Literal["", "waiting", "playing", "over", "closed"], Parameter(query="state")
        ] = "",
    ) -> Tables:
        """The newest listed tables."""
        house = house_of(request)
        lines: list[TableLine] = []
        if game and game not in registry.titles():
            return Tables(lines)
        for row in await house.store.listed(game, in_state):
            live = house.tables.get(row.id)
            online = live.audience.online() if live else set[int]()
            lines.append(table_line(row.id, DECODER.decode(row.doc), row.number, online))
        return Tables(lines)

    @get("/{table:str}", responses=problems(404))
    async def table(self, request: Asking, table: TableId) -> TableStatus:
        """A table, and what the token is good for there."""
        return status_of(await table_of(request, table), token_of(request))

    @post("/{table:str}/join", responses=problems(404, 409))
    async def join(self, request: Asking, table: TableId, data: Join) -> Joined:
        """Claims an open seat."""
        found = await table_of(request, table)
        seat, token = await found.change(lambda doc: seating.join(doc, data))
        return Joined(table, seat, token, promise(found.doc, table))

    @post("/{table:str}/sit", status_code=200, responses=problems(401, 404, 409))
    async def sit(self, request: Asking, table: TableId, data: Sit) -> TableStatus:
        """Sits down at one's own seat."""
        found = await table_of(request, table)
        token = token_of(request)
        await found.change(lambda doc: seating.sit(doc, data, token))
        return status_of(found, token)

    @post("/{table:str}/start", status_code=200, responses=problems(401, 404, 409))
    async def start(self, request: Asking, table: TableId, data: ChooseBot) -> TableStatus:
        """Begins now; a bot takes the open seats."""
        found = await table_of(request, table)
        token = token_of(request)
        now = found.house.pulse.now()
        await found.change(lambda doc: seating.start(doc, table, data.bot, token, now))
        return status_of(found, token)

    @post("/{table:str}/link", status_code=200, responses=problems(401, 404, 409))
    async def host_link(self, request: Asking, table: TableId) -> Joined:
        """A new link for the host; the old one is dead."""
        found = await table_of(request, table)
        token, fresh = token_of(request), new_token()
        await found.change(lambda doc: seating.new_host_link(doc, token, fresh))
        return Joined(table, -1, "", promise(found.doc, table), fresh)

    @post("/{table:str}/seats/{seat:int}/link", status_code=200, responses=problems(401, 404, 409))
    async def link(self, request: Asking, table: TableId, seat: SeatNumber) -> Joined:
        """A new link for a seat; the old one is dead."""
        found = await table_of(request, table)
        token, fresh = token_of(request), new_token()
        await found.change(lambda doc: seating.new_link(doc, seat, token, fresh))
        return Joined(table, seat, fresh, promise(found.doc, table))

    @post("/{table:str}/seats/{seat:int}/bot", status_code=200, responses=problems(401, 404, 409))
    async def replace(
        self, request: Asking, table: TableId, seat: SeatNumber, data: ChooseBot
    ) -> TableStatus:
        """Lets a bot stand in for a human."""
        found = await table_of(request, table)
        token = token_of(request)
        await found.change(lambda doc: seating.replace(doc, seat, data.bot, token))
        return status_of(found, token)

    @post("/{table:str}/seats/{seat:int}/back", status_code=200, responses=problems(401, 404, 409))
    async def give_back(self, request: Asking, table: TableId, seat: SeatNumber) -> TableStatus:
        """Lets the human play again, with the move's whole time."""
        found = await table_of(request, table)
        token = token_of(request)
        await found.change(lambda doc: seating.give_back(doc, seat, token, found.deciding(seat)))
        return status_of(found, token)

    @post("/{table:str}/seats/{seat:int}/kick", status_code=200, responses=problems(401, 404, 409))
    async def kick(
        self, request: Asking, table: TableId, seat: SeatNumber, data: ChooseBot
    ) -> TableStatus:
        """Frees a seat, or lets a bot stand in; its link is dead."""
        found = await table_of(request, table)
        token = token_of(request)
        await found.change(lambda doc: seating.kick(doc, seat, data.bot, token))
        return status_of(found, token)

    @post("/{table:str}/close", status_code=200, responses=problems(401, 404, 409))
    async def close(self, request: Asking, table: TableId) -> TableStatus:
        """Gives a table up; its record is open to all."""
        found = await table_of(request, table)
        token = token_of(request)
        await found.change(lambda doc: seating.close(doc, token))
        return status_of(found, token)

    @post("/{table:str}/rematch", responses=problems(401, 404, 409))
    async def rematch(self, request: Asking, table: TableId) -> Joined:
        """One's own seat at the table that follows this one."""
        house = house_of(request)
        found, token = await table_of(request, table), token_of(request)
        if creation.first_to_rematch(found, token):
            count_creation(request)
        return await creation.rematch(house, found, token)

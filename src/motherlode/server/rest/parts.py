"""What the routes have in common: who asks, and which table."""

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from motherlode.server.bodies import MySeat, TableStatus
from motherlode.server.house import House
from motherlode.server.messages import Problem
from motherlode.server.refusals import Refusal, TooFast
from motherlode.server.table import Table

Asking = Request[Any, Any, State]

TableId = Annotated[str, Parameter(description="a table's id", max_length=40)]

BEARER = "Bearer "


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route may answer besides success; any may be refused or throttled."""
    return {
        status: ResponseSpec(Problem, description="refused", generate_examples=False)
        for status in sorted({400, 403, 413, 429, 503, *statuses})
    }


def token_of(request: Asking) -> str:
    """The token that came with a request, or nothing."""
    header = request.headers.get("authorization", "")
    return header[len(BEARER) :].strip() if header.startswith(BEARER) else ""


def house_of(request: Asking) -> House:
    house: House = request.app.state.house
    return house


async def table_of(request: Asking, table: str) -> Table:
    """The table that a request is about; it knows the request's token if any process gave it."""
    found = await house_of(request).table(table)
    await found.who(token_of(request))
    return found


def seated(table: Table, token: str) -> MySeat:
    """The seat of a token; who has none is told so."""
    if not token:
        raise Refusal("no_token", "this needs a seat's token")
    you = table.doc.who(token)
    if you.seat < 0:
        raise Refusal("not_allowed", "this link doesn't allow that")
    return you


def status_of(table: Table, token: str) -> TableStatus:
    return TableStatus(table.info(), table.doc.who(token))


def address_of(request: Asking) -> str:
    return request.client.host if request.client else ""


def count_creation(request: Asking) -> None:
    """Refuses an address that creates tables too fast."""
    wait = house_of(request).creations.take(address_of(request))
    if wait:
        raise TooFast(wait)

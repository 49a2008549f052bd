"""Helpers of the routes: the request's table, token and address."""

import time
from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from motherlode.server.api.errors import Refusal, TooManyRequests
from motherlode.server.api.rest_schema import MySeat, TableStatus
from motherlode.server.api.socket_schema import Problem
from motherlode.server.tables.registry import TableRegistry
from motherlode.server.tables.table import Table

ApiRequest = Request[Any, Any, State]

TableId = Annotated[str, Parameter(description="a table's id", max_length=40)]

BEARER = "Bearer "


def problem_responses(*statuses: int) -> dict[int, ResponseSpec]:
    """The error responses that a route documents: these statuses, and those of every route."""
    return {
        status: ResponseSpec(Problem, description="refused", generate_examples=False)
        for status in sorted({400, 403, 413, 429, 503, *statuses})
    }


def token_of(request: ApiRequest) -> str:
    """The token of a request; empty if it has none."""
    header = request.headers.get("authorization", "")
    return header[len(BEARER) :].strip() if header.startswith(BEARER) else ""


def registry_of(request: ApiRequest) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


async def table_of(request: ApiRequest, table: str) -> Table:
    """The table of a request; it knows the request's token, even if another process issued it."""
    found = await registry_of(request).table(table)
    await found.identify(token_of(request))
    return found


def require_seat(table: Table, token: str) -> MySeat:
    """The seat of a token; raises a Refusal if it has none."""
    if not token:
        raise Refusal("no_token", "this needs a seat's token")
    you = table.config.identify(token)
    if you.seat < 0:
        raise Refusal("not_allowed", "this link doesn't allow that")
    if table.config.reader(you.seat) < 0:
        raise Refusal("not_allowed", "sit down first")
    return you


def status_for(table: Table, token: str) -> TableStatus:
    """The table, and the seat and rights of a token; a host who asks is here."""
    you = table.config.identify(token)
    if you.host:
        table.host_seen = time.monotonic()
    return TableStatus(table.info(), you)


def address_of(request: ApiRequest) -> str:
    return request.client.host if request.client else ""


def count_creation(request: ApiRequest) -> None:
    """Counts a new table; raises TooManyRequests if the address creates them too fast."""
    wait = registry_of(request).creations.take(address_of(request))
    if wait:
        raise TooManyRequests(wait)

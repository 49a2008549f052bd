"""REST: all tables of a browser in one request, which may wait for news of any of them."""

import asyncio
import hashlib
import time

import msgspec
from litestar import Controller, post
from litestar.params import JSONBody

from motherlode.server.api.errors import Refusal, TooManyRequests
from motherlode.server.api.my_tables_schema import FindMyTables, MyLinks, MyTable, MyTables
from motherlode.server.api.rest.request_helpers import (
    ApiRequest,
    address_of,
    problem_responses,
    registry_of,
)
from motherlode.server.api.rest.waiting import waiting_for_news
from motherlode.server.tables.awaited_seats import most_urgent_first, my_table
from motherlode.server.tables.table import Table

GATHER_SECONDS = 0.25
"""News that follow one another within this time are answered together."""


class MyTablesController(Controller):
    """The route for the tables of a browser's links."""

    path = "/api/my-tables"
    tags = ["tables"]  # noqa: RUF012

    @post("/", status_code=200, responses=problem_responses())
    async def find(self, request: ApiRequest, data: JSONBody[FindMyTables]) -> MyTables:
        """The tables of some links with whose move it is, those that await the player first."""
        registry, until = registry_of(request), time.monotonic() + data.wait
        while True:
            tables = await _tables_of(request, data.tables)
            found = _answer(data.tables, tables, registry.time.now())
            left = until - time.monotonic()
            if found.version != data.seen or left <= 0 or registry.is_leaving:
                return found
            if not await waiting_for_news(request, list(tables.values()), left):
                return found
            await asyncio.sleep(GATHER_SECONDS)


async def _tables_of(request: ApiRequest, links: list[MyLinks]) -> dict[str, Table]:
    """The tables that exist, by id. Those that have to be read from the store are counted."""
    registry = registry_of(request)
    wanted = dict.fromkeys(link.table for link in links)
    unread = sum(table not in registry.tables for table in wanted)
    if wait := registry.openings.take(address_of(request), unread):
        raise TooManyRequests(wait)
    found: dict[str, Table] = {}
    for table in wanted:
        try:
            found[table] = await registry.table(table)
        except Refusal as refusal:
            if refusal.code != "no_such_table":
                raise
    for link in links:
        for token in link.tokens if link.table in found else ():
            await found[link.table].identify(token)
    return found


def _answer(links: list[MyLinks], tables: dict[str, Table], now: int) -> MyTables:
    found: list[MyTable] = []
    dead: list[str] = []
    for name, tokens in {link.table: link.tokens for link in links}.items():
        table = tables.get(name)
        rights = [table.config.identify(token) for token in tokens] if table else []
        if table is None or not any(you.seat >= 0 or you.host for you in rights):
            dead.append(name)
        else:
            found.append(my_table(table, sorted({you.seat for you in rights if you.seat >= 0})))
    found.sort(key=most_urgent_first)
    version = hashlib.sha256(msgspec.json.encode([found, dead])).hexdigest()
    return MyTables(found, dead, now, version)

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
TOKENS_PER_READING = 20
"""This number of unknown tokens costs as much as reading a table from the store."""


class MyTablesController(Controller):
    """The route for the tables of a browser's links."""

    path = "/api/my-tables"
    tags = ["tables"]  # noqa: RUF012

    @post("/", status_code=200, responses=problem_responses())
    async def find(self, request: ApiRequest, data: JSONBody[FindMyTables]) -> MyTables:
        """The tables of some links with whose move it is, those that await the player first."""
        registry, until = registry_of(request), time.monotonic() + data.wait
        tokens = tokens_by_table(data.tables)
        while True:
            tables = await tables_of(request, tokens)
            found = _answer(tokens, tables, registry.time.now())
            left = until - time.monotonic()
            if found.version != data.seen or left <= 0 or registry.is_leaving:
                return found
            if not await waiting_for_news(request, list(tables.values()), left):
                return found
            await asyncio.sleep(GATHER_SECONDS)


def tokens_by_table(links: list[MyLinks]) -> dict[str, list[str]]:
    """The tokens of each table, each once."""
    found: dict[str, dict[str, None]] = {}
    for link in links:
        found.setdefault(link.table, {}).update(dict.fromkeys(link.tokens))
    return {table: list(tokens) for table, tokens in found.items()}


async def tables_of(request: ApiRequest, wanted: dict[str, list[str]]) -> dict[str, Table]:
    """The tables that exist, by id, each with a config that may know the tokens wanted there.

    Tables that have to be read from the store are counted by address, and so are unknown tokens.
    """
    registry = registry_of(request)
    _count(request, sum(table not in registry.tables for table in wanted))
    found: dict[str, Table] = {}
    for table in wanted:
        try:
            found[table] = await registry.table(table)
        except Refusal as refusal:
            if refusal.code != "no_such_table":
                raise
    unknown = {name: _count_unknown(table, wanted[name]) for name, table in found.items()}
    _count(request, sum(1 + count / TOKENS_PER_READING for count in unknown.values() if count))
    for name, count in unknown.items():
        if count:  # Another process may have issued them.
            await found[name].cluster.refresh_config(found[name])
    return found


def _count_unknown(table: Table, tokens: list[str]) -> int:
    """The number of tokens that the table doesn't know."""
    rights = [table.config.identify(token) for token in tokens]
    return sum(you.seat < 0 and not you.host for you in rights)


def _count(request: ApiRequest, readings: float) -> None:
    """Counts tables that are read for an address; raises TooManyRequests if it wants too many."""
    if wait := registry_of(request).openings.take(address_of(request), readings):
        raise TooManyRequests(wait)


def _answer(wanted: dict[str, list[str]], tables: dict[str, Table], now: int) -> MyTables:
    found: list[MyTable] = []
    dead: list[str] = []
    for name, tokens in wanted.items():
        table = tables.get(name)
        rights = [table.config.identify(token) for token in tokens] if table else []
        if table is None or not any(you.seat >= 0 or you.host for you in rights):
            dead.append(name)
        else:
            found.append(my_table(table, sorted({you.seat for you in rights if you.seat >= 0})))
    found.sort(key=most_urgent_first)
    version = hashlib.sha256(msgspec.json.encode([found, dead])).hexdigest()
    return MyTables(found, dead, now, version)

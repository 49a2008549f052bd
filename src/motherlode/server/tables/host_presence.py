"""Hosting: passes to a player when the host is gone, and keeps waiting tables listed for a day."""

import time

from motherlode.server.tables.seat_changes import pass_hosting
from motherlode.server.tables.table import Table
from motherlode.server.tables.table_config import PLAYING, WAITING, TableConfig

LISTED_MS = 86_400_000
"""How long a waiting table is listed without its host, in milliseconds."""
NOTED_SECONDS = 3600.0
"""While the host is there, that is stored once in this time."""


def is_host_online(table: Table) -> bool:
    """True if the host has a connection in any process."""
    host_seat = table.config.host_seat
    if host_seat >= 0:
        return host_seat in table.subscribers.online()
    return table.subscribers.host_online()


async def note_host(table: Table) -> None:
    """Notes that the host is here: a waiting table is listed for another day."""
    table.host_seen = time.monotonic()
    if table.config.state != WAITING or not table.config.listed:
        return
    table.host_stored = time.monotonic()
    table.store.set_wake(table.id, table.time.now() + LISTED_MS)
    if table.config.unlisted:
        await table.change_config(_list_again)


def _list_again(config: TableConfig) -> None:
    config.unlisted = False


async def unlist_if_gone(table: Table) -> None:
    """Takes a waiting table off the list, a day after its host was here last."""
    if is_host_online(table):
        await note_host(table)
        return

    def unlist(config: TableConfig) -> None:
        config.unlisted = config.state == WAITING

    await table.change_config(unlist)
    table.store.set_wake(table.id, None)


async def check_host(table: Table, seconds: float) -> None:
    """Passes hosting to a player who is online if the host is gone for some seconds."""
    if table.config.state not in (WAITING, PLAYING):
        return
    now = time.monotonic()
    if is_host_online(table):
        table.host_seen = now
        if now - table.host_stored > NOTED_SECONDS:
            await note_host(table)
        return
    online = table.subscribers.online() & set(table.config.humans())
    if not online or now - table.host_seen < seconds:
        return
    before = table.config.host, table.config.host_seat

    def pass_on(config: TableConfig) -> None:
        if (config.host, config.host_seat) == before:
            pass_hosting(config, online)

    await table.change_config(pass_on)

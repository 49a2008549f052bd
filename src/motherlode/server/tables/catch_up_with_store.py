"""Brings a table to the state of the store, after a failure or after other processes changed it."""

from collections.abc import Sequence

from motherlode.server.store.store import StoredRow
from motherlode.server.tables.chat_messages import chat_message, last_numbers
from motherlode.server.tables.downtime_heartbeat import Heartbeat
from motherlode.server.tables.table import Table
from motherlode.server.tables.table_config import UnreadableTable, decode_config


async def catch_up(table: Table, heartbeat: Heartbeat, newest_version: int | None = None) -> None:
    """Brings a table to the state of the store; the caller holds its lock.

    If that fails the table stays stale and the next caller reads again. The config is read
    after the entries, so that no entry is sent to a link that was replaced before it.
    `newest_version` is known from a notice; without it everything is read.
    """
    everything = newest_version is None or newest_version < 0 or table.stale
    table.stale = True
    rows: Sequence[StoredRow] = []
    if table.live_game is not None and not table.fault:
        rows = await table.store.entries(table.id, table.live_game.number)
    if everything or rows or (newest_version or 0) > table.version:
        await _read_config(table, heartbeat)
    if table.needs_opening():
        await table.open_after_deal()
        table.autoplay.nudge(table)
    if rows and table.config.clock is not None:
        await heartbeat.learn_until(rows[-1].at)
    for row in rows:
        if not table.fault:
            apply_stored(table, row.number, row.seat, row.by, row.text, row.at)
    if everything:
        await _read_chat(table)
    table.stale = table.needs_opening()


def apply_stored(table: Table, number: int, seat: int, by: str, text: str, at: int) -> None:
    """Applies an entry that was read; its process goes on playing there, unless it was killed."""
    if table.apply_entry(number, seat, by, text, at):
        table.autoplay.nudge_later(table)


async def _read_config(table: Table, heartbeat: Heartbeat) -> None:
    """Adopts a newer config; the time of its last clock restart is reliable before."""
    found = await table.store.config(table.id)
    if found is None:
        table.mark_deleted()
        return
    if found[0] <= table.version:
        return
    fault = table.fault
    try:
        config = decode_config(found[1])
    except UnreadableTable as error:
        table.leave_to_others(str(error))
        return
    if table.config.clock is not None:
        await heartbeat.learn_until(max(config.restarts.values(), default=0))
    await table.adopt_config(found[0], config)
    if table.fault != fault:
        table.autoplay.nudge(table)


async def _read_chat(table: Table) -> None:
    for row in await table.store.chat(table.id, last_numbers(table.chat)):
        table.add_chat_message(chat_message(row))

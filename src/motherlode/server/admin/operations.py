"""What an operator does to a running server: every process of the database learns of it."""

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any, Protocol

import msgspec
import structlog

from motherlode.kernel.errors import MotherlodeError
from motherlode.server.admin.bans import Bans, contains, network_to_ban
from motherlode.server.admin.process_report import ProcessReport, report_of
from motherlode.server.api.errors import Refusal, no_such_table
from motherlode.server.api.socket_schema import ChatMessage
from motherlode.server.metrics import Metrics
from motherlode.server.settings import Settings
from motherlode.server.store import Store
from motherlode.server.store.admin_rows import (
    BANS_CHANGED,
    CHAT_DELETED,
    DELETED,
    NOTICE,
    REPORT,
    AdminAction,
    AdminRows,
)
from motherlode.server.tables.chat_messages import chat_message
from motherlode.server.tables.clock import now_ms
from motherlode.server.tables.table import Table
from motherlode.server.tables.table_config import (
    CLOSED,
    PLAYING,
    SHUT_BY_OPERATOR,
    WAITING,
    TableConfig,
)

log = structlog.get_logger("motherlode.admin")

DECODER = msgspec.json.Decoder(ProcessReport)

BANNED, GONE = 1008, 4004
"""Close codes of sockets: of a banned address, of a deleted table."""
ANSWER_SECONDS = 1.0
"""How long the other processes may take to report."""
LOOK_AGAIN_SECONDS = 0.05
CLOSE, DELETE, DELETE_CHAT, BAN, LIFT = "close", "delete", "delete_chat", "ban", "lift"


class ServerProcess(Protocol):
    """What this needs of the table registry."""

    tables: dict[str, Table]
    settings: Settings
    metrics: Metrics

    async def table(self, table: str) -> Table: ...
    def forget(self, table: str) -> None: ...
    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]": ...


class Operations:
    """The operator's actions. Each is stored first, then done here and in all other processes."""

    def __init__(self, process: ServerProcess, store: Store) -> None:
        self._process = process
        self._store = store
        self._started = now_ms()
        self.rows = AdminRows(store)
        self.bans = Bans(self.rows)

    # --- actions

    async def close(self, table: str, admin: str) -> None:
        """Closes a table for good. Its secrets stay hidden: nobody agreed to show them."""
        found = await self._process.table(table)

        def shut(config: TableConfig) -> None:
            if config.state not in (WAITING, PLAYING) or found.is_finished():
                raise Refusal("game_over", "the game is over")
            config.state, config.ending, config.proposal = CLOSED, SHUT_BY_OPERATOR, None

        await found.change_config(shut)
        self._store.set_wake(table, None)
        await self._note(CLOSE, table, "", admin)

    async def delete(self, table: str, admin: str) -> None:
        """Deletes a table with its moves and chat, and closes its sockets."""
        loaded = self._process.tables.get(table)
        if loaded is None:
            deleted = await self.rows.delete_table(table)
        else:
            async with loaded.lock:  # A move in progress is stored before.
                deleted = await self.rows.delete_table(table)
                self._process.forget(table)
        if not deleted:
            raise no_such_table()
        await self._note(DELETE, table, "", admin)

    async def delete_chat(self, table: str, message: ChatMessage | None, admin: str) -> int:
        """Empties the chat of a table, or one message of it; returns how many messages."""
        chosen = None if message is None else (message.room, message.number)
        emptied = await self.rows.delete_chat(table, chosen)
        await self._reload_chat(table)
        if emptied:
            note = f"{emptied}" if message is None else f"message {message.number}"
            await self._note(DELETE_CHAT, table, note, admin)
        return emptied

    async def ban(self, text: str, reason: str, seconds: int, admin: str) -> str:
        """Bans an address or a network, for some seconds or (0) for good; returns the network."""
        network = network_to_ban(text)
        if contains(network, admin) or self._is_proxy(network):
            raise Refusal("bad_request", "own_address")
        now = now_ms()
        until = now + seconds * 1000 if seconds else None
        await self.rows.ban(str(network), reason, now, until)
        await self.reload_bans()
        await self._note(BAN, str(network), reason, admin)
        return str(network)

    def _is_proxy(self, network: Any) -> bool:
        proxies = self._process.settings.trusted_proxies.split(",")
        return any(contains(network, proxy.strip()) for proxy in proxies)

    async def lift(self, network: str, admin: str) -> None:
        """Lifts a ban."""
        if not await self.rows.lift(network):
            raise Refusal("no_such_page", "no_such_ban")
        await self.reload_bans()
        await self._note(LIFT, network, "", admin)

    async def _note(self, action: str, subject: str, note: str, admin: str) -> None:
        """Lists an action, and logs it."""
        log.info("admin", action=action, subject=subject, note=note, address=admin)
        await self.rows.note(AdminAction(now_ms(), action, subject, note, admin))

    # --- in every process

    def on_notice(self, kind: str, subject: str) -> None:
        """Does what another process announced."""
        if kind == BANS_CHANGED:
            self._process.spawn(self.reload_bans())
        elif kind == DELETED:
            self._process.forget(subject)
        elif kind == CHAT_DELETED:
            self._process.spawn(self._reload_chat(subject))
        elif kind == REPORT:
            self._process.spawn(self._answer(subject))

    async def reload_bans(self) -> None:
        """Reads the bans, and closes the sockets of banned addresses."""
        await self.bans.reload()
        self._process.metrics.bans.set(len(self.bans))
        for table in list(self._process.tables.values()):
            for connection in table.subscribers.all():
                if self.bans.includes(connection.address):
                    connection.end(BANNED, "this address is banned")

    async def _reload_chat(self, table: str) -> None:
        loaded = self._process.tables.get(table)
        if loaded is not None:
            async with loaded.lock:
                rows = await self._store.newest_chat(table)
                loaded.replace_chat([chat_message(row) for row in rows])

    # --- reports

    async def reports(self) -> list[ProcessReport]:
        """Reports of all processes that answer in time, this one first."""
        own = self._own_report()
        if self._store.listener is None:
            return [own]
        asked = secrets.token_hex(8)
        self._store.notify([NOTICE, REPORT, asked])
        bodies = await self._answers(asked)
        others = [DECODER.decode(body) for body in bodies]
        await self.rows.delete_reports(asked, now_ms())
        return [own, *sorted(others, key=lambda report: report.port)]

    async def _answers(self, asked: str) -> list[str]:
        """The answers of the other processes: all of those that come in time."""
        bodies: list[str] = []
        for _ in range(int(ANSWER_SECONDS / LOOK_AGAIN_SECONDS)):
            await asyncio.sleep(LOOK_AGAIN_SECONDS)
            bodies = await self.rows.reports(asked)
            if len(bodies) >= await self._others():
                break
        return bodies

    async def _others(self) -> int:
        """The number of other processes that listen on the database."""
        return await self.rows.listeners() - 1

    async def _answer(self, asked: str) -> None:
        report = self._own_report()
        body = msgspec.json.encode(report).decode()
        try:
            await self.rows.add_report(report.node, asked, now_ms(), body)
        except MotherlodeError as error:
            log.warning("report not stored; the admin page leaves it out", error=str(error))

    def _own_report(self) -> ProcessReport:
        listener, process = self._store.listener, self._process
        return report_of(
            listener.node if listener else "",
            process.settings,
            process.metrics,
            self._store,
            list(process.tables.values()),
            self._started,
        )

"""The connection that listens to other processes is opened again, however it was lost."""

import asyncio
from collections.abc import Iterator
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import psycopg
import pytest

from motherlode.server.store import StorageUnavailable
from motherlode.server.store.pg_notify import CHANNEL, Hints, NotifyListener, payloads
from tests.load.launch import Postgres
from tests.server.sites import drive
from tests.server.tables import close_now
from tests.server.two_registries import shared, two_registries

CUT = 60
"""The number of connections to cut, most of them while they are being opened."""
NOTICE_SECONDS = 20.0


@pytest.fixture(scope="module")
def apart() -> Iterator[Postgres]:
    """A database whose connections may all be cut."""
    database = Postgres()
    yield database
    database.stop()


async def receives(address: str, received: list[Hints]) -> bool:
    """True if a notice of another process arrives."""
    with psycopg.connect(address, autocommit=True) as connection:
        for _ in range(int(NOTICE_SECONDS / 0.1)):
            for payload in payloads("another", [["table", -1, 1]]):
                connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
            await asyncio.sleep(0.1)
            if received:
                return True
    return False


@pytest.mark.parametrize(
    "error", [asyncpg.InternalClientError("unexpected"), OSError(), RuntimeError()]
)
def test_the_listener_reconnects_after_any_error(
    apart: Postgres, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    connect, failing = asyncpg.connect, [error]

    async def or_fail(*given: Any, **options: Any) -> Any:
        if failing:
            raise failing.pop()
        return await connect(*given, **options)

    monkeypatch.setattr(asyncpg, "connect", or_fail)

    async def work() -> None:
        received: list[Hints] = []
        notices = NotifyListener(apart.address)
        notices.listen(received.append, lambda: None)
        try:
            assert await receives(apart.address, received)
            assert not failing
        finally:
            await notices.stop()

    drive(work)


def test_the_listener_reconnects_after_cuts_during_connecting(apart: Postgres) -> None:
    async def work() -> None:
        everybody = [NotifyListener(apart.address) for _ in range(4)]
        received: list[list[Hints]] = [[] for _ in everybody]
        for notices, own in zip(everybody, received):
            notices.listen(own.append, lambda: None)
        try:
            await asyncio.to_thread(cut, apart.address)
            for own in received:
                assert await receives(apart.address, own)
        finally:
            for notices in everybody:
                await notices.stop()

    drive(work)


def cut(address: str) -> None:
    """Cuts all other connections as they appear, until CUT were cut."""
    gone: set[int] = set()
    with psycopg.connect(address, autocommit=True) as connection:
        while len(gone) < CUT:
            found = connection.execute(
                "SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
            )
            gone.update(pid for pid, _ in found)


def test_a_table_is_reloaded_later_if_the_read_after_a_notice_failed(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with two_registries(postgres.address) as two:
            store = two.elsewhere.store
            await two.here.change_config(close_now)

            async def unavailable(table: str) -> None:
                raise StorageUnavailable

            with monkeypatch.context() as meanwhile:
                meanwhile.setattr(store, "config", unavailable)
                with pytest.raises(StorageUnavailable):
                    await shared(two.elsewhere).apply_notice(two.there, -1, two.here.version)
            assert two.there.version < two.here.version
            await two.elsewhere._reload_outdated()
            assert two.there.version == two.here.version

    drive(work)

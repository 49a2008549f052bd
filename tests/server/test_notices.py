"""The connection that listens to the other processes comes back, however it was lost."""

import asyncio
from collections.abc import Iterator
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import psycopg
import pytest

from motherlode.server import seating
from motherlode.server.store.notices import CHANNEL, Hints, Notices, payloads
from motherlode.server.store.writer import StorageUnavailable
from motherlode.server.trial.launch import Postgres
from tests.server.conftest import drive
from tests.server.two_houses import two_houses

CUT = 60
"""So many connections are cut, most of them while they are being made."""
PATIENCE = 20.0


@pytest.fixture(scope="module")
def apart() -> Iterator[Postgres]:
    """A database of which every connection may be cut."""
    database = Postgres()
    yield database
    database.stop()


async def hears(address: str, heard: list[Hints]) -> bool:
    """Whether a notice of another process arrives."""
    with psycopg.connect(address, autocommit=True) as connection:
        for _ in range(int(PATIENCE / 0.1)):
            for told in payloads("another", [["table", -1, 1]]):
                connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, told))
            await asyncio.sleep(0.1)
            if heard:
                return True
    return False


@pytest.mark.parametrize(
    "error", [asyncpg.InternalClientError("unexpected"), OSError(), RuntimeError()]
)
def test_whatever_a_connection_fails_with_it_is_tried_again(
    apart: Postgres, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    connect, failing = asyncpg.connect, [error]

    async def or_fail(*given: Any, **options: Any) -> Any:
        if failing:
            raise failing.pop()
        return await connect(*given, **options)

    monkeypatch.setattr(asyncpg, "connect", or_fail)

    async def work() -> None:
        heard: list[Hints] = []
        notices = Notices(apart.address)
        notices.listen(heard.append, lambda: None)
        try:
            assert await hears(apart.address, heard)
            assert not failing
        finally:
            await notices.stop()

    drive(work)


def test_who_is_cut_off_while_connecting_hears_again(apart: Postgres) -> None:
    async def work() -> None:
        everybody = [Notices(apart.address) for _ in range(4)]
        heard: list[list[Hints]] = [[] for _ in everybody]
        for notices, mine in zip(everybody, heard):
            notices.listen(mine.append, lambda: None)
        try:
            await asyncio.to_thread(cut, apart.address)
            for mine in heard:
                assert await hears(apart.address, mine)
        finally:
            for notices in everybody:
                await notices.stop()

    drive(work)


def cut(address: str) -> None:
    """Ends all connections but its own, as they come, until enough were ended."""
    gone: set[int] = set()
    with psycopg.connect(address, autocommit=True) as connection:
        while len(gone) < CUT:
            found = connection.execute(
                "SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
            )
            gone.update(pid for pid, _ in found)


def test_a_table_that_could_not_be_read_when_a_notice_came_is_read_later(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with two_houses(postgres.address) as two:
            store = two.elsewhere.store
            await two.here.change(lambda doc: seating.close(doc, two.host))

            async def unavailable(table: str) -> None:
                raise StorageUnavailable

            with monkeypatch.context() as meanwhile:
                meanwhile.setattr(store, "doc", unavailable)
                with pytest.raises(StorageUnavailable):
                    await two.elsewhere._follow(two.there, -1, two.here.version)
            assert two.there.version < two.here.version
            await two.elsewhere._poll()
            assert two.there.version == two.here.version

    drive(work)

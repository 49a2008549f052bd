"""The rehearsal of a rolling upgrade: two servers on one PostgreSQL are restarted in turn while
clients play. No move may be lost, and every client has to be back soon."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import httpx
from httpx import HTTPError
from websockets.exceptions import WebSocketException

from tests.load.client import Api, Follower
from tests.load.crash_run import Lost, Mover, Report, addresses_of, check_all
from tests.load.launch import DidNotStart, Server

PLAYED_SECONDS = 1.0
"""Seconds of play before each restart, and after the last."""
LAST_MOVES_SECONDS = 60.0


@dataclass
class UpgradeReport(Report):
    """The result of a rehearsal; its `kills` are stops with SIGTERM."""

    before: str = ""
    after: str = ""
    """The versions of the servers."""
    within_s: float = 5.0
    """The longest time that a client may be away."""

    @property
    def faults(self) -> list[str]:
        """What went wrong: lost moves, or a client that was away for too long."""
        if self.slowest_return_s <= self.within_s:
            return self.lost
        return [*self.lost, f"a client was away for {self.slowest_return_s} s"]


class FailingOver(Mover):
    """Goes on at the next server when one stops: a proxy sends its clients there."""

    async def _reopen(self, seat: Follower) -> None:
        at = next(i for i, address in enumerate(self._addresses) if seat.is_at(address))
        seat.move_to(self._addresses[(at + 1) % len(self._addresses)])
        await super()._reopen(seat)

    async def begin_next(self) -> "FailingOver":
        """The player of a new table; tries until servers have opened it."""
        addresses = self._addresses
        while True:
            mover = FailingOver(addresses, self._report)
            try:
                await mover.set_up()
            except (OSError, WebSocketException, HTTPError):
                await mover.close()
                await asyncio.sleep(0.1)
                addresses = [*addresses[1:], addresses[0]]
            else:
                self._report.tables += 1
                return mover


async def rehearse(
    servers: list[Server],
    tables: int,
    rounds: int,
    change: Callable[[Server], None],
    proxy: str = "",
) -> UpgradeReport:
    """Restarts each server in turn under load, `rounds` times.

    `change` makes a stopped server one of the new version. Clients reach the servers through the
    address of a proxy, or each by its own.
    """
    report = UpgradeReport("postgresql", tables=tables, before=await version_of(servers[0]))
    addresses = [proxy] if proxy else addresses_of(servers)
    movers = [FailingOver(addresses, report) for _ in range(tables)]
    for mover in movers:
        await mover.set_up()
    stop = asyncio.Event()
    playing = [asyncio.create_task(_play_on(mover, movers, stop)) for mover in movers[:]]
    try:
        for number in range(rounds * len(servers)):
            await asyncio.sleep(PLAYED_SECONDS)
            await _restart(servers[number % len(servers)], change, report)
            if failed := [task for task in playing if task.done()]:
                await failed[0]
        await asyncio.sleep(PLAYED_SECONDS)
        stop.set()
        await asyncio.wait_for(asyncio.gather(*playing), LAST_MOVES_SECONDS)
    except BaseException:
        for mover in movers:
            mover.abandoned = True
        for task in playing:
            task.cancel()
        raise
    report.after = await version_of(servers[0])
    await check_all(servers, movers)
    return report


async def _play_on(mover: FailingOver, movers: list[FailingOver], stop: asyncio.Event) -> None:
    """Plays a table until the stop, and a new one after each game that is over."""
    await mover.play(stop)
    while not stop.is_set():
        mover = await mover.begin_next()
        movers.append(mover)
        await mover.play(stop)


async def _restart(server: Server, change: Callable[[Server], None], report: UpgradeReport) -> None:
    """Stops a server as systemd does, starts the new version, and waits until it is ready."""
    code = await asyncio.to_thread(server.stop)
    if code:
        raise Lost(f"a server ended with the exit code {code}")
    change(server)
    began = time.monotonic()
    await asyncio.to_thread(server.start)
    await _wait_until_ready(server)
    took = round(time.monotonic() - began, 2)
    report.slowest_start_s = max(report.slowest_start_s, took)
    report.kills += 1


async def _wait_until_ready(server: Server) -> None:
    for _ in range(300):
        if (await _get(server, "/ready")).status_code == httpx.codes.OK:
            return
        await asyncio.sleep(0.1)
    raise DidNotStart("the server answers, but its database can't be written")


async def version_of(server: Server) -> str:
    return str((await _get(server, "/health")).json()["version"])


async def _get(server: Server, path: str) -> Any:
    api = Api(server.address)
    try:
        return await api.http.get(path)
    finally:
        await api.close()

"""The crash test: kills a server under load repeatedly; no acknowledged move may be lost.

Clients note every acknowledgement. After a kill they reconnect and send the unanswered move again
with the same id: it has to be done once, whether the server had stored it or not.
"""

import asyncio
import random
import secrets
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from websockets.exceptions import WebSocketException

from motherlode.kernel.errors import MotherlodeError
from tests.load.client import Api, Follower
from tests.load.history_checker import history_faults
from tests.load.launch import Server


class Lost(MotherlodeError):
    """The crash test found that a move or a table was lost; the text says which."""


@dataclass
class Report:
    """The result of a crash test."""

    store: str
    kills: int = 0
    tables: int = 0
    acknowledged: int = 0
    sent_again: int = 0
    stored_unanswered: int = 0
    games: int = 0
    lost: list[str] = field(default_factory=list)
    slowest_start_s: float = 0.0
    slowest_return_s: float = 0.0
    """The longest time from a disconnection until a client was back."""

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


class Mover:
    """Plays every seat of one table and remembers the moves that the server acknowledged."""

    def __init__(self, addresses: list[str], report: Report) -> None:
        self._addresses = addresses
        self._report = report
        self._rng = random.Random()
        self.created: dict[str, Any] = {}
        self.seats: list[Follower] = []
        self.acked: dict[int, tuple[int, str]] = {}
        self.ended = False
        self.abandoned = False

    async def set_up(self) -> None:
        api = Api(self._addresses[0])
        self.created = await api.table()
        await api.close()
        self.seats = [
            Follower(self._addresses[i % len(self._addresses)], self.created["table"], token)
            for i, token in enumerate(link["token"] for link in self.created["seats"])
        ]
        for seat in self.seats:
            await seat.open()

    async def play(self, stop: asyncio.Event) -> None:
        """Plays moves until `stop` is set or the game ends."""
        while not stop.is_set():
            asked = next((i for i, seat in enumerate(self.seats) if seat.legal), None)
            if asked is None and any(seat.over for seat in self.seats):
                self.ended = True
                self._report.games += 1
                return
            if asked is None:
                await self._settle()
                continue
            seat = self.seats[asked]
            await self._move(asked, seat.number + 1, self._rng.choice(seat.legal))

    async def _move(self, seat: int, number: int, action: str) -> None:
        """Sends one move, again after each reconnect, until the server answers it."""
        name = secrets.token_hex(8)
        before = True
        while True:
            try:
                answer = await self.seats[seat].move(action, number, name)
            except (OSError, WebSocketException, TimeoutError):
                self._report.sent_again += 1
                await self._come_back(seat)
                before = self.seats[seat].number < number
                continue
            break
        if answer["type"] != "ok" or answer["number"] != number:
            self._report.lost.append(f"{self.created['table']} {number}: {answer}")
            return
        if not before:
            self._report.stored_unanswered += 1
        self._report.acknowledged += 1
        self.acked[number] = (seat, action)
        await self._settle(number)

    async def _settle(self, number: int = -1) -> None:
        """Waits until every seat has the entry `number`; reconnects seats that do not get it."""
        for i, seat in enumerate(self.seats):
            try:
                await seat.until(lambda seat=seat: seat.number >= number, 5.0)
            except (OSError, WebSocketException, TimeoutError):
                await self._come_back(i)
        await asyncio.sleep(0)

    async def _come_back(self, seat: int) -> None:
        """Reconnects, trying until it succeeds."""
        began = time.monotonic()
        while not self.abandoned:
            try:
                await self._reopen(self.seats[seat])
                took, report = round(time.monotonic() - began, 2), self._report
                report.slowest_return_s = max(report.slowest_return_s, took)
                return
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.1)
        raise Lost(f"table {self.created['table']} can't be reached any more")

    async def _reopen(self, seat: Follower) -> None:
        """Connects to the same server again."""
        await seat.close()
        await seat.open()

    async def check(self, api: Api) -> None:
        """Compares the acknowledged moves with the server's log of the table."""
        name = self.created["table"]
        for i, link in enumerate(self.created["seats"]):
            history = await api.get(f"/tables/{name}/history", link["token"], limit=5000)
            entries = {entry["number"]: entry for entry in history["entries"]}
            if sorted(entries) != list(range(len(entries))):
                self._report.lost.append(f"{name}: gaps in the log")
            for number, (seat, action) in self.acked.items():
                entry = entries.get(number)
                if entry is None or entry["seat"] != seat:
                    self._report.lost.append(f"{name} {number}: lost")
                elif seat == i and entry["text"] != action:
                    self._report.lost.append(f"{name} {number}: another action")
            if len(entries) - 1 != len(self.acked):
                self._report.lost.append(f"{name}: entries that nobody made")
            faults = history_faults(self.seats[i].raw, history["entries"])
            self._report.lost += [f"{name}, seat {i}: {fault}" for fault in faults]
            state = await api.get(f"/tables/{name}/state", link["token"])
            await self._settle(len(self.acked))
            if state["position"] != self.seats[i].position:
                self._report.lost.append(f"{name}: seat {i} holds another view")

    async def close(self) -> None:
        for seat in self.seats:
            await seat.close()


def addresses_of(servers: list[Server]) -> list[str]:
    return [server.address for server in servers]


async def crash(servers: list[Server], store: str, kills: int, tables: int) -> Report:
    """Kills servers under load; the report's `lost` has to stay empty."""
    report = Report(store, tables=tables)
    movers = [Mover(addresses_of(servers), report) for i in range(tables)]
    for mover in movers:
        await mover.set_up()
    try:
        await _kill_under_load(servers, movers, report, kills)
    except BaseException as error:
        for mover in movers:
            mover.abandoned = True
        codes = [server.process and server.process.poll() for server in servers]
        raise Lost(f"{error!r}; exit codes of the servers: {codes}") from error
    await check_all(servers, movers)
    return report


async def check_all(servers: list[Server], movers: Sequence[Mover]) -> None:
    """Compares what every server has stored with what the movers know."""
    for server in servers:
        api = Api(server.address)
        for mover in movers:
            await mover.check(api)
        await api.close()
    for mover in movers:
        await mover.close()


async def _kill_under_load(
    servers: list[Server], movers: list[Mover], report: Report, kills: int
) -> None:
    """Kills the servers in turn while the movers play; raises Lost if a mover fails."""
    stop = asyncio.Event()
    tasks = [asyncio.create_task(mover.play(stop)) for mover in movers]
    for kill in range(kills):
        await asyncio.sleep(random.uniform(0.2, 0.9))
        victim = servers[kill % len(servers)]
        victim.kill()
        began = time.monotonic()
        await asyncio.to_thread(victim.start)
        report.slowest_start_s = max(report.slowest_start_s, round(time.monotonic() - began, 2))
        report.kills += 1
        failed = [task for task in tasks if task.done() and task.exception()]
        if failed:
            raise Lost(str(failed[0].exception()))
        for i, mover in enumerate(movers):
            if mover.ended and tasks[i].done():
                movers.append(await _replacement(servers, report))
                tasks.append(asyncio.create_task(movers[-1].play(stop)))
                mover.ended = False
    await asyncio.sleep(0.5)
    stop.set()
    await asyncio.wait_for(asyncio.gather(*tasks), 60)


async def _replacement(servers: list[Server], report: Report) -> Mover:
    """Returns the player of a new table, in place of a table whose game is over."""
    mover = Mover(addresses_of(servers), report)
    await mover.set_up()
    report.tables += 1
    return mover

"""The throughput bench: moves acknowledged per second, and how soon the other seat gets them."""

import asyncio
import gc
import os
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Protocol

import psutil  # type: ignore[import-untyped]

from tests.load.client import Api, Follower
from tests.load.launch import UNLIMITED
from tests.load.load_generator import LoadCounts, PlayedTable, Workload

WARM_UP = 2.0
LONE_MOVES = 150
WARM_TABLES = 20
IDLE_TABLES = 200
SERVER_OPTIONS = [*UNLIMITED, "--window", "0"]
"""No limits, and windows in which nobody waits."""


@dataclass
class Figures:
    """The figures of the bench; times in milliseconds, memory in kilobytes."""

    game: str
    seats: int
    store: str
    processes: int
    tables: int
    rate: float
    seconds: float
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    ack_p50_ms: float
    ack_p99_ms: float
    refused: int
    lone_p50_ms: float
    idle_table_kb: float
    server_cpu: float
    server_ms: float
    database_ms: float
    clients_ms: float


def percentile(values: list[float], share: float) -> float:
    """The percentile `share` of seconds, in milliseconds; 0 for an empty list."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 3)


@dataclass(frozen=True)
class Load:
    """The load: tables, seconds, and moves per second of all tables (0: as fast as possible)."""

    tables: int
    seconds: float
    rate: float = 0.0
    game: str = "karats"
    seats: int = 2

    def workload(self) -> Workload:
        """What each table plays."""
        return Workload(self.game, self.seats, self.tables / self.rate if self.rate else 0.0)


class Playing(Protocol):
    """A table that clients play at."""

    moved: asyncio.Event
    """Set after its first move."""

    async def play(self) -> None: ...


async def measure(
    store: str, addresses: list[str], pids: list[int], load: Load, postmaster: int
) -> Figures:
    """Runs the whole bench against running servers; `postmaster`: the pid of PostgreSQL or 0."""
    apis = [Api(address) for address in addresses]
    idle = await idle_kb(apis[0], pids[0], load)
    lone = await lone_moves(apis[0], load)
    counts, turned = LoadCounts(), [apis[i:] + apis[:i] for i in range(len(apis))]
    tables = [
        PlayedTable(turned[i % len(apis)], counts, load.workload()) for i in range(load.tables)
    ]
    measured, used, took = await play_under_load(tables, counts, pids, postmaster, load.seconds)
    for api in apis:
        await api.close()
    server_ms, database_ms, clients_ms = (
        round(cpu * 1000 / max(1, measured.acked), 3) for cpu in used
    )
    return Figures(
        game=load.game,
        seats=load.seats,
        store=store,
        processes=len(pids),
        tables=load.tables,
        rate=load.rate,
        seconds=round(took, 2),
        moves_per_s=round(measured.acked / took, 1),
        p50_ms=percentile(measured.to_other, 0.5),
        p99_ms=percentile(measured.to_other, 0.99),
        ack_p50_ms=percentile(measured.to_ack, 0.5),
        ack_p99_ms=percentile(measured.to_ack, 0.99),
        refused=measured.refused,
        lone_p50_ms=percentile(lone, 0.5),
        idle_table_kb=round(idle, 1),
        server_cpu=round(used[0] / took, 2),
        server_ms=server_ms,
        database_ms=database_ms,
        clients_ms=clients_ms,
    )


def process_family(pid: int) -> list[int]:
    """The ids of a process and its children; empty for 0."""
    return [pid, *(child.pid for child in psutil.Process(pid).children())] if pid else []


def cpu_seconds(pids: list[int]) -> float:
    """The CPU seconds used by processes so far; a process that has ended counts 0."""
    used = 0.0
    for pid in pids:
        with suppress(psutil.NoSuchProcess):
            used += sum(psutil.Process(pid).cpu_times()[:2])
    return used


async def play_under_load(
    tables: Sequence[Playing],
    counts: LoadCounts,
    pids: list[int],
    postmaster: int,
    seconds: float,
) -> tuple[LoadCounts, list[float], float]:
    """Plays at many tables, which count in `counts`; returns what was counted in `seconds`, the
    CPU seconds of servers, database and clients, and the duration."""
    tasks = [asyncio.create_task(table.play()) for table in tables]
    await wait_for_first([asyncio.gather(*(table.moved.wait() for table in tables)), *tasks])
    await asyncio.sleep(WARM_UP)
    gc.disable()
    servers = [each for pid in pids for each in process_family(pid)]
    groups = [servers, process_family(postmaster), [os.getpid()]]
    before = [cpu_seconds(group) for group in groups]
    counts.clear()
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    used = [cpu_seconds(group) - was for group, was in zip(groups, before)]
    counted = replace(counts)
    gc.enable()
    failed = [task for task in tasks if task.done() and task.exception()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    if failed:
        raise failed[0].exception() or RuntimeError(
            "a table stopped playing before the bench ended"
        )
    return counted, used, took


async def wait_for_first(work: "list[asyncio.Future[Any]]") -> None:
    """Waits until one of the tasks `work` is done."""
    await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)


async def lone_moves(api: Api, load: Load) -> list[float]:
    """The seconds that single moves take at a quiet server, until they are acknowledged."""
    created = await api.table(load.seats, load.game)
    seats = [Follower(api.address, created["table"], link["token"]) for link in created["seats"]]
    for seat in seats:
        await seat.open()
    took: list[float] = []
    for i in range(LONE_MOVES):
        asked = next((seat for seat in seats if seat.legal), None)
        if asked is None:
            break
        began = time.perf_counter()
        await asked.move(asked.legal[i % len(asked.legal)])
        took.append(time.perf_counter() - began)
        await asyncio.gather(*(wait_for_number(seat, asked.number) for seat in seats))
    for seat in seats:
        await seat.close()
    return took


async def wait_for_number(seat: Follower, number: int) -> None:
    await seat.until(lambda: seat.number >= number)


async def idle_kb(api: Api, pid: int, load: Load) -> float:
    """The memory of a table that was just dealt, in kilobytes."""
    process = psutil.Process(pid)
    for _ in range(WARM_TABLES):
        await api.table(load.seats, load.game)
    before = process.memory_info().rss
    for _ in range(IDLE_TABLES):
        await api.table(load.seats, load.game)
    return float(process.memory_info().rss - before) / 1024 / IDLE_TABLES

"""What one server process tells the admin page of itself."""

import os
import resource
import sys
from typing import Any

import msgspec
from prometheus_client import Gauge, Histogram

import motherlode
from motherlode.server.metrics import Metrics
from motherlode.server.recent_problems import PROBLEMS
from motherlode.server.settings import Settings
from motherlode.server.store import Store
from motherlode.server.tables.table import Table

MOST_SOCKETS = 2000
"""Sockets that a report names one by one; the number counts all."""
MOST_PROBLEMS = 20
MOVE = "move"


class OpenSocket(msgspec.Struct):
    """A socket: its table, its seat (-1: a spectator) and its address."""

    table: str
    seat: int
    address: str


class Lane(msgspec.Struct):
    """Workers for one kind of job: jobs that wait or run, and processes that were lost."""

    jobs: int
    lost: int


class Problem(msgspec.Struct):
    """A warning or an error of the log."""

    level: str
    event: str
    timestamp: str
    details: str


class ProcessReport(msgspec.Struct):
    """The load of a process, its sockets and its latest problems."""

    node: str
    port: int
    version: str
    started: int
    tables: int
    socket_count: int
    polls: int
    moves: int
    slow_move_ms: float
    """99 of 100 moves were answered faster; 0 before the first move."""
    lag_ms: float
    """99 of 100 timers ran less late."""
    waiting_writes: int
    memory_mb: int
    errors: int
    warnings: int
    lanes: dict[str, Lane]
    sockets: list[OpenSocket]
    problems: list[Problem]


def report_of(
    node: str, settings: Settings, metrics: Metrics, store: Store, tables: list[Table], started: int
) -> ProcessReport:
    """The report of this process."""
    sockets = [
        OpenSocket(table.id, connection.you.seat, connection.address)
        for table in tables
        for connection in table.subscribers.all()
    ]
    return ProcessReport(
        node=node or str(os.getpid()),
        port=settings.port,
        version=motherlode.__version__,
        started=started,
        tables=len(tables),
        socket_count=len(sockets),
        polls=int(metrics.polls._value.get()),
        moves=int(metrics.moves._value.get()),
        slow_move_ms=slowest(metrics.messages, type=MOVE) * 1000,
        lag_ms=slowest(metrics.lag) * 1000,
        waiting_writes=store.waiting_writes,
        memory_mb=memory(),
        errors=PROBLEMS.counts["error"],
        warnings=PROBLEMS.counts["warning"],
        lanes=lanes(metrics),
        sockets=sockets[:MOST_SOCKETS],
        problems=[shown(line) for line in PROBLEMS.latest()[:MOST_PROBLEMS]],
    )


def slowest(histogram: Histogram, share: float = 0.99, **labels: str) -> float:
    """The limit of the bucket within which a share of the measured seconds lies."""
    counts: dict[float, float] = {}
    for sample in next(iter(histogram.collect())).samples:
        if sample.name.endswith("_bucket") and labels.items() <= sample.labels.items():
            counts[float(sample.labels["le"])] = sample.value
    total = max(counts.values(), default=0.0)
    within = [limit for limit, count in counts.items() if count >= share * total]
    limit = min(within, default=0.0) if total else 0.0
    return limit if limit != float("inf") else max(le for le in counts if le != float("inf"))


def lanes(metrics: Metrics) -> dict[str, Lane]:
    """The lanes of the workers that were used so far."""

    def values(family: Any, name: str) -> dict[str, int]:
        samples = next(iter(family.collect())).samples
        return {s.labels["lane"]: int(s.value) for s in samples if s.name == name}

    jobs: Gauge = metrics.worker_jobs
    lost = values(metrics.workers_lost, "motherlode_workers_lost_total")
    running = values(jobs, "motherlode_worker_jobs")
    return {name: Lane(count, lost.get(name, 0)) for name, count in sorted(running.items())}


def memory() -> int:
    """The most memory that this process has used, in megabytes."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return int(most // (1 if sys.platform != "darwin" else 1024) // 1024)


def shown(line: dict[str, Any]) -> Problem:
    """A line of the log; what it adds to the event comes as one text."""
    level, event, at = (str(line.get(key, "")) for key in ("level", "event", "timestamp"))
    added = line.keys() - {"level", "event", "timestamp"}
    details = ", ".join(f"{key}: {line[key]}" for key in sorted(added))
    return Problem(level, event, at, details[:500])

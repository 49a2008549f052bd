"""Metrics for Prometheus; each server process has its own registry."""

import asyncio
import time
from collections.abc import Callable, Mapping
from functools import cache, partial

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
    start_http_server,
)

import motherlode
from motherlode.server.recent_problems import PROBLEMS
from motherlode.server.setting_types import split_address
from motherlode.server.store.store import Store

SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Limits of the buckets of what a player waits for, in seconds."""
LONG = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 60.0, 300.0)
"""Limits of the buckets of what workers do, in seconds."""

disable_created_metrics()  # type: ignore[no-untyped-call]

StoredTables = Mapping[tuple[str, str], int]
"""The number of tables by game and state."""


class Metrics:
    """The counters of a server; no label contains a secret or grows without bound."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=registry)

        def counter(name: str, text: str, *labels: str) -> Counter:
            return Counter(f"motherlode_{name}", text, labels, registry=registry)

        def gauge(name: str, text: str, *labels: str) -> Gauge:
            return Gauge(f"motherlode_{name}", text, labels, registry=registry)

        def seconds(name: str, text: str, limits: tuple[float, ...], *labels: str) -> Histogram:
            name = f"motherlode_{name}_seconds"
            return Histogram(name, text, labels, registry=registry, buckets=limits)

        gauge("build", "The version that runs", "version").labels(motherlode.__version__).set(1)

        self.moves = counter("moves", "Entries stored by this process")
        self.created = counter("created", "Tables created", "game")
        self.finished = counter("finished", "Games ended by their rules", "game")
        self.refused = counter("refused", "Requests and messages refused", "code")
        self.messages = seconds("message", "From a message to its answer", SHORT, "type")
        self.message_times = cache(lambda kind: self.messages.labels(kind.__name__.lower()))
        """The times of messages of a class; found once, for it is needed after every move."""
        self.requests = seconds("request", "From a request to its answer", SHORT, "method", "route")
        self.answers = counter("answers", "HTTP answers", "status")

        self.sockets = gauge("sockets", "Open sockets")
        self.polls = gauge("polls", "Requests that wait for news")
        self.tables = gauge("tables", "Tables in memory")
        self.stored = gauge("stored_tables", "Tables in the database", "game", "state")
        self.bans = gauge("bans", "Addresses that are banned")

        self.batches = gauge("batches", "Commits of the store")
        self.jobs = gauge("writes", "Writes of the store")
        self.waiting_writes = gauge("waiting_writes", "Writes that wait for a commit")
        self.commits = seconds("commit", "Commits of the store", SHORT)
        self.failed = counter("failed_commits", "Commits that failed", "cause")

        self.worker_jobs = gauge("worker_jobs", "Jobs that wait or run", "lane")
        self.worker_seconds = seconds("worker", "From a job to its result", LONG, "lane")
        self.workers_lost = counter("workers_lost", "Worker processes that ended", "lane")

        self.lag = seconds("loop_lag", "How late the event loop ran a timer", SHORT)
        problems = gauge("logged_problems", "Lines of the log", "level")
        for level in ("warning", "error"):
            problems.labels(level).set_function(partial(PROBLEMS.counts.__getitem__, level))

    def follow(self, tables: Callable[[], int], store: Store) -> None:
        """Lets the gauges show the current values whenever they are read."""
        self.tables.set_function(tables)
        self.batches.set_function(lambda: store.log.batches)
        self.jobs.set_function(lambda: store.log.jobs)
        self.waiting_writes.set_function(lambda: store.waiting_writes)
        # No function of ours in between: these are called for every batch of moves.
        store.measure_commits(self.commits.observe, self.count_failure)

    def count_failure(self, cause: str) -> None:
        """Counts a commit that failed."""
        self.failed.labels(cause).inc()

    def show_stored(self, stored: StoredTables) -> None:
        """Takes over the number of stored tables; what is no longer there disappears."""
        self.stored.clear()
        for (game, state), count in stored.items():
            self.stored.labels(game, state).set(count)

    async def sleep(self, seconds: float) -> None:
        """Sleeps, and measures how late the event loop wakes it."""
        due = time.monotonic() + seconds
        await asyncio.sleep(seconds)
        self.lag.observe(max(0.0, time.monotonic() - due))

    def page(self) -> bytes:
        return generate_latest(self.registry)

    def serve_apart(self, address: str) -> Callable[[], None]:
        """Serves the metrics at HOST:PORT in a thread; returns a function that ends it."""
        server, _ = start_http_server(*split_address(address)[::-1], registry=self.registry)
        return server.shutdown

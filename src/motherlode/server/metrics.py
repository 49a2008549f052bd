"""Metrics for Prometheus; each server has its own registry."""

from collections.abc import Callable

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    generate_latest,
    start_http_server,
)

from motherlode.server.setting_types import split_address
from motherlode.server.store.writer import EntryLog


class Metrics:
    """The counters of a server; no label contains a secret or grows without bound."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("motherlode_moves", "Entries done", registry=self.registry)
        self.refused = Counter(
            "motherlode_refused", "Requests and messages refused", ["code"], registry=self.registry
        )
        self.sockets = Gauge("motherlode_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("motherlode_tables", "Tables in memory", registry=self.registry)
        self.created = Counter("motherlode_created", "Tables created", registry=self.registry)
        self.batches = Gauge("motherlode_batches", "Commits of the store", registry=self.registry)
        self.jobs = Gauge("motherlode_writes", "Writes of the store", registry=self.registry)

    def follow(self, tables: Callable[[], int], log: EntryLog) -> None:
        """Lets the gauges show the current values whenever they are read."""
        self.tables.set_function(tables)
        self.batches.set_function(lambda: log.batches)
        self.jobs.set_function(lambda: log.jobs)

    def page(self) -> bytes:
        return generate_latest(self.registry)

    def serve_apart(self, address: str) -> Callable[[], None]:
        """Serves the metrics at HOST:PORT in a thread; returns a function that ends it."""
        server, _ = start_http_server(*split_address(address)[::-1], registry=self.registry)
        return server.shutdown

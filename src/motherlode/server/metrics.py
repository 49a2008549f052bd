"""Metrics for Prometheus; each server has its own registry."""

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


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

    def page(self) -> bytes:
        return generate_latest(self.registry)

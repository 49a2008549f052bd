"""The settings of a server; every value has a default. `setting_table.py` names them."""

import os
from dataclasses import dataclass, field


def default_bot_processes() -> int:
    """One process for each core except the server's own; at least two."""
    return max(2, (os.cpu_count() or 1) - 1)


@dataclass(frozen=True)
class Limits:
    """Limits for clients. A rate of 0 means no limit."""

    frame: int = 16_384
    body: int = 65_536
    record: int = 4_000_000
    burst: int = 60
    per_second: float = 20.0
    refusals_per_minute: int = 30
    requests_burst: int = 240
    requests_per_second: float = 40.0
    tables_per_hour: int = 120
    connections_per_address: int = 400
    sockets_per_address: int = 200
    polls_per_address: int = 200
    works_per_address: int = 8
    watchers_per_table: int = 200
    sockets_per_seat: int = 10
    backlog: int = 1_000_000
    backlog_messages: int = 500
    stall_seconds: float = 10.0
    hello_seconds: float = 10.0
    header_seconds: float = 10.0
    body_seconds: float = 60.0
    live_tables: int = 20_000
    chat_messages: int = 5
    """Chat messages of a seat in ten seconds; 0 means no limit."""
    cool_down_seconds: int = 60
    """How long a seat waits after the others refused its proposal; it doubles each time."""


@dataclass(frozen=True)
class Settings:
    """The settings. `database` is the path of a SQLite file or a postgresql:// address."""

    database: str = "motherlode.db"
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    allowed_hosts: tuple[str, ...] = ()
    """Further names and addresses by which clients may reach this server."""
    metrics: str = ""
    """Where /metrics is: on the server's port if empty, at HOST:PORT, or nowhere (`off`)."""
    trusted_proxies: str = ""
    root_path: str = ""
    """The path under which a proxy serves everything, such as /games; empty at the root."""
    admin_token: str = ""
    """The token of the admin page; empty if there is no such page."""
    bot_processes: int = field(default_factory=default_bot_processes)
    bot_seconds: float = 20.0
    idle_seconds: float = 60.0
    sweep_seconds: float = 5.0
    snapshot_every: int = 100
    window_ms: int = 2000
    """Milliseconds before a pass takes effect where seats are asked whatever they hold."""
    clock_grace: float = 30.0
    downtime_after_seconds: float = 15.0
    """Seconds without a heartbeat after which the server counts as having been down."""
    host_gone_seconds: float = 300.0
    """Seconds after which a host who is offline loses hosting to a player who is online."""
    mail_server: str = ""
    """The server that takes mails, smtp://user:password@host:port; empty: no mails are sent."""
    mail_from: str = ""
    notice_delay: float = 30.0
    """Seconds before a notice of a turn goes out: a player who moves at once needs none."""
    notice_networks: tuple[str, ...] = ()
    """Networks inside to which notices may be sent."""
    notice_seconds: float = 2.0
    limits: Limits = Limits()

    @property
    def postgres(self) -> bool:
        return self.database.startswith(("postgresql:", "postgres:"))

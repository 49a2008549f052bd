"""The one declaration of all settings: flag, environment variable and key of the file.

A setting `idle` is the flag `--idle`, the variable MOTHERLODE_SERVER_IDLE and the key `idle`. Its
default stands in `settings.py`; its explanation is `help.serve_idle` of the words.
"""

from dataclasses import dataclass, fields
from typing import Any

from motherlode.server.setting_types import (
    Reader,
    mail_address,
    mail_server,
    metrics_address,
    network,
    plain_text,
    root_path,
    seconds,
    secret,
    whole_number,
)
from motherlode.server.settings import Limits, Settings

PREFIX = "MOTHERLODE_SERVER_"
LIMITS = "limits."
COUNT = whole_number(0, 1_000_000)
SIZE = whole_number(1024, 64_000_000)
WHERE, PROXY, GAMES, OPERATION = "where", "proxy", "games", "operation"
NOTICES, LIMITED = "notices", "limits"
"""The groups of the page that lists the settings."""


@dataclass(frozen=True)
class Setting:
    """A setting: its name, the field of Settings that it sets, and how its text is read."""

    name: str
    field: str
    read: Reader
    metavar: str
    group: str
    repeated: bool = False
    is_secret: bool = False

    @property
    def variable(self) -> str:
        return PREFIX + self.name.replace("-", "_").upper()

    def default(self) -> Any:
        return self.value(Settings())

    def value(self, settings: Settings) -> Any:
        """The value of this setting in `settings`."""
        if self.field.startswith(LIMITS):
            return getattr(settings.limits, self.field.removeprefix(LIMITS))
        return getattr(settings, self.field)


def _limit(name: str, field: str, read: Reader = COUNT, metavar: str = "N") -> Setting:
    return Setting(name, LIMITS + field, read, metavar, LIMITED)


SETTINGS = (
    Setting("database", "database", plain_text, "D", WHERE, is_secret=True),
    Setting("host", "host", plain_text, "H", WHERE),
    Setting("port", "port", whole_number(1, 65_535), "P", WHERE),
    Setting("allowed-host", "allowed_hosts", plain_text, "H", PROXY, repeated=True),
    Setting("origin", "origins", plain_text, "O", PROXY, repeated=True),
    Setting("trusted-proxies", "trusted_proxies", plain_text, "A", PROXY),
    Setting("root-path", "root_path", root_path, "PATH", PROXY),
    Setting("admin-token", "admin_token", secret, "T", OPERATION, is_secret=True),
    Setting("metrics", "metrics", metrics_address, "A", OPERATION),
    Setting("bots", "bot_processes", whole_number(1, 64), "N", GAMES),
    Setting("bot-seconds", "bot_seconds", seconds(1, 600), "S", GAMES),
    Setting("idle", "idle_seconds", seconds(1), "S", OPERATION),
    Setting("grace", "clock_grace", seconds(0), "S", GAMES),
    Setting("downtime-after", "downtime_after_seconds", seconds(1), "S", GAMES),
    Setting("window", "window_ms", whole_number(0, 60_000), "MS", GAMES),
    Setting("host-gone", "host_gone_seconds", seconds(1), "S", GAMES),
    Setting("mail-server", "mail_server", mail_server, "URL", NOTICES, is_secret=True),
    Setting("mail-from", "mail_from", mail_address, "A", NOTICES),
    Setting("notice-delay", "notice_delay", seconds(0), "S", NOTICES),
    Setting("notice-networks", "notice_networks", network, "N", NOTICES, repeated=True),
    _limit("rate", "per_second"),
    _limit("burst", "burst"),
    _limit("refusals", "refusals_per_minute"),
    _limit("requests", "requests_per_second"),
    _limit("requests-burst", "requests_burst"),
    _limit("tables", "tables_per_hour"),
    _limit("connections", "connections_per_address"),
    _limit("sockets", "sockets_per_address"),
    _limit("seat-sockets", "sockets_per_seat"),
    _limit("polls", "polls_per_address"),
    _limit("works", "works_per_address"),
    _limit("watchers", "watchers_per_table"),
    _limit("live-tables", "live_tables"),
    _limit("chat", "chat_messages"),
    _limit("cool-down", "cool_down_seconds"),
    _limit("header-seconds", "header_seconds", seconds(1), "S"),
    _limit("body-seconds", "body_seconds", seconds(1), "S"),
    _limit("hello-seconds", "hello_seconds", seconds(1), "S"),
    _limit("frame", "frame", SIZE, "BYTES"),
    _limit("body", "body", SIZE, "BYTES"),
    _limit("record", "record", SIZE, "BYTES"),
)
INTERNAL = {
    "sweep_seconds",
    "notice_seconds",
    "snapshot_every",
    "limits",
    "limits.backlog",
    "limits.backlog_messages",
    "limits.stall_seconds",
}
"""Fields that tests set and no operator needs."""


def setting(name: str) -> Setting:
    return next(each for each in SETTINGS if each.name == name)


def all_fields() -> set[str]:
    """Every field of Settings, those of its limits included."""
    own = {each.name for each in fields(Settings)}
    return own | {LIMITS + each.name for each in fields(Limits)}

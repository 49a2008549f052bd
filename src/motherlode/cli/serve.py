"""`motherlode serve`: runs the server for games in the browser."""

import threading
import time
import webbrowser
from argparse import ArgumentTypeError
from dataclasses import replace
from typing import TYPE_CHECKING
from urllib.error import URLError
from urllib.request import urlopen

from motherlode.cli.base_argument_parser import Arguments, Subparsers, add_command, whole_number
from motherlode.cli.translated_texts import phrase
from motherlode.kernel.errors import MotherlodeError
from motherlode.server.settings import default_bot_processes

if TYPE_CHECKING:
    from motherlode.server.settings import Settings

DAY = 86_400
COUNTS = {
    "rate": "per_second",
    "burst": "burst",
    "refusals": "refusals_per_minute",
    "requests": "requests_per_second",
    "requests-burst": "requests_burst",
    "tables": "tables_per_hour",
    "connections": "connections_per_address",
    "sockets": "sockets_per_address",
    "polls": "polls_per_address",
    "works": "works_per_address",
    "watchers": "watchers_per_table",
    "live-tables": "live_tables",
    "chat": "chat_messages",
    "cool-down": "cool_down_seconds",
}
TIMES = {"header-seconds": "header_seconds", "body-seconds": "body_seconds"}
SIZES = {"frame": "frame", "body": "body", "record": "record"}
LIMITS = {**COUNTS, **TIMES, **SIZES}
"""The limit that each option sets."""


class PortTaken(MotherlodeError):
    """The server can't listen on its port: the port is in use, or not permitted."""


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "serve")
    several = whole_number(0, 1_000_000)
    parser.add_argument("--database", metavar="D", default="motherlode.db", help=_help("database"))
    parser.add_argument("--host", metavar="H", default="127.0.0.1", help=_help("host"))
    parser.add_argument(
        "--port", metavar="P", type=whole_number(1, 65_535), default=8000, help=_help("port")
    )
    parser.add_argument("--origin", metavar="O", action="append", default=[], help=_help("origin"))
    parser.add_argument(
        "--allowed-host", metavar="H", action="append", default=[], help=_help("allowed_host")
    )
    parser.add_argument(
        "--metrics", metavar="A", type=metrics_address, default="", help=_help("metrics")
    )
    parser.add_argument("--trusted-proxies", metavar="A", default="", help=_help("proxies"))
    parser.add_argument(
        "--bots",
        metavar="N",
        type=whole_number(1, 64),
        default=default_bot_processes(),
        help=_help("bots"),
    )
    parser.add_argument(
        "--idle", metavar="S", type=whole_number(1, DAY), default=60, help=_help("idle")
    )
    parser.add_argument(
        "--grace", metavar="S", type=whole_number(0, DAY), default=30, help=_help("grace")
    )
    parser.add_argument(
        "--downtime-after",
        metavar="S",
        type=whole_number(1, DAY),
        default=15,
        help=_help("downtime_after"),
    )
    parser.add_argument(
        "--window", metavar="MS", type=whole_number(0, 60_000), default=2000, help=_help("window")
    )
    for name in COUNTS:
        parser.add_argument(f"--{name}", metavar="N", type=several, help=_help(name))
    for name in TIMES:
        seconds = whole_number(1, DAY)
        parser.add_argument(f"--{name}", metavar="S", type=seconds, help=_help(name))
    for name in SIZES:
        size = whole_number(1024, 64_000_000)
        parser.add_argument(f"--{name}", metavar="BYTES", type=size, help=_help(name))
    parser.add_argument("--open", action="store_true", help=_help("open"))
    parser.set_defaults(run=run)


def _help(key: str) -> str:
    return phrase(f"help.serve_{key}")


def run(arguments: Arguments) -> int:
    """Runs the server until a signal stops it."""
    from motherlode.server.metrics import OFF, split_address
    from motherlode.server.run import run as serve
    from motherlode.server.settings import Limits, Settings

    require_free_port(arguments.host, arguments.port)
    if arguments.metrics not in ("", OFF):
        require_free_port(*split_address(arguments.metrics))
    limits = Limits()
    chosen = {limit: vars(arguments)[name.replace("-", "_")] for name, limit in LIMITS.items()}
    limits = replace(limits, **{limit: n for limit, n in chosen.items() if n is not None})
    settings = Settings(
        database=str(arguments.database),
        host=arguments.host,
        port=arguments.port,
        origins=tuple(arguments.origin),
        allowed_hosts=tuple(arguments.allowed_host),
        metrics=arguments.metrics,
        trusted_proxies=arguments.trusted_proxies,
        bot_processes=arguments.bots,
        idle_seconds=float(arguments.idle),
        sweep_seconds=min(5.0, float(arguments.idle)),
        clock_grace=float(arguments.grace),
        downtime_after_seconds=float(arguments.downtime_after),
        window_ms=arguments.window,
        limits=limits,
    )
    if arguments.open:
        threading.Thread(target=_open_browser, args=(settings,), daemon=True).start()
    serve(settings)
    return 0


def metrics_address(text: str) -> str:
    """Checks an address for metrics, for argparse: HOST:PORT, `off`, or empty for the default."""
    from motherlode.server.metrics import OFF, split_address

    try:
        if text not in ("", OFF):
            split_address(text)
    except ValueError:
        raise ArgumentTypeError(phrase("errors.metrics", text=text[:40])) from None
    return text


def require_free_port(host: str, port: int) -> None:
    """Raises PortTaken if the server can't listen on `host` and `port`."""
    from motherlode.server.net.listen_addresses import bound_sockets

    try:
        for probe in bound_sockets(host, port):
            probe.close()
    except OSError as error:
        shown = f"[{host}]" if ":" in host else host
        raise PortTaken(phrase("errors.port", host=shown, port=port, what=error.strerror)) from None


def _open_browser(settings: "Settings") -> None:
    """Opens a browser as soon as the server answers; prints the address for other devices."""
    from motherlode.server.net.listen_addresses import local_address, shared_address

    address = f"{local_address(settings.host, settings.port)}/"
    for attempt in range(100):
        try:
            with urlopen(f"{address}health", timeout=1):
                break
        except (URLError, OSError):
            time.sleep(0.1)
    print(phrase("serve.open", address=address), flush=True)
    if shared := shared_address(settings.host, settings.port):
        print(phrase("serve.shared", address=shared), flush=True)
    webbrowser.open(address)

"""`motherlode serve`: runs the server for games in the browser."""

import threading
import time
import webbrowser
from typing import TYPE_CHECKING
from urllib.error import URLError
from urllib.request import urlopen

from motherlode.cli.base_argument_parser import Arguments, Subparsers, add_command
from motherlode.cli.server_setting_flags import add_setting_flags, settings_of
from motherlode.cli.translated_texts import phrase
from motherlode.kernel.errors import MotherlodeError
from motherlode.server.setting_types import OFF, split_address

if TYPE_CHECKING:
    from motherlode.server.settings import Settings


class PortTaken(MotherlodeError):
    """The server can't listen on its port: the port is in use, or not permitted."""


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "serve")
    add_setting_flags(parser)
    parser.add_argument("--open", action="store_true", help=phrase("help.serve_open"))
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Runs the server until a signal stops it."""
    from motherlode.server.run import run as serve

    settings = settings_of(arguments).settings
    require_free_port(settings.host, settings.port)
    if settings.metrics not in ("", OFF):
        require_free_port(*split_address(settings.metrics))
    if arguments.open:
        threading.Thread(target=_open_browser, args=(settings,), daemon=True).start()
    serve(settings)
    return 0


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

    address = f"{local_address(settings.host, settings.port)}{settings.root_path}/"
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

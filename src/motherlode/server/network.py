"""Where others reach this machine."""

import socket

EVERYWHERE = ("0.0.0.0", "::")
ELSEWHERE = ("192.0.2.1", 9)
"""An address kept for documentation: nothing is ever sent to it."""


def own_address() -> str:
    """This machine's address in its network; '' where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if found in EVERYWHERE or found.startswith("127.") else found


def shared_address(host: str, port: int) -> str:
    """What others write in front of a link; '' if the server listens to this machine alone."""
    found = own_address() if host in EVERYWHERE else ""
    return f"http://{found}:{port}" if found else ""

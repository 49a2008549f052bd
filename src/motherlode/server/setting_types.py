"""How the values of settings are read: each function takes a text and raises ValueError."""

import ipaddress
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

DAY = 86_400
OFF = "off"
"""The value that switches something off."""
SHORTEST_TOKEN = 16

Reader = Callable[[str], Any]


def plain_text(text: str) -> str:
    return text


def whole_number(low: int, high: int) -> Reader:
    """A function that reads whole numbers from `low` to `high`."""

    def read(text: str) -> int:
        try:
            number = int(text) if len(text) < 12 else high + 1
        except ValueError:
            raise ValueError(f"{text[:40]!r} is not a whole number") from None
        if not low <= number <= high:
            raise ValueError(f"{text[:40]} is not between {low} and {high}")
        return number

    return read


def seconds(low: int, high: int = DAY) -> Reader:
    """Returns a function that reads a setting in whole seconds, from `low` to `high`."""
    read = whole_number(low, high)
    return lambda text: float(read(text))


def metrics_address(text: str) -> str:
    """Reads where metrics are served: HOST:PORT, `off`, or empty for the server's own address."""
    try:
        if text not in ("", OFF):
            split_address(text)
    except ValueError:
        raise ValueError(f"{text[:40]!r} is not HOST:PORT or off") from None
    return text


def split_address(address: str) -> tuple[str, int]:
    """Host and port of HOST:PORT; raises ValueError if it is something else."""
    host, _, port = address.rpartition(":")
    number: int = whole_number(1, 65_535)(port)
    return host.strip("[]") or "127.0.0.1", number


def root_path(text: str) -> str:
    """A path such as /games: it begins with a slash and ends with none; empty for the root."""
    path = text.rstrip("/")
    parts = path.split("/")[1:]
    plain = all(part.replace("-", "").replace("_", "").isalnum() for part in parts)
    if path and not (path.startswith("/") and path.isascii() and plain):
        raise ValueError(f"{text[:40]!r} is not a path such as /games")
    return path


def secret(text: str) -> str:
    """A token that nobody guesses: nothing, or at least SHORTEST_TOKEN characters."""
    if text and (len(text) < SHORTEST_TOKEN or not text.isascii() or " " in text):
        raise ValueError(f"a token needs at least {SHORTEST_TOKEN} characters without blanks")
    return text


def mail_server(text: str) -> str:
    """An address such as smtp://user:password@host:587, or smtps://..., or nothing."""
    try:
        parts = urlsplit(text)
        good = parts.scheme in ("smtp", "smtps") and parts.hostname and parts.port != 0
    except ValueError:
        good = False
    if text and not good:
        raise ValueError("this is not smtp://user:password@host:port")
    return text


def mail_address(text: str) -> str:
    """A plain address of e-mail, such as games@example.org, or nothing."""
    user, at, host = text.rpartition("@")
    if text and not (user and at and host and text.isascii() and not set(text) & set(" ,;<>\r\n")):
        raise ValueError(f"{text[:40]!r} is no address such as games@example.org")
    return text


def network(text: str) -> str:
    """A network such as 10.0.0.0/8."""
    try:
        return str(ipaddress.ip_network(text))
    except ValueError:
        raise ValueError(f"{text[:40]!r} is no network such as 10.0.0.0/8") from None

"""How the values of settings are read: each function takes a text and raises ValueError."""

from collections.abc import Callable
from typing import Any

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

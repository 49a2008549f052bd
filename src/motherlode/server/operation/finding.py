"""What a check of `motherlode doctor` found."""

from dataclasses import dataclass, field
from typing import Any

DATABASE, DISK, CLOCK, FILES, PROXY, PORTS, ADDRESS = (
    "database",
    "disk",
    "clock",
    "files",
    "proxy",
    "ports",
    "address",
)
"""The checks."""


@dataclass(frozen=True)
class Finding:
    """A fact that a check found. `code` names its text and its advice; `holes` fill them."""

    check: str
    code: str
    ok: bool
    holes: dict[str, Any] = field(default_factory=dict)


def fine(check: str, code: str, **holes: Any) -> Finding:
    return Finding(check, code, True, holes)


def wrong(check: str, code: str, **holes: Any) -> Finding:
    return Finding(check, code, False, holes)

"""Digests of stored snapshots: a torn or altered one is not used, because the log is the truth."""

import hashlib
import hmac

SEPARATOR = " "


def seal(seed: str, number: int, body: str) -> str:
    """The body with its digest, as it is stored for a table with that seed."""
    return f"{_digest(seed, number, body)}{SEPARATOR}{body}"


def unseal(seed: str, number: int, stored: str) -> str | None:
    """The body of a stored snapshot; None if it is not exactly what was sealed."""
    digest, _, body = stored.partition(SEPARATOR)
    return body if digest == _digest(seed, number, body) else None


def _digest(seed: str, number: int, body: str) -> str:
    """Depends on the table's secret seed too: a snapshot of another table is found as well."""
    return hmac.new(seed.encode(), f"{number} {body}".encode(), hashlib.sha256).hexdigest()

"""Fairness: a seed that neither the server nor any player alone could choose.

At creation the server publishes SHA-256(secret, table), which it can't change later. Every human
seat then adds 32 random bytes of its own. The seed of the game is an HMAC of all of these under
the secret; when the game is over the secret is revealed, and anybody can do the sum again.
"""

import hashlib
import hmac
from typing import Any

import msgspec

from motherlode.kernel.errors import BadRecord
from motherlode.kernel.seeds import SEED_BYTES

SCHEME = "commit-reveal 1"


class Fairness(msgspec.Struct, forbid_unknown_fields=True):
    """What a record tells of its seed; all bytes in hexadecimal, seats counted from 0."""

    scheme: str
    table: str
    commitment: str
    secret: str
    contributions: dict[str, str]


class Unfair(BadRecord):
    """A seed that is not what was promised."""


def commitment(secret: bytes, table: str) -> str:
    """What the server publishes before anybody sits down."""
    return hashlib.sha256(secret + table.encode()).hexdigest()


def derive_seed(secret: bytes, table: str, contributions: dict[int, bytes]) -> bytes:
    """The seed of the game, from the secret and what each seat added."""
    parts = [SCHEME.encode(), b"\0", table.encode(), b"\0"]
    for seat, added in sorted(contributions.items()):
        parts += [seat.to_bytes(1, "big"), added]
    return hmac.digest(secret, b"".join(parts), hashlib.sha256)


def proves_seed(fairness: dict[str, Any], seed: str) -> bool:
    """Whether a record proves its seed; False where it claims nothing. Raises `Unfair`."""
    if not fairness:
        return False
    try:
        told = msgspec.convert(fairness, Fairness)
        secret = bytes.fromhex(told.secret)
        added = {int(seat): bytes.fromhex(part) for seat, part in told.contributions.items()}
    except (msgspec.ValidationError, ValueError) as error:
        raise Unfair(f"its fairness can't be read: {error}") from None
    if told.scheme != SCHEME:
        raise Unfair(f"its fairness follows a scheme we don't know ({told.scheme!r:.40})")
    _check_sizes(secret, added)
    if commitment(secret, told.table) != told.commitment:
        raise Unfair("the revealed secret is not the one that was promised")
    if derive_seed(secret, told.table, added).hex() != seed:
        raise Unfair("the seed was not made of the secret and the seats' contributions")
    return True


def contributing_seats(fairness: dict[str, Any]) -> list[int]:
    """The seats whose bytes are in a seed that was proved; without any the server alone chose."""
    return sorted(int(seat) for seat in fairness["contributions"])


def check_commitment(fairness: dict[str, Any], promised: str) -> None:
    """Refuses a record that doesn't keep a promise somebody was given; raises `Unfair`."""
    if not fairness:
        raise Unfair("it doesn't tell how its seed was made, so it keeps no promise")
    if fairness.get("commitment") != promised.lower():
        raise Unfair("its promise is not the one that was given before")


def _check_sizes(secret: bytes, added: dict[int, bytes]) -> None:
    """Parts of fixed size can't be cut in another way than they were put together."""
    if len(secret) != SEED_BYTES or any(len(part) != SEED_BYTES for part in added.values()):
        raise Unfair(f"the secret and every contribution are {SEED_BYTES} bytes")
    if any(not 0 <= seat < 256 for seat in added):
        raise Unfair("a contribution names no seat")

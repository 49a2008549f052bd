"""Provably fair seeds: neither the server nor a player can choose a game's seed alone.

At creation the server publishes a commitment, SHA-256(secret, table), which it can't change later.
Every human seat then contributes 32 random bytes. The game's seed is an HMAC of all contributions
under the secret. After the game the secret is published, and anybody can compute the seed again.
"""

import hashlib
import hmac
from typing import Any

import msgspec

from motherlode.kernel.content import prepare_type
from motherlode.kernel.errors import BadRecord
from motherlode.kernel.seeds import SEED_BYTES

SCHEME = "commit-reveal 1"


class Fairness(msgspec.Struct, forbid_unknown_fields=True):
    """The fairness part of a record; all bytes in hexadecimal, seats counted from 0."""

    scheme: str
    table: str
    commitment: str
    secret: str
    contributions: dict[str, str]


prepare_type(Fairness)


class Unfair(BadRecord):
    """A seed that doesn't match the published commitment or the contributions."""


def commitment(secret: bytes, table: str) -> str:
    """The hash that the server publishes before any seat is taken."""
    return hashlib.sha256(secret + table.encode()).hexdigest()


def derive_seed(secret: bytes, table: str, contributions: dict[int, bytes]) -> bytes:
    """Computes the game's seed from the secret and the contribution of each seat."""
    parts = [SCHEME.encode(), b"\0", table.encode(), b"\0"]
    for seat, contribution in sorted(contributions.items()):
        parts += [seat.to_bytes(1, "big"), contribution]
    return hmac.digest(secret, b"".join(parts), hashlib.sha256)


def proves_seed(fairness: dict[str, Any], seed: str) -> bool:
    """True if `fairness` proves the seed, False if it is empty; raises `Unfair` if it is wrong."""
    if not fairness:
        return False
    try:
        claim = msgspec.convert(fairness, Fairness)
        secret = bytes.fromhex(claim.secret)
        contributions = {
            int(seat): bytes.fromhex(text) for seat, text in claim.contributions.items()
        }
    except (msgspec.ValidationError, ValueError) as error:
        raise Unfair(f"the record's fairness part can't be read: {error}") from None
    if claim.scheme != SCHEME:
        raise Unfair(f"the record's fairness part has the unknown scheme {claim.scheme!r:.40}")
    _check_sizes(secret, contributions)
    if commitment(secret, claim.table) != claim.commitment:
        raise Unfair("the revealed secret does not match the commitment")
    if derive_seed(secret, claim.table, contributions).hex() != seed:
        raise Unfair("the seed was not made of the secret and the seats' contributions")
    return True


def contributing_seats(fairness: dict[str, Any]) -> list[int]:
    """The seats that contributed to a proven seed; if there are none the server chose it alone."""
    return sorted(int(seat) for seat in fairness["contributions"])


def check_commitment(fairness: dict[str, Any], published: str) -> None:
    """Raises `Unfair` if a record's commitment is not the one published before the game."""
    if not fairness:
        raise Unfair("the record has no fairness part to check against the published commitment")
    found = fairness.get("commitment")
    if found != published.lower():
        raise Unfair(f"the commitment {found!r:.80} is not the one published before the game")


def _check_sizes(secret: bytes, contributions: dict[int, bytes]) -> None:
    """Raises `Unfair` unless all parts have their fixed size.

    With other sizes, different parts could be joined to the same bytes, and give the same seed.
    """
    parts = [secret, *contributions.values()]
    if any(len(part) != SEED_BYTES for part in parts):
        raise Unfair(f"the secret and every contribution must have {SEED_BYTES} bytes")
    for seat in contributions:
        if not 0 <= seat < 256:
            raise Unfair(f"a contribution has the seat number {seat}, not one from 0 to 255")

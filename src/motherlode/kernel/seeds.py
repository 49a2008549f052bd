"""The chance of real games: every entry of a record has a stream of its own.

Entry n draws from sfc32 seeded with the first 16 bytes of HMAC-SHA256(seed, n), so nobody can
tell a later draw from earlier ones, and the seed and the entries replay the whole game.
"""

import hashlib
import hmac
import secrets

SEED_BYTES = 32


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def entry_seed(seed: bytes, entry: int) -> int:
    """The dealer's seed for an entry; entry 0 is the setup of the table."""
    digest = hmac.digest(seed, entry.to_bytes(8, "big"), hashlib.sha256)
    return int.from_bytes(digest[:16], "little")


class EntrySeeds:
    """The streams of one seed, for whoever needs many: `of` gives what `stream` does, sooner."""

    def __init__(self, seed: bytes) -> None:
        self._keyed = hmac.new(seed, digestmod=hashlib.sha256)

    def of(self, entry: int) -> int:
        keyed = self._keyed.copy()
        keyed.update(entry.to_bytes(8, "big"))
        return int.from_bytes(keyed.digest()[:16], "little")


def seed_from_text(text: str) -> bytes:
    """A seed from what a person types: hexadecimal of full length as it is, else its hash."""
    try:
        raw = bytes.fromhex(text)
    except ValueError:
        raw = b""
    if len(raw) == SEED_BYTES:
        return raw
    return hashlib.sha256(text.encode(errors="surrogateescape")).digest()

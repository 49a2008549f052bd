"""Seeds of real games: the game has one secret seed, and every entry derives its own from it.

Entry n uses sfc32 seeded with the first 16 bytes of HMAC-SHA256(seed, n). So nobody can predict
later random numbers from earlier ones, and the seed plus the entries replay the whole game.
"""

import hashlib
import hmac
import secrets

SEED_BYTES = 32


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def entry_seed(seed: bytes, entry: int) -> int:
    """The dealer's seed for an entry; entry 0 is the setup."""
    digest = hmac.digest(seed, entry.to_bytes(8, "big"), hashlib.sha256)
    return int.from_bytes(digest[:16], "little")


class EntrySeeds:
    """Computes many entry seeds of one game; `of` returns what `entry_seed` does, but faster."""

    def __init__(self, seed: bytes) -> None:
        self._keyed = hmac.new(seed, digestmod=hashlib.sha256)

    def of(self, entry: int) -> int:
        keyed = self._keyed.copy()
        keyed.update(entry.to_bytes(8, "big"))
        return int.from_bytes(keyed.digest()[:16], "little")


def seed_from_text(text: str) -> bytes:
    """The seed for a typed text: 64 hexadecimal digits are the seed itself, others are hashed."""
    try:
        raw = bytes.fromhex(text)
    except ValueError:
        raw = b""
    if len(raw) == SEED_BYTES:
        return raw
    return hashlib.sha256(text.encode(errors="surrogateescape")).digest()

"""Seeds of real games: the game has one secret seed, and every entry derives its own from it.

Entry n uses sfc32 seeded with the first 16 bytes of HMAC-SHA256(seed, n). So nobody can predict
later random numbers from earlier ones, and the seed plus the entries replay the whole game.
"""

import hashlib
import hmac
import secrets

SEED_BYTES = 32
HASH_BLOCK = 64
"""SHA-256 hashes blocks of this many bytes; the key of an HMAC fills one."""


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def entry_seed(seed: bytes, entry: int) -> int:
    """The dealer's seed for an entry; entry 0 is the setup."""
    digest = hmac.digest(seed, entry.to_bytes(8, "big"), hashlib.sha256)
    return int.from_bytes(digest[:16], "little")


class EntrySeeds:
    """Computes many entry seeds of one game; `of` returns what `entry_seed` does, but faster.

    The two hashes of an HMAC begin with its key, so they are started once and copied: the module
    `hmac` does the same in interpreted code.
    """

    def __init__(self, seed: bytes) -> None:
        key = seed if len(seed) <= HASH_BLOCK else hashlib.sha256(seed).digest()
        key = key.ljust(HASH_BLOCK, b"\0")
        self._inner = hashlib.sha256(bytes([byte ^ 0x36 for byte in key]))
        self._outer = hashlib.sha256(bytes([byte ^ 0x5C for byte in key]))

    def of(self, entry: int) -> int:
        inner = self._inner.copy()
        inner.update(entry.to_bytes(8, "big"))
        outer = self._outer.copy()
        outer.update(inner.digest())
        return int.from_bytes(outer.digest()[:16], "little")


def seed_from_text(text: str) -> bytes:
    """The seed for a typed text: 64 hexadecimal digits are the seed itself, others are hashed."""
    try:
        raw = bytes.fromhex(text)
    except ValueError:
        raw = b""
    if len(raw) == SEED_BYTES:
        return raw
    return hashlib.sha256(text.encode(errors="surrogateescape")).digest()

"""Tokens: the secrets in links. Only their hashes are stored."""

import base64
import hashlib
import hmac
import secrets

TOKEN_BYTES = 24
ID_BYTES = 9


def new_token() -> str:
    """A new token: 192 random bits, safe in a URL."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """A new table id: 72 random bits, so that nobody finds an unlisted table by guessing."""
    return _plain(secrets.token_urlsafe(ID_BYTES))


def rematch_id(mint: str, table: str) -> str:
    """The id of a table's rematch: every caller gets the same one, and nobody can guess it."""
    made = hmac.digest(bytes.fromhex(mint), f"rematch of {table}".encode(), "sha256")
    return _plain(base64.urlsafe_b64encode(made[:ID_BYTES]).decode())


def _plain(text: str) -> str:
    return text.replace("-", "x").replace("_", "y")


def derived_token(mint: str, claim: str) -> str:
    """The token for a secret claim at a table; a retry of the claim gets the same one."""
    made = hmac.digest(bytes.fromhex(mint), claim.encode(), "sha256")
    return base64.urlsafe_b64encode(made[:TOKEN_BYTES]).decode()


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def same_hash(token_hash: str, stored: str) -> bool:
    """True if two hashes are equal; compares in constant time."""
    return bool(stored) and hmac.compare_digest(token_hash, stored)

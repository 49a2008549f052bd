"""Tokens: the secrets in links. Only their hashes are kept."""

import base64
import hashlib
import hmac
import secrets

TOKEN_BYTES = 24
ID_BYTES = 9


def new_token() -> str:
    """192 random bits, safe in a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """72 random bits: nobody finds a table that is not listed by guessing."""
    return _plain(secrets.token_urlsafe(ID_BYTES))


def rematch_id(mint: str, table: str) -> str:
    """The id of the table that follows one: the same whoever makes it, and no easier to guess."""
    made = hmac.digest(bytes.fromhex(mint), f"rematch of {table}".encode(), "sha256")
    return _plain(base64.urlsafe_b64encode(made[:ID_BYTES]).decode())


def _plain(text: str) -> str:
    return text.replace("-", "x").replace("_", "y")


def derived_token(mint: str, claim: str) -> str:
    """The token that a secret claim is good for at a table: the same whenever it is asked."""
    made = hmac.digest(bytes.fromhex(mint), claim.encode(), "sha256")
    return base64.urlsafe_b64encode(made[:TOKEN_BYTES]).decode()


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def same_hash(token_hash: str, stored: str) -> bool:
    """Whether two hashes are the same, in the same time whatever they are."""
    return bool(stored) and hmac.compare_digest(token_hash, stored)

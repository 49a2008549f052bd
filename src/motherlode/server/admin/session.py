"""Signing in to the admin page: the token is sent once, in a form; a signed cookie stands for it.

Cookies are signed with the token, so every process knows them, and another token ends them all.
"""

import hashlib
import hmac
import time

from motherlode.server.net.rate_limits import AddressBuckets, TokenBucket

COOKIE = "motherlode_admin"
SECONDS = 8 * 3600
"""How long a sign-in lasts."""
TRIES, TRIES_PER_SECOND = 5, 1 / 20
"""Wrong tokens of an address: five at once, then one every 20 seconds."""
ALL_TRIES, ALL_TRIES_PER_SECOND = 100, 1.0
"""Wrong tokens of all addresses together."""


class Sessions:
    """Checks tokens, cookies and forms."""

    def __init__(self, token: str) -> None:
        self._key = hashlib.sha256(f"admin page {token}".encode()).digest()
        self._token = hashlib.sha256(token.encode()).digest()
        self._by_address = AddressBuckets(TRIES, TRIES_PER_SECOND)
        self._all = TokenBucket(ALL_TRIES, ALL_TRIES_PER_SECOND)

    def wait(self, address: str) -> float:
        """Counts a try to sign in; the seconds to wait if too many failed."""
        return self._by_address.take(address) or self._all.take()

    def forgive(self, address: str) -> None:
        """Takes a try back: it had the right token."""
        self._by_address.charge(address, -1.0)
        self._all.charge(-1.0)

    def is_token(self, given: str) -> bool:
        """True for the right token; takes as long for any wrong one."""
        return hmac.compare_digest(hashlib.sha256(given.encode()).digest(), self._token)

    def new_cookie(self) -> str:
        """The value of a new cookie: when it ends, and its signature."""
        ends = str(int(time.time()) + SECONDS)
        return f"{ends}.{self._sign(f'session {ends}')}"

    def is_signed_in(self, cookie: str) -> bool:
        """True for a cookie of ours that has not ended."""
        ends, _, signature = cookie.partition(".")
        is_ours = hmac.compare_digest(self._sign(f"session {ends}").encode(), signature.encode())
        return is_ours and time.time() < int(ends)

    def form_key(self, cookie: str) -> str:
        """The key that forms of a session carry: another site's form can't have it."""
        return self._sign(f"form {cookie}")

    def is_own_form(self, cookie: str, key: str) -> bool:
        return hmac.compare_digest(self.form_key(cookie).encode(), key.encode())

    def _sign(self, text: str) -> str:
        return hmac.digest(self._key, text.encode(), "sha256").hex()

"""Web Push: encrypts notices for a browser, signs them with the server's key, and sends them."""

import hashlib
import json
from typing import Any
from urllib.parse import urlsplit

import aiohttp
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]
from py_vapid.utils import b64urlencode  # type: ignore[import-untyped]
from pywebpush import WebPusher  # type: ignore[import-untyped]

from motherlode.server.notices.message import TurnMessage
from motherlode.server.notices.outcome import Outcome, outcome_of_status
from motherlode.server.notices.outgoing_http import OutgoingHttp
from motherlode.server.notices.person import Device

TTL = 24 * 3600
"""Seconds for which the push service keeps a notice for a browser that is away."""
VALID = 12 * 3600
"""Seconds for which a signature is valid."""


def new_vapid_key() -> str:
    """A new private key for signatures, as PEM."""
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def public_key(private: str) -> str:
    """The public key as browsers take it when they subscribe."""
    vapid = Vapid02.from_pem(private.encode())
    raw = vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return str(b64urlencode(raw))


def check_subscription(endpoint: str, p256dh: str, auth: str) -> None:
    """Raises ValueError if nothing can be encrypted for a subscription."""
    keys = {"p256dh": p256dh, "auth": auth}
    try:
        WebPusher({"endpoint": endpoint, "keys": keys}).encode(b"x", "aes128gcm")
    except Exception as error:  # The library raises errors of several others.
        raise ValueError("the keys of this subscription are no keys") from error


class PushSender:
    """Sends notices to browsers."""

    def __init__(self, http: OutgoingHttp, private: str, contact: str) -> None:
        self._http = http
        self._vapid = Vapid02.from_pem(private.encode())
        self._contact = contact

    async def send(self, device: Device, message: TurnMessage, language: str, now: int) -> Outcome:
        """Sends one notice; a later one of the same table replaces it at the push service."""
        body = {
            "title": message.text(language, "title"),
            "body": message.text(language, "body"),
            "table": message.table,
        }
        keys = {"p256dh": device.p256dh, "auth": device.auth}
        pusher = WebPusher({"endpoint": device.endpoint, "keys": keys})
        encrypted = pusher.encode(json.dumps(body).encode(), "aes128gcm")["body"]
        headers = self._headers(device.endpoint, message.table, now)
        try:
            answer = await self._http.post(device.endpoint, headers, bytes(encrypted))
        except (OSError, TimeoutError, aiohttp.ClientError, ValueError) as error:
            return Outcome(f"unreachable: {type(error).__name__}")
        return outcome_of_status(answer.status, answer.headers.get("Retry-After", ""))

    def _headers(self, endpoint: str, table: str, now: int) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims: dict[str, Any] = {
            "sub": self._contact,
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now // 1000 + VALID,
        }
        return {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL),
            "Urgency": "high",
            "Topic": hashlib.sha256(table.encode()).hexdigest()[:32],
        }

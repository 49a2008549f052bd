"""Receivers on loopback for tests of notices: a mail server, and a web server that takes pushes and
webhooks."""

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import Message
from email.policy import default
from typing import Any

import http_ece  # type: ignore[import-untyped]
from aiohttp import web
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]
from py_vapid.utils import b64urlencode  # type: ignore[import-untyped]

from tests.web.server_process import free_port

AUTH = b"0123456789abcdef"


class Mailbox:
    """What a mail server got. `refuse`: the answer to each mail instead of accepting it, and
    `refuse_recipient` to each address."""

    def __init__(self) -> None:
        self.mails: list[Message] = []
        self.refuse = self.refuse_recipient = ""

    async def handle_RCPT(  # noqa: N802
        self, server: Any, session: Any, envelope: Any, address: str, options: list[str]
    ) -> str:
        if not self.refuse_recipient:
            envelope.rcpt_tos.append(address)
        return self.refuse_recipient or "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if self.refuse:
            return self.refuse
        self.mails.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"

    def text(self, i: int = -1) -> str:
        mail: Any = self.mails[i]
        return str(mail.get_content())


@asynccontextmanager
async def mail_server() -> AsyncIterator[tuple[str, Mailbox]]:
    """A mail server's address, and what it gets."""
    mailbox = Mailbox()
    port = free_port()
    controller = Controller(mailbox, hostname="127.0.0.1", port=port)
    await asyncio.to_thread(controller.start)
    try:
        yield f"smtp://127.0.0.1:{port}", mailbox
    finally:
        await asyncio.to_thread(controller.stop)


@dataclass
class Got:
    """A request that the web server got."""

    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class WebReceiver:
    """A push service and webhooks. `answers`: the statuses of the next requests, then 201."""

    address: str = ""
    got: list[Got] = field(default_factory=list)
    answers: list[tuple[int, dict[str, str]]] = field(default_factory=list)
    key: Any = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    async def receive(self, request: web.Request) -> web.Response:
        body = await request.read()
        self.got.append(Got(request.path, dict(request.headers), body))
        status, headers = self.answers.pop(0) if self.answers else (201, {})
        return web.Response(status=status, headers=headers)

    def subscription(self, path: str = "/push") -> dict[str, str]:
        """What a browser would send to the server."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": f"{self.address}{path}",
            "p256dh": b64urlencode(point),
            "auth": b64urlencode(AUTH),
            "name": "browser",
        }

    def decrypted(self, got: Got, public_key: str) -> Any:
        """A push as its browser reads it, after the signature of the server was checked."""
        assert Vapid02.verify(got.headers["Authorization"]), "the signature is right"
        assert got.headers["Authorization"].rpartition("k=")[2] == public_key
        assert int(got.headers["TTL"]) > 0
        plain = http_ece.decrypt(
            got.body, private_key=self.key, auth_secret=AUTH, version="aes128gcm"
        )
        return json.loads(plain)


@asynccontextmanager
async def web_receiver() -> AsyncIterator[WebReceiver]:
    found = WebReceiver()
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", found.receive)
    runner = web.AppRunner(app)
    await runner.setup()
    try:
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        found.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
        yield found
    finally:
        await runner.cleanup()


@contextmanager
def receivers_aside() -> Iterator[tuple[str, Mailbox, WebReceiver]]:
    """A mail server's address, what it gets, and a web server, in a thread of their own: for tests
    that wait for a browser."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()

    def run(work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, loop).result(30)

    mails, posts = mail_server(), web_receiver()
    smtp, mailbox = run(mails.__aenter__())
    web = run(posts.__aenter__())
    try:
        yield smtp, mailbox, web
    finally:
        run(posts.__aexit__(None, None, None))
        run(mails.__aexit__(None, None, None))
        loop.call_soon_threadsafe(loop.stop)
        thread.join(10)
        loop.close()

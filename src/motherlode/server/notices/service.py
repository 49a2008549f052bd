"""The notices of a server process: its store, its senders by what is installed and set, its queue.

Web Push and webhooks need the extra `notices`, e-mail needs the operator's mail server.
"""

import asyncio
from importlib.util import find_spec
from typing import Any, Protocol

import structlog

from motherlode.optional_packages import PACKAGES, install_command
from motherlode.server.notices.dispatcher import Dispatcher, NoticeHost
from motherlode.server.notices.mail import MailSender
from motherlode.server.notices.notice_store import NoticeStore
from motherlode.server.settings import Settings
from motherlode.server.store import Store
from motherlode.server.tables.clock import ServerTime

log = structlog.get_logger("motherlode.notices")
EXTRA = "notices"
VAPID_KEY = "vapid"


def has_extra() -> bool:
    return all(find_spec(package) is not None for package in PACKAGES[EXTRA])


class Registry(NoticeHost, Protocol):
    """What notices need of the table registry."""

    settings: Settings
    store: Store
    time: ServerTime


class NoticeService:
    """What a server process can send, and who wants it."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self.store = NoticeStore(registry.store)
        self.public_key = ""
        """The key with which browsers subscribe; empty if the server sends no Web Push."""
        self.link_key = ""
        self.allowed: Any = None
        """The addresses that push services and webhooks may have; None without the extra."""
        self._ready = asyncio.Event()
        self._reported = False
        self.dispatcher: Dispatcher | None = None

    @property
    def sends_mail(self) -> bool:
        settings = self._registry.settings
        return bool(settings.mail_server and settings.mail_from)

    async def ready(self) -> None:
        """Waits until the keys are read."""
        await self._ready.wait()

    async def prepare(self) -> Dispatcher:
        """Reads the server's keys, or makes them, and builds the senders."""
        settings = self._registry.settings
        self.link_key = await self.store.link_key()
        mail = None
        if self.sends_mail:
            mail = MailSender(settings.mail_server, settings.mail_from, self.link_key)
        push: Any = None
        hook: Any = None
        if has_extra():
            push, hook = await self._web_senders(settings)
        elif settings.notice_networks or await self.store.known_key(VAPID_KEY) is not None:
            self.report_missing_extra()
        registry = self._registry
        self.dispatcher = Dispatcher(
            registry, self.store, registry.time.now, settings.notice_delay, mail, push, hook
        )
        self._ready.set()
        return self.dispatcher

    def report_missing_extra(self) -> None:
        """Logs once how to install the extra: somebody wants Web Push or webhooks."""
        if not self._reported and not has_extra():
            self._reported = True
            log.warning("Web Push and webhooks are off", install=install_command(EXTRA))

    async def _web_senders(self, settings: Settings) -> tuple[Any, Any]:
        from motherlode.server.notices import web_push
        from motherlode.server.notices.outgoing_http import AllowedAddresses, OutgoingHttp
        from motherlode.server.notices.webhook_shapes import send_webhook

        private = await self.store.key(VAPID_KEY, web_push.new_vapid_key)
        self.public_key = web_push.public_key(private)
        self.allowed = AllowedAddresses(settings.notice_networks)
        http = OutgoingHttp(self.allowed)
        contact = f"mailto:{settings.mail_from or 'nobody@localhost.invalid'}"

        async def hook(found: Any, message: Any) -> Any:
            return await send_webhook(http, found, message)

        return web_push.PushSender(http, private, contact), hook

    async def run(self) -> None:
        """Sends notices until it is cancelled."""
        dispatcher = await self.prepare()
        await dispatcher.run(self._registry.settings.notice_seconds)

"""A running table, its players' notices, real receivers of them, and a clock that tests set."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from motherlode.server.notices import web_push
from motherlode.server.notices.dispatcher import Dispatcher
from motherlode.server.notices.mail import MailSender
from motherlode.server.notices.notice_store import NoticeStore
from motherlode.server.notices.outgoing_http import AllowedAddresses, OutgoingHttp
from motherlode.server.notices.person import ON, Device, Person, WatchedSeat
from motherlode.server.notices.webhook_shapes import send_webhook
from motherlode.server.tokens import hash_token
from tests.server.human_tables import Sitting, sitting
from tests.server.notice_receivers import Mailbox, WebReceiver, mail_server, web_receiver

DELAY = 30
HOUR = 3_600_000
KEY = "00" * 32
BEGIN = 1_800_000_000_000
"""A Friday, 08:00 in UTC."""


class Clock:
    """A clock that tests set: no test waits for a time."""

    def __init__(self) -> None:
        self.now = BEGIN

    def __call__(self) -> int:
        return self.now

    def pass_seconds(self, seconds: float) -> None:
        self.now += int(seconds * 1000)


class Noticed:
    """A running table, its players' notices, and who gets them."""

    def __init__(self, game: Sitting, mailbox: Mailbox, web: WebReceiver, smtp: str) -> None:
        self.game, self.mailbox, self.web = game, mailbox, web
        self.clock, self.store = Clock(), NoticeStore(game.registry.store)
        self.addresses: dict[str, str] = {}
        self.smtp, self.private = smtp, web_push.new_vapid_key()
        self.public = web_push.public_key(self.private)
        self.dispatcher = self.another()

    def another(self, store: NoticeStore | None = None, registry: Any = None) -> Dispatcher:
        """The dispatcher of a server process."""
        http = OutgoingHttp(AllowedAddresses(["127.0.0.0/8"]), seconds=30)
        return Dispatcher(
            registry or self.game.registry,
            store or self.store,
            self.clock,
            DELAY,
            MailSender(self.smtp, "games@example.org", KEY, seconds=30),
            web_push.PushSender(http, self.private, "mailto:games@example.org"),
            lambda hook, message: send_webhook(http, hook, message),
        )

    async def watch(
        self, seat: int, mail: bool = False, push: bool = False, browser: str = "", **wishes: Any
    ) -> str:
        """Lets a person follow a seat, in one of its browsers; returns the person's id."""
        id = hash_token(f"person {self.game.table.id} {seat} {browser}")
        token = self.game.table.config.seats[seat].token
        watched = WatchedSeat(self.game.table.id, seat, token, mail, push)
        given = self.web.subscription(f"/push/{seat}")
        device = Device("0" * 16, given["name"], given["endpoint"], given["p256dh"], given["auth"])

        def change(person: Person) -> None:
            person.mail, person.mail_state = self.address(seat), ON
            person.site, person.seats = "https://games.example.org", [watched]
            person.devices = [device] if push else []
            for name, value in wishes.items():
                setattr(person, name, value)

        person = await self.store.change_person(id, change, self.clock.now)
        self.addresses[id] = person.address
        return id

    def address(self, seat: int) -> str:
        """The e-mail address of a seat's player: no two tables of a database share one."""
        return f"seat{seat}.{self.game.table.id}@example.org"

    async def mails(self, id: str) -> Sequence[Any]:
        """The notices by mail to a person, who may be forgotten since."""
        return await self.store.states(f"mail {self.addresses[id]}")

    async def later(self, seconds: float = DELAY + 1) -> None:
        """Lets time pass, and the process work before and after."""
        await self.dispatcher.step()
        self.clock.pass_seconds(seconds)
        await self.dispatcher.step()

    async def finish_turn(self) -> int:
        """Plays until another seat is asked; returns that seat."""
        before = self.game.asked
        while self.game.asked == before:
            await self.game.move()
        return self.game.asked


@asynccontextmanager
async def noticed(database: str, humans: int = 2) -> AsyncIterator[Noticed]:
    async with (
        mail_server() as (smtp, mailbox),
        web_receiver() as web,
        sitting(database, humans) as game,
    ):
        yield Noticed(game, mailbox, web, smtp)

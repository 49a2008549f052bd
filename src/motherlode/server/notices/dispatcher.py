"""Sends notices: queues open turns, claims what is due, checks that it is still true, sends it.

Each process runs one. Rows are claimed, so no two processes send the same notice. A notice is
marked before it is sent: after a crash in between it may be lost, which its person sees, but it
never comes twice.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import Any, Protocol

import structlog

from motherlode.kernel.errors import MotherlodeError
from motherlode.server.api.errors import Refusal
from motherlode.server.notices.mail import MailSender
from motherlode.server.notices.message import TurnMessage, turn_message
from motherlode.server.notices.notice_store import (
    DUE,
    FAILED,
    SENT,
    VOID,
    Notice,
    NoticeStore,
)
from motherlode.server.notices.outcome import MOST_ATTEMPTS, Outcome, pause_after
from motherlode.server.notices.person import ASKED, ON, Device, Person, WatchedSeat
from motherlode.server.notices.turns import open_asks
from motherlode.server.tables.table import Table

log = structlog.get_logger("motherlode.notices")

MAIL, PUSH, HOOK, CONFIRM = "mail", "push", "hook", "confirm"
ONLINE_DELAYS = 10
"""A player at the table gets a notice only after this many times the usual delay."""


class PushService(Protocol):
    """Sends notices to browsers: see web_push.PushSender."""

    async def send(
        self, device: Device, message: TurnMessage, language: str, now: int
    ) -> Outcome: ...


class NoticeHost(Protocol):
    """What the dispatcher needs of the table registry."""

    async def table(self, table: str) -> Table: ...
    async def reload(self, table: Table) -> None: ...


class Dispatcher:
    """Queues and sends the notices of a server process."""

    def __init__(
        self,
        host: NoticeHost,
        notices: NoticeStore,
        now: Callable[[], int],
        delay_seconds: float,
        mail: MailSender | None,
        push: PushService | None,
        hook: Callable[[Any, TurnMessage], Any] | None,
    ) -> None:
        self._host, self._notices, self._now = host, notices, now
        self._delay = int(delay_seconds * 1000)
        self.mail, self.push, self.hook = mail, push, hook

    async def run(self, seconds: float) -> None:
        """Works every few seconds, whatever fails."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await self.step()
            except (MotherlodeError, Refusal) as error:
                log.warning("notices not sent; retry in a moment", error=str(error))
            except Exception:  # Without the dispatcher no notice would go out any more.
                log.exception("notices not sent; retry in a moment")

    async def step(self) -> None:
        """Queues the turns that began, and sends what is due."""
        for table, (number, version) in (await self._notices.changed_tables()).items():
            try:
                await self._note(table, number, version)
            except Refusal as refusal:
                log.warning("turns not queued", table=table, error=refusal.text)
        now = self._now()
        await self._notices.end_interrupted(now)
        await self._notices.forget_unused_people(now)
        while claimed := await self._notices.claim(now):
            by_target: dict[str, list[Notice]] = defaultdict(list)
            for notice in claimed:
                by_target[notice.target].append(notice)
            await asyncio.gather(*(self._serve(*each) for each in by_target.items()))

    # --- queueing

    async def _note(self, name: str, number: int, version: int) -> None:
        table = await self._fresh_table(name)
        if table.number < number or table.version < version:
            return  # Not read yet: the next step looks again.
        number, version, asks = table.number, table.version, open_asks(table)
        now, new, due = self._now(), list[Notice](), dict[str, int]()
        if asks:
            for id, person in (await self._notices.people_of(name)).items():
                for seat, turn in asks:
                    for target in _targets(id, person, table, seat):
                        new.append(Notice(target, name, seat, turn, now, 0))
                        wanted = now + self._delay
                        if target.startswith(MAIL):
                            wanted = person.next_digest(wanted)
                        due[target] = max(wanted, due.get(target, 0))
            for hook in await self._notices.webhooks(name):
                target = f"{HOOK} {hook}"
                due[target] = now + self._delay
                new += [Notice(target, name, seat, turn, now, 0) for seat, turn in asks]
        await self._notices.note(name, number, version, new, due)

    async def _fresh_table(self, name: str) -> Table:
        """A table as the store has it now, after changes by any process."""
        table = await self._host.table(name)
        await self._host.reload(table)
        return table

    # --- sending

    async def _serve(self, target: str, notices: list[Notice]) -> None:
        """Sends the claimed notices of one target; none is left claimed whatever fails."""
        kind, _, rest = target.partition(" ")
        try:
            if kind == CONFIRM:
                await self._confirm(rest, notices)
            elif kind == HOOK:
                await self._send_hook(rest, notices)
            elif kind == MAIL:
                await self._send_mail(notices)
            else:
                person, _, device = rest.partition(" ")
                await self._send_pushes(person, device, notices)
        except Exception:  # The other targets get theirs; what was not begun is due again later.
            log.exception("notice not sent", target=kind)

    async def _confirm(self, id: str, notices: list[Notice]) -> None:
        person = await self._notices.person(id)
        wanted = person is not None and person.mail_state == ASKED and self.mail is not None
        latest = [each for each in notices if wanted and person and each.turn == person.asked]
        for notice in notices:
            if notice not in latest:
                await self._notices.settle(notice, VOID)
        latest = await self._notices.begin(latest, self._now())
        if latest and person is not None and self.mail is not None:
            await self._settle_all(
                latest, await self.mail.send_confirmation(id, person, self._now())
            )

    async def _send_hook(self, id: str, notices: list[Notice]) -> None:
        for notice in notices:
            hook = (await self._notices.webhooks(notice.table)).get(id)
            table = await self._fresh_table(notice.table)
            if hook is None or self.hook is None or not _is_open(table, notice):
                await self._notices.settle(notice, VOID)
                continue
            message = turn_message(table, notice.seat, notice.turn, hook.language, hook.site)
            if not await self._notices.begin([notice], self._now()):
                continue
            outcome = await self.hook(hook, message)
            await self._settle_all([notice], outcome)
            if outcome.fault != hook.fault:
                await self._notices.set_webhook_fault(id, outcome.fault)

    async def _send_mail(self, notices: list[Notice]) -> None:
        """Sends one mail with all turns that an address still wants to hear of.

        People with the same address are browsers of one person: each turn has one notice, which
        waits until none of them has quiet hours.
        """
        now, ready = self._now(), list[tuple[Notice, Table]]()
        readers: dict[str, Person] = {}
        for notice in notices:
            table = await self._fresh_table(notice.table)
            people = await self._notices.people_of(notice.table)
            wanting = _wanting(table, notice, people) if self.mail is not None else {}
            if await self._is_ready(table, notice, wanting, now):
                ready.append((notice, table))
                readers.update(wanting)
        begun = await self._notices.begin([notice for notice, _ in ready], now)
        if not begun or self.mail is None:
            return
        id = min(readers)
        person = readers[id]
        turns = [
            turn_message(table, notice.seat, notice.turn, person.language, person.site)
            for notice, table in ready
            if notice in begun
        ]
        await self._settle_all(begun, await self.mail.send_turns(id, person, turns, now))

    async def _send_pushes(self, id: str, device: str, notices: list[Notice]) -> None:
        """Sends turns to a device of a person, one by one."""
        person, now = await self._notices.person(id), self._now()
        people = {id: person} if person is not None and self.push is not None else {}
        for notice in notices:
            table = await self._fresh_table(notice.table)
            wanting = _wanting(table, notice, people)
            if not await self._is_ready(table, notice, wanting, now):
                continue
            if not await self._notices.begin([notice], now):
                continue
            assert person is not None
            assert self.push is not None
            found = next(each for each in person.devices if each.id == device)
            message = turn_message(table, notice.seat, notice.turn, person.language, person.site)
            outcome = await self.push.send(found, message, person.language, now)
            await self._settle_all([notice], outcome)
            await self._note_device(id, found, outcome)

    async def _is_ready(
        self, table: Table, notice: Notice, wanting: dict[str, Person], now: int
    ) -> bool:
        """True if a notice goes out now; otherwise it is put off, or void if nobody wants it."""
        if not wanting:
            await self._notices.settle(notice, VOID)
            return False
        later = max(self._postponed(table, notice, person, now) for person in wanting.values())
        if later > now:
            await self._notices.settle(notice, DUE, due=later)
        return later <= now

    def _postponed(self, table: Table, notice: Notice, person: Person, now: int) -> int:
        """When a notice may go out: not in quiet hours, and later to somebody at the table."""
        last_time = notice.made + ONLINE_DELAYS * self._delay
        if notice.seat in table.subscribers.online() and now < last_time:
            return min(last_time, now + self._delay)
        return person.end_of_quiet(now)

    async def _settle_all(self, notices: list[Notice], outcome: Outcome) -> None:
        """Stores the outcome of an attempt: sent, to be tried again later, or failed."""
        for notice in notices:
            if not outcome.fault:
                await self._notices.settle(notice, SENT, tried=True)
            elif outcome.final or notice.attempts + 1 >= MOST_ATTEMPTS:
                await self._notices.settle(notice, FAILED, fault=outcome.fault, tried=True)
            else:
                due = self._now() + pause_after(notice.attempts, outcome.wait)
                await self._notices.settle(notice, DUE, due=due, fault=outcome.fault, tried=True)

    async def _note_device(self, id: str, device: Device, outcome: Outcome) -> None:
        """Notes a fault of a device for its person, or that there is none any more."""
        if outcome.fault == device.fault:
            return

        def note(person: Person) -> None:
            for each in person.devices:
                if each.id == device.id and each.endpoint == device.endpoint:
                    each.fault = "gone" if outcome.gone else outcome.fault

        await self._notices.change_person(id, note, self._now())


def is_valid(table: Table, watched: WatchedSeat) -> bool:
    """True if the seat still has the link with which its notices were asked for."""
    seats = table.config.seats
    return watched.seat < len(seats) and seats[watched.seat].token == watched.token


def _is_open(table: Table, notice: Notice) -> bool:
    """True if the turn of a notice goes on: its move was not made."""
    return (notice.seat, notice.turn) in open_asks(table)


def _wanting(table: Table, notice: Notice, people: dict[str, Person]) -> dict[str, Person]:
    """Those of some people who still want a notice; nobody if it is no longer true."""
    if not _is_open(table, notice):
        return {}
    return {
        id: person
        for id, person in people.items()
        if notice.target in _targets(id, person, table, notice.seat)
    }


def _targets(id: str, person: Person, table: Table, seat: int) -> list[str]:
    """Where a person wants the notices of a seat."""
    wishes = [each for each in person.seats if (each.table, each.seat) == (table.id, seat)]
    wishes = [each for each in wishes if is_valid(table, each)]
    found: list[str] = []
    if any(each.push for each in wishes):
        found = [f"{PUSH} {id} {each.id}" for each in person.devices if each.fault != "gone"]
    if person.mail_state == ON and any(each.mail for each in wishes):
        found.append(f"{MAIL} {person.address}")
    return found

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
from motherlode.server.notices.turns import open_turns
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
        number, version, turns = table.number, table.version, open_turns(table)
        now, new, due = self._now(), list[Notice](), dict[str, int]()
        if turns:
            for id, person in (await self._notices.people_of(name)).items():
                for watched in person.seats:
                    if is_valid(table, watched) and watched.seat in turns:
                        for target in _targets(id, person, watched):
                            new.append(
                                Notice(target, name, watched.seat, turns[watched.seat], now, 0)
                            )
                            due[target] = now + self._delay
                            if target.startswith(MAIL):
                                due[target] = person.next_digest(due[target])
            for hook in await self._notices.webhooks(name):
                target = f"{HOOK} {hook}"
                due[target] = now + self._delay
                new += [Notice(target, name, seat, turn, now, 0) for seat, turn in turns.items()]
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
            else:
                person, _, device = rest.partition(" ")
                await self._notify(person, device, notices)
        except Exception:  # The other targets get theirs; what was not begun is due again later.
            log.exception("notice not sent", target=kind)

    async def _confirm(self, id: str, notices: list[Notice]) -> None:
        person = await self._notices.person(id)
        wanted = person is not None and person.mail_state == ASKED
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

    async def _notify(self, id: str, device: str, notices: list[Notice]) -> None:
        """Sends notices to a person: by mail, or to a device."""
        person, turns, now = (
            await self._notices.person(id),
            list[tuple[Notice, TurnMessage]](),
            (self._now()),
        )
        for notice in notices:
            table = await self._fresh_table(notice.table)
            if person is None or not self._is_wanted(table, notice, person, device):
                await self._notices.settle(notice, VOID)
            elif (later := self._postponed(table, notice, person, now)) > now:
                await self._notices.settle(notice, DUE, due=later)
            else:
                message = turn_message(
                    table, notice.seat, notice.turn, person.language, person.site
                )
                turns.append((notice, message))
        begun = await self._notices.begin([notice for notice, _ in turns], now)
        turns = [each for each in turns if each[0] in begun]
        if person is None or not turns:
            return
        if not device and self.mail is not None:
            messages = [message for _, message in turns]
            outcome = await self.mail.send_turns(id, person, messages, now)
            await self._settle_all([notice for notice, _ in turns], outcome)
        for notice, message in turns if device else ():
            found = next(each for each in person.devices if each.id == device)
            assert self.push is not None
            outcome = await self.push.send(found, message, person.language, now)
            await self._settle_all([notice], outcome)
            await self._note_device(id, found, outcome)

    def _is_wanted(self, table: Table, notice: Notice, person: Person, device: str) -> bool:
        """True if a notice is still true, and its person still wants it."""
        if not _is_open(table, notice):
            return False
        for watched in person.seats:
            if (watched.table, watched.seat) == (notice.table, notice.seat):
                target = notice.target
                wanted = target in _targets("", person, watched, target.partition(" ")[2])
                able = self.push if device else self.mail
                return wanted and able is not None and is_valid(table, watched)
        return False

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
    return open_turns(table).get(notice.seat) == notice.turn


def _targets(id: str, person: Person, watched: WatchedSeat, rest: str = "") -> list[str]:
    """Where a person wants the notices of a seat; for a person of a target that is known, `rest`
    is that target without its kind."""
    id = id or rest.partition(" ")[0]
    found = [f"{PUSH} {id} {each.id}" for each in person.devices if each.fault != "gone"]
    found = found if watched.push else []
    return [*found, f"{MAIL} {id}"] if watched.mail and person.mail_state == ON else found

"""The store of notices: people, webhooks, and the queue that all processes share."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, or_, select, tuple_, update

from motherlode.server.notices.person import PERSON, WEBHOOK, Person, Webhook
from motherlode.server.store.downtime import AHEAD
from motherlode.server.store.notice_schema import (
    NOTED_TABLES,
    NOTICE_SEATS,
    NOTICES,
    PEOPLE,
    SERVER_KEYS,
    WEBHOOKS,
)
from motherlode.server.store.schema import ENTRIES, TABLES
from motherlode.server.store.sql_statements import insert
from motherlode.server.store.store import Store
from motherlode.server.tables.table_config import PLAYING, WAITING

DUE, CLAIM, SENDING, SENT = "due", "claimed", "sending", "sent"
VOID, FAILED, UNKNOWN = "void", "failed", "unknown"
MOST_CLAIMED = 50
"""The most notices that a process claims at once."""
SENDING_MS = 120_000
"""How long a process may take to send what it claimed; afterwards it counts as killed."""
KEPT_MS = 30 * 24 * 3_600_000
"""How long notices are kept that were sent or failed."""
PERSON_KEPT_MS = 400 * 24 * 3_600_000
"""How long a person is kept who changes nothing and watches no game that goes on."""
Q = NOTICES.c


@dataclass(frozen=True)
class Notice:
    """A notice in the queue: to whom, and of which turn of which seat."""

    target: str
    table: str
    seat: int
    turn: int
    made: int
    attempts: int

    @property
    def key(self) -> tuple[str, str, int, int]:
        return self.target, self.table, self.seat, self.turn


class NoticeStore:
    """Reads and writes everything of notices; each change is one transaction."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._owner = secrets.token_hex(8)

    # --- people and webhooks

    async def person(self, id: str) -> Person | None:
        found = await self._store.read(
            lambda connection: connection.execute(
                select(PEOPLE.c.doc).where(PEOPLE.c.id == id)
            ).scalar()
        )
        return None if found is None else PERSON.decode(found)

    async def change_person(self, id: str, change: Callable[[Person], None], now: int) -> Person:
        """Changes a person, who is new if unknown; of two changes at once both happen."""
        made = insert(self._store.dialect, PEOPLE).on_conflict_do_nothing()
        wanted = select(PEOPLE.c.doc).where(PEOPLE.c.id == id).with_for_update()

        def work(connection: Connection) -> Person:
            connection.execute(made, {"id": id, "doc": "{}", "changed": now})
            person = PERSON.decode(connection.execute(wanted).scalar_one())
            change(person)
            text = msgspec.json.encode(person).decode()
            new = update(PEOPLE).where(PEOPLE.c.id == id)
            new = new.values(doc=text, changed=now, address=person.address)
            connection.execute(new)
            self._index_seats(connection, id, person)
            return person

        person: Person = await self._store.writer.submit(work, lock_order=(f"person {id}", 0))
        return person

    def _index_seats(self, connection: Connection, id: str, person: Person) -> None:
        """Lets the seats of a person be found by table; new ones are looked at at once."""
        before = select(NOTICE_SEATS.c.table_id, NOTICE_SEATS.c.seat)
        had = {tuple(row) for row in connection.execute(before.where(NOTICE_SEATS.c.person == id))}
        has = {(seat.table, seat.seat) for seat in person.seats}
        for table, seat in had - has:
            gone = (NOTICE_SEATS.c.table_id == table) & (NOTICE_SEATS.c.seat == seat)
            connection.execute(delete(NOTICE_SEATS).where(gone, NOTICE_SEATS.c.person == id))
        for table, seat in has - had:
            row = {"table_id": table, "seat": seat, "person": id}
            connection.execute(insert(self._store.dialect, NOTICE_SEATS), row)
        tables = {table for table, _ in has | had}
        connection.execute(delete(NOTED_TABLES).where(NOTED_TABLES.c.table_id.in_(tables)))

    async def forget_person(self, id: str) -> None:
        """Deletes everything that is stored of a person."""
        await self._store.writer.submit(lambda connection: _forget(connection, id))

    async def forget_unused_people(self, now: int) -> None:
        """Deletes people who changed nothing for long and watch no seat of a game that goes on."""
        watched = select(NOTICE_SEATS.c.person).join(TABLES, TABLES.c.id == NOTICE_SEATS.c.table_id)
        watched = watched.where(TABLES.c.state.in_((WAITING, PLAYING)))
        unused = (PEOPLE.c.changed < now - PERSON_KEPT_MS) & PEOPLE.c.id.notin_(watched)
        wanted = select(PEOPLE.c.id).where(unused).limit(MOST_CLAIMED)
        if not await self._store.read(lambda connection: connection.execute(wanted).all()):
            return

        def work(connection: Connection) -> None:
            for id in connection.execute(wanted.with_for_update()).scalars().all():
                _forget(connection, id)

        await self._store.writer.submit(work)

    async def people_with(self, address: str) -> list[str]:
        """The ids of the people with an e-mail address, given by its hash."""
        wanted = select(PEOPLE.c.id).where(PEOPLE.c.address == address)
        return list(
            await self._store.read(lambda connection: connection.execute(wanted).scalars().all())
        )

    async def people_of(self, table: str) -> dict[str, Person]:
        """By id, the people who want notices of some seat of a table."""
        wanted = select(PEOPLE.c.id, PEOPLE.c.doc).join(
            NOTICE_SEATS, NOTICE_SEATS.c.person == PEOPLE.c.id
        )
        rows = await self._store.read(
            lambda connection: connection.execute(
                wanted.where(NOTICE_SEATS.c.table_id == table)
            ).all()
        )
        return {row.id: PERSON.decode(row.doc) for row in rows}

    async def webhooks(self, table: str) -> dict[str, Webhook]:
        """By id, the webhooks of a table."""
        wanted = select(WEBHOOKS.c.id, WEBHOOKS.c.doc).where(WEBHOOKS.c.table_id == table)
        rows = await self._store.read(lambda connection: connection.execute(wanted).all())
        return {row.id: WEBHOOK.decode(row.doc) for row in rows}

    async def add_webhook(self, table: str, id: str, hook: Webhook, most: int) -> bool:
        """Adds a webhook to a table; False if it has the most already."""
        row = {"id": id, "table_id": table, "doc": msgspec.json.encode(hook).decode()}
        here = WEBHOOKS.c.table_id == table
        locked = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update()

        def work(connection: Connection) -> bool:
            connection.execute(locked)
            counted = connection.execute(select(func.count()).select_from(WEBHOOKS).where(here))
            if counted.scalar_one() >= most:
                return False
            connection.execute(WEBHOOKS.insert(), row)
            connection.execute(delete(NOTED_TABLES).where(NOTED_TABLES.c.table_id == table))
            return True

        added: bool = await self._store.writer.submit(work, lock_order=(table, 0))
        return added

    async def set_webhook_fault(self, id: str, fault: str) -> None:
        def work(connection: Connection) -> None:
            wanted = select(WEBHOOKS.c.doc).where(WEBHOOKS.c.id == id).with_for_update()
            stored = connection.execute(wanted).scalar()
            if stored is not None:
                hook = WEBHOOK.decode(stored)
                hook.fault = fault
                new = msgspec.json.encode(hook).decode()
                connection.execute(update(WEBHOOKS).where(WEBHOOKS.c.id == id).values(doc=new))

        await self._store.writer.submit(work)

    async def forget_webhook(self, table: str, id: str) -> None:
        here = (WEBHOOKS.c.id == id) & (WEBHOOKS.c.table_id == table)
        await self._store.writer.submit(
            lambda connection: connection.execute(delete(WEBHOOKS).where(here)).rowcount
        )

    # --- the queue

    async def changed_tables(self) -> dict[str, tuple[int, int]]:
        """The tables in play with unread turns: by id, their last entry and config's version."""
        length = select(func.coalesce(func.max(ENTRIES.c.number), 0))
        number = length.where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
        watched = or_(
            TABLES.c.id.in_(select(NOTICE_SEATS.c.table_id)),
            TABLES.c.id.in_(select(WEBHOOKS.c.table_id)),
        )
        noted = NOTED_TABLES.c
        unread = or_(
            noted.table_id.is_(None), noted.number < number, noted.version < TABLES.c.version
        )
        wanted = select(TABLES.c.id, number.label("number"), TABLES.c.version)
        wanted = wanted.outerjoin(NOTED_TABLES, noted.table_id == TABLES.c.id)
        wanted = wanted.where(TABLES.c.state == "playing", watched, unread).limit(200)
        rows = await self._store.read(lambda connection: connection.execute(wanted).all())
        return {row.id: (row.number, row.version) for row in rows}

    async def note(
        self, table: str, number: int, version: int, notices: list[Notice], due: dict[str, int]
    ) -> None:
        """Queues the notices of a table that are not queued yet; `due` is by target."""
        new = insert(self._store.dialect, NOTICES).on_conflict_do_nothing()
        row = {"table_id": table, "number": number, "version": version}
        put = insert(self._store.dialect, NOTED_TABLES).on_conflict_do_update(
            index_elements=["table_id"], set_={"number": number, "version": version}
        )

        def work(connection: Connection) -> None:
            for notice in notices:
                connection.execute(new, _row(notice, due[notice.target]))
            connection.execute(put, row)

        await self._store.writer.submit(work, lock_order=(table, 3))

    async def add(self, notice: Notice, due: int) -> None:
        """Queues a notice unless it is queued."""
        new = insert(self._store.dialect, NOTICES).on_conflict_do_nothing()
        await self._store.writer.submit(
            lambda connection: connection.execute(new, _row(notice, due)).rowcount
        )

    async def claim(self, now: int) -> list[Notice]:
        """Claims notices that are due: no other process sends them.

        One that was queued far in the future is due: the clock was put right since.
        """
        due = or_(Q.due <= now, Q.made > now + AHEAD)
        picked = select(NOTICES).where(Q.state == DUE, due).order_by(Q.due).limit(MOST_CLAIMED)
        picked = picked.with_for_update(skip_locked=True)

        def work(connection: Connection) -> list[Notice]:
            rows = connection.execute(picked).all()
            keys = [(row.target, row.table_id, row.seat, row.turn) for row in rows]
            taken = tuple_(Q.target, Q.table_id, Q.seat, Q.turn).in_(keys)
            change = (
                update(NOTICES).where(taken).values(state=CLAIM, claimed=now, owner=self._owner)
            )
            connection.execute(change)
            return [
                Notice(
                    row.target, row.table_id, row.seat, row.turn, min(row.made, now), row.attempts
                )
                for row in rows
            ]

        claimed: list[Notice] = await self._store.writer.submit(work)
        return claimed

    async def begin(self, notices: list[Notice], now: int) -> list[Notice]:
        """Marks claimed notices as being sent; returns those that are still this process's."""

        def work(connection: Connection) -> list[Notice]:
            own = (Q.state == CLAIM) & (Q.owner == self._owner)
            change = update(NOTICES).values(state=SENDING, claimed=now)
            return [
                notice
                for notice in notices
                if connection.execute(change.where(_is(notice), own)).rowcount == 1
            ]

        begun: list[Notice] = await self._store.writer.submit(work)
        return begun

    async def settle(
        self, notice: Notice, state: str, due: int = 0, fault: str = "", tried: bool = False
    ) -> None:
        """Stores what became of a claimed notice."""
        values = {"state": state, "due": due, "fault": fault, "made": notice.made}
        values["attempts"] = notice.attempts + tried
        change = update(NOTICES).where(_is(notice)).values(values)
        await self._store.writer.submit(lambda connection: connection.execute(change).rowcount)

    async def end_interrupted(self, now: int) -> None:
        """Ends what a killed process had claimed. What it was sending may have gone out, so it
        never goes out again; the rest is due. Forgets what was settled long ago."""
        killed = or_(Q.claimed < now - SENDING_MS, Q.claimed > now + AHEAD)
        change = update(NOTICES).where(Q.state == SENDING, killed)
        change = change.values(state=UNKNOWN, fault="interrupted")
        free = update(NOTICES).where(Q.state == CLAIM, killed).values(state=DUE)
        old = delete(NOTICES).where(Q.state.notin_((DUE, CLAIM, SENDING)), Q.made < now - KEPT_MS)

        def work(connection: Connection) -> None:
            connection.execute(change)
            connection.execute(free)
            connection.execute(old)

        await self._store.writer.submit(work)

    async def states(self, target: str) -> Sequence[Any]:
        """The notices of targets that begin with a text, newest first."""
        wanted = select(NOTICES).where(Q.target.like(f"{target}%")).order_by(Q.made.desc())
        return await self._store.read(
            lambda connection: connection.execute(wanted.limit(100)).all()
        )

    # --- keys

    async def key(self, name: str, make: Callable[[], str]) -> str:
        """A key of the server; the first process that asks for it makes it."""
        known = await self.known_key(name)
        if known is not None:
            return known
        new = insert(self._store.dialect, SERVER_KEYS).on_conflict_do_nothing()

        def work(connection: Connection) -> str:
            connection.execute(new, {"name": name, "value": make()})
            return str(connection.execute(_key_named(name)).scalar_one())

        made: str = await self._store.writer.submit(work)
        return made

    async def known_key(self, name: str) -> str | None:
        """A key of the server; None if no process has made it."""
        wanted = _key_named(name)
        return await self._store.read(lambda connection: connection.execute(wanted).scalar())

    async def link_key(self) -> str:
        """The secret from which the codes in mails are made."""
        return await self.key("links", lambda: secrets.token_hex(32))


def _forget(connection: Connection, id: str) -> None:
    """Deletes a person; notices to an address stay while another person has it, so that no turn of
    theirs gets a second mail."""
    find = select(PEOPLE.c.address).where(PEOPLE.c.id == id)
    address = connection.execute(find).scalar()
    connection.execute(delete(NOTICE_SEATS).where(NOTICE_SEATS.c.person == id))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id == id))
    own = or_(Q.target == f"confirm {id}", Q.target.like(f"push {id} %"))
    shared = select(PEOPLE.c.id).where(PEOPLE.c.address == address).limit(1)
    if address and connection.execute(shared).scalar() is None:
        own = or_(own, Q.target == f"mail {address}")
    connection.execute(delete(NOTICES).where(own))


def _key_named(name: str) -> Any:
    """The query for a key of the server."""
    return select(SERVER_KEYS.c.value).where(SERVER_KEYS.c.name == name)


def _is(notice: Notice) -> Any:
    """The condition that a row is a notice's."""
    target, table, seat, turn = notice.key
    return (Q.target == target) & (Q.table_id == table) & (Q.seat == seat) & (Q.turn == turn)


def _row(notice: Notice, due: int) -> dict[str, Any]:
    return {
        "target": notice.target,
        "table_id": notice.table,
        "seat": notice.seat,
        "turn": notice.turn,
        "state": DUE,
        "due": due,
        "made": notice.made,
        "attempts": notice.attempts,
        "claimed": 0,
        "owner": "",
        "fault": "",
    }

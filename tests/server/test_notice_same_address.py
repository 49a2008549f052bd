"""Somebody with several browsers is a person in each: with one address, a turn has one mail."""

import asyncio
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, create_engine, text

from motherlode.server.notices.notice_store import NoticeStore
from motherlode.server.notices.person import OFF, Person
from motherlode.server.store import Store, open_database
from motherlode.server.store.database import sqlite_engine, upgrade_to
from tests.load.launch import Postgres
from tests.server.noticed_tables import HOUR, Noticed, noticed
from tests.server.sites import drive, fresh_database


async def watch_twice(here: Noticed, **second: Any) -> tuple[str, str]:
    """Lets two browsers of the seat that is asked want mails; the second one has more wishes."""
    desk = await here.watch(here.game.asked, mail=True)
    phone = await here.watch(here.game.asked, mail=True, browser="phone", **second)

    def type_in_capitals(person: Person) -> None:
        person.mail = person.mail.upper()

    await here.store.change_person(phone, type_in_capitals, here.clock.now)
    return desk, phone


def test_two_browsers_with_one_address_get_one_mail_a_turn(own_database: str) -> None:
    async def work() -> None:
        async with noticed(own_database) as here:
            ids = await watch_twice(here)
            await here.later()
            await here.later(HOUR)
            assert len(here.mailbox.mails) == 1
            # One browser is forgotten: the turn that the other was mailed stays mailed.
            await here.store.forget_person(ids[0])
            await here.game.table.change_config(lambda config: None)
            await here.later(HOUR)
            assert len(here.mailbox.mails) == 1
            await here.store.forget_person(ids[1])
            assert not await here.mails(ids[1])

    drive(work)


def test_two_processes_that_queue_the_same_turn_at_once_send_one_mail(own_postgres: str) -> None:
    async def work() -> None:
        async with noticed(own_postgres) as here:
            await watch_twice(here)
            stores = [Store(open_database(own_postgres)) for _ in range(3)]
            others = [here.another(NoticeStore(store)) for store in stores]
            for _ in range(3):
                await asyncio.gather(*(each.step() for each in (here.dispatcher, *others)))
                here.clock.pass_seconds(HOUR / 1000)
            assert len(here.mailbox.mails) == 1
            for store in stores:
                await store.close()

    drive(work)


@pytest.mark.parametrize(
    ("wishes", "hour"),
    [({"quiet_from": 7 * 60, "quiet_until": 11 * 60}, 11), ({"digest_hour": 18}, 18)],
)
def test_the_wishes_of_all_browsers_with_an_address_are_kept(
    wishes: dict[str, int], hour: int, tmp_path: Path
) -> None:
    """One has quiet hours or a digest, the other wants a mail at once."""

    async def work() -> None:
        async with noticed(str(tmp_path / "tables.db")) as here:
            await watch_twice(here, **wishes)
            hours = 0
            while not here.mailbox.mails:
                await here.later(HOUR / 1000)
                hours += 1
                assert hours < 24
            assert Person().local(here.clock.now).hour == hour

    drive(work)


def test_a_browser_that_wants_no_mails_any_more_does_not_end_those_of_the_other(
    own_database: str,
) -> None:
    async def work() -> None:
        async with noticed(own_database) as here:
            desk, phone = await watch_twice(here)

            def end(person: Person) -> None:
                person.seats = []

            await here.dispatcher.step()
            await here.store.change_person(desk, end, here.clock.now)
            await here.later()
            assert len(here.mailbox.mails) == 1
            await here.store.change_person(
                phone, lambda person: setattr(person, "mail_state", OFF), here.clock.now
            )
            watched = here.game.asked
            await here.finish_turn()
            while here.game.asked != watched:
                await here.finish_turn()
            await here.later()
            assert len(here.mailbox.mails) == 1

    drive(work)


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Engine:
    """An empty database."""
    if request.param == "sqlite":
        return sqlite_engine(str(tmp_path / "tables.db"))
    postgres: Postgres = request.getfixturevalue("postgres")
    address = fresh_database(postgres, "addresses_migration")
    return create_engine(address.replace("postgresql://", "postgresql+psycopg://", 1))


def test_mails_that_were_queued_by_person_are_queued_by_address(engine: Engine) -> None:
    """Of two browsers with one address the turns become one; none is mailed again."""
    queued = "INSERT INTO notices VALUES (:target, 't', 0, :turn, :state, 1, 1, 0, 0, '', '')"
    with engine.begin() as connection:
        upgrade_to(connection, "0009")
        people = "INSERT INTO people (id, doc) VALUES (:id, :wishes)"
        for id, mail in (("a", "Ann@example.org"), ("b", "ann@example.org"), ("c", "")):
            wishes = json.dumps({"mail": mail} if mail else {})
            connection.execute(text(people), {"id": id, "wishes": wishes})
        for target, turn in (("mail a", 1), ("mail b", 1), ("mail b", 2), ("push c x", 1)):
            connection.execute(text(queued), {"target": target, "turn": turn, "state": "sent"})
    with engine.begin() as connection:
        upgrade_to(connection, "0010")
        found = connection.execute(text("SELECT target, turn FROM notices ORDER BY 1, 2")).all()
        address = hashlib.sha256(b"ann@example.org").hexdigest()
        mail = f"mail {address}"
        assert [tuple(row) for row in found] == [(mail, 1), (mail, 2), ("push c x", 1)]
        rows = connection.execute(text("SELECT id, address FROM people ORDER BY id")).all()
        assert [tuple(row) for row in rows] == [("a", address), ("b", address), ("c", "")]
    engine.dispose()

"""Boxes of links that players carry to another device: opened once, never by guessing."""

import asyncio
import base64
import secrets
from typing import Any

import pytest

from motherlode.server.store import Store, carried_seats, open_database
from motherlode.server.store.carried_seats import ONCE_MS, RECOVERY_MS, CarriedSeats
from motherlode.server.store.schema import CARRIED_SEATS
from tests.load.client import Api
from tests.server.sites import Site, drive

PATH = "/carried-seats"
BOX = base64.b64encode(b"locked").decode()


def new_id() -> str:
    return secrets.token_hex(32)


async def store(api: Api, id: str, once: bool, box: str = BOX) -> Any:
    return await api.ask("POST", PATH, body={"id": id, "box": box, "once": once})


async def open_box(api: Api, id: str, key: str) -> Any:
    return await api.ask("POST", f"{PATH}/open", body={"id": id, "key": key})


def test_of_many_devices_at_once_one_opens_a_box_and_a_used_code_opens_nothing(
    site: Site,
) -> None:
    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            id, keys = new_id(), [new_id() for _ in range(8)]
            assert (await store(api, id, once=True)).status_code == 201
            opening = [open_box((api, other)[i % 2], id, key) for i, key in enumerate(keys)]
            answers = await asyncio.gather(*opening)
            assert sorted(answer.status_code for answer in answers) == [200] + [404] * 7
            first = next(key for key, answer in zip(keys, answers) if answer.is_success)
            # The device whose answer was lost gets the box again, and nobody else.
            again = await open_box(other, id, first)
            assert again.json() == {"box": BOX, "version": 1, "once": True}
            refused = await open_box(api, id, new_id())
            assert (refused.status_code, refused.json()["code"]) == (404, "no_such_code")

    drive(work)


def test_a_recovery_box_is_opened_often_and_two_devices_never_overwrite_each_other(
    site: Site,
) -> None:
    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            id = new_id()
            await store(api, id, once=False)
            assert (await store(other, id, once=False)).status_code == 201, "a retry"
            assert (await store(other, id, once=False, box="other")).json()["code"] == "code_taken"
            for _ in range(2):
                assert (await open_box(api, id, new_id())).is_success
            new = [base64.b64encode(bytes([i])).decode() for i in range(2)]
            answers = await asyncio.gather(
                *(
                    here.ask("POST", f"{PATH}/replace", body={"id": id, "version": 1, "box": box})
                    for here, box in zip((api, other), new)
                )
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            won = new[0 if answers[0].is_success else 1]
            assert (await open_box(api, id, new_id())).json()["box"] == won
            await api.ask("POST", f"{PATH}/forget", body={"id": id})
            assert (await open_box(other, id, new_id())).status_code == 404

    drive(work)


def test_a_box_for_one_device_is_never_replaced(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            id = new_id()
            await store(api, id, once=True)
            body = {"id": id, "version": 1, "box": "other"}
            assert (await api.ask("POST", f"{PATH}/replace", body=body)).status_code == 404
            assert (await open_box(api, id, new_id())).json()["box"] == BOX

    drive(work)


def test_codes_expire(database: str) -> None:
    async def work() -> None:
        found = Store(open_database(database))
        boxes, once, kept = CarriedSeats(found), new_id(), new_id()
        assert await boxes.add(once, BOX, True, 1000) == 1000 + ONCE_MS
        assert await boxes.add(kept, BOX, False, 1000) == 1000 + RECOVERY_MS
        assert await boxes.open(once, new_id(), 1001 + ONCE_MS) is None
        assert await boxes.replace(kept, 1, "newer", RECOVERY_MS) is True
        late = await boxes.open(kept, new_id(), RECOVERY_MS + 5000)
        assert late is not None
        assert (late.box, late.version) == ("newer", 2)
        assert await boxes.open(kept, new_id(), 2 * RECOVERY_MS + 5000) is None
        await found.close()

    drive(work)


def test_the_database_holds_neither_code_nor_key(database: str) -> None:
    async def work() -> None:
        found = Store(open_database(database))
        boxes, id, key = CarriedSeats(found), new_id(), new_id()
        await boxes.add(id, BOX, True, 1000)
        await boxes.open(id, key, 1001)
        rows = await found.read(lambda connection: connection.execute(CARRIED_SEATS.select()).all())
        stored = str(rows)
        assert BOX in stored
        assert id not in stored
        assert key not in stored
        await found.close()

    drive(work)


def test_a_server_stores_a_limited_number_of_boxes(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        found = Store(open_database(database))
        boxes, long_ago = CarriedSeats(found), 1000
        await found.writer.submit(lambda connection: connection.execute(CARRIED_SEATS.delete()))
        monkeypatch.setattr(carried_seats, "MOST_BOXES", 2)
        assert await boxes.add(new_id(), BOX, True, long_ago)
        assert await boxes.add(new_id(), BOX, False, long_ago)
        assert await boxes.add(new_id(), BOX, False, long_ago) == 0
        assert await boxes.add(new_id(), BOX, False, long_ago + ONCE_MS + 1), "one is void"
        await found.close()

    drive(work)


def test_an_address_stores_few_recovery_boxes_a_day(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api(source="127.0.0.4") as api:
            answers = [await store(api, new_id(), once=False) for _ in range(21)]
            assert [answer.status_code for answer in answers] == [201] * 20 + [429]
            assert (await store(api, new_id(), once=True)).status_code == 201

    drive(work)


def test_an_address_that_guesses_codes_is_throttled(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api(source="127.0.0.3") as api:
            answers = [await open_box(api, new_id(), new_id()) for _ in range(30)]
            assert answers[0].status_code == 404
            assert answers[-1].status_code == 429
            assert answers[-1].json()["retry_after"] > 0

    drive(work)


@pytest.mark.parametrize(
    "body",
    [
        {"id": "short", "box": BOX, "once": True},
        {"id": "0" * 64, "box": "", "once": True},
        {"id": "0" * 64, "box": "<script>", "once": True},
        {"id": "0" * 64, "box": "a" * 60_001, "once": True},
        {"id": "0" * 64, "box": BOX, "once": True, "code": "x"},
    ],
)
def test_malformed_boxes_are_refused(sqlite: Site, body: Any) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            assert (await api.ask("POST", PATH, body=body)).status_code == 400

    drive(work)

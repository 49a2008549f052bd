"""All tables of a browser in one request: whose move it is, and nothing to strangers."""

import asyncio
import random
from types import SimpleNamespace
from typing import Any

import pytest

from motherlode.server.api.errors import TooManyRequests
from motherlode.server.api.my_tables_schema import MyLinks
from motherlode.server.api.rest.my_tables import tables_of, tokens_by_table
from motherlode.server.tables.table import Table
from tests.load.client import Api
from tests.server.play import asked_seat, make_moves
from tests.server.sites import Site, drive
from tests.server.tables import hosted, registry_on


def links(*tables: Any, seat: int = 0) -> list[dict[str, Any]]:
    return [{"table": made["table"], "tokens": [made["seats"][seat]["token"]]} for made in tables]


async def find(api: Api, tables: list[dict[str, Any]], **more: Any) -> Any:
    return await api.post("/my-tables", body={"tables": tables, **more})


def test_tables_that_await_the_player_are_first_and_the_nearest_deadline_leads(
    site: Site,
) -> None:
    async def work() -> None:
        async with site.api() as api:
            day, week = {"per_move": 86_400}, {"per_move": 604_800}
            slow, quick, free = [await api.table(clock=clock) for clock in (week, day, None)]
            waiting = await api.post(
                "/tables",
                body={"game": "karats", "seats": [{"kind": "human"}, {"kind": "human"}]},
            )
            every = links(free, slow, waiting, quick)
            found = await find(api, every)
            tables = found["tables"]
            awaiting = [table for table in tables if table["awaits"]]
            assert tables[: len(awaiting)] == awaiting
            timed = [table["deadline"] for table in awaiting if table["deadline"]]
            assert timed == sorted(timed)
            assert {table["table"]: table["awaits"] for table in tables}[waiting["table"]] == "sit"
            for table in tables:
                assert table["own_seats"] == [0]
                if table["state"] == "playing":
                    asked = table["asked"]
                    assert table["awaits"] == ("move" if asked == 0 else "")
                    assert table["step"]
                    assert 0 < table["since"] <= found["now"]
                    timed_table = table["table"] in (slow["table"], quick["table"])
                    assert (table["deadline"] > found["now"]) == timed_table

    drive(work)


def test_a_request_waits_for_a_move_at_any_of_its_tables(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api, site.api(1) as elsewhere:
            first, second = await api.table(), await api.table()
            before = await find(elsewhere, links(first, second))
            seen = before["version"]
            asking = asyncio.create_task(find(elsewhere, links(first, second), seen=seen, wait=20))
            async with site.open_seats(second) as seats:
                await make_moves(seats, 1, random.Random(1))
                assert asked_seat(seats) is not None
            after = await asking
            assert after["version"] != seen
            numbers = {table["table"]: table["number"] for table in after["tables"]}
            assert numbers[first["table"]] == 0

    drive(work)


def test_an_unchanged_answer_comes_when_the_wait_is_over(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            made = await api.table()
            seen = (await find(api, links(made)))["version"]
            again = await find(api, links(made), seen=seen, wait=0.1)
            assert again["version"] == seen

    drive(work)


def test_consent_that_is_asked_for_awaits_the_player(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            made = await api.table()
            ask = {"type": "propose", "id": "end", "kind": "end"}
            path = f"/tables/{made['table']}/messages"
            asked = (await find(api, links(made)))["tables"][0]["asked"]
            await api.post(path, made["seats"][asked]["token"], ask)
            (table,) = (await find(api, links(made, seat=1 - asked)))["tables"]
            assert table["awaits"] == "consent"

    drive(work)


def test_a_bot_that_stands_in_awaits_nobody(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            made = await api.table()
            await api.post(
                f"/tables/{made['table']}/seats/0/bot", made["seats"][0]["token"], {"bot": "random"}
            )
            (table,) = (await find(api, links(made)))["tables"]
            assert table["awaits"] == ""

    drive(work)


def test_wrong_tokens_find_nothing(site: Site) -> None:
    """A stranger's token, a replaced one, and the token of another table's seat."""

    async def work() -> None:
        async with site.api() as api:
            made, foreign = await api.table(spectators=False), await api.table()
            old = made["seats"][0]["token"]
            path = f"/tables/{made['table']}/seats/0/link"
            fresh = (await api.post(path, old))["token"]
            for token in ("x" * 32, old, foreign["seats"][0]["token"], foreign["host"]):
                found = await find(api, [{"table": made["table"], "tokens": [token]}])
                assert (found["tables"], found["dead"]) == ([], [made["table"]])
            found = await find(api, [{"table": made["table"], "tokens": [fresh, old]}])
            assert found["tables"][0]["own_seats"] == [0]
            # The host's link has no seat: nothing is awaited of it.
            found = await find(api, [{"table": made["table"], "tokens": [made["host"]]}])
            assert (found["tables"][0]["own_seats"], found["tables"][0]["awaits"]) == ([], "")
            unknown = await find(api, [{"table": "nowhere", "tokens": ["x"]}])
            assert unknown["dead"] == ["nowhere"]

    drive(work)


@pytest.mark.parametrize(
    "tables",
    [
        [{"table": "a", "tokens": []}],
        [{"table": "a/b", "tokens": ["x"]}],
        [{"table": "a", "tokens": ["x"] * 21}],
        [{"table": "a", "tokens": ["x" * 101]}],
        [{"table": "a", "tokens": ["x"], "seat": 0}],
        [{"table": "a", "tokens": ["x"]}] * 101,
    ],
)
def test_too_much_or_malformed_is_refused(sqlite: Site, tables: Any) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            answer = await api.ask("POST", "/my-tables", body={"tables": tables})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")

    drive(work)


def test_an_address_that_opens_too_many_tables_by_lists_is_throttled(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            wanted = [{"table": f"none{number}", "tokens": ["x"]} for number in range(100)]
            answers = [
                await api.ask("POST", "/my-tables", body={"tables": wanted}) for _ in range(9)
            ]
            assert answers[0].status_code == 200
            assert answers[-1].status_code == 429
            assert answers[-1].json()["retry_after"] > 0

    drive(work)


def test_wrong_tokens_cost_one_reading_for_each_table_and_are_counted(database: str) -> None:
    async def work() -> None:
        async with registry_on(database) as registry:
            tables = [(await hosted(registry))[0] for _ in range(3)]
            read: list[str] = []

            async def refresh(table: Table) -> None:
                read.append(table.id)

            registry.cluster.refresh_config = refresh  # type: ignore[method-assign]
            for table in tables:
                table.cluster = registry.cluster
            wrong = [MyLinks(t.id, [f"{i} {j}" for i in range(20)]) for t in tables for j in (1, 2)]
            tokens = tokens_by_table([*wrong, *wrong])
            assert [len(given) for given in tokens.values()] == [40] * 3
            app = SimpleNamespace(state=SimpleNamespace(registry=registry))
            request: Any = SimpleNamespace(app=app, client=SimpleNamespace(host="192.0.2.1"))
            assert set(await tables_of(request, tokens)) == {table.id for table in tables}
            assert sorted(read) == sorted(table.id for table in tables)

            async def again_and_again() -> None:
                for _ in range(1000):
                    await tables_of(request, tokens)

            with pytest.raises(TooManyRequests):
                await again_and_again()

    drive(work)

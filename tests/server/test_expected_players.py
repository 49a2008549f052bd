"""Open seats for which the host expects somebody."""

import asyncio
import secrets
from typing import Any

from motherlode.server.api.rest_schema import NewSeat, NewTable
from motherlode.server.tables import creation
from motherlode.server.tables.expected_players import expect_player
from tests.load.client import Api
from tests.server.human_tables import refused
from tests.server.sites import Site, drive
from tests.server.tables import registry_on

OPEN = {"kind": "open"}


async def waiting_table(api: Api, *expected: str | None) -> Any:
    """A table of a host who has not sat down and of open seats, and whom the host expects there."""
    seats = [{"kind": "human"}, *({**OPEN, "name": name} for name in expected)]
    return await api.post("/tables", body={"game": "karats", "seats": seats, "listed": True})


async def join(api: Api, table: str, name: str) -> int:
    body = {"name": name, "entropy": secrets.token_hex(32)}
    return int((await api.post(f"/tables/{table}/join", body=body))["seat"])


async def expected_at(api: Api, table: str, wanted: list[str]) -> None:
    """Waits until a process says whom the host expects: another one may have changed it."""
    for attempt in range(200):
        found = (await api.get(f"/tables/{table}"))["table"]["seats"]
        if [seat["expected"] for seat in found] == wanted:
            return
        await asyncio.sleep(0.1)
    raise AssertionError(f"expected are {found}, not {wanted}")


def test_who_joins_under_an_expected_name_gets_that_seat(site: Site) -> None:
    """Others get a seat for anybody first, and one that is meant for somebody last."""

    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            table = (await waiting_table(api, "Ada", None, "Bo"))["table"]
            await expected_at(other, table, ["", "Ada", "", "Bo"])
            rows = (await other.get("/tables"))["tables"]
            [seats] = [row["seats"] for row in rows if row["table"] == table]
            assert [seat["expected"] for seat in seats] == ["", "Ada", "", "Bo"]
            assert await join(other, table, "Cem") == 2
            assert await join(api, table, " bo") == 3
            await expected_at(api, table, ["", "Ada", "", ""])
            assert await join(other, table, "Dora") == 1, "a name keeps the seat for nobody"

    drive(work)


def test_only_the_host_says_whom_it_expects_and_only_at_open_seats(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            created = await waiting_table(api, None)
            table, host = created["table"], created["host"]
            path = f"/tables/{table}/seats"
            own = created["seats"][0]["token"]
            for token, seat, name, code in (
                ("", 1, "Ada", "not_allowed"),
                (own, 1, "Ada", "not_allowed"),
                (host, 0, "Ada", "seat_taken"),
                (host, 5, "Ada", "no_such_seat"),
                (host, 1, "\u200b", "unprintable_name"),
                (host, 1, "Player 1", "name_taken"),
            ):
                answer = await other.ask("POST", f"{path}/{seat}/expect", token, {"name": name})
                assert answer.json().get("code") == code, (answer.text, name)
            await expected_at(api, table, ["", ""])
            await other.post(f"{path}/1/expect", host, {"name": "Ada"})
            await expected_at(api, table, ["", "Ada"])
            await api.post(f"{path}/1/expect", host, {"name": ""})
            await expected_at(other, table, ["", ""])
            await api.post(f"/tables/{table}/close", host)
            late = await api.ask("POST", f"{path}/1/expect", host, {"name": "Ada"})
            assert late.json()["code"] == "begun"

    drive(work)


def test_whom_the_host_expects_is_no_second_chat(database: str) -> None:
    """At most five names in ten seconds for a seat; taking one back is free."""

    async def work() -> None:
        async with registry_on(database) as registry:
            seats = [NewSeat("human", "Ann"), NewSeat("open"), NewSeat("open")]
            made = await creation.new_table(registry, NewTable("karats", seats))
            table = await registry.table(made.table)

            async def expect(seat: int, name: str) -> None:
                await table.change_config(
                    lambda config: expect_player(config, seat, name, made.host)
                )

            for i in range(5):
                await expect(1, f"Guest {i}")
            assert await refused(expect(1, "Guest 5")) == "renamed_too_often"
            await expect(1, "")
            await expect(2, "Guest")
            assert [seat.expected for seat in table.config.seats] == ["", "", "Guest"]

    drive(work)

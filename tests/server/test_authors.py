"""The record of a table says who chose each entry and when, and which seats changed hands."""

import asyncio
import secrets
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from motherlode.kernel.entry_authors import parse_author
from motherlode.kernel.record import OWN_LINK, Record, from_json, replay
from motherlode.server.api.errors import Refusal
from motherlode.server.api.rest_schema import Join, NewSeat, NewTable
from motherlode.server.tables import creation, join_kick_start, takeovers
from motherlode.server.tables.takeovers import takeover
from tests.load.client import Api
from tests.server.human_tables import refused, sitting
from tests.server.sites import MOSTLY_SQLITE, Site, drive
from tests.server.tables import hosted, registry_in, registry_on

SEATS = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}, {"kind": "bot"}]


async def record_of(api: Api, made: dict[str, Any]) -> Record:
    """The record of a table that is over."""
    answer = await api.ask("GET", f"/tables/{made['table']}/record")
    record = from_json(answer.content)
    replay(record)
    return record


@MOSTLY_SQLITE
def test_entries_that_a_stand_in_made_name_the_stand_in_and_not_the_human(site: Site) -> None:
    """Nobody moves: the clock gives both seats to bots, which play to the end."""

    async def work() -> None:
        async with site.api() as api:
            form = {"game": "karats", "seats": SEATS, "clock": {"per_move": 1}}
            made = await api.create_and_sit(form)
            while (info := (await api.get(f"/tables/{made['table']}"))["table"])["state"] != "over":
                await asyncio.sleep(0.05)
            record = await record_of(api, made)
        kinds = {parse_author(text)[:2] for text in record.authors}
        assert kinds == {(0, "stand-in"), (1, "stand-in"), (2, "bot")}
        assert {parse_author(text).bot for text in record.authors} == {"greedy"}
        assert record.times == sorted(record.times)
        assert record.times[0] > info["created"]
        taken = {
            (change.seat, change.before, change.after, change.by) for change in record.takeovers
        }
        assert taken == {
            (0, "player Ann", "stand-in greedy", "clock"),
            (1, "player Ben", "stand-in greedy", "clock"),
        }
        assert [change["seat"] for change in info["takeovers"]] == [
            change.seat for change in record.takeovers
        ]

    drive(work, 180)


def test_players_and_standing_orders_are_distinguished_after_the_end(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            made = await api.table(2)
            async with site.open_seats(made) as seats:
                view = (seats[0].position or {})["view"]
                order = {"step": view["asked"]["step"], "action": ""}
                asked = next(seat for seat in seats if seat.legal)
                order["action"] = asked.legal[0]
                await asked.move(asked.legal[0])
                other = next(seat for seat in seats if seat is not asked)
                await other.until(lambda: other.number >= 1)
                order["action"] = other.legal[0]
                await other.ask({"type": "orders", "orders": [order]})
                await other.until(lambda: other.number >= 2)
                shown = (await api.get(f"/tables/{made['table']}/history"))["entries"]
            await api.end_by_agreement(made)
            record = await record_of(api, made)
        kinds = [parse_author(text).kind for text in record.authors]
        assert kinds[:2] == ["player", "order"]
        assert [entry["by"] for entry in shown[1:3]] == ["player", "player"]
        assert all(entry["at"] == at for entry, at in zip(shown[1:], record.times))

    drive(work)


def test_takeovers_by_the_own_link_are_limited_and_those_by_the_clock_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(takeovers, "MOST", 2)

    async def work() -> None:
        async with registry_in(tmp_path) as registry:
            table, _tokens, _host = await hosted(registry)

            def change(way: str) -> Any:
                def rename(config: Any) -> None:
                    with takeover(config, 0, way):
                        config.seats[0].name += "x"

                return rename

            for _ in range(2):
                await table.change_config(change(OWN_LINK))
            with pytest.raises(Refusal, match="changed hands too often"):
                await table.change_config(change(OWN_LINK))
            await table.change_config(change("clock"))
            found = table.config.takeovers
            assert [change.entry for change in found] == [-1, -1, -1]
            assert found[0].after == found[1].before == "player Player 1x"
            assert all(change.at > 0 for change in found)

    drive(work)


def test_a_seat_that_changes_hands_all_the_time_bars_no_other(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(takeovers, "MOST", 4)

    async def work() -> None:
        async with sitting(database) as at:

            async def away(seat: int) -> None:
                """Leaves the seat to a bot and takes it back."""
                token, change = at.tokens[seat], at.table.change_config
                await change(lambda config: join_kick_start.replace(config, seat, "greedy", token))
                await change(lambda config: join_kick_start.give_back(config, seat, token, 1))

            at.registry.is_leaving = True
            await away(0)
            await away(0)
            assert await refused(away(0)) == "too_many_takeovers"
            await away(1)

    drive(work)


def test_somebody_who_joins_and_leaves_all_the_time_can_still_be_kicked(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(takeovers, "MOST", 2)

    async def work() -> None:
        async with registry_on(database) as registry:
            form = NewTable("karats", [NewSeat("human"), NewSeat("open")])
            made = await creation.new_table(registry, form)
            table = await registry.table(made.table)

            async def join() -> str:
                form = Join("Ann", secrets.token_hex(32))
                return (await table.change_config(lambda c: join_kick_start.join(c, form)))[1]

            for _ in range(2):
                await table.change_config(partial(join_kick_start.leave, token=await join()))
            assert await refused(join()) == "too_many_takeovers"
            monkeypatch.setattr(takeovers, "MOST", 3)
            await join()
            monkeypatch.setattr(takeovers, "MOST", 2)
            await table.change_config(lambda c: join_kick_start.kick(c, 1, made.host))
            assert table.config.seats[1].kind == "open"

    drive(work)

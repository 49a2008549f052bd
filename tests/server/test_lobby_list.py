"""Which tables the lobby lists, and what it says of them before anybody joins."""

from typing import Any

from tests.games.karats.long_game import LONG_GAME
from tests.load.client import Api
from tests.server.sites import Site, drive

CLOCK = {"per_move": 86_400, "bank": 0, "expiry": "bot"}


async def listed(api: Api, created: Any, state: str = "") -> list[dict[str, Any]]:
    """The row of a table in the lobby's list; none if it is not there."""
    rows = (await api.get("/tables", state=state))["tables"]
    return [row for row in rows if row["table"] == created["table"]]


def test_a_private_table_is_never_listed(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            seats = [{"kind": "human"}, {"kind": "open"}]
            waiting = await api.post("/tables", body={"game": "karats", "seats": seats})
            playing = await api.table()
            for created in (waiting, playing):
                assert not await listed(other, created)

    drive(work)


def test_a_running_table_is_listed_only_if_it_may_be_watched(site: Site) -> None:
    """One that may not be watched is listed while it waits, and again when it is over."""

    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            seats = [{"kind": "human"}, {"kind": "human"}]
            for watchable in (True, False):
                form = {"game": "karats", "seats": seats, "listed": True, "spectators": watchable}
                assert await listed(other, await api.post("/tables", body=form), "waiting")
                created = await api.create_and_sit(form)
                rows = await listed(other, created, "playing")
                assert [row["spectators"] for row in rows] == ([True] if watchable else [])
                await api.end_by_agreement(created)
                assert await listed(other, created)

    drive(work)


def test_the_list_says_what_a_table_plays_by(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            seats = [{"kind": "human"}, {"kind": "open"}]
            common = {"seats": seats, "listed": True, "clock": CLOCK, "absence": 3600}
            for form in (
                {"game": "karats", "options": {"trades": "off"}},
                {"game": "karats", "edition": LONG_GAME},
            ):
                created = await api.post("/tables", body={**common, **form})
                [row] = await listed(other, created)
                whole = (await api.get(f"/tables/{created['table']}"))["table"]
                assert (row["options"], row["clock"]) == (whole["options"], whole["clock"])
                assert row["clock"]["per_move"] == CLOCK["per_move"]
                # A day for a move: nobody counts as absent earlier.
                assert row["absence"] == CLOCK["per_move"]
                assert row["own_content"] == ("edition" in form)

    drive(work)

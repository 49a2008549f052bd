"""The server refuses options that don't fit a table and says what would fit."""

from tests.load.client import Api
from tests.server.sites import Site, drive
from tests.unfit_options import UNFIT


async def listed_tables(api: Api) -> set[str]:
    """The names of the tables in the lobby; other tests may have left some there."""
    answer = await api.ask("GET", "/tables")
    return {table["table"] for table in answer.json()["tables"]}


def test_the_server_refuses_unfit_options_and_opens_no_table(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            before = await listed_tables(api)
            for game, seats, options, fits in UNFIT:
                form = {
                    "game": game,
                    "seats": [{"kind": "bot", "bot": "random"}] * seats,
                    "options": options,
                    "listed": True,
                }
                answer = await api.ask("POST", "/tables", body=form)
                assert answer.status_code == 400, (game, options)
                assert fits in answer.text
            assert await listed_tables(api) <= before

    drive(work)

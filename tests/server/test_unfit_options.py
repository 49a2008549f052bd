"""The server refuses options that don't fit a table and says what would fit."""

from tests.server.sites import Site, drive
from tests.unfit_options import UNFIT


def test_the_server_refuses_unfit_options_and_opens_no_table(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
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
            assert (await api.ask("GET", "/tables")).json()["tables"] == []

    drive(work)

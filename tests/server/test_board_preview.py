"""The preview of a board: the very board that the table gets, its figures, and what would fit."""

from typing import Any

import pytest

from motherlode.kernel.record import from_json
from tests.server.sites import Site, drive

OPTIONS = {"layout": "generated", "map_seed": 17}


def asked(seats: int, options: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"seats": seats, "options": options, **more}


@pytest.mark.rule("M57")
def test_a_table_gets_the_board_that_was_previewed(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            shown = await api.post("/games/mothership/preview", body=asked(2, OPTIONS))
            assert shown["fault"] is None
            assert shown["board"]["fairness"] == 100
            assert [row["planets_in_reach"] > 0 for row in shown["board"]["figures"]] == [True] * 2
            form = {
                "game": "mothership",
                "seats": [{"kind": "bot", "bot": "random"}] * 2,
                "options": OPTIONS,
            }
            created = await api.post("/tables", body=form)
            closed = await api.post(f"/tables/{created['table']}/close", created["host"])
            # Those who join see the same board, from the public options of the table.
            table = closed["table"]
            public = asked(2, table["options"], edition=table["edition"])
            assert await api.post("/games/mothership/preview", body=public) == shown
            answer = await api.ask("GET", f"/tables/{created['table']}/record")
            record = from_json(answer.content)
            assert record.edition["layouts"]["generated"]["map"] == shown["board"]["map"]

    drive(work)


@pytest.mark.rule("M57")
def test_the_board_preview_names_options_that_do_not_fit(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            for seats, options, kind in (
                (3, {"layout": "duel"}, "layout_players"),
                (4, {"teams": "1v2"}, "teams_seats"),
                (3, OPTIONS | {"planets": 5, "symmetric": "on"}, "symmetric_planets"),
            ):
                reply = await api.post("/games/mothership/preview", body=asked(seats, options))
                assert reply["board"] is None
                assert reply["fault"]["kind"] == kind
                assert reply["fault"]["holes"]["seats"] == seats
            wrong = await api.post("/games/mothership/preview", body=asked(2, {"planets": 99}))
            assert "planets is a whole number from 0 to 7, not 99" in wrong["fault"]["text"]
            broken = asked(2, {}, edition={"layouts": {"duel": {"players": 3}}})
            wrong = await api.post("/games/mothership/preview", body=broken)
            assert "layouts.duel" in wrong["fault"]["text"]

    drive(work)


def test_games_with_one_board_have_no_preview(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            assert await api.post("/games/karats/preview", body=asked(2, {})) == {
                "board": None,
                "fault": None,
            }
            unknown = await api.ask("POST", "/games/chess/preview", "", asked(2, {}))
            assert unknown.status_code == 404

    drive(work)

"""Custom layouts: checked by the server's rules, played, and replayed from their records."""

from typing import Any

import pytest

from motherlode.kernel.record import from_json, replay
from tests.server.sites import Site, drive

GOOD = """
. . . . . . . . .
 . . . . . . . .
. . 1 . . . . . .
 . . . P . . . .
. . . . # . . . .
 . . . . P . . .
. . . . . . 2 . .
 . . . . . . . .
. . . . . . . . .
"""


def edition(text: str, players: int = 2, name: str = "custom") -> dict[str, Any]:
    return {"layouts": {name: {"players": players, "map": text}}}


async def faults(site: Site, given: dict[str, Any]) -> list[dict[str, Any]]:
    async with site.api() as api:
        reply = await api.post("/games/mothership/check", body={"edition": given})
        return list(reply["faults"])


@pytest.mark.rule("M7")
def test_layout_faults_name_the_key_and_the_rule(sqlite: Site) -> None:
    async def work() -> None:
        assert await faults(sqlite, edition(GOOD)) == []
        crowded = GOOD.replace(". . 1 .", ". # 1 .")
        (fault,) = await faults(sqlite, edition(crowded))
        assert fault["key"] == "layouts.custom.map"
        assert (fault["kind"], fault["rule"]) == ("station_at_asteroids", "M7")
        assert fault["holes"] == {"station": 1, "at": "c3", "space": "b3"}
        assert fault["text"] == "Station 1 at c3 has asteroids beside it, on b3 (M7)"
        (far,) = await faults(sqlite, edition(GOOD.replace("P", "."), 2))
        assert (far["kind"], far["rule"]) == ("planet_count", "M7")
        (spoilt,) = await faults(sqlite, {"layouts": {"duel": {"players": 3}}})
        assert spoilt["key"] == "layouts.duel.players"

    drive(work)


@pytest.mark.rule("M7")
def test_an_unfair_layout_gets_warnings_and_no_fault(sqlite: Site) -> None:
    async def work() -> None:
        given = edition(GOOD.replace(". . 1 .", ". P 1 ."))
        async with sqlite.api() as api:
            reply = await api.post("/games/mothership/check", body={"edition": given})
        assert reply["faults"] == []
        found = [(row["kind"], row["holes"].get("space")) for row in reply["warnings"]]
        assert ("station_crowded", "b3") in found

    drive(work)


def test_malformed_layouts_get_a_fault_text(sqlite: Site) -> None:
    async def work() -> None:
        nonsense: list[dict[str, Any]] = [
            {"layouts": {"custom": {"players": 9, "map": GOOD}}},
            {"layouts": {"custom": {"map": GOOD}}},
            {"layouts": []},
            {"moons": {}},
            edition("." * 3000),
        ]
        for given in nonsense:
            (fault,) = await faults(sqlite, given)
            assert fault["text"]
        async with sqlite.api() as api:
            large = {"edition": edition(GOOD + " " * 70_000)}
            assert (await api.ask("POST", "/games/mothership/check", "", large)).status_code == 413
            unknown = await api.ask("POST", "/games/chess/check", "", {"edition": {}})
            assert unknown.status_code == 404

    drive(work)


@pytest.mark.parametrize("name", ["custom", "mine", "Große-Leere"])
def test_a_table_with_an_editions_layout_keeps_it_and_its_record_replays(
    name: str, sqlite: Site
) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            form: dict[str, Any] = {
                "game": "mothership",
                "seats": [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}],
                "options": {"layout": name},
                "edition": edition(GOOD, name=name),
            }
            created = await api.post("/tables", body=form)
            closed = await api.post(f"/tables/{created['table']}/close", created["host"])
            assert closed["table"]["edition"] == edition(GOOD, name=name)
            answer = await api.ask("GET", f"/tables/{created['table']}/record")
            record = from_json(answer.content)
            assert record.edition == edition(GOOD, name=name)
            assert replay(record).setup.rules.n.board.columns == 9  # type: ignore[attr-defined]
            bad = {**form, "edition": edition(GOOD.replace("2", "1"), name=name)}
            refused = await api.ask("POST", "/tables", "", bad)
            assert refused.status_code == 400
            assert "(M7)" in refused.json()["text"]

    drive(work)

"""Lessons over HTTP: the same rules as at a table, and nothing kept on the server."""

from typing import Any

import pytest

from tests.server.sites import Site, drive

LESSON = "/lessons/karats/first-shift"


def test_a_lesson_goes_on_by_its_inputs_and_refuses_others(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            known = (await api.get("/lessons"))["lessons"]
            assert {lesson["game"] for lesson in known} >= {"karats"}
            first = next(lesson for lesson in known if lesson["game"] == "karats")
            assert first["first"]

            state = await api.post(LESSON, body={"inputs": []})
            assert (state["accepted"], state["step"]["name"]) == (0, "goal")
            assert state["step"]["reads"]

            state = await api.post(LESSON, body={"inputs": ["", ""]})
            assert state["step"]["light"] == ["mine"]
            assert [row["text"] for row in state["position"]["legal"]] == ["mine", "skip mining"]

            refused = await api.post(LESSON, body={"inputs": ["", "", "skip mining"], "since": 0})
            assert refused["accepted"] == 2
            assert refused["refused"]["legal"]
            assert refused["refused"]["texts"]["de"]
            assert refused["position"] == state["position"]

            illegal = await api.post(LESSON, body={"inputs": ["", "", "build drill"]})
            assert illegal["refused"]["reason"]
            assert illegal["refused"]["rule"].startswith("K")
            nonsense = await api.post(LESSON, body={"inputs": ["", "", "fly away"]})
            assert "no action is called 'fly away'" in nonsense["refused"]["words"]

            dug = await api.post(LESSON, body={"inputs": ["", "", "mine"], "since": 0})
            assert dug["refused"] is None
            assert [frame["entry"]["text"] for frame in dug["frames"]][-1] == "mine"

    drive(work)


def test_the_game_of_a_lesson_goes_on_at_a_practice_table(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            inputs = ["", "", "mine", "keep iron"]
            record: dict[str, Any] = await api.post(f"{LESSON}/record", body={"inputs": inputs})
            seats = [
                {"kind": "human", "name": "Ada"},
                {"kind": "bot", "name": "Rivet", "bot": "greedy"},
            ]
            number = len(record["actions"])
            form = {"record": record, "number": number, "seats": seats, "practice": True}
            made = await api.post("/tables/play-on", body=form)
            status = await api.get(f"/tables/{made['table']}")
            assert status["table"]["practice"]
            assert not status["table"]["listed"]

    drive(work)


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/lessons/karats/none", {"inputs": []}, "no_such_page"),
        ("/lessons/chess/first-shift", {"inputs": []}, "no_such_game"),
        (LESSON, {"inputs": ["x" * 201]}, "bad_request"),
        (LESSON, {"inputs": [""] * 301}, "bad_request"),
        (LESSON, {"inputs": [], "seed": "1"}, "bad_request"),
        (LESSON, {"inputs": [], "since": "x"}, "bad_request"),
    ],
)
def test_wrong_requests_are_refused(
    sqlite: Site, path: str, body: dict[str, Any], code: str
) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            answer = await api.http.post(f"/api{path}", json=body)
            assert answer.json()["code"] == code
            assert answer.status_code in (400, 404)

    drive(work)

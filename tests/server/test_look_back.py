"""Looking back at a record over HTTP: bounded, the same again, refused in words."""

from typing import Any

import msgspec
import pytest

from motherlode.kernel.chance import seed_of
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.play import Play
from motherlode.kernel.record import Seat, record_of, to_json
from motherlode.kernel.registry import title
from motherlode.server import chores
from tests.server.conftest import Site, drive


def short_record(decisions: int = 6) -> bytes:
    play = Play(title("karats").setup(2), seed_of("looking back"))
    for _ in range(decisions):
        play.play(play.legal()[0])
    return to_json(record_of(play, [Seat("Red"), Seat("Blue")]))


def test_a_record_is_judged(sqlite: Site) -> None:
    record: dict[str, Any] = msgspec.json.decode(short_record())

    async def work() -> None:
        async with sqlite.api() as api:
            found = await api.post("/records/analysis", body=record)
            assert found["moments"]
            assert [moment["chosen"]["text"] for moment in found["moments"]] == [
                record["actions"][moment["number"] - 1] for moment in found["moments"]
            ]
            for ledger in found["ledgers"]:
                total = ledger["first"] + ledger["fortune"] - ledger["costs"]
                assert abs(total - ledger["result"]) < 1e-9
            assert await api.post("/records/analysis", body=record) == found
            broken = {**record, "actions": ["mine", *record["actions"][1:]]}
            refused = await api.ask("POST", "/records/analysis", "", broken)
            assert refused.status_code == 400

    drive(work)


def test_what_takes_too_long_is_stopped() -> None:
    with pytest.raises(chores.TooLong):
        chores.look_back(short_record(30), 0.001)
    with pytest.raises(MotherlodeError):
        chores.look_back(b"{}", 5.0)

"""Whole games over sockets, on SQLite and on two servers that share a PostgreSQL."""

import random
from pathlib import Path

import pytest

from motherlode.cli.main import main
from motherlode.kernel.record import from_json, replay
from tests.games.karats.long_game import LONG_GAME
from tests.load.client import Follower
from tests.server.play import asked_seat, make_moves, wait_for_number
from tests.server.sites import Site, drive

MOST = 3000


def test_a_whole_game_is_played_recorded_and_verified(site: Site, tmp_path: Path) -> None:
    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            created = await api.table()
            name = created["table"]
            watcher = await Follower(site.address(1), name).open()
            early = await api.ask("GET", f"/tables/{name}/record")
            assert (early.status_code, early.json()["code"]) == (409, "not_over")
            async with site.open_seats(created) as seats:
                await make_moves([*seats, watcher], MOST, random.Random(1))
                assert all(seat.over for seat in seats)
                assert watcher.over
                await watcher.until(lambda: watcher.table["state"] == "over")
                assert watcher.table["fairness"]["secret"]
            await watcher.close()
            raw = (await other.ask("GET", f"/tables/{name}/record")).content
            verified = await other.post("/records/verify", body=as_json(raw))
            assert (verified["good"], verified["fairness"]) == (True, "fair")
        record = from_json(raw)
        assert replay(record).over()
        assert record.fairness["commitment"] == created_commitment(seats[0])
        assert record.fairness["commitment"] == created["commitment"]
        file.write_bytes(raw)

    file = tmp_path / "record.json"
    drive(work, 120)
    raw = file.read_bytes()
    record = from_json(raw)
    commitment = str(record.fairness["commitment"])
    assert main(["verify", str(file), "--commitment", commitment]) == 0
    file.write_bytes(raw.replace(record.seed.encode(), b"00" * 32))
    assert main(["verify", str(file)]) == 1


def as_json(raw: bytes) -> object:
    import json

    return json.loads(raw)


def created_commitment(seat: Follower) -> str:
    return str(seat.table["fairness"]["commitment"])


def test_every_server_process_gives_a_seat_the_position_that_its_socket_got(site: Site) -> None:
    """A seat's position at the end is the one that either server gives."""

    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            created = await api.table(3, edition=LONG_GAME)
            async with site.open_seats(created) as seats:
                await make_moves(seats, 60, random.Random(2))
                for i, seat in enumerate(seats):
                    token = created["seats"][i]["token"]
                    for either in (api, other):
                        reply = await either.get(f"/tables/{created['table']}/state", token)
                        assert reply["position"] == seat.position

    drive(work)


def test_a_retried_move_gets_the_same_answer_and_is_done_once(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table()
            async with site.open_seats(created) as seats:
                seat = asked_seat(seats)
                assert seat is not None
                action = seat.legal[0]
                first = await seat.move(action, 1, "same")
                await wait_for_number(seats, 1)
                again = await seat.move(action, 1, "same")
                assert first == again
                other = await seat.move(seat.legal[0] if seat.legal else "mine", 2, "same")
                assert other["code"] in ("id_reused", "not_your_decision")
                changed = await seat.move("done", 1, "same")
                assert (changed["type"], changed["code"]) == ("reject", "id_reused")
                token = created["seats"][seats.index(seat)]["token"]
                body = {"type": "move", "id": "same", "number": 1, "action": "mine"}
                answer = await api.ask("POST", f"/tables/{created['table']}/messages", token, body)
                assert (answer.status_code, answer.json()["code"]) == (409, "id_reused")
                assert seat.number == 1

    drive(work)


def test_a_stale_move_gets_a_conflict_and_a_sync(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table()
            async with site.open_seats(created) as seats:
                await make_moves(seats, 5, random.Random(3))
                seat = asked_seat(seats)
                assert seat is not None
                answer = await seat.move(seat.legal[0], 3)
                assert (answer["type"], answer["number"]) == ("conflict", 5)
                before = len(seat.raw)
                await seat.until(lambda: len(seat.raw) > before or '"sync"' in seat.raw[-1])
                assert any('"type":"sync"' in text for text in seat.raw[-3:])
                late = await seat.move(seat.legal[0], 99)
                assert late["type"] == "conflict"

    drive(work)


def test_a_client_that_reconnects_gets_the_missed_entries(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table(edition=LONG_GAME)
            async with site.open_seats(created) as seats:
                await make_moves(seats, 6, random.Random(4))
                away, here = seats[0], seats[1]
                watcher = await Follower(site.address(0), created["table"]).open()
                await watcher.close()
                assert watcher.number == 6
                await make_moves([away, here], 10, random.Random(5))
                before = dict(watcher.entries)
                await watcher.open()
                assert watcher.number == 16
                assert set(watcher.entries) == {*before, *range(7, 17)}
                assert watcher.position is not None
                spectator = await api.get(f"/tables/{created['table']}/state")
                assert watcher.position == spectator["position"]
                await watcher.close()

    drive(work)


@pytest.mark.smoke
def test_illegal_moves_are_refused_with_a_reason(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            created = await api.table()
            async with site.open_seats(created) as seats:
                seat = asked_seat(seats)
                assert seat is not None
                other = seats[1 - seats.index(seat)]
                unknown = await seat.move("dance")
                assert (unknown["type"], unknown["code"]) == ("reject", "unreadable")
                illegal = await seat.move("mine")
                assert illegal["code"] == "illegal"
                assert illegal["reason"]
                early = await other.move(seat.legal[0])
                assert early["code"] == "not_your_decision"
                token = created["seats"][seats.index(seat)]["token"]
                why = await api.get(f"/tables/{created['table']}/why", token, action="mine")
                assert (why["legal"], bool(why["words"])) == (False, True)
                hint = await api.get(f"/tables/{created['table']}/hint", token)
                assert hint["action"]["text"] in seat.legal
                assert 1 <= len(hint["best"]) <= 3
                assert hint["best"][0]["action"] == hint["action"]
                assert all(0 <= action["win_probability"] <= 1 for action in hint["best"])
                named = await api.get(f"/tables/{created['table']}/hint", token, bot="greedy")
                assert (named["bot"], named["best"]) == ("greedy", [])
                assert named["action"]["text"] in seat.legal
                assert (seat.number, other.number) == (0, 0)

    drive(work)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_play_with_a_human_to_the_end(sqlite: Site, bot: str) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            seats = [{"kind": "human"}, {"kind": "bot", "bot": bot}]
            created = await api.create_and_sit({"game": "karats", "seats": seats})
            human = await Follower(
                api.address, created["table"], created["seats"][0]["token"]
            ).open()
            rng = random.Random(6)
            while not human.over:
                await human.until(lambda: bool(human.legal) or human.over)
                if human.legal:
                    assert (await human.move(rng.choice(human.legal)))["type"] == "ok"
                    await human.until(lambda: True)
            by = {entry["by"] for entry in human.entries.values() if entry["seat"] == 1}
            assert by == {"bot"}
            await human.close()

    drive(work, 90)

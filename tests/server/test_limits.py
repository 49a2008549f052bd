"""Bad input and abuse: that client gets a clear answer, and nobody else is affected."""

import asyncio
import json
import os
import random
import secrets
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from tests.counts import proof_case
from tests.games.karats.long_game import LONG_GAME
from tests.load.client import Api, Follower
from tests.load.launch import Server
from tests.server.play import asked_seat, make_moves, wait_for_number
from tests.server.sites import Site, drive


@pytest.fixture(scope="module")
def strict(folder: Path) -> Iterator[Site]:
    """A server with default limits, except for few new tables an hour."""
    given = ["--tables", "12", "--requests", "0"]
    with Server(str(folder / "strict.db"), folder / "strict.log", given) as server:
        yield Site([server])


AT_ONCE = 25
"""Fewer than the refusals after which a socket is closed: every frame is read."""
FRAMES = int(os.environ.get("MOTHERLODE_FRAMES", "600"))
TRIES = 1000 if int(os.environ.get("MOTHERLODE_ROUNDS", "0")) >= 1000 else 40

NONSENSE = [
    "",
    "x",
    "[]",
    "null",
    "{}",
    '{"type":"move"}',
    '{"type":"move","id":"","number":1,"action":"mine"}',
    '{"type":"move","id":"a","number":"1","action":"mine"}',
    '{"type":"move","id":"a","number":-1,"action":"mine"}',
    '{"type":"move","id":"a","number":1e99,"action":"mine"}',
    '{"type":"move","id":"a","number":1,"action":["mine"]}',
    '{"type":"move","id":"a","number":1,"action":"' + "x" * 201 + '"}',
    '{"type":"move","id":"a","number":1,"action":"mine","extra":1}',
    '{"type":"move","id":"a","number":1,"action":"mine"',
    '{"type":"undo","id":"a","number":1,"count":0}',
    '{"type":"chat","id":"a","text":""}',
    '{"type":"orders","id":"a","orders":[{"step":1}]}',
    "[" * 5000 + "]" * 5000,
    '{"a":' * 2500 + "1" + "}" * 2500,
    "\x00\x01",
    '{"type":"hello"}',
    "NaN",
]


async def send_raw(seat: Follower, frame: str | bytes) -> str:
    """Sends a raw frame; returns the answer."""
    assert seat.socket is not None
    before = len(seat.raw)
    await seat.socket.send(frame)
    await seat.until(lambda: len(seat.raw) > before)
    return seat.raw[-1]


def test_malformed_messages_are_answered_and_change_nothing(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            created = await api.table()
            pid = sqlite.servers[0].pid
            for start in range(0, len(NONSENSE), 11):
                seat = await Follower(
                    api.address, created["table"], created["seats"][0]["token"]
                ).open()
                for text in NONSENSE[start : start + 11]:
                    answer = json.loads(await send_raw(seat, text))
                    assert (answer["type"], answer["code"]) == ("reject", "bad_message"), text[:60]
                    assert "Traceback" not in seat.raw[-1]
                assert json.loads(await send_raw(seat, b"\xff\xfe"))["code"] == "bad_message"
                assert (await seat.ask({"type": "ping"}))["number"] == 0
                await seat.close()
            assert sqlite.servers[0].pid == pid
            assert sqlite.servers[0].healthy()

    drive(work)


REAL = [
    '{"type":"move","id":"%s","number":1,"action":"draft pilot"}',
    '{"type":"undo","id":"%s","number":2,"count":1}',
    '{"type":"consent","id":"%s","request":1,"yes":true}',
    '{"type":"chat","id":"%s","text":"good luck"}',
    '{"type":"orders","id":"%s","orders":[{"step":"trade","action":"pass"}]}',
    '{"type":"sync","id":"%s","last":0}',
    '{"type":"ping","id":"%s"}',
    '{"type":"hello","id":"%s","token":"","last":-1}',
]


def mutated(rng: random.Random) -> str:
    """A real message with some characters changed, dropped or doubled."""
    text = list(rng.choice(REAL) % secrets.token_hex(4))
    for change in range(rng.randint(1, 4)):
        by = rng.choice([chr(rng.randrange(1, 0x2FF)), "", '"', "{", "}"])
        text[rng.randrange(len(text))] = by
    return "".join(text)


def test_mutated_socket_messages_never_break_a_table_or_its_server(sqlite: Site) -> None:
    """From both seats, from spectators, and from sockets without a hello."""

    async def work() -> None:
        async with sqlite.api() as api:
            rng = random.Random(99)
            pid = sqlite.servers[0].pid
            created = await api.table()
            tokens = [created["seats"][0]["token"], created["seats"][1]["token"], ""]
            for batch in range(FRAMES // AT_ONCE):
                await stranger(api, created["table"], mutated(rng))
                seat = Follower(api.address, created["table"], tokens[batch % 3])
                await mutants(await seat.open(), rng)
                assert not any("Traceback" in text for text in seat.raw)
            assert sqlite.servers[0].pid == pid
            assert sqlite.servers[0].healthy()
            reply = await api.get(f"/tables/{created['table']}/history", limit=5000)
            assert [e["number"] for e in reply["entries"]] == list(range(reply["number"] + 1))

    drive(work, 60 + FRAMES / AT_ONCE)
    assert "Traceback" not in sqlite.logs()


async def mutants(seat: Follower, rng: random.Random) -> None:
    """Sends some mutated frames; the socket stays open or is closed for abuse."""
    assert seat.socket is not None
    try:
        for i in range(AT_ONCE):
            await seat.socket.send(mutated(rng))
        await seat.ask({"type": "ping"})
    except (ConnectionError, ConnectionClosed):
        await seat.close()
        assert seat.closed is not None
        assert seat.closed[0] == 1008
    await seat.close()


async def stranger(api: Api, table: str, frame: str) -> None:
    """Sends a first frame, which may be no hello; checks that the server answers or closes."""
    uri = f"ws{api.address[4:]}/api/tables/{table}/socket"
    async with connect(uri, compression=None) as socket:
        await socket.send(frame)
        try:
            assert json.loads(await socket.recv())["type"] == "sync"
        except ConnectionClosed:
            assert socket.close_code in (4000, 4001)


def test_oversized_frames_close_the_socket_unparsed(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            created = await api.table()
            process = psutil.Process(sqlite.servers[0].pid)
            before = process.memory_info().rss
            for i in range(TRIES):
                seat = await Follower(api.address, created["table"]).open()
                assert seat.socket is not None
                try:
                    await seat.socket.send("x" * 200_000)
                    await seat.until(lambda: False, 5)
                except (ConnectionError, ConnectionClosed):
                    pass
                await seat.close()
                assert seat.closed is not None
                assert seat.closed[0] == 1009
            assert process.memory_info().rss - before < 8_000_000
            answer = await api.http.post("/api/tables", content=b"{" + b" " * 100_000 + b"}")
            assert answer.status_code == 413

    drive(work, 60 + TRIES)


UNREADABLE = [b'{"name":"\xff\xfe"}', b'{"a":' * 3000 + b"1" + b"}" * 3000, b"\x00", b"{"]


def test_request_bodies_that_can_not_be_decoded_get_400(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            created = await api.table()
            table = f"/api/tables/{created['table']}"
            paths = [f"{table}/join", f"{table}/sit", f"{table}/messages", f"{table}/start"]
            headers = {"Authorization": f"Bearer {created['seats'][0]['token']}"}
            headers["Content-Type"] = "application/json"
            with_record = ["/api/tables/play-on", "/api/records/frames"]
            for path in ["/api/tables", *with_record, *paths]:
                code = "bad_record" if path in with_record else "bad_request"
                for body in UNREADABLE:
                    answer = await api.http.post(path, content=body, headers=headers)
                    assert (answer.status_code, answer.json()["code"]) == (400, code)

    drive(work)


def test_invalid_table_ids_give_404_without_a_query(site: Site) -> None:
    async def work() -> None:
        async with site.api() as api:
            assert (await api.http.get("/api/tables/a%00b")).status_code == 404
            listed = await api.http.get("/api/tables", params={"game": "a\x00"})
            assert (listed.status_code, listed.json()) == (200, {"tables": []})

    drive(work)


def test_rematches_count_towards_the_limit_of_new_tables(folder: Path) -> None:
    async def work() -> None:
        async with Site([server]).api() as api:
            created = await api.table()
            table, host = created["table"], created["host"]
            await api.end_by_agreement(created)
            made = 0
            while made < 5:
                if made:
                    await api.post(f"/tables/{table}/close", host)
                again = {"Authorization": f"Bearer {host}"}
                answer = await api.http.post(f"/api/tables/{table}/rematch", headers=again)
                if answer.status_code != 201:
                    break
                table, host = answer.json()["table"], answer.json()["host"]
                made += 1
            assert made == 2
            assert (answer.status_code, answer.json()["code"]) == (429, "throttled")

    few = ["--tables", "3", "--requests", "0"]
    with Server(str(folder / "few.db"), folder / "few.log", few) as server:
        drive(work)


def test_foreign_origins_are_refused(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            created = await api.table()
            uri = f"ws{api.address[4:]}/api/tables/{created['table']}/socket"
            for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://["):
                with pytest.raises(InvalidStatus) as refused:
                    await connect(uri, origin=Origin(origin))
                assert refused.value.response.status_code == 403
                answer = await api.http.post("/api/tables", json={}, headers={"Origin": origin})
                assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")
            cross = await api.http.post(
                "/api/tables", json={}, headers={"Sec-Fetch-Site": "cross-site"}
            )
            assert cross.status_code == 403
            async with connect(uri, origin=Origin(api.address)) as socket:
                await socket.send('{"type":"hello","id":"h"}')
                assert json.loads(await socket.recv())["type"] == "sync"
            page = await api.http.get("/", headers={"Origin": "https://evil.example"})
            assert page.status_code == 200
            assert "access-control-allow-origin" not in page.headers
            assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
            assert page.headers["x-content-type-options"] == "nosniff"

    drive(work)


def test_a_burst_of_invalid_moves_is_throttled_then_disconnected(strict: Site) -> None:
    async def work() -> None:
        api = Api(strict.address())
        created, quiet = await api.table(), await api.table(edition=LONG_GAME)
        log_lines = strict.logs().count("\n")
        async with strict.open_seats(quiet) as seats, strict.open_seats(created) as noisy:
            assert noisy[0].socket is not None
            other = len(noisy[1].raw)
            try:
                for i in range(10_000):
                    await noisy[0].socket.send(
                        f'{{"type":"move","id":"{i}","number":1,"action":"mine"}}'
                    )
            except ConnectionClosed:
                pass
            await asyncio.wait_for(noisy[0].socket.wait_closed(), 10)
            assert noisy[0].socket.close_code == 1008
            kinds = [json.loads(text)["type"] for text in noisy[0].raw]
            assert kinds.count("reject") <= 200
            changes = [json.loads(text)["type"] for text in noisy[1].raw[other:]]
            assert set(changes) <= {"table"}
            assert strict.logs().count("\n") - log_lines < 100
            for i in range(20):
                seat = asked_seat(seats)
                assert seat is not None
                answer = await seat.move(seat.legal[0])
                assert answer["type"] == "ok"
                await wait_for_number(seats, i + 1)
        await api.close()

    drive(work)


def test_throttled_requests_say_when_to_retry(strict: Site) -> None:
    async def work() -> None:
        api = Api(strict.address())
        created = await api.table()
        async with strict.open_seats(created) as seats:
            assert seats[0].socket is not None
            for i in range(80):
                await seats[0].send({"type": "ping", "id": f"p{i}"})
            await seats[0].until(lambda: "p79" in seats[0].answers)
            reply = [seats[0].answers[f"p{i}"] for i in range(80)]
            slow = [answer for answer in reply if answer["type"] == "throttled"]
            assert 0 < len(slow) < 30
            assert 0 < slow[0]["retry_after"] < 5
            await asyncio.sleep(slow[-1]["retry_after"] + 0.2)
            assert (await seats[0].ask({"type": "ping"}))["type"] == "ok"
        await api.close()

    drive(work)


def test_new_tables_of_one_address_are_limited(strict: Site) -> None:
    async def work() -> None:
        api = Api(strict.address())
        codes = []
        for i in range(14):
            body = {"game": "karats", "seats": [{"kind": "open"}, {"kind": "open"}]}
            answer = await api.ask("POST", "/tables", "", body)
            codes.append(answer.status_code)
        assert codes[-1] == 429
        assert answer.json()["code"] == "throttled"
        assert int(answer.headers["retry-after"]) > 1
        await api.close()

    drive(work)


def test_the_operator_can_set_record_size_and_request_burst(tmp_path: Path) -> None:
    async def work() -> None:
        api = Api(server.address)
        codes = []
        for size in (69_000, 71_000):
            body = {"record": "x" * size}
            codes.append((await api.ask("POST", "/records/verify", "", body)).status_code)
        assert codes == [200, 413]
        answers = [await api.ask("GET", "/games") for i in range(20)]
        assert 429 in {answer.status_code for answer in answers}
        await api.close()

    given = ["--record", "70000", "--requests", "1", "--requests-burst", "10"]
    with Server(str(tmp_path / "own.db"), tmp_path / "log", given) as server:
        drive(work)


def test_the_number_of_seats_is_limited_by_the_game(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            for count, status in ((0, 400), (5, 400), (21, 400), (1, 201), (2, 201), (4, 201)):
                body = {"game": "karats", "seats": [{"kind": "open"}] * count}
                answer = await api.ask("POST", "/tables", "", body)
                assert answer.status_code == status, (count, answer.text)
            wrong: list[Any] = [{"automaton": "sly"}, {"nothing": 1}, {"automaton": {"a": 1}}]
            for options in wrong:
                body = {"game": "karats", "seats": [{"kind": "open"}] * 2, "options": options}
                assert (await api.ask("POST", "/tables", "", body)).status_code == 400
            body = {"game": "chess", "seats": [{"kind": "open"}] * 2}
            assert (await api.ask("POST", "/tables", "", body)).status_code == 404

    drive(work)


def test_a_spectator_who_stops_reading_is_disconnected_and_nobody_waits(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            created = await api.table()
            async with sqlite.open_seats(created) as seats:
                for i in range(100):
                    await seats[0].ask({"type": "chat", "text": "\U0001f600" * 500})
                stalled = await stuck(sqlite, created["table"], "")
                await seats[0].until(lambda: seats[0].table["watchers"] == 1)
                took: list[float] = []
                for batch in range(200):
                    for i in range(50):
                        message = {"type": "chat", "id": f"{batch} {i}".replace(" ", "-")}
                        await seats[0].send({**message, "text": "x" * 500})
                    await seats[0].ask({"type": "ping"})
                    began = time.perf_counter()
                    await seats[1].ask({"type": "ping"})
                    took.append(time.perf_counter() - began)
                    if seats[0].table["watchers"] == 0:
                        break
                assert seats[0].table["watchers"] == 0
                assert sorted(took)[len(took) // 2] < 0.25
                await make_moves(seats, 30, random.Random(1))
            stalled.transport.abort()

    drive(work, 90)


def unsent(server: int, client: int) -> int:
    """The bytes queued in the operating system between two ports."""
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        _, here, there, _, waiting = line.split()[:5]
        if here.endswith(f":{server:04X}") and there.endswith(f":{client:04X}"):
            return int(waiting.split(":")[0], 16)
    return 0


async def stuck(site: Site, table: str, token: str) -> ClientConnection:
    """A seat's socket that reads nothing and whose buffers are full."""
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    port = site.servers[0].port
    small.connect(("127.0.0.1", port))
    own_port = small.getsockname()[1]
    uri = f"ws{site.address()[4:]}/api/tables/{table}/socket"
    stalled = await connect(uri, sock=small, compression=None, ping_interval=None)
    stalled.transport.pause_reading()
    await stalled.send(json.dumps({"type": "hello", "id": "h", "token": token}))
    before = -1
    for i in range(60):
        for j in range(8):
            await stalled.send(json.dumps({"type": "sync", "id": f"s{i}-{j}"}))
        await asyncio.sleep(0.2)
        if before == (before := unsent(port, own_port)) > 0:
            return stalled
    raise AssertionError("the socket never got stuck: the system buffers everything")


def test_a_replaced_link_can_do_nothing_even_if_its_socket_is_stuck(sqlite: Site) -> None:
    async def work() -> None:
        async with sqlite.api() as api:
            created = await api.table()
            name = created["table"]
            async with sqlite.open_seats(created) as seats:
                for i in range(100):
                    await seats[0].ask({"type": "chat", "text": "\U0001f600" * 500})
                mover = asked_seat(seats)
                assert mover is not None
            seat, action = mover.you["seat"], mover.legal[0]
            stalled = await stuck(sqlite, name, created["seats"][seat]["token"])
            own = created["seats"][seat]["token"]
            reply = await api.post(f"/tables/{name}/seats/{seat}/link", own)
            move = {"type": "move", "id": "m", "number": 1, "action": action}
            await stalled.send(json.dumps(move))
            await asyncio.sleep(1.5)
            reply = await api.get(f"/tables/{name}/state", reply["token"])
            assert reply["position"]["number"] == 0
            assert not reply["table"]["seats"][seat]["online"]
            stalled.transport.abort()

    drive(work)


async def fill(site: Site, table: str, token: str = "") -> list[Follower]:
    """Opens sockets until one is refused; returns them."""
    let_in: list[Follower] = []
    while len(let_in) < 100:
        try:
            let_in.append(await Follower(site.address(), table, token).open())
        except (ConnectionError, ConnectionClosed):
            return let_in
    raise AssertionError("100 sockets were opened and none was refused")


@pytest.mark.parametrize("given", [["--watchers", "5"], proof_case(["--sockets", "40"])])
def test_spectators_never_use_up_the_places_of_seats(folder: Path, given: list[str]) -> None:
    database = str(folder / f"crowd{given[0]}.db")
    with Server(database, folder / "crowd.log", ["--requests", "0", *given]) as server:
        site = Site([server])

        async def work() -> None:
            async with site.api() as api:
                created = await api.table()
                name = created["table"]
                crowd = await fill(site, name)
                assert len(crowd) == (5 if given[0] == "--watchers" else 30)
                host = await Follower(site.address(), name, created["host"]).open()
                async with site.open_seats(created) as seats:
                    await make_moves(seats, 4, random.Random(5))
                    more = await fill(site, name, created["seats"][0]["token"])
                    assert 0 < len(more) <= 9
                    assert (await seats[1].ask({"type": "ping"}))["type"] == "ok"
                for follower in [*crowd, *more, host]:
                    await follower.close()
                await asyncio.sleep(0.5)
                again = await fill(site, name)
                assert len(again) == len(crowd)
                for follower in again:
                    await follower.close()

        drive(work)

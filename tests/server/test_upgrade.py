"""Tables begun under one release go on under the next: on both databases, side by side too."""

import random
import secrets
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.counts import proof_case
from tests.load.client import Api, Follower
from tests.load.launch import Postgres, Server
from tests.releases.made_up_release import (
    CHANGES,
    GAMES,
    NEXT,
    environment_of,
    make_next_release,
)
from tests.server.play import make_moves, play_until, wait_for_number
from tests.server.sites import QUICK, drive, fresh_database

SECONDS = 240.0
EVERY_GAME = pytest.mark.parametrize(
    "game", ["karats", *(proof_case(game) for game in GAMES if game != "karats")]
)


@pytest.fixture(scope="module")
def next_package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources of the made-up next release."""
    package = tmp_path_factory.mktemp("next") / "motherlode"
    make_next_release(package)
    return package


def old_server(database: str, folder: Path) -> Server:
    return Server(database, folder / "old.log", QUICK)


def new_server(database: str, folder: Path, package: Path) -> Server:
    server = Server(database, folder / "new.log", QUICK)
    server.environment = environment_of(package)
    return server


class Played:
    """A table with its followers, and the view of each seat."""

    def __init__(self, created: Any, seats: list[Follower]) -> None:
        self.id = created["table"]
        self.tokens = [link["token"] for link in created["seats"]]
        self.seats = seats

    async def open_at(self, address: str) -> None:
        """Closes the sockets and opens them at another server."""
        for seat in self.seats:
            with suppress(Exception):
                await seat.close()
        self.seats = [await Follower(address, self.id, token).open() for token in self.tokens]
        await wait_for_number(self.seats, 0)

    def views(self) -> list[Any]:
        """The number of the last entry, and the view of each seat."""
        number = self.seats[0].number
        return [number, *((seat.position or {}).get("view") for seat in self.seats)]

    async def go_on(self, moves: int) -> None:
        await play_until(self.seats, self.seats[0].number + moves, random.Random(2))


async def begin(api: Api, game: str, moves: int) -> Played:
    """A table with two humans after some random moves."""
    played = Played(await api.table(game=game), [])
    await played.open_at(api.address)
    await play_until(played.seats, moves, random.Random(game))
    return played


async def begin_at_changed_rule(api: Api, game: str) -> Played:
    """A table at the first decision that the next release's rule changes."""
    played, rng = await begin(api, game, 0), random.Random(game)
    while decision(played)["step"] != CHANGES[game].step:
        assert await make_moves(played.seats, 1, rng)
    return played


def decision(played: Played) -> Any:
    return (played.seats[0].position or {})["view"]["asked"]


async def check_rule_and_number(api: Api, game: str, played: Played, kept: bool) -> None:
    """At the changed rule a table has the rule and the number of this release, or of the next one:
    in what its players are offered and shown, in what they may do, and when it is replayed."""
    change, seat = CHANGES[game], decision(played)["seat"]
    follower, number = played.seats[seat], change.kept if kept else change.changed
    assert (change.verb in follower.legal) == kept
    assert change.read((follower.position or {})["view"], seat) == number
    path = f"/tables/{played.id}/earlier"
    earlier = await api.get(path, played.tokens[seat], start=follower.number, count=1)
    assert change.read(earlier["frames"][0]["view"], seat) == number
    answer = await follower.move(change.verb)
    assert answer["type"] == ("ok" if kept else "reject"), answer


async def rules_version(api: Api, table: str) -> str:
    return str((await api.get(f"/tables/{table}"))["table"]["version"])


async def finish_and_verify(api: Api, played: Played) -> None:
    """Ends the game by agreement; its record replays on the server that has the next rules."""
    created = {"table": played.id, "seats": [{"token": token} for token in played.tokens]}
    await api.end_by_agreement(created)
    record = await api.get(f"/tables/{played.id}/record")
    verified = await api.post("/records/verify", body=record)
    assert verified["good"], verified["text"]


@pytest.fixture(params=["sqlite", proof_case("postgres")])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return fresh_database(postgres, f"upgrade_{secrets.token_hex(6)}")


@EVERY_GAME
def test_tables_begun_before_an_upgrade_go_on_under_their_rules(
    database: str, game: str, next_package: Path, tmp_path: Path
) -> None:
    found: list[Played] = []
    views: list[Any] = []

    async def before() -> None:
        api = Api(old.address)
        found.append(await begin(api, game, 20))
        views.extend(found[0].views())
        found.append(await begin_at_changed_rule(api, game))
        await api.close()

    async def after() -> None:
        api, played = Api(new.address), found[0]
        await played.open_at(api.address)
        # A pass of a window may have been entered while the old server stopped.
        assert played.views() == views or played.seats[0].number > views[0]
        assert await rules_version(api, played.id) != NEXT
        await played.go_on(15)
        refused = await played.seats[0].move("no such action")
        assert refused["type"] == "reject"
        await found[1].open_at(api.address)
        await check_rule_and_number(api, game, found[1], kept=True)
        begun = await begin_at_changed_rule(api, game)
        assert await rules_version(api, begun.id) == NEXT
        await check_rule_and_number(api, game, begun, kept=False)
        await finish_and_verify(api, played)
        await api.close()

    with old_server(database, tmp_path) as old:
        drive(before, SECONDS)
    with new_server(database, tmp_path, next_package) as new:
        drive(after, SECONDS)


@pytest.fixture(scope="module")
def side_by_side(
    postgres: Postgres, next_package: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """A server of this release and one of the next, on one database."""
    address = fresh_database(postgres, f"upgrade_{secrets.token_hex(6)}")
    folder = tmp_path_factory.mktemp("side_by_side")
    with old_server(address, folder) as old, new_server(address, folder, next_package) as new:
        yield old, new


@EVERY_GAME
def test_two_processes_of_different_releases_share_the_tables_of_the_older_one(
    side_by_side: tuple[Server, Server], game: str
) -> None:
    old, new = side_by_side

    async def work() -> None:
        first, second = Api(old.address), Api(new.address)
        played = await begin(first, game, 5)
        played.seats = [
            await Follower(address, played.id, token).open()
            for address, token in zip((old.address, new.address), played.tokens, strict=True)
        ]
        await wait_for_number(played.seats, 5)
        await played.go_on(20)
        begun = await begin_at_changed_rule(first, game)
        await begun.open_at(new.address)
        await check_rule_and_number(second, game, begun, kept=True)
        await check_rule_and_number(
            second, game, await begin_at_changed_rule(second, game), kept=False
        )
        await first.close()
        await second.close()

    drive(work, SECONDS)


def test_an_older_process_leaves_tables_of_the_next_release_alone(
    side_by_side: tuple[Server, Server],
) -> None:
    old, new = side_by_side

    async def work() -> None:
        first, second = Api(old.address), Api(new.address)
        begun = await begin(second, "karats", 3)
        waiting = await second.post(
            "/tables", body={"game": "karats", "seats": [{"kind": "human"}, {"kind": "human"}]}
        )
        for table, token in (
            (begun.id, begun.tokens[0]),
            (waiting["table"], waiting["seats"][0]["token"]),
        ):
            shown = (await first.get(f"/tables/{table}", token))["table"]
            assert "needs a later version of Motherlode" in shown["fault"]
            sit = {"entropy": secrets.token_hex(32), "key": secrets.token_hex(32)}
            answer: httpx.Response = await first.ask("POST", f"/tables/{table}/sit", token, sit)
            assert answer.status_code == 409, answer.text
            assert "later version" in answer.text
        before = await second.get(f"/tables/{waiting['table']}")
        assert before["table"]["fault"] == ""
        await begun.go_on(5)
        for link in waiting["seats"]:
            sit = {"entropy": secrets.token_hex(32), "key": secrets.token_hex(32)}
            await second.post(f"/tables/{waiting['table']}/sit", link["token"], sit)
        assert (await second.get(f"/tables/{waiting['table']}"))["table"]["state"] == "playing"
        await first.close()
        await second.close()

    drive(work, SECONDS)

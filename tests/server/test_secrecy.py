"""Nothing that a seat may not know is in any byte that it is sent."""

import json
import os
import random
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from motherlode.kernel import registry
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.play import Play
from motherlode.kernel.state import load
from motherlode.kernel.title import Setup
from motherlode.kernel.zones import redeal
from motherlode.server.board import Board
from motherlode.server.messages import Update
from motherlode.server.trial.client import Api, Follower
from motherlode.server.trial.launch import Server
from tests.server.conftest import QUICK, drive
from tests.server.play import asked, moves

GAMES = int(os.environ.get("MOTHERLODE_GAMES", "4"))
SECRETIVE = [
    title.name
    for title in registry.titles().values()
    if any(zone.pool for zone in [*title.layout.common, *title.layout.owned])
    and any(zone.audience.name != "open" for zone in [*title.layout.common, *title.layout.owned])
]


def other_world(setup: Setup, dump: list[int], seat: int, seed: int) -> list[int]:
    """A state that differs only in what a seat (-1: a spectator) can't know."""
    world = load(list(dump), int(setup.rules.layout.size))
    dealer = Dealer(seed)
    redeal(setup.rules.layout, world, seat, dealer)
    setup.rules.guess(world, seat, dealer)
    return world.dump()


@pytest.mark.parametrize("name", list(registry.titles()))
def test_every_update_is_the_same_in_every_world_the_seat_can_imagine(name: str) -> None:
    """Random games; at every entry each seat's bytes are those of another world's board."""
    differed = 0
    for game in range(GAMES):
        chance = random.Random(game)
        setup = registry.title(name).setup(2 + game % 2)
        seed = chance.randbytes(32)
        board = Board(Play(setup, seed, checking=False), None, 0)
        for number in range(1, 160):
            if board.play.over():
                break
            mover = board.play.asked()
            assert mover is not None
            action = chance.choice(board.play.legal())
            kept = board.enter(number, mover, "player", setup.title.actions.text(action), number)
            after = board.play.position.state.dump()
            for seat in range(-1, setup.seats):
                sent = wire(board, kept, seat)
                assert seed.hex().encode() not in sent
                world = other_world(setup, after, seat, chance.getrandbits(60))
                differed += world != after
                twin = Play.resumed(setup, seed, list(board.play.log), list(board.play.done), world)
                other = Board(twin, None, number)
                assert wire(other, kept, seat) == sent, (name, number, seat)
                if seat >= 0 and seat != mover:
                    assert not board.entry(kept, seat).text or board.play.over()
    assert differed or name not in SECRETIVE


def wire(board: Board, kept: Any, seat: int) -> bytes:
    """What a socket of that seat is sent."""
    position = board.positions([seat])[seat]
    return msgspec.json.encode(Update(board.entry(kept, seat), position))


@pytest.mark.parametrize("name", SECRETIVE)
def test_two_games_that_differ_in_secrets_send_the_same_bytes(name: str, tmp_path: Path) -> None:
    """Two servers on twin databases: in one, what a seat can't know was dealt another way."""
    first = Server(str(tmp_path / "one.db"), tmp_path / "one.log", QUICK)
    created: dict[str, Any] = {}

    async def begin() -> None:
        api = Api(first.address)
        created.update(await api.table(2, name))
        seats = await sit(first, created)
        await moves(seats, 25, random.Random(5))
        for seat in seats:
            await seat.close()
        await api.close()

    with first:
        drive(begin)
    shutil.copy(tmp_path / "one.db", tmp_path / "two.db")
    seat = redealt(tmp_path / "two.db", name)
    second = Server(str(tmp_path / "two.db"), tmp_path / "two.log", QUICK)

    async def compare() -> None:
        both = [await sit(server, created) for server in (first, second)]
        looks = [seats[seat] for seats in both]
        await heard(looks)
        assert frames(looks[0]) == frames(looks[1])
        for follower in looks:
            await follower.ask({"type": "move", "id": "a", "number": 26, "action": "nonsense"})
            await follower.ask({"type": "move", "id": "b", "number": 5, "action": "pass"})
            await follower.ask({"type": "sync", "id": "c", "last": 3})
        await heard(looks)
        assert frames(looks[0]) == frames(looks[1])
        for step in range(40):
            movers = [asked(seats) for seats in both]
            if movers[0] is None or movers[1] is None:
                break
            shared = [text for text in movers[0].legal if text in movers[1].legal]
            if movers[0].you != movers[1].you or not shared:
                break
            for mover, seats in zip(movers, both):
                assert mover is not None
                answer = await mover.move(shared[0], name=f"m{step}")
                assert answer["type"] == "ok"
                for one in seats:
                    await one.until(lambda one=one, n=answer["number"]: one.number >= n)
            await heard(looks)
            if frames(looks[0]) != frames(looks[1]):
                assert what_differs(looks) == ("update", "update")
                break
        for seats in both:
            for one in seats:
                await one.close()

    with first, second:
        drive(compare, 90)


def what_differs(looks: list[Follower]) -> tuple[str, str]:
    """The kinds of the first messages that are not the same: only news of the game may be."""
    for one, other in zip(frames(looks[0]), frames(looks[1])):
        if one != other:
            return json.loads(one)["type"], json.loads(other)["type"]
    return "", ""


async def heard(looks: list[Follower]) -> None:
    """Waits until each socket has been sent all that was under way."""
    for look in looks:
        await look.ask({"type": "ping"})


async def sit(server: Server, created: dict[str, Any]) -> list[Follower]:
    links = created["seats"]
    return [
        await Follower(server.address, created["table"], link["token"]).open() for link in links
    ]


def frames(seat: Follower) -> list[str]:
    """All that was sent to a seat, but for the time of day and the ids the test chose."""
    told = []
    for text in seat.raw:
        message = json.loads(text)
        message.pop("now", None)
        if len(str(message.get("id", ""))) == 12:
            message.pop("id")
        told.append(json.dumps(message))
    return told


def redealt(database: Path, name: str) -> int:
    """Deals again, in a stored snapshot, what some seat can't know; gives that seat."""
    setup = registry.title(name).setup(2)
    with sqlite3.connect(database) as connection:
        table, body = connection.execute("SELECT table_id, body FROM snapshots").fetchone()
        snapshot = json.loads(body)
        seat, world = another(setup, snapshot["dump"])
        snapshot["dump"] = world
        connection.execute(
            "UPDATE snapshots SET body = ? WHERE table_id = ?", (json.dumps(snapshot), table)
        )
    connection.close()
    return seat


def another(setup: Setup, dump: list[int]) -> tuple[int, list[int]]:
    """A seat and a world that differs in what it can't know."""
    for seed in range(400):
        world = other_world(setup, dump, seed % 2, seed)
        if world != dump:
            return seed % 2, world
    raise AssertionError("nobody has a secret here: choose another position")

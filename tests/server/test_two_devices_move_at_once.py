"""One carried seat on two devices: of moves at once one counts, and none that counted is lost."""

import asyncio
import random
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.games.karats.long_game import LONG_GAME
from tests.load.client import Follower
from tests.server.play import asked_seat, settle
from tests.server.sites import Site, drive, run_sql

TURNS = 12
GAMES: dict[str, dict[str, Any]] = {
    "karats": {"edition": LONG_GAME},
    "super_motherload": {},
    "mothership": {},
}


class Carried:
    """A table whose seats are each open on two devices, at different servers where there are."""

    def __init__(self, site: Site, made: Any) -> None:
        self.site, self.table = site, str(made["table"])
        self.tokens = [str(seat["token"]) for seat in made["seats"]]
        self.devices = [
            [Follower(site.address(i), self.table, token) for i in range(2)]
            for token in self.tokens
        ]
        self.counted: dict[int, str] = {}
        """By number, the moves that the server acknowledged."""

    @property
    def all(self) -> list[Follower]:
        return [device for pair in self.devices for device in pair]

    async def next_turn(self) -> tuple[int, list[Follower]]:
        """Waits until all know the same; returns the seat that is asked, and its devices."""
        for _ in range(500):
            await settle(self.all)
            asked = asked_seat([pair[0] for pair in self.devices])
            if asked is not None:
                seat = next(i for i, pair in enumerate(self.devices) if asked is pair[0])
                if self.devices[seat][1].legal == asked.legal:
                    return seat, self.devices[seat]
            await asyncio.sleep(0.02)
        raise AssertionError("no seat is asked")

    def note(self, number: int, action: str) -> None:
        assert number not in self.counted
        self.counted[number] = action

    def stored(self) -> dict[int, tuple[str, str]]:
        question = f"SELECT number, \"by\", text FROM entries WHERE table_id = '{self.table}'"
        return {number: (by, text) for number, by, text in run_sql(self.site, question)}

    async def check(self) -> None:
        """Checks that each acknowledged move is stored once and that all devices know the same."""
        await settle(self.all)
        stored = self.stored()
        moves = {number: text for number, (by, text) in stored.items() if by == "player"}
        assert moves == self.counted
        assert {device.number for device in self.all} == {max(stored)}
        first, *others = (device.entries for device in self.devices[0])
        assert all(other == first for other in others)

    async def close(self) -> None:
        for device in self.all:
            await device.close()


@asynccontextmanager
async def carried_table(site: Site, game: str = "karats") -> AsyncIterator[Carried]:
    async with site.api() as api:
        found = Carried(site, await api.table(game=game, **GAMES[game]))
    try:
        for device in found.all:
            await device.open()
        yield found
    finally:
        await found.close()


@pytest.mark.parametrize("game", GAMES)
def test_of_two_moves_at_once_one_counts_and_the_other_is_refused(site: Site, game: str) -> None:
    async def work() -> None:
        rng = random.Random(7)
        async with carried_table(site, game) as carried:
            for _ in range(TURNS):
                _, pair = await carried.next_turn()
                number = pair[0].number + 1
                actions = [rng.choice(device.legal) for device in pair]
                answers = await asyncio.gather(
                    *(device.move(action, number) for device, action in zip(pair, actions))
                )
                assert sorted(answer["type"] for answer in answers) == ["conflict", "ok"]
                won = 0 if answers[0]["type"] == "ok" else 1
                carried.note(answers[won]["number"], actions[won])
            await carried.check()

    drive(work)


@pytest.mark.parametrize("game", GAMES)
def test_one_message_that_both_devices_send_is_one_move(site: Site, game: str) -> None:
    """As when a phone's browser profile is copied while its move waits to be sent again."""

    async def work() -> None:
        rng = random.Random(8)
        async with carried_table(site, game) as carried, site.api() as api:
            for turn in range(TURNS):
                seat, pair = await carried.next_turn()
                number, action, id = pair[0].number + 1, rng.choice(pair[0].legal), f"same{turn}"
                message = {"type": "move", "id": id, "number": number, "action": action}
                path = f"/tables/{carried.table}/messages"
                tablet, phone = pair
                first, second, posted = await asyncio.gather(
                    tablet.move(action, number, id),
                    phone.move(action, number, id),
                    api.ask("POST", path, carried.tokens[seat], message),
                )
                assert first["type"] == second["type"] == posted.json()["type"] == "ok"
                assert first["number"] == second["number"] == posted.json()["number"]
                carried.note(first["number"], action)
            await carried.check()

    drive(work)


def test_a_move_while_another_device_shuts_this_one_out_counts_or_is_refused(site: Site) -> None:
    async def work() -> None:
        rng = random.Random(9)
        async with carried_table(site) as carried, site.api(1) as api:
            for _ in range(TURNS):
                seat, (left, taking) = await carried.next_turn()
                number, action = left.number + 1, rng.choice(left.legal)
                old, path = carried.tokens[seat], f"/tables/{carried.table}"
                form = {"key": secrets.token_hex(32)}
                moved, seated = await asyncio.gather(
                    left.move(action, number),
                    api.post(f"{path}/sit", old, form),
                    return_exceptions=True,
                )
                assert isinstance(seated, dict), seated
                fresh = seated["token"]
                assert fresh not in ("", old)
                known = dict(carried.stored())
                if isinstance(moved, dict) and moved["type"] == "ok":
                    carried.note(moved["number"], action)
                elif number in known:  # It counted, and the answer was lost with the connection.
                    assert isinstance(moved, ConnectionError)
                    carried.note(number, action)
                late = {"type": "move", "id": "late", "number": number + 1, "action": action}
                refused = await api.ask("POST", f"{path}/messages", old, late)
                assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed")
                carried.tokens[seat] = fresh
                for device in (left, taking):
                    await device.close()
                    device.token = fresh
                    await device.open()
            await carried.check()

    drive(work)

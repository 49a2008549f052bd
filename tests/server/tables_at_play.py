"""Tables whose seats play all the time, while their database fails for a while."""

import asyncio
import random
from typing import Any

from tests.games.karats.long_game import LONG_GAME
from tests.load.client import Api, Follower
from tests.load.history_checker import history_faults
from tests.server.chaos import AWAY, again
from tests.server.play import wait_for_number

LONGEST = 60.0


class Loaded:
    """A table whose two seats play all the time; a move that is refused is sent again."""

    def __init__(self, api: Api, seed: int) -> None:
        self._api, self._rng = api, random.Random(seed)
        self.created: Any = {}
        self.seats: list[Follower] = []
        self.acknowledged: dict[int, tuple[int, str]] = {}
        self.unavailable = 0

    async def begin(self) -> None:
        self.created = await self._api.table(edition=LONG_GAME)
        links = self.created["seats"]
        self.seats = [Follower(self._api.address, self.created["table"], x["token"]) for x in links]
        for seat in self.seats:
            await seat.open()

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set() and not any(seat.over for seat in self.seats):
            asked = next((i for i, seat in enumerate(self.seats) if seat.legal), None)
            if asked is None:
                await asyncio.sleep(0.01)
                continue
            number = self.seats[asked].number + 1
            action = self._rng.choice(self.seats[asked].legal)
            await self._move(asked, number, action)
            self.acknowledged[number] = (asked, action)
            await wait_for_number(self.seats, number)

    async def _move(self, asked: int, number: int, action: str) -> None:
        """Sends one move, with the same id each time, until it is acknowledged."""
        message = {"type": "move", "id": f"m{number}", "number": number, "action": action}
        while True:
            try:
                answer = await self.seats[asked].ask(dict(message), LONGEST)
            except AWAY:
                await again(self.seats[asked])
                continue
            if answer["type"] == "ok":
                assert answer["number"] == number
                return
            assert answer.get("code") == "storage_unavailable", answer
            self.unavailable += 1
            await asyncio.sleep(0.05)

    async def check(self) -> None:
        """Asserts that the log has every acknowledged move and nothing else."""
        for i, link in enumerate(self.created["seats"]):
            path = f"/tables/{self.created['table']}/history"
            entries = (await self._api.get(path, link["token"], limit=5000))["entries"]
            assert [entry["number"] for entry in entries] == [0, *self.acknowledged]
            assert history_faults(self.seats[i].raw, entries) == []
            for entry in entries[1:]:
                seat, action = self.acknowledged[entry["number"]]
                assert entry["seat"] == seat
                assert entry["text"] in ("", action)
            await self.seats[i].close()


def moves(tables: list[Loaded]) -> list[int]:
    return [len(table.acknowledged) for table in tables]


async def until_moved(tables: list[Loaded], more: int) -> None:
    """Waits until every table that is not over has some more moves."""
    wanted = [count + more for count in moves(tables)]
    while any(
        len(table.acknowledged) < count and not any(seat.over for seat in table.seats)
        for table, count in zip(tables, wanted, strict=True)
    ):
        await asyncio.sleep(0.02)

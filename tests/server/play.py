"""Helpers that play in tests, as clients that know only the protocol."""

import asyncio
import random
import time
from collections.abc import Sequence

from motherlode.server.api.rest_schema import MySeat
from motherlode.server.api.socket_schema import Move
from motherlode.server.tables import seat_commands
from motherlode.server.tables.table import Table
from tests.load.client import Follower


def asked_seat(seats: Sequence[Follower]) -> Follower | None:
    """The seat that is asked; None if none is."""
    return next((seat for seat in seats if seat.legal), None)


async def wait_for_number(seats: Sequence[Follower], number: int) -> None:
    """Waits until every follower has reached an entry."""
    for seat in seats:
        await seat.until(lambda seat=seat: seat.number >= number)


async def make_moves(seats: Sequence[Follower], count: int, rng: random.Random) -> int:
    """Makes `count` random moves, fewer if the game ends; returns the number made."""
    for made in range(count):
        seat = asked_seat(seats)
        if seat is None:
            return made
        answer = await seat.move(rng.choice(seat.legal))
        assert answer["type"] == "ok", answer
        await wait_for_number(seats, answer["number"])
    return count


async def play_until(seats: Sequence[Follower], number: int, rng: random.Random) -> None:
    """Plays at random until an entry, or the end; the server may pass for a seat meanwhile.

    A pass that comes early is answered at once, but entered only when the window's delay is over.
    """
    while min(seat.number for seat in seats) < number and not any(seat.over for seat in seats):
        seat = asked_seat(seats)
        if seat is not None:
            answer = await seat.move(rng.choice(seat.legal))
            assert answer["type"] in ("ok", "conflict"), answer
        await asyncio.sleep(0.02)
    await settle(list(seats))


async def settle(seats: list[Follower], seconds: float = 10.0) -> None:
    """Waits until all sockets have received everything and are at the same number."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for seat in seats:
            await seat.ask({"type": "ping"})
        if len({seat.number for seat in seats}) == 1:
            return
        await asyncio.sleep(0.02)
    raise AssertionError(
        f"the seats never got to the same entry: {[seat.number for seat in seats]}"
    )


async def move_at(table: Table, seat: int, name: str, number: int, action: str) -> int:
    """Makes a seat's move at a table of this process, as a socket would; `name` is its id."""
    message = Move(name, number, action)
    return await seat_commands.execute(table, MySeat(seat, False), message, None)

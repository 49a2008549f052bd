"""A server in this process, tables at it, and seats that are taken."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from motherlode.server import creation, seating
from motherlode.server.bodies import Clock, NewSeat, NewTable, Sit
from motherlode.server.house import House
from motherlode.server.settings import Settings
from motherlode.server.store import Store, open_database
from motherlode.server.table import Table


@asynccontextmanager
async def house_in(folder: Path, sweep: float = 60.0) -> AsyncIterator[House]:
    settings = Settings(str(folder / "races.db"), sweep_seconds=sweep, clock_grace=0.0)
    house = House(settings, Store(open_database(settings.database)))
    house.start()
    try:
        yield house
    finally:
        await house.stop()


async def hosted(
    house: House, clock: Clock | None = None, game: str = "karats"
) -> tuple[Table, list[str], str]:
    """A table of two humans who have not sat down, their tokens and the host's."""
    form = NewTable(game, [NewSeat("human"), NewSeat("human")], clock=clock)
    made = await creation.new_table(house, form)
    return await house.table(made.table), [link.token for link in made.seats], made.host


async def waiting(house: House, clock: Clock | None = None) -> tuple[Table, list[str]]:
    table, tokens, _ = await hosted(house, clock)
    return table, tokens


async def sit(table: Table, token: str) -> None:
    form = Sit(entropy=secrets.token_hex(32))
    await table.change(lambda doc: seating.sit(doc, form, token))


async def until(so: Any) -> None:
    while not so():
        await asyncio.sleep(0.01)

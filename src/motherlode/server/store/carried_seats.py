"""The boxes in which players carry the links of their seats to another device.

A browser makes a code, derives a key and an id from it, and encrypts the links with the key. The
server gets the id and the box, and stores a hash of the id: it can read neither code nor links.
"""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, or_, select, update

from motherlode.server.store.schema import CARRIED_SEATS
from motherlode.server.store.sql_statements import insert
from motherlode.server.store.store import Store
from motherlode.server.tokens import hash_token, same_hash

ONCE_MS = 15 * 60_000
"""How long a code for another device lasts."""
RECOVERY_MS = 400 * 24 * 3_600_000
"""How long a recovery code lasts after its box was stored last."""
MOST_BOXES = 100_000
"""Boxes of all players together: at most 6 GB."""
BOX = CARRIED_SEATS.c


@dataclass(frozen=True)
class OpenedBox:
    """The content of a box, as the browser that made it encrypted it."""

    box: str
    version: int
    once: bool


class CarriedSeats:
    """Reads and writes boxes; each change is one statement, so that of two devices one wins."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, id: str, box: str, once: bool, now: int) -> int | None:
        """Stores a new box and returns when it expires; None if the id is taken by another box.

        0 if the server holds too many.
        """
        code, expires = hash_token(id), now + (ONCE_MS if once else RECOVERY_MS)
        row = {"code": code, "once": once, "box": box, "version": 1, "opened_by": ""}

        def work(connection: Connection) -> int | None:
            connection.execute(delete(CARRIED_SEATS).where(BOX.expires < now))
            held = connection.execute(select(func.count()).select_from(CARRIED_SEATS)).scalar_one()
            if held >= MOST_BOXES:
                return 0
            made = insert(self._store.dialect, CARRIED_SEATS).on_conflict_do_nothing()
            connection.execute(made, {**row, "expires": expires})
            stored = connection.execute(select(CARRIED_SEATS).where(BOX.code == code)).one()
            same = (stored.box, stored.once, stored.version) == (box, once, 1)
            return int(stored.expires) if same else None

        expiry: int | None = await self._store.writer.submit(work)
        return expiry

    async def open(self, id: str, key: str, now: int) -> OpenedBox | None:
        """The box of an id; None if it doesn't exist or another device opened it.

        A device that asks again with the same key gets a box for one device again.
        """
        code, opener = hash_token(id), hash_token(key)
        free = or_(BOX.once.is_(False), BOX.opened_by == "", BOX.opened_by == opener)
        take = update(CARRIED_SEATS).where(BOX.code == code, BOX.expires >= now, free)
        taken = take.values(opened_by=opener).returning(CARRIED_SEATS)

        def work(connection: Connection) -> OpenedBox | None:
            row = connection.execute(taken).first()
            if row is None or not same_hash(code, row.code):
                return None
            return OpenedBox(row.box, row.version, row.once)

        opened: OpenedBox | None = await self._store.writer.submit(work)
        return opened

    async def replace(self, id: str, version: int, box: str, now: int) -> bool | None:
        """Replaces a recovery box of that version; False for another version, None without box."""
        here = (BOX.code == hash_token(id)) & BOX.once.is_(False) & (BOX.expires >= now)
        values = {"box": box, "version": version + 1, "expires": now + RECOVERY_MS}
        change = update(CARRIED_SEATS).where(here, BOX.version == version).values(values)

        def work(connection: Connection) -> bool | None:
            if connection.execute(change).rowcount == 1:
                return True
            return (
                None if connection.execute(select(BOX.code).where(here)).first() is None else False
            )

        done: bool | None = await self._store.writer.submit(work)
        return done

    async def forget(self, id: str) -> None:
        """Deletes the box of an id."""
        gone = delete(CARRIED_SEATS).where(BOX.code == hash_token(id))
        await self._store.writer.submit(lambda connection: connection.execute(gone).rowcount)

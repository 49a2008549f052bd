"""Chat messages of seats and of spectators, and which other seats a seat doesn't want to read."""

from motherlode.server.api.errors import Refusal
from motherlode.server.api.socket_schema import Chat, ChatMessage, Mute
from motherlode.server.net.rate_limits import AddressBuckets
from motherlode.server.tables.chat_messages import REPLAY, WATCHERS, last_numbers
from motherlode.server.tables.clock import now_ms
from motherlode.server.tables.seat_names import unique_name
from motherlode.server.tables.table import ATTEMPTS, Table
from motherlode.server.tables.table_config import TableConfig

CHAT_SECONDS = 10.0
"""A seat, or the spectators of an address, may write `chat_messages` of the limits in this time."""
SPECTATOR = -1
"""The seat of messages of people without one."""


async def chat(table: Table, seat: int, message: Chat, link: str | None) -> int:
    """Adds a seat's message to the chat of the table, or to that of its team."""
    room = table.team_room_of(seat) if message.room == "team" else message.room
    _check_entry(table, message)
    if room in ("", WATCHERS) or message.name:
        raise Refusal("not_allowed", "a seat writes under its own name, to the table or its team")
    return await _add(table, seat, table.config.seats[seat].name, room, message, link)


async def chat_as_spectator(
    table: Table, message: Chat, rates: AddressBuckets, address: str
) -> int:
    """Adds a message to the spectators' own room, or a comment on the replay, from somebody without
    a seat."""
    _check_entry(table, message)
    if message.room not in (WATCHERS, REPLAY):
        raise Refusal("not_allowed", "only players write here; spectators have a room of their own")
    if not table.may_watch():
        raise Refusal("no_spectators", "this table has no spectators")
    name = unique_name(table.config, SPECTATOR, message.name) if message.name else ""
    if wait := rates.take(address):
        raise _too_fast(wait)
    async with table.lock:
        if table.stale:
            await table.refresh()
        return await _add(table, SPECTATOR, name, message.room, message, None)


def _check_entry(table: Table, message: Chat) -> None:
    """Refuses a comment on a replay that nobody may see yet, or on an entry that does not exist."""
    if message.room != REPLAY:
        if message.entry >= 0:
            raise Refusal("bad_message", "only comments on a replay are about an entry")
        return
    if not table.is_revealed():
        raise Refusal("not_over", "a replay is commented on when the game is over")
    if not 0 <= message.entry <= table.number:
        raise Refusal("bad_message", "the game has no such entry")


async def _add(
    table: Table, seat: int, name: str, room: str, message: Chat, link: str | None
) -> int:
    """Adds a message to a room, without control characters; a retry adds nothing."""
    text = "".join(c for c in message.text if c.isprintable() or c == "\n").strip()
    if not text:
        raise Refusal("bad_message", "this chat message is empty")
    for attempt in range(ATTEMPTS):
        if seat >= 0:
            table.config.refuse_dead_link(seat, link)
        if seat >= 0 and (wait := _seconds_to_wait(table, seat)) > 0:
            if await table.store.chat_of_message(table.id, seat, message.id) is not None:
                return table.number
            raise _too_fast(wait)
        number = last_numbers(table.chat).get(room, 0) + 1
        added = ChatMessage(number, seat, name, text, now_ms(), room, message.entry)
        if await table.store.add_chat(_chat_row(table, added, message.id), table.version):
            table.add_chat_message(added)
            return table.number
        # Also finds a message of this seat that was stored without an answer.
        await table.cluster.catch_up(table)
        stored = await table.store.chat_of_message(table.id, seat, message.id)
        same = (text, room, message.entry)
        if stored is not None and (stored.text, stored.room, stored.entry) == same:
            return table.number
        if stored is not None:
            raise Refusal("id_reused", "this message id was used for something else")
    raise Refusal("busy", "the chat goes too fast; try again")


def _too_fast(wait: float) -> Refusal:
    refusal = Refusal("chat_too_fast", "too many chat messages; wait a little")
    refusal.retry_after = round(wait, 1)
    return refusal


def _seconds_to_wait(table: Table, seat: int) -> float:
    """How long a seat has to wait until it may write again; 0 if it may now."""
    most = table.limits.chat_messages
    own = [message.at for message in table.chat if message.seat == seat]
    if not most or len(own) < most:
        return 0.0
    return own[-most] / 1000 + CHAT_SECONDS - now_ms() / 1000


def _chat_row(table: Table, added: ChatMessage, message: str) -> dict[str, object]:
    return {
        "table_id": table.id,
        "room": added.room,
        "number": added.number,
        "seat": added.seat,
        "name": added.name,
        "text": added.text,
        "message": message,
        "at": added.at,
        "entry": added.entry,
    }


async def mute(table: Table, seat: int, message: Mute, link: str | None) -> int:
    """Turns the messages of another seat off or on; only the own seat learns of it."""

    def change(config: TableConfig) -> None:
        config.refuse_dead_link(seat, link)
        if message.seat >= len(config.seats) or message.seat == seat:
            raise Refusal("no_such_seat", "only another seat of the table can be muted")
        others = [other for other in config.seats[seat].muted if other != message.seat]
        config.seats[seat].muted = sorted([*others, message.seat] if message.on else others)

    await table.change_config_locked(change)
    table.send_seat_sync(seat)
    return table.number

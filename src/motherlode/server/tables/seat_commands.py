"""The messages of a seat: moves, undo, consent, chat and standing orders.

`execute` takes the table's lock, checks the seat's link and hands the message to its command.
"""

from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.play import UNDO
from motherlode.server.api.errors import (
    ConfigChanged,
    Refusal,
    StaleMove,
    as_refusal,
    not_allowed,
)
from motherlode.server.api.rest_schema import MySeat
from motherlode.server.api.socket_schema import (
    Chat,
    ChatLine,
    Consent,
    Move,
    Orders,
    SeatMessage,
    Undo,
)
from motherlode.server.store.store import StoredRow
from motherlode.server.tables.clock import now_ms
from motherlode.server.tables.live_game import PLAYER
from motherlode.server.tables.table import ATTEMPTS, Table
from motherlode.server.tables.table_config import PLAYING, WAITING, PendingUndo, TableConfig

RECHECKS = 32
"""How often a message is checked again if other processes change the config while it is stored."""


async def execute(table: Table, you: MySeat, message: SeatMessage, link: str | None) -> int:
    """Executes a seat's message; returns the number that its Ok carries.

    `link` is the hash of the token that came with it; None skips the check of the link.
    """
    if you.seat < 0:
        raise not_allowed()
    for attempt in range(RECHECKS):
        try:
            async with table.lock:
                await table.refresh()
                if link is not None and link != table.config.seats[you.seat].token:
                    raise not_allowed()
                if isinstance(message, Move):
                    return await move(table, you.seat, message)
                if isinstance(message, Undo):
                    return await undo(table, you.seat, message, link)
                if isinstance(message, Consent):
                    return await consent(table, you.seat, message, link)
                if isinstance(message, Chat):
                    return await chat(table, you.seat, message, link)
                return await set_orders(table, you.seat, message, link)
        except ConfigChanged as changed:
            stale = changed
    raise stale


async def move(table: Table, seat: int, message: Move) -> int:
    """Appends a player's action; returns its number. A retry of a message returns the same."""
    number, text = message.number, message.action
    if table.live_game is None or number != table.live_game.number + 1:
        return await _number_of_retry(table, seat, message, text)
    play = table.require_playing().play
    try:
        checked = play.check_action(play.parse(text), seat)
    except MotherlodeError as error:
        raise as_refusal(error) from None
    if table.config.seats[seat].stand_in:
        raise _replaced_refusal()
    table.orders_in_a_row = 0
    version = table.version
    if await table.append_entry(number, seat, PLAYER, checked.text, message.id, checked):
        return number
    _recheck_if_config_changed(table, version, number)
    return await _number_of_retry(table, seat, message, checked.text)


async def _number_of_retry(table: Table, seat: int, message: Move, text: str) -> int:
    """The number of a move that was stored before; raises StaleMove if it is no retry."""
    stored = await table.store.entry_of_message(table.id, seat, message.id)
    if stored is not None:
        return _same_message(stored, message.number, " ".join(text.lower().split()))
    if table.live_game is None or table.fault:
        table.require_playing()
    raise StaleMove(table.number)


def _same_message(stored: StoredRow, number: int, text: str) -> int:
    """The number of a stored message; raises a Refusal if its id was used for another one."""
    if stored.number == number and stored.text == text:
        return int(stored.number)
    raise Refusal("id_reused", "this message id was used for something else")


def _recheck_if_config_changed(table: Table, version: int, number: int) -> None:
    """Raises ConfigChanged if an entry was refused only because the config has a new version."""
    if table.version != version and table.number < number:
        raise ConfigChanged(table.number)


def _replaced_refusal() -> Refusal:
    return Refusal("replaced", "a bot plays this seat now: take it back first")


async def undo(table: Table, seat: int, message: Undo, link: str | None) -> int:
    """Takes back what the seat may take back alone; otherwise asks the other humans."""
    if table.live_game is None or message.number != table.live_game.number + 1:
        return await _number_of_undo_retry(table, seat, message)
    live_game = table.require_playing()
    if table.config.seats[seat].stand_in:
        raise _replaced_refusal()
    if message.count > live_game.undoable_here():
        most = live_game.undoable_here()
        raise Refusal("cant_undo", f"no more than {most} actions can be taken back here")
    if not table.can_afford_undo(seat, message.count):
        raise Refusal("no_time", "the decision that would be asked again has no time left")
    needed = [other for other in table.config.humans() if other != seat]
    if message.count <= live_game.play.undo_limit(seat) or not needed:
        return await _take_back(table, seat, message.id, message.count)
    number = live_game.number

    def request(config: TableConfig) -> None:
        config.refuse_dead_link(seat, link)
        if config.asked[:2] == (seat, message.id):
            return  # A retry: the request was made before, and perhaps answered.
        config.requests += 1
        config.asked = (seat, message.id, number)
        config.undo = PendingUndo(
            config.requests, seat, message.count, [], needed, number, message.id
        )

    await table.change_config_locked(request)
    return number


async def _take_back(table: Table, seat: int, message: str, count: int) -> int:
    """Appends an undo that is allowed; returns its number."""
    live_game = table.require_playing()
    if not 1 <= count <= live_game.undoable_here():
        raise Refusal("cant_undo", f"{count} actions can't be taken back")
    number, version = live_game.number + 1, table.version
    if not await table.append_entry(number, seat, PLAYER, f"{UNDO} {count}", message):
        _recheck_if_config_changed(table, version, number)
        raise StaleMove(table.number)
    return number


async def _number_of_undo_retry(table: Table, seat: int, message: Undo) -> int:
    """The number of an undo that was stored or requested before; raises StaleMove otherwise."""
    stored = await table.store.entry_of_message(table.id, seat, message.id)
    if stored is not None:
        return _same_message(stored, message.number, f"{UNDO} {message.count}")
    if table.config.asked == (seat, message.id, message.number - 1):
        return message.number - 1  # The others have agreed meanwhile, or played on.
    if table.live_game is None:
        table.require_playing()
    raise StaleMove(table.number)


async def consent(table: Table, seat: int, message: Consent, link: str | None) -> int:
    """Says yes or no to an undo request; the last yes takes back, a no ends the request."""
    live_game, asked = table.require_playing(), table.config.undo
    if asked is None or asked.request != message.request or asked.number != live_game.number:
        return await _number_of_consent_retry(table, seat, message)
    if seat not in asked.needed and (message.yes or seat != asked.seat):
        raise not_allowed()
    agreed = sorted({*asked.agreed, seat})
    if message.yes and set(asked.needed) & set(table.config.humans()) <= set(agreed):
        return await _take_back(table, asked.seat, _consent_id(seat, message), asked.count)

    def answer(config: TableConfig) -> None:
        config.refuse_dead_link(seat, link)
        if config.undo is not None and message.yes:
            config.undo.agreed = agreed
        else:
            config.undo = None

    await table.change_config_locked(answer)
    return table.number


async def _number_of_consent_retry(table: Table, seat: int, message: Consent) -> int:
    """The number for a consent whose effect is already there; raises a Refusal otherwise."""
    asked = table.config.undo
    if asked is None and not message.yes and message.request == table.config.requests:
        return table.number
    if asked is not None and asked.request == message.request and message.yes:
        name = _consent_id(seat, message)
        stored = await table.store.entry_of_message(table.id, asked.seat, name)
        if stored is not None:
            return int(stored.number)
    raise Refusal("no_request", "this request is no longer open")


def _consent_id(seat: int, message: Consent) -> str:
    """The message id under which the undo of the last consent is stored."""
    return f"consent of {seat}: {message.id}"


async def chat(table: Table, seat: int, message: Chat, link: str | None) -> int:
    """Adds a line to the chat, without control characters."""
    text = "".join(c for c in message.text if c.isprintable() or c == "\n").strip()
    if not text:
        raise Refusal("bad_message", "this line of chat is empty")
    for attempt in range(ATTEMPTS):
        table.config.refuse_dead_link(seat, link)
        number = table.chat[-1].number + 1 if table.chat else 1
        line = ChatLine(number, seat, table.config.seats[seat].name, text, now_ms())
        if await table.store.add_chat(_chat_row(table, line, message.id), table.version):
            table.add_chat_line(line)
            return table.number
        await table.catch_up()  # Also finds a line of this seat that was stored without an answer.
        stored = await table.store.chat_of_message(table.id, seat, message.id)
        if stored is not None and stored.text == text:
            return table.number
        if stored is not None:
            raise Refusal("id_reused", "this message id was used for something else")
    raise Refusal("busy", "the chat goes too fast; try again")


def _chat_row(table: Table, line: ChatLine, message: str) -> dict[str, object]:
    return {
        "table_id": table.id,
        "number": line.number,
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "message": message,
        "at": line.at,
    }


async def set_orders(table: Table, seat: int, message: Orders, link: str | None) -> int:
    """Replaces the seat's standing orders."""

    def replace(config: TableConfig) -> None:
        config.refuse_dead_link(seat, link)
        if config.state not in (WAITING, PLAYING):
            raise Refusal("game_over", "the game is over")
        config.seats[seat].orders = message.orders

    await table.change_config_locked(replace)
    table.orders_in_a_row = 0
    table.autoplay.nudge(table)
    return table.number

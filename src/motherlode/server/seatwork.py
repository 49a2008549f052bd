"""What a seat may ask of its table: moves, undo, consent, chat and standing orders."""

from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.play import UNDO
from motherlode.server.board import PLAYER
from motherlode.server.bodies import MySeat
from motherlode.server.doc import WAITING, Asked, Doc
from motherlode.server.messages import Chat, ChatLine, Consent, Move, Orders, SeatMessage, Undo
from motherlode.server.refusals import Overtaken, Refusal, Stale, as_refusal, not_allowed
from motherlode.server.store.store import Line
from motherlode.server.table import TRIES, Table
from motherlode.server.timing import now_ms

OFTEN = 32
"""A move is looked at again so many times if others change the table while it is being stored."""


async def ask(table: Table, you: MySeat, message: SeatMessage, link: str) -> int:
    """Does what a seat's message says; gives the number that its Ok carries.

    `link`: the hash of the token that it came with.
    """
    if you.seat < 0:
        raise not_allowed()
    for attempt in range(OFTEN):
        try:
            return await _ask(table, you.seat, message, link)
        except Overtaken as overtaken:
            stale = overtaken
    raise stale


async def _ask(table: Table, seat: int, message: SeatMessage, link: str) -> int:
    """Does a message that came with a link, if that is still the seat's when its turn comes."""
    if isinstance(message, Move):
        return await move(table, seat, message.id, message.number, message.action, link)
    if isinstance(message, Undo):
        return await undo(table, seat, message, link)
    if isinstance(message, Consent):
        return await consent(table, seat, message, link)
    if isinstance(message, Chat):
        return await chat(table, seat, message, link)
    return await orders(table, seat, message, link)


async def move(
    table: Table, seat: int, message: str, number: int, text: str, link: str | None = None
) -> int:
    """A player's action; gives its number. A retry of the same message gets the same."""
    async with table.lock:
        await table.refresh()
        table.doc.refuse_dead(seat, link)
        board = table.board
        if board is None or number != board.number + 1:
            return await _moved_before(table, seat, message, number, text)
        board = table.playing()
        try:
            action = board.play.parse(text)
            board.play.refuse_illegal(action, seat)
        except MotherlodeError as error:
            raise as_refusal(error) from None
        refuse_replaced(table, seat)
        text = board.play.setup.title.actions.text(action)
        table.orders_in_a_row = 0
        if await _entered(table, number, seat, text, message):
            return number
        return await _moved_before(table, seat, message, number, text)


async def _moved_before(table: Table, seat: int, message: str, number: int, text: str) -> int:
    """A move whose number is not the next: either a retry, or too late."""
    stored = await table.house.store.entered(table.id, seat, message)
    if stored is not None:
        return _same_message(stored, number, " ".join(text.lower().split()))
    if table.board is None or table.fault:
        table.playing()
    raise Stale(table.number)


def _same_message(stored: Line, number: int, text: str) -> int:
    """The number of a message that was done before; another body under its id is refused."""
    if stored.number == number and stored.text == text:
        return int(stored.number)
    raise Refusal("id_reused", "this message id was used for something else")


async def _entered(table: Table, number: int, seat: int, text: str, message: str) -> bool:
    """Enters what was checked by the doc that is known here; False: somebody was faster.

    Where another process has changed the doc, nothing is entered and the check is due again.
    """
    known = table.version
    if await table.enter(number, seat, PLAYER, text, message) is not None:
        return True
    if table.version != known and table.number < number:
        raise Overtaken(table.number)
    return False


def refuse_replaced(table: Table, seat: int) -> None:
    if table.doc.chairs[seat].player:
        raise Refusal("replaced", "a bot plays this seat now: take it back first")


async def undo(table: Table, seat: int, message: Undo, link: str) -> int:
    """Takes back what the seat may take back alone, else asks the other humans."""
    async with table.lock:
        await table.refresh()
        table.doc.refuse_dead(seat, link)
        if table.board is None or message.number != table.board.number + 1:
            return await _undone_before(table, seat, message)
        board = table.playing()
        refuse_replaced(table, seat)
        if message.count > board.own():
            raise Refusal("cant_undo", f"no more than {board.own()} can be taken back here")
        if not table.affords(seat, message.count):
            raise Refusal("no_time", "the decision that would be asked again has no time left")
        needed = [other for other in table.doc.humans() if other != seat]
        if message.count <= board.play.undoable(seat) or not needed:
            return await take_back(table, seat, message.id, message.count)
        number = board.number

        def note(doc: Doc) -> None:
            doc.refuse_dead(seat, link)
            if doc.asked[:2] == (seat, message.id):
                return  # A retry: it was asked before, and perhaps answered.
            doc.requests += 1
            doc.asked = (seat, message.id, number)
            doc.undo = Asked(doc.requests, seat, message.count, [], needed, number, message.id)

        await table.change_locked(note)
        return number


async def take_back(table: Table, seat: int, message: str, count: int) -> int:
    """Enters an undo that is allowed; the caller holds the lock."""
    board = table.playing()
    if not 1 <= count <= board.own():
        raise Refusal("cant_undo", "so many actions can't be taken back")
    number = board.number + 1
    if not await _entered(table, number, seat, f"{UNDO} {count}", message):
        raise Stale(table.number)
    return number


async def _undone_before(table: Table, seat: int, message: Undo) -> int:
    stored = await table.house.store.entered(table.id, seat, message.id)
    if stored is not None:
        return _same_message(stored, message.number, f"{UNDO} {message.count}")
    if table.doc.asked == (seat, message.id, message.number - 1):
        return message.number - 1  # The others agreed meanwhile, or played on.
    if table.board is None:
        table.playing()
    raise Stale(table.number)


async def consent(table: Table, seat: int, message: Consent, link: str) -> int:
    """Says yes or no to an undo request; the last yes takes back, a no ends it."""
    async with table.lock:
        await table.refresh()
        table.doc.refuse_dead(seat, link)
        board = table.playing()
        asked = table.doc.undo
        if asked is None or asked.request != message.request or asked.number != board.number:
            return await _consented_before(table, seat, message)
        if seat not in asked.needed and (message.yes or seat != asked.seat):
            raise not_allowed()
        agreed = sorted({*asked.agreed, seat})
        if message.yes and set(asked.needed) & set(table.doc.humans()) <= set(agreed):
            return await take_back(table, asked.seat, _named(seat, message), asked.count)

        def note(doc: Doc) -> None:
            doc.refuse_dead(seat, link)
            if doc.undo is not None and message.yes:
                doc.undo.agreed = agreed
            else:
                doc.undo = None

        await table.change_locked(note)
        return table.number


async def _consented_before(table: Table, seat: int, message: Consent) -> int:
    """The answer to a consent that came before: what it asked for is so."""
    asked = table.doc.undo
    if asked is None and not message.yes and message.request == table.doc.requests:
        return table.number
    if asked is not None and asked.request == message.request and message.yes:
        stored = await table.house.store.entered(table.id, asked.seat, _named(seat, message))
        if stored is not None:
            return int(stored.number)
    raise Refusal("no_request", "this request is no longer open")


def _named(seat: int, message: Consent) -> str:
    """A consent's name among the messages of the seat that asked."""
    return f"consent of {seat}: {message.id}"


async def chat(table: Table, seat: int, message: Chat, link: str) -> int:
    """Adds a line to the chat; control characters don't get in."""
    text = "".join(c for c in message.text if c.isprintable() or c == "\n").strip()
    if not text:
        raise Refusal("bad_message", "there is nothing in this line")
    async with table.lock:
        for attempt in range(TRIES):
            table.doc.refuse_dead(seat, link)
            number = table.chat[-1].number + 1 if table.chat else 1
            line = ChatLine(number, seat, table.doc.chairs[seat].name, text, now_ms())
            if await table.house.store.say(_row(table, line, message.id), table.version):
                table.said(line)
                return table.number
            await table.catch_up()  # Also to a line of one's own that was never answered.
            stored = await table.house.store.said(table.id, seat, message.id)
            if stored is not None and stored.text == text:
                return table.number
            if stored is not None:
                raise Refusal("id_reused", "this message id was used for something else")
    raise Refusal("busy", "the chat goes too fast; try again")


def _row(table: Table, line: ChatLine, message: str) -> dict[str, object]:
    return {
        "table_id": table.id,
        "number": line.number,
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "message": message,
        "at": line.at,
    }


async def orders(table: Table, seat: int, message: Orders, link: str) -> int:
    """Replaces the seat's standing orders."""

    def put(doc: Doc) -> None:
        doc.refuse_dead(seat, link)
        if doc.state not in (WAITING, "playing"):
            raise Refusal("game_over", "the game is over")
        doc.chairs[seat].orders = message.orders

    await table.change(put)
    table.orders_in_a_row = 0
    table.house.driver.nudge(table)
    return table.number

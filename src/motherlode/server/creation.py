"""New tables: from a form, from a record, and from a table that wants a rematch."""

import secrets
from typing import Any

import msgspec

from motherlode import bots
from motherlode.kernel import registry
from motherlode.kernel.chance import SEED_BYTES
from motherlode.kernel.errors import MotherlodeError, UnknownGame
from motherlode.kernel.plugins import ServerPlugin
from motherlode.server import chores
from motherlode.server.board import BY_TABLE
from motherlode.server.bodies import (
    Clock,
    Created,
    Joined,
    MySeat,
    NewSeat,
    NewTable,
    PlayOn,
    SeatLink,
    Value,
)
from motherlode.server.doc import (
    BOT,
    COLOURS,
    HUMAN,
    NO_SCHEME,
    WAITING,
    Chair,
    Doc,
)
from motherlode.server.house import House
from motherlode.server.messages import Order
from motherlode.server.refusals import Refusal, as_refusal, not_allowed
from motherlode.server.sight import promise
from motherlode.server.table import Table
from motherlode.server.timing import now_ms
from motherlode.server.tokens import (
    followed,
    following_id,
    hashed,
    matches,
    new_table_id,
    new_token,
)


async def new_table(house: House, form: NewTable) -> Created:
    """Creates a table from the lobby's form."""
    doc = new_doc(form.game, form.options, form.edition, form.listed, form.clock)
    links = seat_all(doc, form.seats)
    check_setup(doc)
    return await _create(house, new_table_id(), doc, links, [])


async def play_on(house: House, form: PlayOn, address: str) -> Created:
    """Creates a table that goes on from a record; its seed is in the record, so all may know it."""
    raw = msgspec.json.encode(form.record)
    record, who = await house.workers.replay(address, chores.cut, raw, form.number)
    if len(form.seats) != len(record.seats):
        raise Refusal("bad_options", f"the record has {len(record.seats)} seats")
    doc = new_doc(record.game, record.options, record.edition, form.listed, form.clock)
    links = seat_all(doc, form.seats)
    doc.seed, doc.scheme, doc.before = record.seed, NO_SCHEME, form.number
    rows = [(number, who[number - 1], text) for number, text in enumerate(record.actions, 1)]
    return await _create(house, new_table_id(), doc, links, rows)


def first_to_rematch(table: Table, token: str) -> bool:
    """Whether a rematch that is asked for now creates a table; who may not ask is refused."""
    may_rematch(table, token)
    return not table.doc.rematch


def may_rematch(table: Table, token: str) -> MySeat:
    you = table.doc.who(token)
    if you.seat < 0 and not you.host:
        raise not_allowed()
    if not table.closed():
        raise Refusal("not_over", "the game is not over")
    return you


async def rematch(house: House, table: Table, token: str) -> Joined:
    """One's own seat at the table that follows this one; whoever asks first creates it.

    A retry gets the same token, as long as the seat there has it; a seat that was given another
    link, freed or taken is refused, and so is a host whose link there was replaced.
    """
    await house.look(table)  # Another process may have replaced the link.
    you = may_rematch(table, token)
    following = table.doc.rematch or await _follow(house, table)

    def claim(doc: Doc) -> str:
        secret = followed(doc.mint, f"rematch {token}")
        if you.seat < 0:
            if not doc.hostless and not matches(hashed(secret), doc.host):
                raise Refusal("seat_taken", "the host's link of the rematch was replaced")
            doc.host, doc.hostless = hashed(secret), False
            return secret
        chair = doc.chairs[you.seat]
        if not chair.reserved and not matches(hashed(secret), chair.token):
            raise Refusal("seat_taken", "this seat of the rematch was claimed or given away")
        chair.token, chair.reserved = hashed(secret), False
        return secret

    found = await house.table(following)
    secret = await found.change(claim)
    promised = promise(found.doc, following)
    if you.seat < 0:
        return Joined(following, -1, "", promised, secret)
    return Joined(following, you.seat, secret, promised)


async def _follow(house: House, table: Table) -> str:
    """The following table. Its id follows from this one, so whoever ask at once make one table."""
    old, following = table.doc, following_id(table.doc.mint, table.id)
    doc = new_doc(old.game, old.options, old.edition, old.listed, old.clock)
    doc.chairs = [_same_chair(chair) for chair in old.chairs]
    doc.hostless = True
    await _create(house, following, doc, [], [])

    def note(changed: Doc) -> str:
        changed.rematch = changed.rematch or following
        return changed.rematch

    return await table.change(note)


def _same_chair(chair: Chair) -> Chair:
    new = Chair(chair.kind, chair.name, chair.colour, chair.bot, sat=chair.kind == BOT)
    new.reserved = chair.kind == HUMAN
    return new


# --- parts


def new_doc(
    game: str,
    options: dict[str, Value],
    edition: dict[str, Any],
    listed: bool,
    clock: Clock | None,
) -> Doc:
    """A doc without seats; the host's token comes with the table."""
    try:
        title = registry.title(game)
    except UnknownGame as error:
        raise Refusal("no_such_game", str(error)) from None
    try:
        content = title.content(edition)
    except MotherlodeError as error:
        raise as_refusal(error) from None
    return Doc(
        game=game,
        version=title.version,
        content=content.hash,
        options=options,
        edition=edition,
        chairs=[],
        host="",
        listed=listed,
        created=now_ms(),
        clock=clock,
        secret=secrets.token_hex(SEED_BYTES),
        mint=secrets.token_hex(SEED_BYTES),
    )


def check_setup(doc: Doc) -> None:
    """Refuses options and numbers of seats that don't go together; fills the defaults in."""
    try:
        doc.options = dict(doc.setup().options)
    except MotherlodeError as error:
        raise as_refusal(error) from None


def seat_all(doc: Doc, seats: list[NewSeat]) -> list[SeatLink]:
    """Puts the chairs up; gives the links of the human ones."""
    links: list[SeatLink] = []
    for number, seat in enumerate(seats):
        chair = _chair(number, seat)
        if chair.kind == HUMAN:
            links.append(SeatLink(number, new_token()))
            chair.token = hashed(links[-1].token)
        doc.chairs.append(chair)
    return links


def _chair(number: int, seat: NewSeat) -> Chair:
    if seat.kind == BOT:
        name = check_bot(seat.bot or bots.USUAL)
        shown = clean_name(seat.name) if seat.name else ""
    else:
        name = ""
        shown = clean_name(seat.name or f"Player {number + 1}")
    colour = seat.colour or COLOURS[number % len(COLOURS)]
    return Chair(seat.kind, shown, colour, name, sat=seat.kind == BOT)


def habits(game: str) -> list[Order]:
    """The standing orders that every seat of a game begins with."""
    found = registry.title(game).plugin(ServerPlugin).habits
    return [Order(step, action) for step, action in found]


def check_bot(name: str) -> str:
    if name not in bots.names():
        raise Refusal("no_such_bot", f"no bot is called {name!r}; there is {bots.names()}")
    return name


def clean_name(name: str) -> str:
    """A name without anything that could steer a screen."""
    shown = "".join(c for c in name if c.isprintable()).strip()
    if not shown:
        raise Refusal("bad_name", "a name needs something that can be read")
    return shown


async def _create(
    house: House, table: str, doc: Doc, links: list[SeatLink], log: list[tuple[int, int, str]]
) -> Created:
    """Stores a new table, with the log it starts from."""
    host = new_token()
    doc.host = hashed(host)
    for chair in doc.chairs:
        chair.orders = habits(doc.game)
    if doc.state == WAITING and doc.full():
        doc.begin(table, house.pulse.now())
    entries = [
        {
            "table_id": table,
            "number": number,
            "seat": seat,
            "by": BY_TABLE,
            "text": text,
            "message": None,
            "at": doc.created,
        }
        for number, seat, text in log
    ]
    await house.create(table, {**doc.row(), "created": doc.created}, entries)
    # What goes on by itself does not wait until somebody looks.
    if doc.begun and (doc.clock is not None or all(chair.kind == BOT for chair in doc.chairs)):
        await house.table(table)
    return Created(table, host, links, promise(doc, table))

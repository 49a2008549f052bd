"""Creates tables: from the lobby's form, from a record, or as a rematch."""

import secrets
from typing import Any

import msgspec

from motherlode import bots
from motherlode.kernel import registry as games_registry
from motherlode.kernel.errors import MotherlodeError, UnknownGame
from motherlode.kernel.seeds import SEED_BYTES
from motherlode.plugins import ServerPlugin
from motherlode.server.api.errors import Refusal, as_refusal, not_allowed
from motherlode.server.api.rest_schema import (
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
from motherlode.server.api.socket_schema import Order
from motherlode.server.tables.clock import now_ms
from motherlode.server.tables.live_game import BY_TABLE
from motherlode.server.tables.registry import TableRegistry
from motherlode.server.tables.table import Table
from motherlode.server.tables.table_config import (
    BOT,
    COLOURS,
    HUMAN,
    NO_SCHEME,
    WAITING,
    SeatConfig,
    TableConfig,
)
from motherlode.server.tables.table_summary import commitment_of
from motherlode.server.tokens import (
    derived_token,
    hash_token,
    new_table_id,
    new_token,
    rematch_id,
    same_hash,
)
from motherlode.server.workers import jobs


async def new_table(registry: TableRegistry, form: NewTable) -> Created:
    """Creates a table from the lobby's form."""
    config = new_config(form.game, form.options, form.edition, form.listed, form.clock)
    links = add_seats(config, form.seats)
    check_setup(config)
    return await _create(registry, new_table_id(), config, links, [])


async def play_on(registry: TableRegistry, form: PlayOn, address: str) -> Created:
    """Creates a table that continues a record; its seed is in the record, so it is public."""
    raw = msgspec.json.encode(form.record)
    record, who = await registry.workers.replay(address, jobs.cut_record, raw, form.number)
    if len(form.seats) != len(record.seats):
        raise Refusal("bad_options", f"the record has {len(record.seats)} seats")
    config = new_config(record.game, record.options, record.edition, form.listed, form.clock)
    links = add_seats(config, form.seats)
    config.seed, config.scheme, config.before = record.seed, NO_SCHEME, form.number
    rows = [(number, who[number - 1], text) for number, text in enumerate(record.actions, 1)]
    return await _create(registry, new_table_id(), config, links, rows)


def creates_rematch(table: Table, token: str) -> bool:
    """True if this rematch request creates the table; raises a Refusal if it isn't allowed."""
    require_rematch(table, token)
    return not table.config.rematch


def require_rematch(table: Table, token: str) -> MySeat:
    you = table.config.identify(token)
    if you.seat < 0 and not you.host:
        raise not_allowed()
    if not table.is_finished():
        raise Refusal("not_over", "the game is not over")
    return you


async def rematch(registry: TableRegistry, table: Table, token: str) -> Joined:
    """The token's seat at the rematch; the first caller creates it.

    A retry gets the same token as long as the seat has it. It is refused if the seat was given
    another link, freed or taken, or if the host's link was replaced.
    """
    await registry.reload(table)  # Another process may have replaced the link.
    you = require_rematch(table, token)
    following = table.config.rematch or await _create_rematch(registry, table)

    def claim(config: TableConfig) -> str:
        secret = derived_token(config.mint, f"rematch {token}")
        if you.seat < 0:
            if not config.hostless and not same_hash(hash_token(secret), config.host):
                raise Refusal("seat_taken", "the host's link of the rematch was replaced")
            config.host, config.hostless = hash_token(secret), False
            return secret
        seat_config = config.seats[you.seat]
        if not seat_config.reserved and not same_hash(hash_token(secret), seat_config.token):
            raise Refusal("seat_taken", "this seat of the rematch was claimed or given away")
        seat_config.token, seat_config.reserved = hash_token(secret), False
        return secret

    found = await registry.table(following)
    secret = await found.change_config(claim)
    commitment = commitment_of(found.config, following)
    if you.seat < 0:
        return Joined(following, -1, "", commitment, secret)
    return Joined(following, you.seat, secret, commitment)


async def _create_rematch(registry: TableRegistry, table: Table) -> str:
    """Creates the rematch. Its id is derived from this table, so concurrent callers create one."""
    old, following = table.config, rematch_id(table.config.mint, table.id)
    config = new_config(old.game, old.options, old.edition, old.listed, old.clock)
    config.seats = [_same_seat(seat_config) for seat_config in old.seats]
    config.hostless = True
    await _create(registry, following, config, [], [])

    def note(changed: TableConfig) -> str:
        changed.rematch = changed.rematch or following
        return changed.rematch

    return await table.change_config(note)


def _same_seat(seat_config: SeatConfig) -> SeatConfig:
    new = SeatConfig(
        seat_config.kind,
        seat_config.name,
        seat_config.colour,
        seat_config.bot,
        sat=seat_config.kind == BOT,
    )
    new.reserved = seat_config.kind == HUMAN
    return new


# --- helpers


def new_config(
    game: str,
    options: dict[str, Value],
    edition: dict[str, Any],
    listed: bool,
    clock: Clock | None,
) -> TableConfig:
    """A config without seats; the host's token is added when the table is created."""
    try:
        title = games_registry.find_game(game)
    except UnknownGame as error:
        raise Refusal("no_such_game", str(error)) from None
    try:
        content = title.content(edition)
    except MotherlodeError as error:
        raise as_refusal(error) from None
    return TableConfig(
        game=game,
        version=title.version,
        content=content.hash,
        options=options,
        edition=edition,
        seats=[],
        host="",
        listed=listed,
        created=now_ms(),
        clock=clock,
        secret=secrets.token_hex(SEED_BYTES),
        mint=secrets.token_hex(SEED_BYTES),
    )


def check_setup(config: TableConfig) -> None:
    """Raises a Refusal if options and number of seats don't fit; fills in the defaults."""
    try:
        config.options = dict(config.setup().options)
    except MotherlodeError as error:
        raise as_refusal(error) from None


def add_seats(config: TableConfig, seats: list[NewSeat]) -> list[SeatLink]:
    """Adds the seats of a form; returns the links of the human ones."""
    links: list[SeatLink] = []
    for number, seat in enumerate(seats):
        seat_config = _new_seat(number, seat)
        if seat_config.kind == HUMAN:
            links.append(SeatLink(number, new_token()))
            seat_config.token = hash_token(links[-1].token)
        config.seats.append(seat_config)
    return links


def _new_seat(number: int, seat: NewSeat) -> SeatConfig:
    if seat.kind == BOT:
        name = check_bot(seat.bot or bots.DEFAULT_BOT)
        shown = clean_name(seat.name) if seat.name else ""
    else:
        name = ""
        shown = clean_name(seat.name or f"Player {number + 1}")
    colour = seat.colour or COLOURS[number % len(COLOURS)]
    return SeatConfig(seat.kind, shown, colour, name, sat=seat.kind == BOT)


def default_orders(game: str) -> list[Order]:
    """The standing orders that every seat of a game starts with."""
    found = games_registry.find_game(game).plugin(ServerPlugin).standing_orders
    return [Order(step, action) for step, action in found]


def check_bot(name: str) -> str:
    if name not in bots.names():
        raise Refusal("no_such_bot", f"no bot is called {name!r}; there is {bots.names()}")
    return name


def clean_name(name: str) -> str:
    """A name without control characters; raises a Refusal if nothing is left."""
    shown = "".join(c for c in name if c.isprintable()).strip()
    if not shown:
        raise Refusal("bad_name", "a name needs at least one printable character")
    return shown


async def _create(
    registry: TableRegistry,
    table: str,
    config: TableConfig,
    links: list[SeatLink],
    log: list[tuple[int, int, str]],
) -> Created:
    """Stores a new table, with the log it starts from."""
    host = new_token()
    config.host = hash_token(host)
    for seat_config in config.seats:
        seat_config.orders = default_orders(config.game)
    if config.state == WAITING and config.is_full():
        config.begin(table, registry.heartbeat.now())
    entries = [
        {
            "table_id": table,
            "number": number,
            "seat": seat,
            "by": BY_TABLE,
            "text": text,
            "message": None,
            "at": config.created,
        }
        for number, seat, text in log
    ]
    await registry.create(table, {**config.row(), "created": config.created}, entries)
    # A table that plays by itself is opened at once.
    if config.begun and (
        config.clock is not None or all(seat_config.kind == BOT for seat_config in config.seats)
    ):
        await registry.table(table)
    return Created(table, host, links, commitment_of(config, table))

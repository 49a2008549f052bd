"""Creates tables: from the lobby's form, from a record, or as a rematch."""

import asyncio
import secrets
from typing import Any

import msgspec

from motherlode import bots
from motherlode.kernel import registry as games_registry
from motherlode.kernel.entry_authors import TABLE
from motherlode.kernel.errors import MotherlodeError, UnknownGame
from motherlode.kernel.game import Setup
from motherlode.kernel.record import RESIGNED, last_seed, setup_of
from motherlode.kernel.seeds import SEED_BYTES
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
from motherlode.server.tables.clock import now_ms
from motherlode.server.tables.host_presence import LISTED_MS
from motherlode.server.tables.public_table_info import commitment_of, teams_of
from motherlode.server.tables.registry import TableRegistry
from motherlode.server.tables.seat_names import free_default_name, unique_name
from motherlode.server.tables.table import Table
from motherlode.server.tables.table_config import (
    BOT,
    COLOURS,
    HUMAN,
    NO_SCHEME,
    OPEN,
    WAITING,
    Parent,
    SeatConfig,
    TableConfig,
    content_row,
)
from motherlode.server.tokens import (
    derived_token,
    hash_token,
    new_table_id,
    new_token,
    rematch_id,
    same_hash,
)
from motherlode.server.workers.continued_record import cut_record


async def new_table(registry: TableRegistry, form: NewTable) -> Created:
    """Creates a table from the lobby's form."""
    # An edition takes long to check.
    setup = await asyncio.to_thread(
        new_setup, form.game, len(form.seats), form.options, form.edition
    )
    config = new_config(setup, form.listed, form.clock)
    _set_hints_spectators_absence(config, form)
    links = add_seats(config, form.seats)
    return await _create(registry, new_table_id(), setup, config, links, [])


async def play_on(registry: TableRegistry, form: PlayOn, address: str) -> Created:
    """Creates a table that continues a record, under its rules and with its content.

    Somebody may know everything in it, so that everything hidden is dealt again, for everybody,
    when all have added their random bytes. Before the first entry nothing was played, so that the
    game is a new one: its maker could have searched for a deal whose public part suits a seat. A
    practice table keeps what was hidden: there nobody else can join.
    """
    if form.practice and (form.listed or any(seat.kind == OPEN for seat in form.seats)):
        text = "a practice table is not listed and has no open seats: its hidden things are known"
        raise Refusal("bad_options", text)
    raw, redealt = msgspec.json.encode(form.record), not form.practice
    cut = await registry.workers.replay(address, cut_record, raw, form.number, redealt)
    record = cut.record
    if len(form.seats) != len(record.seats):
        raise Refusal(
            "bad_options", f"the record has {len(record.seats)} seats, not {len(form.seats)}"
        )
    try:
        setup = await asyncio.to_thread(setup_of, record)
    except MotherlodeError as error:
        raise as_refusal(error) from None
    config = new_config(setup, form.listed, form.clock)
    _set_hints_spectators_absence(config, form)
    links = add_seats(config, form.seats)
    config.before = form.number
    if form.number or form.practice:
        config.parent = Parent(cut.digest, record.seed, record.fairness, record.continues)
    if form.practice:
        config.seed, config.scheme = last_seed(record), NO_SCHEME
    deciders = enumerate(zip(cut.deciders, record.actions, strict=True), 1)
    rows = [(number, seat, text) for number, (seat, text) in deciders]
    return await _create(registry, new_table_id(), setup, config, links, rows)


def creates_rematch(table: Table, token: str) -> bool:
    """True if this rematch request creates the table; raises a Refusal if it isn't allowed."""
    require_rematch(table, token)
    return not table.config.rematch


def require_rematch(table: Table, token: str) -> MySeat:
    you = table.config.identify(token)
    if you.seat < 0 and not you.host:
        raise not_allowed()
    if not table.is_finished():
        raise Refusal("not_over", "a rematch is possible when the game is over")
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
                raise Refusal(
                    "seat_taken", "the host's link of the rematch was replaced: use the new link"
                )
            config.host, config.hostless = hash_token(secret), False
            return secret
        if you.host and config.hostless:
            config.host, config.host_seat, config.hostless = "", you.seat, False
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
    count = len(old.seats)
    setup = await asyncio.to_thread(new_setup, old.game, count, old.options, old.edition)
    config = new_config(setup, old.listed, old.clock)
    _set_hints_spectators_absence(config, old)
    resigned = _last_to_resign(old)
    config.seats = [_same_seat(owner, i in resigned) for i, owner in enumerate(old.seats)]
    config.hostless = True
    await _create(registry, following, setup, config, [], [])

    def note(changed: TableConfig) -> str:
        changed.rematch = changed.rematch or following
        return changed.rematch

    return await table.change_config(note)


def _last_to_resign(old: TableConfig) -> set[int]:
    """The seats of the side whose resignation ended the game: their players were there."""
    if old.ending != RESIGNED:
        return set()
    sides, last = teams_of(old) or list(range(len(old.seats))), old.takeovers[-1].seat
    return {i for i, seat in enumerate(old.seats) if seat.resigned and sides[i] == sides[last]}


def _same_seat(seat_config: SeatConfig, was_there: bool) -> SeatConfig:
    """The config of a seat at the rematch; the stand-in bot plays it if its human had left."""
    left = seat_config.left and not was_there
    bot = seat_config.bot or (seat_config.stand_in if left else "")
    new = SeatConfig(
        BOT if bot else seat_config.kind,
        seat_config.name if seat_config.kind == BOT or not bot else "",
        seat_config.colour,
        bot,
        sat=bool(bot),
    )
    new.reserved = new.kind == HUMAN
    return new


# --- helpers


def new_setup(game: str, seats: int, options: dict[str, Value], edition: dict[str, Any]) -> Setup:
    """The game of a new table, under the newest rules; raises a Refusal if options, edition and
    number of seats don't fit."""
    try:
        title = games_registry.find_game(game)
    except UnknownGame as error:
        raise Refusal("no_such_game", str(error)) from None
    try:
        return title.setup(seats, options, edition)
    except MotherlodeError as error:
        raise as_refusal(error) from None


def new_config(setup: Setup, listed: bool, clock: Clock | None) -> TableConfig:
    """A config whose seats and host's token are still to be added.

    It has all options with their defaults. Its edition includes what the options generate.
    """
    return TableConfig(
        game=setup.game.name,
        version=setup.game.version,
        content=setup.content.hash,
        base=setup.content.base_hash,
        options=dict(setup.options),
        edition=setup.content.edition,
        seats=[],
        host="",
        listed=listed,
        created=now_ms(),
        clock=clock,
        secret=secrets.token_hex(SEED_BYTES),
        mint=secrets.token_hex(SEED_BYTES),
    )


def _set_hints_spectators_absence(
    config: TableConfig, chosen: NewTable | PlayOn | TableConfig
) -> None:
    """Takes over what the creator of a table chose about hints, spectators and absence."""
    config.hints, config.spectators = chosen.hints, chosen.spectators
    config.absence = chosen.absence


def add_seats(config: TableConfig, seats: list[NewSeat]) -> list[SeatLink]:
    """Adds the seats of a form; returns the links of the human ones."""
    links: list[SeatLink] = []
    for number, seat in enumerate(seats):
        seat_config = _new_seat(number, seat)
        if seat_config.kind == HUMAN:
            links.append(SeatLink(number, new_token()))
            seat_config.token = hash_token(links[-1].token)
        config.seats.append(seat_config)
    for number, seat_config in enumerate(config.seats):
        if seat_config.expected:
            seat_config.expected = unique_name(config, number, seat_config.expected)
        if seat_config.name:
            seat_config.name = unique_name(config, number, seat_config.name)
        elif seat_config.kind != BOT:
            seat_config.name = free_default_name(config, number)
    return links


def _new_seat(number: int, seat: NewSeat) -> SeatConfig:
    """A seat of a form; its name is checked when all seats are known."""
    bot = check_bot(seat.bot or bots.DEFAULT_BOT) if seat.kind == BOT else ""
    colour = seat.colour or COLOURS[number % len(COLOURS)]
    name = seat.name or ""
    if seat.kind == OPEN:
        return SeatConfig(OPEN, "", colour, expected=name)
    return SeatConfig(seat.kind, name, colour, bot, sat=seat.kind == BOT)


def check_bot(name: str) -> str:
    if name not in bots.names():
        raise Refusal("no_such_bot", f"no bot is called {name!r}; there is {bots.names()}")
    return name


async def _create(
    registry: TableRegistry,
    table: str,
    setup: Setup,
    config: TableConfig,
    links: list[SeatLink],
    log: list[tuple[int, int, str]],
) -> Created:
    """Stores a new table, with its content and the log it starts from."""
    host = new_token()
    config.host = hash_token(host)
    if config.state == WAITING and config.is_full():
        config.begin(table, registry.time.now())
    entries = [
        {
            "table_id": table,
            "number": number,
            "seat": seat,
            "by": TABLE,
            "text": text,
            "message": None,
            "at": config.created,
        }
        for number, seat, text in log
    ]
    wake = config.created + LISTED_MS if config.listed and config.state == WAITING else None
    row = {**config.row(), "created": config.created, "wake": wake}
    await registry.create(table, row, entries, content_row(setup))
    # A table that plays by itself is opened at once.
    if config.begun and (
        config.clock is not None or all(seat_config.kind == BOT for seat_config in config.seats)
    ):
        await registry.table(table)
    return Created(table, host, links, commitment_of(config, table))

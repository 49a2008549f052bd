"""Seat administration: joining, sitting down, links, stand-in bots, kicking, starting, closing.

Each function checks that the token allows the change and then changes a draft of the config. The
draft is stored only if no other change was stored meanwhile, so the check still holds.
"""

from motherlode.server.api.errors import Refusal, not_allowed
from motherlode.server.api.rest_schema import Join, MySeat, Sit
from motherlode.server.tables.creation import check_bot, clean_name, default_orders
from motherlode.server.tables.table_config import (
    BOT,
    CLOSED,
    HUMAN,
    OPEN,
    PLAYING,
    WAITING,
    SeatConfig,
    TableConfig,
)
from motherlode.server.tokens import derived_token, hash_token, new_token


def join(config: TableConfig, form: Join) -> tuple[int, str]:
    """Claims an open seat; returns its number and token, the same for a retry with its key."""
    token = derived_token(config.mint, f"join {form.key}") if form.key else new_token()
    had = config.identify(token).seat
    if had >= 0:
        return had, token
    if config.state != WAITING:
        raise Refusal("seat_taken", "the game has begun")
    if form.seat is not None and form.seat >= len(config.seats):
        raise Refusal("no_such_seat", "the table has no such seat")
    wanted = range(len(config.seats)) if form.seat is None else [form.seat]
    free = [seat for seat in wanted if config.seats[seat].kind == OPEN]
    if not free:
        raise Refusal("seat_taken", "this seat is taken")
    seat_config = config.seats[free[0]]
    seat_config.kind, seat_config.token, seat_config.entropy, seat_config.sat = (
        HUMAN,
        hash_token(token),
        form.entropy,
        True,
    )
    seat_config.name = clean_name(form.name)
    seat_config.colour = form.colour or seat_config.colour
    return free[0], token


def sit(config: TableConfig, form: Sit, token: str) -> None:
    """Adds a seat's entropy before the deal; changes its name and colour."""
    seat_config = config.seats[_own_seat(config, token)]
    if form.entropy and config.state == WAITING and not seat_config.entropy:
        seat_config.entropy, seat_config.sat = form.entropy, True
    elif form.entropy and not seat_config.entropy:
        raise Refusal("begun", "the game has begun without this seat's entropy")
    elif form.entropy and form.entropy != seat_config.entropy:
        raise Refusal("already_sat", "this seat has already added its entropy")
    seat_config.name = clean_name(form.name) if form.name else seat_config.name
    seat_config.colour = form.colour or seat_config.colour
    seat_config.sat = seat_config.sat or config.state != WAITING


def start(config: TableConfig, table: str, bot: str, token: str, now: int) -> None:
    """Starts the game before all seats are taken: a bot takes the open ones."""
    _require_host(config, token)
    if config.state != WAITING:
        raise Refusal("begun", "the game has begun")
    check_bot(bot)
    for seat_config in config.seats:
        if seat_config.kind == OPEN:
            seat_config.kind, seat_config.bot, seat_config.sat, seat_config.name = (
                BOT,
                bot,
                True,
                "",
            )
    config.begin(table, now)


def new_link(config: TableConfig, seat: int, token: str, fresh: str) -> None:
    """Gives a human seat a new token; the old one is no longer valid."""
    seat_config = _seat_or_host(config, seat, token)
    if seat_config.kind != HUMAN:
        raise Refusal("no_link", "only a human's seat has a link")
    seat_config.token, seat_config.reserved = hash_token(fresh), False


def new_host_link(config: TableConfig, token: str, fresh: str) -> None:
    """Gives the host a new token; the old one is no longer valid."""
    _require_host(config, token)
    config.host = hash_token(fresh)


def replace(config: TableConfig, seat: int, bot: str, token: str) -> None:
    """Lets a bot stand in for a human; the human loses its say only if it asked for this itself."""
    seat_config = _seat_or_host(config, seat, token)
    _require_playing(config)
    if seat_config.kind != HUMAN:
        raise Refusal("no_human", "no human sits there")
    seat_config.stand_in, seat_config.expired = check_bot(bot), -1
    seat_config.left = seat_config.left or config.identify(token).seat == seat


def give_back(
    config: TableConfig, seat: int, token: str, deciding: tuple[int, int] | None = None
) -> None:
    """Gives a seat back to its human; a human who was kicked needs a new link first.

    If the clock had let the bot in and the seat's time runs (`deciding`: the last entry and the
    time now), the human gets the full time of a move again, but only once for each decision:
    otherwise leaving and returning would keep the clock from running out.
    """
    seat_config = _seat_or_host(config, seat, token)
    if seat_config.kind == HUMAN and not seat_config.token:
        raise Refusal("no_human", "this seat has no link: make one first")
    if seat_config.expired >= 0 and deciding is not None:
        config.restarts.setdefault(*deciding)
    seat_config.stand_in, seat_config.expired, seat_config.left = "", -1, False


def kick(config: TableConfig, seat: int, bot: str, token: str) -> None:
    """Frees a seat before the deal; afterwards a bot stands in. Its link is no longer valid."""
    _require_host(config, token)
    seat_config = _seat(config, seat)
    if config.state == WAITING:
        config.seats[seat] = SeatConfig(
            OPEN, f"Player {seat + 1}", seat_config.colour, orders=default_orders(config.game)
        )
        return
    _require_playing(config)
    if seat_config.kind != HUMAN:
        raise Refusal("no_human", "no human sits there")
    seat_config.token, seat_config.stand_in, seat_config.left = "", check_bot(bot), True
    seat_config.expired, seat_config.reserved = -1, False


def close(config: TableConfig, token: str) -> None:
    """Closes a table for good: nothing more is played, and its secrets become public."""
    _require_host(config, token)
    if config.state not in (WAITING, PLAYING):
        raise Refusal("game_over", "the game is over")
    config.state = CLOSED


def _identify(config: TableConfig, token: str) -> MySeat:
    if not token:
        raise Refusal("no_token", "this needs a seat's or the host's token")
    return config.identify(token)


def _own_seat(config: TableConfig, token: str) -> int:
    you = _identify(config, token)
    if you.seat < 0:
        raise not_allowed()
    return you.seat


def _require_host(config: TableConfig, token: str) -> None:
    if not _identify(config, token).host:
        raise not_allowed()


def _seat(config: TableConfig, seat: int) -> SeatConfig:
    if not 0 <= seat < len(config.seats):
        raise Refusal("no_such_page", "the table has no such seat")
    return config.seats[seat]


def _seat_or_host(config: TableConfig, seat: int, token: str) -> SeatConfig:
    you = _identify(config, token)
    if you.seat != seat and not you.host:
        raise not_allowed()
    return _seat(config, seat)


def _require_playing(config: TableConfig) -> None:
    if config.state != PLAYING:
        raise Refusal("not_begun", "the game is not running")

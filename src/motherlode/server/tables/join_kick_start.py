"""Seat administration: joining, sitting down, links, stand-in bots, kicking, starting, closing.

Each function checks that the token allows the change and then changes a draft of the config. The
draft is stored only if no other change was stored meanwhile, so the check still holds.
"""

from contextlib import nullcontext

from motherlode.kernel.record import HOST, KICK, OWN_LINK
from motherlode.server.api.errors import Refusal, not_allowed
from motherlode.server.api.rest_schema import Join, MySeat, Sit
from motherlode.server.tables.clock import now_ms
from motherlode.server.tables.creation import check_bot
from motherlode.server.tables.expected_players import best_seats_first
from motherlode.server.tables.practice_table_invitations import refuse_guest
from motherlode.server.tables.seat_changes import leave_to_bot, pass_hosting, retire_host_link
from motherlode.server.tables.seat_names import change_looks, free_default_name, unique_name
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
from motherlode.server.tables.takeovers import (
    refuse_too_many,
    refuse_too_many_host_links,
    takeover,
)
from motherlode.server.tokens import derived_token, hash_token, new_token


def join(config: TableConfig, form: Join) -> tuple[int, str]:
    """Claims an open seat; returns its number and token, the same for a retry with its key."""
    token = derived_token(config.mint, f"join {form.key}") if form.key else new_token()
    had = config.identify(token).seat
    if had >= 0:
        return had, token
    if config.state != WAITING:
        raise Refusal("seat_taken", "the game has begun: a seat can no longer be joined")
    if form.seat is not None and form.seat >= len(config.seats):
        raise Refusal("no_such_seat", "the table has no such seat")
    wanted = range(len(config.seats)) if form.seat is None else [form.seat]
    free = [seat for seat in wanted if config.seats[seat].kind == OPEN]
    if not free:
        raise Refusal("seat_taken", "this seat is taken")
    free = best_seats_first(config, free, form.name)
    refuse_too_many(config, free[0])
    seat_config = config.seats[free[0]]
    seat_config.expected, seat_config.renamed = "", []
    seat_config.kind, seat_config.token, seat_config.entropy, seat_config.sat = (
        HUMAN,
        hash_token(token),
        form.entropy,
        True,
    )
    seat_config.name = unique_name(config, free[0], form.name)
    seat_config.colour = form.colour or seat_config.colour
    return free[0], token


def sit(config: TableConfig, form: Sit, token: str) -> str:
    """Sits down: adds the seat's entropy before the deal, and sets its name and colour.

    Sitting down needs a key, with which the seat gets a token of its own, which is returned: the
    maker of the invitation doesn't know it. A retry gets the same one.
    """
    fresh, now = derived_token(config.mint, f"sit {form.key}") if form.key else "", now_ms()
    seat = config.identify(fresh).seat
    seat = seat if seat >= 0 else _own_seat(config, token)
    seat_config = config.seats[seat]
    if not fresh and not seat_config.sat and (form.entropy or config.state != WAITING):
        text = "the maker of this link has a copy: sit down with a `key`, for a link of your own"
        raise Refusal("needs_key", text)
    if not seat_config.sat and config.state not in (WAITING, PLAYING):
        raise Refusal("game_over", "the game is over: nobody sits down any more")
    if not seat_config.sat:
        refuse_guest(config, form.host)
    if form.entropy and config.state == WAITING and not seat_config.entropy:
        seat_config.entropy, seat_config.sat = form.entropy, True
    elif form.entropy and not seat_config.entropy:
        raise Refusal("begun", "the game began before this seat sent its random bytes")
    elif form.entropy and form.entropy != seat_config.entropy:
        raise Refusal("already_sat", "this seat has already added its entropy")
    change_looks(config, seat, form.name or "", form.colour or "", now)
    if fresh and config.state == WAITING:
        seat_config.token = hash_token(fresh)
    elif fresh and seat_config.token != hash_token(fresh):
        _change_link(config, seat, fresh, OWN_LINK)
    elif config.reader(seat) < 0:
        with takeover(config, seat, OWN_LINK):  # The hand is seen from now on.
            pass
    if config.state != WAITING and not seat_config.sat:
        # What was asked of the seat before is not this player's absence.
        seat_config.sat, seat_config.returned = True, now
    return fresh


def start(config: TableConfig, table: str, bot: str, token: str, now: int) -> None:
    """Starts the game for the host before all seats are taken: a bot takes the open ones."""
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
            seat_config.expected = ""
    config.begin(table, now)


def new_link(config: TableConfig, seat: int, token: str, fresh: str) -> None:
    """Gives a human seat a new token; the old one is no longer valid.

    After the deal only the seat's own link allows this: the host could read the hand.
    """
    seat_config = _seat_before_deal_or_own(config, seat, token)
    if seat_config.kind != HUMAN:
        raise Refusal("only_humans_have_links", "only a human's seat has a link")
    own = config.identify(token).seat == seat
    _change_link(config, seat, fresh, OWN_LINK if own else HOST)
    seat_config.reserved = False
    if seat_config.sat and not own:
        # Somebody else may have the link: nobody sits there until it is used, under another name.
        seat_config.sat, seat_config.entropy, seat_config.name = False, "", ""
        seat_config.orders, seat_config.muted = [], []
        seat_config.name = free_default_name(config, seat)


def _change_link(config: TableConfig, seat: int, fresh: str, by: str) -> None:
    """Replaces a seat's token; everybody sees it, for another person may have the seat then."""
    if config.state == PLAYING:
        config.former.append(config.seats[seat].token)
    is_open = config.state in (WAITING, PLAYING)
    with takeover(config, seat, by) if is_open else nullcontext():
        config.seats[seat].token = hash_token(fresh)


def new_host_link(config: TableConfig, token: str, fresh: str) -> None:
    """Gives the host a new token; the old one is no longer valid."""
    _require_host(config, token)
    refuse_too_many_host_links(config)
    retire_host_link(config)
    config.host, config.host_seat = hash_token(fresh), -1


def give_hosting(config: TableConfig, seat: int, token: str) -> None:
    """Makes a human's seat the host; the old host's link is no longer valid."""
    _require_host(config, token)
    _seat(config, seat)
    if seat not in config.humans() or not config.seats[seat].token:
        raise Refusal("no_human", "no human sits in that seat")
    retire_host_link(config)
    config.host, config.host_seat = "", seat


def replace(config: TableConfig, seat: int, bot: str, token: str) -> None:
    """Lets a bot stand in for the own seat; its player has no say until it returns."""
    _require_own_seat(config, seat, token)
    _require_playing(config)
    if config.seats[seat].resigned:
        raise Refusal("resigned", "this seat has resigned")
    leave_to_bot(config, seat, check_bot(bot))


def give_back(
    config: TableConfig,
    seat: int,
    token: str,
    now: int,
    deciding: tuple[int, int] | None = None,
) -> None:
    """Gives the own seat back to its human, unless it has resigned.

    If the clock had let the bot in and the seat's time runs (`deciding`: the last entry and the
    time now), the human gets the full time of a move again, but only once for each decision:
    otherwise leaving and returning would keep the clock from running out.
    """
    _require_own_seat(config, seat, token)
    seat_config = config.seats[seat]
    if seat_config.resigned:
        raise Refusal("resigned", "this seat has resigned")
    if not seat_config.stand_in:
        return
    if seat_config.expired >= 0 and deciding is not None:
        config.restarts.setdefault(*deciding)
    with takeover(config, seat, OWN_LINK):
        seat_config.stand_in, seat_config.expired, seat_config.left = "", -1, False
    seat_config.returned, seat_config.invited = now, False


def kick(config: TableConfig, seat: int, token: str) -> None:
    """Frees a seat before the deal; its link is no longer valid."""
    _require_host(config, token)
    _seat(config, seat)
    if config.state != WAITING:
        raise Refusal("begun", "after the deal a seat changes hands only by a vote")
    _free(config, seat, KICK)


def leave(config: TableConfig, token: str) -> None:
    """Frees the own seat before the deal; a host's seat that leaves passes hosting on."""
    seat = _own_seat(config, token)
    if config.state != WAITING:
        raise Refusal("begun", "the game has begun: resign, or let a bot play")
    _free(config, seat, OWN_LINK)


def _free(config: TableConfig, seat: int, by: str) -> None:
    """Opens a seat of a waiting table for anybody."""
    colour = config.seats[seat].colour
    with takeover(config, seat, by, freed=True):
        config.seats[seat] = SeatConfig(OPEN, "", colour)
    config.seats[seat].name = free_default_name(config, seat)
    if config.host_seat == seat:
        config.host_seat = -1
        pass_hosting(config)


def close(config: TableConfig, token: str) -> None:
    """Closes a table for good: nothing more is played, and its secrets become public.

    While other humans play, they have to agree: see proposals.
    """
    _require_host(config, token)
    if config.state not in (WAITING, PLAYING):
        raise Refusal("game_over", "the game is over")
    playing = [seat for seat in config.humans() if config.seats[seat].sat]
    if config.state == PLAYING and len(playing) > 1:
        raise Refusal("needs_consent", "others play here: propose to end the game")
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


def _require_own_seat(config: TableConfig, seat: int, token: str) -> None:
    if _identify(config, token).seat != seat:
        raise not_allowed()


def _seat_before_deal_or_own(config: TableConfig, seat: int, token: str) -> SeatConfig:
    """A seat that the token may change: the own one, before the deal any for the host."""
    you = _identify(config, token)
    if you.seat != seat and not (you.host and config.state == WAITING):
        raise not_allowed()
    return _seat(config, seat)


def _require_playing(config: TableConfig) -> None:
    if config.state != PLAYING:
        raise Refusal("not_begun", "a bot can take a seat over only while the game runs")

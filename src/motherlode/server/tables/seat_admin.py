"""Who sits where: joining, sitting down, links, bots that stand in, kicking, starting, closing.

Each function changes a doc after checking that the token allows it. It runs on a draft that is
stored only if nobody else was faster, so what it checks is what it changes.
"""

from motherlode.server.api.errors import Refusal, not_allowed
from motherlode.server.api.rest_schema import Join, MySeat, Sit
from motherlode.server.tables.creation import check_bot, clean_name, habits
from motherlode.server.tables.table_config import (
    BOT,
    CLOSED,
    HUMAN,
    OPEN,
    PLAYING,
    WAITING,
    Chair,
    Doc,
)
from motherlode.server.tokens import followed, hashed, new_token


def join(doc: Doc, form: Join) -> tuple[int, str]:
    """Claims an open seat; gives its number and token, to a retry with the same key the same."""
    token = followed(doc.mint, f"join {form.key}") if form.key else new_token()
    had = doc.who(token).seat
    if had >= 0:
        return had, token
    if doc.state != WAITING:
        raise Refusal("seat_taken", "the game has begun")
    if form.seat is not None and form.seat >= len(doc.chairs):
        raise Refusal("no_such_seat", "the table has no such seat")
    wanted = range(len(doc.chairs)) if form.seat is None else [form.seat]
    free = [seat for seat in wanted if doc.chairs[seat].kind == OPEN]
    if not free:
        raise Refusal("seat_taken", "this seat is taken")
    chair = doc.chairs[free[0]]
    chair.kind, chair.token, chair.entropy, chair.sat = HUMAN, hashed(token), form.entropy, True
    chair.name = clean_name(form.name)
    chair.colour = form.colour or chair.colour
    return free[0], token


def sit(doc: Doc, form: Sit, token: str) -> None:
    """Adds a seat's entropy before the deal; changes its name and colour."""
    chair = doc.chairs[_own(doc, token)]
    if form.entropy and doc.state == WAITING and not chair.entropy:
        chair.entropy, chair.sat = form.entropy, True
    elif form.entropy and not chair.entropy:
        raise Refusal("begun", "the game has begun without this seat's entropy")
    elif form.entropy and form.entropy != chair.entropy:
        raise Refusal("already_sat", "this seat has added its entropy")
    chair.name = clean_name(form.name) if form.name else chair.name
    chair.colour = form.colour or chair.colour
    chair.sat = chair.sat or doc.state != WAITING


def start(doc: Doc, table: str, bot: str, token: str, now: int) -> None:
    """Begins before everybody has sat: a bot takes the open seats."""
    _host(doc, token)
    if doc.state != WAITING:
        raise Refusal("begun", "the game has begun")
    check_bot(bot)
    for chair in doc.chairs:
        if chair.kind == OPEN:
            chair.kind, chair.bot, chair.sat, chair.name = BOT, bot, True, ""
    doc.begin(table, now)


def new_link(doc: Doc, seat: int, token: str, fresh: str) -> None:
    """Gives a human seat a new token; the old one is dead."""
    chair = _mine_or_hosted(doc, seat, token)
    if chair.kind != HUMAN:
        raise Refusal("no_link", "only a human's seat has a link")
    chair.token, chair.reserved = hashed(fresh), False


def new_host_link(doc: Doc, token: str, fresh: str) -> None:
    """Gives the host a new token; the old one is dead."""
    _host(doc, token)
    doc.host = hashed(fresh)


def replace(doc: Doc, seat: int, bot: str, token: str) -> None:
    """Lets a bot stand in for a human; only the human itself gives its say up by that."""
    chair = _mine_or_hosted(doc, seat, token)
    _on(doc)
    if chair.kind != HUMAN:
        raise Refusal("no_human", "no human sits there")
    chair.stand_in, chair.expired = check_bot(bot), -1
    chair.left = chair.left or doc.who(token).seat == seat


def give_back(doc: Doc, seat: int, token: str, deciding: tuple[int, int] | None = None) -> None:
    """Lets the human play again; one who was removed needs a new link before.

    Where its time runs (`deciding`: after which entry, and the time now) it gets the move's whole
    time again if it was the clock that put the bot in, but once for each decision: a clock that
    coming and going starts anew would never run out.
    """
    chair = _mine_or_hosted(doc, seat, token)
    if chair.kind == HUMAN and not chair.token:
        raise Refusal("no_human", "nobody holds a link of this seat: make one first")
    if chair.expired >= 0 and deciding is not None:
        doc.restarts.setdefault(*deciding)
    chair.stand_in, chair.expired, chair.left = "", -1, False


def kick(doc: Doc, seat: int, bot: str, token: str) -> None:
    """Frees a seat before the deal; after it, a bot stands in. The seat's link is dead."""
    _host(doc, token)
    chair = _chair(doc, seat)
    if doc.state == WAITING:
        doc.chairs[seat] = Chair(OPEN, f"Player {seat + 1}", chair.colour, orders=habits(doc.game))
        return
    _on(doc)
    if chair.kind != HUMAN:
        raise Refusal("no_human", "no human sits there")
    chair.token, chair.stand_in, chair.left = "", check_bot(bot), True
    chair.expired, chair.reserved = -1, False


def close(doc: Doc, token: str) -> None:
    """Gives a table up: nothing more is played, and its secrets are open."""
    _host(doc, token)
    if doc.state not in (WAITING, PLAYING):
        raise Refusal("game_over", "the game is over")
    doc.state = CLOSED


def _who(doc: Doc, token: str) -> MySeat:
    if not token:
        raise Refusal("no_token", "this needs a seat's or the host's token")
    return doc.who(token)


def _own(doc: Doc, token: str) -> int:
    you = _who(doc, token)
    if you.seat < 0:
        raise not_allowed()
    return you.seat


def _host(doc: Doc, token: str) -> None:
    if not _who(doc, token).host:
        raise not_allowed()


def _chair(doc: Doc, seat: int) -> Chair:
    if not 0 <= seat < len(doc.chairs):
        raise Refusal("no_such_page", "the table has no such seat")
    return doc.chairs[seat]


def _mine_or_hosted(doc: Doc, seat: int, token: str) -> Chair:
    you = _who(doc, token)
    if you.seat != seat and not you.host:
        raise not_allowed()
    return _chair(doc, seat)


def _on(doc: Doc) -> None:
    if doc.state != PLAYING:
        raise Refusal("not_begun", "the game is not on")

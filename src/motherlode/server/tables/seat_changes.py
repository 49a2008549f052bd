"""Who plays a seat after the deal: every change is a takeover, which everybody sees.

A dealt seat changes hands only by its own player's link, by its clock, or by a vote of the other
humans after an absence; then to a bot. From the bot to a newcomer only by a vote of at least two.
"""

from motherlode.kernel.record import OWN_LINK, RESIGNATION, RESIGNED, VOTE
from motherlode.server.api.errors import Refusal
from motherlode.server.api.rest_schema import TakeSeat
from motherlode.server.tables.practice_table_invitations import refuse_invitation
from motherlode.server.tables.proposals import drop_seat
from motherlode.server.tables.seat_names import unique_name
from motherlode.server.tables.table_config import (
    OVER,
    PLAYING,
    TableConfig,
)
from motherlode.server.tables.takeovers import takeover
from motherlode.server.tokens import derived_token, hash_token, same_hash


def leave_to_bot(config: TableConfig, seat: int, bot: str) -> None:
    """Gives the own seat to a bot; its player has no say until it takes the seat back."""
    with takeover(config, seat, OWN_LINK):
        _let_bot_in(config, seat, bot)


def vote_bot_in(config: TableConfig, seat: int, bot: str) -> None:
    """Gives an absent seat to a bot; its player may take it back."""
    with takeover(config, seat, VOTE):
        _let_bot_in(config, seat, bot)


def _let_bot_in(config: TableConfig, seat: int, bot: str) -> None:
    owner = config.seats[seat]
    owner.stand_in, owner.expired, owner.left, owner.invited = bot, -1, True, False
    drop_seat(config, seat)
    if config.host_seat == seat:
        pass_hosting(config)


def pass_hosting(config: TableConfig, online: set[int] | None = None) -> None:
    """Makes the first human the host, of those who are online; the old host's link is dead."""
    humans = [seat for seat in config.humans() if online is None or seat in online]
    if humans:
        retire_host_link(config)
        config.host, config.host_seat, config.hostless = "", humans[0], False


def retire_host_link(config: TableConfig) -> None:
    """Remembers the host's link, which ends: after the deal its browser is no newcomer's."""
    if config.state == PLAYING and config.host:
        config.former.append(config.host)
        config.host_links += 1


def resign(config: TableConfig, seat: int, bot: str, teams: list[int]) -> None:
    """The seat resigns: the others win if only one of them or one team is left.

    Otherwise the bot plays on for the seat, which is not given back.
    """
    owner = config.seats[seat]
    with takeover(config, seat, RESIGNATION):
        _let_bot_in(config, seat, bot)
    owner.resigned = True
    resigned = {i for i, other in enumerate(config.seats) if other.resigned}
    if result := result_of_resignations(teams or list(range(len(config.seats))), resigned):
        config.state, config.ending, config.result = OVER, RESIGNED, result


def result_of_resignations(sides: list[int], resigned: set[int]) -> list[float]:
    """Each seat's share of the win if one side is left; empty if more are."""
    left = {side for seat, side in enumerate(sides) if seat not in resigned}
    winners = [side in left for side in sides]
    return [won / sum(winners) for won in winners] if len(left) == 1 else []


def take_seat(config: TableConfig, seat: int, form: TakeSeat, held: str) -> str:
    """Gives a bot's seat to a newcomer who has its invitation; returns the seat's new token.

    A retry with the same key gets the same token. `held` is the token that came with the request.
    """
    if seat >= len(config.seats):
        raise Refusal("no_such_seat", "the table has no such seat")
    token, owner = derived_token(config.mint, f"newcomer {form.key}"), config.seats[seat]
    if same_hash(hash_token(token), owner.token):
        return token
    refuse_invitation(config)
    if config.state != PLAYING or not owner.invited:
        raise Refusal(
            "seat_taken", "no newcomer is invited to this seat: the players must agree first"
        )
    if not same_hash(hash_token(form.invitation), hash_token(config.invitation_token(seat))):
        raise Refusal("not_allowed", "this invitation is not valid")
    if form.watched or any(_is_known(config, link) for link in (held, *form.links)):
        raise Refusal("no_newcomer", "this browser has a link of this table: it is no newcomer")
    name = unique_name(config, seat, form.name)
    with takeover(config, seat, VOTE):
        config.former.append(owner.token)
        owner.token, owner.name = hash_token(token), name
        owner.colour = form.colour or owner.colour
        owner.stand_in, owner.left, owner.resigned, owner.invited = "", False, False, False
        owner.newcomer, owner.muted, owner.orders = True, [], []
        owner.sat = True
    return token


def _is_known(config: TableConfig, token: str) -> bool:
    """True if a token is or was a link of a seat or of the host."""
    you, hashed = config.identify(token), hash_token(token)
    return you.seat >= 0 or you.host or hashed in config.former

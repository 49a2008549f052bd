"""The messages of a seat that need the others' consent, their answers, and resigning."""

from motherlode import bots
from motherlode.kernel.entry_authors import PLAYER
from motherlode.kernel.play import UNDO as UNDO_VERB
from motherlode.server.api.errors import Refusal, StaleMove, not_allowed
from motherlode.server.api.socket_schema import Consent, Propose, Resign, Undo
from motherlode.server.tables import seat_changes
from motherlode.server.tables.creation import check_bot
from motherlode.server.tables.message_retries import (
    recheck_if_config_changed,
    replaced_refusal,
    same_message,
)
from motherlode.server.tables.proposals import (
    BOT_VOTE,
    MOST_TIMES,
    NEWCOMER,
    PAUSE,
    RESUME,
    TIME,
    UNDO,
    agree,
    current_proposal,
    open_proposal,
    refuse_proposal,
)
from motherlode.server.tables.public_table_info import teams_of
from motherlode.server.tables.table import Table
from motherlode.server.tables.table_config import HUMAN, OpenProposal, TableConfig


async def undo(table: Table, seat: int, message: Undo, link: str | None) -> int:
    """Takes back what the seat may take back alone; otherwise asks the other humans."""
    if table.live_game is None or message.number != table.live_game.number + 1:
        return await _number_of_undo_retry(table, seat, message)
    await table.refresh()  # What time is left has to be known.
    live_game = table.require_unpaused()
    if table.config.seats[seat].stand_in:
        raise replaced_refusal()
    if message.count > (most := live_game.undoable_by(seat)):
        raise Refusal("cant_undo", f"no more than {most} actions can be taken back here")
    if not table.can_afford_undo(seat, message.count):
        raise Refusal("no_time", "the decision that would be asked again has no time left")
    needed = [other for other in table.config.humans() if other != seat]
    if message.count <= live_game.play.undo_limit(seat) or not needed:
        return await _take_back(table, seat, message.id, message.count)
    number, now = live_game.number, table.time.now()
    proposal = OpenProposal(0, UNDO, seat, [], needed, message.count, number=number)

    def request(config: TableConfig) -> None:
        config.refuse_dead_link(seat, link)
        if config.asked[:2] != (seat, message.id):  # A retry: it was made before, perhaps answered.
            seconds = table.limits.cool_down_seconds
            played_on, game = was_played_on(table, config), table.live_game
            open_proposal(config, game, proposal, message.id, now, seconds, played_on)

    await table.change_config_locked(request)
    return number


def was_played_on(table: Table, config: TableConfig) -> bool:
    """True if somebody played on instead of answering the request for an undo."""
    old, log = config.proposal, table.require_playing().play.log
    if old is None or old.kind != UNDO or old.number >= len(log):
        return False
    return log[old.number] != f"{UNDO_VERB} {old.count}"


async def _take_back(table: Table, seat: int, message: str, count: int) -> int:
    """Appends an undo that is allowed; returns its number."""
    live_game = table.require_playing()
    if not 1 <= count <= (most := live_game.undoable_by(seat)):
        raise Refusal("cant_undo", f"no more than {most} actions can be taken back here")
    number, version = live_game.number + 1, table.version
    if not await table.append_entry(number, seat, PLAYER, f"{UNDO_VERB} {count}", message):
        recheck_if_config_changed(table, version, number)
        raise StaleMove(table.number)
    return number


async def _number_of_undo_retry(table: Table, seat: int, message: Undo) -> int:
    """The number of an undo that was stored or requested before; raises StaleMove otherwise."""
    stored = await table.store.entry_of_message(table.id, seat, message.id)
    if stored is not None:
        return same_message(stored, message.number, f"{UNDO_VERB} {message.count}")
    if table.config.asked == (seat, message.id, message.number - 1):
        return message.number - 1  # The others have agreed meanwhile, or played on.
    if table.live_game is None:
        table.require_playing()
    raise StaleMove(table.number)


async def propose(table: Table, seat: int, message: Propose, link: str | None) -> int:
    """Proposes something to the other humans; without any it happens at once."""
    if message.kind == BOT_VOTE:
        table.stale = True  # Another process may have an answer of the absent seat.
    await table.refresh()
    if table.config.asked[:2] == (seat, message.id):
        return table.config.asked[2]
    table.require_playing()
    if table.config.seats[seat].stand_in:
        raise replaced_refusal()
    now = table.time.now()

    def request(config: TableConfig) -> None:
        config.refuse_dead_link(seat, link)
        proposal = _checked_proposal(table, config, seat, message)
        seconds = table.limits.cool_down_seconds
        played_on, game = was_played_on(table, config), table.live_game
        open_proposal(config, game, proposal, message.id, now, seconds, played_on)

    await table.change_config_locked(request)
    return table.number


def _checked_proposal(
    table: Table, config: TableConfig, seat: int, message: Propose
) -> OpenProposal:
    """The proposal of a message, with the seats that have to agree; raises a Refusal if it can't
    be made now."""
    kind, target = message.kind, -1 if message.seat is None else message.seat
    if kind in (BOT_VOTE, NEWCOMER):
        needed = _voters_on_seat(table, config, kind, seat, target)
    elif kind == RESUME and now_paused(config, table) >= config.allowed_absence() * 1000:
        needed = []
    else:
        _refuse_pointless(config, message)
        needed = seated_humans(table, config)
    needed = [other for other in needed if other != seat]
    bot = check_bot(message.bot) if kind == BOT_VOTE else ""
    count = message.count if kind == TIME else 0
    since = table.require_playing().unanswered_since(target) if kind == BOT_VOTE else 0
    return OpenProposal(
        0, kind, seat, [], needed, count, target, bot, number=table.number, since=since
    )


def now_paused(config: TableConfig, table: Table) -> int:
    """The milliseconds for which the game is paused; 0 if it isn't."""
    return table.time.now() - config.paused if config.paused else 0


def _refuse_pointless(config: TableConfig, message: Propose) -> None:
    """Raises a Refusal for what would change nothing, or has been done too often."""
    if message.kind == TIME and (config.clock is None or not message.count):
        raise Refusal("no_clock", "only a table with a clock can add time")
    if message.kind == PAUSE and config.paused:
        raise Refusal("paused", "the game is paused")
    if message.kind == RESUME and not config.paused:
        raise Refusal("not_paused", "the game is not paused")
    if max(len(config.pauses), len(config.added)) >= MOST_TIMES and message.kind in (PAUSE, TIME):
        raise Refusal("too_many_pauses", "this game was paused or got more time too often")


def seated_humans(table: Table, config: TableConfig) -> list[int]:
    """The humans who have sat down, absent or not.

    One for whom the clock let a bot in has no say any more after the time of an absence.
    """
    now, limit = table.time.now(), config.absence * 1000
    since = {change.seat: change.at for change in config.takeovers}
    return [
        seat
        for seat in config.humans()
        if config.seats[seat].sat
        and (not config.seats[seat].stand_in or now - since.get(seat, 0) < limit)
    ]


def _voters_on_seat(
    table: Table, config: TableConfig, kind: str, seat: int, target: int
) -> list[int]:
    """The humans who must agree to a bot or a newcomer in another seat; raises a Refusal."""
    if not 0 <= target < len(config.seats) or target == seat:
        raise Refusal("no_such_seat", "a vote is about another seat of the table")
    owner = config.seats[target]
    if kind == BOT_VOTE:
        if owner.kind != HUMAN or owner.stand_in:
            raise Refusal("no_human", "no human sits in that seat")
        if config.paused or not table.is_absent(target):
            raise Refusal(
                "not_absent",
                f"that seat is not absent: it is {config.allowed_absence(target)} seconds after"
                " its last answer",
            )
        return [
            other
            for other in config.humans()
            if other != target and config.seats[other].sat and not config.seats[other].stand_in
        ]
    if owner.kind != HUMAN or not owner.stand_in or not owner.left:
        raise Refusal("no_bot", "no bot plays that seat for a human who left")
    humans = config.humans()
    if len(humans) < 2:
        raise Refusal("too_few_humans", "only two or more humans can invite a newcomer")
    return humans


async def consent(table: Table, seat: int, message: Consent, link: str | None) -> int:
    """Says yes or no to the open proposal; the last yes puts it into effect, a no ends it."""
    live_game = table.require_playing()
    if table.config.proposal is not None and table.config.proposal.kind == BOT_VOTE:
        table.stale = True  # Another process may have an answer of the absent seat.
        await table.refresh()
        live_game = table.require_playing()
    open_now = current_proposal(table.config, live_game)
    if open_now is None or open_now.request != message.request:
        return await _number_of_consent_retry(table, seat, message)
    if seat not in open_now.needed and (message.yes or seat != open_now.seat):
        raise not_allowed()
    waiting = set(open_now.needed) & set(table.config.humans()) - {*open_now.agreed, seat}
    if message.yes and open_now.kind == UNDO and not waiting:
        return await _take_back(table, open_now.seat, _consent_id(seat, message), open_now.count)
    now = table.time.now()

    def answer(config: TableConfig) -> None:
        config.refuse_dead_link(seat, link)
        found = current_proposal(config, table.live_game)
        if found is None or found.request != message.request:
            raise _no_request()
        if message.yes:
            agree(config, seat)
        else:
            refuse_proposal(config, now, table.limits.cool_down_seconds)

    await table.change_config_locked(answer)
    return table.number


async def _number_of_consent_retry(table: Table, seat: int, message: Consent) -> int:
    """The number for a consent whose effect is already there; raises a Refusal otherwise."""
    config, asked = table.config, table.config.proposal
    if asked is None and not message.yes and message.request == config.requests != config.agreed:
        return table.number
    if message.yes and message.request == config.agreed:
        return table.number
    if asked is not None and asked.request == message.request and message.yes:
        name = _consent_id(seat, message)
        stored = await table.store.entry_of_message(table.id, asked.seat, name)
        if stored is not None:
            return int(stored.number)
    raise _no_request()


def _no_request() -> Refusal:
    return Refusal("no_request", "this request is no longer open")


def _consent_id(seat: int, message: Consent) -> str:
    """The message id under which the undo of the last consent is stored."""
    return f"consent of {seat}: {message.id}"


async def resign(table: Table, seat: int, message: Resign, link: str | None) -> int:
    """The seat resigns and can't return; a bot plays on for it while others still play."""
    if table.config.seats[seat].resigned:
        return table.number
    table.require_playing()

    def change(config: TableConfig) -> None:
        config.refuse_dead_link(seat, link)
        seat_changes.resign(config, seat, bots.DEFAULT_BOT, teams_of(config))

    await table.change_config_locked(change)
    return table.number

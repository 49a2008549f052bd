"""The public information of a table, besides its game."""

import msgspec

from motherlode.kernel import provably_fair
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.registry import find_game
from motherlode.kernel.release import find_rules
from motherlode.server.api.rest_schema import (
    ContinuedRecord,
    FairnessInfo,
    ListedTable,
    SeatInfo,
    TableInfo,
    TakeoverInfo,
)
from motherlode.server.tables.live_game import LiveGame
from motherlode.server.tables.proposals import public_proposal
from motherlode.server.tables.subscribers import Subscribers
from motherlode.server.tables.table_config import CLOSED, HUMAN, OVER, PLAYING, TableConfig

TAKEOVERS_SENT = 50
"""The latest takeovers that everybody is sent; the history has all of them."""


def takeover_infos(config: TableConfig) -> list[TakeoverInfo]:
    return [TakeoverInfo(**msgspec.structs.asdict(takeover)) for takeover in config.takeovers]


def parent_info(config: TableConfig) -> ContinuedRecord | None:
    if config.parent is None:
        return None
    return ContinuedRecord(config.parent.digest, config.before, config.is_redealt())


def seat_infos(
    config: TableConfig, online: set[int], live_game: LiveGame | None = None
) -> list[SeatInfo]:
    banks = live_game.timekeeper.banks if live_game and config.clock else None
    return [
        SeatInfo(
            seat,
            seat_config.kind,
            seat_config.name,
            seat_config.colour,
            seat_config.bot,
            seat_config.sat or seat_config.kind != HUMAN,
            seat in online,
            seat_config.stand_in,
            seat_config.left,
            banks[seat] if banks else None,
            seat_config.resigned,
            seat_config.invited,
            seat_config.expected,
        )
        for seat, seat_config in enumerate(config.seats)
    ]


def commitment_of(config: TableConfig, table: str) -> str:
    """The commitment to the secret; empty if the seed is public."""
    if config.scheme != provably_fair.SCHEME:
        return ""
    return provably_fair.commitment(bytes.fromhex(config.secret), table)


def fairness_info(config: TableConfig, table: str, over: bool) -> FairnessInfo:
    """The commitment; with the secret and the seed once the table is over."""
    if config.scheme != provably_fair.SCHEME:
        return FairnessInfo(config.scheme, "", {}, "", config.seed if over else "")
    return FairnessInfo(
        config.scheme,
        commitment_of(config, table),
        {str(seat): part.hex() for seat, part in config.contributions().items()},
        config.secret if over else "",
        config.seed if over else "",
    )


def name_of(game: str) -> str:
    try:
        return find_game(game).title
    except MotherlodeError:
        return game


def teams_of(config: TableConfig) -> list[int]:
    try:
        seating = find_rules(config.game, config.version).seating
        return seating.teams(len(config.seats), config.options)
    except MotherlodeError:
        return []


def state_of(config: TableConfig, live_game: LiveGame | None) -> str:
    """The state of a table: `over` once the game has ended, even if that isn't stored yet."""
    over = live_game is not None and live_game.play.over()
    return OVER if over and config.state == PLAYING else config.state


def table_info(
    table: str,
    config: TableConfig,
    live_game: LiveGame | None,
    subscribers: Subscribers,
    fault: str,
) -> TableInfo:
    """A table as everybody may see it."""
    state, number = state_of(config, live_game), live_game.number if live_game else 0
    finished = live_game is not None and live_game.play.over()
    return TableInfo(
        table=table,
        game=config.game,
        title=name_of(config.game),
        version=config.version,
        options=config.options,
        edition=config.edition,
        listed=config.listed,
        state=state,
        seats=seat_infos(config, subscribers.online(), live_game),
        number=number,
        created=config.created,
        clock=config.clock,
        fairness=fairness_info(config, table, state in (OVER, CLOSED) and config.reveals_secrets),
        proposal=public_proposal(config, live_game),
        rematch=config.rematch,
        watchers=subscribers.all_spectators(),
        result=[float(x) for x in live_game.play.position.payoffs()]
        if live_game and finished
        else config.result,
        fault=fault,
        teams=teams_of(config),
        takeovers=takeover_infos(config)[-TAKEOVERS_SENT:],
        parent=parent_info(config),
        practice=config.is_practice(),
        hints=config.hints,
        spectators=config.spectators,
        absence=config.allowed_absence(),
        paused=config.paused,
        ending=config.ending,
        host_seat=config.host_seat,
        base=config.base,
    )


def listed_table(table: str, config: TableConfig, number: int, online: set[int]) -> ListedTable:
    """A table as the lobby lists it."""
    return ListedTable(
        table,
        config.game,
        name_of(config.game),
        config.state,
        seat_infos(config, online),
        number,
        config.created,
        config.hints,
        config.spectators,
        config.options,
        config.clock,
        config.allowed_absence(),
        bool(config.edition),
    )

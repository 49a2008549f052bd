"""Agreements: what happens when everybody has agreed to a proposal.

It is stored in the same change of the config as the last consent. An undo is an entry of the log:
see `proposal_commands.py`.
"""

from motherlode.kernel.record import AGREED
from motherlode.server.tables.live_game import LiveGame
from motherlode.server.tables.proposals import (
    BOT_VOTE,
    END,
    NEWCOMER,
    PAUSE,
    RESUME,
    TIME,
    UNDO,
    current_proposal,
)
from motherlode.server.tables.seat_changes import vote_bot_in
from motherlode.server.tables.table_config import CLOSED, OpenProposal, TableConfig


def settle(config: TableConfig, live_game: LiveGame | None, now: int) -> None:
    """Puts the open proposal into effect if all needed seats agree; an undo is carried out
    elsewhere."""
    proposal = current_proposal(config, live_game)
    if proposal is None or proposal.kind == UNDO or set(proposal.needed) - set(proposal.agreed):
        return
    owner = config.seats[proposal.seat]
    owner.refused = owner.ask_after = 0
    config.agreed, config.proposal = proposal.request, None
    _put_into_effect(config, proposal, live_game.number if live_game else 0, now)


def _put_into_effect(config: TableConfig, proposal: OpenProposal, number: int, now: int) -> None:
    if proposal.kind == END:
        config.state, config.ending = CLOSED, AGREED
    elif proposal.kind == PAUSE and not config.paused:
        config.pauses.append((now, 0))
    elif proposal.kind == RESUME and config.paused:
        config.pauses[-1] = (config.paused, max(now, config.paused + 1))
    elif proposal.kind == TIME:
        config.added.append((number, proposal.seat, proposal.count))
    elif proposal.kind == BOT_VOTE:
        vote_bot_in(config, proposal.target, proposal.bot)
    elif proposal.kind == NEWCOMER:
        config.seats[proposal.target].invited = True

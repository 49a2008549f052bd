"""Proposals: what happens only if the other humans agree.

A table has one open proposal at a time. It is part of the config, so every process knows it and it
survives restarts.
"""

from motherlode.server.api.errors import Refusal, not_allowed
from motherlode.server.api.rest_schema import Proposal
from motherlode.server.tables.live_game import LiveGame
from motherlode.server.tables.table_config import OpenProposal, TableConfig

UNDO, END, PAUSE, RESUME, TIME = "undo", "end", "pause", "resume", "time"
BOT_VOTE, NEWCOMER = "bot", "newcomer"
LONGEST_COOL_DOWN = 6
"""The cool-down doubles with each refusal, this many times at most."""
MOST_TIMES = 500
"""Pauses of a table, and additions of time: a human alone could add more and more to the config."""


def current_proposal(config: TableConfig, live_game: LiveGame | None) -> OpenProposal | None:
    """The proposal that is open now.

    A later entry voids an undo, and an answer of an absent seat the vote for a bot there.
    """
    found = config.proposal
    if found is None or live_game is None:
        return found
    if found.kind == UNDO and found.number != live_game.number:
        return None
    if found.kind == BOT_VOTE and found.since != live_game.unanswered_since(found.target):
        return None
    return found


def public_proposal(config: TableConfig, live_game: LiveGame | None) -> Proposal | None:
    """The open proposal (to undo, pause, end, let a bot in ...) for clients; None without one.

    It leaves out the entry after which the proposal was made.
    """
    found = current_proposal(config, live_game)
    if found is None:
        return None
    return Proposal(*(getattr(found, field) for field in Proposal.__struct_fields__))


def open_proposal(
    config: TableConfig,
    live_game: LiveGame | None,
    proposal: OpenProposal,
    message: str,
    now: int,
    seconds: float,
    played_on: bool = False,
) -> None:
    """Opens a proposal. Raises a Refusal while another one is open or its seat has to wait.

    A seat may replace its own proposal, which counts as refused. So does an undo to which somebody
    `played_on`, from the time of the request. `seconds` is how long a seat waits after a refusal.
    """
    seat, known = proposal.seat, current_proposal(config, live_game)
    if known is not None and known.seat != seat:
        raise Refusal("proposal_open", "another proposal is open: answer it first")
    old = config.proposal
    if played_on and old is not None:
        _count_refusal(config, old.seat, old.at, seconds)
    if (wait := config.seats[seat].ask_after - now) > 0:
        refusal = Refusal("cool_down", "the others refused: wait before you ask again")
        refusal.retry_after = round(wait / 1000, 1)
        raise refusal
    if known is not None:
        _count_refusal(config, seat, now, seconds)
    proposal.at = now
    config.requests += 1
    proposal.request = config.requests
    config.asked = (seat, message, proposal.number)
    config.proposal = proposal


def refuse_proposal(config: TableConfig, now: int, seconds: float) -> None:
    """Ends the open proposal without consent: its seat has to wait, longer each time."""
    if config.proposal is not None:
        _count_refusal(config, config.proposal.seat, now, seconds)
    config.proposal = None


def _count_refusal(config: TableConfig, seat: int, now: int, seconds: float) -> None:
    owner = config.seats[seat]
    doubled = min(owner.refused, LONGEST_COOL_DOWN)
    owner.refused += 1
    owner.ask_after = now + int(seconds * 1000 * 2**doubled)


def agree(config: TableConfig, seat: int) -> None:
    """Adds a seat's consent to the open proposal."""
    proposal = config.proposal
    if proposal is None or seat not in proposal.needed:
        raise not_allowed()
    proposal.agreed = sorted({*proposal.agreed, seat})


def drop_seat(config: TableConfig, seat: int) -> None:
    """Removes a seat that a bot took over from the open proposal: its consent doesn't count.

    Its own proposal, and an undo that it was asked for, are void.
    """
    proposal = config.proposal
    if proposal is None:
        return
    concerned = seat in proposal.needed
    proposal.needed = [other for other in proposal.needed if other != seat]
    proposal.agreed = [other for other in proposal.agreed if other != seat]
    undo = proposal.kind == UNDO and concerned
    if proposal.seat == seat or undo or not proposal.needed:
        config.proposal = None

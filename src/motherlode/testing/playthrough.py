"""Playthroughs: a record printed with all zones, events and legal actions at each step.

A change of the rules shows as a difference in the text.
"""

from collections.abc import Iterator

from motherlode.kernel.play import Play
from motherlode.kernel.record import Record, first_play
from motherlode.kernel.view import SPECTATOR, contents, pending_decision
from motherlode.kernel.zones import places

Shown = dict[str, object]


def playthrough(record: Record) -> str:
    """The whole game of a record as text."""
    return "\n".join(_lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    play = first_play(record)
    yield f"{record.game} {record.version}, {len(record.seats)} seats, options {record.options}"
    before = everything(play)
    for name, value in before.items():
        yield f"  {name}: {value}"
    yield from _events(play)
    yield from _decision(play)
    for number, text in enumerate(record.actions, 1):
        yield f"{number}. {_who(play)}: {text}"
        play.enter(text)
        yield from _events(play)
        after = everything(play)
        for name, value in after.items():
            if value != before[name]:
                yield f"  {name}: {before[name]} -> {value}"
        before = after
        yield from _decision(play)
    if play.over():
        yield f"payoffs {play.position.payoffs()}"


def everything(play: Play) -> Shown:
    """The contents of all zones of all owners, also hidden ones, by name."""
    rules, row = play.setup.rules, play.position.state.dump()
    return {
        place.zone.name + ("" if place.owner < 0 else f" {place.owner + 1}"): contents(
            row, place.zone, place.start
        )
        for place in places(rules.layout, rules.parties)
    }


def _who(play: Play) -> str:
    seat = play.deciding_seat()
    return "nobody" if seat is None else f"seat {seat + 1}"


def _events(play: Play) -> Iterator[str]:
    for event in play.events:
        shown = play.setup.game.events.redact(event, int(event.seat))
        public = play.setup.game.events.redact(event, SPECTATOR)
        secret = "" if shown == public else f" (others: {public})"
        yield f"  event {shown}{secret}"


def _decision(play: Play) -> Iterator[str]:
    if play.over():
        yield "  over"
        return
    now = pending_decision(play.setup.rules, play.position.state)
    yield f"  decision {now}"
    yield f"  legal {' | '.join(play.legal_texts())}"

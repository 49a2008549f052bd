"""The score of a finished or running game from its record: sources, counts and its course."""

from collections import Counter

from motherlode.kernel.game import Setup
from motherlode.kernel.play import Play
from motherlode.kernel.record import Record, first_play
from motherlode.plugin_types import ScorePlugin
from motherlode.server.api.socket_schema import CurvePoint, Score, ScoreRow
from motherlode.server.tables.live_game import undo_count

NO_SCORE = Score("", False, [], [], [])


def score_of(record: Record) -> Score:
    """Replays a record and scores it; what was taken back doesn't count."""
    play = first_play(record, checking=False)
    plugin = next(
        (found for found in play.setup.game.plugins if isinstance(found, ScorePlugin)), None
    )
    if plugin is None:
        return NO_SCORE
    kept: list[tuple[CurvePoint, Counter[tuple[str, int]]]] = [_read(play, plugin, 0, 0)]
    for number, text in enumerate(record.actions, 1):
        undone = undo_count(text)
        play.enter(text)
        if undone:
            del kept[-undone:]
        else:
            kept.append(_read(play, plugin, number, kept[-1][0].turn))
    seats = range(play.setup.seats)
    rules, state = play.setup.rules, play.position.state
    found = [plugin.sources(rules, state, seat) for seat in seats]
    sources = [ScoreRow(name, [of_seat.get(name, 0) for of_seat in found]) for name in found[0]]
    total = sum((counted for _, counted in kept), Counter[tuple[str, int]]())
    counts = [
        ScoreRow(name, [total[name, seat] for seat in seats])
        for name in dict.fromkeys(name for name, _ in plugin.tally.values())
    ]
    return Score(plugin.unit, plugin.adds_up, sources, counts, _changes(kept))


def _read(
    play: Play, plugin: ScorePlugin, number: int, turn: int
) -> tuple[CurvePoint, Counter[tuple[str, int]]]:
    """What the seats have now, and what the latest entry's events add to the counts."""
    setup: Setup = play.setup
    state, events = play.position.state, setup.game.events
    counted: Counter[tuple[str, int]] = Counter()
    for fact in play.events:
        shown = events.redact(fact, int(fact.seat))
        kind, seat = str(shown["event"]), int(fact.seat)
        turn += kind == "turn_began"
        if kind in plugin.tally and seat >= 0:
            name, argument = plugin.tally[kind]
            counted[name, seat] += int(shown[argument]) if argument else 1
    values = [plugin.progress(setup.rules, state, seat) for seat in range(setup.seats)]
    return CurvePoint(number, turn, values), counted


def _changes(kept: list[tuple[CurvePoint, Counter[tuple[str, int]]]]) -> list[CurvePoint]:
    """The points at which something changed, and the last one."""
    points = [point for point, _ in kept]
    changed = [
        point
        for before, point in zip([None, *points], points, strict=False)
        if before is None or before.values != point.values
    ]
    return changed if changed[-1] is points[-1] else [*changed, points[-1]]

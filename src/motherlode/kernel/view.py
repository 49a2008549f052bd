"""Views: what a seat or a spectator may see, built up from the zones that show it."""

from typing import Any

from motherlode.kernel.rules import Rules
from motherlode.kernel.state import SEATS, TURN, State
from motherlode.kernel.zones import ALL, COUNT, Place, Zone, places

SPECTATOR = -1

View = dict[str, Any]
Row = list[int]


def view(rules: Rules, s: State, seat: int) -> View:
    """All that `seat` may know of the table, as plain data with names."""
    return views(rules, s, [seat])[seat]


def views(rules: Rules, s: State, who: list[int]) -> dict[int, View]:
    """The views of several seats (-1: spectators) at once; they may share what is read-only."""
    row = s.dump()
    shared = {"over": s.over(), "turn": row[TURN], "asked": asked(rules, s)}
    laid = places(rules.layout, row[SEATS])
    shown = [contents(row, place.zone, place.start) for place in laid]
    return {seat: {**shared, **_seen(row[SEATS], row, laid, shown, seat)} for seat in who}


def _seen(seats: int, row: Row, laid: list[Place], shown: list[Any], seat: int) -> View:
    """The zones as one seat sees them: whole, counted, or not at all."""
    common: dict[str, Any] = {}
    owned: list[dict[str, Any]] = [{} for _ in range(seats)]
    for place, whole in zip(laid, shown, strict=True):
        zone, owner = place.zone, place.owner
        shows = zone.shows(owner, seat)
        into = common if owner < 0 else owned[owner]
        if shows == ALL:
            into[zone.name] = whole
        elif shows == COUNT:
            into[zone.name] = {"count": sum(row[place.start : place.start + zone.size])}
    return {"table": common, "seats": owned}


def asked(rules: Rules, s: State) -> dict[str, Any] | None:
    """What is asked now and of whom; frames hold nothing that is secret."""
    if s.over():
        return None
    step = rules.steps[s.step()]
    return {"step": step.name, "seat": int(s.seat()), "a": int(s.a()), "b": int(s.b())}


def contents(row: Row, zone: Zone, start: int) -> Any:
    """What lies in a zone, in the zone's form."""
    form = zone.form
    if form == "number":
        return row[start]
    if form == "choice":
        return zone.kinds[row[start]]
    cells = row[start : start + zone.size]
    if form == "counts":
        return {kind: n for kind, n in zip(zone.kinds, cells) if n} if any(cells) else {}
    return cells

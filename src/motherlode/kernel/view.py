"""Views: what a seat or a spectator may see, built up from the zones that show it."""

from functools import lru_cache
from typing import Any

from motherlode.kernel.rules import Rules
from motherlode.kernel.state import SEATS, TURN, State
from motherlode.kernel.zones import ALL, COUNT, Layout, Zone, places

SPECTATOR = -1

View = dict[str, Any]
Row = list[int]
Spot = tuple[int, str, str, tuple[str, ...], int, int]
"""A zone of one owner, ready to be read: owner, name, form, kinds, first cell, end."""


def view(rules: Rules, s: State, seat: int) -> View:
    """All that `seat` may know of the table, as plain data with names."""
    return views(rules, s, [seat])[seat]


def views(rules: Rules, s: State, who: list[int]) -> dict[int, View]:
    """The views of several seats (-1: spectators) at once; they may share what is read-only."""
    row = s.dump()
    seats = row[SEATS]
    spots = _spots(rules.layout, seats)
    shown = [_read(row, form, kinds, at, end) for owner, name, form, kinds, at, end in spots]
    shared = {"over": s.over(), "turn": row[TURN], "asked": pending_decision(rules, s)}
    seen: dict[bytes, View] = {}
    found: dict[int, View] = {}
    for seat in who:
        shows = _shows(rules.layout, seats, seat)
        if shows not in seen:
            seen[shows] = {**shared, **_seen(seats, row, spots, shown, shows)}
        found[seat] = seen[shows]
    return found


@lru_cache(maxsize=64)
def _spots(layout: Layout, seats: int) -> list[Spot]:
    return [
        (
            int(place.owner),
            place.zone.name,
            place.zone.form,
            place.zone.kinds,
            int(place.start),
            int(place.start + place.zone.size),
        )
        for place in places(layout, seats)
    ]


@lru_cache(maxsize=512)
def _shows(layout: Layout, seats: int, seat: int) -> bytes:
    """What a seat sees of each spot; seats that see the same share one view."""
    return bytes(int(place.zone.shows(place.owner, seat)) for place in places(layout, seats))


def _seen(seats: int, row: Row, spots: list[Spot], shown: list[Any], shows: bytes) -> View:
    """The zones as one seat sees them: whole, counted, or not at all."""
    common: dict[str, Any] = {}
    owned: list[dict[str, Any]] = [{} for _ in range(seats)]
    for (owner, name, form, kinds, at, end), whole, show in zip(spots, shown, shows):
        into = common if owner < 0 else owned[owner]
        if show == ALL:
            into[name] = whole
        elif show == COUNT:
            into[name] = {"count": sum(row[at:end])}
    return {"table": common, "seats": owned}


def pending_decision(rules: Rules, s: State) -> dict[str, Any] | None:
    """What is asked now and of whom; frames hold nothing that is secret."""
    if s.over():
        return None
    step = rules.steps[s.step()]
    fields = {field: int(s.field(place)) for place, field in enumerate(step.fields)}
    return {"step": step.name, "seat": int(s.seat()), **fields}


def contents(row: Row, zone: Zone, start: int) -> Any:
    """What lies in a zone, in the zone's form."""
    return _read(row, zone.form, zone.kinds, start, start + int(zone.size))


def _read(row: Row, form: str, kinds: tuple[str, ...], at: int, end: int) -> Any:
    if form == "number":
        return row[at]
    if form == "choice":
        return kinds[row[at]]
    cells = row[at:end]
    if form == "counts":
        return {kind: n for kind, n in zip(kinds, cells) if n} if any(cells) else {}
    return cells

"""Views: what a seat or a spectator may see of a state, as plain data."""

from functools import lru_cache
from typing import Any

from motherlode.kernel.rules import Rules
from motherlode.kernel.state import SEATS, TURN, State
from motherlode.kernel.zones import ALL, COUNT, Layout, Zone, places

SPECTATOR = -1

View = dict[str, Any]
Row = list[int]
Spot = tuple[int, str, str, tuple[str, ...], int, int]
"""One owner's zone: owner, name, form, kinds, first cell, end."""


def view(rules: Rules, s: State, seat: int) -> View:
    """All that `seat` may see of a state, as plain data."""
    return views(rules, s, [seat])[seat]


def views(rules: Rules, s: State, who: list[int]) -> dict[int, View]:
    """The views of several seats (-1: spectators). They may share parts: don't change them."""
    row = s.dump()
    seats = row[SEATS]
    spots = _spots(rules.layout, seats)
    shown = [_read(row, form, kinds, at, end) for owner, name, form, kinds, at, end in spots]
    shared = {"over": s.over(), "turn": row[TURN], "asked": pending_decision(rules, s)}
    by_visibility: dict[bytes, View] = {}
    by_seat: dict[int, View] = {}
    for seat in who:
        shows = _visibility(rules.layout, seats, seat)
        if shows not in by_visibility:
            by_visibility[shows] = {**shared, **_visible_zones(seats, row, spots, shown, shows)}
        by_seat[seat] = by_visibility[shows]
    return by_seat


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
def _visibility(layout: Layout, seats: int, seat: int) -> bytes:
    """How much a seat sees of each zone (ALL, COUNT, NOTHING); equal bytes mean equal views."""
    return bytes(int(place.zone.shows(place.owner, seat)) for place in places(layout, seats))


def _visible_zones(seats: int, row: Row, spots: list[Spot], shown: list[Any], shows: bytes) -> View:
    """All zones as a seat sees them: by `shows` in full, as a count, or left out."""
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
    """The current decision: its step, seat and frame fields (all public); None after the end."""
    if s.over():
        return None
    step = rules.steps[s.step()]
    fields = {field: int(s.field(place)) for place, field in enumerate(step.fields)}
    return {"step": step.name, "seat": int(s.seat()), **fields}


def contents(row: Row, zone: Zone, start: int) -> Any:
    """The contents of a zone that begins at cell `start`, as views show them: by `Zone.form`."""
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

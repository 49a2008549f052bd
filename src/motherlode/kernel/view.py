"""Views: what a seat or a spectator may see, built up from the zones that show it."""

from typing import Any

from motherlode.kernel.rules import Rules
from motherlode.kernel.state import SEATS, TURN, State
from motherlode.kernel.zones import ALL, COUNT, Place, Zone, held, places

SPECTATOR = -1

View = dict[str, Any]


def view(rules: Rules, s: State, seat: int) -> View:
    """All that `seat` may know of the table, as plain data with names."""
    seats: list[dict[str, Any]] = [{} for _ in range(s.cells[SEATS])]
    common: dict[str, Any] = {}
    for place in places(rules.layout, s.cells[SEATS]):
        shown = _shown(s, place, seat)
        if shown is not None:
            (common if place.owner < 0 else seats[place.owner])[place.zone.name] = shown
    return {
        "over": s.over(),
        "turn": int(s.cells[TURN]),
        "asked": asked(rules, s),
        "table": common,
        "seats": seats,
    }


def asked(rules: Rules, s: State) -> dict[str, Any] | None:
    """What is asked now and of whom; frames hold nothing that is secret."""
    if s.over():
        return None
    step = rules.steps[s.step()]
    return {"step": step.name, "seat": int(s.seat()), "a": int(s.a()), "b": int(s.b())}


def _shown(s: State, place: Place, seat: int) -> Any:
    shows = place.zone.shows(place.owner, seat)
    if shows == ALL:
        return contents(s, place.zone, place.start)
    if shows == COUNT:
        return {"count": int(held(s, place))}
    return None


def contents(s: State, zone: Zone, start: int) -> Any:
    """What lies in a zone, in the zone's form."""
    cells = [int(s.cells[start + i]) for i in range(zone.size)]
    if zone.form == "counts":
        return {kind: n for kind, n in zip(zone.kinds, cells, strict=True) if n}
    if zone.form == "choice":
        return zone.kinds[cells[0]]
    return cells[0] if zone.form == "number" else cells

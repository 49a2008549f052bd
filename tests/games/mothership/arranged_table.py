"""Arranged tables of Mothership for tests, and helpers to play on them.

The layout is `duel` unless a test asks for another: rows 1, 2, 12 and 13 are empty space, so
neighbours on those rows (`d13`, `e13`) fight with nothing else around.
"""

from collections.abc import Callable
from typing import Any

from motherlode.games.mothership import kinds, state_cells as cell
from motherlode.games.mothership.fleet import engine_of, shield
from motherlode.games.mothership.hexes import NAMES, SPACES
from motherlode.kernel.state import SEATS, Seat
from tests.arrange import Table, table

MOST_SEEDS = 400


def space_number(name: str) -> kinds.Space:
    """The number of a space, by its name such as `d13`."""
    return kinds.Space(NAMES.index(name))


def pass_with_empty_hand(t: Table) -> str:
    """`pass` in the windows of a fight and in the market if the seat has nothing to play or trade.

    The rules ask such a seat, too, so that the question tells nothing (M17, M29). Tests that are
    about something else need not answer.
    """
    if t.over() or t.step not in ("before_roll", "after_roll", "on_loss", "market"):
        return ""
    return "pass" if t.answers() == ["pass"] and not t.get("hand", t.seat) else ""


def empty_board(seats: int = 2, options: dict[str, Any] | None = None, **more: Any) -> Table:
    """A game after setup, without ships on the board or cards in hands."""
    made = table("mothership", seats, options, **more)
    made.automatic = pass_with_empty_hand
    for seat in range(seats):
        made.set("ships", [0] * kinds.FLEET, seat)
        made.set("hand", {}, seat)
    redraw_map(made)
    return made


def put_fleet(t: Table, seat: int, **where: str) -> Table:
    """Puts the ships `m`, `f1`-`f3`, `b1`, `b2` of a seat on named spaces; all others are lost."""
    keys = ("m", "f1", "f2", "f3", "b1", "b2")
    t.set("ships", [space_number(where[key]) + 1 if key in where else 0 for key in keys], seat)
    return redraw_map(t)


def redraw_map(t: Table) -> Table:
    """Rewrites the map from the places of ships, Stations and planets."""
    occupants = [0] * SPACES
    for planet in range(kinds.MOST_PLANETS):
        if at := t.get("planets")[planet]:
            occupants[at - 1] = cell.FIRST_PLANET + planet
    for seat in range(int(t.state.cells[SEATS])):
        if at := t.get("station", seat):
            occupants[at - 1] = cell.FIRST_STATION + seat
        for ship, at in enumerate(t.get("ships", seat)):
            if at:
                occupants[at - 1] = cell.FIRST_SHIP + seat * kinds.FLEET + ship
    return t.set("map", occupants)


def set_hand(t: Table, seat: int, *cards: str) -> Table:
    """Replaces the hand of a seat."""
    return t.set("hand", {card: cards.count(card) for card in cards}, seat)


def give_tiles(t: Table, seat: int, category: str, tier: int, branch: str = "") -> Table:
    """Gives a seat the tiles of a category up to a tier."""
    t.put("technology", category, tier, seat)
    branches = t.get("branches", seat)
    branches[("economy", "combat", "support").index(category)] = {"": 0, "a": 1, "b": 2}[branch]
    return t.set("branches", branches, seat)


def give_planets(t: Table, seat: int, *planets: int) -> Table:
    """Gives a seat the planets with these numbers, counted from 0."""
    owners = t.get("planet_owners")
    for planet in planets:
        owners[planet] = seat + 1
    return t.set("planet_owners", owners)


def put_artifact(t: Table, artifact: int, planet: int) -> Table:
    """Puts an Artifact face up on a planet."""
    found = t.get("planet_artifacts")
    found[planet] = artifact
    return t.set("planet_artifacts", found)


def begin_turn(t: Table, seat: int = 0) -> Table:
    """Makes the menu of a seat's turn the current step."""
    return t.stand("turn", seat)


def ship_space(t: Table, seat: int, ship: str) -> str:
    """The name of a ship's space, or '' if the ship is lost."""
    spot = t.get("ships", seat)[kinds.SHIPS.index(ship)]
    return NAMES[spot - 1] if spot else ""


def play_until(t: Table, texts: list[str], wanted: Callable[[Table], bool]) -> Table:
    """Plays actions with one seed after another; returns the first table that is as wanted."""
    for seed in range(MOST_SEEDS):
        tried = t.copy(seed)
        tried.play(*texts)
        if wanted(tried):
            return tried
    raise AssertionError(f"no seed gives the wanted result after {texts}")


def dice_rolled(t: Table) -> list[tuple[str, int]]:
    """The ships and dice of the latest `rolled` events."""
    return [(fact["ship"], fact["die"]) for fact in t.events_of("rolled")]


def totals(t: Table) -> tuple[int, int]:
    """The attacker's and the defender's total of the latest dogfight."""
    fact = t.events_of("totals")[-1]
    return fact["attack"], fact["defence"]


def pass_reactions(t: Table) -> Table:
    """Passes in all reaction windows until another step is reached."""
    events: list[dict[str, Any]] = list(t.events)
    while not t.over() and t.step in ("before_roll", "after_roll", "on_loss", "cancel"):
        events += t.play("pass")
    t.events = events
    return t


def two_fleets(
    ours: dict[str, str],
    theirs: dict[str, str],
    options: dict[str, object] | None = None,
    **more: Any,
) -> Table:
    """A table with two fleets; each has one more ship far away, so that neither goes out."""
    t = empty_board(2, options, **more)
    return put_fleet(put_fleet(t, 0, **({"f3": "a1"} | ours)), 1, **({"f3": "o1"} | theirs))


def engine_power(t: Table, seat: int, ship: int) -> int:
    return int(engine_of(t.setup.rules.n, t.state, Seat(seat), ship))  # type: ignore[attr-defined]


def shield_left(t: Table, seat: int) -> int:
    return int(shield(t.setup.rules.n, t.state, Seat(seat)))  # type: ignore[attr-defined]


def fighter_duel(*cards: str, theirs: tuple[str, ...] = ()) -> Table:
    """A declared attack of Fighter on Fighter on row 13, with cards in both hands."""
    t = set_hand(set_hand(two_fleets({"f1": "c13"}, {"f1": "d13"}), 0, *cards), 1, *theirs)
    begin_turn(t).play("order fighter 1", "attack d13")
    return t


def mothership_duel(*cards: str, theirs: tuple[str, ...] = ()) -> Table:
    """A declared attack of Mothership on Mothership on row 13, with cards in both hands."""
    t = set_hand(set_hand(two_fleets({"m": "c13"}, {"m": "d13"}), 0, *cards), 1, *theirs)
    begin_turn(t).play("order mothership", "attack d13")
    return t

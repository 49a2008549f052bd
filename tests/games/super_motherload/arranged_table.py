"""Arranged tables of Super Motherload for tests: plain boards, and helpers to change them."""

from typing import Any

from motherlode.games.super_motherload import kinds
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.position import Position
from motherlode.kernel.rules import Rules
from tests.arrange import Table, table

COLUMNS = "abcdefghijklmnopqrst"
SIDES = [f"depth_{depth}_{side}" for depth in range(1, 5) for side in "ab"]
BOTTOM = {"a8": ".?", "f8": ".?", "l8": ".?"}
"""Three Artifact spaces at the bottom: every board must have at least three."""


def board_map(spaces: dict[str, str] | None = None) -> str:
    """A text map of plain Dirt except for these spaces, with at least three Artifacts."""
    marks = dict(spaces or {})
    for space, signs in BOTTOM.items():
        if sum("?" in given for given in marks.values()) < 3:
            marks.setdefault(space, signs)
    rows = [
        " ".join(marks.get(f"{column}{row}", "..") for column in COLUMNS[:12])
        for row in range(1, 9)
    ]
    return "\n".join(rows) + "\n"


def plain_table(
    seats: int = 2,
    maps: dict[str, dict[str, str]] | None = None,
    cards: dict[str, dict[str, Any]] | None = None,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    **tables: Any,
) -> Table:
    """A table where seat 0 begins its turn: empty hands, plain boards, no Achievement face up.

    `maps` changes spaces of sides ("depth_1_a"), `cards` changes cards of seat 0's deck.
    """
    sides = {name: board_map((maps or {}).get(name)) for name in SIDES}
    edition = {"boards": sides, "decks": {kinds.DECKS[0]: cards or {}}, **tables}
    t = table("super_motherload", seats, options, edition, seed)
    t.set("starting_player", "seat 1").stand("choose_side", seats - 1)
    t.play(*t.legal("side")[:1])  # "side a", or nothing if sides are random
    for seat in reversed(range(seats)):
        t.play(f"pick {kinds.DECKS[seat]}")
    for seat in range(seats):
        everything = {**t.get("draw_deck", seat)}
        for kind, count in t.get("hand", seat).items():
            everything[kind] = everything.get(kind, 0) + count
        t.set("hand", {}, seat).set("draw_deck", everything, seat)
    t.set("majors", {}).set("minors", {})
    return t.stand("act")


def give_hand(t: Table, *cards: str, seat: int = 0) -> Table:
    """Replaces the hand of a seat by these cards."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    t.set("hand", counts, seat)
    return t.settle()


def cover_spaces(t: Table, *spaces: str) -> Table:
    """Covers spaces with tunnels, without any other effect."""
    rows = list(t.get("covered"))
    for space in spaces:
        rows[int(space[1:]) - 1] |= 1 << COLUMNS.index(space[0])
    t.set("covered", rows)
    return t.settle()


def covered_spaces(t: Table) -> set[str]:
    return {
        f"{column}{row + 1}"
        for row, mask in enumerate(t.get("covered"))
        for at, column in enumerate(COLUMNS)
        if mask >> at & 1
    }


def add_lower_board(t: Table) -> Table:
    """Adds the next Depth below, as if all Artifacts of the current board were found."""
    t.set("artifact_spaces_left", 0).stand("attach_board").play("side a")
    return t.stand("act")


def latest_events(t: Table, *names: str) -> list[str]:
    """The names of the latest events in order; only those in `names`, if any are given."""
    return [fact["event"] for fact in t.events if not names or fact["event"] in names]


def lively_action(rules: Rules, position: Position, pick: Dealer) -> int:
    """A random action or the bots' best one, equally often.

    Games of random actions alone end early: their Bombs are soon wasted, and nobody digs (S56).
    """
    legal = position.legal()
    if pick.below(2) == 0:
        return legal[pick.below(len(legal))]
    return max(legal, key=lambda action: rules.fast_score(position.state, action))


def sized_map(columns: int, rows: int, spaces: dict[str, str]) -> str:
    """A map of plain Dirt of a size except for these spaces."""
    lines = [
        " ".join(spaces.get(f"{column}{row}", "..") for column in COLUMNS[:columns])
        for row in range(1, rows + 1)
    ]
    return "\n".join(lines) + "\n"


def edition(columns: int, heights: list[int], artifact: str = "a1", **tables: Any) -> Any:
    """An edition with one Artifact space on each side; `heights` are those of Depths 1 to 4."""
    boards = {
        side: sized_map(columns, heights[int(side[6]) - 1], {artifact: ".?"}) for side in SIDES
    }
    return {"boards": boards, **tables}

"""Karats tables for tests: Professions given, a seat at the start of its turn."""

from typing import Any

from tests.arrange import Table, table

EVERYBODY = ("prospector", "pilot", "engineer", "capitalist", "saboteur")
PLAIN = "capitalist"
"""A Profession that changes nothing but trades."""
TABLES = ((1, "hard"), (2, "off"), (2, "easy"), (3, "hard"), (4, "off"))
"""Seats and the Automaton's level: every sort of table."""


def karats(
    *professions: str,
    automaton: str = "off",
    edition: dict[str, Any] | None = None,
    seed: int = 1,
) -> Table:
    """A table with a seat for each Profession: seat 0 plays first, the last seat drafted first.

    Set the zones, then `stand("build", seat)` begins a turn.
    """
    t = table("karats", len(professions), {"automaton": automaton}, edition, seed)
    for seat, profession in enumerate(professions):
        t.set("profession", profession, seat)
    t.set("first_drafter", len(professions) - 1)
    return t.set("round", 1)


def mined(t: Table) -> int:
    """How many cubes lie in the Mine."""
    return sum(t.get("mine").values())


def only(t: Table, cube: str, count: int = 100) -> Table:
    """Makes the Mine hold one kind of cube, so that every draw is certain."""
    return t.set("mine", {cube: count})


def excavated(t: Table) -> int:
    """How many cubes the latest actions drew from the Mine."""
    return len(t.told("excavated"))


def go_on(t: Table) -> None:
    """Chooses what does least: ends a part of the turn, or mines."""
    t.play("done" if "done" in t.legal() else "mine")


def finish_turn(t: Table) -> None:
    """Goes on until it is another seat's turn."""
    turn = t.turn
    while t.turn == turn and not t.over():
        go_on(t)


def decisions(
    seats: int, level: str, seed: int, most: int, edition: dict[str, Any] | None = None
) -> list[Table]:
    """Positions along a game played at random, everybody a little richer than usual."""
    t = table("karats", seats, {"automaton": level}, edition, seed)
    found = []
    for _ in range(most):
        if t.over():
            break
        if t.step == "build" and t.dealer.below(3) == 0:
            t.set("inventory", {"iron": 3, "ember": 2, "copper": 3}, t.seat).settle()
        found.append(t.copy())
        t.play(t.legal()[t.dealer.below(len(t.legal()))])
    return found

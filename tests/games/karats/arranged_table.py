"""Arranged tables of Karats for tests, and helpers to play on them."""

from typing import Any

from tests.arrange import Table, table

ALL_PROFESSIONS = ("prospector", "pilot", "engineer", "capitalist", "saboteur")
NEUTRAL = "capitalist"
"""A Profession that changes nothing except trades."""
TABLES = ((1, "hard"), (2, "off"), (2, "easy"), (3, "hard"), (4, "off"))
"""Numbers of seats with levels of the Automaton: tables of every kind."""


def karats_table(
    *professions: str,
    automaton: str = "off",
    trades: str = "book",
    edition: dict[str, Any] | None = None,
    seed: int = 1,
) -> Table:
    """A table with a seat for each Profession: seat 0 plays first, the last seat plays last.

    Set the zones, then `stand("build", seat)` begins a turn.
    """
    t = table("karats", len(professions), {"automaton": automaton, "trades": trades}, edition, seed)
    for seat, profession in enumerate(professions):
        t.set("profession", profession, seat)
    t.set("last_player", len(professions) - 1)
    return t.set("round", 1)


def cubes_in_mine(t: Table) -> int:
    """How many cubes lie in the Mine."""
    return sum(t.get("mine").values())


def fill_mine_with(t: Table, cube: str, count: int = 100) -> Table:
    """Fills the Mine with one kind of cube, so that every draw is known."""
    return t.set("mine", {cube: count})


def excavated_count(t: Table) -> int:
    """How many cubes the latest actions drew from the Mine."""
    return len(t.events_of("excavated"))


LEAST = ("done", "mine", "end the turn", "decline")


def play_least_action(t: Table) -> None:
    """Plays one action that does as little as possible: the first legal one of LEAST."""
    legal = t.legal()
    t.play(next((text for text in LEAST if text in legal), legal[0]))


def finish_turn(t: Table) -> None:
    """Plays on with the least actions until it is another seat's turn."""
    turn = t.turn
    while t.turn == turn and not t.over():
        play_least_action(t)


def random_positions(
    seats: int, level: str, seed: int, most: int, edition: dict[str, Any] | None = None
) -> list[Table]:
    """Positions of a random game in which some turns begin with additional cubes."""
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

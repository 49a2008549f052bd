"""A layout on which two fleets start beside each other, and decks of one kind of card."""

from typing import Any

from motherlode.games.mothership import kinds

MAP = """
. . . . . . . . .
 . . . . . . . .
. . 1 . . . 2 . .
 . . . . . . . .
. . . . P . . . .
 . . . . . . . .
. . . . . . . . .
"""
START_SPACES = (("b3", "e3", "d2", "c1", "b4", "b2"), ("h3", "f3", "e2", "g1", "h4", "h2"))
"""The spaces of each seat's six ships: Fighters 1 and 2 start beside enemy Fighters."""


def edition_with_deck_of(card: str) -> dict[str, Any]:
    """An edition with the layout `custom` and a deck of 40 copies of one Action card."""
    counts = {name: {"count": 40 if name == card else 0} for name in kinds.CARDS}
    return {"cards": counts, "layouts": {"custom": {"players": 2, "map": MAP}}}

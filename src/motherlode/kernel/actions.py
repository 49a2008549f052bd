"""The action table: every action a game knows, as rows with an id, a verb and a canonical text."""

import difflib
from collections.abc import Iterable
from dataclasses import dataclass

from motherlode.kernel.errors import UnreadableAction

LONGEST_TEXT = 80


@dataclass(frozen=True)
class Action:
    """A row: `id` is dense, `argument` may be empty, `text` is what records and people write."""

    id: int
    verb: str
    argument: str

    @property
    def text(self) -> str:
        return f"{self.verb} {self.argument}".strip()


class ActionTable:
    """All actions of a game. Rules use ids; everything outside uses the rows."""

    def __init__(self) -> None:
        self.rows: list[Action] = []
        self._ids: dict[str, int] = {}

    def verb(self, verb: str, arguments: Iterable[str] = ("",)) -> int:
        """Adds a row for each argument; gives the id of the first, the rest follow it."""
        first = len(self.rows)
        for argument in arguments:
            row = Action(len(self.rows), verb, argument)
            if row.text in self._ids:
                raise ValueError(f"two actions are called {row.text!r}")
            self._ids[row.text] = row.id
            self.rows.append(row)
        return first

    def __len__(self) -> int:
        return len(self.rows)

    def text(self, action: int) -> str:
        return self.rows[action].text

    def parse(self, text: str, among: Iterable[int] | None = None) -> int:
        """The action that a text names; near misses are looked for among the given ones."""
        asked = " ".join(text[:LONGEST_TEXT].lower().split())
        if len(text) <= LONGEST_TEXT and asked in self._ids:
            return self._ids[asked]
        names = list(self._ids) if among is None else [self.text(action) for action in among]
        raise UnreadableAction(asked, difflib.get_close_matches(asked, names, 3, 0.5))

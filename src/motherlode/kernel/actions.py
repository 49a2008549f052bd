"""The action table: every action a game knows, as rows with an id, a verb and a canonical text."""

import difflib
from collections.abc import Iterable
from dataclasses import dataclass

from motherlode.kernel.errors import UnreadableAction
from motherlode.kernel.legal_actions import ActionColumns, action_of

LONGEST_TEXT = 80


@dataclass(frozen=True)
class Action:
    """A row: `id` is dense, `argument` may be empty, `text` is what records and people write.

    Rules know the row by `verb_id` and `argument_id`, the place of the argument among its verb's.
    """

    id: int
    verb: str
    argument: str
    verb_id: int
    argument_id: int

    @property
    def text(self) -> str:
        return f"{self.verb} {self.argument}".strip()


class ActionTable:
    """All actions of a game. Rules use verbs and arguments; everything outside uses the rows."""

    def __init__(self) -> None:
        self.rows: list[Action] = []
        self._ids: dict[str, int] = {}

    def verb(self, verb: str, arguments: Iterable[str] = ("",)) -> int:
        """Adds a verb with a row for each argument; gives the verb's number.

        A word may be declared again with other arguments: that is another verb to the rules.
        """
        number = len(self.rows)
        for place, argument in enumerate(arguments):
            row = Action(len(self.rows), verb, argument, number, place)
            if row.text in self._ids:
                raise ValueError(f"two actions are called {row.text!r}")
            self._ids[row.text] = row.id
            self.rows.append(row)
        return number

    def id(self, verb: int, argument: int = 0) -> int:
        """The action of a verb and the place of its argument."""
        return int(action_of(verb, argument))

    def columns(self) -> ActionColumns:
        """The table as columns of numbers."""
        verbs = [row.verb_id for row in self.rows]
        return ActionColumns(verbs, [row.argument_id for row in self.rows])

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

"""The action table: every action of a game, as rows with an id, a verb and a text."""

import difflib
from collections.abc import Iterable
from dataclasses import dataclass

from motherlode.kernel.errors import UnreadableAction
from motherlode.kernel.legal_actions import ActionColumns, action_of

LONGEST_TEXT = 80


@dataclass(frozen=True)
class Action:
    """A row of the action table. `text` is how records and people write the action.

    Ids count from 0 without gaps. `argument` may be empty. Rules use `verb_id` and `argument_id`;
    the latter is the argument's index among the arguments of its verb.
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
    """All actions of a game. Rules use verb and argument ids; all other code uses the rows."""

    def __init__(self) -> None:
        self.rows: list[Action] = []
        self._ids: dict[str, int] = {}

    def verb(self, verb: str, arguments: Iterable[str] = ("",)) -> int:
        """Adds a verb with one row per argument; returns the verb's id.

        The same word can be added again with other arguments; it then gets a second verb id.
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
        """The id of the action with this verb id and argument id."""
        return int(action_of(verb, argument))

    def columns(self) -> ActionColumns:
        """The verb ids and argument ids of all actions, for the rules."""
        verbs = [row.verb_id for row in self.rows]
        return ActionColumns(verbs, [row.argument_id for row in self.rows])

    def __len__(self) -> int:
        return len(self.rows)

    def text(self, action: int) -> str:
        return self.rows[action].text

    def parse(self, text: str, among: Iterable[int] | None = None) -> int:
        """Returns the id of the action with this text; ignores case and extra spaces.

        Raises `UnreadableAction`, which suggests similar texts from the actions in `among`.
        """
        wanted = " ".join(text[:LONGEST_TEXT].lower().split())
        if len(text) <= LONGEST_TEXT and wanted in self._ids:
            return self._ids[wanted]
        names = list(self._ids) if among is None else [self.text(action) for action in among]
        raise UnreadableAction(wanted, difflib.get_close_matches(wanted, names, 3, 0.5))

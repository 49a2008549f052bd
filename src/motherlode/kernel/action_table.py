"""The action table: every listed action of a game, as rows with an id, a verb and a text.

It also reads and writes the unlisted actions (see `unlisted_actions`), which have no row.
"""

import difflib
from collections.abc import Iterable
from dataclasses import dataclass

from motherlode.kernel.errors import UnreadableAction, UnreadableArguments
from motherlode.kernel.legal_actions import (
    ActionColumns,
    action_of,
    is_unlisted,
    unlisted_verb_of,
)
from motherlode.kernel.unlisted_actions import UNLISTED_SIZE, ArgumentText, unlisted_verb

LONGEST_TEXT = 200
LONGEST_QUOTE = 80
"""How much of a text that can't be read an error quotes."""


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
        self.unlisted_verbs: dict[int, tuple[str, ArgumentText]] = {}

    def verb(self, verb: str, arguments: Iterable[str] = ("",)) -> int:
        """Adds a verb with one row per argument; returns the verb's id.

        The same word can be added again with other arguments; it then gets a second verb id.
        """
        number = len(self.rows)
        for place, argument in enumerate(arguments):
            row = Action(len(self.rows), verb, argument, number, place)
            if row.text in self._ids:
                raise ValueError(
                    f"two actions are called {row.text!r}: each action needs a text of its own"
                )
            self._ids[row.text] = row.id
            self.rows.append(row)
        return number

    def unlisted(self, verb: str, arguments: ArgumentText) -> int:
        """Adds a verb whose actions are checked but not listed; returns the verb's id."""
        number = unlisted_verb(len(self.unlisted_verbs))
        self.unlisted_verbs[number] = (verb, arguments)
        return number

    def id(self, verb: int, argument: int = 0) -> int:
        """The id of the action with this verb id and argument id."""
        return int(action_of(verb, argument))

    def columns(self) -> ActionColumns:
        """The verb ids of all listed actions, for the rules."""
        return ActionColumns([row.verb_id for row in self.rows])

    def __len__(self) -> int:
        return len(self.rows)

    def row(self, action: int) -> Action:
        """The row of an action; for an unlisted action, which has none, a new row."""
        return self._unlisted_row(action) if is_unlisted(action) else self.rows[action]

    def _unlisted_row(self, action: int) -> Action:
        number = int(unlisted_verb_of(action))
        verb, arguments = self.unlisted_verbs[number]
        return Action(action, verb, arguments.text(action - number), number, action - number)

    def text(self, action: int) -> str:
        return self.row(action).text

    def has(self, action: int) -> bool:
        """True if the table has an action with this id, listed or not."""
        if not 0 <= action < 1 << 63:  # compiled functions take 64 bits
            return False
        if is_unlisted(action):
            return int(unlisted_verb_of(action)) in self.unlisted_verbs
        return action < len(self.rows)

    def parse(self, text: str, among: Iterable[int] = ()) -> int:
        """Returns the id of the action with this text; ignores case and extra spaces.

        Raises `UnreadableAction`, which suggests similar texts from the actions in `among`: give
        the legal ones, because comparing with thousands of texts takes long.
        """
        wanted = " ".join(text[:LONGEST_TEXT].lower().split())
        if len(text) > LONGEST_TEXT:
            raise self._unreadable(wanted, among)
        if wanted in self._ids:
            return self._ids[wanted]
        try:
            return self._parse_unlisted(wanted)
        except UnreadableArguments as error:
            raise self._unreadable(wanted, among, error.reason, error.rule) from None

    def _unreadable(
        self, text: str, among: Iterable[int], reason: str = "", rule: str = ""
    ) -> UnreadableAction:
        """The error for a text that is not an action, with similar texts from those in `among`."""
        text = text[:LONGEST_QUOTE]
        names = [self.text(action) for action in among]
        return UnreadableAction(text, difflib.get_close_matches(text, names, 3, 0.5), reason, rule)

    def _parse_unlisted(self, text: str) -> int:
        """The id of the unlisted action with this text; raises `UnreadableArguments`.

        If the text is another way to write a listed action, returns the id of that action.
        """
        word, _, rest = text.partition(" ")
        for number, (verb, arguments) in self.unlisted_verbs.items():
            if verb == word:
                action = number + _read(arguments, rest)
                return self._ids.get(self.text(action), action)
        raise UnreadableArguments("")


def _read(arguments: ArgumentText, text: str) -> int:
    """The number that stands for the arguments in `text`; raises `UnreadableArguments`."""
    try:
        number = arguments.read(text)
    except UnreadableArguments:
        raise
    except ValueError:
        raise UnreadableArguments("") from None
    if not 0 <= number < UNLISTED_SIZE:
        raise UnreadableArguments("")
    return number

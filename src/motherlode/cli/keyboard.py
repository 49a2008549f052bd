"""Reading what people type: editing and completion where there is a terminal; leaving politely."""

import sys
from types import ModuleType
from typing import TYPE_CHECKING

from motherlode.cli.screen import complain

if TYPE_CHECKING:
    from motherlode.cli.session import Session

try:
    import readline

    _readline: ModuleType | None = readline
except ImportError:  # a Python without it: plain lines
    _readline = None

INTERRUPTED = 130


class Left(Exception):
    """Somebody leaves the table without a word: end of input, or Ctrl-C twice."""

    def __init__(self, code: int) -> None:
        self.code = code


class Keyboard:
    """Asks for lines. The first Ctrl-C or Ctrl-D only warns where a game would be lost."""

    def __init__(self) -> None:
        self._words: list[str] = []
        if _readline is not None:
            _readline.set_completer(self._complete)
            _readline.set_completer_delims("")
            _readline.parse_and_bind("tab: complete")

    def _complete(self, text: str, number: int) -> str | None:
        found = [word for word in self._words if word.startswith(text.lower())]
        return found[number] if number < len(found) else None

    def ask(self, session: "Session", prompt: str, words: list[str] | None = None) -> str:
        """The line that is typed, without control characters at its ends."""
        self._words = words if words is not None else session.completions()
        warned = False
        while True:
            try:
                session.out.file.flush()
                return input(prompt).strip()
            except (EOFError, KeyboardInterrupt) as error:
                session.out.print()
                interrupted = isinstance(error, KeyboardInterrupt)
                if warned or not sys.stdin.isatty() or not session.unsaved():
                    raise self._leave(session, interrupted) from None
                session.say("play.leave_again" if interrupted else "play.leave_end")
                warned = True

    def _leave(self, session: "Session", interrupted: bool) -> Left:
        if session.unsaved():
            complain(session.phrase("play.left_unsaved"), 0)
        return Left(INTERRUPTED if interrupted else 0)

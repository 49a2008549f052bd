"""Reading what people type: with editing and completion where there is a terminal."""

import sys
from types import ModuleType

try:
    import readline

    _readline: ModuleType | None = readline
except ImportError:  # a Python without it: plain lines
    _readline = None


class Keyboard:
    """Reads lines; Tab completes to the words that are given with each question."""

    def __init__(self) -> None:
        self._words: list[str] = []
        if _readline is not None:
            _readline.set_completer(self._complete)
            _readline.set_completer_delims("")
            _readline.parse_and_bind("tab: complete")

    def _complete(self, text: str, number: int) -> str | None:
        found = [word for word in self._words if word.startswith(text.lower())]
        return found[number] if number < len(found) else None

    def read(self, prompt: str, words: list[str]) -> str:
        """The line that is typed, without white space at its ends."""
        self._words = words
        return input(prompt).strip()


def interactive() -> bool:
    """True if a person sits at the keyboard."""
    return sys.stdin.isatty()

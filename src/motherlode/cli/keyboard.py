"""Reads lines from the keyboard, with editing and completion if there is a terminal."""

import sys
from types import ModuleType

try:
    import readline

    _readline: ModuleType | None = readline
except ImportError:  # this Python has no readline: no editing, no completion
    _readline = None


class Keyboard:
    """Reads lines; Tab completes to the words given for each line."""

    def __init__(self) -> None:
        self._words: list[str] = []
        if _readline is not None:
            _readline.set_completer(self._complete)
            _readline.set_completer_delims("")
            _readline.parse_and_bind("tab: complete")

    def _complete(self, text: str, number: int) -> str | None:
        matching = [word for word in self._words if word.startswith(text.lower())]
        return matching[number] if number < len(matching) else None

    def read(self, prompt: str, words: list[str]) -> str:
        """Reads a line and strips it; Tab completes to `words`."""
        self._words = words
        return input(prompt).strip()


def interactive() -> bool:
    """True if standard input is a terminal."""
    return sys.stdin.isatty()

"""The terminal: consoles that never fail on what a screen can't show, and one-line complaints."""

import contextlib
import io
import os
import sys

from rich.console import Console
from rich.control import Control
from rich.text import Text

from motherlode.i18n.words import escape

LONGEST_COMPLAINT = 400
FORGET_SCROLLBACK = "\x1b[3J"


def tame_streams() -> None:
    """Lets the standard streams replace what their encoding can't carry instead of failing.

    A stream that was closed before we began reads and writes nothing.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


class SafeConsole(Console):
    """A console that reports a closed pipe instead of leaving on its own."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console(stderr: bool = False) -> Console:
    """A console that takes nothing in a text for markup."""
    return SafeConsole(stderr=stderr, highlight=False, markup=False, emoji=False)


def one_line(text: str) -> str:
    """A text as one line of printable characters; too long a one loses its middle."""
    line = escape(" ".join(text.split()))
    if len(line) <= LONGEST_COMPLAINT:
        return line
    return line[: LONGEST_COMPLAINT // 2] + " ... " + line[-LONGEST_COMPLAINT // 2 :]


def complain(text: str, code: int) -> int:
    """Says on standard error, in one line, what is wrong; gives the exit code back."""
    with contextlib.suppress(OSError):
        print(f"motherlode: {one_line(text)}", file=sys.stderr)
    return code


def wipe(out: Console, forget: bool = False) -> None:
    """A clean page where the terminal can turn pages; `forget` drops what scrolled away too."""
    if out.is_terminal and not out.is_dumb_terminal:
        if forget:
            out.file.write(FORGET_SCROLLBACK)
        out.control(Control.clear(), Control.home())


def error_text(text: str) -> Text:
    return Text(one_line(text), style="bold red")

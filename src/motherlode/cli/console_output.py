"""Terminal output: consoles that never fail on odd characters, and one-line error messages."""

import contextlib
import io
import os
import sys

from rich.console import Console
from rich.control import Control
from rich.text import Text

from motherlode.i18n.words import escape

MAX_LINE = 400
CLEAR_SCROLLBACK = "\x1b[3J"


def make_streams_safe() -> None:
    """Makes the standard streams replace characters that their encoding lacks.

    Streams that were closed from the start are opened on the null device.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


class SafeConsole(Console):
    """A console that raises BrokenPipeError on a closed pipe instead of exiting."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console(stderr: bool = False) -> Console:
    """A console that prints texts as they are, without markup."""
    return SafeConsole(stderr=stderr, highlight=False, markup=False, emoji=False)


def one_line(text: str) -> str:
    """A text as one line of printable characters; the middle of a long text is left out."""
    line = escape(" ".join(text.split()))
    if len(line) <= MAX_LINE:
        return line
    return line[: MAX_LINE // 2] + " ... " + line[-MAX_LINE // 2 :]


def report_error(text: str, code: int) -> int:
    """Prints an error as one line on standard error; returns the exit code `code`."""
    with contextlib.suppress(OSError):
        print(f"motherlode: {one_line(text)}", file=sys.stderr)
    return code


def clear_screen(out: Console, forget: bool = False) -> None:
    """Clears a terminal's screen; with `forget` also the lines that scrolled out of view."""
    if out.is_terminal and not out.is_dumb_terminal:
        if forget:
            out.file.write(CLEAR_SCROLLBACK)
        out.control(Control.clear(), Control.home())


def error_text(text: str) -> Text:
    return Text(one_line(text), style="bold red")

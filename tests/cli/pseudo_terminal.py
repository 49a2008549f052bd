"""Runs the command on a pseudo-terminal, as it would run for a person."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from pathlib import Path

COMMAND = [sys.executable, "-m", "motherlode.cli.main"]
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\x1b\][^\x07]*\x07|\r")
TIMEOUT = 30.0


def take_terminal() -> None:
    """Makes the pseudo-terminal the child's controlling terminal, so that Ctrl-C reaches it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a test run in the background ignores it
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    """A command on a pseudo-terminal: `send` types a text, `expect` waits for one."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        rows: int = 40,
        columns: int = 100,
        env: dict[str, str] | None = None,
        command: Sequence[str] = COMMAND,
    ) -> None:
        here, there = pty.openpty()
        fcntl.ioctl(there, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        environment = {
            k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES", "NO_COLOR")
        }
        self.process = subprocess.Popen(
            [*command, *arguments],
            cwd=folder,
            env={**environment, "TERM": "xterm-256color", **(env or {})},
            stdin=there,
            stdout=there,
            stderr=there,
            start_new_session=True,
            preexec_fn=take_terminal,
        )
        os.close(there)
        self.here = here
        self.raw = b""
        self.read_upto = 0

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.here)

    def shown(self) -> str:
        """Everything shown so far, without control sequences."""
        return CONTROL.sub("", self.raw.decode(errors="replace"))

    def _more(self, seconds: float) -> bool:
        if not select.select([self.here], [], [], seconds)[0]:
            return False
        try:
            more = os.read(self.here, 65536)
        except OSError:  # the child has gone
            return False
        self.raw += more
        return bool(more)

    def expect(self, *texts: str) -> str:
        """Waits until one of `texts` is shown; returns the new output, up to that text's end."""
        ends = time.monotonic() + TIMEOUT
        while time.monotonic() < ends:
            new = self.shown()[self.read_upto :]
            found = [new.index(text) + len(text) for text in texts if text in new]
            if found:
                self.read_upto += min(found)
                return new[: min(found)]
            if not self._more(0.5) and self.process.poll() is not None:
                break
        raise AssertionError(f"{texts} was not shown; the end of the output: {self.shown()[-800:]}")

    def send(self, text: str) -> None:
        """Types a text; Ctrl-C after a short pause, as a person would."""
        if text == "\x03":
            time.sleep(0.4)
        os.write(self.here, text.encode())

    def end(self) -> int:
        """Waits for the command to end; returns its exit code."""
        ends = time.monotonic() + TIMEOUT
        while (self._more(0.5) or self.process.poll() is None) and time.monotonic() < ends:
            pass
        return self.process.wait(1)

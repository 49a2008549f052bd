"""The entry of the `motherlode` command, which loads next to nothing before it is in charge."""

import signal
import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command line; Ctrl-C while it is still being loaded ends it without a word."""
    with_python = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if with_python:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from motherlode.cli import command_line

    if with_python:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    return command_line.run(argv)


if __name__ == "__main__":
    sys.exit(main())

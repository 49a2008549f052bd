"""The entry point of the `motherlode` command; Ctrl-C during imports gives no traceback."""

import signal
import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command line; Ctrl-C during imports ends the process without a traceback."""
    python_handles_it = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if python_handles_it:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from motherlode.cli import command_line

    if python_handles_it:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    return command_line.run(argv)


if __name__ == "__main__":
    sys.exit(main())

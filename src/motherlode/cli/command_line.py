"""A command line: reads arguments, runs a subcommand, says what is wrong.

Exit codes: 0 done, 1 a record that doesn't verify, 2 bad input (one line says what), 70 a fault
of ours, or a process of the lab that was ended, 130 interrupted, 141 nobody reads the output any
more.
"""

import contextlib
import os
import sys
from collections.abc import Sequence

from motherlode.cli import (
    about,
    analyse,
    balance,
    bench,
    content,
    crash_test,
    lab,
    ladder,
    match,
    play,
    replay,
    rules,
    serve,
    sweep,
    verify,
)
from motherlode.cli.arguments import Parser
from motherlode.cli.extras import install_command, missing_extra
from motherlode.cli.screen import complain, tame_streams
from motherlode.cli.text import phrase
from motherlode.kernel.errors import MotherlodeError
from motherlode.lab.runs.local_pool import WorkerDied

COMMANDS = (
    serve,
    play,
    replay,
    verify,
    analyse,
    rules,
    content,
    match,
    lab,
    ladder,
    balance,
    sweep,
    bench,
    crash_test,
    about,
)

BAD_INPUT = 2
FAULT = 70
INTERRUPTED = 130
CLOSED_PIPE = 141


def parser() -> Parser:
    top = Parser(prog="motherlode", description=phrase("help.motherlode"))
    subparsers = top.add_subparsers(metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add(subparsers)
    return top


def run(argv: Sequence[str] | None = None) -> int:
    """Runs a command line; whatever happens, what the user gets is words and an exit code."""
    tame_streams()
    try:
        arguments = parser().parse_args(argv)
        code = int(arguments.run(arguments))
        sys.stdout.flush()
        return code
    except MotherlodeError as error:
        return complain(str(error), BAD_INPUT)
    except KeyboardInterrupt:
        return complain(phrase("errors.interrupted"), INTERRUPTED)
    except BrokenPipeError:
        _let_go_of_stdout()
        return CLOSED_PIPE
    except OSError as error:
        _let_go_of_stdout()
        return complain(phrase("errors.system", what=error.strerror or error), BAD_INPUT)
    except ModuleNotFoundError as error:
        return _complain_of_missing(error)
    except WorkerDied:
        return complain(phrase("errors.worker"), FAULT)
    except Exception as error:
        return _complain_of_fault(error)


def _complain_of_missing(error: ModuleNotFoundError) -> int:
    """Says which extra brings a package that isn't installed."""
    extra = missing_extra(error)
    if extra is None:
        return _complain_of_fault(error)
    command = install_command(extra)
    return complain(phrase("errors.extra", package=error.name, command=command), BAD_INPUT)


def _complain_of_fault(error: Exception) -> int:
    if os.environ.get("MOTHERLODE_DEBUG"):
        raise error
    return complain(phrase("errors.fault", kind=type(error).__name__, what=str(error)), FAULT)


def _let_go_of_stdout() -> None:
    """Keeps the interpreter from writing there once more as it ends."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

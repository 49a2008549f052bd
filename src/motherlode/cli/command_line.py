"""Runs a command line: parses arguments, runs a subcommand, reports errors.

Exit codes: 0 success; 1 a check failed (a record doesn't verify, a gate is missed, a move was
lost); 2 bad input; 70 an internal error, or a worker process that died; 130 interrupted; 141 the
output was closed.
"""

import contextlib
import os
import sys
from collections.abc import Sequence

from motherlode.cli import (
    about,
    analyse,
    backup,
    balance,
    bench,
    content,
    doctor,
    export_games,
    import_games,
    lab_run,
    ladder,
    learn,
    lessons,
    match,
    play,
    preview,
    prune,
    replay,
    restore,
    rolling_upgrade,
    rules,
    serve,
    server_crash_test,
    settings,
    sweep,
    upgrade,
    verify,
)
from motherlode.cli.base_argument_parser import Parser
from motherlode.cli.console_output import make_streams_safe, report_error
from motherlode.cli.translated_texts import phrase
from motherlode.kernel.errors import MotherlodeError
from motherlode.lab.runs.local_pool import WorkerDied
from motherlode.optional_packages import install_command, missing_extra

COMMANDS = (
    serve,
    settings,
    doctor,
    backup,
    restore,
    prune,
    export_games,
    import_games,
    play,
    learn,
    lessons,
    preview,
    replay,
    verify,
    analyse,
    rules,
    content,
    match,
    lab_run,
    ladder,
    balance,
    sweep,
    bench,
    server_crash_test,
    rolling_upgrade,
    upgrade,
    about,
)

BAD_INPUT = 2
INTERNAL_ERROR = 70
INTERRUPTED = 130
CLOSED_PIPE = 141


def parser() -> Parser:
    """The parser of the whole command line."""
    top = Parser(prog="motherlode", description=phrase("help.motherlode"))
    subparsers = top.add_subparsers(metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add(subparsers)
    return top


def run(argv: Sequence[str] | None = None) -> int:
    """Runs a command line; turns every error into a one-line message and an exit code."""
    make_streams_safe()
    try:
        arguments = parser().parse_args(argv)
        code = int(arguments.run(arguments))
        sys.stdout.flush()
        return code
    except MotherlodeError as error:
        return report_error(str(error), BAD_INPUT)
    except KeyboardInterrupt:
        return report_error(phrase("errors.interrupted"), INTERRUPTED)
    except BrokenPipeError:
        _discard_stdout()
        return CLOSED_PIPE
    except OSError as error:
        _discard_stdout()
        return report_error(phrase("errors.system", what=error.strerror or error), BAD_INPUT)
    except ModuleNotFoundError as error:
        return _report_missing_package(error)
    except WorkerDied:
        return report_error(phrase("errors.worker"), INTERNAL_ERROR)
    except Exception as error:
        return _report_internal_error(error)


def _report_missing_package(error: ModuleNotFoundError) -> int:
    """Reports a missing package with the command that installs it; returns the exit code."""
    extra = missing_extra(error)
    if extra is None:
        return _report_internal_error(error)
    command = install_command(extra)
    return report_error(phrase("errors.extra", package=error.name, command=command), BAD_INPUT)


def _report_internal_error(error: Exception) -> int:
    """Reports an internal error in one line; raises `error` if MOTHERLODE_DEBUG is set."""
    if os.environ.get("MOTHERLODE_DEBUG"):
        raise error
    text = phrase("errors.fault", kind=type(error).__name__, what=str(error))
    return report_error(text, INTERNAL_ERROR)


def _discard_stdout() -> None:
    """Redirects standard output to nowhere, so that flushing it at exit can't fail."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

"""`motherlode rolling-upgrade`: rehearses the upgrade of two servers, in turn, under load.

It plays on a temporary PostgreSQL and touches no server of anybody.
"""

import asyncio
import json
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from motherlode.cli.base_argument_parser import (
    Arguments,
    Subparsers,
    add_command,
    add_json,
    whole_number,
)
from motherlode.cli.console_output import console, report_error
from motherlode.cli.import_load_tests import load_module
from motherlode.cli.translated_texts import phrase
from motherlode.kernel.errors import MotherlodeError

UNSAFE = 1


class NoSuchVersion(MotherlodeError):
    """The Python that was given can't start a server."""


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "rolling-upgrade")
    parser.add_argument(
        "--to", metavar="PYTHON", default=sys.executable, help=phrase("help.upgrade_to")
    )
    for flag, most, default in (("tables", 500, 10), ("rounds", 100, 1), ("within", 600, 5)):
        metavar = "S" if flag == "within" else "N"
        help = phrase(f"help.{'crash' if flag == 'tables' else 'upgrade'}_{flag}")
        read = whole_number(1, most)
        parser.add_argument(f"--{flag}", metavar=metavar, type=read, default=default, help=help)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Rehearses the upgrade; returns 1 if a move was lost or a client was away for too long."""
    load_module("rolling_upgrade")
    require_server(arguments.to)
    with console(stderr=True).status(phrase("upgrade_rehearsal.working", rounds=arguments.rounds)):
        report = rehearse(arguments)
    report.within_s = float(arguments.within)
    if arguments.json:
        print(json.dumps(report.as_data()))
    elif not report.faults:
        print(phrase("upgrade_rehearsal.fine", **report.as_data()))
    if report.faults:
        what = "; ".join(report.faults[:5])
        return report_error(phrase("upgrade_rehearsal.faults", what=what), UNSAFE)
    return 0


def require_server(python: str) -> None:
    """Raises NoSuchVersion unless a Python can import the server."""
    command = [python, "-c", "import motherlode.server.run"]
    try:
        environment = load_module("launch").environment_for(python)
        done = subprocess.run(command, capture_output=True, text=True, env=environment)
        last_line = done.stderr.strip().split("\n")[-1]
        problem = (last_line or f"exit code {done.returncode}") if done.returncode else ""
    except OSError as error:
        problem = str(error.strerror)
    if problem:
        text = phrase("upgrade_rehearsal.no_python", python=python, what=problem)
        raise NoSuchVersion(text)


def rehearse(arguments: Arguments) -> Any:
    """Runs two servers of this version on a temporary PostgreSQL and upgrades them."""
    launch, rolling_upgrade = load_module("launch"), load_module("rolling_upgrade")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        postgres = launch.Postgres()
        stack.callback(postgres.stop)
        servers = [
            stack.enter_context(launch.Server(postgres.address, folder / f"server{i}.log"))
            for i in range(2)
        ]

        def change(server: Any) -> None:
            server.python = arguments.to

        given = (servers, arguments.tables, arguments.rounds, change)
        return asyncio.run(rolling_upgrade.rehearse(*given))

"""`motherlode crash-test`: kills servers under load; checks that no acknowledged move is lost."""

import asyncio
import json
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

LOST = 1


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "crash-test")
    parser.add_argument(
        "--kills",
        metavar="N",
        type=whole_number(1, 1000),
        default=20,
        help=phrase("help.crash_kills"),
    )
    parser.add_argument(
        "--tables",
        metavar="N",
        type=whole_number(1, 500),
        default=10,
        help=phrase("help.crash_tables"),
    )
    parser.add_argument("--postgres", action="store_true", help=phrase("help.bench_postgres"))
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Runs the crash test; returns 1 if a move was lost."""
    with console(stderr=True).status(phrase("crash.working", kills=arguments.kills)):
        report = run_crash_test(arguments)
    if arguments.json:
        print(json.dumps(report.as_data()))
    elif not report.lost:
        print(phrase("crash.fine", **report.as_data()))
    if report.lost:
        return report_error(phrase("crash.lost", what="; ".join(report.lost[:5])), LOST)
    return 0


def run_crash_test(arguments: Arguments) -> Any:
    """Kills one server on SQLite, or two on a temporary PostgreSQL; returns the report."""
    launch, crash_run = load_module("launch"), load_module("crash_run")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database, count, store = str(folder / "crash.db"), 1, "sqlite"
        if arguments.postgres:
            postgres = launch.Postgres()
            stack.callback(postgres.stop)
            database, count, store = postgres.address, 2, "postgresql"
        servers = [
            stack.enter_context(launch.Server(database, folder / f"server{i}.log"))
            for i in range(count)
        ]
        return asyncio.run(crash_run.crash(servers, store, arguments.kills, arguments.tables))
